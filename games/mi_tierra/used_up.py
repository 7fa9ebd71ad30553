"""Areas for which nothing is left in the supply, so that a worker there would get nothing (rulings MT-19, MT-54)."""

from __future__ import annotations

from games.mi_tierra.content import CROPS, PENS_IN_ALL, TRADE
from games.mi_tierra.supply import Farms, animals_left, goods_left, pens_left, tiles_left, water_left

LIVESTOCK = {"cattle_farm": "cow", "sheep_farm": "sheep", "hen_house": "chicken"}
"""The animals that an area gives."""
MADE = {
    "oven": ("cake",), "clothing": ("clothes",), "wine_mill": ("flour", "wine"),
    "animal_industry": tuple(line.good for line in TRADE.industry.yields),
}
"""The goods that can be made in an area."""


def is_used_up(scene: Farms, area: str) -> bool:
    """Return whether an area has nothing left to give to anybody, by a state or a view."""
    if area in LIVESTOCK:
        return animals_left(scene, LIVESTOCK[area]) <= 0
    if area in MADE:
        return not any(goods_left(scene, good) for good in MADE[area])
    match area:
        case "forest":
            return not any(pens_left(scene, size) for size in PENS_IN_ALL)
        case "crops":
            return not any(tiles_left(scene, crop) for crop in CROPS)
        case "water_mill":
            return water_left(scene) <= 0
    return False
