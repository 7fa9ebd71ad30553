"""Cards that act at the start of a round, or when people return home."""

from __future__ import annotations

from games.agricola.actions.combined import FirstWanted, May, PayFor
from games.agricola.actions.farm import Plow
from games.agricola.actions.goods import GainOne, gain
from games.agricola.actions.home import BuildStables
from games.agricola.actions.improving import PlayMinor, PlayOccupation
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.conditions import All, House, NoSpecialTaken, at_least, exactly
from games.agricola.cards.effects import at, on_play
from games.agricola.cards.hooks import returning_home, round_starts

IN_STONE = House(("stone",))

scullery = minor("B057", cost(wood=1, clay=1), at(round_starts, gain(food=1), when=House(("wood",))))
groom = occupation(
    "B089", on_play(gain(wood=1)), at(round_starts, May(BuildStables(1, most=1)), when=IN_STONE),
)
plow_driver = occupation("A090", at(round_starts, May(PayFor({"food": 1}, Plow())), when=IN_STONE))
scholar = occupation(
    "B097", at(round_starts, May(FirstWanted((PlayOccupation((1,)), PlayMinor()))), when=IN_STONE),
)
childless = occupation(
    "B114",
    at(
        round_starts, gain(food=1), GainOne(("grain", "vegetable")),
        when=All((at_least(3, "rooms"), exactly(2, "people"))),
    ),
)
small_scale_farmer = occupation("B118", at(round_starts, gain(wood=1), when=exactly(2, "rooms")))
village_hall = minor("M097", cost(wood=2, clay=2), at(returning_home, gain(food=2), when=NoSpecialTaken()), points=1)
