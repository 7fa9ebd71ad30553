"""What a worker on an advised place is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.text import Arg, Text, key_of
from games.mi_tierra.ai.places import best_sale, for_sale, groups_of, horses_of, plan_worth
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.areas.development import touched
from games.mi_tierra.areas.workshops import MILL, products
from games.mi_tierra.cards.box import Of, fee, first_sale_bonus, irrigation, product_yield, surplus_meat
from games.mi_tierra.content import (
    ANIMALS,
    ARENA,
    DEVELOPMENT,
    FIELD,
    MARKET,
    ORDER_TABLE,
    PEN,
    PODIUM,
    PRODUCTION,
    ROUNDS,
    TRADE,
    season_of,
    spaces_of,
    summers_until,
)
from games.mi_tierra.prizes import usual_price
from games.mi_tierra.upkeep import place_at_the_table, wage
from games.mi_tierra.used_up import LIVESTOCK, is_used_up
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import GAME, amount, card_name, listed, places, plan_rule

Purpose = Callable[[Situation, str], Text | None]
TOWER = "clock_tower"
KINDS = {**LIVESTOCK, TOWER: "horse"}
"""The animals that an area gives."""
PIECES = {"oven": (TRADE.oven.needs, TRADE.end.cake), "clothing": (TRADE.clothing.needs, TRADE.end.clothes)}
"""What a cake and a piece of clothing take, and the money that they bring at the end, by area."""
FEES = {"oven": TRADE.oven.fee, "clothing": TRADE.clothing.fee, "wine_mill": TRADE.wine_mill.fee}
"""The usual fees of workshops, by area."""


def purpose(s: Situation, place: str) -> Text:
    """Return what a worker on a place is for."""
    area, _, spot = place.partition(":")
    if area in KINDS and not _will_house(s, area):
        if area == TOWER and s.view.deck_known:
            return Text("mi-tierra-advice-tower-look")
        return surplus(s)
    tell = _PURPOSES.get(area)
    return (tell(s, spot) if tell else None) or go(area)


def _will_house(s: Situation, area: str) -> bool:
    """Return whether one more animal from an area finds room: now, or in a pen that a worker of the seat builds before,
    unless another kind that its workers bring before needs that pen."""
    kind = KINDS[area]
    if s.can_house(kind):
        return True
    pens = 0 if is_used_up(s.view, "forest") else min(s.mine["forest"], s.farm.pens.count(None))
    before = {KINDS[one] for one in PRODUCTION[: PRODUCTION.index(area)] if one in KINDS and s.mine[one]}
    return sum(one != kind and not s.can_house(one) for one in before) < pens


def surplus(s: Situation) -> Text:
    """Return what animals without room bring, and for how much that sells; in the last round it may not be sold."""
    pays = 0 if s.ending else round(s.prices["meat"])
    return go("surplus", goods=amount("meat", surplus_meat.value(s.view, 1, Of(s.seat))), n=pays)


def go(area: str, **args: Arg) -> Text:
    """Return a text about what a worker is for."""
    return Text(key_of(GAME, "go", area), args)


def _field(s: Situation, spot: str) -> Text:
    crop = s.farm.fields[spot]
    goods, price = amount(crop, s.harvested(spot)), round(s.asked.get(crop, 0))
    return go("field-sold", goods=goods, n=price) if price else go(FIELD, goods=goods)


def _pen(s: Situation, spot: str) -> Text:
    pen = s.farm.pens[int(spot[1:]) - 1]
    return go(PEN if pen is None or pen.animal == "horse" else "pen-contest")


def _industry(s: Situation, spot: str) -> Text:
    made = products(s.view, s.seat)
    if not made and any(s.mine[area] for area in LIVESTOCK):
        return go("industry-soon")
    price = fee.value(s.view, TRADE.industry.fee, Of(s.seat, "animal_industry"))
    piece = piece_from(s, made, price * (s.mine["animal_industry"] + 1), place=True)
    return go("animal_industry", n=len(made), goods=listed(made), fee=price, piece=piece)


def piece_from(s: Situation, made: Mapping[str, int], spent: int, *, place: bool) -> str:
    """Return the workshop in which a worker can use these products in the same round, and could not without them; ""
    if there is none, or its fee cannot be paid when `spent` is gone. `place`: a worker can still be placed there."""
    for area, (needs, _) in PIECES.items():
        there = sum(one.area == area and not one.done for one in s.view.placed)
        mine, free = s.mine[area], place and there < spaces_of(area, len(s.view.farms)) and s.farm.at_hut > 1
        times = mine or 1
        lacks = any(s.soon[good] < count * times for good, count in needs.items())
        enough = all(s.soon[good] + made.get(good, 0) >= count * times for good, count in needs.items())
        if (mine or free) and lacks and enough and _pays(s, area, times, spent):
            return area
    return ""


def _piece(area: str, needs: Mapping[str, int]) -> Purpose:
    def tell(s: Situation, spot: str) -> Text | None:
        """Return that the farm will have what a cake or a piece of clothing takes, if so and it has the fee."""
        times = s.mine[area] + 1
        if not _pays(s, area, times) or any(s.soon[good] < count * times for good, count in needs.items()):
            return None
        return go(f"{area}-ready", goods=listed(needs))

    return tell


def _pays(s: Situation, area: str, times: int, spent: int = 0) -> bool:
    """Return whether the seat has the fee of a workshop for so many workers, when `spent` is gone."""
    return s.farm.money - spent >= fee.value(s.view, FEES[area], Of(s.seat, area)) * times


def _mill(s: Situation, spot: str) -> Text | None:
    times = s.mine["wine_mill"] + 1
    if not _pays(s, "wine_mill", times):
        return None
    made = {
        good: 1 for good, needs in MILL.items()
        if all(s.farm.goods[one] >= count * times for one, count in needs.items())
    }
    return go("mill-makes", goods=listed(made), n=round(min(map(usual_price, made)))) if made else None


def _square(s: Situation, spot: str) -> Text:
    hired = s.farm.hired + s.mine["square"]
    return go("square-wage", n=wage(s.view, s.seat, hired + 1) - wage(s.view, s.seat, hired))


def _forest(s: Situation, spot: str) -> Text | None:
    if s.farm.pens.count(None) <= s.mine["forest"]:
        return None
    return go("forest-room" if any(map(s.can_house, ANIMALS)) else "forest-full", pair=int(spot == "pair"))


def _crops(s: Situation, spot: str) -> Text:
    """Return where another crop can be planted, and whether it has water there: more fields than the seat's workers who
    are there already plant."""
    free = [field for field, crop in s.farm.fields.items() if not crop]
    wet = [field for field in free if field in s.farm.watered]
    pair = int(spot == "pair")
    key = "crops-wet" if len(wet) > s.mine["crops"] else "crops-dry" if free else "crops-full"
    return go(key, fields=places(wet), n=len(wet), pair=pair)


def _animals(kind: str) -> Purpose:
    def tell(s: Situation, spot: str) -> Text:
        """Return how many animals of a kind there must be for their good, and whether they can be shown this winter; in
        the last round, that or what is left of them."""
        shown = s.view.season == "winter" and s.mine[PODIUM] > 0
        if s.ending and not s.mine["animal_industry"]:
            return go("animals-shown" if shown else "left-over")
        line = next(line for line in TRADE.industry.yields if line.animal == kind)
        first, second = line.at
        brings = product_yield.value(s.view, 1, Of(s.seat, line.good))
        return go("animals", good=amount(line.good, brings), animals=amount(kind, first), more=second,
                   n=s.farm.animals(kind), shown=int(shown))

    return tell


def drought(s: Situation) -> Text | None:
    """Return the event because of which watered fields bring in no more than dry ones now; None if there is none."""
    return None if irrigation.value(s.view, True, None) else card_name(s.view.in_force)


def _water(s: Situation, spot: str) -> Text:
    if (card := drought(s)) is not None:
        return go("water-drought", card=card)
    dry = sum(bool(crop) and field not in s.farm.watered for field, crop in s.farm.fields.items())
    return go("water-dry", n=dry) if dry else go("water-later")


def _tower(s: Situation, spot: str) -> Text:
    if not _can_ride(s.view):
        return sold_horse()
    found = next_rodeo(s.view, now=s.farm.at_hut > 1)
    return go("tower-rodeo", **found) if found else sold_horse()


def next_rodeo(view: MiTierraView, *, now: bool) -> dict[str, int]:
    """Return the round of the next rodeo and the money of its first prize; empty if none is to come. `now`: a horse can
    still take part in this round."""
    soonest = view.round if now else view.round + 1
    coming = [number for number in range(soonest, ROUNDS + 1) if season_of(number) == "summer"]
    if not coming or (view.ending and coming[0] > view.round):
        return {}
    return {"round": coming[0], "n": TRADE.rodeo.prizes[0].money[summers_until(coming[0]) - 1]}


def _development(s: Situation, spot: str) -> Text | None:
    """Return the best card for a worker there, of those that the seat's workers who are on the board already leave."""
    gone: dict[str, str] = {}
    for one in s.view.placed:
        if one.seat == s.seat and one.area == DEVELOPMENT and not one.done:
            gone |= _best_plan(s, one.spot, gone)
    n = len(_plans_left(s, spot, gone))
    return next((go("plan", card=card_name(card), rule=plan_rule(card), n=n)
                 for card in _best_plan(s, spot, gone).values()), None)


def _plans_left(s: Situation, spot: str, gone: Mapping[str, str]) -> dict[str, str]:
    """Return the cards that a space of the development board touches, by corner, without those that are `gone`."""
    return {corner: card for corner, card in touched(s.view.grid, spot).items() if corner not in gone}


def _best_plan(s: Situation, spot: str, gone: Mapping[str, str]) -> dict[str, str]:
    """Return the best of these cards that the farm does not have, by its corner; empty if there is none."""
    has = {*s.farm.cards, *gone.values()}
    there = {corner: card for corner, card in _plans_left(s, spot, gone).items() if card not in has}
    best = max(there, key=lambda corner: plan_worth(s, there[corner]), default=None)
    return {} if best is None else {best: there[best]}


def _show(s: Situation, area: str, points: Callable[[Situation, int], list[int]]) -> Text | None:
    """Return how many points the seat shows with one more worker and another farm at most, with the animals that they
    have now, and whether workers of anybody get more before."""
    workers = s.mine[area] + 1
    others = [farm.seat for farm in s.view.farms if farm.seat != s.seat]
    most = max(sum(points(s, seat)[: _workers_for(s, seat, area)]) for seat in others)
    giving = {TOWER} if area == ARENA else set(LIVESTOCK)
    more = any(one.area in giving and not one.done for one in s.view.placed)
    return go(f"{area}-points", n=sum(points(s, s.seat)[:workers]), other=most, more=int(more))


def _workers_for(s: Situation, seat: int, area: str) -> int:
    """Return how many workers of another seat can be on an area in this round."""
    farm = s.view.farms[seat]
    there = sum(one.seat == seat and one.area == area for one in s.view.placed)
    return there + (0 if farm.passed else farm.at_hut)


def _order_table(s: Situation, spot: str) -> Text:
    return go(ORDER_TABLE, n=place_at_the_table(s.view, s.seat))


def _market(s: Situation, spot: str) -> Text:
    """Return what the best card pays for what the seat's workers who are there already leave over: each of them takes
    the best sale, with its card and its goods."""
    left, mine = dict(for_sale(s, s.soon)), s.mine[MARKET]
    cards = [card for card in (*s.view.row, *s.view.closing) if card]
    for _ in range(mine):
        pays, card = _best_card(s, cards, left)
        if pays:
            cards.remove(card)
            for ware, count in best_sale(s, card, left)[1].items():
                left[ware] -= count
    pays, card = _best_card(s, cards, left)
    if not pays:
        return go(MARKET, n=0) if any(left.values()) else Text("mi-tierra-advice")
    if mine:
        return go("market-again", card=card_name(card), n=round(pays - first_sale_bonus.value(s.view, 0, Of(s.seat))))
    return go("market-card", card=card_name(card), n=round(pays))


def _best_card(s: Situation, cards: Sequence[str], goods: Mapping[str, int]) -> tuple[float, str]:
    """Return the most that one of these market cards pays for these goods as the first sale of the round, and the
    card."""
    return max(((best_sale(s, card, goods)[0], card) for card in cards), default=(0.0, ""))


_PURPOSES: dict[str, Purpose] = {
    FIELD: _field, PEN: _pen, "animal_industry": _industry, "oven": _piece("oven", TRADE.oven.needs),
    "clothing": _piece("clothing", TRADE.clothing.needs), "wine_mill": _mill, "square": _square,
    "forest": _forest, "crops": _crops,
    "cattle_farm": _animals("cow"), "sheep_farm": _animals("sheep"), "hen_house": _animals("chicken"),
    "water_mill": _water, TOWER: _tower, DEVELOPMENT: _development,
    PODIUM: lambda s, spot: _show(s, PODIUM, groups_of), ARENA: lambda s, spot: _show(s, ARENA, horses_of),
    ORDER_TABLE: _order_table, MARKET: _market,
}
"""What a worker is for, by area, where that depends on the farm."""


def _can_ride(view: MiTierraView) -> bool:
    """Return whether another rodeo can be held, this round's included."""
    last = view.round if view.ending else ROUNDS
    return summers_until(last) > summers_until(view.round - 1)


def sold_horse() -> Text:
    """Return what a horse is good for when no rodeo is to come."""
    return Text("mi-tierra-advice-horse-sold", {"n": TRADE.black_market["horse"].sell})
