"""Upgrades: minor improvements that replace a major, and may be played where a major may be built, too."""

from __future__ import annotations

from games.agricola.actions.combined import May, PayFor
from games.agricola.actions.counting import Win
from games.agricola.actions.goods import gain
from games.agricola.cards.box import Kitchen, Swap, cost, minor
from games.agricola.cards.changes import AtMost, Changes, Cheaper
from games.agricola.cards.conditions import house_from
from games.agricola.cards.effects import at, on_play
from games.agricola.cards.hooks import fuel_most, returning_home

church = minor(
    "M068", cost(), on_play(gain(food=2)), at(returning_home, May(PayFor({"fuel": 1}, Win(1)))), points=5,
    upgrades=("village_church",), removes_old=True,
)
oven_installation = minor(
    "M085", cost(), Changes(fuel_most, AtMost(0)), points=-1, upgrades=("heating_oven",), group="oven",
)
open_grill = minor(
    "M105", cost(), points=2, upgrades=("fireplace",),
    kitchen=Kitchen({"vegetable": 2, "sheep": 2, "boar": 3, "cattle": 3, "horse": 2}, bake=2),
)
horse_butchery = minor(
    "M106", cost(), points=3, upgrades=("slaughterhouse",), removes_old=True,
    kitchen=Kitchen({"sheep": 1, "boar": 2, "cattle": 3, "horse": 2}), swaps=(Swap("horse", "food", n=2, gives=5),),
)
living_history_museum = minor(
    "M113", cost(),
    Cheaper({
        "heating_oven": {"clay": 1}, "tiled_oven": {"stone": 1}, "riding_stables": {"wood": 1},
        "village_church": {"stone": 1}, "furniture_stall": {"wood": 1}, "basket_stall": {"reed": 1},
        "ceramics_stall": {"clay": 1},
    }),
    points=4, upgrades=("museum_of_the_moors",), needs=house_from("clay"),
)
