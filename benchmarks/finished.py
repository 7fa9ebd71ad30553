"""What finished tables cost: what one holds at its end and a week later, and what people wait for where there are a
hundred thousand of them."""

from __future__ import annotations

import asyncio
import math
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from benchmarks.memory import MANY
from benchmarks.population.life import Life
from benchmarks.report import Figure
from bot.config import Settings
from storage import servers
from storage.database import Database, opened
from storage.model import Home, HomeKind
from tables.service import TableService
from tables.sweeping import AFTER, AT_ONCE, EVERY
from tests.clock import HandClock

LIVED, DAYS = 8, 30.0
"""Tables that people play for so many days."""
PEOPLE, SERVERS, DAYS_PLAYED = 20_000, 200, 25
LOOKS = 10
AIM = "below 50"


def figures() -> list[Figure]:
    """Both."""
    with tempfile.TemporaryDirectory(prefix="sobremesa-finished-") as name:
        return [*asyncio.run(_held(Path(name))), *asyncio.run(_waits(Path(name)))]


# -- what a table holds ----------------------------------------------------------------------------------------------


async def _held(folder: Path) -> list[Figure]:
    """Rows and bytes of tables that people have played, before and after they are swept."""
    life = Life(folder, seed=3, tables=LIVED, days=DAYS)
    with patch("tables.sweeping.AFTER", math.inf):  # they are counted before they give anything back
        await life.run()
    async with opened(life.path) as db:
        before = await _size(db)
        clock = HandClock(life.end + AFTER + 1)
        tables = TableService.over(db, Settings(_env_file=None), clock)
        for _ in range(LIVED // AT_ONCE + 1):
            clock.wait(EVERY)
            await tables.due.reminders(clock.now())
        await tables.close()
        after = await _size(db)
    return [
        Figure(f"{what} of a finished table, {when}", value, unit)
        for when, found in (("at its end", before), ("a week later", after))
        for what, value, unit in zip(("rows", "size"), found, ("", "KB"), strict=True)
    ]


async def _size(db: Database) -> tuple[float, float]:
    """Rows of a table that has begun and is over, and how many thousand bytes stand in them; the average."""
    over = [row[0] for row in await db.read.all(
        "SELECT id FROM game_table WHERE started_at IS NOT NULL AND ended_at IS NOT NULL"
    )]
    rows = size = 0
    for name, column in (("game_table", "id"), *await servers.parts_of_a_table(db.read)):
        for table_id in over:
            found = await db.read.all(f"SELECT * FROM {name} WHERE {column} = ?", table_id)
            rows += len(found)
            size += sum(len(one if isinstance(one, bytes) else str(one).encode()) for row in found for one in row
                        if one is not None)
    return rows / len(over), size / len(over) / 1000


# -- what people wait for --------------------------------------------------------------------------------------------


async def _waits(folder: Path) -> list[Figure]:
    """Milliseconds of the processor (others may want it, too) for what pages ask, the median."""
    async with opened(folder / "many.sqlite3") as db:
        now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        await _fill(db, now)
        tables = TableService.over(db, Settings(_env_file=None), HandClock(now.timestamp()))
        here, small = Home(HomeKind.CHANNEL, 1, 1), Home(HomeKind.CHANNEL, SERVERS, 1)
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "the ranking of a day, in a huge server": lambda: tables.daily.standing(7, here.guild_id),
            "the ranking of a day, in a small one": lambda: tables.daily.standing(7, small.guild_id),
            "one's statistics": lambda: tables.stats.mine(7),
            "a server's statistics, a huge one": lambda: tables.stats.server(1),
            "a server's statistics, a small one": lambda: tables.stats.server(SERVERS),
            "the list of one's tables": lambda: tables.looking.my_tables(7),
            "where one is asked next, after every act": lambda: tables.looking.asked_elsewhere(7, 1),
        }
        found = [Figure(f"{what}, {MANY} tables", await _median(ask), "ms", AIM) for what, ask in asked.items()]
        await tables.close()
    return found


async def _median(ask: Callable[[], Awaitable[object]]) -> float:
    await ask()
    spans = []
    for _ in range(LOOKS):
        began = time.process_time()
        await ask()
        spans.append(1000 * (time.process_time() - began))
    return statistics.median(spans)


async def _fill(db: Database, now: datetime) -> None:
    """Finished tables, one half of them deals of days: four of five in one server, the others in many."""
    rng, days = random.Random(1), [(now - timedelta(days=1 + n)).date().isoformat() for n in range(DAYS_PLAYED)]
    games: list[tuple[int, str, int, list[int]]] = []
    daily: dict[tuple[str, int], tuple[int, int]] = {}
    for n in range(1, MANY + 1):
        guild = 1 if rng.random() < 0.8 else rng.randint(2, SERVERS)
        people = rng.sample(range(1, PEOPLE + 1), 3)
        day = days[n // 2 % DAYS_PLAYED]
        if n % 2 and (day, people[0]) not in daily:
            daily[day, people[0]] = n, guild
            people = people[:1]
        games.append((n, "northwood" if len(people) == 1 else "agricola", guild, people))
    ended = (now - timedelta(days=40)).timestamp()
    async with db.transaction() as tx:
        await tx.many("INSERT INTO person (id, discord_id, stats) VALUES (?, ?, ?)",
                      [(n, 10**17 + n, "shown" if n % 3 else "private") for n in range(1, PEOPLE + 1)])
        await tx.many("INSERT INTO daily_deal (day, seed, before, link) VALUES (?, '', '', '')",
                      [(day,) for day in days])
        await tx.many(
            """INSERT INTO game_table (id, game, rules_version, options, status, home, guild_id, opener, language,
                   secret, opened_at, started_at, ended_at, swept)
               VALUES (?, ?, 1, '{}', 'finished', 'channel', ?, ?, 'en', '', 0, 0, ?, TRUE)""",
            [(n, game, guild, people[0], ended + n) for n, game, guild, people in games],
        )
        await tx.many("INSERT INTO daily_play (day, person, table_id, guild_id) VALUES (?, ?, ?, ?)",
                      [(*key, *value) for key, value in daily.items()])
        seats = [(n, seat, person, len(people)) for n, _, _, people in games for seat, person in enumerate(people)]
        await tx.many("INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (?, ?, ?, 0)",
                      [one[:3] for one in seats])
        await tx.many(
            "INSERT INTO result (table_id, seat, place, total, scores, reason) VALUES (?, ?, ?, ?, '{}', '{}')",
            [(n, seat, seat + 1, rng.randint(10, 60)) for n, seat, _, _ in seats],
        )
        await tx.many(
            "INSERT INTO played (person, table_id, seat, way, cards, mu, sigma) VALUES (?, ?, ?, ?, '{}', ?, ?)",
            [(person, n, seat, "people", 25.0, 8.0) if players > 1 else (person, n, seat, "alone", None, None)
             for n, seat, person, players in seats],
        )
