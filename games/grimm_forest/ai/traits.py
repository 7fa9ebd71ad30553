"""What the strong AI counts of a player (its *traits*), as numbers by name."""

from __future__ import annotations

from games.grimm_forest.ai.plan import actions_to_win, rounds_to_win
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import FABLES, FRIENDS, MATERIALS
from games.grimm_forest.state import GrimmState, Player

ROUNDS = (0.5, 1, 1.5, 2, 3, 4)
"""The estimate of the rounds to win also counts up to these limits."""
NEAR = (1, 2, 3, 4, 5, 6)
"""Numbers of actions within which the third house can be finished without gathering."""


TRAITS = (
    "rounds", *(f"rounds_{limit}" for limit in ROUNDS), *(f"near_{limit}" for limit in NEAR),
    *(
        f"{material}{what}" for material in MATERIALS
        for what in ("", "_stored", "_first", "_house_1", "_house_2", "_house_3")
    ),
    "turn", "hand", "hand_2", *FABLES, *FRIENDS,
)
"""The names of all traits."""


def traits_of(state: GrimmState, situation: Situation, player: Player) -> dict[str, float]:
    """Return the traits of a player that are not 0. `situation` is the reading of any view of this state."""
    estate, market = situation.estates[player.seat], situation.markets[player.seat]
    rounds, actions = rounds_to_win(estate, market), actions_to_win(estate, market)
    found: dict[str, float] = {"rounds": rounds}
    for limit in ROUNDS:
        found[f"rounds_{limit}"] = min(limit, rounds)
    for limit in NEAR:
        if actions <= limit:
            found[f"near_{limit}"] = 1
    for material in MATERIALS:
        found[material] = player.goods[material]
        if player.stored[material]:
            found[f"{material}_stored"] = player.stored[material]
        if material in player.tokens:
            found[f"{material}_first"] = 1
    for house in player.houses:
        name = f"{house.material}_house_{house.parts}"
        found[name] = found.get(name, 0) + 1
    found["turn"] = state.order().index(player.seat)
    hand = [card.name for card in (*player.hand, *((player.facedown,) if player.facedown else ()))]
    found["hand"], found["hand_2"] = len(hand), min(2, len(hand))
    found |= dict.fromkeys(hand, 1)
    if player.friend:
        found[player.friend] = 1
    return found
