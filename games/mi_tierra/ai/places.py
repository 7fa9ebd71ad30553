"""What a worker is worth on each place, in dollars."""

from __future__ import annotations

from collections.abc import Callable

from games.mi_tierra.activation import brought_in
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.areas.workshops import MILL
from games.mi_tierra.cards.box import Of, fee, market_of, plan_of, product_yield
from games.mi_tierra.content import (
    ARENA,
    CORNERS,
    DEVELOPMENT,
    FIELD,
    MARKET,
    ORDER_TABLE,
    PEN,
    PODIUM,
    ROUNDS,
    TOUCHES,
    TRADE,
    summers_until,
)
from games.mi_tierra.fields import BESIDE
from games.mi_tierra.market import proceeds

Goods = dict[str, int]
A_WORKER = 6.0
"""What a worker brings in a round."""
SALES = (1.0, 0.75, 0.5, 0.3)
"""What the first, second, third sale of a round counts: others may take the card before."""


def place_worth(s: Situation, option: str) -> float:
    """What placing a worker there brings; passing is worth nothing."""
    area, _, spot = option.partition(":")
    if area not in _PLACES:
        return 0.0
    worth = _PLACES[area](s, spot) * s.taste.of(area)
    return worth * 1.25 - A_WORKER if spot == "pair" else worth


def goods_soon(s: Situation) -> Goods:
    """The goods that the farm will have when the markets open: its own, and what its workers will bring in."""
    goods = dict(s.farm.goods)
    for one in s.view.placed:
        if one.seat == s.seat and not one.done:
            if one.area == FIELD and s.farm.fields[one.spot]:
                goods[s.farm.fields[one.spot]] += brought_in(s.view, s.farm, one.spot)
            elif one.area == "animal_industry":
                for good, count in products(s).items():
                    goods[good] += count
    return goods


def products(s: Situation) -> Goods:
    """What the animal industry would bring now."""
    found: Goods = {}
    for line in TRADE.industry.yields:
        count = sum(s.farm.animals(line.animal) >= least for least in line.at)
        if count:
            found[line.good] = product_yield.value(s.view, count, Of(s.seat, line.good))
    return found


def _mine(s: Situation, area: str) -> int:
    return sum(one.seat == s.seat and one.area == area and not one.done for one in s.view.placed)


def _price(s: Situation, area: str, base: int) -> int:
    return fee.value(s.view, base, Of(s.seat, area))


# -- making and selling ------------------------------------------------------------------------------------------------


def _field(s: Situation, spot: str) -> float:
    crop = s.farm.fields[spot]
    return brought_in(s.view, s.farm, spot) * s.worth(crop, goods_soon(s)[crop])


def _industry(s: Situation, spot: str) -> float:
    price = _price(s, "animal_industry", TRADE.industry.fee)
    return s.value_of(products(s)) - price if s.farm.money >= price else 0.0


def _oven(s: Situation, spot: str) -> float:
    return _workshop(s, "oven", TRADE.oven.fee, TRADE.oven.needs, TRADE.end.cake)


def _clothing(s: Situation, spot: str) -> float:
    return _workshop(s, "clothing", TRADE.clothing.fee, TRADE.clothing.needs, TRADE.end.clothes)


def _workshop(s: Situation, area: str, base: int, needs: Goods, brings: int) -> float:
    goods, times = goods_soon(s), _mine(s, area) + 1
    price = _price(s, area, base)
    if s.farm.money < price * times or any(goods[good] < count * times for good, count in needs.items()):
        return 0.0
    return brings - price - sum(count * s.prices[good] for good, count in needs.items())


def _mill(s: Situation, spot: str) -> float:
    price, goods, times = _price(s, "wine_mill", TRADE.wine_mill.fee), goods_soon(s), _mine(s, "wine_mill") + 1
    if s.farm.money < price * times:
        return 0.0
    gain = 0.0
    for made, needs in MILL.items():
        if all(s.farm.goods[good] >= count * times for good, count in needs.items()):
            gain += s.worth(made, goods[made]) - sum(count * s.prices[good] for good, count in needs.items())
    return gain - price


RECIPES = (TRADE.oven.needs, TRADE.clothing.needs, *MILL.values())
"""What cakes, clothes, flour and wine are made of."""


def for_sale(s: Situation, goods: Goods) -> Goods:
    """What may go to the market: all but what the next piece of each recipe needs that the farm has or makes the parts
    for. In the last round all."""
    if s.rounds_left < 1:
        return goods
    left, makes = dict(goods), products(s)
    for needs in RECIPES:
        if all(goods[good] >= count or good in makes for good, count in needs.items()):
            for good, count in needs.items():
                left[good] = max(0, left[good] - count)
    return left


def best_sale(s: Situation, card: str, goods: Goods) -> tuple[float, Goods]:
    """The dearest sale to a market, and what it brings."""
    market, sold = market_of(card), dict[str, int]()
    left = market.most
    for ware, _ in sorted(market.prices, key=lambda line: -line[1]):
        have = goods.get(ware, 0)
        if have and left:
            sold[ware] = min(have, left)
            left -= sold[ware]
    return (float(proceeds(s.view, s.seat, market, sold)) if sold else 0.0), sold


def _market(s: Situation, spot: str) -> float:
    soon, mine = goods_soon(s), _mine(s, MARKET)
    goods = for_sale(s, soon)
    sales = sorted((best_sale(s, card, goods)[0] for card in (*s.view.row, *s.view.closing) if card), reverse=True)
    chance = SALES[min(mine, len(SALES) - 1)] * (0.9 ** len([one for one in s.view.placed if one.area == MARKET]))
    official = sales[mine] * chance if mine < len(sales) else 0.0
    rest = sum(TRADE.black_market[ware].sell * n for ware, n in soon.items() if ware in TRADE.black_market)
    return max(official, 0.9 * rest if s.ending and not mine else 0.0)


# -- growing -----------------------------------------------------------------------------------------------------------


def _square(s: Situation, spot: str) -> float:
    if s.farm.hired + _mine(s, "square") >= 5 or s.farm.money < 2:
        return 0.0
    return max(0.0, s.rounds_left * (A_WORKER - 2))


def _forest(s: Situation, spot: str) -> float:
    free = s.farm.pens.count(None) - _mine(s, "forest")
    return 1.6 * s.rounds_left if free > 0 and s.rounds_left >= 2 else 0.0


def _crops(s: Situation, spot: str) -> float:
    planted = sum(map(bool, s.farm.fields.values())) + _mine(s, "crops")
    if planted >= 6 or s.rounds_left < 2:
        return 0.0
    wet = any(not s.farm.fields[field] for field in s.farm.watered)
    beside = any(s.farm.fields[field] and not all(s.farm.fields[other] for other in BESIDE[field])
                 for field in s.farm.fields)
    return s.rounds_left * (0.8 + 0.6 * wet + 0.3 * beside) * (1.3 if planted < 3 else 0.7)


def _room(s: Situation, kind: str) -> int:
    """Room for animals of a kind, pens that are still to come included."""
    return sum(pen.room - pen.count for pen in s.farm.pens if pen is not None and pen.animal in ("", kind))


def _animals(kind: str, mean: float, each: float) -> Callable[[Situation, str], float]:
    def worth(s: Situation, spot: str) -> float:
        room = _room(s, kind)
        fresh = 1.6 if not s.farm.animals(kind) else 0.6
        return min(mean, room) * each * fresh * min(6.0, s.rounds_left) if room else 3.0

    return worth


def _water(s: Situation, spot: str) -> float:
    dry = sum(bool(crop) and field not in s.farm.watered for field, crop in s.farm.fields.items())
    return min(1.5, dry) * 1.2 * s.rounds_left


def _tower(s: Situation, spot: str) -> float:
    room, summers = _room(s, "horse"), summers_until(ROUNDS) - summers_until(s.view.round)
    return 2.0 * summers * min(s.rounds_left, 4.0) if room and s.farm.animals("horse") < 2 else 2.0


def plan_worth(s: Situation, card: str) -> float:
    """What a development card will bring in the rounds that are left."""
    plan = plan_of(card)
    has = not plan.wants or plan.wants in s.farm.fields.values() or bool(s.farm.animals(plan.wants))
    return s.rounds_left * plan.worth * (1.0 if has else 0.4) * s.taste.of(card)


def _development(s: Situation, spot: str) -> float:
    there = [s.view.grid[CORNERS.index(corner)] for corner in TOUCHES[spot]]
    there = [card for card in there if card and card not in s.farm.cards]
    price = sum(bool(s.view.grid[CORNERS.index(corner)]) for corner in TOUCHES[spot])
    if not there or s.farm.money < price or len(s.farm.cards) + _mine(s, DEVELOPMENT) >= 3:
        return 0.0
    return max(plan_worth(s, card) for card in there) * 0.9 - price


# -- contests ----------------------------------------------------------------------------------------------------------


def _contest(s: Situation, spot: str) -> float:
    """What the next group of mine adds to my chance of the first prize."""
    mine = _groups(s, s.seat)
    sent = _mine(s, PODIUM)
    if sent >= len(mine):
        return 0.0
    first = TRADE.contest.prizes[0].money + 2 * max(s.prices[good] for good in ("flour", "wine"))
    return first * _chance(s, sum(mine[: sent + 1]), sum(mine[:sent]), [sum(_groups(s, rival)) for rival in _rivals(s)])


def _groups(s: Situation, seat: int) -> list[int]:
    """The points of the groups that a seat could show in winter, the best first."""
    found: dict[tuple[str, int], int] = {}
    for pen in s.view.farms[seat].pens:
        if pen is not None and pen.count and pen.animal in TRADE.contest.animals:
            key = pen.animal, pen.level
            found[key] = found.get(key, 0) + pen.count * pen.level
    return sorted(found.values(), reverse=True)


def _rodeo(s: Situation, spot: str) -> float:
    mine, sent = _horses(s, s.seat), _mine(s, ARENA)
    if sent >= len(mine):
        return 0.0
    summer = max(0, summers_until(s.view.round) - 1)
    first = TRADE.rodeo.prizes[0].money[summer] + 8.0
    return first * _chance(s, sum(mine[: sent + 1]), sum(mine[:sent]), [sum(_horses(s, rival)) for rival in _rivals(s)])


def _horses(s: Situation, seat: int) -> list[int]:
    pens = [pen for pen in s.view.farms[seat].pens if pen is not None and pen.animal == "horse"]
    return sorted((pen.level for pen in pens for _ in range(pen.count)), reverse=True)


def _rivals(s: Situation) -> list[int]:
    return [farm.seat for farm in s.view.farms if farm.seat != s.seat]


def _chance(s: Situation, points: int, before: int, rivals: list[int]) -> float:
    """How much more likely the first prize becomes with these points than with those before."""

    def ahead(own: int) -> float:
        chance = 1.0 if own else 0.0
        for other in rivals:
            chance *= 1.0 if own > other or not other else 0.45 if own == other else 0.2
        return chance

    return ahead(points) - ahead(before)


def _trainer(s: Situation, spot: str) -> float:
    pen = s.farm.pens[int(spot[1:]) - 1]
    return 2.5 * s.rounds_left if pen is not None and pen.level == 2 and pen.animal == "horse" else -1.0


_PLACES: dict[str, Callable[[Situation, str], float]] = {
    FIELD: _field, PEN: _trainer, MARKET: _market, "animal_industry": _industry, "oven": _oven, "clothing": _clothing,
    "wine_mill": _mill, "square": _square, "forest": _forest, "crops": _crops,
    "cattle_farm": _animals("cow", 1.5, 1.6), "sheep_farm": _animals("sheep", 2.0, 0.7),
    "hen_house": _animals("chicken", 2.0, 0.8), "water_mill": _water, "clock_tower": _tower,
    DEVELOPMENT: _development, PODIUM: _contest, ARENA: _rodeo, ORDER_TABLE: lambda s, spot: 0.5,
}
"""What a worker is worth, area by area."""
