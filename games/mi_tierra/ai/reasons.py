"""What an advised answer is for, in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from games.core.decision import Answer, Decision
from games.core.text import Arg, Text, key_of, text
from games.mi_tierra.activation import brought_in
from games.mi_tierra.ai.places import best_sale, for_sale, groups_of, horses_of, plan_worth, wares_for_sale
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.areas.workshops import MILL, products
from games.mi_tierra.cards.box import Of, product_yield, surplus_meat
from games.mi_tierra.cards.events import PAY
from games.mi_tierra.content import (
    ANIMALS,
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
    season_of,
    summers_until,
)
from games.mi_tierra.fields import BESIDE, CHANNELS
from games.mi_tierra.housing import HOUSE, MOVE_ANIMALS, let_go
from games.mi_tierra.market import SELL
from games.mi_tierra.prizes import usual_price
from games.mi_tierra.removal import NONE
from games.mi_tierra.upkeep import place_at_the_table, wage
from games.mi_tierra.used_up import LIVESTOCK
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import GAME, amount, card_name, listed, plan_rule

Purpose = Callable[[Situation, str], Text | None]
VARIANTS = {
    "make": {"no": "fee-no"}, "mill": {"none": "fee-no"}, "market": {"home": "keep-goods", "black": "last-round"},
    "after_sale": {"home": "black-pays-less", "black": "last-round"}, "plan": {"none": "plan-none"},
}
"""Reasons of single answers to questions of `REASONS`, by question and answer."""
REASONS = {
    "make": "fee", "mill": "fee", "market": "market", "sale": "market", "move_water": "move-water",
    "plan": "plan", "enter_contest": "points", "enter_rodeo": "points",
    "prize_goods": "prize-goods", "lose_crops": "lose-crops", "reorder": "reorder",
}
"""The last part of the key of a reason, by question."""
LEAVING = ("market", "after_sale", "black_market")
"""Questions of a worker on a market that can be answered without a trade."""
TOWER = "clock_tower"
KINDS = {**LIVESTOCK, TOWER: "horse"}
"""The animals that an area gives."""


def reason(s: Situation, decision: Decision, answer: Answer) -> Text:
    """Return what an advised answer to a question is for."""
    if decision.key in LEAVING and not s.has_wares and answer in ((), ("home",)):
        return _advice("nothing-to-sell")
    if decision.key == "black_market":
        return _advice("last-round" if answer else "black-pays-less")
    if decision.key == "market" and answer == ("home",):
        return _advice(_why_home(s, decision))
    if decision.key == "market" and answer[0].startswith(SELL):
        return _advice(_why_sell(s, decision, answer[0]))
    if decision.key in (HOUSE, MOVE_ANIMALS):
        return _advice("house-most" if let_go(s.farm.pens, s.view.arriving, answer) else "house-all")
    if decision.key in _OF_ANSWERS and answer:
        return _OF_ANSWERS[decision.key](s, decision, answer[0])
    variant = VARIANTS.get(decision.key, {}).get(answer[0]) if answer else None
    known = variant or REASONS.get(decision.key)
    return _usual() if known is None else _advice(known)


def _why_home(s: Situation, decision: Decision) -> str:
    """Return why a worker leaves the market without a sale: no card buys anything, or only what the farm needs itself,
    or not for enough."""
    cards = [card for one in decision.parts[0].ids if (card := one.partition(":")[2])]
    goods = for_sale(s, s.farm.goods)
    if not cards:
        return "no-buyer"
    return "keep-goods" if any(best_sale(s, card, goods)[0] for card in cards) else "keep-parts"


def _why_sell(s: Situation, decision: Decision, option: str) -> str:
    """Return why a worker sells to a card: it pays the most for what the farm does not need itself, or what it buys is
    worth more sold than kept, or the seat ends with more although another card pays more now."""
    goods = wares_for_sale(s)
    pays = {one: best_sale(s, card, goods)[0] for one in decision.parts[0].ids if (card := one.partition(":")[2])}
    if not pays[option]:
        return "market-kept"
    return "market" if pays[option] == max(pays.values()) else "market-other"


def _of_plant(s: Situation, decision: Decision, place: str) -> Text:
    """Return why a crop is planted in a place: among neighbours, on watered land, or because there is neither."""
    if place not in s.farm.fields:
        return _advice("plant-pen")
    crop, fields = decision.args["crop"], s.farm.fields
    near = {one for one in decision.parts[0].ids if any(fields[other] == crop for other in BESIDE.get(one, ()))}
    wet = place in s.farm.watered
    if place in near:
        return _advice("plant-both" if wet else "plant-joined")
    if wet:
        return _advice("plant-wet")
    return _usual() if near or any(one in s.farm.watered for one in decision.parts[0].ids) else _advice("plant-free")


def _of_water(s: Situation, decision: Decision, place: str) -> Text:
    """Return why a water cube is laid in a place, or kept."""
    if place[0] == "p":
        return _advice("water-pen" if _would_train(s, place) else "water-pen-later")
    dry = _dry_crops(s, decision.parts[0].ids)
    if place in CHANNELS:
        return _advice("water-crop") if place in dry else _usual() if dry else _advice("water-later")
    trains = any(_would_train(s, one) for one in decision.parts[0].ids if one[0] == "p")
    return _usual() if dry or trains else _advice("water-keep")


def _dry_crops(s: Situation, places: Iterable[str]) -> set[str]:
    """Return those of the places for water that lie at a planted field without water."""
    return {
        place for place in places if place in CHANNELS
        and any(s.farm.fields[field] and field not in s.farm.watered for field in place.split(":"))
    }


def _would_train(s: Situation, place: str) -> bool:
    """Return whether water in a pen trains an animal there."""
    pen = s.farm.pens[int(place[1:]) - 1]
    return pen is not None and replace(pen, water=True).level > 1


def _of_roll(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why a die is rolled again or not."""
    if s.acting == "crops" and answer == "yes":
        return _advice("roll-crop")
    lowest = s.view.face == s.view.low
    if answer == "yes":
        return _advice("roll-again") if lowest else _usual()
    fewer = not lowest or s.acting in ("crops", "forest")  # another crop, and a pen that is used up, may be worse
    return _advice("roll-keep") if fewer else _usual()


def _of_tower(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why a worker on the tower looks at the cards or rolls for horses."""
    room = s.can_house("horse")
    if answer == "look":
        return _advice("tower-cards" if room else "tower-look")
    if not room:
        return _surplus(s)
    return _advice("tower") if _can_ride(s.view) else _sold_horse()


def _of_what_goes(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why something is given up for what takes its place, or kept."""
    return _advice("keep" if answer == NONE else "give-up")


def _of_lost_plan(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why a development card is given up."""
    worth = {one: plan_worth(s, one.partition(":")[2]) for one in decision.parts[0].ids}
    return _advice("give-up-plan") if worth[answer] <= min(worth.values()) else _usual()


def _of_pen(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why a pen has this size."""
    return _advice("pen-size") if answer == max(decision.parts[0].ids) else _usual()


def _of_crop(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why this crop is chosen."""
    prices = {one: s.prices[one.partition(":")[2]] for one in decision.parts[0].ids}
    return _advice("crop") if prices[answer] >= max(prices.values()) else _usual()


def _of_prize(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why this animal is chosen as a prize."""
    room = {one for one in decision.parts[0].ids if s.can_house(one.partition(":")[2])}
    return _advice("animal-room") if answer in room else _usual() if room else _advice("animal-meat")


def _of_foot_rot(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why an animal is given back, or paid for."""
    if answer == PAY:
        return _advice("foot-rot-pay")
    return _advice("foot-rot" if PAY in decision.parts[0].ids else "foot-rot-least")


_OF_ANSWERS: dict[str, Callable[[Situation, Decision, str], Text]] = {
    "plant": _of_plant, "water": _of_water, "roll_again": _of_roll, "tower": _of_tower,
    "give_up_pen": _of_what_goes, "give_up_field": _of_what_goes, "give_up": _of_what_goes,
    "give_up_plan": _of_lost_plan, "pen_size": _of_pen, "crop": _of_crop, "prize_animal": _of_prize,
    "foot_rot": _of_foot_rot,
}
"""Functions that give the reason for one of the answers to a question. The search may choose any of them, so each
reason is checked against the farm."""


def purpose(s: Situation, place: str) -> Text:
    """Return what a worker on a place is for."""
    area, _, spot = place.partition(":")
    if area in KINDS and not s.can_house(KINDS[area]):
        if area == TOWER and s.view.deck_known:
            return _advice("tower-look")
        return _surplus(s)
    tell = _PURPOSES.get(area)
    return (tell(s, spot) if tell else None) or _go(area)


def _surplus(s: Situation) -> Text:
    """Return what animals without room bring."""
    return _go("surplus", goods=amount("meat", surplus_meat.value(s.view, 1, Of(s.seat))))


def _go(area: str, **args: Arg) -> Text:
    return Text(key_of(GAME, "go", area), args)


def _field(s: Situation, spot: str) -> Text:
    crop = s.farm.fields[spot]
    goods, price = amount(crop, brought_in(s.view, s.farm, spot)), round(s.asked.get(crop, 0))
    return _go("field-sold", goods=goods, n=price) if price else _go(FIELD, goods=goods)


def _pen(s: Situation, spot: str) -> Text:
    pen = s.farm.pens[int(spot[1:]) - 1]
    return _go(PEN if pen is None or pen.animal == "horse" else "pen-contest")


def _industry(s: Situation, spot: str) -> Text:
    made = products(s.view, s.seat)
    if not made and any(s.mine[area] for area in LIVESTOCK):
        return _go("industry-soon")
    return _go("animal_industry", n=len(made), goods=listed(made))


def _piece(area: str, needs: Mapping[str, int]) -> Purpose:
    def tell(s: Situation, spot: str) -> Text | None:
        """Return that the farm will have what a cake or a piece of clothing takes, if so."""
        times = s.mine[area] + 1
        if any(s.soon[good] < count * times for good, count in needs.items()):
            return None
        return _go(f"{area}-ready", goods=listed(needs))

    return tell


def _mill(s: Situation, spot: str) -> Text | None:
    times = s.mine["wine_mill"] + 1
    made = {
        good: 1 for good, needs in MILL.items()
        if all(s.farm.goods[one] >= count * times for one, count in needs.items())
    }
    return _go("mill-makes", goods=listed(made), n=round(min(map(usual_price, made)))) if made else None


def _square(s: Situation, spot: str) -> Text:
    hired = s.farm.hired + s.mine["square"]
    return _go("square-wage", n=wage(s.view, s.seat, hired + 1) - wage(s.view, s.seat, hired))


def _forest(s: Situation, spot: str) -> Text | None:
    if None not in s.farm.pens:
        return None
    return _go("forest-room" if any(map(s.can_house, ANIMALS)) else "forest-full")


def _animals(kind: str) -> Purpose:
    def tell(s: Situation, spot: str) -> Text:
        """Return how many animals of a kind there must be for their good; in the last round, what is left of them."""
        if s.ending and not s.mine["animal_industry"]:
            return _go("left-over")
        line = next(line for line in TRADE.industry.yields if line.animal == kind)
        first, second = line.at
        brings = product_yield.value(s.view, 1, Of(s.seat, line.good))
        return _go("animals", good=amount(line.good, brings), animals=amount(kind, first), more=second,
                   n=s.farm.animals(kind))

    return tell


def _water(s: Situation, spot: str) -> Text:
    dry = sum(bool(crop) and field not in s.farm.watered for field, crop in s.farm.fields.items())
    return _go("water-dry", n=dry) if dry else _go("water-later")


def _tower(s: Situation, spot: str) -> Text:
    if not _can_ride(s.view):
        return _sold_horse()
    now = s.view.round
    soonest = now if s.farm.at_hut > 1 else now + 1
    coming = [number for number in range(soonest, ROUNDS + 1) if season_of(number) == "summer"]
    if not coming or (s.view.ending and coming[0] > now):
        return _sold_horse()
    return _go("tower-rodeo", round=coming[0], n=TRADE.rodeo.prizes[0].money[summers_until(coming[0]) - 1])


def _development(s: Situation, spot: str) -> Text | None:
    there = [card for corner in TOUCHES[spot] if (card := s.view.grid[CORNERS.index(corner)])]
    wanted = [card for card in there if card not in s.farm.cards]
    best = max(wanted, key=lambda card: plan_worth(s, card), default="")
    return _go("plan", card=card_name(best), rule=plan_rule(best), n=len(there)) if best else None


def _show(s: Situation, area: str, points: Callable[[Situation, int], list[int]]) -> Text | None:
    """Return how many points the seat shows with one more worker, and how many another farm can show at most."""
    workers = s.mine[area] + 1
    others = [farm.seat for farm in s.view.farms if farm.seat != s.seat]
    most = max(sum(points(s, seat)[: _workers_for(s, seat, area)]) for seat in others)
    return _go(f"{area}-points", n=sum(points(s, s.seat)[:workers]), other=most)


def _workers_for(s: Situation, seat: int, area: str) -> int:
    """Return how many workers of another seat can be on an area in this round."""
    farm = s.view.farms[seat]
    there = sum(one.seat == seat and one.area == area for one in s.view.placed)
    return there + (0 if farm.passed else farm.at_hut)


def _order_table(s: Situation, spot: str) -> Text:
    return _go(ORDER_TABLE, n=place_at_the_table(s.view, s.seat))


def _market(s: Situation, spot: str) -> Text:
    goods, mine = for_sale(s, s.soon), s.mine[MARKET]
    cards = [card for card in (*s.view.row, *s.view.closing) if card]
    sales = sorted(((best_sale(s, card, goods)[0], card) for card in cards), reverse=True)
    if mine >= len(sales) or not sales[mine][0]:
        return _go(MARKET, n=0)
    pays, card = sales[mine]
    return _go("market-again" if mine else "market-card", card=card_name(card), n=round(pays))


_PURPOSES: dict[str, Purpose] = {
    FIELD: _field, PEN: _pen, "animal_industry": _industry, "oven": _piece("oven", TRADE.oven.needs),
    "clothing": _piece("clothing", TRADE.clothing.needs), "wine_mill": _mill, "square": _square, "forest": _forest,
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


def _sold_horse() -> Text:
    """Return what a horse is good for when no rodeo is to come."""
    return Text("mi-tierra-advice-horse-sold", {"n": TRADE.black_market["horse"].sell})


def _usual() -> Text:
    """Return the reason of an answer about which nothing else is certain."""
    return text("mi-tierra-advice")


def _advice(what: str) -> Text:
    return Text(f"mi-tierra-advice-{what}")
