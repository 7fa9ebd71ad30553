"""The official market: its workers sell one after the other, lap after lap (rulebook, "Mercati ufficiali")."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Kind, Part, amounts
from games.core.text import Seat
from games.mi_tierra.black import Stock, hand_over, owned, send_home, worth_going
from games.mi_tierra.cards.box import Market, Of, Scene, first_sale_bonus, market_of, official_bonus
from games.mi_tierra.money import earn
from games.mi_tierra.reveal import fill_row
from games.mi_tierra.state import MiTierraState, Stall, Step
from games.mi_tierra.wording.terms import card_name, listed

BLACK, HOME, SELL = "black", "home", "sell"


def sellable(player: Stock, market: Market) -> dict[str, int]:
    """What a player could sell to a market, and how many units of each at most."""
    found = {ware: min(owned(player, ware), market.most) for ware, _ in market.prices}
    return {ware: count for ware, count in found.items() if count}


def proceeds(scene: Scene, seat: int, market: Market, sold: dict[str, int]) -> int:
    """What a sale brings, by a state or a view: prices, the bonus of each unit, and what cards add to a round's first
    sale."""
    units = official_bonus.value(scene, 0, None)
    bonus = 0 if scene.players[seat].sold else first_sale_bonus.value(scene, 0, Of(seat))
    return sum(count * (market.price(ware) + units) for ware, count in sold.items()) + bonus


def next_stall(state: MiTierraState) -> Stall | None:
    """Who sells next. A new lap begins when all have sold. Once one player is alone here, whoever has sold goes home
    (`sell_next`): so each of his workers has one more sale from that moment on."""
    if not state.alone and len({stall.seat for stall in state.stalls}) == 1:
        state.alone = True
    if state.stalls and all(stall.sold for stall in state.stalls):
        for stall in state.stalls:
            stall.sold = False
    return next((stall for stall in state.stalls if not stall.sold), None)


async def sell_next(state: MiTierraState) -> None:
    """The next worker sells to one market, goes to the black market, or goes home; then the black market opens."""
    stall = next_stall(state)
    if stall is None:
        state.alone = False
        state.step = Step.BLACK
        return
    seat = stall.seat
    form = market_decision(state, seat)
    chosen = HOME if form.parts[0].ids == (HOME,) else await pick(form)
    kind, _, name = chosen.partition(":")
    if kind == SELL:
        await _sell(state, seat, market_of(name))
        stall.sold = True
        if not state.alone:
            return
        chosen = await pick(_after_sale(seat)) if worth_going(state, seat) else HOME
    _leave(state, stall, chosen)


def market_decision(state: MiTierraState, seat: int) -> Decision:
    """Where a worker on the official market sells, or that he leaves; proposed is what pays best, home at last."""
    markets = [name for name in (*state.row, *state.closing) if name]
    there = {f"{SELL}:{name}": price for name in markets if (price := _best_price(state, seat, market_of(name)))}
    away = (BLACK,) if worth_going(state, seat) else ()
    best = sorted(there, key=lambda sale: -there[sale])
    return Decision(seat, "market", (Part("market", (*there, *away, HOME)),), tuple((one,) for one in (*best, HOME)))


def _after_sale(seat: int) -> Decision:
    """Where a worker goes who was alone and has sold."""
    return Decision(seat, "after_sale", (Part("after_sale", (BLACK, HOME)),), ((HOME,),))


def _leave(state: MiTierraState, stall: Stall, to: str) -> None:
    state.stalls = [one for one in state.stalls if one is not stall]
    seat = stall.seat
    if to == BLACK:
        state.black.append(seat)
        state.say("mi-tierra-log-to-black", seat=seat, who=Seat(seat))
        return
    send_home(state, seat)
    state.say("mi-tierra-log-leaves-market", seat=seat, who=Seat(seat), weight=0)


def sale_decision(state: MiTierraState, seat: int, market: Market) -> Decision:
    """What a seat sells to a market: at least one unit, no more than the market takes."""
    there = sellable(state.players[seat], market)
    most = min(market.most, sum(there.values()))
    part = Part("sale", tuple(there), Kind.AMOUNTS, 1, most, tuple(there.values()))
    return Decision(seat, "sale", (part,), _proposals(market, there),
                    args={"card": card_name(market.id), "most": market.most, "market": market.id})


def dearest_sale(market: Market, there: dict[str, int]) -> dict[str, int]:
    """The sale that brings most, of what a player could sell there (`sellable`)."""
    left, found = market.most, {}
    for ware in sorted(there, key=lambda ware: -market.price(ware)):
        found[ware] = min(there[ware], left)
        left -= found[ware]
    return {ware: found[ware] for ware in there if found[ware]}


def _best_price(state: MiTierraState, seat: int, market: Market) -> int:
    """What a seat's dearest sale to a market brings; 0 where it has nothing for it."""
    there = sellable(state.players[seat], market)
    return proceeds(state, seat, market, dearest_sale(market, there)) if there else 0


def _proposals(market: Market, there: dict[str, int]) -> tuple[Answer, ...]:
    """The dearest sale, then as many as possible of each ware alone."""
    full = tuple(f"{ware}={count}" for ware, count in dearest_sale(market, there).items())
    return tuple(dict.fromkeys((full, *((f"{ware}={count}",) for ware, count in there.items()))))


async def _sell(state: MiTierraState, seat: int, market: Market) -> None:
    form = sale_decision(state, seat, market)
    part = form.parts[0]
    sold = amounts((f"{part.ids[0]}=1",) if part.most == 1 and len(part.ids) == 1 else await ask(form))
    income = proceeds(state, seat, market, sold)
    for ware, count in sold.items():
        hand_over(state.players[seat], ware, count)
    earn(state, seat, income, "market")
    state.players[seat].sold = True
    state.journal.count("played", market.id, seat)
    state.say("mi-tierra-log-sells", seat=seat, who=Seat(seat), goods=listed(sold), card=card_name(market.id), n=income)
    state.gone.append(market.id)
    if market.id in state.closing:
        state.closing.remove(market.id)
    else:
        state.row[state.row.index(market.id)] = ""
        await fill_row(state)
