"""Random play with every option: nothing is lost or doubled, every proposal is acceptable, nobody is overdrawn."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.agricola import SPEC
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState
from games.core.decision import flaws
from games.core.fuzz import random_answer
from games.core.registry import new_run
from tests.games.agricola.table import farm, table
from tests.scale import scaled

OPTIONS = (
    {"moor": False}, {"moor": False, "family": True}, {"fuel_tokens": True}, {"trial_cards": True},
    {"moor": False, "trial_cards": True}, {"family": True, "fuel_tokens": True, "trial_cards": True},
)


@pytest.mark.parametrize("players", range(1, 7))
def test_random_play_with_every_option(players: int) -> None:
    for number in range(scaled(3)):
        options = AgricolaOptions.model_validate(OPTIONS[(number + players) % len(OPTIONS)])
        rng = random.Random(f"{players}:{number}")
        session = new_run(SPEC, players, f"{rng.getrandbits(256):064x}", options)
        while not session.finished:
            assert SPEC.rules.invariants(session.state) == []
            for decision in session.open().values():
                assert flaws(decision) == []
                for answer in decision.proposals:
                    assert SPEC.rules.refusal(session.state, decision, answer) is None, (decision.key, answer)
            seat = rng.choice(list(session.open()))
            session.submit(seat, random_answer(SPEC.rules, session.state, session.open()[seat], rng))
        assert SPEC.rules.invariants(session.state) == []


def _lose_a_major(state: AgricolaState) -> None:
    state.places[0].clear()


def _lose_a_round_card(state: AgricolaState) -> None:
    state.deck.stage_6.clear()


def _lose_a_solo_card(state: AgricolaState) -> None:
    assert state.solo is not None
    state.solo.deck.pop()


def _overdraw(state: AgricolaState) -> None:
    state.players[0].goods["wood"] = -1


def _stack_tiles(state: AgricolaState) -> None:
    state.players[0].yard = state.players[0].yard.laid("field", state.players[0].yard.rooms)


def _loose_fence(state: AgricolaState) -> None:
    state.players[0].yard = state.players[0].yard.with_fences(1)


def _sow_a_meadow(state: AgricolaState) -> None:
    state.players[0].yard = state.players[0].yard.sown("grain", ("c1",))


def _sow_a_card(state: AgricolaState) -> None:
    state.players[0].yard = state.players[0].yard.sown("vegetable", ("M075",))


def _use_a_space_with_goods(state: AgricolaState) -> None:
    state.players[0].yard = state.players[0].yard.with_goods("a2", {"food": 1})


def _bury_a_room(state: AgricolaState) -> None:
    state.players[0].yard = state.players[0].yard.laid("grave", state.players[0].yard.rooms)


def _crowd(state: AgricolaState) -> None:
    state.players[0].goods["sheep"] = 9


def _use_twice(state: AgricolaState) -> None:
    state.spaces["forest"].people += [0, 0]


@pytest.mark.parametrize("damage", [
    _lose_a_major, _lose_a_round_card, _lose_a_solo_card, _overdraw, _stack_tiles, _loose_fence, _crowd, _use_twice,
    _sow_a_meadow, _sow_a_card, _use_a_space_with_goods, _bury_a_room,
], ids=lambda damage: damage.__name__.strip("_"))
def test_the_checks_notice_damage(damage: Callable[[AgricolaState], None]) -> None:
    one = table(1, moor=True)
    assert SPEC.rules.invariants(one.state) == []
    damage(one.state)
    assert SPEC.rules.invariants(one.state) != []


def test_the_checks_notice_pastures_apart() -> None:
    one = table(1, farm(pastures="b1, e3"))
    assert SPEC.rules.invariants(one.state) == ["seat 0: pastures lie apart"]
