"""Things on round spaces: goods that come by themselves, and tiles and offers that one may use."""

from __future__ import annotations

from games.agricola.actions.farm import Plow
from games.agricola.actions.goods import Buy, Coming, ComingOn, Lay, LayEach, coming_next
from games.agricola.actions.special import TakeSpecial
from games.agricola.actions.tiles import LayTile
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.conditions import at_least, at_most, counted, exactly, house_from
from games.agricola.cards.effects import Arriving, Latch, after, on_play, using
from games.agricola.cards.events import SpaceUsed
from games.agricola.cards.hooks import after_special, renovated, rooms_built, using_space
from games.agricola.cards.own import Own
from games.agricola.goods import ANIMALS

WOOD, FUEL, FOOD, HORSE = {"wood": 1}, {"fuel": 1}, {"food": 1}, {"horse": 1}
VEGETABLE, SHEEP = {"vegetable": 1}, {"sheep": 1}
FIELD, MOOR, FOREST = [Arriving(kind, LayTile(kind)) for kind in ("field", "moor", "forest")]

fuel_storage = minor(
    "M075", cost(clay=1, reed=1), on_play(Coming({1: WOOD, 3: FUEL, 5: WOOD, 7: FUEL, 9: WOOD, 11: FUEL})),
    points=1,
)
flatboat = minor("M076", cost(wood=4), on_play(Coming({n: FUEL if n % 2 else HORSE for n in range(1, 8)})))
drying_field = minor(
    "M077", cost(vegetable=2), after(after_special, Coming({3: {"fuel": 2}}), where=("cut_peat",)), points=1,
)
barge = minor(
    "M078", cost(wood=3), on_play(Coming({n: FUEL if n % 2 else FOOD for n in range(1, 14)})), points=1,
    needs=at_least(2, "improvements"),
)
peat_bath = minor("M094", cost(wood=1, clay=1), points=1)
pond_hut = minor("A044", cost(wood=1), on_play(coming_next(3, food=1)), points=1, needs=exactly(2, "occupations"))
large_greenhouse = minor(
    "A069", cost(wood=2), on_play(Coming(dict.fromkeys((4, 7, 9), VEGETABLE))), needs=at_least(2, "occupations"),
)
strawberry_patch = minor(
    "B045", cost(wood=1), on_play(coming_next(3, food=1)), points=2, needs=at_least(2, "vegetable_fields"),
)
herring_pot = minor("B047", cost(clay=1), using(coming_next(3, food=1), spaces=("fishing",)))
sack_cart = minor(
    "B066", cost(wood=2), on_play(ComingOn((5, 8, 11, 14), {"grain": 1})), needs=at_least(2, "occupations"),
)
thick_forest = minor("B074", cost(), on_play(ComingOn(tuple(range(2, 15, 2)), WOOD)), needs=at_least(5, "clay"))
acorns_basket = minor("B084", cost(reed=1), on_play(coming_next(2, boar=1)), needs=at_least(3, "occupations"))
wall_builder = occupation("A111", after(rooms_built, coming_next(4, food=1)))
clay_hut_builder = occupation("A120", Latch(house_from("clay"), (coming_next(5, clay=2),), (renovated,)))
manservant = occupation("B107", Latch(house_from("stone"), (coming_next(13, food=3),), (renovated,)))
sheep_whisperer = occupation("B164", on_play(Coming(dict.fromkeys((2, 5, 8, 10), SHEEP))), players=4)

handplow = minor("A019", cost(wood=1), on_play(Lay("field", after=(5,))), Arriving("field", Plow()))
swamp = minor("M044", cost(), on_play(Lay("moor", on=(12,))), MOOR, needs=at_most(4, "round"))
tree_nursery = minor(
    "M045", cost(wood=1), on_play(Lay("forest", on=(12, 13))), FOREST, needs=at_most(0, "improvements"),
)
forest_swamp = minor(
    "M048", cost(), after(after_special, Lay("forest", after=(4,)), where=("cut_peat",)), FOREST,
    needs=at_least(2, "majors"),
)
surveyors_map = minor(
    "M049", cost(vegetable=2),
    on_play(Lay("field", on=(11,)), Lay("moor", on=(12,)), Lay("forest", on=(13,))), FIELD, MOOR, FOREST,
    needs=at_most(2, "round"),
)
peat_cutting_rights = minor(
    "M056", cost(), on_play(Lay("fuel", after=(4, 7))), Arriving("fuel", TakeSpecial(("cut_peat",))),
    needs=at_least(1, "horse"),
)

cattle_stall = minor(
    "M131", cost(wood=2, clay=2), on_play(LayEach(ANIMALS, after=(2, 4, 6, 8))),
    *[Arriving(species, Buy({species: 1}, FOOD)) for species in ANIMALS], points=1,
)


@peat_bath.on(using_space, when=lambda own, used: used.seat == own.seat and used.space == "infirmary", calm=True)
async def baths(own: Own, _: SpaceUsed) -> None:
    """With each use of the Infirmary 1 food on each of as many of the next round spaces as there are moors."""
    await own.do(coming_next(counted(own, "moors"), food=1))
