"""What can be given instead of chance: any state, any result of a draw, and nothing that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.agricola.spaces.table import STAGES
from games.core.chance import Draw
from games.core.codec import dump_state
from games.core.fuzz import random_answer
from games.core.redeal import hidden_cards
from games.core.registry import GAMES, first_state, new_session, spec_of
from games.core.session import Session
from games.northwood.content import DECK
from tests.conformance.tables import Case, drew_nothing, every_way, seats_and_spectator, some_ways, stages, table
from tests.scale import scaled

SEED = "7e" * 32


def plain(state: Any) -> dict[str, Any]:
    """A state as plain data."""
    found: dict[str, Any] = json.loads(dump_state(state))
    return found


def begun(game: str) -> tuple[dict[str, Any], int, Any]:
    """A state of the game that can be given, its number of seats and its options."""
    spec = spec_of(game)
    way, players = spec.ways_to_test()[0]
    return plain(first_state(spec, players, SEED, spec.options_of(way))), players, spec.options_of(way)


def drawn_first(session: Session[Any]) -> list[Draw]:
    """What the set-up and the first segments have drawn."""
    return [*(draw for closed in session.closed for draw in closed.draws), *session.state.chance.drawn]


@some_ways
def test_a_table_goes_on_from_any_state_that_is_given(case: Case) -> None:
    for session, _ in stages(case, 14, scaled(20)):
        seed = session.state.chance.seed
        again = new_session(case.spec, case.players, seed, case.options, {"state": plain(session.checkpoint)})
        there = Session(session.rules, session.fork().checkpoint)
        assert dump_state(again.state) == dump_state(there.state) and again.open() == there.open()


@every_way
def test_given_draws_repeat_a_game_under_any_seed(case: Case) -> None:
    session, rng = table(case, 15)
    answers = []
    while not session.finished:
        seat, decision = rng.choice(list(session.open().items()))
        answers.append((seat, random_answer(session.rules, session.state, decision, rng)))
        session.submit(*answers[-1])
    draws: dict[str, list[tuple[int, ...]]] = {}
    for draw in [draw for closed in session.closed for draw in closed.draws]:
        draws.setdefault(draw.label, []).append(draw.result)
    assert draws and set(draws) <= set(case.spec.labels)
    again = new_session(case.spec, case.players, SEED, case.options, {"draws": draws})
    for seat, answer in answers:
        again.submit(seat, answer)
    assert again.state.chance.seed != session.state.chance.seed
    assert plain(again.state) | {"chance": {}} == plain(session.state) | {"chance": {}}


@pytest.mark.parametrize("game", GAMES)
def test_draws_that_cannot_be_are_refused(game: str) -> None:
    spec = spec_of(game)
    _, players, options = begun(game)
    with pytest.raises(ValueError, match="unknown set-up entries: weather"):
        first_state(spec, players, SEED, options, {"draws": {"weather": [1]}})
    first = drawn_first(new_session(spec, players, SEED, options))[0].label
    for result in (99, -1, [0, 0], []):
        with pytest.raises(ValueError, match=f"draw 1 of {first} is "):
            new_session(spec, players, SEED, options, {"draws": {first: [result]}})


@pytest.mark.parametrize("game", GAMES)
def test_what_no_set_up_has_is_refused(game: str) -> None:
    spec = spec_of(game)
    state, players, options = begun(game)
    with pytest.raises(ValueError, match="unknown set-up entries: weather"):
        first_state(spec, players, SEED, options, {"weather": "fine"})
    with pytest.raises(ValueError, match="unknown set-up entries: weather"):
        first_state(spec, players, SEED, options, {"state": state, "weather": "fine"})
    for number in (0, max(spec.seats) + 1):
        with pytest.raises(ValueError, match=f"is not for {number} players"):
            first_state(spec, number, SEED, options)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_that_cannot_be_is_refused(game: str) -> None:
    spec = spec_of(game)
    state, players, options = begun(game)

    def refused(changed: dict[str, Any], why: str) -> None:
        with pytest.raises(ValueError, match=why):
            first_state(spec, players, SEED, options, {"state": state | changed})

    assert first_state(spec, players, SEED, options, {"state": state}).chance.seed == SEED
    refused({"weather": "fine"}, "no state has weather")
    first, *others = state["players"]
    refused({"players": [first | {"mood": 3}, *others]}, r"no state has players\[0\].mood")
    refused({"players": [first | {"seat": 1}, *others]}, "seats in their order")
    refused({"players": []}, "seats in their order")
    refused({"players": "nobody"}, "validation error")
    for name in spec.chosen:
        other = next(
            value for value in (plain(first_state(spec, players, SEED, spec.options_of(way)))[name] for way in spec.ways
                                if players in spec.ways[way].seats)
            if value != state[name]
        )
        refused({name: other}, f"options say otherwise: {name}")
    for place in hidden_cards(first_state(spec, players, SEED, options))[:1]:
        twice = json.loads(json.dumps(state).replace(f'"{place.card.name}"', '"no_such_card"', 1))
        with pytest.raises(ValueError, match="not a state of"):
            first_state(spec, players, SEED, options, {"state": twice})


NORTHWOOD = first_state(spec_of("northwood"), 1, SEED)
JACKS = [place.ally for place in NORTHWOOD.places]
RULERS = [fief.ruler for fief in NORTHWOOD.fiefs]


@pytest.mark.parametrize("given", [
    {"decks": [["leaves_1", "leaves_2"]]},
    {"decks": [list(DECK)] * 9},
    {"decks": [[*DECK[1:], DECK[1]]]},
    {"rulers": RULERS[:1] * 8},
    {"rulers": RULERS[:7]},
    {"allies": JACKS[:1] * 4},
    {"allies": [*JACKS[:3], "nobody"]},
])
def test_northwood_refuses_impossible_deals(given: dict[str, Any]) -> None:
    whole = {"allies": JACKS, "rulers": RULERS[::-1], "decks": [list(DECK)] * 8}
    assert first_state(spec_of("northwood"), 1, SEED, None, whole).fiefs[0].ruler == RULERS[-1]
    with pytest.raises(ValueError):
        first_state(spec_of("northwood"), 1, SEED, None, given)


ROUNDS = [card for stage in STAGES for card in stage]


@pytest.mark.parametrize("given", [
    {"starting_player": 2},
    {"starting_player": -1},
    {"round_cards": ROUNDS[:13]},
    {"round_cards": [*ROUNDS, ROUNDS[0]]},
    {"round_cards": ROUNDS[::-1]},
    {"layouts": [1]},
    {"layouts": [1, 10]},
    {"layouts": [1, "RRRRR ..... ....."]},
    {"specials": ["6-a"]},
    {"hands": [["A098"]]},
    {"hands": [["A098"], ["A098"]]},
    {"hands": [["A098"], ["Z999"]]},
])
def test_agricola_refuses_impossible_deals(given: dict[str, Any]) -> None:
    spec = spec_of("agricola")
    options = spec.options(trial_cards=True)
    whole = {
        "starting_player": 1, "round_cards": ROUNDS, "layouts": [9, "MM.F. RMFF. R..FF"], "hands": [["A098"], []],
    }
    assert first_state(spec, 2, SEED, options, whole).starter == 1
    with pytest.raises(ValueError):
        first_state(spec, 2, SEED, options, given)
    if "hands" in given:
        with pytest.raises(ValueError):
            first_state(spec, 2, SEED, None, {"hands": [[], []]})


@some_ways
def test_a_state_from_a_view_is_seen_as_that_view(case: Case) -> None:
    """For every viewer: it is a possible state, in which they see what they saw and are asked what they were asked;
    what they cannot know is dealt anew."""
    asked = 0
    dealt: dict[int | None, set[str]] = {}
    for session, rng in stages(case, 16, scaled(25)):
        rules = session.rules
        for viewer in seats_and_spectator(session):
            view = rules.view(session.state, viewer)
            state = rules.state_from(view, rng)
            assert rules.invariants(state) == []
            assert rules.view(state, viewer) == view
            dealt.setdefault(viewer, set()).update((dump_state(state), dump_state(rules.state_from(view, rng))))
            if viewer in session.open() and not session.given and drew_nothing(session):
                again = Session(rules, rules.state_from(rules.view(session.checkpoint, viewer), rng))
                if viewer in again.open():
                    assert again.open()[viewer] == session.open()[viewer]
                    asked += 1
    assert asked > 0 and all(len(states) > 1 for states in dealt.values())
