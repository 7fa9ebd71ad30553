"""What a proposal leads to, where its options do not say it: what a field brings in, the money of sales and trades, the
points of an entry, animals without a home, fields with water."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.core.decision import Answer, Decision, amounts
from games.core.text import Text, text
from games.mi_tierra.activation import brought_in
from games.mi_tierra.black import baskets, cost, income
from games.mi_tierra.cards.box import market_of
from games.mi_tierra.content import FIELD
from games.mi_tierra.fields import CHANNELS, watered
from games.mi_tierra.housing import let_go
from games.mi_tierra.market import proceeds
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import amount, listed


def outcome(view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
    """What a whole answer leads to; None where its options say it all."""
    reckon = _QUESTIONS.get(decision.key)
    return None if reckon is None else reckon(view, decision, answer)


def _placed(view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
    """What a worker on a field brings in."""
    area, _, spot = answer[0].partition(":")
    farm = view.farms[decision.seat]
    return amount(farm.fields[spot], brought_in(view, farm, spot)) if area == FIELD else None


def _planted(view: MiTierraView, decision: Decision, answer: Answer) -> Text:
    """What a worker on the field would bring in."""
    farm, crop = view.farms[decision.seat], decision.args["crop"]
    assert isinstance(crop, str)
    return amount(crop, brought_in(view, replace(farm, fields={**farm.fields, answer[0]: crop}), answer[0]))


def _sale(view: MiTierraView, decision: Decision, answer: Answer) -> Text:
    card = decision.args["market"]
    assert isinstance(card, str)
    return text("mi-tierra-outcome-money", n=proceeds(view, decision.seat, market_of(card), amounts(answer)))


def _trade(view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
    sold, bought = baskets(answer)
    if not answer:
        return None
    money = income(view, decision.seat, sold) - cost(bought)
    return text("mi-tierra-outcome-costs", n=-money) if money < 0 else text("mi-tierra-outcome-money", n=money)


def _entry(view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
    if not answer:
        return None
    pens = [view.farms[decision.seat].pens[int(name[1:]) - 1] for name in answer]
    if decision.key == "enter_rodeo":
        return text("mi-tierra-outcome-points", n=sum(pen.level for pen in pens if pen is not None))
    return text("mi-tierra-outcome-points", n=sum(pen.count * pen.level for pen in pens if pen is not None))


def _housed(view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
    """Which animals go without a home."""
    gone = let_go(view.farms[decision.seat].pens, view.arriving, answer)
    return text("mi-tierra-outcome-lets-go", animals=listed(gone)) if gone else None


def _watered(view: MiTierraView, decision: Decision, answer: Answer) -> Text:
    wet = watered([one for one in answer if one in CHANNELS])
    fields = view.farms[decision.seat].fields
    return text("mi-tierra-outcome-waters", n=sum(bool(crop) and field in wet for field, crop in fields.items()))


_QUESTIONS: dict[str, Callable[[MiTierraView, Decision, Answer], Text | None]] = {
    "place": _placed,
    "plant": _planted,
    "sale": _sale,
    "black_market": _trade,
    "enter_contest": _entry,
    "enter_rodeo": _entry,
    "house": _housed,
    "move_water": _watered,
}
