"""How useful a place is for a worker now, so that lists begin with what is done most often."""

from __future__ import annotations

from games.core.decision import Decision
from games.mi_tierra.activation import brought_in
from games.mi_tierra.areas.workshops import MILL
from games.mi_tierra.content import ALL_WORKERS, ARENA, DEVELOPMENT, FIELD, ORDER_TABLE, PEN, PODIUM, TRADE
from games.mi_tierra.used_up import LIVESTOCK, is_used_up
from games.mi_tierra.view import FarmView, MiTierraView

USUAL, OF_NO_USE = 10, 20
"""The ranks of places that are not proposed; proposals have smaller ones, in their order."""
NEEDS = {"oven": (TRADE.oven.needs,), "clothing": (TRADE.clothing.needs,), "wine_mill": tuple(MILL.values())}
FOR_LATER = ("square", ORDER_TABLE)
"""Areas whose workers matter only to the rounds to come."""


def rank_of(view: MiTierraView, decision: Decision, place: str) -> int:
    """Return the rank of a place: proposed ones first, then the others, those that bring nothing now last."""
    if (place,) in decision.proposals:
        return decision.proposals.index((place,))
    area, _, spot = place.partition(":")
    return OF_NO_USE if _brings_nothing(view, view.farms[decision.seat], area, spot) else USUAL


def _brings_nothing(view: MiTierraView, farm: FarmView, area: str, spot: str) -> bool:
    """Return whether a worker would do nothing there with what a farm and the supply have now."""
    if is_used_up(view, area):
        return True
    if view.ending and area in FOR_LATER:
        return True
    if area == FIELD:
        return not brought_in(view, farm, spot)
    if area in NEEDS:
        return not any(all(farm.goods[good] >= n for good, n in needs.items()) for needs in NEEDS[area])
    if area in LIVESTOCK:
        return not any(pen and pen.animal in ("", LIVESTOCK[area]) and pen.count < pen.room for pen in farm.pens)
    if area == PEN:
        pen = farm.pens[int(spot[1:]) - 1]
        return pen is None or pen.level < 2
    return (
        (area == "animal_industry" and not farm.animals())
        or (area == "square" and farm.hired == ALL_WORKERS)
        or (area == PODIUM and farm.animals() == farm.animals("horse"))
        or (area == ARENA and not farm.animals("horse"))
        or (area == "crops" and "" not in farm.fields.values())
        or (area == "forest" and None not in farm.pens)
        or (area == DEVELOPMENT and not any(view.grid))
    )
