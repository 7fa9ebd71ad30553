"""Click to words at one table while ten AI seats think at ten others.

Each of the ten tables of Agricola is played on by two AI seats, one of which always has its turn: it waits `AI_DELAY`
as it does for people, thinks in the process for it, and acts. The same is measured beside ten tables whose seats act
without thinking, and beside none: so what thinking costs is told apart from what acting, publishing and drawing cost.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from benchmarks.overload import Busy
from benchmarks.people import PATIENCE, Clock, Table, process, stage
from benchmarks.report import Figure, quantile
from benchmarks.wire import ACTS, REST, WARM_UP, up
from games.core.registry import spec_of
from sandbox import Player, Sandbox

GAME = "agricola"
SEATS = 10
"""Seats that think at a time, each at a table of its own."""
DELAY = "1.0"
"""Seconds before an AI seat answers, as an owner has it who sets nothing."""
LEGAL = "legal"
"""The level that answers without thinking."""


@dataclass
class Heard:
    """How often AI seats have acted, as far as their channels tell: a listener of the sandbox's events."""

    channels: frozenset[str]
    count: int = 0

    def __call__(self, event: Any) -> None:
        """Count what is posted or changed there."""
        self.count += event.name.startswith("MESSAGE_") and event.data.get("channel_id") in self.channels


@dataclass
class Beside:
    """Seconds from click to words, and messages a second at the tables of AI seats meanwhile."""

    words: list[float]
    messages: float


async def beside(level: str | None) -> Beside:
    """One act after the other at a table of The Grimm Forest, beside ten tables of AI seats of a level, or none."""
    async with stage(1 + SEATS) as (sandbox, channels, folder), process(sandbox, "bot", folder, AI_DELAY=DELAY):
        people = [sandbox.add_seat(name, manager=True).player for name in ("Ana", "Ben")]
        clock, heard = Clock(), Heard(frozenset(channel["id"] for channel in channels[1:]))
        sandbox.world.listeners += [clock, heard]
        await sandbox.world.until(lambda: sandbox.world.commands[None], 6 * PATIENCE, "the bot's commands")
        await up(people[0], channels[0])
        table = Busy(sandbox, channels[0], people, clock, 1)
        await table.open("grimm_forest")
        await asyncio.sleep(WARM_UP)
        for channel in channels[1:] if level is not None else []:
            await hand_over(sandbox, channel, people, clock, level)
        await asyncio.sleep(WARM_UP if level is not None else 0)
        before, began = heard.count, asyncio.get_running_loop().time()
        while len(table.words) < ACTS:
            await table.act()
            await asyncio.sleep(REST)
        passed = asyncio.get_running_loop().time() - began
        return Beside(table.words, (heard.count - before) / passed)


async def hand_over(sandbox: Sandbox, channel: Any, people: list[Player], clock: Clock, level: str | None) -> None:
    """A table of two whose people leave it to AI seats."""
    await Table(sandbox, channel, people, clock, 0).open(GAME)
    for person in people:
        await person.slash(channel, "table handover", level=level)


async def measured() -> list[Figure]:
    """The three, and what thinking costs."""
    alone, acting, thinking = [await beside(level) for level in (None, LEGAL, spec_of(GAME).strongest)]
    names = ("alone", f"beside {SEATS} seats that do not think", f"beside {SEATS} seats that think")
    p95 = [1000 * quantile(one.words, 0.95) for one in (alone, acting, thinking)]
    return [
        *(
            Figure(f"click to words {name}, p{round(100 * q)}", 1000 * quantile(one.words, q), "ms")
            for name, one in zip(names, (alone, acting, thinking), strict=True) for q in (0.5, 0.95)
        ),
        *(
            Figure(f"messages at their tables, {name}", one.messages, "/s")
            for name, one in zip(names[1:], (acting, thinking), strict=True)
        ),
        Figure("words p95: thinking to not thinking", p95[2] / p95[1], "x", "at most 1.2"),
        Figure("words p95: thinking to alone", p95[2] / p95[0], "x", "at most 1.2"),
    ]


def figures() -> list[Figure]:
    """Words while others think."""
    return asyncio.run(measured())
