"""Replay a game act by act: what its log said, and what a seat saw."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from games.core.journal import Line
from games.core.replay import Act, opens_round
from games.core.view import TableView, table_view
from tables.core.installed_game import round_lines_of
from tables.core.recently_used import Recent
from tables.state.records import Records
from tables.undo.history import History

KEPT = 50
"""Number of games whose acts are cached."""


@dataclass(frozen=True, slots=True)
class Reel:
    """The acts of a game. Number 0 is what happened before the first question. For `round_lines` see the game's
    entry."""

    acts: tuple[Act, ...]
    round_lines: Collection[str] = ()

    def steps(self, number: int) -> dict[str, int | None]:
        """Return the targets of the navigation buttons at an act: the acts, turns and rounds before and after it,
        None if none.

        A turn is a segment of the game. A round begins with a log line that says so.
        """
        numbers = range(len(self.acts))
        last = len(self.acts) - 1
        turns = [n for n in numbers if not n or self.acts[n].segment != self.acts[n - 1].segment]
        rounds = [n for n in numbers if not n or self._opens_round(self.acts[n])]
        return {
            "first": 0 if number else None,
            "round_back": max((n for n in rounds if n < number), default=None),
            "turn_back": max((n for n in turns if n < number), default=None),
            "back": number - 1 if number else None,
            "on": number + 1 if number < last else None,
            "turn_on": min((n for n in turns if n > number), default=None),
            "round_on": min((n for n in rounds if n > number), default=None),
            "last": last if number < last else None,
        }

    def _opens_round(self, act: Act) -> bool:
        return any(opens_round(line, self.round_lines) for line in act.lines)

    def turns(self, most: int) -> list[Act]:
        """Return the last acts of all turns in order; if there are more than `most`, that many at even distances."""
        ends = [
            act for act, following in zip(self.acts, [*self.acts[1:], None], strict=True)
            if following is None or following.segment != act.segment
        ]
        if len(ends) <= most:
            return ends
        return [ends[round(n * (len(ends) - 1) / (most - 1))] for n in range(most)]


class Replay:
    """Replay games: finished games as seen by any seat, running ones only as far as the reader may know them."""

    def __init__(self, records: Records, history: History) -> None:
        self._records = records
        self._history = history
        self._reels: Recent[int, Reel] = Recent(KEPT)
        self._so_far: Recent[tuple[int, int | None], tuple[int, Reel]] = Recent(KEPT)
        """Reels of running games, by table and the seat that looks, each with the table's revision."""

    async def reel(self, table_id: int) -> Reel:
        """Return the acts of a finished game. Raises `Trouble` while parts of it are secret, and `NotRepeated`."""
        reel = self._reels.get(table_id)
        if reel is None:
            acts = await self._history.acts(table_id)
            reel = self._reels[table_id] = Reel(acts, await self._round_lines(table_id))
        return reel

    async def _round_lines(self, table_id: int) -> Collection[str]:
        return round_lines_of((await self._records.info(table_id)).game)

    async def seen_by(self, table_id: int, seat: int | None) -> Reel:
        """Return the acts of a game that a seat (None: a spectator) may know by now.

        These are all acts once the whole game is public, before that what the seat has seen of finished turns.
        Raises `Trouble` for a table that has not begun, and `NotRepeated`.
        """
        if await self._history.open_to_all(table_id):
            return await self.reel(table_id)
        revision = (await self._records.info(table_id)).revision
        known = self._so_far.get((table_id, seat))
        if known is None or known[0] != revision:
            acts = await self._history.acts_so_far(table_id, seat)
            known = revision, Reel(acts, await self._round_lines(table_id))
            self._so_far[table_id, seat] = known
        return known[1]

    async def eyes(self, table_id: int, seat: int | None) -> tuple[int, ...]:
        """Return the seats through whose eyes a seat (None: a spectator) may replay, in addition to the public
        view.

        These are all seats once the whole game is public, before that only its own.
        """
        if await self._history.open_to_all(table_id):
            return tuple(range(len((await self._records.info(table_id)).seats)))
        return () if seat is None else (seat,)

    async def view(self, table_id: int, number: int, viewer: int | None) -> TableView[Any]:
        """Return what a seat (None: everybody) saw after an act, with the board before it. Raises the errors of
        `reel`."""
        return await self.view_in(table_id, await self.reel(table_id), number, viewer)

    async def view_in(self, table_id: int, reel: Reel, number: int, viewer: int | None) -> TableView[Any]:
        """Return what a seat (None: everybody) saw after an act of a reel, with the board after the act before it.

        The caller has checked with `eyes` that the reader may see this view. Raises `NotRepeated`.
        """
        shown = await self._seen(table_id, reel.acts[number], viewer)
        if not number:
            return shown
        return replace(shown, before=(await self._seen(table_id, reel.acts[number - 1], viewer)).board)

    async def film(self, table_id: int, viewer: int | None, most: int) -> list[Any]:
        """Return the boards that a seat (None: everybody) saw at the ends of turns, at most `most`. Raises the
        errors of `reel`."""
        acts = (await self.reel(table_id)).turns(most)
        return await self._history.boards(table_id, {(act.segment, act.count) for act in acts}, viewer)

    async def _seen(self, table_id: int, act: Act, viewer: int | None) -> TableView[Any]:
        session = await self._history.session_at(table_id, act.segment, act.count)
        return replace(table_view(session, viewer), question=None, aside=None, can_undo=False)

    @staticmethod
    def told(act: Act, viewer: int | None) -> list[Line]:
        """Return the lines of an act that a seat (None: everybody) could read."""
        return [line for line in act.lines if line.visible_to(viewer)]
