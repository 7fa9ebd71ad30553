"""What an advised answer is for, in one sentence; of places for workers see `purposes`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from games.core.decision import Answer, Decision
from games.core.text import Arg, Text, text
from games.mi_tierra.ai.places import best_sale, for_sale, plan_worth, wares_for_sale
from games.mi_tierra.ai.purposes import PIECES, drought, go, next_rodeo, piece_from, sold_horse, surplus
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.areas.development import NONE as NO_PLAN
from games.mi_tierra.areas.development import offered_card
from games.mi_tierra.areas.workshops import MILL, products
from games.mi_tierra.cards.events import PAY
from games.mi_tierra.content import ANIMALS, ARENA, PODIUM, TRADE
from games.mi_tierra.contest import free_animals, points
from games.mi_tierra.fields import BESIDE, CHANNELS, next_channels
from games.mi_tierra.housing import HOUSE, MOVE_ANIMALS, let_go
from games.mi_tierra.market import BLACK, SELL
from games.mi_tierra.pieces import points_shown
from games.mi_tierra.prizes import usual_price
from games.mi_tierra.removal import NONE
from games.mi_tierra.wording.terms import card_name, listed, places

VARIANTS = {
    "market": {"home": "keep-goods", "black": "last-round"},
    "after_sale": {"home": "black-pays-less", "black": "last-round"},
}
"""Reasons of single answers to questions of `REASONS`, by question and answer."""
REASONS = {
    "market": "market", "move_water": "move-water",
    "prize_goods": "prize-goods", "lose_crops": "lose-crops", "reorder": "reorder",
}
"""The last part of the key of a reason, by question."""
SHOWS = {"enter_contest": PODIUM, "enter_rodeo": ARENA}
"""The questions what a worker shows, with his area."""
LEAVING = ("market", "after_sale", "black_market")
"""Questions of a worker on a market that can be answered without a trade."""


def reason(s: Situation, decision: Decision, answer: Answer) -> Text:
    """Return what an advised answer to a question is for."""
    if decision.key in LEAVING and not s.has_wares and answer in ((), ("home",)):
        return _advice("nothing-to-sell")
    if decision.key == "black_market":
        return _advice("last-round" if answer else "black-pays-less")
    if decision.key == "market" and answer == ("home",):
        return _advice(_why_home(s, decision))
    if decision.key == "market" and answer == (BLACK,) and any(one.startswith(SELL) for one in decision.parts[0].ids):
        return _advice("black-now")
    if decision.key == "market" and answer[0].startswith(SELL):
        return _why_sell(s, decision, answer[0])
    if decision.key == "sale":
        return _advice(_why_sale(s, decision))
    if decision.key in (HOUSE, MOVE_ANIMALS):
        return _advice(_why_housed(s, answer))
    if decision.key in SHOWS and answer:
        return _why_show(s, SHOWS[decision.key], answer)
    if decision.key in _OF_ANSWERS and answer:
        return _OF_ANSWERS[decision.key](s, decision, answer[0])
    variant = VARIANTS.get(decision.key, {}).get(answer[0]) if answer else None
    known = variant or REASONS.get(decision.key)
    return _usual() if known is None else _advice(known)


def _why_home(s: Situation, decision: Decision) -> str:
    """Return why a worker leaves the market without a sale: no card buys anything, or only what the farm needs itself,
    or not for enough, unless another worker of the seat may still sell."""
    cards = [card for one in decision.parts[0].ids if (card := one.partition(":")[2])]
    goods = for_sale(s, s.farm.goods)
    if not cards:
        return "no-buyer"
    if not any(best_sale(s, card, goods)[0] for card in cards):
        return "keep-parts"
    return "keep-worker" if sum(stall.seat == s.seat for stall in s.view.stalls) > 1 else "keep-goods"


def _why_sell(s: Situation, decision: Decision, option: str) -> Text:
    """Return why a worker sells to a card: it pays the most for what the farm does not need itself, or as much as
    others, or what it buys is worth more sold than kept, or the seat ends with as much although another card pays more
    now."""
    goods = wares_for_sale(s)
    pays = {one: best_sale(s, card, goods)[0] for one in decision.parts[0].ids if (card := one.partition(":")[2])}
    if pays[option]:
        best = [one for one, money in pays.items() if money == max(pays.values())]
        return _advice("market-other" if option not in best else "market-alike" if len(best) > 1 else "market")
    herd = {kind: s.farm.animals(kind) for kind in ANIMALS}
    money, sold = best_sale(s, option.partition(":")[2], {**s.farm.goods, **herd})
    return Text("mi-tierra-advice-market-kept", {"goods": listed(sold), "n": round(money)})


def _why_sale(s: Situation, decision: Decision) -> str:
    """Return why these wares are sold to a card: they bring the most, of those that the farm does not need itself or,
    if it buys only others, of all."""
    return "market" if best_sale(s, str(decision.args["market"]), wares_for_sale(s))[0] else "sale-most"


def _why_housed(s: Situation, answer: Answer) -> str:
    """Return why animals live so: all have room, or as many as can, of which those that were there stay."""
    gone = let_go(s.farm.pens, s.view.arriving, answer)
    if not gone:
        return "house-all"
    return "house-stay" if all(n <= s.view.arriving.get(kind, 0) for kind, n in gone.items()) else "house-most"


def _why_show(s: Situation, area: str, answer: Answer) -> Text:
    """Return the points that the seat has with these animals, and those that another farm can still reach."""
    shown = points(s.view)
    pens = [pen for name in answer if (pen := s.farm.pens[int(name[1:]) - 1]) is not None]
    mine = shown.get(s.seat, 0) + points_shown(pens, one_each=area == ARENA)
    others = [shown.get(one.seat, 0) + _still_shown(s, one.seat, area) for one in s.view.farms if one.seat != s.seat]
    return Text("mi-tierra-advice-show", {"n": mine, "other": max(others)})


def _still_shown(s: Situation, seat: int, area: str) -> int:
    """Return the points that the workers of a seat who wait for their turn at a contest can still show."""
    groups = Counter[tuple[object, ...]]()
    for site, count in free_animals(s.view, seat, area).items():
        pen = s.view.farms[seat].pens[site]
        assert pen is not None
        if area == ARENA:
            groups.update({(site, number): pen.level for number in range(count)})
        else:
            groups[pen.animal, pen.level] += count * pen.level
    workers = sum(one.seat == seat and one.area == area and not one.done for one in s.view.placed)
    return sum(sorted(groups.values(), reverse=True)[:workers])


def _of_make(s: Situation, decision: Decision, answer: str) -> Text:
    """Return what something that is made for a fee brings, or that it is not worth the fee."""
    area, price = decision.args["area"], decision.args["n"]
    assert isinstance(area, str) and isinstance(price, int)
    if answer == "no":
        return _advice("fee-no")
    if area in PIECES:
        needs, brings = PIECES[area]
        return Text("mi-tierra-advice-make-piece", {"n": brings, "goods": listed(needs), "fee": price})
    made = products(s.view, s.seat)
    pays = {good: TRADE.black_market[good].sell if s.ending else s.prices[good] for good in made}
    worth = round(sum(count * pays[good] for good, count in made.items()))
    piece = piece_from(s, made, price, place=False)
    if worth <= price and not piece:
        return _advice("fee")
    return Text("mi-tierra-advice-make-goods", {"n": worth, "fee": price, "piece": piece})


def _of_mill(s: Situation, decision: Decision, answer: str) -> Text:
    """Return what flour and wine sell for; in the last round nobody may buy them."""
    if answer == "none":
        return _advice("fee-no")
    made = [good for good in MILL if answer in (good, "both")]
    if s.ending:
        return _advice("fee")
    return go("mill-makes", goods=listed(dict.fromkeys(made, 1)), n=round(min(map(usual_price, made))))


def _of_plan(s: Situation, decision: Decision, answer: str) -> Text:
    """Return what a development card should bring for its price, and what the next best of the others would."""
    if answer == NO_PLAN:
        return _advice("plan-none")
    worth = {card: plan_worth(s, card) for card in map(offered_card, set(decision.parts[0].ids) - {NO_PLAN})}
    price, brings = decision.args["n"], worth.pop(offered_card(answer))
    assert isinstance(price, int)
    if brings <= price or brings < max(worth.values(), default=0):
        return _usual()
    if not worth:
        return Text("mi-tierra-advice-plan", {"n": round(brings), "fee": price})
    other = max(worth, key=lambda card: worth[card])
    args: dict[str, Arg] = {"n": round(brings), "fee": price, "other": card_name(other), "less": round(worth[other])}
    return Text("mi-tierra-advice-plan-better", args)


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
        return _doubled(s, "plant-wet")
    free = [one for one in decision.parts[0].ids if one in fields]
    if near or any(one in s.farm.watered for one in free):
        return _usual()
    if any(place in channel.split(":") for channel in next_channels(s.farm.channels)):
        return _advice("plant-reach")
    joins = {one: sum(not fields[other] for other in BESIDE[one]) for one in free}
    return _advice("plant-free") if joins[place] == max(joins.values()) else _usual()


def _of_water(s: Situation, decision: Decision, place: str) -> Text:
    """Return why a water cube is laid in a place, or kept; in the last round it is of no use where it is of none at
    once."""
    if place[0] == "p" and _would_train(s, place):
        return _advice("water-pen")
    dry = _dry_crops(s, decision.parts[0].ids)
    if place in dry:
        return _doubled(s, "water-crop")
    trains = any(_would_train(s, one) for one in decision.parts[0].ids if one[0] == "p")
    if s.ending:
        return _usual() if dry or trains else _advice("water-last")
    if place[0] == "p":
        return _advice("water-pen-later")
    if place in CHANNELS:
        return _usual() if dry else _new_water(s, place)
    return _usual() if dry or trains else _advice("water-keep")


def _doubled(s: Situation, key: str) -> Text:
    """Return a reason that water doubles a harvest, or which event holds that back."""
    card = drought(s)
    return _advice(key) if card is None else Text(f"mi-tierra-advice-{key}-drought", {"card": card})


def _new_water(s: Situation, place: str) -> Text:
    """Return what water is for in a place where it reaches no dry crop: it goes on to others, or is for a new crop."""
    if any(crop and field not in s.farm.watered for field, crop in s.farm.fields.items()):
        return _advice("water-later")
    fresh = [field for field in place.split(":") if field not in s.farm.watered]
    return Text("mi-tierra-advice-water-new", {"fields": places(fresh)})


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
        return surplus(s)
    rodeo = next_rodeo(s.view, now=s.mine[ARENA] > 0)
    return Text("mi-tierra-advice-tower", dict(rodeo)) if rodeo else sold_horse()


def _of_what_goes(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why something is given up for what takes its place, or kept."""
    return _advice("keep" if answer == NONE else "give-up")


def _of_lost_plan(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why a development card is given up."""
    worth = {one: plan_worth(s, one.partition(":")[2]) for one in decision.parts[0].ids}
    return _advice("give-up-plan") if worth[answer] <= min(worth.values()) else _usual()


def _of_pen(s: Situation, decision: Decision, answer: str) -> Text:
    """Return why a pen has this size."""
    if answer != max(decision.parts[0].ids):
        return _usual()
    milk = next(line.at for line in TRADE.industry.yields if line.good == "milk")
    return Text("mi-tierra-advice-pen-size", {"n": milk[-1]})


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
    "make": _of_make, "mill": _of_mill, "plan": _of_plan, "plant": _of_plant, "water": _of_water,
    "roll_again": _of_roll, "tower": _of_tower,
    "give_up_pen": _of_what_goes, "give_up_field": _of_what_goes, "give_up": _of_what_goes,
    "give_up_plan": _of_lost_plan, "pen_size": _of_pen, "crop": _of_crop, "prize_animal": _of_prize,
    "foot_rot": _of_foot_rot,
}
"""Functions that give the reason for one of the answers to a question. The search may choose any of them, so each
reason is checked against the farm."""


def _usual() -> Text:
    """Return the reason of an answer about which nothing else is certain."""
    return text("mi-tierra-advice")


def _advice(what: str) -> Text:
    return Text(f"mi-tierra-advice-{what}")
