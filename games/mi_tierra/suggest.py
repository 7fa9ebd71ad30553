"""Places for a worker that are worth offering at one click: what a farm can do now, best first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice

from games.mi_tierra.activation import brought_in
from games.mi_tierra.areas.workshops import MILL, products
from games.mi_tierra.cards.box import Of, fee, market_of
from games.mi_tierra.content import ARENA, FIELD, MARKET, PODIUM, TRADE
from games.mi_tierra.market import sellable
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.supply import has

MOST = 6
"""More suggestions than this are no help."""


def suggested(state: MiTierraState, seat: int, offered: Collection[str]) -> tuple[str, ...]:
    """Some of the places that are offered: to sell and compete, to make goods, to bring in crops, to grow."""
    return tuple(islice((place for place in _worth_it(state, state.players[seat]) if place in offered), MOST))


def _worth_it(state: MiTierraState, player: Player) -> Iterator[str]:
    if any(name and sellable(player, market_of(name)) for name in (*state.row, *state.closing)):
        yield MARKET
    if player.animals() > player.animals("horse"):
        yield PODIUM
    if player.animals("horse"):
        yield ARENA
    yield from _making(state, player)
    fields = [field for field, crop in player.fields.items() if crop]
    for field in sorted(fields, key=lambda field: -brought_in(state, player, field)):
        yield f"{FIELD}:{field}"
    if player.idle:
        yield "square"
    yield from _growing(player)


def _making(state: MiTierraState, player: Player) -> Iterator[str]:
    """The workshops that the player can use now."""
    if has(player, TRADE.oven.needs) and _can_pay(state, player, "oven", TRADE.oven.fee):
        yield "oven"
    if has(player, TRADE.clothing.needs) and _can_pay(state, player, "clothing", TRADE.clothing.fee):
        yield "clothing"
    if any(has(player, needs) for needs in MILL.values()) and _can_pay(state, player, "wine_mill", TRADE.wine_mill.fee):
        yield "wine_mill"
    if _can_pay(state, player, "animal_industry", TRADE.industry.fee) and products(state, player.seat):
        yield "animal_industry"


def _can_pay(state: MiTierraState, player: Player, area: str, price: int) -> bool:
    return player.money >= fee.value(state, price, Of(player.seat, area))


def _growing(player: Player) -> Iterator[str]:
    """Pens, animals and crops for which there is room."""
    if None in player.pens:
        yield "forest"
    if "" in player.fields.values():
        yield "crops"
    if any(pen is not None and pen.count < pen.room for pen in player.pens):
        yield from ("cattle_farm", "sheep_farm", "hen_house", "clock_tower")
