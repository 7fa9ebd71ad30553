"""The supply is used up: players own all that can be drawn or gained, and the game goes on (rulings MT-19, MT-54)."""

from __future__ import annotations

import random

import pytest

from games.core.fuzz import random_answer
from games.core.session import Session
from games.mi_tierra import SPEC
from games.mi_tierra.content import ANIMALS, FARM_LIMIT, GOODS
from games.mi_tierra.state import MiTierraState
from games.mi_tierra.supply import animals_left, goods_left, water_left
from tests.games.mi_tierra.table import new_state, tells_nothing


def hoard(state: MiTierraState, cards: bool, supply: bool) -> None:
    """Give seat 1 what is left of the supply; no markets are left, and all development cards are bought or
    discarded."""
    if cards:
        state.gone += [card.name for card in state.deck]
        for player in state.players:
            player.cards = list(dict.fromkeys(card.name for card in state.plans))[:FARM_LIMIT]
            for name in player.cards:
                state.plans.remove(next(card for card in state.plans if card.name == name))
        state.plans_gone += [card.name for card in state.plans]
        state.deck.clear()
        state.plans.clear()
    if supply:
        player = state.players[1]
        for good in GOODS:
            player.goods[good] += goods_left(state, good)
        player.reserve += water_left(state)


@pytest.mark.sampled(0.5)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("cards", "supply"), [(True, False), (False, True), (True, True)])
def test_a_game_goes_on_with_an_empty_box(players: int, cards: bool, supply: bool) -> None:
    for number in range(2):
        rng = random.Random(f"{players}:{cards}:{supply}:{number}")
        state = new_state(players)
        hoard(state, cards, supply)
        session: Session[MiTierraState] = Session(SPEC.rules, state)
        while not session.finished:
            assert session.rules.invariants(session.state) == []
            seat, decision = rng.choice(list(session.open_questions().items()))
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        assert session.rules.invariants(session.state) == []
        lines = [line.text for closed in session.closed for line in closed.lines]
        assert [line for line in lines if tells_nothing(line)] == []
        assert all(animals_left(session.state, kind) >= 0 for kind in ANIMALS)
