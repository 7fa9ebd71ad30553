"""What the strong AI counts of a player (its *traits*), as numbers by name."""

from __future__ import annotations

from collections.abc import Iterator

from games.grimm_forest.ai.plan import actions_to_win, rounds_to_win
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import FABLES, FRIENDS, MATERIALS
from games.grimm_forest.state import GrimmState, Player

ROUNDS = (0.5, 1, 1.5, 2, 3, 4)
"""The estimate of the rounds to win also counts up to these limits."""
NEAR = (1, 2, 3, 4, 5, 6)
"""Numbers of actions within which the third house can be finished without gathering."""


def traits_of(state: GrimmState, situation: Situation, player: Player) -> dict[str, float]:
    """Return all traits of a player. `situation` is the reading of any view of this state."""
    return dict(_traits(state, situation, player))


def _traits(state: GrimmState, situation: Situation, player: Player) -> Iterator[tuple[str, float]]:
    estate, market = situation.estates[player.seat], situation.markets[player.seat]
    rounds, actions = rounds_to_win(estate, market), actions_to_win(estate, market)
    yield "rounds", rounds
    for limit in ROUNDS:
        yield f"rounds_{limit}", min(limit, rounds)
    for limit in NEAR:
        yield f"near_{limit}", actions <= limit
    yield from _things(player)
    yield "turn", state.order().index(player.seat)
    yield from _cards(player)


def _things(player: Player) -> Iterator[tuple[str, float]]:
    for material in MATERIALS:
        begun = [house.parts for house in player.houses if house.material == material]
        yield material, player.goods[material]
        yield f"{material}_stored", player.stored[material]
        yield f"{material}_first", material in player.tokens
        for parts in (1, 2, 3):
            yield f"{material}_house_{parts}", begun.count(parts)


def _cards(player: Player) -> Iterator[tuple[str, float]]:
    hand = [card.name for card in (*player.hand, *((player.facedown,) if player.facedown else ()))]
    yield "hand", len(hand)
    yield "hand_2", min(2, len(hand))
    for fable in FABLES:
        yield fable, fable in hand
    for friend in FRIENDS:
        yield friend, friend == player.friend
