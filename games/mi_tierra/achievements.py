"""The achievements of Mi Tierra."""

from __future__ import annotations

from games.core.achievements import Achievement, Finish
from games.mi_tierra.content import ANIMALS, CROPS, FARM_LIMIT
from games.mi_tierra.state import MiTierraState, Player

SOURCES = ("market", "black", "contest", "rodeo", "cake", "clothes")
"""Where money comes from, beside income and the final exchange of leftovers."""

Farm = Finish[MiTierraState]


def _farmer(farm: Farm) -> Player:
    return farm.state.players[farm.seat]


def _earned(farm: Farm, *sources: str) -> int:
    return sum(_farmer(farm).earned.get(one, 0) for one in sources)


def _every_crop(farm: Farm) -> bool:
    planted = _farmer(farm).fields.values()
    return sum(map(bool, planted)) >= 6 and set(planted).issuperset(CROPS)


def _full_pens(farm: Farm) -> bool:
    return all(pen is not None and pen.count >= pen.room > 0 for pen in _farmer(farm).pens)


def _three_species(farm: Farm) -> bool:
    return sum(_farmer(farm).animals(kind) > 0 for kind in ANIMALS) >= 3


def _honest(farm: Farm) -> bool:
    return farm.won and not _earned(farm, "black")


ACHIEVEMENTS: tuple[Achievement[MiTierraState], ...] = (
    Achievement("every_crop", _every_crop),
    Achievement("irrigated", lambda farm: len(_farmer(farm).channels) >= 5),
    Achievement("full_pens", _full_pens),
    Achievement("three_species", _three_species),
    Achievement("champion", lambda farm: any(pen is not None and pen.level == 3 for pen in _farmer(farm).pens)),
    Achievement("planner", lambda farm: len(_farmer(farm).cards) >= FARM_LIMIT),
    Achievement("baker", lambda farm: _earned(farm, "cake") >= 90),
    Achievement("tailor", lambda farm: _earned(farm, "clothes") >= 140),
    Achievement("merchant", lambda farm: _earned(farm, "market") >= 300),
    Achievement("showman", lambda farm: _earned(farm, "contest", "rodeo") >= 70),
    Achievement("all_trades", lambda farm: sum(_earned(farm, one) > 0 for one in SOURCES) >= 5),
    Achievement("honest", _honest),
    Achievement("big_money", lambda farm: farm.total >= 400),
    Achievement("good_years", lambda farm: farm.total >= 250, games=10),
)
