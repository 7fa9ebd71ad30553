"""Set-ups and the sixteen scenarios: who is dealt, what changes, and that each can be won and finished."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from pydantic import ValidationError

from games.core.chance import Chance
from games.core.fuzz import play_randomly
from games.core.registry import new_run, new_session
from games.northwood import SPEC
from games.northwood.content import CHARACTERS, STARS, SUITS, crowned, suit_of
from games.northwood.scenarios import SCENARIOS, NorthwoodOptions, scenario_of
from games.northwood.setup import sorted_out
from games.northwood.state import NorthwoodState, Step
from tests.games.northwood.table import JACKS, act, asked, cards, hand, options_of, seen, visit

EVERY = tuple(SCENARIOS)


def dealt(seed: int, **options: object) -> NorthwoodState:
    """The state before the first hand."""
    return SPEC.setup(1, NorthwoodOptions.model_validate(options), Chance(f"{seed:064x}"), {})


def test_there_are_sixteen_scenarios() -> None:
    assert [scenario.number for scenario in SCENARIOS.values()] == list(range(1, 17))


def test_the_introductory_set_up() -> None:
    deals = [dealt(seed) for seed in range(30)]
    plain = {name for name in CHARACTERS if not crowned(name) and "jack" not in name}
    for state in deals:
        assert tuple(place.ally for place in state.places) == JACKS
        assert {fief.ruler for fief in state.fiefs} == plain
    assert len({state.fiefs[0].ruler for state in deals}) > 3


def test_the_full_set_up() -> None:
    with_crown = 0
    for seed in range(30):
        state = dealt(seed, characters="full")
        rulers = [fief.ruler for fief in state.fiefs if fief.ruler]
        assert sorted(suit_of(place.ally) for place in state.places) == sorted(SUITS)
        assert set(Counter(suit_of(name) for name in rulers).values()) == {2}
        assert not {place.ally for place in state.places} & set(rulers)
        with_crown += sum(crowned(name) for name in rulers)
    assert with_crown > 60


def test_the_full_deal_goes_by_order_of_appearance() -> None:
    """Rulebook, the part on all rulers: first of a suit ally, second and third rulers from the left, rest aside."""
    claws = [name for name in CHARACTERS if name.startswith("claws")]
    order = [*claws, *(name for name in CHARACTERS if name not in claws)]
    allies, rulers = sorted_out(order)
    assert allies[0] == claws[0] and rulers[:2] == claws[1:3]
    assert not set(claws[3:]) & {*allies, *rulers} and (len(allies), len(rulers)) == (4, 8)


@pytest.mark.parametrize("name", EVERY)
def test_a_scenario_is_set_up_and_finished(name: str) -> None:
    for seed in range(3):
        session = new_run(SPEC, 1, f"{seed:064x}", NorthwoodOptions.model_validate({"scenario": name}))
        assert session.rules.invariants(session.state) == []
        play_randomly(session, random.Random(seed))
        assert session.finished and session.rules.invariants(session.state) == []
        assert session.rules.result(session.state).totals[0] <= 20


@pytest.mark.parametrize("name", EVERY)
def test_a_scenario_is_won_by_its_goal_and_by_nothing_less(name: str) -> None:
    goal = SCENARIOS[name].goal
    everything = frozenset(range(8))
    assert goal.met(everything)
    needed = frozenset(goal.fiefs) if goal.fiefs else everything
    for fief in needed:
        rest = needed - {fief}
        assert goal.met(rest) is (not goal.fiefs and 20 - STARS[fief] >= goal.stars)
    assert not goal.met(frozenset())


@pytest.mark.parametrize(
    ("name", "allies", "rulers"),
    [
        ("queens_council", {"jack"}, {"queen", "queen_crown"}),
        ("kings_council", {"jack"}, {"king", "king_crown"}),
        ("new_friends", {"jack_crown"}, {"queen", "king"}),
        ("first_steps", {"jack"}, {"queen", "king"}),
    ],
)
def test_the_people_of_a_scenario(name: str, allies: set[str], rulers: set[str]) -> None:
    state = dealt(1, scenario=name)
    assert {place.ally.split("_", 1)[1] for place in state.places} == allies
    assert {fief.ruler.split("_", 1)[1] for fief in state.fiefs if fief.ruler} == rulers


@pytest.mark.parametrize(("name", "first", "second"), [("left_to_right", 0, 1), ("right_to_left", 7, 6)])
def test_a_given_order_of_visits(name: str, first: int, second: int) -> None:
    options = NorthwoodOptions.model_validate({"scenario": name})
    table = visit(0, "c1 c2", step=Step.FIEF, options=options)
    assert seen(table).board.visiting == first
    table = visit(0, "c1 c2", step=Step.FIEF, options=options, visited={first: False})
    assert seen(table).board.visiting == second


def test_lone_envoy_allows_two_abilities_a_visit() -> None:
    options = NorthwoodOptions(scenario="lone_envoy")
    table = visit(3, "c1 c2 c3 f2 l3", ruler="eyes_queen", top="e5 e6 e7 e8", options=options)
    act(table, "leaves_jack", "fief:1", "listen", "claws_1")
    assert "flowers_jack" in options_of(table)
    act(table, "claws_jack", "listen")
    act(table, asked(table).parts[0].ids[0])
    assert asked(table).key == "respond" and seen(table).board.used == 2


def test_no_strangers_leaves_friends_at_home() -> None:
    options = NorthwoodOptions(scenario="no_strangers")
    table = act(visit(3, "c1 c2", step=Step.FIEF, visited={5: True}, options=options), "fief:3")
    assert asked(table).key == "turn"


def test_long_talks_begin_with_nine_cards() -> None:
    table = new_session(SPEC, 1, "00" * 32, NorthwoodOptions(scenario="long_talks"))
    assert len(hand(table)) == 9
    table = act(visit(1, "e8", ruler="eyes_queen", top="c5", options=NorthwoodOptions(scenario="long_talks")), "listen")
    act(table, cards("e8")[0])
    assert len(hand(table)) == 9


def test_a_scenario_brings_its_own_set_up() -> None:
    options = NorthwoodOptions(scenario="edges_first", characters="full", level="gold")
    assert scenario_of(options) is SCENARIOS["edges_first"]
    table = new_session(SPEC, 1, "00" * 32, options)
    assert seen(table).board.level is None and seen(table).board.number == 4


def test_in_a_scenario_of_fiefs_the_loss_of_one_of_them_opens_the_way_out() -> None:
    options = NorthwoodOptions(scenario="edges_first")
    table = visit(3, "c1 c2", step=Step.FIEF, visited={1: False, 2: False, 6: False}, options=options)
    assert "stop" not in options_of(table)
    table = visit(3, "c1 c2", step=Step.FIEF, visited={7: False}, options=options)
    assert "stop" in options_of(table)


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(ValidationError):
        NorthwoodOptions.model_validate({"scenario": "seventeen"})
    with pytest.raises(ValidationError):
        NorthwoodOptions.model_validate({"difficulty": 1})
