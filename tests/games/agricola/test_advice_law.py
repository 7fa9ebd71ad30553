"""The advice of Agricola names what the strong AI would choose, and the review does not blame who follows it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.ai.planner import prospects
from games.agricola.ai.planner.advice import explain
from games.agricola.ai.planner.planner import PlannerAi
from games.agricola.review import REVIEWER
from games.core.registry import first_state, new_run
from games.core.review import moments
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.view import seat_view
from tests.games.agricola.test_ai import look_ahead

WAYS: list[tuple[int, dict[str, Any]]] = [
    (1, {}), (2, {"level": 3}), (2, {"moor": False}), (3, {"moor": False, "level": 3}),
]
FEW = 20
"""How many turns the strong AI looks ahead here, so that the tests are quick."""


@pytest.mark.sampled(1 / 3)
@pytest.mark.parametrize(("players", "options"), WAYS)
def test_the_advice_is_what_the_strong_ai_would_choose(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    look_ahead(monkeypatch, FEW)
    monkeypatch.setattr(prospects, "BUDGET", 0)
    run = new_run(SPEC, players, "a5" * 32, SPEC.options.model_validate(options))
    rng, asked = random.Random(3), Counter[str]()
    while not run.finished:
        seat, decision = next(iter(run.open_questions().items()))
        view = seat_view(run, seat)
        asked[decision.key] += 1
        if asked[decision.key] % 20 == 1:
            assert explain(view, decision)[0] == PlannerAi().choose(view, decision, rng), decision.key
        run.submit(seat, SPEC.ais["good"].choose(view, decision, rng))
    assert len(asked) > 4


@pytest.mark.parametrize(("players", "options"), WAYS[:2])
def test_the_review_finds_no_costly_decision_in_a_game_played_by_advice(
    players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game ends with round 2, for speed. Nothing is drawn by chance here, so no cost is a matter of noise."""
    look_ahead(monkeypatch, FEW)
    monkeypatch.setattr(prospects, "BUDGET", 0)
    first = first_state(SPEC, players, "b6" * 32, SPEC.options.model_validate(options))
    session, rng = Session(SPEC.rules, first), random.Random(4)
    answers: dict[int, list[StoredAnswer]] = {}
    while session.state.round < 3:
        asked = session.open_questions()
        seat, segment = min(asked), session.segment
        view = seat_view(session, seat)
        given = SPEC.ais["good"].choose(view, asked[seat], rng) if seat else explain(view, asked[seat])[0]
        answers.setdefault(segment, []).append(StoredAnswer(seat, asked[seat].key, given))
        session.submit(seat, given)
    again = first_state(SPEC, players, "b6" * 32, SPEC.options.model_validate(options))
    judged = [
        (one, found) for one in moments(SPEC.rules, again, answers, 0)
        if (found := REVIEWER.judge(one, random.Random(5))) is not None
    ]
    assert judged
    for one, found in judged:
        assert found.cost <= 1e-9 and found.best == one.answer
