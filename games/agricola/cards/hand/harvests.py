"""Cards that act in a harvest, and cards that hear of cooking and baking."""

from __future__ import annotations

from functools import partial

from games.agricola.actions.counting import DrawLayout, GainFor, GainSteps
from games.agricola.actions.goods import gain
from games.agricola.cards.asking import ask_owner
from games.agricola.cards.box import HarvestSwap, LastSwap, card_of, cost, minor
from games.agricola.cards.changes import Changes, Plus, PlusEach
from games.agricola.cards.conditions import All, Any, at_least, at_most, exactly
from games.agricola.cards.effects import after, at, on_play
from games.agricola.cards.events import Cooked
from games.agricola.cards.hooks import (
    baked,
    cooked,
    feeding,
    fuel_more,
    harvest_ends,
    harvest_starts,
    points,
    reaping,
    shut,
    spared_by_wood,
)
from games.agricola.cards.own import Own
from games.agricola.wording.terms import card_text
from games.core.decision import one_of

AFTER_HARVESTS = (5, 8, 10, 12, 14)

peat_iron = minor("M088", cost(wood=1), at(harvest_starts, gain(fuel=1), when=at_least(2, "moors")))
loom = minor(
    "B039", cost(wood=2), at(reaping, GainSteps("sheep", {1: {"food": 1}, 4: {"food": 2}, 7: {"food": 3}})),
    Changes(points, PlusEach("sheep", per=3)), points=1, needs=at_least(2, "occupations"),
)
butter_churn = minor(
    "B050", cost(wood=1), at(reaping, GainFor({"food": 1}, "sheep", 3), GainFor({"food": 1}, "cattle", 2)), points=1,
    needs=at_most(3, "occupations"),
)
three_field_rotation = minor(
    "B061", cost(),
    at(
        harvest_starts, gain(food=3),
        when=All((at_least(1, "grain_fields"), at_least(1, "vegetable_fields"), at_least(1, "empty_fields"))),
    ),
    needs=at_least(3, "occupations"),
)
workbench = minor(
    "M128", cost(wood=2), at(reaping, gain(wood=3, clay=2, reed=1), when=at_least(13, "round")),
    needs=at_most(4, "improvements"),
)
dutch_windmill = minor(
    "A063", cost(wood=2, stone=2),
    after(baked, gain(food=3), when=Any(tuple(exactly(number, "round") for number in AFTER_HARVESTS))), points=2,
)
spinning_mill = minor("M086", cost(wood=2, clay=2), points=2, needs=at_least(1, "sheep"))
savings_deposit = minor(
    "M102", cost(vegetable=2), at(harvest_starts, DrawLayout("clay", {"food": 6}, leaves=True)), points=1, draws=True,
)
wild_harvest = minor(
    "M104", cost(), on_play(gain(food=1)), at(harvest_starts, DrawLayout("forests", {"food": 1})), draws=True,
)
leather_saddle = minor("M069", cost(vegetable=1), points=1, needs=at_least(2, "horse"))
firewood = minor(
    "M082", cost(wood=1), on_play(gain(fuel=1)), Changes(spared_by_wood, Plus(1)), needs=at_least(1, "majors"),
)
grain_distillery = minor(
    "M108", cost(stone=2, sheep=1), points=1, harvest=HarvestSwap("grain", food=5, beside=("fuel",)),
    last=LastSwap(("fuel", "grain")),
)
routine_work = minor("M091", cost(vegetable=1), needs=at_most(0, "improvements"))
oak_bark = minor("M115", cost(vegetable=1), on_play(gain(wood=2)), needs=at_least(2, "majors"))


@spinning_mill.on(reaping, calm=True)
async def spins(own: Own) -> None:
    """Heating in this harvest costs 1 fuel less for every 2 sheep that there are in the field phase."""
    own.kept.count = own.goods["sheep"] // 2


@spinning_mill.on(harvest_ends, calm=True)
async def stands_still(own: Own) -> None:
    """The sheep are counted anew in the next harvest."""
    own.kept.count = 0


@spinning_mill.changes(fuel_more)
def spares(own: Own, more: int, _: str) -> int:
    """1 fuel less for every 2 sheep of the field phase."""
    return more - own.count


@leather_saddle.on(cooked, when=lambda own, done: done.seat == own.seat)
async def tans(own: Own, done: Cooked) -> None:
    """1 point for each cattle turned into food while there were 3 horses, those cooked with them included."""
    if own.goods["horse"] + done.goods.get("horse", 0) >= 3:
        own.win(done.goods.get("cattle", 0))


@oak_bark.on(cooked, when=lambda own, done: done.seat == own.seat, calm=True)
async def strips_bark(own: Own, done: Cooked) -> None:
    """1 wood for each boar, cattle and horse turned into food."""
    own.gain({"wood": sum(done.goods.get(species, 0) for species in ("boar", "cattle", "horse"))})


@routine_work.on(feeding)
async def does_without(own: Own) -> None:
    """Each of the owner's craft buildings may stand still in this harvest, for 1 fuel or 1 food."""
    for craft in [name for name in own.player.majors if card_of(name).group == "craft"]:
        question = partial(one_of, own.seat, "shut_craft", ("fuel", "food", "nothing"), craft=card_text(craft))
        (good,) = await ask_owner(own, question)
        if good == "nothing":
            own.declined()
        else:
            own.kept.names.append(craft)
            own.gain({good: 1})


@routine_work.changes(shut)
def stand_still(own: Own, there: tuple[str, ...], _: str) -> tuple[str, ...]:
    """Those that stand still turn nothing into food."""
    return tuple(sorted({*there, *own.names}))


@routine_work.on(harvest_ends, when=lambda own: bool(own.names), calm=True)
async def work_again(own: Own) -> None:
    """In the next harvest it is asked anew."""
    own.kept.names.clear()
