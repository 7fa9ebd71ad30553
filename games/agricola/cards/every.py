"""Every card of the box. Importing this module declares them all; the game's package does."""

from __future__ import annotations

from games.agricola.cards.box import BOX, cards_of
from games.agricola.cards.hand import building_resources, crops, farm, goods, points
from games.agricola.cards.majors import crafts, kitchens, moorland, ovens, stalls, village

THEMES = (kitchens, ovens, crafts, stalls, village, moorland, farm, points, goods, crops, building_resources)
"""The modules in which the cards stand."""

MAJORS = cards_of("major")
HAND_CARDS = cards_of("occupation", "minor")


def dealt_to(players: int) -> list[str]:
    """The hand cards that are dealt to a number of players, in a fixed order."""
    return sorted(name for name, card in HAND_CARDS.items() if players >= card.players)


__all__ = ["BOX", "HAND_CARDS", "MAJORS", "THEMES", "dealt_to"]
