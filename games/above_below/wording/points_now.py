"""What a building would add to a village now, in points, as texts and pictures tell it."""

from __future__ import annotations

from dataclasses import replace

from games.above_below.cards.box import building
from games.above_below.content.load import BOARD, POTION
from games.above_below.content.schema import Symbol
from games.above_below.gains import completes
from games.above_below.paying import PAYS, can_pay, purse
from games.above_below.scoring import points_added
from games.above_below.view import AboveBelowView, PlayerView


def points_now(view: AboveBelowView, seat: int, name: str, price: int | None = None) -> int:
    """Return how many points a building would add to a seat's village now: for itself, by its symbols, by reputation
    and its ranking, and by quests that it completes. Drinks that the price takes for want of coins are gone by then;
    without `price` it is the printed one."""
    me = view.players[seat]
    drunk = _drunk(me, building(name).cost if price is None else price)
    return points_added(view.players, seat, _built(view, me, name, drunk))


def _drunk(me: PlayerView, price: int) -> dict[str, int]:
    """Return the drinks that a payment takes at least, ciders first; none if the price cannot be paid yet."""
    lacking, there = max(0, price - me.coins), purse(me)
    drunk = dict.fromkeys(PAYS, 0)
    if can_pay(me, price):
        for drink in PAYS:
            drunk[drink] = min(lacking, there.get(drink, 0))
            lacking -= drunk[drink]
    return drunk


def _built(view: AboveBelowView, me: PlayerView, name: str, drunk: dict[str, int]) -> PlayerView:
    """Return a village with another building and its immediate gains, without the drinks that paid for it."""
    card, houses, caves = building(name), me.houses, list(me.caves)
    if card.kind == "outpost":
        at = next((number for number, cave in enumerate(caves) if not cave.outpost), None)
    else:
        at = None
    if at is not None:
        caves[at] = replace(caves[at], outpost=name)
    else:  # an outpost for which there is no cave yet counts like a house
        houses = (*houses, name)
    left = {drink: me.goods[drink] - n for drink, n in drunk.items()}
    potions = min(card.count(Symbol.POTION_PER_ROUND), view.supply[POTION] + drunk[POTION])
    reputation = min(BOARD.reputation.most, me.reputation + card.count(Symbol.REPUTATION))
    goods = {**me.goods, **left, POTION: left[POTION] + potions}
    after = replace(me, houses=houses, caves=tuple(caves), goods=goods, reputation=reputation)
    return replace(after, quests=(*me.quests, *(name for name in view.quests if completes(after, name))))
