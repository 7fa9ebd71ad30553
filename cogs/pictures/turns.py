"""Whose picture is drawn next. Beyond what can be drawn words stay quick, and pictures give way by these rules:

* What is not wanted any more is dropped: whoever waits for it says so when its turn comes, or goes away.
* The picture of a game's end comes first, and then a table that has been without its present board for `OVERDUE`
  seconds, the one that waits longest before the others.
* Then come pictures for one person, who looks at the screen, the newest first; then boards for everybody, the newest
  first; then films.
* A picture for one person that has waited for longer than `FRESH` seconds steps back behind the boards, and of such
  ones only the newest `LATE` are kept. Whoever waits for a board draws it from a view that is no older than that.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

FRESH = 2.0
OVERDUE = 12.0
LATE = 200
Stands = Callable[[], bool]
"""Whether a picture is still wanted."""


class Urgency(IntEnum):
    """For whom a picture is."""

    ONCE = 0
    """What comes once at a table: its end."""
    OWN = 1
    PUBLIC = 2
    SPARE = 3


def always() -> bool:
    """Wanted, whatever has happened meanwhile."""
    return True


@dataclass(eq=False, slots=True)
class Wish:
    """A picture that waits for its turn, since a moment. `behind`: since when its table lacks its board."""

    urgency: Urgency
    since: float
    behind: float
    stands: Stands
    turn: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def late(self, now: float) -> bool:
        """Whether it is for one person, and has waited for longer than they look."""
        return self.urgency is Urgency.OWN and now - self.since > FRESH

    def rank(self, now: float) -> tuple[int, float]:
        """Its place in the queue; the least is the first."""
        if self.urgency is Urgency.SPARE:
            return 4, self.since
        if self.urgency is Urgency.ONCE:
            return 0, -math.inf
        if self.urgency is Urgency.OWN:
            return 3 if self.late(now) else 1, -self.since
        return (0, self.behind) if now - self.behind >= OVERDUE else (2, -self.since)


class Turns:
    """So many pictures are drawn at once; the others wait. `steady`: seconds that never jump."""

    def __init__(self, places: int, steady: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._steady = steady
        self._waiting: list[Wish] = []

    @property
    def crowded(self) -> bool:
        """Whether whoever comes now must wait."""
        return not self._free

    @asynccontextmanager
    async def turn(
        self, urgency: Urgency, *, behind: float | None = None, stands: Stands = always
    ) -> AsyncIterator[float | None]:
        """One's turn to draw, as long as the block lasts: yields the seconds that one has waited for it; None when
        nothing is to be drawn."""
        now = self._steady()
        wish = Wish(urgency, now, now if behind is None else behind, stands)
        self._waiting.append(wish)
        self._drop_late(now)
        self._go_on()
        try:
            wanted = await wish.turn
        except asyncio.CancelledError:
            if wish in self._waiting:
                self._waiting.remove(wish)
            elif not wish.turn.cancelled() and wish.turn.result():
                self._give_back()
            raise
        if not wanted:
            yield None
            return
        try:
            yield self._steady() - now
        finally:
            self._give_back()

    def _give_back(self) -> None:
        self._free += 1
        self._go_on()

    def _go_on(self) -> None:
        """Whoever is next has their turn."""
        while self._free and self._waiting:
            now = self._steady()
            wish = min(self._waiting, key=lambda one: one.rank(now))
            self._waiting.remove(wish)
            if wish.turn.cancelled():
                continue
            wanted = wish.stands()
            wish.turn.set_result(wanted)
            self._free -= wanted

    def _drop_late(self, now: float) -> None:
        """Keep no more of what may never be looked at than can be drawn once it is calm."""
        late = sorted((one for one in self._waiting if one.late(now)), key=lambda one: -one.since)
        for one in late[LATE:]:
            self._waiting.remove(one)
            if not one.turn.done():
                one.turn.set_result(False)
