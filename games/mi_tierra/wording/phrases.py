"""Answers as phrases: an option with its amount ("Sell 2 apples: $2"), and whole ones ("Sell 2 apples and 1 wool")."""

from __future__ import annotations

from games.core.decision import Answer, Decision, amounts
from games.core.text import Listed, Text, text
from games.mi_tierra.black import BUY, SELL, baskets, cost, income, sells_what_is_not_kept
from games.mi_tierra.cards.box import market_of
from games.mi_tierra.content import ANIMALS
from games.mi_tierra.fields import CHANNELS
from games.mi_tierra.housing import HOUSE, MOVE_ANIMALS, changed
from games.mi_tierra.market import proceeds
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.options import option_wording
from games.mi_tierra.wording.terms import amount, listed, pen_name

GOODS_ONLY = ("prize_goods", "lose_crops")
"""Questions about amounts of goods whose phrase is the amounts alone."""


def amount_phrase(view: MiTierraView, decision: Decision, option: str, n: int) -> Text | None:
    """Return an option with its amount, and what it brings or costs."""
    seat = decision.seat
    if decision.key == "black_market":
        side, _, ware = option.partition(":")
        money = income(view, seat, {ware: n}) if side == SELL else cost({ware: n})
        return text(f"mi-tierra-trade-{side}", goods=amount(ware, n), n=money)
    if decision.key == "sale":
        card = decision.args["market"]
        assert isinstance(card, str)
        money = proceeds(view, seat, market_of(card), {option: n})
        return text(f"mi-tierra-trade-{SELL}", goods=amount(option, n), n=money)
    return amount(option, n) if decision.key in GOODS_ONLY else None


def answer_phrase(view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
    """Return a whole answer as a phrase; None if its options are best listed."""
    if decision.key == "black_market":
        return _trade(decision, answer)
    if decision.key == "sale" and len(answer) > 1:
        return text(f"mi-tierra-answer-{SELL}", goods=listed(amounts(answer)))
    if decision.key in GOODS_ONLY and answer:
        return text("mi-tierra-answer-goods", goods=listed(amounts(answer)))
    if decision.key == "move_water":
        laid = Listed(tuple(_laid(where) for where in answer))
        return text("mi-tierra-answer-goods", goods=laid) if answer else text("mi-tierra-answer-dry")
    if decision.key in (HOUSE, MOVE_ANIMALS):
        new = changed(view.farms[decision.seat].pens, answer)
        if not new:
            return text("mi-tierra-answer-unmoved")
        labels = tuple(option_wording(view, decision, token).label for token in new)
        return text("mi-tierra-answer-goods", goods=Listed(labels))
    return None


def _laid(where: str) -> Text:
    """Return the place of a water cube in a few words."""
    if where in CHANNELS:
        return text("mi-tierra-channel", where=where.replace(":", "–"))
    return pen_name(int(where[1:]) - 1)


def _trade(decision: Decision, answer: Answer) -> Text | None:
    """Return what is sold and bought. A single kind is left to `amount_phrase`, which also says its money."""
    if not answer:
        return text("mi-tierra-answer-nothing")
    if len(answer) == 1:
        return None
    sold, bought = baskets(answer)
    if not bought and sold == _goods(decision):
        return text("mi-tierra-answer-sell-all")
    if not bought and sold == _stock(decision) and _goods(decision):
        return text("mi-tierra-answer-sell-everything")
    if sold and bought and sells_what_is_not_kept(_goods(decision), sold, bought):
        return text("mi-tierra-answer-rest", bought=listed(bought))
    if sold and bought:
        return text("mi-tierra-answer-both", sold=listed(sold), bought=listed(bought))
    return text(f"mi-tierra-answer-{SELL if sold else BUY}", goods=listed(sold or bought))


def _goods(decision: Decision) -> dict[str, int]:
    """Return all goods, without animals, that can be sold."""
    return {ware: count for ware, count in _stock(decision).items() if ware not in ANIMALS}


def _stock(decision: Decision) -> dict[str, int]:
    """Return all goods and animals that can be sold."""
    part = next((part for part in decision.parts if part.key == SELL), None)
    if part is None:
        return {}
    return {name.partition(":")[2]: count for name, count in zip(part.ids, part.limits, strict=True)}
