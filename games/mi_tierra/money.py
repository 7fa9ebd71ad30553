"""The money track: who has how much, and whose cube lies on top (rulebook, "Fase 2").

A cube that moves onto a space lies on those that were there. Changes of nothing move no cube; several changes at once
are made in turn order.
"""

from __future__ import annotations

from games.mi_tierra.state import MiTierraState


def earn(state: MiTierraState, seat: int, amount: int, source: str) -> None:
    """A seat gets money. `source` is remembered for the end: cakes, market, rodeo, …"""
    if amount:
        earned = state.players[seat].earned
        earned[source] = earned.get(source, 0) + amount
        _move(state, seat, amount)


def pay(state: MiTierraState, seat: int, amount: int) -> None:
    """A seat pays money, which it must have."""
    assert amount <= state.players[seat].money, "the track has no place below zero"
    if amount:
        _move(state, seat, -amount)


def _move(state: MiTierraState, seat: int, by: int) -> None:
    state.players[seat].money += by
    state.track.remove(seat)
    state.track.append(seat)


def by_money(state: MiTierraState) -> list[int]:
    """All seats, least money first; of several on one space the topmost cube first."""
    return sorted(state.track, key=lambda seat: (state.players[seat].money, -state.track.index(seat)))
