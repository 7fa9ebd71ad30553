"""Resident memory and restart with few and with many tables on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from pathlib import Path

from benchmarks.people import PATIENCE, Clock, Table, button, process, stage
from benchmarks.report import Figure
from sandbox import InteractionFailed

MANY = 100_000
EACH = 10
"""Tables of one person."""
LOOKS = 20
"""How often the list of one's tables is opened."""


def clone_tables(database: Path, count: int) -> None:
    """Fill a database up to `count` running tables by copying the first one with everything that belongs to it; ids,
    channels and messages are made up, and every `EACH` tables have people of their own."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("CREATE TEMP TABLE number (n INTEGER PRIMARY KEY)")
    connection.executemany("INSERT INTO number VALUES (?)", [(n,) for n in range(2, count + 1)])
    (people,) = connection.execute("SELECT max(id) FROM person").fetchone()
    others = f"number.n / {EACH} * {people}"
    copied = dict(_tables(connection))
    known, once_for = "id <= (SELECT max(person) FROM seat_holder)", f"number.n % {EACH} = 0"
    _copy(connection, "person", copied["person"], known, once_for, {
        "id": f"it.id + {others}", "discord_id": "it.discord_id + number.n",
    })
    made_up = {
        "table_id": "number.n", "channel_id": "it.channel_id + number.n", "message_id": "it.message_id + number.n",
        "person": f"it.person + {others}", "opener": f"it.opener + {others}",
    }
    for name, columns in copied.items():
        if name == "game_table":
            _copy(connection, name, columns, "it.id = 1", "TRUE", {**made_up, "id": "number.n"})
        elif "table_id" in columns:
            _copy(connection, name, columns, "it.table_id = 1", "TRUE", {**made_up, "id": "NULL"})
    connection.commit()
    connection.close()


def _tables(connection: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    names = [name for (name,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
    return [
        (name, [row[1] for row in connection.execute(f"PRAGMA table_info({name})")])
        for name in names if not name.startswith("sqlite")
    ]


def _copy(
    connection: sqlite3.Connection, name: str, columns: list[str], which: str, times: str, made_up: dict[str, str]
) -> None:
    picked = ", ".join(made_up.get(column, f"it.{column}") for column in columns)
    connection.execute(f"INSERT INTO {name} SELECT {picked} FROM {name} AS it, number WHERE {which} AND {times}")


async def _measure(tables: int) -> tuple[float, float, float]:
    """Seconds from starting the process to the first accepted click, MiB resident after some acts, and milliseconds for
    the list of one's tables (median)."""
    async with stage(1) as (sandbox, channels, folder):
        people = [sandbox.add_seat(name, manager=True).player for name in ("Ana", "Ben")]
        clock = Clock()
        sandbox.world.listeners.append(clock)
        table = Table(sandbox, channels[0], people, clock, 1)
        async with process(sandbox, "bot", folder):
            await sandbox.world.until(lambda: sandbox.world.commands[None], PATIENCE, "the bot's commands")
            await asyncio.sleep(0.5)
            await table.open("grimm_forest")
        if tables > 1:
            clone_tables(folder / "tables.sqlite3", tables)
        sandbox.world.deadline = 0.2
        began = time.perf_counter()
        async with process(sandbox, "bot", folder) as bot:
            while True:
                try:
                    await people[0].click(await table.newest("hand"), custom_id=button("hand"))
                    break
                except InteractionFailed:
                    assert time.perf_counter() - began < 60, "the bot did not come up"
            up = time.perf_counter() - began
            sandbox.world.deadline = PATIENCE
            for _ in range(30):
                await table.act()
            looks = []
            for _ in range(LOOKS):
                began = time.perf_counter()
                await people[0].slash(channels[0], "tables")
                looks.append((time.perf_counter() - began) * 1000)
            return up, resident_mib(bot.pid), statistics.median(looks)


def resident_mib(pid: int) -> float:
    """Resident memory of a process in MiB (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def figures() -> list[Figure]:
    """One table and many."""
    one, many = asyncio.run(_measure(1)), asyncio.run(_measure(MANY))
    return [
        figure
        for tables, (up, memory, look) in (("1 table", one), (f"{MANY} tables", many))
        for figure in (
            Figure(f"restart to first accepted click, {tables}", up, "s", "below 5"),
            Figure(f"resident memory, {tables} on disk", memory, "MiB", "flat"),
            Figure(f"the list of one's tables, {tables}", look, "ms", "below 50"),
        )
    ]
