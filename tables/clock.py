"""The time, as the whole program has it: one object, which tests move by hand."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """What time it is, and waiting until it is later. Everything that happens at a table by time asks this object.

    How long a library or a machine is waited for (a drawing, the database's lock) is no time of a table, and not asked
    here.
    """

    def now(self) -> float:
        """Seconds since 1970. Whoever keeps the machine's clock may set it back."""
        return time.time()

    def steady(self) -> float:
        """Seconds from some moment on. They only ever go on, whatever happens to `now`."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait so long; not at all for none or fewer."""
        await asyncio.sleep(seconds)

    async def heard(self, event: asyncio.Event, within: float) -> bool:
        """Wait for an event, so long at most. Returns whether it has come."""
        if event.is_set():
            return True
        waiting = asyncio.ensure_future(event.wait())
        sleeping = asyncio.ensure_future(self.sleep(within))
        try:
            await asyncio.wait((waiting, sleeping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            sleeping.cancel()
        return event.is_set()
