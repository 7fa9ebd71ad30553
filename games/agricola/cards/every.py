"""Every card of the box. Importing this module declares them all; the game's package does."""

from __future__ import annotations

from games.agricola.cards.box import BOX, cards_of
from games.agricola.cards.hand import (
    anytime,
    at_once,
    building,
    exchanges,
    farm,
    fencing,
    harvests,
    land,
    points,
    prices,
    round_spaces,
    rounds,
    specials,
    traveling,
    upgrades,
    using_spaces,
)
from games.agricola.cards.majors import crafts, kitchens, moorland, ovens, stalls, village

THEMES = (
    kitchens, ovens, crafts, stalls, village, moorland, farm, fencing, land, building, prices, using_spaces,
    specials, rounds, round_spaces, harvests, at_once, anytime, exchanges, upgrades, traveling, points,
)
"""The modules in which the cards stand."""

MAJORS = cards_of("major")
HAND_CARDS = cards_of("occupation", "minor")


__all__ = ["BOX", "HAND_CARDS", "MAJORS", "THEMES"]
