"""Time, ids and events of the stand-in: the ground everything else in the world stands on."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from .model import EPOCH_MS, Intent, Json

T = TypeVar("T")

EVENTS_KEPT = 2_000
"""Events remembered for tests; a table that runs for weeks must not grow."""


@dataclass(frozen=True, slots=True)
class Event:
    """A gateway dispatch: its name, payload, the guild it belongs to and the intent it needs (None: always sent)."""

    name: str
    data: Json
    guild_id: str | None = None
    intent: Intent | None = None


class Bus:
    """A movable clock, snowflakes, and the stream of gateway events."""

    def __init__(self) -> None:
        self.skew = 0.0
        """Seconds added to the real clock; tests move it to let tokens and messages age."""
        self.events: deque[Event] = deque(maxlen=EVENTS_KEPT)
        self.listeners: list[Callable[[Event], None]] = []
        self._serial = itertools.count()
        self._changed = asyncio.Event()

    def now(self) -> float:
        """Unix seconds on this world's clock."""
        return time.time() + self.skew

    def timestamp(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def snowflake(self) -> str:
        """A fresh id; ids grow in the order they were made."""
        return str((int(self.now() * 1000) - EPOCH_MS) << 22 | (next(self._serial) & 0x3FFFFF))

    def age(self, snowflake: str) -> float:
        """Seconds since the thing with this id was made."""
        return self.now() - ((int(snowflake) >> 22) + EPOCH_MS) / 1000

    def dispatch(self, name: str, data: Json, *, guild_id: str | None = None, intent: Intent | None = None) -> None:
        """Tell every listener (the gateway, above all) that something happened."""
        event = Event(name, data, guild_id, intent)
        self.events.append(event)
        for listener in self.listeners:
            listener(event)
        self.touch()

    def touch(self) -> None:
        """Wake everybody who waits for the world to change."""
        self._changed.set()
        self._changed = asyncio.Event()

    def next_change(self) -> asyncio.Event:
        """Is set when the world changes after this call."""
        return self._changed

    async def until(self, predicate: Callable[[], T], within: float = 3.0, what: str = "a condition") -> T:
        """Wait until `predicate()` is true and return its value.

        Raises AssertionError naming `what` after `within` seconds. The predicate is also asked every 20 ms, because
        it may look at a client whose changes this world cannot notice.
        """
        end = time.monotonic() + within
        while True:
            if value := predicate():
                return value
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError(f"waited {within} s in vain for {what}")
            await self.pause(min(left, 0.02))

    async def pause(self, seconds: float) -> None:
        """Wait for the next change, at most `seconds`."""
        waiting: asyncio.Task[Any] = asyncio.ensure_future(self._changed.wait())
        await asyncio.wait({waiting}, timeout=seconds)
        waiting.cancel()
