"""The well, and the houses of the village."""

from __future__ import annotations

from games.agricola.actions.goods import coming_next, gain
from games.agricola.cards.box import HarvestSwap, Spot, cost, major
from games.agricola.cards.conditions import at_least
from games.agricola.cards.effects import Cheaper, at, on_play
from games.agricola.cards.hooks import round_starts

WATER = on_play(coming_next(5, food=1))

well = major("well", cost(wood=1, stone=3), 4, Spot("base", 4), WATER)
well_2 = major("well_2", cost(clay=1, stone=3), 4, Spot("second", 2), WATER)

village_church = major(
    "village_church", cost(wood=2, stone=4), 4, Spot("moor", 4), on_play(gain(food=2)),
    harvest=HarvestSwap("fuel", points=1), code="M005",
)
museum_of_the_moors = major(
    "museum_of_the_moors", cost(clay=1, reed=1, stone=1), 3, Spot("moor", 10),
    Cheaper({
        "well": {"stone": 1}, "stone_oven": {"stone": 1}, "clay_oven": {"clay": 1}, "pottery": {"clay": 1},
        "joinery": {"wood": 1}, "basketmakers_workshop": {"reed": 1}, "foresters_lodge": {"clay": 1},
    }),
    code="M013",
)
riding_stables = major(
    "riding_stables", cost(wood=2, clay=1, reed=1), 3, Spot("moor", 11),
    at(round_starts, gain(food=1), when=at_least(2, "horse")), code="M014",
)
