"""Reviews: who follows the advice hears nothing, and what an answer cost is what its plan brings less than the best."""

from __future__ import annotations

import random

import pytest

from games.above_below import SPEC
from games.above_below.ai.adviser import explain
from games.above_below.review import REVIEWER
from games.core.decision import Answer
from games.core.fuzz import random_answer
from games.core.registry import new_run
from games.core.review import Judgement, Moment
from games.core.view import seat_view
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table

JUDGED = {"turn", "build", "train", "explore", "choice", "exert"}


def judged(table: Table, answer: Answer) -> Judgement | None:
    moment = Moment(0, 0, seat_view(table.session, 0), table.question(0), answer)
    return REVIEWER.judge(moment, random.Random(0))


@pytest.mark.parametrize("way", ["base", "expanded"])
def test_what_is_advised_is_what_the_strong_seat_answers_and_costs_nothing(way: str) -> None:
    """Random answers lead to the questions."""
    run, rng = new_run(SPEC, 2, "7d" * 32, SPEC.options_of(way)), random.Random(5)
    seen = set[str]()
    while not run.finished:
        seat, decision = next(iter(run.open_questions().items()))
        given = random_answer(run.rules, run.state, decision, rng)
        if decision.key not in seen or rng.random() < 0.03:
            view = seat_view(run, seat)
            advised = explain(view, decision)[0]
            assert advised == SPEC.ais["strong"].choose(view, decision, random.Random(0))
            one = REVIEWER.judge(Moment(0, 0, view, decision, advised), rng)
            assert one is None or (one.best, one.cost) == (advised, 0)
            assert (one is not None) == (decision.key in JUDGED and not decision.is_free_action(advised))
            seen.add(decision.key)
        run.submit(seat, given)
    assert JUDGED - {"exert"} <= seen


def test_passing_with_ready_villagers_costs_what_they_would_have_brought() -> None:
    found = judged(Table(), ("pass",))
    assert found is not None and found.best != ("pass",) and found.cost > 1


def test_a_building_that_brings_few_points_costs_more_than_a_good_one() -> None:
    """In the last round only points count: five for the outpost, one for the inn."""
    table = Table().coins(0, 12).empty_cave(0).on_offer("carved_door", "key_inn")
    table.state.round = 7
    table.answer(0, "turn", "build")
    good, bad = (judged(table, ("villager:builder", f"building:{name}")) for name in ("carved_door", "key_inn"))
    assert good is not None and bad is not None and bad.cost >= good.cost + 3


def test_labour_costs_what_a_harvest_would_bring_more_and_no_building() -> None:
    """In the last round two goods lie on buildings and there is money for a star house."""
    table = Table().coins(0, 28).built(0, "kiln", goods=1).built(0, "fishmonger", goods=1)
    table.state.round = 7
    found = judged(table, ("labour",))
    assert found is not None and 0 < found.cost < 5


def test_a_choice_costs_what_its_numbers_bring_less(page: NewPage) -> None:
    name = page({"id": "safe", "tiers": [{"at": 3, "gain": {}}]}, {"id": "bold", "tiers": [{"at": 9, "gain": {}}]})
    table = Table().exploring(0, name, "trainer", "explorer")
    safe, bold = (judged(table, (f"choice:{one}",)) for one in ("safe", "bold"))
    assert safe is not None and safe.cost == 0
    assert bold is not None and bold.best == ("choice:safe",) and bold.cost > 1


def test_the_outlook_of_a_round_is_that_of_every_village() -> None:
    table = Table(3).coins(0, 30)
    found = REVIEWER.outlook(seat_view(table.session, 1), random.Random(0))
    assert found is not None and len(found) == 3 and found[0] == max(found)
