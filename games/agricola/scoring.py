"""The final score (base rules 1.5; expansion: end of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.agricola.cards import hooks
from games.agricola.cards.box import Left, card_of
from games.agricola.goods import BUILDING, Goods
from games.agricola.solo import GOAL
from games.agricola.state import AgricolaState, Player
from games.core.rules import Result
from games.core.text import Text

STEPS: dict[str, tuple[int, ...]] = {
    "fields": (2, 3, 4, 5),
    "pastures": (1, 2, 3, 4),
    "grain": (1, 4, 6, 8),
    "vegetables": (1, 2, 3, 4),
    "sheep": (1, 4, 6, 8),
    "boar": (1, 3, 5, 7),
    "cattle": (1, 2, 4, 6),
}
"""How many are needed for 1, 2, 3 and 4 points; fewer than the first number cost 1 point."""

ROOM = {"wood": 0, "clay": 1, "stone": 2}
PERSON = 3
SICK_PERSON = 1
BEGGING = -3


def by_steps(category: str, n: int) -> int:
    """Points of a category with steps."""
    reached = sum(1 for step in STEPS[category] if n >= step)
    return reached or -1


def score(state: AgricolaState, player: Player) -> dict[str, int]:
    """A seat's points by category, in the order of the score pad."""
    yard, goods = player.yard, player.goods
    parts = {
        "fields": by_steps("fields", yard.fields.bit_count()),
        "pastures": by_steps("pastures", len(yard.pastures)),
        "grain": by_steps("grain", goods["grain"] + yard.on_fields("grain")),
        "vegetables": by_steps("vegetables", goods["vegetable"] + yard.on_fields("vegetable")),
        "sheep": by_steps("sheep", goods["sheep"]),
        "boar": by_steps("boar", goods["boar"]),
        "cattle": by_steps("cattle", goods["cattle"]),
    }
    if state.moor:
        parts["horses"] = goods["horse"] or -1
    sick = player.sick
    parts |= {
        "unused": -yard.unused.bit_count(),
        "fenced_stables": yard.fenced_stables(),
        "clay_rooms": player.rooms if player.house == "clay" else 0,
        "stone_rooms": ROOM["stone"] * player.rooms if player.house == "stone" else 0,
        "people": PERSON * (player.people - sick) + SICK_PERSON * sick,
        "begging": BEGGING * player.begging,
        "improvements": sum(card_of(name).points for name in player.majors),
        "bonus": player.bonus + final_bonus(state, player),
    }
    if state.cards:
        parts["cards"] = sum(card_of(name).points for name in player.played)
    return parts


def final_bonus(state: AgricolaState, player: Player) -> int:
    """Points from the effects of cards at the end.

    Wood still counts as fuel, but not as wood as well: the better use is taken.
    """
    lefts = [card.left for card in map(card_of, player.in_front) if card.left is not None]
    most = min(player.goods["wood"], max((one.steps[-1] for one in lefts if one.good == "fuel"), default=0))
    best = max(_left(lefts, player.goods, burnt) for burnt in range(most + 1)) if lefts else 0
    return best + hooks.table_points.value(state, hooks.points.of(state, player, 0), player.seat)


def _left(lefts: Sequence[Left], goods: Goods, burnt: int) -> int:
    """The points for goods left when so much wood counts as fuel."""
    moved = {"wood": -burnt, "fuel": burnt}
    return sum(goods[one.good] + moved.get(one.good, 0) >= step for one in lefts for step in one.steps)


def resources_left(player: Player) -> int:
    """Building resources in the supply: the tie-break of the base game."""
    return sum(player.goods[good] for good in BUILDING)


def result(state: AgricolaState) -> Result:
    """Places by points. The base game breaks ties by building resources left; with the expansion they are shared.

    Alone with the Moor, whoever misses the goal has not won: place 2.
    """
    parts = [score(state, player) for player in state.players]
    totals = [sum(part.values()) for part in parts]
    keys = [
        (total, 0 if state.moor else resources_left(player))
        for total, player in zip(totals, state.players, strict=True)
    ]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    if len(totals) == 1 and state.moor and totals[0] < GOAL[state.cards]:
        places = (2,)
    return Result(places, tuple(parts), _reason(state, totals, keys), tuple(totals))


def _reason(state: AgricolaState, totals: Sequence[int], keys: Sequence[tuple[int, int]]) -> Text:
    if len(totals) == 1:
        if not state.moor:
            return Text("agricola-result-solo", {"points": totals[0]})
        goal = GOAL[state.cards]
        key = "agricola-result-solo-reached" if totals[0] >= goal else "agricola-result-solo-missed"
        return Text(key, {"points": totals[0], "goal": goal})
    ranked = sorted(keys, reverse=True)
    best, second = next(pairwise(ranked))
    if best == second:
        return Text("agricola-result-shared", {"points": best[0]})
    if best[0] == second[0]:
        return Text("agricola-result-resources", {"points": best[0], "resources": best[1]})
    return Text("agricola-result-points", {"points": best[0], "ahead": best[0] - second[0]})
