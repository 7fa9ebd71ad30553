"""The final count (rulebook p. 12-13, 17-18): where the points of each seat come from, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.above_below.cards.box import BUILDING_KINDS, building, quest
from games.above_below.content.load import BOARD, POTION, SUPPLIES
from games.above_below.content.schema import Perk, Symbol
from games.above_below.state import AboveBelowState, Player
from games.above_below.village import Village
from games.core.rules import Result
from games.core.text import Listed, Seat, Text, text

PARTS = ("goods", "buildings", "cards", "reputation", "fame", "quests", "supplies")
"""Where points come from: goods on the track, a point for each building, the buildings' own points, the space on the
reputation track, most reputation, quests, supplies."""


def goods_points(player: Player) -> int:
    """Each good on the track counts what stands at its space; the others count nothing."""
    return sum(BOARD.track[place][0] * n for place, n in enumerate(player.track.values()))


def built(player: Village) -> list[str]:
    """The buildings that count as such: not the starting house."""
    return [name for name in player.buildings() if building(name).kind in BUILDING_KINDS]


def points_of(player: Village, perk: Perk) -> int:
    """The points of a symbol at the end."""
    match perk.op:
        case Symbol.POINTS:
            return perk.n
        case Symbol.POINTS_PER_GOOD:
            return perk.n * player.owns(perk.good or "")
        case Symbol.POINTS_PER_POTION:
            return perk.n * player.owns(POTION)
        case Symbol.POINTS_PER_BUILDING:
            return perk.n * sum(building(name).kind in perk.kinds for name in player.buildings())
        case Symbol.POINTS_PER_VILLAGER:
            return perk.n * len(player.villagers)
        case Symbol.POINTS_PER_EMPTY_CAVE:
            return perk.n * player.empty_caves()
        case _:
            return 0


def majority(reputations: Sequence[int], points: Sequence[int]) -> list[int]:
    """The points of each seat for most reputation. Whoever is tied shares the places that they take, rounded down
    (p. 13; three and more, and two players: AB-33)."""
    places = [*points, *[0] * len(reputations)]
    found = []
    for reputation in reputations:
        above = sum(other > reputation for other in reputations)
        tied = sum(other == reputation for other in reputations)
        found.append(sum(places[above : above + tied]) // tied)
    return found


def scores(state: AboveBelowState) -> list[dict[str, int]]:
    """Each seat's points by where they come from."""
    fame = majority([player.reputation for player in state.players], BOARD.majority[len(state.players)])
    return [
        {
            "goods": goods_points(player),
            "buildings": len(built(player)),
            "cards": sum(points_of(player, perk) for name in player.buildings() for perk in building(name).perks),
            "reputation": player.reputation,
            "fame": fame[player.seat],
            "quests": sum(quest(name).points for name in player.quests),
            "supplies": player.goods[SUPPLIES] // 2,
        }
        for player in state.players
    ]


TIES = ("coins", "villagers", "built")
"""What decides between equal points, in this order (p. 13)."""


def result(state: AboveBelowState) -> Result:
    """Most points; then coins, then villagers, then buildings; still tied is shared (AB-38)."""
    parts = scores(state)
    totals = [sum(one.values()) for one in parts]
    keys = [
        (total, player.coins, len(player.villagers), len(built(player)))
        for total, player in zip(totals, state.players, strict=True)
    ]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Result(places, tuple(_shown(one, key) for one, key in zip(parts, keys, strict=True)), _reason(keys),
                  tuple(totals), "points")


def _shown(parts: Mapping[str, int], key: Sequence[int]) -> dict[str, int]:
    return {"points": key[0], **parts, **dict(zip(TIES, key[1:], strict=True))}


def _reason(keys: Sequence[tuple[int, ...]]) -> Text:
    """What has decided it: the first thing in which the best differs from everybody with as much of all before it."""
    best = max(keys)
    winners = Listed(tuple(Seat(seat) for seat, key in enumerate(keys) if key == best))
    others = [key for key in keys if key != best]
    for depth, what in enumerate(("points", *TIES)):
        if not any(key[: depth + 1] == best[: depth + 1] for key in others):
            by = "shared" if len(winners.items) > 1 else what
            return text("above-below-result", who=winners, by=by, total=text("above-below-total", n=best[0]))
    raise AssertionError("two different keys are equal")
