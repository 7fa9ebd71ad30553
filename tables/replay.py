"""A finished game, act by act: what was told, and what everybody saw."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from games.core.journal import Line
from games.core.reel import Act
from games.core.view import TableView, table_view
from tables.history import History
from tables.recent import Recent
from tables.records import Records

KEPT = 50
"""Games of which the acts are remembered."""


@dataclass(frozen=True, slots=True)
class Reel:
    """The acts of a game; number 0 is what happened before the first question."""

    acts: tuple[Act, ...]

    def steps(self, number: int) -> dict[str, int | None]:
        """Where the ways from an act lead: to the acts, turns and rounds before and after it; None where there is none.
        A turn is a segment of the game, a round begins with a chapter of the log."""
        numbers = range(len(self.acts))
        last = len(self.acts) - 1
        turns = [n for n in numbers if not n or self.acts[n].segment != self.acts[n - 1].segment]
        rounds = [n for n in numbers if not n or self.acts[n].opens]
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


class Replay:
    """Looking back at games of which everybody may know everything."""

    def __init__(self, records: Records, history: History) -> None:
        self._records = records
        self._history = history
        self._reels: Recent[int, Reel] = Recent(KEPT)

    async def reel(self, table_id: int) -> Reel:
        """The acts of a finished game. Raises `Trouble` while not everybody may know it, and `NotRepeated`."""
        reel = self._reels.get(table_id)
        if reel is None:
            reel = self._reels[table_id] = Reel(await self._history.acts(table_id))
        return reel

    async def view(self, table_id: int, number: int, viewer: int | None) -> TableView[Any]:
        """What a seat (None: everybody) saw after an act, with the board as it was before. Raises as `reel` does."""
        acts = (await self.reel(table_id)).acts
        shown = await self._seen(table_id, acts[number], viewer)
        if not number:
            return shown
        return replace(shown, before=(await self._seen(table_id, acts[number - 1], viewer)).board)

    async def _seen(self, table_id: int, act: Act, viewer: int | None) -> TableView[Any]:
        session = await self._history.session_at(table_id, act.segment, act.count)
        return replace(table_view(session, viewer), question=None, aside=None, can_undo=False)

    @staticmethod
    def told(act: Act, viewer: int | None) -> list[Line]:
        """The lines of an act that a seat (None: everybody) could read."""
        return [line for line in act.lines if line.visible_to(viewer)]
