"""Paying to the supply: coins, and ciders and potions for whoever owns the symbol (rulebook p. 15, AB-14)."""

from __future__ import annotations

from games.above_below.cards.box import count
from games.above_below.content.load import CIDER, POTION
from games.above_below.content.schema import Symbol
from games.above_below.state import AboveBelowState, Player
from games.core.ask import ask
from games.core.decision import Answer, Decision, Kind, Part, amounts
from games.core.text import Arg

COIN = "coin"
PAYS = {CIDER: Symbol.CIDER_PAYS, POTION: Symbol.POTION_PAYS}


def purse(player: Player) -> dict[str, int]:
    """What the player can pay with, each worth a coin; the coins first."""
    drinks = {
        drink: player.goods[drink] for drink, symbol in PAYS.items() if player.goods[drink] and count(player, symbol)
    }
    return {COIN: player.coins, **drinks}


def can_pay(player: Player, price: int) -> bool:
    """Whether the player has so much."""
    return price <= player.coins or price <= sum(purse(player).values())


async def pay(state: AboveBelowState, player: Player, price: int, what: Arg) -> None:
    """Pay a price that the player can pay. Who can do it in several ways is asked."""
    there = purse(player)
    if price <= 0:
        return
    if len(there) == 1 or sum(there.values()) == price:
        spent = {name: min(n, price) for name, n in there.items()}
    else:
        part = Part("pay", tuple(there), Kind.AMOUNTS, price, price, tuple(there.values()))
        ways = Decision(player.seat, "pay", (part,), tuple(_ways(there, price)), args={"n": price, "what": what})
        spent = amounts(await ask(ways))
    player.coins -= spent.get(COIN, 0)
    for drink in PAYS:
        if spent.get(drink):
            state.give_back(player.seat, drink, spent[drink])


def _ways(there: dict[str, int], price: int) -> list[Answer]:
    """Ways to pay at one click: as many coins as possible, then as many of a drink as possible."""
    found: list[Answer] = []
    for order in (list(there), list(reversed(there))):
        left, spent = price, dict.fromkeys(there, 0)
        for name in order:
            spent[name] = min(left, there[name])
            left -= spent[name]
        way = tuple(f"{name}={n}" for name, n in spent.items() if n)
        if way not in found:
            found.append(way)
    return found
