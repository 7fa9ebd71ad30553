"""Whatever is no answer to a click has its turn when the loop is quick again, or when its patience is over."""

from __future__ import annotations

import asyncio
import itertools

from cogs.publishing.giving_way import BOARD, OWN_PICTURE, QUICK, WORDS, GivingWay
from tests.clock import HandClock

SLOW = 2 * QUICK


class Loop:
    """A loop whose passes take as long as the test says, and what had its turn in which pass."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.giving_way = GivingWay(self.clock.steady)
        self.had: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, name: str, patience: float) -> None:
        """Somebody asks for a turn."""
        async def wait() -> None:
            await self.giving_way.turn(patience)
            self.had.append(name)

        self.tasks[name] = asyncio.create_task(wait())

    async def passes(self, count: int, seconds: float) -> None:
        """So many passes, each of them as long."""
        for _ in range(count):
            self.clock.wait(seconds)
            await asyncio.sleep(0)


async def test_while_passes_are_quick_turns_come_at_once_one_in_a_pass() -> None:
    loop = Loop()
    for name in ("one", "two", "three"):
        loop.ask(name, WORDS)
    counts = []
    for _ in range(8):
        await loop.passes(1, 0.0)
        counts.append(len(loop.had))
    assert loop.had == ["one", "two", "three"]
    assert all(after - before <= 1 for before, after in itertools.pairwise(counts))


async def test_nobody_has_a_turn_while_passes_are_slow_and_then_the_most_urgent_first() -> None:
    loop = Loop()
    for name, patience in (("board", BOARD), ("words", WORDS), ("own picture", OWN_PICTURE), ("other words", WORDS)):
        loop.ask(name, patience)
    await loop.passes(5, SLOW)
    assert loop.had == []
    await loop.passes(10, 0.0)
    assert loop.had == ["own picture", "words", "other words", "board"]


async def test_when_patience_is_over_the_turn_comes_however_slow_passes_are() -> None:
    loop = Loop()
    loop.ask("board", BOARD)
    loop.ask("words", WORDS)
    await loop.passes(int(WORDS / SLOW) - 2, SLOW)
    assert loop.had == []
    await loop.passes(5, SLOW)
    assert loop.had == ["words"]
    await loop.passes(int((BOARD - WORDS) / SLOW), SLOW)
    assert loop.had == ["words", "board"]


async def test_whoever_is_gone_takes_nobodys_turn() -> None:
    loop = Loop()
    loop.ask("gone", OWN_PICTURE)
    loop.ask("words", WORDS)
    await loop.passes(2, SLOW)
    loop.tasks["gone"].cancel()
    await loop.passes(3, SLOW)
    await loop.passes(3, 0.0)
    assert loop.had == ["words"]


async def test_when_nobody_waits_the_loop_is_left_alone() -> None:
    loop = Loop()
    loop.ask("words", WORDS)
    await loop.passes(5, 0.0)
    others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    assert loop.had == ["words"] and others == []
    loop.ask("more words", WORDS)
    await loop.passes(5, 0.0)
    assert loop.had == ["words", "more words"]
