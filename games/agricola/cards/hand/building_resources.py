"""Building resource providers."""

from __future__ import annotations

from games.agricola.cards.box import occupation
from games.agricola.cards.effects import RoomsCost

carpenter = occupation("B126", RoomsCost(material=3, reed=2), trial=True)
