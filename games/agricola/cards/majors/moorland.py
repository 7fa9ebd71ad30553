"""What helps in forests and moors."""

from __future__ import annotations

from games.agricola.cards.box import Left, Spot, cost, major
from games.agricola.cards.effects import Changes, PlusEach, PlusHorse
from games.agricola.cards.hooks import points, special_gives

peat_charcoal_kiln = major(
    "peat_charcoal_kiln", cost(stone=1), 1, Spot("moor", 10, top=True), Changes(special_gives, PlusHorse("cut_peat")),
    left=Left("fuel", (3, 5)), code="M011",
)
foresters_lodge = major(
    "foresters_lodge", cost(wood=1, clay=2), 1, Spot("moor", 11, top=True),
    Changes(special_gives, PlusHorse("fell_trees")), Changes(points, PlusEach("forests")), code="M012",
)
