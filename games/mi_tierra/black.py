"""The black market: sell what you like, buy a little (rulebook, "Mercato nero")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from games.core.ask import ask
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts
from games.core.text import Seat, text
from games.mi_tierra.activation import go_home
from games.mi_tierra.cards.box import Of, Scene, black_bonus_units, black_buying, black_limit
from games.mi_tierra.content import ANIMALS, MARKET, TRADE, WARES
from games.mi_tierra.housing import fits, herd_of, settle, without
from games.mi_tierra.money import earn, pay
from games.mi_tierra.state import MiTierraState, Player, Step
from games.mi_tierra.supply import animals_left, gain, goods_left
from games.mi_tierra.wording.terms import listed

Basket = dict[str, int]
SELL, BUY = "sell", "buy"


class Stock(Protocol):
    """What a player has to sell: of a state or of a view."""

    @property
    def goods(self) -> Mapping[str, int]: ...

    def animals(self, kind: str) -> int:
        """How many animals of a kind."""
        ...


def owned(player: Stock, ware: str) -> int:
    """How many units of a good, or animals, a player could sell."""
    return player.animals(ware) if ware in ANIMALS else player.goods[ware]


def hand_over(player: Player, ware: str, count: int) -> None:
    """Give goods or animals away; of animals untrained ones first."""
    if ware in ANIMALS:
        player.pens = without(player.pens, ware, count)
    else:
        player.goods[ware] -= count


def stock(player: Player) -> Basket:
    """What a player can sell here."""
    found = {ware: owned(player, ware) for ware in WARES}
    return {ware: count for ware, count in found.items() if count}


def offered(state: MiTierraState, seat: int) -> Basket:
    """What a worker of a seat can buy here, and how many units of each: nothing without a price, or while the black
    market may not sell."""
    if not black_buying.value(state, True, None):
        return {}
    limit = black_limit.value(state, TRADE.black_limit, Of(seat))
    found = {
        ware: min(limit, animals_left(state, ware) if ware in ANIMALS else goods_left(state, ware))
        for ware in WARES if TRADE.black_market[ware].buy is not None
    }
    return {ware: count for ware, count in found.items() if count}


def worth_going(state: MiTierraState, seat: int) -> bool:
    """Whether a seat could trade anything here."""
    player = state.players[seat]
    if stock(player):
        return True
    prices = (TRADE.black_market[ware].buy for ware in offered(state, seat))
    return any(price is not None and price <= player.money for price in prices)


def income(scene: Scene, seat: int, sold: Basket) -> int:
    """What selling brings, with $1 more for the first units of a round where a card says so."""
    bonus = black_bonus_units.value(scene, 0, Of(seat)) - scene.players[seat].smuggled
    return sum(TRADE.black_market[ware].sell * count for ware, count in sold.items()) + max(
        0, min(sum(sold.values()), bonus)
    )


def cost(bought: Basket) -> int:
    """What buying costs."""
    return sum((TRADE.black_market[ware].buy or 0) * count for ware, count in bought.items())


def baskets(answer: Answer) -> tuple[Basket, Basket]:
    """What an answer sells and what it buys."""
    found: dict[str, Basket] = {SELL: {}, BUY: {}}
    for name, count in amounts(answer).items():
        side, _, ware = name.partition(":")
        found[side][ware] = count
    return found[SELL], found[BUY]


def trade_decision(state: MiTierraState, seat: int) -> Decision:
    """Everything at once: what a worker sells and what he buys."""
    there, wares = stock(state.players[seat]), offered(state, seat)
    limit = black_limit.value(state, TRADE.black_limit, Of(seat))
    parts = []
    if there:
        parts.append(_part(SELL, there, sum(there.values())))
    if wares:
        parts.append(_part(BUY, wares, min(limit, sum(wares.values()))))
    goods = tuple(f"{SELL}:{ware}={count}" for ware, count in there.items() if ware not in ANIMALS)
    singly = tuple((f"{SELL}:{ware}={count}",) for ware, count in there.items())
    proposals = tuple(dict.fromkeys(((), *((goods,) if goods else ()), *singly)))
    return Decision(seat, "black_market", tuple(parts), proposals, args={"most": limit})


def _part(side: str, wares: Basket, most: int) -> Part:
    return Part(side, tuple(f"{side}:{ware}" for ware in wares), Kind.AMOUNTS, 0, most, tuple(wares.values()))


def refusal(state: MiTierraState, decision: Decision, answer: Answer) -> Refusal | None:
    """What is bought must be paid, with what is sold if need be, and animals need room."""
    seat = decision.seat
    player = state.players[seat]
    sold, bought = baskets(answer)
    short = cost(bought) - income(state, seat, sold) - player.money
    if short > 0:
        return Refusal("too_dear", text("mi-tierra-refused-dear", n=short), decision.proposals[:1])
    pens = player.pens
    for ware, count in sold.items():
        pens = without(pens, ware, count) if ware in ANIMALS else pens
    herd = herd_of(pens)
    for ware, count in bought.items():
        if ware in ANIMALS:
            herd[ware] = herd.get(ware, 0) + count
    if any(ware in ANIMALS for ware in bought) and not fits(pens, herd):
        return Refusal("no_room", text("mi-tierra-refused-room"), decision.proposals[:1])
    return None


async def trade_next(state: MiTierraState) -> None:
    """The next worker on the black market trades and goes home; after the last one the round is over."""
    if not state.black:
        state.step = Step.END
        return
    seat = state.black[0]
    if worth_going(state, seat):
        await _trade(state, seat)
    state.black.pop(0)
    send_home(state, seat)


def send_home(state: MiTierraState, seat: int) -> None:
    """One of a seat's workers on the markets goes to the hut."""
    go_home(state, next(one for one in state.placed_on(MARKET) if one.seat == seat and not one.done))


async def _trade(state: MiTierraState, seat: int) -> None:
    player = state.players[seat]
    sold, bought = baskets(await ask(trade_decision(state, seat)))
    money = income(state, seat, sold)
    for ware, count in sold.items():
        hand_over(player, ware, count)
    player.smuggled += sum(sold.values())
    earn(state, seat, money, "black")
    pay(state, seat, cost(bought))
    if sold:
        state.say("mi-tierra-log-black-sells", seat=seat, who=Seat(seat), goods=listed(sold), n=money)
    if bought:
        state.say("mi-tierra-log-black-buys", seat=seat, who=Seat(seat), goods=listed(bought), n=cost(bought))
    for ware, count in bought.items():
        if ware not in ANIMALS:
            gain(state, seat, ware, count)
    await settle(state, seat, {ware: count for ware, count in bought.items() if ware in ANIMALS})
