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


def used_up(scene: Farms) -> frozenset[str]:
    """Return the areas that have nothing left to give to anybody, from a state or a view."""
    left = {
        "forest": any(pens_left(scene, size) for size in PENS_IN_ALL),
        "crops": any(tiles_left(scene, crop) for crop in CROPS),
        "water_mill": water_left(scene) > 0,
        **{area: animals_left(scene, kind) > 0 for area, kind in LIVESTOCK.items()},
        **{area: any(goods_left(scene, good) for good in goods) for area, goods in MADE.items()},
    }
    return frozenset(area for area, there in left.items() if not there)
