"""Resident memory and restart with few and with many tables on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from benchmarks.people import PATIENCE, Clock, Table, button, process, stage
from benchmarks.report import Figure
from sandbox import InteractionFailed

MANY = 5_000
CLONED = ("seat_holder", "segment", "answer", "asked", "line", "last_act", "message", "due")


def clone_tables(database: Path, count: int) -> None:
    """Fill a database up to `count` running tables by copying the first one, channels and message ids made up."""
    connection = sqlite3.connect(database)
    for number in range(2, count + 1):
        for name in ("game_table", *CLONED):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            made_up = {
                "id": "NULL" if name != "game_table" else str(number),
                "table_id": str(number), "channel_id": f"channel_id + {number}", "message_id": f"message_id + {number}",
            }
            picked = ", ".join(made_up.get(column, column) for column in columns)
            key = "id" if name == "game_table" else "table_id"
            connection.execute(f"INSERT INTO {name} SELECT {picked} FROM {name} WHERE {key} = 1")
    connection.commit()
    connection.close()


async def _measure(tables: int) -> tuple[float, float]:
    """Seconds from starting the process to the first accepted click, and MiB resident after some acts."""
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
            return up, resident_mib(bot.pid)


def resident_mib(pid: int) -> float:
    """Resident memory of a process in MiB (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def figures() -> list[Figure]:
    """One table and many."""
    (up_one, memory_one), (up_many, memory_many) = asyncio.run(_measure(1)), asyncio.run(_measure(MANY))
    return [
        Figure("resident memory, 1 table on disk", memory_one, "MiB"),
        Figure(f"resident memory, {MANY} tables on disk", memory_many, "MiB", "flat"),
        Figure("restart to first accepted click, 1 table", up_one, "s"),
        Figure(f"restart to first accepted click, {MANY} tables", up_many, "s", "below 5"),
    ]
