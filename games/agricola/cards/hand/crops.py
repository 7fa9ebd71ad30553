"""Crop providers."""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.goods import Buy, gain
from games.agricola.cards.box import occupation
from games.agricola.cards.effects import OTHERS, after
from games.agricola.cards.hooks import after_space

lutenist = occupation(
    "A160",
    after(
        after_space, gain(food=1, wood=1), May(Buy({"vegetable": 1}, {"food": 2})), where=("traveling_players",),
        by=OTHERS,
    ),
    players=4, trial=True,
)
