"""More clicks than can be drawn for: words stay quick and pictures give way, at 400 tables.

First it is measured what the bot sustains: the most clicks a second after which pictures still come at once. Then that
rate, twice and three times as much, each for a while, and ten seconds of calm. What the bot says itself (`bot.metrics`)
is how old a board was when it hung, and for how long a table lacked one.

Bot, drawing processes, the stand-in of Discord and the people share the machine's processors. So it is said what an act
costs each of them, and how late the stand-in was itself: where it is late, it is measured instead of the bot.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp

from benchmarks.machines import spent_by
from benchmarks.people import PATIENCE, Clock, Table, process, stage
from benchmarks.report import Figure, quantile
from benchmarks.wire import WARM_UP, up
from sandbox import Player

TABLES = 400
PAIRS = 40
"""So many twos sit at them: ten tables each are many, four hundred would be nobody's."""
STEPS = (5, 8, 12, 16, 20, 25, 30, 40, 50, 60)
"""Clicks a second that are tried one after the other."""
STEP_SECONDS = 12.0
SOON = 3.0
"""Seconds in which nearly every picture comes at a rate that is sustained."""
LOAD_SECONDS = 45.0
CALM_SECONDS = 10.0
BUCKET = re.compile(r'^(\w+?)(?:_bucket\{le="([^"]+)"\}|_count)? ([0-9.e+-]+)$', re.MULTILINE)


class Busy(Table):
    """People who click on without waiting for pictures."""

    patient = False


@dataclass
class Said:
    """What the bot says of itself: values by name, and by name and bound those of what is counted up to a bound."""

    values: dict[str, float] = field(default_factory=dict)
    up_to: dict[tuple[str, float], float] = field(default_factory=dict)

    def beyond(self, before: Said, name: str, bound: float) -> float:
        """How many since `before` were above a bound, which must be one of the bounds."""
        every = self.up_to[name, float("inf")] - before.up_to.get((name, float("inf")), 0.0)
        return every - (self.up_to[name, bound] - before.up_to.get((name, bound), 0.0))


def read(text: str) -> Said:
    """What `/metrics` shows, as far as it has no other labels."""
    said = Said()
    for name, bound, value in BUCKET.findall(text):
        if bound:
            said.up_to[name, float(bound)] = float(value)
        else:
            said.values[name] = float(value)
    return said


@dataclass(frozen=True)
class Spent:
    """Processor seconds: of the bot, of the processes that draw for it, and of the stand-in with its people."""

    bot: float
    drawing: float
    stand_in: float

    @classmethod
    def by(cls, bot: int) -> Spent:
        """So far, by a bot of this process id."""
        fields = Path(f"/proc/{bot}/stat").read_text("ascii").rpartition(")")[2].split()
        own = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
        return cls(own, spent_by(bot) - own, time.process_time())

    def __sub__(self, before: Spent) -> Spent:
        return Spent(self.bot - before.bot, self.drawing - before.drawing, self.stand_in - before.stand_in)


class Late:
    """How late the event loop of the stand-in and the people is, looked at twenty times a second."""

    EVERY = 0.05

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            due = time.perf_counter() + self.EVERY
            await asyncio.sleep(self.EVERY)
            self.seconds.append(time.perf_counter() - due)


@dataclass
class Load:
    """What came of clicking for a while."""

    words: list[float]
    pictures: float
    """Pictures a second."""
    late: float
    """Boards that were older than three seconds when they hung."""
    missing: float
    """How often a table lacked its board for more than thirty seconds."""
    behind: float
    """Tables without their present board after the calm."""
    memory: float
    """Bytes of the bot after it."""
    soon: float
    """The share of boards that came in `SOON` seconds."""
    in_vain: int
    """How often somebody waited for `PATIENCE` seconds in vain."""
    spent: Spent
    """What it cost."""
    stand_in_late: list[float]
    """Seconds by which the stand-in was late."""


class Scene:
    """Open tables, a bot that shows its figures, and people who click at a rate."""

    def __init__(self, tables: list[Table], clock: Hanging, address: str, bot: int) -> None:
        self._tables = tables
        self._bot = bot
        self._clock = clock
        self._address = address
        self._rng = random.Random(1)

    async def figures(self) -> Said:
        """The bot's figures at the moment."""
        async with aiohttp.ClientSession() as client, client.get(self._address) as answer:
            return read(await answer.text())

    async def load(self, rate: float, seconds: float) -> Load:
        """Click so often a second for a while, then let it calm down."""
        before, seen, spent, late = await self.figures(), len(self._clock.hung), Spent.by(self._bot), Late()
        watching = asyncio.create_task(late.watch())
        words = {table: len(table.words) for table in self._tables}
        acts: list[asyncio.Task[bool]] = []
        busy: set[Table] = set()
        for _ in range(int(rate * seconds)):
            free = [table for table in self._tables if table not in busy]
            if free:
                table = self._rng.choice(free)
                busy.add(table)
                acts.append(asyncio.create_task(_act(table, busy)))
            await asyncio.sleep(1 / rate)
        hung = len(self._clock.hung) - seen
        answered = await asyncio.gather(*acts)
        watching.cancel()
        cost = Spent.by(self._bot) - spent
        await asyncio.sleep(CALM_SECONDS)
        after = await self.figures()
        missing = "sobremesa_board_missing_seconds"
        every = after.up_to[missing, float("inf")] - before.up_to.get((missing, float("inf")), 0.0)
        return Load(
            [span for table, known in words.items() for span in table.words[known:]], hung / seconds,
            after.beyond(before, "sobremesa_board_age_seconds", 3.0), after.beyond(before, missing, 30.0),
            after.values["sobremesa_boards_behind"], after.values["process_resident_memory_bytes"],
            1 - after.beyond(before, missing, 3.0) / max(1.0, every), answered.count(False), cost, late.seconds,
        )


async def _act(table: Table, busy: set[Table]) -> bool:
    """Let somebody click. Returns whether everything that they waited for came in time."""
    try:
        await table.act()
    except AssertionError:
        return False
    finally:
        busy.discard(table)
    return True


class Hanging(Clock):
    """Also counts the pictures that were hung on public messages."""

    def __init__(self) -> None:
        super().__init__()
        self.hung: list[float] = []

    def __call__(self, event: Any) -> None:
        """A listener of the sandbox's events."""
        before = len(self.pictures), self.pictures.get(event.data.get("id", ""))
        super().__call__(event)
        if (len(self.pictures), self.pictures.get(event.data.get("id", ""))) != before:
            self.hung.append(self.pictures[event.data["id"]])


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    """Four hundred tables of two."""
    async with stage(TABLES) as (sandbox, channels, folder):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        async with process(sandbox, "bot", folder, METRICS_PORT=str(port), TABLE_CACHE=str(2 * TABLES)) as bot:
            pairs = [
                [Player(sandbox.world, f"{name} {pair}", sandbox.guild, manager=True) for name in ("Ana", "Ben")]
                for pair in range(PAIRS)
            ]
            clock = Hanging()
            sandbox.world.listeners.append(clock)
            await sandbox.world.until(lambda: sandbox.world.commands[None], 6 * PATIENCE, "the bot's commands")
            await up(pairs[0][0], channels[0])
            await asyncio.sleep(WARM_UP)
            tables: list[Table] = [
                Busy(sandbox, channel, pairs[seed % PAIRS], clock, seed) for seed, channel in enumerate(channels)
            ]
            for table in tables:
                await table.open("grimm_forest")
            await asyncio.sleep(CALM_SECONDS)
            yield Scene(tables, clock, f"http://127.0.0.1:{port}/metrics", bot.pid)


async def measured() -> list[Figure]:
    """What is sustained, and what becomes of more."""
    async with scene() as here:
        sustained: float = STEPS[0]
        for rate in STEPS:
            if (await here.load(rate, STEP_SECONDS)).soon < 0.95:
                break
            sustained = rate
        found = [Figure("clicks a second that are sustained", sustained, "/s")]
        base: Load | None = None
        for times in (1, 2, 3):
            load = await here.load(times * sustained, LOAD_SECONDS)
            base = base or load
            found += _figures(f"{times} x", load, base)
        return found


def _figures(name: str, load: Load, base: Load) -> list[Figure]:
    acts = max(1, len(load.words))
    return [
        Figure(f"{name}: click to words, p95", 1000 * quantile(load.words, 0.95), "ms", "at most 150"),
        Figure(f"{name}: clicks with an answer", len(load.words), ""),
        Figure(f"{name}: people who waited for {PATIENCE:.0f} s in vain", load.in_vain, "", "0"),
        Figure(f"{name}: pictures a second", load.pictures, "/s"),
        Figure(f"{name}: of those at the sustained rate", 100 * load.pictures / base.pictures, "%", "at least 90"),
        Figure(f"{name}: boards older than 3 s when they hung", load.late, "", "0"),
        Figure(f"{name}: tables without a fresh board for 30 s", load.missing, "", "0"),
        Figure(f"{name}: tables behind after {CALM_SECONDS:.0f} s of calm", load.behind, "", "0"),
        Figure(f"{name}: memory of the bot", load.memory / 2**20, "MiB", "bounded"),
        Figure(f"{name}: processor time of the bot, an act", 1000 * load.spent.bot / acts, "ms"),
        Figure(f"{name}: processor time of drawing, an act", 1000 * load.spent.drawing / acts, "ms"),
        Figure(f"{name}: processor time of the stand-in, an act", 1000 * load.spent.stand_in / acts, "ms"),
        Figure(f"{name}: how late the stand-in was, p95", 1000 * quantile(load.stand_in_late, 0.95), "ms"),
    ]


def figures() -> list[Figure]:
    """Overload at four hundred tables."""
    return asyncio.run(measured())
