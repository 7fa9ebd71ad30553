"""The command `translations`: what it lists and what it finds wrong. No language has mistakes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.translations import command
from bot.translations.checks import Term, categories, check, check_message, read_terms
from bot.translations.messages import take_apart
from bot.translations.texts import PAGE, Texts, all_texts
from cogs.commands import COMMANDS
from games.core.catalogue import LANGUAGES, message_sources
from games.core.pseudo import PLURALS, give_other_plurals
from games.core.translation import FOLLOWING, digest, parse_record, record_text
from sandbox.web_files import WEB

ENGLISH = "x = { $n ->\n    [one] { $who } has an egg\n   *[other] { $who } has { $n } eggs\n}"


def found(source: str, language: str = "de", english: str = ENGLISH, key: str = "x", **terms: Term) -> list[str]:
    """What is grave comes with an exclamation mark."""
    told = check_message(key, english, source, language, terms)
    return [f"{what}{'!' if grave else ''}" for what, grave in told]


def plural(**cases: str) -> str:
    """A message with these cases, the last of which is the usual one."""
    *special, usual = cases.items()
    lines = [*(f"    [{name}] {words}" for name, words in special), f"   *[{usual[0]}] {usual[1]}"]
    return "x = { $n ->\n" + "\n".join(lines) + "\n}"


WHO = "{ $who } x { $n }"


@pytest.mark.parametrize(("source", "language", "told"), [
    (plural(one="{ $who } hat ein Ei", other="{ $who } hat { $n } Eier"), "de", ""),
    (plural(one="{ $who } hat ein Ei", other="hat { $n } Eier").replace("$who", "$wer"), "de", "knows no { $wer }"),
    (plural(one="hat ein Ei", other="hat { $n } Eier"), "de", "lacks { $who }"),
    ("x = { $n ->\n    [one] no end", "de", "cannot be read"),
    (plural(one=WHO, few=WHO, other=WHO), "de", "few is no plural"),
    (plural(one=WHO, few=WHO, many=WHO, other=WHO), "pl", ""),
    (plural(one=WHO, few=WHO, other=WHO), "pl", ""),
    (plural(one=WHO, other=WHO), "pl", "nothing for few, many, such as 2, 0"),
    (plural(one="{ $who } x", few=WHO, many=WHO, other=WHO), "ru", "one is also said of 21: name the number, or"),
    (plural(one="{ $who } x", other=WHO), "fr", "one is also said of 1"),
    ("x = { $n ->\n    [1] { $who } x\n    [one] x { $n }\n    [few] { $n } y\n   *[other] { $n } z\n}", "ru", ""),
    ("x = { $who }: { $n }", "ja", ""),
])
def test_placeholders_and_plurals_are_those_of_the_language(source: str, language: str, told: str) -> None:
    what = found(source, language)
    assert (told in what[0] and what[0].endswith("!")) if told else what == []


def test_the_plurals_of_a_language_are_those_that_numbers_have() -> None:
    assert categories("es").keys() == {"one", "other"}, "`many` begins at a million"
    assert categories("ru").keys() == {"one", "few", "many"} and categories("ru")["one"][:3] == [1, 21, 31]


@pytest.mark.parametrize(("key", "words", "told"), [
    ("cogs-cmd-play", "spielen", ""), ("cogs-cmd-play", "Spielen", "no name for a command"),
    ("cogs-cmd-play", "ein spiel", "no name for a command"), ("cogs-opt-game", "x" * 33, "no name for a command"),
    ("cogs-cmd-play-about", "x" * 101, "at most 100"), ("cogs-button-join", "x" * 81, "at most 80"),
    ("cogs-words-title", "x" * 46, "at most 45"), ("cogs-setting-tips-on", "x" * 101, "at most 100"),
])
def test_what_discord_would_refuse_is_grave(key: str, words: str, told: str) -> None:
    what = found(f"{key} = {words}", english=f"{key} = {words.lower()[:20]}", key=key)
    assert (told in what[0] and what[0].endswith("!")) if told else what == []


@pytest.mark.parametrize(("key", "english", "words", "told"), [
    ("cogs-button-join", "Join the table, all of you, if you like", "x" * 39, "a phone shows 38"),
    ("a", "Short", "x" * 17, ""), ("a", "Short", "x" * 18, "18 characters, 5 in English"),
    ("a", "x" * 50, "x" * 70, ""), ("a", "x" * 50, "x" * 71, "longer than tested"),
    ("draw-a-title", "Fiefs", "Lehen", ""), ("draw-a-title", "Fiefs", "Lehensgüter", "pixels wide"),
    ("draw-a-alt-title", "Fiefs", "Lehensgüter", ""),
])
def test_what_is_longer_than_the_pseudo_language_is_worth_a_look(
    key: str, english: str, words: str, told: str
) -> None:
    what = found(f"{key} = {words}", english=f"{key} = {english}", key=key)
    assert (told in what[0] and not what[0].endswith("!")) if told else what == []


def choices_of_commands() -> Iterator[str]:
    """Yield the keys of the choices of all commands. Discord refuses every command if one of them is too long."""
    for each in COMMANDS:
        for one in each.commands if isinstance(each, app_commands.Group) else (each,):
            for option in getattr(one, "parameters", ()):
                yield from (str(choice._locale_name.extras["key"]) for choice in option.choices if choice._locale_name)


@pytest.mark.parametrize("key", sorted(set(choices_of_commands())))
def test_a_choice_that_discord_would_refuse_is_grave(key: str) -> None:
    assert any(told.endswith("!") for told in found(f"{key} = {101 * 'x'}", english=f"{key} = y", key=key))
    assert not any(told.endswith("!") for told in found(f"{key} = {100 * 'x'}", english=f"{key} = y", key=key))


def test_a_message_is_taken_apart() -> None:
    message = take_apart("x = { $n ->\n    [one] an egg\n   *[other] { $n } eggs\n} of { owl } {\"\"}")
    assert message.ways == ("an egg of", "an egg", "eggs") and message.references == {"owl"}
    assert message.variables == {"n"} and message.longest == "an egg of"
    assert take_apart("x = plain words\n").ways == take_apart("# why\nx = plain words\n").ways == ("plain words",)


def texts(folder: Path, english: dict[str, str], own: dict[str, str]) -> Texts:
    return Texts("somewhere", english, own, folder / "de.from", folder / "de.terms")


def test_a_term_is_called_alike_everywhere(tmp_path: Path) -> None:
    (tmp_path / "de.terms").write_text("# of the rulebook\ntrick = Stich | Stech ; b-.*\n", encoding="utf-8")
    english = {key: f"{key} = Win two tricks" for key in ("a", "b-1", "c")}
    one = texts(tmp_path, english, {"a": "a = Zwei Runden", "b-1": "b-1 = Zwei Runden", "c": "c = Zwei Stiche"})
    assert [(finding.key, finding.what, finding.grave) for finding in check(one, "de")] == [
        ("a", "trick is called stich or stech elsewhere", False)
    ]
    assert read_terms(texts(tmp_path / "none", {}, {})) == {}


def test_the_holes_of_the_page_are_compared(tmp_path: Path) -> None:
    one = Texts(PAGE, {"a": "Hi {name}", "b": "{n}"}, {"a": "Hallo {nam}", "b": "{n}"}, tmp_path, tmp_path)
    assert sorted(finding.what for finding in check(one, "de")) == [
        "has not the same holes as English: {name}", "has not the same holes as English: {nam}"
    ]


def test_what_is_left_of_the_page_can_be_put_into_its_file() -> None:
    (page,) = [one for one in all_texts("xx") if one.folder == PAGE]
    _, *lines = "".join(command.left(page)).splitlines()
    assert json.loads(f"{{{','.join(lines)}}}") == json.loads((WEB / "words.en.json").read_text(encoding="utf-8"))


@pytest.fixture
def lagging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """A folder in which a message is missing, one has changed, one is new, and one is wrong; nothing else is there."""
    english = {key: f"{key} = English of { key }" for key in ("old", "changed", "new", "missing")}
    english["wrong"] = "wrong = { $n }"
    own = {key: f"{key} = Deutsch" for key in ("old", "changed", "new", "wrong", "gone")}
    one = texts(tmp_path, english, own)
    record = {"old": english["old"], "changed": "changed = before", "wrong": english["wrong"], "gone": "gone = x"}
    one.record.write_text(record_text({key: digest(source) for key, source in record.items()}), encoding="utf-8")
    monkeypatch.setattr(command, "all_texts", lambda language: iter([one]))
    yield one


def run(*, todo: bool = False, accept: list[str] | None = None, language: str = "de") -> int:
    return command.run(language, todo=todo, accept=accept, every=False)


def test_the_command_lists_what_is_not_up_to_date(lagging: Texts, capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 1
    assert capsys.readouterr().out.splitlines() == [
        "German (de)", "somewhere: 4 of 5", "  1 missing: missing", "  1 changed since: changed",
        "  1 not recorded yet: new", "  1 gone from English: gone", "  WRONG wrong: lacks { $n }",
    ]
    assert run(todo=True) == 0
    assert capsys.readouterr().out == (
        "### somewhere\nmissing = English of missing\n# changed = Deutsch\nchanged = English of changed\n"
    )
    assert run(language="none-such") == 2


def test_what_is_accepted_counts_as_made_from_the_english_of_today(lagging: Texts) -> None:
    """A changed message is accepted by its name only, so that none is by mistake."""
    assert run(accept=[]) == 0
    standing = lagging.standing
    assert (standing.new, standing.changed) == ((), ("changed",))
    assert "gone" not in parse_record(lagging.record.read_text(encoding="utf-8"))
    assert run(accept=["changed", "chnaged"]) == 2 and "changed" in lagging.standing.changed
    assert run(accept=["changed"]) == 0 and lagging.standing.changed == ()


def test_of_a_language_that_is_complete_without_it_nothing_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = texts(tmp_path, {"a": "a = b"}, {"a": "a = c"})
    monkeypatch.setattr(command, "all_texts", lambda language: iter([one]))
    assert run(accept=[]) == 2 and not one.record.exists()


@pytest.mark.parametrize("typed", ["ES", "es-MX"])
def test_a_language_is_found_by_its_code_however_it_is_typed(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(typed, todo=False, accept=None, every=False) == 0
    assert "Spanish (es)" in capsys.readouterr().out


def test_a_folder_of_every_kind_is_looked_at() -> None:
    folders = {one.folder: one for one in all_texts("es")}
    assert {"games.core.texts", "tables.texts", "cogs.texts", "games.cli.texts", PAGE} <= folders.keys()
    assert len(folders) == 15
    assert all(one.english.keys() == one.own.keys() for one in folders.values())


@pytest.mark.parametrize("folder", ["cogs.texts", "tables.texts", "games.northwood.texts"])
def test_english_becomes_right_in_a_language_with_other_plurals(folder: str) -> None:
    """The pseudo-language, made from the English messages, has no mistakes by the rules of its plurals."""
    counted = {key: source for key, source in message_sources(folder, "en") if "[one]" in source}
    assert len(counted) > 5
    for key, source in counted.items():
        other = give_other_plurals(source)
        assert {"one", "few", "many"} <= {case.key for one in take_apart(other).selectors for case in one.variants}
        assert found(other, PLURALS, source, key) == [], key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_has_mistakes(language: str) -> None:
    for one in all_texts(language):
        assert [finding for finding in check(one, language) if finding.grave] == []
        assert one.standing.gone == () and (one.standing.new == () or language not in FOLLOWING)


QUOTED = re.compile(r"\*\*([^*{}]+)\*\*|“([^”{}]+)”|(?<!\*)\*([^*{}]+)\*(?!\*)")
"""Matches a name in bold type, in quotation marks or in italics."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_button_is_called_by_its_label_where_people_are_told_to_press_it(language: str) -> None:
    """Where English names a button, so does the translation, by the words that are on it."""
    english, own = ({**dict(message_sources("cogs.texts", one)), **dict(message_sources("tables.texts", one))}
                    for one in ("en", language))
    labels: dict[str, set[str]] = {}
    for key in english.keys() & own.keys():
        if key.startswith(("cogs-button-", "cogs-find-", "cogs-where-")) and not take_apart(english[key]).variables:
            labels.setdefault(take_apart(english[key]).longest, set()).add(take_apart(own[key]).longest)
    told = [
        (key, name, sorted(labels[name])) for key in english.keys() & own.keys()
        for names in QUOTED.findall(english[key]) if (name := "".join(names)) in labels
        and not any(label in own[key] for label in labels[name])
    ]
    assert told == [] and len(labels) > 100
