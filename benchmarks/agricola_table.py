"""Agricola where it is fullest: four people in round 12, with the Moor. Click to words and to pictures, and bytes."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.people import PATIENCE, Clock, Table, process, stage
from benchmarks.report import Figure, quantile
from benchmarks.wire import REST, WARM_UP, calls_of, up
from bot.config import Settings
from games.core.registry import spec_of
from sandbox import Sandbox
from storage.database import Database
from tables.service import TableService

GAME = "agricola"
ROUND = 12
ACTS = 60
PEOPLE = ("Ana", "Ben", "Cleo", "Dario")
TABLE = 1


@dataclass
class Uploads:
    """Pictures that were sent: how many, and how many bytes. A listener of the sandbox's events."""

    count: int = 0
    size: int = 0
    known: set[str] = field(default_factory=set)

    def __call__(self, event: Any) -> None:
        """Count the attachments of a message that were not seen before."""
        for one in event.data.get("attachments", []) if event.name.startswith("MESSAGE_") else []:
            if one["id"] not in self.known:
                self.known.add(one["id"])
                self.count += 1
                self.size += one["size"]


async def play_on(database: Path) -> None:
    """Answer for everybody, as the better AI would, until the work of the round begins. The bot is not running."""
    settings = Settings(_env_file=None, database=database)
    db = await Database.open(database)
    service, rng, ai = TableService(db, settings), random.Random(1), spec_of(GAME).ais["good"]
    people = [one.person for one in (await service.table(TABLE)).seats]
    while True:
        view = await service.view(TABLE, None)
        if view.board.round >= ROUND and view.board.phase == "work":
            break
        seat = view.asked[0].seat
        own = await service.view(TABLE, seat)
        assert own.question is not None
        answer = ai.choose(own, own.question.decision, rng)
        await service.submit(TABLE, seat, own.question.number, answer, by=people[seat])
    await service.close()
    await db.close()


async def measured() -> list[Figure]:
    """Open the table, bring it to its twelfth round, and click there. Requests and bytes are those of a form being
    opened anew for every private act, which people need not do."""
    async with stage(1) as (sandbox, channels, folder):
        people = [sandbox.add_seat(name, manager=True).player for name in PEOPLE]
        clock, uploads = Clock(), Uploads()
        sandbox.world.listeners += [clock, uploads]
        table = Table(sandbox, channels[0], people, clock, 1)
        async with process(sandbox, "bot", folder):
            await _ready(sandbox, table)
            await table.open(GAME)
        await play_on(folder / "tables.sqlite3")
        async with process(sandbox, "bot", folder):
            await _ready(sandbox, table)
            await asyncio.sleep(WARM_UP)
            calls, count, size = calls_of(sandbox), uploads.count, uploads.size
            for _ in range(ACTS):
                await table.act()
                await asyncio.sleep(REST)
            await asyncio.sleep(1)
        acts = len(table.words)
        return [
            *_spans("words", table.words), *_spans("pictures", table.pictures),
            Figure("acts on the public message, of all acts", len(table.pictures) / acts, ""),
            Figure("requests to Discord an act", (calls_of(sandbox) - calls) / acts, ""),
            Figure("pictures an act, private ones included", (uploads.count - count) / acts, ""),
            Figure("bytes of pictures an act", (uploads.size - size) / acts / 1024, "KiB"),
        ]


async def _ready(sandbox: Sandbox, table: Table) -> None:
    await sandbox.world.until(lambda: sandbox.world.commands[None], PATIENCE, "the bot's commands")
    await up(table.people[0], table.channel)


def _spans(what: str, seconds: list[float]) -> list[Figure]:
    return [Figure(f"click to {what}, p{round(100 * q)}", 1000 * quantile(seconds, q), "ms") for q in (0.5, 0.95)]


def figures() -> list[Figure]:
    """Acts of one table, public and private as they come."""
    return asyncio.run(measured())
