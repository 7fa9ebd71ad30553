"""Reviews of Agricola: the strong AI finds no fault in its own turns, and tells a bad space from a bad use of a good
one."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from games.agricola.review import REVIEWER
from games.core.registry import first_state, spec_of
from games.core.review import Moment, moments
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.view import seat_view

SEED = "ab" * 32


@cache
def strong_moments() -> tuple[Moment, ...]:
    """Return the decisions of a strong seat in a game of two against a good one."""
    spec = spec_of("agricola")
    options = spec.options_of("base")
    session, rng = Session(spec.rules, first_state(spec, 2, SEED, options)), random.Random(5)
    answers: dict[int, list[StoredAnswer]] = {}
    while asked := session.open_questions():
        seat, segment = min(asked), session.segment
        given = spec.ais["good" if seat else "strong"].choose(seat_view(session, seat), asked[seat], rng)
        answers.setdefault(segment, []).append(StoredAnswer(seat, asked[seat].key, given))
        session.submit(seat, given)
    return tuple(moments(spec.rules, first_state(spec, 2, SEED, options), answers, 0))


def turns() -> list[Moment]:
    return [one for one in strong_moments() if one.decision.key == "place" and len(one.decision.parts[0].ids) > 1]


def test_the_strong_ai_finds_no_fault_in_its_own_turns() -> None:
    for moment in turns()[::8]:
        judged = REVIEWER.judge(moment, random.Random(1))
        assert judged is not None and judged.cost < REVIEWER.least, moment.answer


def test_another_space_costs_what_the_better_one_is_worth_more() -> None:
    moment = turns()[3]
    others = [name for name in moment.decision.parts[0].ids if (name,) != moment.answer]
    costs = []
    for name in others[:6]:
        judged = REVIEWER.judge(replace(moment, answer=(name,), following=()), random.Random(1))
        assert judged is not None and judged.step == 0
        assert judged.best == moment.answer or judged.cost <= 0
        costs.append(judged.cost)
    assert max(costs) > REVIEWER.least


def test_a_bad_use_of_a_good_space_is_named_at_its_question() -> None:
    """The seat takes the right space but then sows, builds or pays otherwise than the AI would."""
    at = {(one.segment, one.count + 1): one for one in strong_moments()}
    found = 0
    for moment in turns():
        if not moment.following:
            continue
        (count, after), *later = moment.following
        asked = at[moment.segment, count].decision
        for worse in asked.proposals:
            if worse != after.answer:
                changed = ((count, replace(after, answer=worse)), *later)
                judged = REVIEWER.judge(replace(moment, following=changed), random.Random(1))
                if judged is not None and judged.cost >= REVIEWER.least:
                    assert judged.step == 1 and judged.best == after.answer
                    found += 1
    assert found


def test_questions_within_a_turn_and_at_harvests_are_not_judged_by_themselves() -> None:
    others = [one for one in strong_moments() if one.decision.key != "place"]
    assert others and all(REVIEWER.judge(one, random.Random(1)) is None for one in others)


def test_the_expected_points_are_those_of_both_farms() -> None:
    first, last = (REVIEWER.outlook(one.view, random.Random(1)) for one in (turns()[0], turns()[-1]))
    assert len(first) == len(last) == 2 and last[0] > last[1]
