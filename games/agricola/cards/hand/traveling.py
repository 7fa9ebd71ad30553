"""Traveling cards: after their effect they go to the hand of the player on the left."""

from __future__ import annotations

from functools import partial

from games.agricola.actions.combined import May
from games.agricola.actions.counting import GainFor, GainSteps
from games.agricola.actions.farm import Plow
from games.agricola.actions.goods import Buy, FillUp, gain
from games.agricola.actions.improving import BuildMajor
from games.agricola.actions.tiles import ForestsToMoors, LayTile, MoorToField, RemoveMoors
from games.agricola.animals import counted as counted_animals
from games.agricola.animals import housing, step_decision
from games.agricola.cards import box
from games.agricola.cards.asking import ask_owner
from games.agricola.cards.box import card_of, cost
from games.agricola.cards.conditions import Any, CanDo, Owns, at_least, at_most, counted
from games.agricola.cards.effects import on_play
from games.agricola.cards.events import AnimalsLeft, Played
from games.agricola.cards.hooks import animals_left, played
from games.agricola.cards.own import Own
from games.agricola.farmyard.grid import bits
from games.agricola.goods import ANIMALS, put, take
from games.agricola.wording.terms import card_text, goods_text
from games.core.decision import Decision

minor = partial(box.minor, passing=True)
CRAFTS = ("joinery", "pottery", "basketmakers_workshop")
FREE = cost()
TRADED = 3
"""Animals that the Livestock Market changes at most."""

peat_burn_off = minor("M015", FREE, on_play(gain(fuel=1), May(MoorToField())))
clear_felling = minor("M016", FREE, on_play(gain(wood=2), May(ForestsToMoors(2))), needs=at_most(3, "forests"))
reforestation = minor("M017", FREE, on_play(LayTile("forest")), needs=at_least(3, "majors"))
register_of_craftsmen = minor(
    "M018", FREE, on_play(May(BuildMajor(only=CRAFTS, less={"stone": 1}))), needs=at_least(2, "majors"),
)
lawn_turf = minor(
    "M019", FREE, on_play(GainSteps("unused", {n: {"fuel": n - 2} for n in range(3, 8)}, exactly=True)),
    needs=at_least(4, "improvements"),
)
peat_pellets = minor("M020", FREE, on_play(GainFor({"fuel": 1}, "moors")), needs=at_least(1, "majors"))
peat_cutting_expedition = minor(
    "M021", cost(food=4), on_play(
        May(RemoveMoors({"fuel": 2}, points=1)),
        GainSteps("horse", {2: {"fuel": 1}, 4: {"fuel": 2}, 5: {"fuel": 3}, 6: {"fuel": 4}}),
    ),
)
ecological_niche = minor("M022", FREE)
edge_of_the_forest = minor("M023", FREE, needs=at_least(3, "improvements"))
basic_supplies = minor(
    "M024", cost(wood=1), on_play(FillUp(("fuel", "food", "wood", "clay", "reed", "stone", "grain"))),
)
ROW = ("reed", "grain", "cattle", "stone", "vegetable", "horse")
household_inventory = minor(
    "M025", cost(food=1),
    on_play(GainSteps("unused", {n: dict.fromkeys(ROW[: n - 4], 1) for n in range(5, 11)}, exactly=True)),
    needs=Any((at_least(1, "fields"), at_least(1, "pastures"), at_least(1, "stables"))),
)
chimney_hood = minor("M026", cost(clay=1))
garden_path = minor("M027", cost(clay=1), on_play(gain(wood=3)), needs=at_least(1, "forests"))
out_on_the_wallaby = minor(
    "M028", FREE, on_play(gain(wood=3), when=Owns(("joinery",))), on_play(gain(clay=3), when=Owns(("pottery",))),
    on_play(gain(reed=2), when=Owns(("basketmakers_workshop",))),
)
tinker = minor(
    "M029", cost(food=1), on_play(gain(wood=1, clay=1, reed=1, stone=1), when=at_least(1, "group:craft")),
    needs=at_least(3, "majors"),
)
farm_animal_market = minor("M030", cost(food=1), on_play(May(Buy({"cattle": 1, "horse": 1}, {"sheep": 2}))))
shifting_cultivation = minor("A002", cost(food=2), on_play(Plow()), needs=CanDo(Plow()))
clay_embankment = minor("A005", cost(food=1), on_play(GainFor({"clay": 1}, "clay", per=2)))
young_animal_market = minor("A009", cost(sheep=1), on_play(gain(cattle=1)))
livestock_market = minor("M031", FREE, needs=at_least(5, "animals"))
market_stall = minor("B008", cost(grain=1), on_play(gain(vegetable=1)))


@ecological_niche.on(played, calm=True)
async def niches(own: Own, _: Played) -> None:
    """2 food for having a species that nobody else has; 1 food each for growing grain and vegetables alone; 1 fuel each
    for having more forests and more moors than everybody else."""
    others = [Own(own.state, other.seat, own.card) for other in own.others]
    alone = any(own.goods[species] and not any(other.goods[species] for other in others) for species in ANIMALS)
    fields = sum(_most(own, others, crop) and not any(counted(other, crop) for other in others) for crop in _GROWING)
    tiles = sum(_most(own, others, tile) for tile in ("forests", "moors"))
    own.gain({"food": 2 * alone + fields, "fuel": tiles})


_GROWING = ("growing_grain", "growing_vegetables")


def _most(own: Own, others: list[Own], count: str) -> bool:
    """Whether the owner has more of something than each other player; alone: whether there is any."""
    return counted(own, count) > max((counted(other, count) for other in others), default=0)


@edge_of_the_forest.on(played, calm=True)
async def edges(own: Own, _: Played) -> None:
    """1 food for each pair of neighbouring spaces of forest and field, 1 fuel for each pair of forest and moor."""
    yard = own.player.yard
    beside = [yard.grid.next_to[space] for space in bits(yard.forests)]
    own.gain({
        "food": sum((around & yard.fields).bit_count() for around in beside),
        "fuel": sum((around & yard.moors).bit_count() for around in beside),
    })


@chimney_hood.on(played, calm=True)
async def warm_food(own: Own, _: Played) -> None:
    """As much food as the best of the owner's baking improvements makes of 1 grain; none is spent."""
    own.gain({"food": max((card_of(name).kitchen.bake for name in own.player.in_front), default=0)})


@garden_path.on(played, when=lambda own, _: bool(own.others), calm=True)
async def leads_to_the_left(own: Own, _: Played) -> None:
    """The player on the left must take the token, from the supply or from whoever has it: 1 point less at the end."""
    for player in own.state.players:
        player.tokens.pop(own.card, None)
    left = own.others[0]
    left.tokens[own.card] = -1
    own.state.tell("agricola-log-token", left.seat, card=card_text(own.card))


@livestock_market.on(played)
async def trade_up(own: Own, _: Played) -> None:
    """Up to 3 animals may become one of the next species each, all at once, if all find room: sheep, boar, cattle,
    horse."""
    def question() -> Decision | None:
        animals, room = own.player.animals, housing(own.state, own.player)
        return step_decision(own.seat, animals, room, TRADED) if any(animals[:-1]) else None

    chosen = counted_animals(await ask_owner(own, question))
    if not any(chosen):
        own.declined()
        return
    given = {species: n for species, n in zip(ANIMALS, chosen, strict=True) if n}
    got = {species: n for species, n in zip(ANIMALS[1:], chosen, strict=False) if n}
    take(own.goods, given)
    put(own.goods, got)
    own.state.tell(
        "agricola-log-card-buys", own.seat, goods=goods_text(got), cost=goods_text(given), card=card_text(own.card),
    )
    await animals_left.fire_seat(own.state, own.seat, AnimalsLeft(own.seat, given))
