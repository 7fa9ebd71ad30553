"""Ovens: they bake, or spare fuel."""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.farm import Bake
from games.agricola.actions.goods import gain
from games.agricola.cards.box import Kitchen, Spot, cost, major
from games.agricola.cards.effects import AtMost, Changes, Plus, on_play
from games.agricola.cards.hooks import fuel_most, fuel_saved

CLAY_OVEN = {"kitchen": Kitchen(bake=5, most=1), "group": "oven"}
STONE_OVEN = {"kitchen": Kitchen(bake=4, most=2), "group": "oven"}
AT_ONCE = on_play(May(Bake()))

clay_oven = major("clay_oven", cost(clay=3, stone=1), 2, Spot("base", 5), AT_ONCE, **CLAY_OVEN)
clay_oven_2 = major("clay_oven_2", cost(clay=4, stone=1), 2, Spot("second", 3), AT_ONCE, **CLAY_OVEN)
stone_oven = major("stone_oven", cost(clay=1, stone=3), 3, Spot("base", 6), AT_ONCE, **STONE_OVEN)
stone_oven_2 = major("stone_oven_2", cost(clay=2, stone=3), 3, Spot("second", 4), AT_ONCE, **STONE_OVEN)

heating_oven = major(
    "heating_oven", cost(clay=1, stone=1), 1, Spot("moor", 5), on_play(gain(fuel=2)), Changes(fuel_saved, Plus(1)),
    group="oven", code="M006",
)
tiled_oven = major(
    "tiled_oven", cost(clay=2, stone=1), 1, Spot("moor", 6), Changes(fuel_most, AtMost(1)), group="oven", code="M007",
)
