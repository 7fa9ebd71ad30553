"""Points providers."""

from __future__ import annotations

from games.agricola.cards.box import occupation
from games.agricola.cards.effects import Changes, PlusEach
from games.agricola.cards.hooks import points

stable_architect = occupation("A098", Changes(points, PlusEach("unfenced_stables")), trial=True)
