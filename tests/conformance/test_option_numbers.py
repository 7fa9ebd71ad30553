"""Numbers beside an option (prices, points, stocks) agree with what happens when it is taken."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from games.core.decision import Decision
from games.core.fuzz import random_answer
from games.core.session import Session
from games.core.text import Text
from games.core.view import table_view
from tests.conformance.option_numbers import BESIDE, TriedAnswer, taken, texts
from tests.conformance.tables import EVERY_CASE, act_or_answer, table
from tests.scale import sample

TRIED = 0.5
"""The share of questions at which an answer is tried."""
RARE = {
    "grimm-forest-hint-free-golden-goose", "grimm-forest-hint-free-fairy-godmother", "grimm-forest-trade",
    "grimm-forest-hint-collected", "grimm-forest-hint-monster-there", "grimm-forest-hint-loses-friend",
    "grimm-forest-pay",
    "mi-tierra-hint-price-first", "mi-tierra-ask-make", "mi-tierra-foot-rot-pay", "mi-tierra-ask-mill",
    "above-below-hint-left", "above-below-hint-sells", "above-below-ask-accept-offer", "above-below-ask-pay-coin",
    "northwood-ask-stop-sure", "northwood-hint-nothing-now", "mi-tierra-outcome-lets-go", "mi-tierra-outcome-waters",
    "above-below-hint-lies", "above-below-ask-pay",
}
"""Texts that random games do not always meet."""


@pytest.mark.parametrize("game", BESIDE)
def test_what_stands_beside_an_option_is_what_happens(game: str) -> None:
    met: Counter[str] = Counter()
    for case in sample([one for one in EVERY_CASE if one.game == game], 1 / 2, f"beside:{game}"):
        for number in (7, 8):
            session, rng = table(case, number)
            while not session.finished:
                for seat, decision in session.open_questions().items():
                    if rng.random() < TRIED:
                        judged(game, tried(session, seat, decision, rng), met)
                act_or_answer(session, rng)
    assert not BESIDE[game].keys() - met.keys() - RARE


def tried(session: Session[Any], seat: int, decision: Decision, rng: random.Random) -> TriedAnswer:
    """Try an answer, or a free action, in a copy."""
    question = table_view(session, seat).question
    assert question is not None
    answer = random_answer(session.rules, session.state, decision, rng)
    if decision.anytime and rng.random() < 0.3:
        free = (rng.choice(decision.anytime),)
        answer = answer if session.rules.free_refusal(session.state, decision, free[0]) else free
    return taken(session, seat, question, answer)


def judged(game: str, it: TriedAnswer, met: Counter[str]) -> None:
    """Compare every text beside the chosen options and in the question with the result."""
    first = it.answer[0].partition("=")[0] if it.answer else ""
    said: list[tuple[str, Text | None]] = []
    if not it.decision.is_free_action(it.answer):
        said = [(first, it.question.prompt), (first, it.question.outcomes.get(it.answer))]
    for token in it.answer:
        option = token.partition("=")[0]
        words = it.question.wordings[option]
        said += [(option, words.label), (option, words.hint)]
    for option, text in said:
        for one in texts(text):
            truth = BESIDE[game].get(one.key)
            if truth is not None and (option or "outcome" in one.key):
                assert truth(it, option, one.args), (one, option, it.answer, it.lines, it.asked)
                met[one.key] += 1
