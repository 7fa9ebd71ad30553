"""How the farmer answers all questions but where a worker goes."""

from __future__ import annotations

from collections.abc import Callable

from games.core.decision import Answer, Decision, amounts
from games.mi_tierra.ai.places import best_sale, for_sale, plan_worth
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.areas.workshops import MILL
from games.mi_tierra.black import baskets, income
from games.mi_tierra.content import CORNERS, TRADE
from games.mi_tierra.fields import BESIDE, CHANNELS

Answering = Callable[[Situation, Decision], Answer]


def answer(s: Situation, decision: Decision) -> Answer:
    """An acceptable answer: that of its question, else the first proposal, else the first option."""
    known = _QUESTIONS.get(decision.key)
    if known is not None:
        return known(s, decision)
    return decision.proposals[0] if decision.proposals else (decision.parts[0].ids[0],)


def _last(s: Situation, decision: Decision) -> Answer:
    """To keep what one has is always the last option."""
    return (decision.parts[0].ids[-1],)


def _make(s: Situation, decision: Decision) -> Answer:
    price = decision.args["n"]
    assert isinstance(price, int)
    made = decision.args["area"]
    if made == "animal_industry":
        return ("yes",) if s.value_of(s.made) > price else ("no",)
    needs, brings = (TRADE.oven.needs, TRADE.end.cake) if made == "oven" else (TRADE.clothing.needs, TRADE.end.clothes)
    return ("yes",) if brings > price + sum(n * s.worth(good, 0) * 0.5 for good, n in needs.items()) else ("no",)


def _mill(s: Situation, decision: Decision) -> Answer:
    there = decision.parts[0].ids
    gains = {
        good: s.worth(good, s.farm.goods[good]) - sum(n * s.prices[raw] for raw, n in needs.items())
        for good, needs in MILL.items() if good in there
    }
    good = [one for one, gain in gains.items() if gain > 0]
    price = decision.args["n"]
    assert isinstance(price, int)
    if sum(gains[one] for one in good) <= price:
        return ("none",)
    return ("both",) if len(good) == 2 else (good[0],)


def _plant(s: Situation, decision: Decision) -> Answer:
    """Beside the same crop, on watered land; wheat into a pen with one animal that could be trained."""
    crop = decision.args["crop"]

    def worth(place: str) -> float:
        if place not in s.farm.fields:
            return -1.0
        joined = any(s.farm.fields[other] == crop for other in BESIDE[place])
        return 2.0 * joined + 1.5 * (place in s.farm.watered) + 0.2 * len(BESIDE[place])

    return (max(decision.parts[0].ids, key=worth),)


def _water(s: Situation, decision: Decision) -> Answer:
    """To a planted field, to an animal that stands alone with wheat, else kept."""

    def worth(place: str) -> float:
        if place in CHANNELS:
            dry = next(field for field in place.split(":") if field not in s.farm.watered)
            return 2.0 if s.farm.fields[dry] else 0.5
        if place[0] == "p":
            pen = s.farm.pens[int(place[1:]) - 1]
            return 1.5 if pen is not None and pen.wheat and pen.count == 1 else -1.0
        return 0.0

    return (max(decision.parts[0].ids, key=worth),)


def _tower(s: Situation, decision: Decision) -> Answer:
    room = any(pen is not None and pen.animal in ("", "horse") and pen.count < pen.room for pen in s.farm.pens)
    return ("horses",) if room or "look" not in decision.parts[0].ids else ("look",)


def _plan(s: Situation, decision: Decision) -> Answer:
    price = decision.args["n"]
    assert isinstance(price, int)
    there = [one for one in decision.parts[0].ids if one in CORNERS]
    best = max(there, key=lambda corner: plan_worth(s, s.view.grid[CORNERS.index(corner)]))
    return (best,) if plan_worth(s, s.view.grid[CORNERS.index(best)]) > price else ("none",)


def _give_up_plan(s: Situation, decision: Decision) -> Answer:
    return (min(decision.parts[0].ids, key=lambda name: plan_worth(s, name.partition(":")[2])),)


def _roll_again(s: Situation, decision: Decision) -> Answer:
    return ("yes",) if s.view.face == s.view.low else ("no",)


def _most_worth(s: Situation, decision: Decision) -> Answer:
    """The proposal whose goods are worth most."""
    return max(decision.proposals, key=lambda one: sum(n * s.prices.get(good, 0) for good, n in amounts(one).items()))


def _least_worth(s: Situation, decision: Decision) -> Answer:
    return min(decision.proposals, key=lambda one: sum(n * s.prices.get(good, 0) for good, n in amounts(one).items()))


def _enter(s: Situation, decision: Decision) -> Answer:
    """The animals with most points."""

    def points(one: Answer) -> int:
        pens = [s.farm.pens[int(name[1:]) - 1] for name in one]
        several = decision.key == "enter_contest"
        return sum((pen.count if several else 1) * pen.level for pen in pens if pen is not None)

    return max(decision.proposals, key=points)


def _prize_animal(s: Situation, decision: Decision) -> Answer:
    wanted = ("horse", "cow", "chicken", "sheep")
    return (min(decision.parts[0].ids, key=lambda one: wanted.index(one.partition(":")[2])),)


def _market(s: Situation, decision: Decision) -> Answer:
    """The dearest sale, if it is worth it: what is needed for cakes and clothes is not sold for a song."""
    there = decision.parts[0].ids
    goods = _wares(s)
    sales = {one: best_sale(s, one.partition(":")[2], goods)[0] for one in there if one.startswith("sell")}
    best = max(sales, key=lambda one: sales[one], default="")
    if best and sales[best] > 0:
        return (best,)
    return _away(s, decision)


def _wares(s: Situation) -> dict[str, int]:
    """What is for sale; animals only in the last round."""
    goods = dict(for_sale(s, s.farm.goods))
    return goods | {kind: s.farm.animals(kind) for kind in ("sheep", "cow", "chicken")} if s.ending else goods


def _sale(s: Situation, decision: Decision) -> Answer:
    """The dearest of what is for sale."""
    card = decision.args["market"]
    assert isinstance(card, str)
    sold = best_sale(s, card, _wares(s))[1]
    return tuple(f"{ware}={sold[ware]}" for ware in decision.parts[0].ids if ware in sold) or decision.proposals[0]


def _away(s: Situation, decision: Decision) -> Answer:
    return ("black",) if s.ending and "black" in decision.parts[0].ids else ("home",)


def _black(s: Situation, decision: Decision) -> Answer:
    """In the last round everything goes; before that nothing does."""
    if not s.ending:
        return ()
    whole = tuple(
        f"{name}={limit}" for part in decision.parts if part.key == "sell"
        for name, limit in zip(part.ids, part.limits, strict=True)
    )
    return whole if income(s.view, s.seat, baskets(whole)[0]) else ()


_QUESTIONS: dict[str, Answering] = {
    "make": _make, "mill": _mill, "plant": _plant, "water": _water, "tower": _tower, "plan": _plan,
    "give_up_plan": _give_up_plan, "give_up_pen": _last, "give_up_field": _last, "give_up": _last,
    "roll_again": _roll_again,
    "lose_crops": _least_worth, "prize_goods": _most_worth, "enter_contest": _enter, "enter_rodeo": _enter,
    "prize_animal": _prize_animal, "market": _market, "after_sale": _away, "black_market": _black, "pen_size": _last,
    "crop": _last, "sale": _sale,
}
"""The questions that take some thought."""
