"""Goods providers."""

from __future__ import annotations

from games.agricola.actions.goods import Coming
from games.agricola.cards.box import Swap, cost, minor, occupation
from games.agricola.cards.effects import on_play

WOOD, FUEL = {"wood": 1}, {"fuel": 1}

sheep_walker = occupation(
    "B104", swaps=(Swap("sheep", "boar"), Swap("sheep", "vegetable"), Swap("sheep", "stone")), trial=True,
)

fuel_storage = minor(
    "M075", cost(clay=1, reed=1), on_play(Coming({1: WOOD, 3: FUEL, 5: WOOD, 7: FUEL, 9: WOOD, 11: FUEL})),
    points=1, trial=True,
)
