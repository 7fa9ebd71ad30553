"""Replay a game act by act: what its log said, and what a seat saw. An act is an answer with all that followed from
it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from games.core.journal import Line
from games.core.replay import Act, opens_round
from games.core.view import TableView, table_view
from tables.core.installed_game import round_lines_of
from tables.core.recently_used import LimitedDict
from tables.state.records import Records
from tables.undo.history import History

KEPT = 50
"""Number of games whose acts are cached."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a game as everybody could follow it: its public log lines, the first of which began it unless it is
    what happened before the first round. `last` is the number of its last act before the next round begins."""

    lines: tuple[Line, ...]
    last: int
    opened: bool


@dataclass(frozen=True, slots=True)
class Reel:
    """The acts of a game as a replay shows them, each with its number. Number 0 is what happened before the first
    question. `round_lines` are the keys of log lines with which rounds begin."""

    acts: tuple[Act, ...]
    round_lines: Collection[str] = ()

    def steps(self, number: int) -> dict[str, int | None]:
        """Return the numbers of the acts to which the navigation buttons at act `number` lead, by button: the acts,
        turns and rounds before and after it, None if there is none.

        A turn is a segment (stretch of the game between two stored states); the buttons lead to its first act that
        everybody is told of, since its first answer may only open a further question. A round begins with a log line
        that says so.
        """
        numbers = range(len(self.acts))
        last = len(self.acts) - 1
        turns = [self._first_told(list(turn)) for _, turn in groupby(numbers, lambda n: self.acts[n].segment)]
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

    def _first_told(self, turn: Sequence[int]) -> int:
        """Return the first act of a turn with a public log line, or its last one if there is none."""
        told = (n for n in turn if any(line.audience is None for line in self.acts[n].lines))
        return next(told, turn[-1])

    def round_of(self, number: int) -> int:
        """Return the number of the round in which act `number` is; 0 before the first."""
        return sum(self._opens_round(act) for act in self.acts[:number + 1])

    def _opens_round(self, act: Act) -> bool:
        return any(opens_round(line, self.round_lines) for line in act.lines)

    def rounds(self) -> list[Round]:
        """Return the rounds of the game in order, with all its public log lines. What happened before the first round
        is left out if the log says nothing about it.

        An act that ends a round and begins the next one shows the next one already, so the act before it is the last of
        the ended round.
        """
        found, lines, began, opened = list[Round](), list[Line](), 0, False
        for number, act in enumerate(self.acts):
            for line in act.lines:
                if line.audience is not None:
                    continue
                if opens_round(line, self.round_lines):
                    if lines:
                        found.append(Round(tuple(lines), max(began, number - 1), opened))
                    lines, began, opened = [], number, True
                lines.append(line)
        if lines:
            found.append(Round(tuple(lines), len(self.acts) - 1, opened))
        return found

    def turns(self, most: int) -> list[Act]:
        """Return the last act of each turn in order; if there are more than `most` turns, that many at even
        distances."""
        ends = [
            act for act, following in zip(self.acts, [*self.acts[1:], None], strict=True)
            if following is None or following.segment != act.segment
        ]
        if len(ends) <= most:
            return ends
        return [ends[round(n * (len(ends) - 1) / (most - 1))] for n in range(most)]


class Replay:
    """Replay games for a reader: finished games as seen by any seat, running ones only as far as the reader may know
    them."""

    def __init__(self, records: Records, history: History) -> None:
        self._records = records
        self._history = history
        self._reels: LimitedDict[int, Reel] = LimitedDict(KEPT)
        self._so_far: LimitedDict[tuple[int, int | None], tuple[int, Reel]] = LimitedDict(KEPT)
        """Reels of running games, by table and the seat that looks, each with the table's revision."""

    async def reel(self, table_id: int) -> Reel:
        """Return the acts of a game that has ended. Raises `RequestRefused` while parts of it are secret, and
        `CannotRebuild`."""
        reel = self._reels.get(table_id)
        if reel is None:
            acts = await self._history.acts(table_id)
            reel = self._reels[table_id] = Reel(acts, await self._round_lines(table_id))
        return reel

    async def _round_lines(self, table_id: int) -> Collection[str]:
        return round_lines_of((await self._records.info(table_id)).game)

    async def reel_for(self, table_id: int, seat: int | None) -> Reel:
        """Return the acts of a game that a seat (None: a spectator) may know by now.

        These are all acts once the whole game is public, before that what the seat has seen of finished turns.
        Raises `RequestRefused` for a table that has not begun, and `CannotRebuild`.
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

    async def allowed_viewers(self, table_id: int, seat: int | None) -> tuple[int, ...]:
        """Return the seats through whose eyes the holder of a seat (None: a spectator) may watch a replay, in addition
        to the public view.

        These are all seats once the whole game is public, before that only their own.
        """
        if await self._history.open_to_all(table_id):
            return tuple(range(len((await self._records.info(table_id)).seats)))
        return () if seat is None else (seat,)

    async def view(self, table_id: int, number: int, viewer: int | None) -> TableView[Any]:
        """Return what a seat (None: everybody) saw after act `number` (0: before the first question) of a game that has
        ended, with the board before it. Raises `RequestRefused` while parts of the game are secret, and
        `CannotRebuild`."""
        return await self.view_in(table_id, await self.reel(table_id), number, viewer)

    async def view_in(self, table_id: int, reel: Reel, number: int, viewer: int | None) -> TableView[Any]:
        """Return what a seat (None: everybody) saw after act `number` of a reel (0: before the first question), with
        the board before that act.

        The caller has checked with `allowed_viewers` that the reader may see this view. Raises `CannotRebuild`.
        """
        shown = await self._seen(table_id, reel.acts[number], viewer)
        if not number:
            return shown
        return replace(shown, before=(await self._seen(table_id, reel.acts[number - 1], viewer)).board)

    async def boards_by_turn(self, table_id: int, viewer: int | None, most: int) -> list[Any]:
        """Return the boards that a seat (None: everybody) saw at the ends of turns of a game that has ended, at most
        `most`, evenly chosen. Raises `RequestRefused` while parts of the game are secret, and `CannotRebuild`."""
        acts = (await self.reel(table_id)).turns(most)
        return await self._history.boards(table_id, {(act.segment, act.count) for act in acts}, viewer)

    async def public_boards(self, table_id: int, numbers: Collection[int]) -> dict[int, Any]:
        """Return the boards that everybody saw after the acts of these numbers of a game that has ended, by number.
        Raises the errors of `reel`."""
        acts = (await self.reel(table_id)).acts
        wanted = sorted(set(numbers))
        at = {(acts[number].segment, acts[number].count) for number in wanted}
        return dict(zip(wanted, await self._history.boards(table_id, at, None), strict=True))

    async def _seen(self, table_id: int, act: Act, viewer: int | None) -> TableView[Any]:
        """Return the table as a viewer saw it right after an act, without questions."""
        session = await self._history.session_at(table_id, act.segment, act.count)
        return replace(table_view(session, viewer), question=None, out_of_turn=None, can_undo=False)

    @staticmethod
    def visible_lines(act: Act, viewer: int | None) -> list[Line]:
        """Return the log lines of an act that a seat (None: everybody) could read."""
        return [line for line in act.lines if line.visible_to(viewer)]
