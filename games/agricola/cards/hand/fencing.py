"""Cards that fence in a single space, and that for horses beside the house."""

from __future__ import annotations

from games.agricola.actions.fencing import FenceSpace, apart, beside, wild
from games.agricola.cards.box import cost, minor
from games.agricola.cards.conditions import CanDo, at_least
from games.agricola.cards.effects import on_play
from games.agricola.cards.hooks import beds
from games.agricola.cards.kinds import Bed
from games.agricola.cards.own import Own
from games.agricola.farmyard.grid import bits
from games.agricola.goods import ANIMALS

mini_pasture = minor("B002", cost(food=2), on_play(FenceSpace(beside)), needs=CanDo(FenceSpace(beside)), passing=True)
nature_reserve = minor("M038", cost(food=1), on_play(FenceSpace(wild)), needs=at_least(1, "pastures"))
special_pasture = minor(
    "M039", cost(wood=2), on_play(FenceSpace(apart)), needs=at_least(1, "pastures"), lone_pastures=1,
)
horse_trough = minor("M035", cost(stone=1))

HORSE = 1 << ANIMALS.index("horse")
HORSES = 2


@horse_trough.changes(beds)
def at_the_trough(own: Own, there: tuple[Bed, ...], about: str) -> tuple[Bed, ...]:
    """Up to two horses on one unused space next to a room. Which one may change at any time, so it is the first that
    there is."""
    yard = own.player.yard
    spaces = bits(yard.grid.around(yard.rooms) & yard.unused)
    return tuple(sorted((*there, *[Bed(yard.grid.names[spaces[0]], HORSE)] * HORSES))) if spaces else there
