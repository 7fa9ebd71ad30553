"""Each hand-written limit, with a body that just keeps it and one that just breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.files import Upload
from sandbox.model import ComponentType as C
from sandbox.model import Json, MessageFlag
from sandbox.rules import check_choices, check_commands, check_message, check_modal
from sandbox.rules.messages import Draft
from sandbox.spec import Spec

V2 = int(MessageFlag.IS_COMPONENTS_V2)
ONE = {"label": "x", "value": "v"}


def button(**changes: Any) -> Json:
    return {"type": int(C.BUTTON), "style": 1, "label": "Go", "custom_id": "go", **changes}


def link(**changes: Any) -> Json:
    return {"type": int(C.BUTTON), "style": 5, "label": "x", "url": "https://example.org", **changes}


def row(*components: Json) -> Json:
    return {"type": int(C.ACTION_ROW), "components": list(components or (button(),))}


def buttons(count: int, start: int = 0) -> list[Json]:
    return [button(custom_id=f"b{number}") for number in range(start, start + count)]


def options(count: int) -> list[Json]:
    return [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]


def select(**changes: Any) -> Json:
    return {"type": int(C.STRING_SELECT), "custom_id": "pick", "options": options(3), **changes}


def people(**changes: Any) -> Json:
    return {"type": int(C.USER_SELECT), "custom_id": "who", **changes}


def text(content: str = "words") -> Json:
    return {"type": int(C.TEXT_DISPLAY), "content": content}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    return {"type": int(C.SECTION), "components": list(texts or (text(),)), "accessory": accessory or button()}


def gallery(count: int = 1, **item: Any) -> Json:
    media = {"media": {"url": "https://example.org/x.png"}, **item}
    return {"type": int(C.MEDIA_GALLERY), "items": [media] * count}


def container(*components: Json) -> Json:
    return {"type": int(C.CONTAINER), "components": list(components or (text(),))}


def classic(*components: Json, **fields: Any) -> Json:
    return {"content": "hello", "components": list(components), **fields}


def v2(*components: Json, **fields: Any) -> Json:
    return {"flags": V2, "components": list(components), **fields}


def embeds(count: int = 1, **fields: Any) -> Json:
    return {"embeds": [{"title": "t", **fields}] * count}


def field(**changes: Any) -> list[Json]:
    return [{"name": "n", "value": "v", **changes}]


KEPT_AND_BROKEN: dict[str, tuple[Json, Json]] = {
    "content": ({"content": "x" * 2000}, {"content": "x" * 2001}),
    "empty message": ({"content": "x"}, {}),
    "embeds": (embeds(10), embeds(11)),
    "embed title": (embeds(title="x" * 256), embeds(title="x" * 257)),
    "embed description": (embeds(description="x" * 4096), embeds(description="x" * 4097)),
    "embed fields": (embeds(fields=field() * 25), embeds(fields=field() * 26)),
    "embed field name": (embeds(fields=field(name="x" * 256)), embeds(fields=field(name="x" * 257))),
    "embed field value": (embeds(fields=field(value="x" * 1024)), embeds(fields=field(value=""))),
    "embed footer": (embeds(footer={"text": "x" * 2048}), embeds(footer={"text": "x" * 2049})),
    "embed author": (embeds(author={"name": "x" * 256}), embeds(author={"name": "x" * 257})),
    "embeds in all": (embeds(2, description="x" * 2999), embeds(2, description="x" * 3000)),
    "rows": (
        classic(*[row(button(custom_id=f"{n}")) for n in range(5)]),
        classic(*[row(button(custom_id=f"{n}")) for n in range(6)]),
    ),
    "only rows without the flag": (classic(row()), classic(text())),
    "row of buttons": (classic(row(*buttons(5))), classic(row(*buttons(6)))),
    "empty row": (classic(row()), classic({"type": 1, "components": []})),
    "select alone in its row": (classic(row(select())), classic(row(select(), button()))),
    "custom_id length": (classic(row(button(custom_id="x" * 100))), classic(row(button(custom_id="x" * 101)))),
    "custom_id unique": (classic(row(*buttons(2))), classic(row(button(), button()))),
    "component id unique": (classic(row(button(id=7))), classic(row(button(id=7), button(id=7, custom_id="b")))),
    "button label": (classic(row(button(label="x" * 80))), classic(row(button(label="x" * 81)))),
    "button face": (classic(row(button(label=None, emoji={"name": "🎲"}))), classic(row(button(label=None)))),
    "button custom_id": (classic(row()), classic(row(button(custom_id=None)))),
    "link button": (classic(row(link())), classic(row(link(url=None)))),
    "link without custom_id": (classic(row(link())), classic(row(link(custom_id="x")))),
    "button url": (classic(row(link(url="x" * 512))), classic(row(link(url="x" * 513)))),
    "options": (classic(row(select(options=options(25)))), classic(row(select(options=options(26))))),
    "option values unique": (classic(row(select())), classic(row(select(options=options(1) * 2)))),
    "option label": (
        classic(row(select(options=[{**ONE, "label": "x" * 100}]))),
        classic(row(select(options=[{**ONE, "label": "x" * 101}]))),
    ),
    "option value": (
        classic(row(select(options=[{**ONE, "value": "v" * 100}]))),
        classic(row(select(options=[{**ONE, "value": "v" * 101}]))),
    ),
    "option description": (
        classic(row(select(options=[{**ONE, "description": "d" * 100}]))),
        classic(row(select(options=[{**ONE, "description": "d" * 101}]))),
    ),
    "placeholder": (classic(row(select(placeholder="x" * 150))), classic(row(select(placeholder="x" * 151)))),
    "select custom_id": (classic(row(select())), classic(row(select(custom_id=None)))),
    "max_values in options": (classic(row(select(max_values=3))), classic(row(select(max_values=4)))),
    "min over max": (
        classic(row(select(min_values=2, max_values=2))),
        classic(row(select(min_values=2, max_values=1))),
    ),
    "max_values": (classic(row(people(max_values=25))), classic(row(people(max_values=26)))),
    "defaults": (
        classic(row(select(options=[{**option, "default": number < 1} for number, option in enumerate(options(3))]))),
        classic(row(select(options=[{**option, "default": number < 2} for number, option in enumerate(options(3))]))),
    ),
    "field of a form in a message": (classic(row()), classic(row({"type": 4, "custom_id": "x", "label": "x"}))),
    "components in all": (v2(*[text("x")] * 40), v2(*[text("x")] * 41)),
    "components nested": (v2(container(*[text("x")] * 39)), v2(container(*[text("x")] * 40))),
    "text in all": (v2(text("x" * 2000), text("x" * 2000)), v2(text("x" * 2000), text("x" * 2001))),
    "no content with the flag": (v2(text()), v2(text(), content="x")),
    "no embeds with the flag": (v2(text()), v2(text(), embeds=[{"title": "x"}])),
    "section texts": (v2(section(text(), text(), text())), v2(section(text(), text(), text(), text()))),
    "gallery items": (v2(gallery(10)), v2(gallery(11))),
    "gallery alt text": (v2(gallery(description="x" * 1024)), v2(gallery(description="x" * 1025))),
    "container at the top": (v2(container()), v2(container(container()))),
    "thumbnail alt text": (
        v2(section(accessory={"type": 11, "media": {"url": "https://x.org/x"}, "description": "x" * 1024})),
        v2(section(accessory={"type": 11, "media": {"url": "https://x.org/x"}, "description": "x" * 1025})),
    ),
    "picture that was not sent": (v2(gallery()), v2(gallery(media={"url": "attachment://lost.png"}))),
    "embed picture that was not sent": (embeds(), embeds(image={"url": "attachment://lost.png"})),
    "attachment description": (
        classic(attachments=[{"id": 0, "description": "x" * 1024}]),
        classic(attachments=[{"id": 0, "description": "x" * 1025}]),
    ),
    "attachments": (classic(attachments=[{"id": 0}] * 10), classic(attachments=[{"id": 0}] * 11)),
    "mentions": (
        classic(allowed_mentions={"parse": ["users"]}),
        classic(allowed_mentions={"parse": ["users"], "users": ["1"]}),
    ),
    "mentioned users": (
        classic(allowed_mentions={"users": [str(n) for n in range(100)]}),
        classic(allowed_mentions={"users": [str(n) for n in range(101)]}),
    ),
}


@pytest.mark.parametrize("limit", KEPT_AND_BROKEN)
def test_message_limit(limit: str) -> None:
    kept, broken = KEPT_AND_BROKEN[limit]
    assert check_message(Draft(kept)) == []
    assert check_message(Draft(broken)) != []


def file(index: int = 0) -> Upload:
    return Upload(index, f"{index}.png", b"x")


def test_files_of_a_message() -> None:
    assert check_message(Draft({}, [file(number) for number in range(10)])) == []
    assert check_message(Draft({}, [file(number) for number in range(11)]))
    shown = v2(gallery(media={"url": "attachment://0.png"}))
    assert check_message(Draft(shown, [file()])) == []
    assert check_message(Draft(shown, kept=[{"filename": "0.png"}])) == []


def test_edit_of_a_components_message() -> None:
    before = {"flags": V2, "content": "", "embeds": []}
    assert check_message(Draft({"components": [text()], "attachments": []}, [file()], before)) == []
    assert check_message(Draft({"components": [text()]}, [file()], before))
    assert check_message(Draft({"content": "legacy"}, (), before))


def test_edit_that_turns_a_classic_message_into_components() -> None:
    before = {"flags": 0, "content": "old", "embeds": []}
    emptied = v2(text(), content=None, embeds=[])
    assert check_message(Draft(emptied, (), before)) == []
    assert check_message(Draft(v2(text()), (), before))


def test_flags_of_a_response() -> None:
    assert check_message(Draft({"content": "x", "flags": int(MessageFlag.EPHEMERAL)}, is_response=True)) == []
    assert check_message(Draft({"content": "x", "flags": int(MessageFlag.LOADING)}, is_response=True))


def label(component: Json | None = None, **changes: Any) -> Json:
    return {"type": int(C.LABEL), "label": "Name", "component": component or entry(), **changes}


def entry(**changes: Any) -> Json:
    return {"type": int(C.TEXT_INPUT), "custom_id": "name", "style": 1, **changes}


def form(*components: Json, **changes: Any) -> Json:
    return {"title": "Form", "custom_id": "form", "components": list(components or (label(),)), **changes}


def group(kind: C, count: int, **changes: Any) -> Json:
    return label({"type": int(kind), "custom_id": "g", "options": options(count), **changes})


FORMS: dict[str, tuple[Json, Json]] = {
    "title": (form(title="x" * 45), form(title="x" * 46)),
    "no title": (form(), form(title=None)),
    "custom_id": (form(custom_id="x" * 100), form(custom_id="x" * 101)),
    "components": (
        form(*[label(entry(custom_id=str(n))) for n in range(5)]),
        form(*[label(entry(custom_id=str(n))) for n in range(6)]),
    ),
    "no components": (form(), {"title": "x", "custom_id": "x", "components": []}),
    "label": (form(label(label="x" * 45)), form(label(label="x" * 46))),
    "label description": (form(label(description="x" * 100)), form(label(description="x" * 101))),
    "label without field": (form(), form({"type": 18, "label": "x"})),
    "value": (form(label(entry(value="x" * 4000))), form(label(entry(value="x" * 4001)))),
    "placeholder": (form(label(entry(placeholder="x" * 100))), form(label(entry(placeholder="x" * 101)))),
    "disabled": (form(label(select())), form(label(select(disabled=True)))),
    "optional": (form(label(select(min_values=0, required=False))), form(label(select(min_values=0)))),
    "radio options": (form(group(C.RADIO_GROUP, 10)), form(group(C.RADIO_GROUP, 11))),
    "one radio option": (form(group(C.RADIO_GROUP, 2)), form(group(C.RADIO_GROUP, 1))),
    "checkboxes": (form(group(C.CHECKBOX_GROUP, 10)), form(group(C.CHECKBOX_GROUP, 11))),
    "button in a form": (form(), form(row())),
}


@pytest.mark.parametrize("limit", FORMS)
def test_form_limit(limit: str) -> None:
    kept, broken = FORMS[limit]
    assert check_modal(kept) == []
    assert check_modal(broken) != []


def command(**changes: Any) -> Json:
    return {"name": "play", "description": "Play", "type": 1, **changes}


def option(**changes: Any) -> Json:
    return {"name": "game", "description": "Which", "type": 3, **changes}


def many(count: int, kind: int) -> list[Json]:
    return [command(name=f"c{number}", type=kind) for number in range(count)]


def choices(count: int, **changes: Any) -> list[Json]:
    return [{"name": f"n{number}", "value": f"v{number}", **changes} for number in range(count)]


def large(size: int) -> Json:
    """A command of `size` characters in all, the longest translation of each text counting."""
    longest = {"description_localizations": {"it": "y" * 100}}
    extra = [option(name=f"o{number}", description="x", choices=choices(25, value="v" * 96)) for number in range(3)]
    used = 4 + 100 + sum(2 + 1 + sum(len(c["name"]) + 96 for c in part["choices"]) for part in extra)
    return command(
        **longest, options=[*extra, option(name="p" * 2, description="x" * 1, choices=filler(size - used - 3))]
    )


def filler(size: int) -> list[Json]:
    count = -(-size // 100)
    lengths = [size // count + (number < size % count) for number in range(count)]
    return [{"name": f"{number:02}", "value": "v" * (length - 2)} for number, length in enumerate(lengths)]


COMMANDS: dict[str, tuple[list[Json], list[Json]]] = {
    "slash commands": (many(100, 1), many(101, 1)),
    "user commands": (many(15, 2), many(16, 2)),
    "message commands": (many(15, 3), many(16, 3)),
    "name unique": ([command()], [command(), command()]),
    "name length": ([command(name="x" * 32)], [command(name="x" * 33)]),
    "lower case": ([command(name="jugar")], [command(name="Jugar")]),
    "no spaces": ([command(name="über-mich")], [command(name="two words")]),
    "translated name": ([command(name_localizations={"it": "gioca"})], [command(name_localizations={"it": "Gioca!"})]),
    "description": ([command(description="x" * 100)], [command(description="x" * 101)]),
    "no description": ([command()], [command(description="")]),
    "translated description": (
        [command(description_localizations={"it": "x" * 100})],
        [command(description_localizations={"it": "x" * 101})],
    ),
    "options": (
        [command(options=[option(name=f"o{n}") for n in range(25)])],
        [command(options=[option(name=f"o{n}") for n in range(26)])],
    ),
    "option unique": ([command(options=[option()])], [command(options=[option(), option()])]),
    "required first": (
        [command(options=[option(name="a", required=True), option()])],
        [command(options=[option(), option(name="a", required=True)])],
    ),
    "choices": ([command(options=[option(choices=choices(25))])], [command(options=[option(choices=choices(26))])]),
    "choice name": (
        [command(options=[option(choices=choices(1, name="x" * 100))])],
        [command(options=[option(choices=choices(1, name="x" * 101))])],
    ),
    "choices or autocomplete": (
        [command(options=[option(autocomplete=True)])],
        [command(options=[option(autocomplete=True, choices=choices(1))])],
    ),
    "size": ([large(8000)], [large(8001)]),
}


@pytest.mark.parametrize("limit", COMMANDS)
def test_command_limit(limit: str) -> None:
    kept, broken = COMMANDS[limit]
    assert check_commands(kept) == []
    assert check_commands(broken) != []


@pytest.mark.parametrize(
    ("kept", "broken"),
    [
        (choices(25), choices(26)),
        (choices(1, name="x" * 100), choices(1, name="x" * 101)),
        (choices(1, value="x" * 100), choices(1, value="x" * 101)),
    ],
)
def test_autocomplete_limit(kept: list[Json], broken: list[Json]) -> None:
    assert check_choices({"choices": kept}) == []
    assert check_choices({"choices": broken}) != []


def test_what_the_rules_let_pass_fits_discords_description(spec: Spec | None) -> None:
    if spec is None:
        pytest.skip("Discord's API description is not at hand")
    for limit, (kept, _) in KEPT_AND_BROKEN.items():
        assert spec.check_request("POST", "/channels/{channel_id}/messages", kept) == [], limit


def test_description_names_the_part_that_does_not_fit(spec: Spec | None) -> None:
    if spec is None:
        pytest.skip("Discord's API description is not at hand")
    (problem,) = spec.check_request("POST", "/channels/{channel_id}/messages", classic(row(button(label="x" * 81))))
    assert problem.path == ("components", 0, "components", 0, "label")
    assert spec.check_request("POST", "/nowhere", {}) == []
    assert spec.check_answer("GET", "/users/@me", 200, {})
