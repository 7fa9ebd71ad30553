"""An answer that chooses nothing is never sent by mistake: its button says so, in every game and language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.forms.components import Style
from cogs.forms.custom_id import parse
from cogs.forms.draft import Draft
from cogs.forms.filling import Pressed, read_click
from cogs.forms.form import build
from games.core.decision import Part
from games.core.registry import BUILT_IN, spec_of
from games.core.text import text
from games.core.view import Question
from tests.cogs.hand import FormUser
from tests.cogs.questions import KINDS, LANGUAGES, context, ids, met_in_play, question, some_languages, voice
from tests.scale import scaled

BEDS = question(Part("bed", ids(4), least=0, most=3), proposals=(("x0", "x1", "x2"),))
STAYS = question(Part("exert", ids(4), least=0, most=4), proposals=((), ("x0", "x1")))


def buttons(asked: Question, language: str, draft: Draft | None = None, seat: int = 1) -> list[ui.Button[Any]]:
    """Return the buttons of a question's form that can be pressed."""
    leaves = [leaf for row in build(context(asked, seat, language), draft).rows for leaf in row]
    return [one for one in leaves if isinstance(one, ui.Button) and not one.disabled]


def sends(one: ui.Button[Any]) -> bool:
    return parse(one.custom_id or "").act == "send"


def check(asked: Question, seat: int, language: str) -> None:
    """Check that no button that only says "Done" sends a form in which nothing is chosen."""
    done = voice(language).key("cogs-button-done")
    for one in buttons(asked, language, Draft(), seat):
        if sends(one):
            assert (one.label or "") != done and one.style is not Style.success, asked.decision.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_of_question_sends_nothing_by_a_button_that_says_done(kind: str, language: str) -> None:
    check(KINDS[kind], 1, language)


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_question_met_in_play_sends_nothing_by_a_button_that_says_done(game: str) -> None:
    for number, (seat, asked, _) in enumerate(met_in_play(game, max(spec_of(game).seats), scaled(3), 5)):
        for language in some_languages(number):
            check(asked, seat, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gives_no_bed_presses_a_button_that_says_so(language: str) -> None:
    none, done = (voice(language).key(name) for name in ("cogs-none", "cogs-button-done"))
    assert [one.label for one in buttons(BEDS, language) if sends(one)] == [none]
    assert [one.label for one in buttons(BEDS, language, Draft({"bed": ("x1",)})) if sends(one)] == [done]
    hand = FormUser(context(BEDS, language=language))
    (nothing,) = (leaf for leaf in hand.leaves() if leaf.get("label") == none)
    hand.click(nothing["custom_id"], Pressed())
    assert hand.sent == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposal_to_choose_nothing_is_the_only_button_for_it(language: str) -> None:
    assert [one for one in buttons(STAYS, language) if sends(one)] == []
    (nothing,) = (one for one in buttons(STAYS, language) if parse(one.custom_id or "").args == ())
    assert nothing.label == voice(language).key("cogs-none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_filled_in_form_the_game_says_what_nothing_means(language: str) -> None:
    phrased = replace(BEDS, previewed=True, phrased=lambda answer: None if answer else text("mi-tierra-answer-nothing"))
    found = buttons(phrased, language, Draft({"bed": ("x1",)}))
    assert voice(language).key("mi-tierra-answer-nothing") in [one.label for one in found]
    assert voice(language).key("cogs-none") not in [one.label for one in found]


def test_nothing_is_sent_at_once_only_while_nothing_is_filled_in() -> None:
    """Beside something filled in, it may be meant to clear the form, so it is shown first."""
    asked = replace(STAYS, previewed=True, at_once=frozenset({()}))
    nothing = context(asked, language="en").answer_id(())
    assert read_click(asked, nothing, Pressed(), Draft())[1] == ()
    draft, answer = read_click(asked, nothing, Pressed(), Draft({"exert": ("x1",)}))
    assert answer is None and draft.nothing and draft.answer(asked.decision) == ()
