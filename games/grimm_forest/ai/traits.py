"""What the strong AI counts of a player (its *traits*), as numbers by name."""

from __future__ import annotations

from games.grimm_forest.ai.mixing import share
from games.grimm_forest.ai.plan import Estate, actions_to_win, add, rounds_to_win
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.declare import friend_card
from games.grimm_forest.content import ACTIONS, FABLES, FRIENDS, MATERIALS, REFILL
from games.grimm_forest.state import GrimmState, Player, Step

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
"""The names of the traits at tables of any number."""
NEXT_ROUND = (
    "best_alone", "mean_alone", "least_alone", "best_shared",
    *(f"finish_{how}_{n}" for how in ("alone", "shared") for n in (1, 2, 3)), "done_first", "done_sturdy",
)
"""The names of those that look at what the places will give in the next round, and at who would win. They count at
tables of two only, where a pig meets one other at most."""
BUILDING = (Step.START_OF_BUILD, Step.BUILD, Step.END_OF_BUILD, Step.CLEANUP, Step.OVER)


def is_building(state: GrimmState) -> bool:
    """Return whether the Build phase of the round has begun."""
    return state.step in BUILDING


def trait_names(players: int) -> tuple[str, ...]:
    """Return the names of all traits at a table of so many."""
    return (*TRAITS, *NEXT_ROUND) if players == 2 else TRAITS


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
    if len(state.players) == 2:
        found |= _next_round(state, situation, player)
    return found


def _next_round(state: GrimmState, situation: Situation, player: Player) -> dict[str, float]:
    """Return what the places give a player alone and shared, in rounds saved, at how many of them that is enough for
    the third house, and whether it can be finished now: before the other, and how sturdily."""
    estate, market = situation.estates[player.seat], situation.markets[player.seat]
    spared = friend_card(player.friend).spares if player.friend else 0
    now, building = rounds_to_win(estate, market), is_building(state)
    found: dict[str, float] = {}
    for how, pigs in (("alone", 1), ("shared", 2)):
        saved, finishes = [], 0
        for place, goods in state.locations.items():
            there = {one: n + REFILL[place][one] * building for one, n in goods.items()}
            then = Estate(add(estate.goods, share(there, pigs, place)), estate.houses, estate.corner_sites)
            saved.append(now - rounds_to_win(then, market))
            finishes += actions_to_win(then, market) - spared <= ACTIONS
        found[f"best_{how}"] = max(saved)
        if pigs == 1:
            found["mean_alone"], found["least_alone"] = sum(saved) / len(saved), min(saved)
        for n in range(finishes):
            found[f"finish_{how}_{n + 1}"] = 1
    if actions_to_win(estate, market) - spared <= ACTIONS:
        found["done_first"] = state.order()[0] == player.seat
        found["done_sturdy"] = sum(MATERIALS.index(house.material) for house in player.houses if house.parts == 3)
    return found
