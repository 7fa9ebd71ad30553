"""A competing task at the same event loop, to test that brief work lets others run."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass
class Turns:
    """The number of turns that the competing task has had."""

    count: int = 0


@asynccontextmanager
async def competing_task() -> AsyncIterator[Turns]:
    """Run a task that takes a turn in every pass of the event loop and counts them."""
    turns = Turns()

    async def take() -> None:
        while True:
            turns.count += 1
            await asyncio.sleep(0)

    taking = asyncio.create_task(take())
    try:
        yield turns
    finally:
        taking.cancel()
