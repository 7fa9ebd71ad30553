"""What happens between rounds: season, turn order, wages, and the markets (rulebook, "Fase 1" to "Fase 3")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.core.text import Listed, Seat
from games.mi_tierra.areas.development import refill_grid
from games.mi_tierra.cards.box import Of, free_workers, market_of, upkeep
from games.mi_tierra.content import ORDER_TABLE, WAGE, WORKERS
from games.mi_tierra.money import Track, by_money, pay
from games.mi_tierra.pieces import Placement
from games.mi_tierra.reveal import fill_row
from games.mi_tierra.state import MiTierraState, Player, Step
from games.mi_tierra.wording.terms import season_name

IN_RULEBOOK = 4
"""More players than these are an addition of ours."""


def begin_round(state: MiTierraState) -> None:
    """The season's marker moves on, and the turn order is found anew. The first round goes around the table."""
    state.round += 1
    if state.round == 1 and len(state.players) > IN_RULEBOOK:
        state.say("mi-tierra-log-big-table")
    state.say("mi-tierra-log-round", weight=2, n=state.round, season=season_name(state.season))
    if state.round > 1:
        state.order = new_order(state)
        state.placed = []
    state.say("mi-tierra-log-order", seats=Listed(tuple(Seat(seat) for seat in state.order)))
    state.step = Step.WAGES


class Ordered(Track, Protocol):
    """A table as far as the next turn order goes: the state has it, and so has a view."""

    @property
    def placed(self) -> Sequence[Placement]: ...


def new_order(scene: Ordered) -> list[int]:
    """Those with a worker on the order table as they came there, then the others, least money first."""
    first = list(dict.fromkeys(one.seat for one in scene.placed if one.area == ORDER_TABLE))
    return [*first, *(seat for seat in by_money(scene) if seat not in first)]


async def pay_wages(state: MiTierraState) -> None:
    """Income of cards; then everybody pays for workers beyond three, or gives them back."""
    await upkeep.fire(state)
    for seat in state.order:
        _wages(state, state.players[seat])
    state.step = Step.MARKETS


def wage(state: MiTierraState, seat: int, hired: int) -> int:
    """What so many workers cost a seat each round."""
    return WAGE * max(0, hired - WORKERS - free_workers.value(state, 0, Of(seat)))


def _wages(state: MiTierraState, player: Player) -> None:
    """As many workers as are announced, or cannot be paid, go back to the square; trainers never do, and need not: no
    more than three of them can be kept by pens."""
    before, seat = player.hired, player.seat
    player.hired -= min(player.leaving, player.hired - WORKERS)
    while wage(state, seat, player.hired) > player.money:
        player.hired -= 1
    player.leaving = 0
    if player.hired < before:
        state.say("mi-tierra-log-gives-back", seat=seat, who=Seat(seat), n=before - player.hired)
    price = wage(state, seat, player.hired)
    if price:
        pay(state, seat, price)
        state.say("mi-tierra-log-wages", seat=seat, who=Seat(seat), n=price)


async def keep_markets(state: MiTierraState) -> None:
    """Closing markets leave, those with the exit symbol close, and rows and development cards are filled up."""
    state.gone += state.closing
    state.closing = [name for name in state.row if name and market_of(name).leaves]
    state.row = ["" if name in state.closing else name for name in state.row]
    await fill_row(state)
    await refill_grid(state)
    state.turn = 0
    state.step = Step.PLACE
