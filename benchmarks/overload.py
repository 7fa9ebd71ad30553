"""More clicks than can be drawn for: words stay quick and pictures give way, at 400 tables.

First it is measured what the bot sustains: the most clicks a second after which pictures still come at once. Then that
rate, twice and three times as much, each for a while, and ten seconds of calm. What the bot says itself (`bot.metrics`)
is how old a board was when it hung, and for how long a table lacked one.

Bot, drawing processes, the stand-in of Discord and the people share the machine's processors. So it is said what an act
costs each of them, and how late the stand-in was itself: where it is late, it is measured instead of the bot.
"""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import aiohttp

from benchmarks.cost import Spent
from benchmarks.people import PATIENCE, Table, process, stage
from benchmarks.rate import Busy, Clicked, Hanging, clicking, twos
from benchmarks.report import Figure, quantile
from benchmarks.wire import WARM_UP, up

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


@dataclass
class Load:
    """What came of clicking for a while."""

    clicked: Clicked
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
        before = await self.figures()
        clicked = await clicking(
            self._tables, self._clock, rate, seconds, self._rng, lambda: Spent.by([self._bot])
        )
        await asyncio.sleep(CALM_SECONDS)
        after = await self.figures()
        missing = "sobremesa_board_missing_seconds"
        every = after.up_to[missing, float("inf")] - before.up_to.get((missing, float("inf")), 0.0)
        return Load(
            clicked, after.beyond(before, "sobremesa_board_age_seconds", 3.0), after.beyond(before, missing, 30.0),
            after.values["sobremesa_boards_behind"], after.values["process_resident_memory_bytes"],
            1 - after.beyond(before, missing, 3.0) / max(1.0, every),
        )


@asynccontextmanager
async def scene(module: str, **more: str) -> AsyncIterator[Scene]:
    """Four hundred tables of two, and the bot of a module with these settings `more`."""
    async with stage(TABLES) as (sandbox, channels, folder):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        settings = {"METRICS_PORT": str(port), "TABLE_CACHE": str(2 * TABLES), **more}
        async with process(sandbox, module, folder, **settings) as bot:
            pairs = twos(sandbox.world, sandbox.guild, PAIRS)
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


async def measured(module: str = "bot", **more: str) -> list[Figure]:
    """What is sustained, and what becomes of more."""
    async with scene(module, **more) as here:
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
    clicked = load.clicked
    return [
        Figure(f"{name}: click to words, p95", 1000 * quantile(clicked.words, 0.95), "ms", "at most 150"),
        Figure(f"{name}: clicks with an answer", len(clicked.words), ""),
        Figure(f"{name}: people who waited for {PATIENCE:.0f} s in vain", clicked.in_vain, "", "0"),
        Figure(f"{name}: pictures a second", clicked.pictures_a_second, "/s"),
        Figure(f"{name}: of those at the sustained rate",
               100 * clicked.pictures_a_second / base.clicked.pictures_a_second, "%", "at least 90"),
        Figure(f"{name}: boards older than 3 s when they hung", load.late, "", "0"),
        Figure(f"{name}: tables without a fresh board for 30 s", load.missing, "", "0"),
        Figure(f"{name}: tables behind after {CALM_SECONDS:.0f} s of calm", load.behind, "", "0"),
        Figure(f"{name}: memory of the bot", load.memory / 2**20, "MiB", "bounded"),
        *clicked.costs(name),
    ]


def figures() -> list[Figure]:
    """Overload at four hundred tables."""
    return asyncio.run(measured())
