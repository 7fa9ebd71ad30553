"""Where goods are made for a fee: the animal industry, the oven, the winery and mill, the clothing industry.

Making something is always a choice; who does not want it, or cannot pay, keeps everything, and the worker goes home.
"""

from __future__ import annotations

from games.core.ask import confirm, pick
from games.core.decision import one_of
from games.core.text import Seat
from games.mi_tierra.cards.box import Of, area, fee, product_yield
from games.mi_tierra.content import TRADE
from games.mi_tierra.money import pay
from games.mi_tierra.state import MiTierraState, Placement
from games.mi_tierra.supply import gain, goods_left, has, spend
from games.mi_tierra.wording.terms import area_name, listed

Goods = dict[str, int]


def products(state: MiTierraState, seat: int) -> Goods:
    """What the animal industry would bring a seat now, as far as the supply goes."""
    found: Goods = {}
    for line in TRADE.industry.yields:
        count = sum(state.players[seat].animals(line.animal) >= least for least in line.at)
        if count:
            count = product_yield.value(state, count, Of(seat, line.good))
            found[line.good] = min(count, goods_left(state, line.good))
    return {good: count for good, count in found.items() if count}


@area("animal_industry")
async def animal_industry(state: MiTierraState, placement: Placement) -> None:
    """Pay $5 once for wool, eggs and milk, of each kind of which you have animals enough. The animals stay yours."""
    made = products(state, placement.seat)
    await _offer(state, placement, TRADE.industry.fee, {}, made)


@area("oven")
async def oven(state: MiTierraState, placement: Placement) -> None:
    """Give 1 milk, 2 eggs and $8 for one cake."""
    await _offer(state, placement, TRADE.oven.fee, TRADE.oven.needs, _one(state, "cake"))


@area("clothing")
async def clothing(state: MiTierraState, placement: Placement) -> None:
    """Give 3 wool and $7 for one piece of clothing."""
    await _offer(state, placement, TRADE.clothing.fee, TRADE.clothing.needs, _one(state, "clothes"))


def _one(state: MiTierraState, good: str) -> Goods:
    return {good: 1} if goods_left(state, good) else {}


async def _offer(state: MiTierraState, placement: Placement, base: int, needs: Goods, made: Goods) -> None:
    """Offer goods for a fee and other goods, to a seat that can pay."""
    seat, area_id = placement.seat, placement.area
    price = fee.value(state, base, Of(seat, area_id))
    player = state.players[seat]
    if not made or player.money < price or not has(player, needs):
        state.say("mi-tierra-log-makes-nothing", seat=seat, who=Seat(seat), area=area_name(area_id))
    elif await confirm(seat, "make", area=area_id, n=price, goods=listed(made)):
        _make(state, seat, price, needs, made)


def _make(state: MiTierraState, seat: int, price: int, needs: Goods, made: Goods) -> None:
    spend(state.players[seat], needs)
    pay(state, seat, price)
    for good, count in made.items():
        gain(state, seat, good, count)
    state.say("mi-tierra-log-makes", seat=seat, who=Seat(seat), goods=listed(made), n=price)


MILL: dict[str, Goods] = {"flour": TRADE.wine_mill.flour, "wine": TRADE.wine_mill.wine}


@area("wine_mill")
async def wine_mill(state: MiTierraState, placement: Placement) -> None:
    """Pay $5 to turn 3 wheat into flour, 3 grapes into wine, or both for the one fee."""
    seat = placement.seat
    player = state.players[seat]
    price = fee.value(state, TRADE.wine_mill.fee, Of(seat, placement.area))
    can = [good for good, needs in MILL.items() if has(player, needs) and goods_left(state, good)]
    if not can or player.money < price:
        state.say("mi-tierra-log-makes-nothing", seat=seat, who=Seat(seat), area=area_name(placement.area))
        return
    options = (*(("both",) if len(can) == 2 else ()), *can, "none")
    chosen = await pick(one_of(seat, "mill", options, n=price))
    made = can if chosen == "both" else [good for good in can if good == chosen]
    if made:
        needs: Goods = {}
        for good in made:
            needs |= MILL[good]
        _make(state, seat, price, needs, dict.fromkeys(made, 1))
