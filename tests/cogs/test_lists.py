"""Long lists: groups, emoji, what ends something for good, and what buttons do in the public text."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from cogs.forms.components import ROWS, Style
from cogs.forms.context import FormContext
from cogs.forms.custom_id import parse
from cogs.forms.draft import BESIDE
from cogs.forms.form import build, public_form
from cogs.forms.lists import LONG
from cogs.pages.turn_message import turn_message
from games.core.catalogue import PSEUDO
from games.core.decision import Part, one_of
from games.core.registry import new_session, spec_of
from games.core.rules import Wording
from games.core.text import text
from games.core.view import Question, public_question, table_view, worded
from tests.cogs.questions import LANGUAGES, context, ids, question, voice
from tests.cogs.test_messages import table


def placing() -> Question:
    """The first placement of Agricola with the moor."""
    session = new_session(spec_of("agricola"), 2, "1f" * 32)
    view = table_view(session, next(iter(session.open())))
    assert view.question is not None
    return view.question


def selects(asked: FormContext) -> list[ui.Select[ui.View]]:
    """The selects of a form."""
    return [one for row in build(asked).rows for one in row if isinstance(one, ui.Select)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_list_stands_in_groups_with_emoji(language: str) -> None:
    question = placing()
    found = selects(context(question, question.decision.seat, language))
    assert len(found) == 3 and max(len(one.options) for one in found) <= LONG
    names = {option.value for one in found for option in one.options}
    assert names == {name for part in question.decision.parts for name in part.ids}
    spaces = next(one for one in found if any(option.value == "forest" for option in one.options))
    assert not any(option.value.startswith("special:") for option in spaces.options)
    assert str(next(option.emoji for option in spaces.options if option.value == "forest")) == "🌲"
    assert len({one.placeholder for one in found}) == len(found)
    assert {"clay_pit", "fishing"} <= {option.value for option in spaces.options}, "like stands with like"
    assert not any(option.value in ("farmland", "farm_expansion") for option in spaces.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_leave_room_for_looking_around_in_public(language: str) -> None:
    """The board is always within reach, and so are its other pictures: two lists, then, where private pages have
    three."""
    session = new_session(spec_of("agricola"), 2, "1f" * 32)
    view, question = table_view(session, None), placing()
    assert len(question.decision.parts[0].ids) > LONG
    told = turn_message(table("agricola", 2), view, [], voice(language), question=question, undo=True)
    found = [one for row in told.rows for one in row if isinstance(one, ui.Select)]
    assert len(told.rows) <= ROWS and ":look" in str(found[-1].custom_id) and len(found) == 3
    for one in found:
        words = str(one.placeholder)
        assert words.rstrip("~").endswith("…") and (language == PSEUDO or words.count("…") == 1), "no break in it"
    names = [option.value for one in found[:-1] for option in one.options]
    assert sorted(names) == sorted(question.decision.parts[0].ids)
    acts = [parse(one.custom_id or "").act for row in told.rows for one in row if isinstance(one, ui.Button)]
    assert acts == ["why", "hand", "log", "words", "undo", "rules"]


@pytest.mark.parametrize("sizes", [(4, 4, 4, 4, 4), (9, 3, 9, 3), (2, 20, 2, 2, 2, 2), (1, 1, 1, 1, 24)])
def test_many_groups_share_up_to_three_selects_that_name_them(sizes: tuple[int, ...]) -> None:
    """No group is torn apart, nothing is lost, and no page has to be turned."""
    named = [(f"g{n}:{k}", f"Group {n}") for n, size in enumerate(sizes) for k in range(size)]
    plain = question(Part("one", tuple(name for name, _ in named)))
    wordings = {
        name: replace(plain.wordings[name], group=text("cogs-thread-name", game=group, who="all"))
        for name, group in named
    }
    found = selects(context(replace(plain, wordings=wordings)))
    assert 1 < len(found) <= BESIDE
    assert [option.value for one in found for option in one.options] == [name for name, _ in named]
    for one in found:
        groups = list(dict.fromkeys(option.value.split(":")[0][1:] for option in one.options))
        assert one.placeholder == " · ".join(f"Group {n} with all" for n in groups)
        assert len(one.options) == sum(sizes[int(n)] for n in groups)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_short_names_are_ten_buttons(language: str) -> None:
    """A card is played by one tap on a phone, not by opening a list first."""
    labels = {f"c{n}": Wording(text("northwood-card", suit="claws", value=n, name="none")) for n in range(12)}
    for count, buttons in ((10, True), (11, False)):
        part = Part("respond", tuple(f"c{n}" for n in range(count)))
        asked = replace(question(part), wordings=labels)
        rows = build(context(asked, 1, language)).rows
        assert all(isinstance(one, ui.Button) for row in rows for one in row) is buttons
        assert [len(row) for row in rows] == ([5, 5] if buttons else [1])
        public = public_form(context(asked, 1, language))
        assert public is not None and len(public.rows) <= 4


def test_names_that_need_an_explanation_stay_a_list() -> None:
    asked = question(Part("one", ids(7)))
    assert len(selects(context(asked))) == 1


def hopeless() -> Question:
    """The question of somebody in For Northwood! who cannot reach the goal any more: another fief, or stop."""
    session = new_session(spec_of("northwood"), 1, "1f" * 32)
    rules, view = session.rules, table_view(session, 0)

    decision = one_of(0, "fief_or_stop", ("fief:0", "fief:7", "stop"))
    return worded(rules, view.board, decision, 3, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_stopping_stands_apart_in_red(language: str) -> None:
    rows = build(context(hopeless(), 0, language)).rows
    (red,) = [row for row in rows if any(isinstance(one, ui.Button) and one.style is Style.danger for one in row)]
    assert len(red) == 1 and red[0].custom_id.endswith("|stop")  # type: ignore[attr-defined]  # a button has one
    others = [one for row in rows if row is not red for one in row]
    assert not any("|stop" in str(getattr(one, "custom_id", "")) for one in others)
    assert not any(option.value == "stop" for one in others if isinstance(one, ui.Select) for option in one.options)


def test_what_a_public_button_does_stands_in_the_public_text() -> None:
    session = new_session(spec_of("northwood"), 1, "2e" * 32)
    for _ in range(40):
        question = table_view(session, 0).question
        assert question is not None
        if question.decision.key == "turn" and len(question.decision.parts[0].ids) > 1:
            break
        session.submit(0, (question.decision.parts[0].ids[0],))
    one, view = voice(), table_view(session, None)
    asked = public_question(session, 0)
    assert asked is not None
    told = turn_message(table("northwood", 1), view, [], one, question=asked).content
    for name in asked.decision.parts[0].ids:
        hint = one.hint(asked.wordings[name])
        assert not hint or hint in told, name
