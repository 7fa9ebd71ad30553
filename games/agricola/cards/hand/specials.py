"""Cards that do something with special actions, and those that give one more turn."""

from __future__ import annotations

from games.agricola.actions.combined import May
from games.agricola.actions.farm import Sow
from games.agricola.actions.goods import Buy, GainOne, gain
from games.agricola.actions.special import TakeSpecial
from games.agricola.anytime import offer, within_reach
from games.agricola.cards.box import cost, minor
from games.agricola.cards.conditions import SinceRound, at_least, exactly
from games.agricola.cards.effects import after
from games.agricola.cards.events import SpecialUsed
from games.agricola.cards.hooks import after_special, before_special, extra_turn
from games.agricola.cards.own import Own
from games.agricola.farmyard.yard import CROPS
from games.agricola.land import change
from games.agricola.wording.terms import goods_text

PEAT = ("cut_peat",)
FELLING = ("fell_trees",)
FAIR = ("hiring_fair",)

peat_fertilizer = minor("M058", cost(), after(after_special, May(Sow()), where=PEAT), needs=at_least(2, "fields"))
sowing_machine = minor(
    "M060", cost(wood=3), after(after_special, May(Sow()), when=at_least(2, "horse")), needs=at_least(1, "horse"),
)
malthouse = minor("M109", cost(clay=2), after(after_special, May(Buy({"food": 4}, {"grain": 1})), where=PEAT), points=1)
moor_birch_trees = minor(
    "M116", cost(vegetable=2), after(after_special, gain(wood=2), where=PEAT), points=1, needs=at_least(3, "rooms"),
)
alder_swamp = minor(
    "M119", cost(vegetable=2), after(after_special, GainOne(("wood", "reed")), where=FELLING), points=1,
    needs=at_least(2, "improvements"),
)
loam = minor(
    "M121", cost(), after(after_special, gain(clay=1), where=FAIR, when=exactly(1, "at_home")),
    needs=at_least(1, "improvements"),
)
willow_bank = minor("M122", cost(), after(after_special, gain(reed=1), where=FELLING), needs=at_least(1, "majors"))
peat_ash_fertilizer = minor("M112", cost(vegetable=1))
taps = minor("M057", cost(), needs=at_least(2, "improvements"))


def _cuts_peat(own: Own, used: SpecialUsed) -> bool:
    return used.seat == own.seat and used.action in PEAT


@peat_ash_fertilizer.on(before_special, when=_cuts_peat)
async def fertilize(own: Own, _: SpecialUsed) -> None:
    """Before cutting peat the owner may put 1 crop of the kind on everything that grows, on all of it or none."""
    price = {crop: len(fields) for crop in CROPS if (fields := own.player.yard.planted(crop))}
    if not price or not within_reach(own.state, own.player, price):
        return
    if not await offer(own.state, own.player, "pay_for", price, cost=goods_text(price), card=own.card):
        own.declined()
        return
    yard = own.player.yard
    for crop in CROPS:
        yard = yard.with_crops(crop, {name: n + 1 for name, n in yard.planted(crop).items()})
    await change(own.state, own.player, yard)


@taps.on(extra_turn, when=SinceRound())
async def one_more_turn(own: Own) -> None:
    """Once a round, when all people are placed and the turn would come again: the owner may take a special action."""
    own.kept.count = own.state.round
    await own.may(TakeSpecial())
