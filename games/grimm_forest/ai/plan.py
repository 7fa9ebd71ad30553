"""How many rounds a player still needs: the one measure to which the AI reduces everything it has to decide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from games.grimm_forest.content import ACTIONS, COSTS, HOUSES_TO_WIN, SITES

Purse = tuple[int, int, int]
"""Straw, wood and brick."""

Lot = tuple[int, int, bool]
"""A house: index of its material, parts built, whether it stands on a Cutting Corners site."""

Rungs = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]
"""For each material the resources and the sections that a plan takes."""

ONE_EACH: Purse = (1, 1, 1)
HOPELESS = 30.0
NEVER = 99
"""More actions than any game has."""
FETCHED = 0.22
"""What an action spent on fetching a resource saves, in rounds of gathering."""
SLOWER, QUICKER = 0.85, 0.15
"""Gathering and building go on side by side: the slower of the two counts most, the other a little."""
REACH = 0.5
"""What having all for the third house in one build turn saves beyond the estimate: no gathering can go wrong."""
SPARE = 0.012
"""What a resource without a use is worth: somebody may trade for it or take it."""


@dataclass(frozen=True, slots=True)
class Estate:
    """What a player builds with: resources, houses, Cutting Corners sites in all."""

    goods: Purse
    houses: tuple[Lot, ...]
    corner_sites: int


@dataclass(frozen=True, slots=True)
class Market:
    """What things cost a player: rounds of gathering for one resource of each material, floors left in the stock,
    and what Hansel & Gretel add to his walls."""

    effort: tuple[float, float, float]
    floors: Purse
    toll: int


def purse(goods: Mapping[str, int]) -> Purse:
    """Goods by material as a purse."""
    return goods.get("straw", 0), goods.get("wood", 0), goods.get("brick", 0)


def add(one: Purse, other: Purse, times: int = 1) -> Purse:
    """`one` and `times` the other, never below zero."""
    return (
        max(0, one[0] + times * other[0]),
        max(0, one[1] + times * other[1]),
        max(0, one[2] + times * other[2]),
    )


def of_one(material: str, count: int = 1) -> Purse:
    """So many of a single material."""
    return purse({material: count})


def complete(estate: Estate) -> int:
    """How many complete houses stand there."""
    return sum(parts == 3 for _, parts, _ in estate.houses)


def section_price(part: int, corners: bool, toll: int) -> int:
    """What the next section of a house costs."""
    return COSTS[part] - corners + (toll if part == 1 else 0)


@lru_cache(maxsize=20_000)
def rounds_to_win(estate: Estate, market: Market) -> float:
    """An estimate of the rounds until the third house, with the easiest choice of houses to finish or begin."""
    if complete(estate) >= HOUSES_TO_WIN:
        return 0.0
    quickest = min((_rounds(estate.goods, market, rungs) for rungs in _plans(estate, market)), default=HOPELESS)
    return quickest - REACH * (actions_to_win(estate, market) <= ACTIONS)


@lru_cache(maxsize=20_000)
def actions_to_win(estate: Estate, market: Market) -> int:
    """The build actions until the third house without any gathering: one for each section and each missing resource."""
    return min((_actions(estate.goods, rungs) for rungs in _plans(estate, market)), default=NEVER)


def _plans(estate: Estate, market: Market) -> Iterator[Rungs]:
    """Every choice of houses to finish or begin that makes three, as what it takes of each material."""
    missing = max(0, HOUSES_TO_WIN - complete(estate))
    straw_ladder, wood_ladder, brick_ladder = (_ladder(estate, market, at) for at in range(3))
    for straw in range(min(missing, len(straw_ladder) - 1) + 1):
        for wood in range(min(missing - straw, len(wood_ladder) - 1) + 1):
            brick = missing - straw - wood
            if brick < len(brick_ladder):
                yield straw_ladder[straw], wood_ladder[wood], brick_ladder[brick]


def _actions(goods: Purse, rungs: Rungs) -> int:
    return sum(parts + max(0, cost - have) for have, (cost, parts) in zip(goods, rungs, strict=True))


def _ladder(estate: Estate, market: Market, material: int) -> list[tuple[int, int]]:
    """What finishing none, one, two … houses of a material takes: resources and sections, the most advanced first."""
    begun = sorted((lot for lot in estate.houses if lot[0] == material and lot[1] < 3), key=lambda lot: -lot[1])
    on_corners = sum(corners for _, _, corners in estate.houses)
    free_corners = estate.corner_sites - on_corners
    free = SITES - (len(estate.houses) - on_corners) + free_corners
    fresh = [(0, index < free_corners) for index in range(min(free, market.floors[material], HOUSES_TO_WIN))]
    rungs = [(0, 0)]
    for parts, corners in [*((parts, corners) for _, parts, corners in begun), *fresh][:HOUSES_TO_WIN]:
        cost, sections = rungs[-1]
        rest = sum(section_price(part, corners, market.toll) for part in range(parts, 3))
        rungs.append((cost + rest, sections + 3 - parts))
    return rungs


def _rounds(goods: Purse, market: Market, rungs: Rungs) -> float:
    gathering = spare = 0.0
    sections = 0
    for have, effort, (cost, parts) in zip(goods, market.effort, rungs, strict=True):
        sections += parts
        if cost > have:
            gathering += (cost - have) * effort
        else:
            spare += have - cost
    building = sections / ACTIONS
    gathering = (gathering + FETCHED * sections) / (1 + ACTIONS * FETCHED)
    slow, quick = max(building, gathering), min(building, gathering)
    return SLOWER * slow + QUICKER * quick - SPARE * spare
