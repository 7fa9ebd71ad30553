"""Reasons of the adviser for trade and payments."""

from __future__ import annotations

from games.above_below.ai import trading
from games.above_below.ai.good import scores
from games.above_below.ai.judge import Valuation
from games.above_below.cards.box import count
from games.above_below.content.load import CIDER, GOODS, POTION
from games.above_below.content.schema import Symbol
from games.above_below.paying import COIN
from games.above_below.trade import BACK
from games.above_below.wording.hints import line
from games.above_below.wording.terms import amount, goods_listed
from games.core.decision import YES, Answer, Decision, amounts
from games.core.text import Seat, Text


def sell(judge: Valuation, decision: Decision, answer: Answer) -> Text:
    """Return who can use the item best, and from which price its sale pays."""
    if answer[0] == BACK:
        over = not judge.nights and judge.me.sale in GOODS
        return line("advice-take-back" if over else "advice-sell-back")
    item = None if judge.me.sale else trading.best_sale(judge)
    return line("advice-sell-nobody") if item is None else sale(judge, item)


def sale(judge: Valuation, item: str) -> Text:
    """Return who would gain most by buying an item, and from which price its sale pays."""
    coins = amount(COIN, trading.price_of(judge, item))
    return line("advice-sell-for", who=Seat(trading.best_buyer(judge, item)), item=amount(item, 1), coins=coins)


def buy(judge: Valuation, decision: Decision, answer: Answer) -> Text:
    """Return what the seller will probably want, if the item is worth more."""
    best = trading.best_offer(judge)
    if best is None:
        return line("advice-buy-nothing")
    seat = best[1]
    item = amount(judge.view.players[seat].sale, 1)
    return line("advice-buy", item=item, coins=amount(COIN, trading.asking(judge, seat)))


def offer(judge: Valuation, decision: Decision, answer: Answer) -> Text:
    """Return why not less and not more is offered."""
    best, whose, item = trading.best_offer(judge), decision.args["whose"], decision.args["item"]
    assert isinstance(whose, Seat)
    if best is not None and best[0] > max(trading.gain_from(judge, whose.seat), judge.weights.margin):
        return line("advice-offer-other", who=Seat(best[1]))
    coins = amount(COIN, trading.asking(judge, whose.seat))
    return line("advice-offer-low" if best is None else "advice-offer", who=whose, item=item, coins=coins)


def accept(judge: Valuation, decision: Decision, answer: Answer) -> Text:
    """Return from which price the sale pays."""
    least = amount(COIN, trading.least_accepted(judge))
    return line("advice-accept" if answer == YES else "advice-decline", item=amount(judge.me.sale, 1), coins=least)


def pay(judge: Valuation, decision: Decision, answer: Answer) -> Text:
    """Return why coins come first, and what the drinks are kept for; in the last round, why drinks come first."""
    paid = amounts(answer)
    drinks = {name: n for name, n in paid.items() if name != COIN}
    if drinks and not judge.nights and not any(scores(judge, name) for name in drinks):
        return line("advice-pay-tie")
    if drinks:
        return line("advice-pay-rest", goods=goods_listed(drinks))
    kept = [drink for drink in (POTION, CIDER) if drink in decision.parts[0].ids]
    if judge.nights:
        return line("advice-pay-coins" if len(kept) > 1 else f"advice-pay-coins-{kept[0]}")
    by_symbol = POTION in kept and count(judge.me, Symbol.POINTS_PER_POTION)
    return line("advice-pay-scores" if by_symbol else "advice-pay-quest")
