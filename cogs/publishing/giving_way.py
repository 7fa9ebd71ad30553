"""What can wait gives way to clicks where the event loop has much to do.

The answer to a click takes some ten passes of the loop, and a pass takes as long as everything that is ready in it. So
whoever tells what nobody has just clicked for asks for a turn first. It comes with the first pass that is quick, one
turn a pass, and whose patience is over first goes first; after that, whatever there is to do: everybody is told in the
end. What a turn was waited for may be out of date by then, so it is looked at only afterwards.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable

QUICK = 0.01
"""Seconds that a pass of the loop takes at most while clicks are answered as ever."""
LOOK, OWN_PICTURE, WORDS, BOARD = 0.1, 0.25, 0.5, 1.0
"""The patience, in seconds, of a look at what is to be told, of a picture for one person who looks at the screen, of a
table's public words, and of its board."""


class GivingWay:
    """Turns for all that is no answer to a click. `steady`: seconds that never jump."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """Until when each waits at most, and its place among those with the same patience."""
        self._order = itertools.count()
        self._watching: asyncio.Task[None] | None = None

    async def turn(self, patience: float) -> None:
        """Wait until clicks leave time for this, for `patience` seconds at most."""
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._steady() + patience, next(self._order), turn))
        if self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name="giving way")
        await turn

    async def _watch(self) -> None:
        """Look how long each pass takes, as long as anybody waits."""
        try:
            while self._waiting:
                began = self._steady()
                await asyncio.sleep(0)
                now = self._steady()
                quick = now - began <= QUICK
                while self._waiting and (quick or self._waiting[0][0] <= now):
                    quick = not self._let_go() and quick
        finally:
            self._watching = None

    def _let_go(self) -> bool:
        """The first has their turn. Returns whether they were still there to take it."""
        _, _, turn = heapq.heappop(self._waiting)
        if turn.done():  # whoever waited was cancelled
            return False
        turn.set_result(None)
        return True
