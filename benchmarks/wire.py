"""Click to words and click to picture over real HTTP and WebSocket, beside an empty discord.py bot doing the same."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from benchmarks.people import PATIENCE, Clock, Counting, Json, Table, process, stage
from benchmarks.report import Figure, quantile
from sandbox import InteractionFailed, Player, Sandbox

ACTS = 150
REST = 0.2
"""Seconds between two acts at one table: people look before they click, and the pictures of the last act are out."""
WARM_UP = 10.0
"""Seconds for the bot to draw what all pictures share, as it does after each start."""
LOAD_TABLES = 200
LOAD_CLICKS_PER_SECOND = 10
LOAD_SECONDS = 20
PICTURE_BYTES = 150_000
"""Size of the empty bot's picture: about what a board weighs."""


@dataclass
class Measured:
    """Seconds from click to words and to picture, and how many REST calls each act took."""

    words: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    calls: float = 0.0


async def sobremesa(tables: int, clicks_per_second: float | None) -> Measured:
    """Real tables of The Grimm Forest. Without a rate, one act follows the other at one table."""
    async with stage(tables) as (sandbox, channels, folder), process(sandbox, "bot", folder):
        people = [sandbox.add_seat(name, manager=True).player for name in ("Ana", "Ben")]
        clock = Clock()
        sandbox.world.listeners.append(clock)
        await sandbox.world.until(lambda: sandbox.world.commands[None], PATIENCE, "the bot's commands")
        await _up(people[0], channels[0])
        open_now = [Table(sandbox, channel, people, clock, seed) for seed, channel in enumerate(channels)]
        for table in open_now:
            await table.open("grimm_forest")
        await asyncio.sleep(WARM_UP)
        before = _calls(sandbox)
        await _play(open_now, clicks_per_second)
        await asyncio.sleep(1)
        words = [span for table in open_now for span in table.words]
        pictures = [span for table in open_now for span in table.pictures]
        return Measured(words, pictures, (_calls(sandbox) - before) / max(1, len(words)))


def _calls(sandbox: Sandbox) -> int:
    calls = sandbox.world.calls
    assert isinstance(calls, Counting)
    return calls.seen


async def _up(person: Player, channel: Json) -> None:
    """Wait until the bot answers a command."""
    end = time.monotonic() + PATIENCE
    person.world.deadline = 0.3
    while True:
        try:
            await person.slash(channel, "about")
            break
        except InteractionFailed:
            if time.monotonic() > end:
                raise
    person.world.deadline = PATIENCE


async def _play(tables: list[Table], clicks_per_second: float | None) -> None:
    if clicks_per_second is None:
        for _ in range(ACTS):
            await tables[0].act()
            await asyncio.sleep(REST)
        return
    rng = random.Random(1)
    acts: list[asyncio.Task[None]] = []
    busy: set[int] = set()

    async def one(at: int) -> None:
        try:
            await tables[at].act()
        finally:
            busy.discard(at)

    for _ in range(int(clicks_per_second * LOAD_SECONDS)):
        at = rng.choice([n for n in range(len(tables)) if n not in busy])
        busy.add(at)
        acts.append(asyncio.create_task(one(at)))
        await asyncio.sleep(1 / clicks_per_second)
    await asyncio.gather(*acts)


async def empty(tables: int, clicks_per_second: float | None) -> Measured:
    """The empty bot: as many messages with a button, clicked in the same way."""
    async with stage(tables) as (sandbox, channels, folder):
        ana = sandbox.add_seat("Ana", manager=True).player
        clock = Clock()
        sandbox.world.listeners.append(clock)
        async with process(sandbox, "benchmarks.empty_bot", folder, PICTURE_BYTES=str(PICTURE_BYTES)):
            await sandbox.world.until(lambda: all(ana.sees(one) for one in channels), 60, "the empty bot's messages")
            measured = Measured()
            before = _calls(sandbox)

            async def click(channel: Json) -> None:
                message: dict[str, Any] = ana.sees(channel)[-1]
                began = time.perf_counter()
                await ana.click(message, custom_id="go")
                measured.words.append(time.perf_counter() - began)
                await sandbox.world.until(
                    lambda: clock.pictures.get(message["id"], 0) > began, PATIENCE, "the empty bot's picture"
                )
                measured.pictures.append(clock.pictures[message["id"]] - began)

            rng = random.Random(1)
            if clicks_per_second is None:
                for _ in range(ACTS):
                    await click(channels[0])
                    await asyncio.sleep(REST)
            else:
                clicks = []
                for _ in range(int(clicks_per_second * LOAD_SECONDS)):
                    clicks.append(asyncio.create_task(click(rng.choice(channels))))
                    await asyncio.sleep(1 / clicks_per_second)
                await asyncio.gather(*clicks)
            measured.calls = (_calls(sandbox) - before) / len(measured.words)
            return measured


def compared(name: str, ours: Measured, theirs: Measured, aims: dict[str, str]) -> list[Figure]:
    """p50 and p95 of both, their difference and ratio."""
    figures = []
    for what, mine, other in (("words", ours.words, theirs.words), ("picture", ours.pictures, theirs.pictures)):
        for q in (0.5, 0.95):
            a, b = 1000 * quantile(mine, q), 1000 * quantile(other, q)
            label = f"{name}: click to {what}, p{round(100 * q)}"
            aim = aims.get(what, "") if q == 0.95 else ""
            figures += [
                Figure(label, a, "ms", aim),
                Figure(f"{label}, above the empty bot", a - b, "ms", aims.get(f"{what}-above", "") if q > 0.9 else ""),
                Figure(f"{label}, ratio to the empty bot", a / b, "x"),
            ]
    figures.append(Figure(f"{name}: requests to Discord an act", ours.calls, ""))
    return figures


def figures() -> list[Figure]:
    """One table, then many under load."""
    async def both(tables: int, rate: float | None) -> tuple[Measured, Measured]:
        return await sobremesa(tables, rate), await empty(tables, rate)

    one = asyncio.run(both(1, None))
    many = asyncio.run(both(LOAD_TABLES, LOAD_CLICKS_PER_SECOND))
    return [
        *compared("one table", *one, {"words-above": "at most 10"}),
        *compared(f"{LOAD_TABLES} tables, {LOAD_CLICKS_PER_SECOND} clicks/s", *many,
                  {"words": "at most 150", "picture": "at most 600"}),
    ]
