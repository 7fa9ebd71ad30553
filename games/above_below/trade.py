"""Selling to other players: an item on sale, offers, and the price from which its owner need not be asked.

One item a player; it is put out, changed or taken back in the owner's turn, and sold in anybody's turn for at least
three coins (rulebook p. 9). It still belongs to its owner until it is sold (AB-27). From which price the owner sells
unasked is a secret: whoever buys learns that it was reached, and nobody else what it was.
"""

from __future__ import annotations

import random

from games.above_below.content.load import BOARD, ITEMS
from games.above_below.gaining import claim_quests
from games.above_below.ids import ITEM, ids, name_of
from games.above_below.paying import COIN
from games.above_below.state import ASK_ME, AboveBelowState, Player
from games.above_below.wording.terms import amount
from games.core.ask import ask, pick
from games.core.decision import YES, Decision, Kind, Part, amounts, seat_id, seat_of
from games.core.text import Seat

SELL, BUY, OFFER, ACCEPT_OFFER = "sell", "buy", "offer", "accept_offer"
BACK, ASK = "back", "ask"
PRICES = range(BOARD.least_price, 12)
"""Prices from which one can say that one sells unasked."""


def vary_prices(state: AboveBelowState, viewer: int | None, rng: random.Random) -> None:
    """Change the prices that `viewer` cannot know, of all players but their own."""
    for player in state.players:
        if player.seat != viewer:
            player.accept = rng.choice((ASK_ME, *PRICES))


def can_change_sale(player: Player) -> bool:
    """Whether there is anything to put on sale or to take back."""
    return bool(player.sale) or any(player.goods[item] for item in ITEMS)


def sell_decision(player: Player) -> Decision:
    """What goes on sale, and from which price it is sold unasked. What is on sale already can be chosen again, to
    change that price; or it is taken back."""
    items = [item for item in ITEMS if player.goods[item] or player.sale == item]
    options = (*ids(ITEM, items), *((BACK,) if player.sale else ()))
    prices = (ASK, *(f"from:{price}" for price in PRICES))
    return Decision(
        player.seat, SELL, (Part(SELL, options), Part("accept", prices)), tuple((one, ASK) for one in options),
        private=True,
    )


async def sell(state: AboveBelowState, player: Player) -> None:
    """Ask what goes on sale, and put it there."""
    what, accept = await ask(sell_decision(player))
    if what == BACK:
        state.say("above-below-log-off-sale", seat=player.seat, who=Seat(player.seat), item=amount(player.sale, 1))
        take_off_sale(player)
    else:
        put_on_sale(state, player, name_of(what), ASK_ME if accept == ASK else int(name_of(accept)))


def put_on_sale(state: AboveBelowState, player: Player, item: str, accept: int) -> None:
    """Lay an item on the sale circle; what lay there comes back."""
    if item != player.sale:
        take_off_sale(player)
        player.goods[item] -= 1
        player.sale = item
        state.say("above-below-log-sale", seat=player.seat, who=Seat(player.seat), item=amount(item, 1))
    player.accept = accept


def take_off_sale(player: Player) -> None:
    """Take back what is on sale, if anything is."""
    if player.sale:
        player.goods[player.sale] += 1
    player.sale, player.accept = "", ASK_ME


def least_offer(state: AboveBelowState, seller: int) -> int:
    """The least that can be offered now: more than what was refused in this turn."""
    return max(BOARD.least_price, state.refused_offers.get(seller, 0) + 1)


def sellers(state: AboveBelowState, player: Player) -> list[int]:
    """Whose item the player could make an offer for now."""
    return [
        other.seat for other in state.players
        if other is not player and other.sale and player.coins >= least_offer(state, other.seat)
    ]


async def buy(state: AboveBelowState, player: Player) -> None:
    """Ask whose item and what is offered for it; its owner says yes or no, or has said it beforehand."""
    there = sellers(state, player)
    part = Part(BUY, tuple(map(seat_id, there)))
    chosen = there[0] if len(there) == 1 else seat_of(await pick(Decision(player.seat, BUY, (part,))))
    seller, least = state.players[chosen], least_offer(state, chosen)
    item = amount(seller.sale, 1)
    price = Part(OFFER, (COIN,), Kind.AMOUNTS, least, player.coins, (player.coins,))
    proposals = tuple((f"{COIN}={n}",) for n in range(least, min(player.coins, least + 4) + 1))
    offered = amounts(await ask(
        Decision(player.seat, OFFER, (price,), proposals, args={"whose": Seat(chosen), "item": item})
    ))[COIN]
    if await _taken(state, player, seller, offered):
        _hand_over(state, player, seller, offered)
    else:
        state.refused_offers[chosen] = offered
        state.say(
            "above-below-log-no-deal", seat=chosen, who=Seat(chosen), whose=Seat(player.seat), n=offered, item=item,
        )


async def _taken(state: AboveBelowState, buyer: Player, seller: Player, offered: int) -> bool:
    """Whether the seller takes the offer."""
    state.learnt()
    if seller.accept != ASK_ME and offered >= seller.accept:
        return True
    question = Decision(
        seller.seat, ACCEPT_OFFER, (Part(ACCEPT_OFFER, ("yes", "no")),), (YES, ("no",)),
        args={"who": Seat(buyer.seat), "n": offered, "item": amount(seller.sale, 1)},
    )
    return await ask(question) == YES


def _hand_over(state: AboveBelowState, buyer: Player, seller: Player, price: int) -> None:
    buyer.coins -= price
    seller.coins += price
    buyer.goods[seller.sale] += 1
    state.say(
        "above-below-log-deal", seat=buyer.seat, who=Seat(buyer.seat), whose=Seat(seller.seat), n=price,
        item=amount(seller.sale, 1),
    )
    seller.sale, seller.accept = "", ASK_ME
    claim_quests(state)
