"""What the AI seat does at no villager's cost: buying, selling, and laying out a row of buildings anew."""

from __future__ import annotations

from math import ceil, comb

from games.above_below.actions.build import builders, has_place
from games.above_below.ai.judge import Judge
from games.above_below.cards.box import BOX
from games.above_below.content.load import BOARD, ITEMS
from games.above_below.ids import ITEM
from games.above_below.paying import COIN, purse
from games.above_below.trade import ASK, BACK, BUY, PRICES, SELL
from games.core.decision import Answer, Decision, seat_id


def free_act(judge: Judge, decision: Decision) -> Answer | None:
    """What to do before the action; None for nothing more."""
    if BUY in decision.anytime and best_offer(judge) is not None:
        return (BUY,)
    if SELL in decision.anytime and judge.nights and not judge.me.sale and best_sale(judge) is not None:
        return (SELL,)
    for option in decision.anytime:
        kind = option.removeprefix("refresh:")
        if kind != option and refresh_gain(judge, kind) > judge.weights.refresh:
            return (option,)
    return None


def last_act(judge: Judge, decision: Decision) -> Answer | None:
    """What to do before passing: at the very end what nobody has bought comes back, to count on the track."""
    over = not judge.nights and judge.me.sale in ITEMS
    return (SELL,) if over and SELL in decision.anytime else None


# -- between players ----------------------------------------------------------------------------------------------


def asking(judge: Judge, seat: int) -> int:
    """What a seller will probably want: as much as the item is worth to them, but more than what they have refused."""
    seller = Judge(judge.view, seat, judge.weights)
    return max(price_of(seller, seller.me.sale), judge.view.refused_offers.get(seat, 0) + 1)


def best_offer(judge: Judge) -> tuple[float, int] | None:
    """Whose item is worth most more than they will want for it, and how much more."""
    found = []
    for other in judge.view.players:
        if other is not judge.me and other.sale and (price := asking(judge, other.seat)) <= judge.me.coins:
            found.append((judge.item(other.sale) - price * judge.coin, other.seat))
    best = max(found, default=None)
    return best if best is not None and best[0] > judge.weights.margin else None


def buy(judge: Judge, decision: Decision) -> Answer:
    """From whom."""
    best = best_offer(judge)
    options = decision.parts[0].ids
    return (seat_id(best[1]),) if best is not None and seat_id(best[1]) in options else (options[0],)


def offer(judge: Judge, decision: Decision) -> Answer:
    """What the seller will probably want."""
    part, best = decision.parts[0], best_offer(judge)
    price = asking(judge, best[1]) if best is not None else part.least
    return (f"{COIN}={min(part.most, max(part.least, price))}",)


def price_of(judge: Judge, item: str) -> int:
    """From how many coins on an item may go."""
    return max(BOARD.least_price, ceil((judge.item(item) + judge.weights.margin) / judge.coin))


def best_sale(judge: Judge) -> str | None:
    """What somebody else would pay more for than it is worth here: what they would gain by most."""
    others = [Judge(judge.view, other.seat, judge.weights) for other in judge.view.players if other is not judge.me]
    found = []
    for item in ITEMS:
        if judge.me.goods[item]:
            price = price_of(judge, item)
            gain = max(
                other.item(item) - price * other.coin if other.me.coins >= price else 0.0 for other in others
            )
            if gain > judge.weights.margin and price in PRICES:
                found.append((gain, item))
    return max(found)[1] if found else None


def sell(judge: Judge, decision: Decision) -> Answer:
    """Put it out at a price from which it goes unasked, or take back what is left."""
    item = best_sale(judge)
    if judge.me.sale or item is None:
        return (BACK, ASK) if judge.me.sale else decision.proposals[0]
    return (f"{ITEM}:{item}", f"from:{price_of(judge, item)}")


# -- the rows -----------------------------------------------------------------------------------------------------


def refresh_gain(judge: Judge, kind: str) -> float:
    """What other cards in a row would bring on average more than those that lie there, the coin for it paid."""
    if not builders(judge.me):
        return 0.0
    money = sum(purse(judge.me).values()) - BOARD.refresh
    view = judge.view
    elsewhere = [name for name in view.on_offer() if name not in view.rows[kind]]
    kept = max((_bargain(judge, name, money) for name in elsewhere), default=0.0)
    now = max((_bargain(judge, name, money) for name in view.rows[kind] if name), default=0.0)
    built = {name for player in view.players for name in player.buildings()}
    unseen = [card.id for card in BOX.of_kind(kind) if card.id not in built and card.id not in view.rows[kind]]
    coming = sorted((max(kept, _bargain(judge, name, money)) for name in unseen), reverse=True)
    return _mean_of_best(coming, BOARD.row) - max(kept, now) - BOARD.refresh * judge.coin


def _bargain(judge: Judge, name: str, money: int) -> float:
    payable = has_place(judge.me, name) and judge.price(name) <= money
    return max(0.0, judge.bargain(name)) if payable else 0.0


def _mean_of_best(falling: list[float], drawn: int) -> float:
    """The mean of the best of so many, drawn from these."""
    number = len(falling)
    drawn = min(drawn, number)
    if not drawn:
        return 0.0
    every = comb(number, drawn)
    return sum(worth * comb(number - place - 1, drawn - 1) for place, worth in enumerate(falling)) / every
