"""Clocks that a test moves."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools

from tables.clock import Clock

START = 1_000_000.0
"""Seconds since 1970 at which the time of a test begins."""


class HandClock(Clock):
    """Stands still until `wait`. Who sleeps wakes when its time has come, the earliest first."""

    def __init__(self, now: float = START) -> None:
        self._now = now
        self._steady = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = itertools.count()
        self._lying_down = asyncio.Event()

    def now(self) -> float:
        return self._now

    def steady(self) -> float:
        return self._steady

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        waking = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._steady + seconds, next(self._order), waking))
        self._lying_down.set()
        await waking

    @property
    def next(self) -> float | None:
        """Seconds until the first sleeper wakes; None when nobody sleeps."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return max(0.0, self._sleepers[0][0] - self._steady) if self._sleepers else None

    async def pass_by(self, seconds: float) -> None:
        """As soon as somebody sleeps, so much time passes."""
        await self.asleep()
        self.wait(seconds)

    async def asleep(self) -> None:
        """Wait until somebody sleeps."""
        if self.next is None:
            self._lying_down.clear()
            async with asyncio.timeout(10):
                await self._lying_down.wait()

    def wait(self, seconds: float) -> None:
        """So much time passes. Sleepers go on when the test next waits for anything. Negative: somebody has set the
        machine's clock back, and nobody's sleep is any longer for it."""
        self._now += seconds
        self._steady += max(0.0, seconds)
        while self._sleepers and self._sleepers[0][0] <= self._steady:
            waking = heapq.heappop(self._sleepers)[2]
            if not waking.done():
                waking.set_result(None)

    def set(self, now: float) -> None:
        """It becomes this time."""
        self.wait(now - self._now)


class AheadClock(Clock):
    """The real time, and as much more as a test says."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._shifted = 0.0
        self._jumped = asyncio.Event()

    def now(self) -> float:
        return super().now() + self._shifted

    def steady(self) -> float:
        return super().steady() + self._ahead

    async def sleep(self, seconds: float) -> None:
        end = self.steady() + seconds
        while (left := end - self.steady()) > 0:
            jumped = self._jumped
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await jumped.wait()

    def wait(self, seconds: float) -> None:
        """So much time has passed at once. Negative: somebody has set the machine's clock back."""
        self._shifted += seconds
        self._ahead += max(0.0, seconds)
        self._jumped.set()
        self._jumped = asyncio.Event()

    def set(self, now: float) -> None:
        """It becomes this time, and goes on from there."""
        self.wait(now - self.now())
