"""Reviewers of all games that have one: they judge decisions of whole games from the seat's view alone, find faults in
random play, and say of their strength what was measured."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.core import registry
from games.core.catalogue import LANGUAGES, catalogue
from games.core.codec import dump_state
from games.core.fuzz import random_answer
from games.core.redeal import redeal
from games.core.registry import BUILT_IN, spec_of, texts_of
from games.core.review import Moment, Task, Unit, moments, reviewer_of, steps, work_out
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.text import Text, key_of
from games.core.view import seat_view
from tests.scale import scaled

REVIEWED = [game for game in BUILT_IN if spec_of(game).review]
reviewed_game = pytest.mark.parametrize("game", REVIEWED)
STRENGTH = Path(__file__).parents[2] / "docs" / "strength.md"
SEED = "5a" * 32


def played(game: str, level: str) -> tuple[Session[Any], dict[int, list[StoredAnswer]]]:
    """Play a game of two in which seat 0 is an AI of a level, or answers at random, against the `good` AI."""
    spec, rng = spec_of(game), random.Random(7)
    session = Session(spec.rules, registry.first_state(spec, 2, SEED, spec.options(), {}))
    answers: dict[int, list[StoredAnswer]] = {}
    while asked := session.open_questions():
        seat, segment = min(asked), session.segment
        if seat == 0 and level == "random":
            given = random_answer(spec.rules, session.state, asked[seat], rng)
        else:
            given = spec.ais["good" if seat else level].choose(seat_view(session, seat), asked[seat], rng)
        answers.setdefault(segment, []).append(StoredAnswer(seat, asked[seat].key, given))
        session.submit(seat, given)
    return session, answers


def decisions(game: str, level: str) -> tuple[Session[Any], list[Moment]]:
    session, answers = played(game, level)
    spec = spec_of(game)
    start = registry.first_state(spec, 2, SEED, spec.options(), {})
    return session, list(moments(spec.rules, start, answers, 0))


def test_four_games_are_reviewed_and_the_others_say_why_not() -> None:
    assert set(REVIEWED) == {"agricola", "mi_tierra", "grimm_forest", "above_below"}
    told = (Path(__file__).parents[2] / "docs" / "reviews.md").read_text(encoding="utf-8")
    for game in set(BUILT_IN) - set(REVIEWED):
        name = catalogue("en", (texts_of(game),)).translate(Text(key_of(game, "name")), str)
        assert name in told, f"{name} has no reviewer, and docs/reviews.md does not say why"


@reviewed_game
def test_random_play_is_reviewed_with_costs_and_a_curve(game: str) -> None:
    """Not every decision is judged here, since that takes long."""
    spec, reviewer = spec_of(game), reviewer_of(spec_of(game))
    assert reviewer is not None
    session, found = decisions(game, "random")
    every = max(1, len(found) // scaled(6))
    own = {(moment.segment, moment.count) for moment in found[::every]}
    working, got = steps(spec, found, spec.rules.result(session.state), "seed", own), None
    try:
        while True:
            step = working.send(got)
            got = work_out(spec, step)
            if step.task is Task.LOOK_OUT and reviewer.unit is Unit.CHANCE:
                assert got is None or abs(sum(got) - 1) < 1e-9
    except StopIteration as end:
        review = end.value
    assert review.judged and review.mistakes and review.mistakes[0].cost >= reviewer.least
    assert [one.cost for one in review.mistakes] == sorted((one.cost for one in review.mistakes), reverse=True)
    assert len(review.curve) > 4 and all(len(values) == 2 for _, values in review.curve)
    result = spec.rules.result(session.state)
    shares = [(place == 1) / result.places.count(1) for place in result.places]
    assert review.curve[-1][1] == tuple(shares if reviewer.unit is Unit.CHANCE else result.totals)
    at = {(moment.segment, moment.count + 1): moment for moment in found}
    for one in review.mistakes:
        moment = at[one.segment, one.count]
        assert all(moment.decision.part_of(token) for token in one.best) and one.best != moment.answer


@reviewed_game
def test_a_judgement_depends_on_nothing_hidden(game: str) -> None:
    """The decision is judged the same where all that the seat does not see is different."""
    spec, reviewer = spec_of(game), reviewer_of(spec_of(game))
    assert reviewer is not None
    session = Session(spec.rules, registry.first_state(spec, 2, SEED, spec.options(), {}))
    rng, seen = random.Random(3), 0
    while seen < 2:
        asked = session.open_questions()
        seat = min(asked)
        given = spec.ais["good"].choose(seat_view(session, seat), asked[seat], rng)
        if seat == 0 and not session.given:
            other = redeal(session.state, 0, rng.shuffle)
            spec.rules.vary(other, 0, rng)
            assert dump_state(other) != dump_state(session.state)
            views = [seat_view(session, 0), replace(seat_view(session, 0), board=spec.rules.view(other, 0))]
            assert views[0].board == views[1].board
            judged = [
                reviewer.judge(Moment(session.segment, 0, view, asked[0], given), random.Random(1)) for view in views
            ]
            looks = [reviewer.outlook(view, random.Random(1)) for view in views]
            assert judged[0] == judged[1] and looks[0] == looks[1]
            seen += judged[0] is not None
        session.submit(seat, given)


@reviewed_game
def test_what_a_reviewer_says_of_its_strength_was_measured(game: str) -> None:
    """The figures are those of docs/strength.md; a section about a game that is written there is told to people."""
    reviewer = reviewer_of(spec_of(game))
    assert reviewer is not None
    name = catalogue("en", (texts_of(game),)).translate(Text(key_of(game, "name")), str)
    _, _, section = STRENGTH.read_text(encoding="utf-8").partition(f"## {name}\n")
    section = section.partition("\n## ")[0]
    told = {}
    if two := re.search(r"^\| strong \|(?:[^|]*\|){2} (\d+) ±", section, re.MULTILINE):
        told[2] = int(two[1])
    if four := re.search(r"^\| strong \| three good \| (\d+) \| (\d+) ±", section, re.MULTILINE):
        told[4] = int(four[2])
        assert reviewer.measured[4].games == int(four[1])
    assert {players: round(100 * one.won) for players, one in reviewer.measured.items()} == told


@pytest.mark.parametrize("language", LANGUAGES)
@reviewed_game
def test_costs_and_expected_results_have_words(game: str, language: str) -> None:
    """A total may have halves, and may be below zero."""
    words = catalogue(language, (texts_of(game),))
    for n in (0.5, 1, -3, 12):
        said = words.translate(Text(key_of(game, "total"), {"n": n}), str)
        assert str(abs(int(n)) if n != 0.5 else 5) in said
