"""Reading at once: most reads never leave the thread of whoever asks, and no long one holds it up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from storage.connection import Done, Statement, StorageError
from storage.database import Database
from storage.reading import IN_A_ROW, STEPS, Reading
from storage.reading import LONG as LONGEST
from storage.sqlite import SQLITE, connect, watching

pytestmark = pytest.mark.sqlite
LONG = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT max(i) FROM n"


class Beside:
    """A connection that notes what it is asked."""

    dialect = SQLITE

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        self.asked += [one.sql for one in queries]
        return [Done([("beside",)], -1) for _ in queries]

    async def close(self) -> None:
        """There is nothing to close."""


@pytest.fixture
async def path(tmp_path: Path) -> AsyncIterator[Path]:
    """A file with everything in it that a bot needs, and nobody."""
    db = await Database.open(tmp_path / "a.sqlite3")
    yield tmp_path / "a.sqlite3"
    await db.close()


async def test_a_short_read_is_done_at_once_and_a_long_one_beside(path: Path) -> None:
    beside = Beside()
    reading = Reading(watching(path), beside)
    short = Statement("SELECT count(*) FROM person WHERE id = ?", (1,))
    assert (await reading.do((), [short]))[0].rows == [(0,)] and beside.asked == []
    assert (await reading.do((), [Statement(LONG)]))[0].rows == [("beside",)] and beside.asked == [LONG]
    assert (await reading.do((), [short]))[0].rows == [(0,)] and beside.asked == [LONG]


async def test_short_reads_do_not_add_up_to_a_long_one(path: Path) -> None:
    beside = Beside()
    reading = Reading(watching(path), beside)
    some = Statement(LONG.replace("100000", str(STEPS // 10)))
    for _ in range(10 * (LONGEST + 1)):
        await reading.do((), [some])
    assert beside.asked == []


async def test_a_long_read_is_answered(path: Path) -> None:
    db = await Database.open(path)
    assert await db.read.all(LONG) == [(100000,)]
    await db.close()


async def test_what_cannot_be_read_is_said_as_everywhere(path: Path) -> None:
    db = await Database.open(path)
    with pytest.raises(StorageError, match="no such table"):
        await db.read.all("SELECT * FROM nowhere")
    await db.close()


async def test_a_read_sees_at_once_what_another_connection_has_committed(path: Path) -> None:
    reading, writer = Reading(watching(path), Beside()), await connect(path, 1.0)
    for n in (1, 2):
        await writer.do([Statement("INSERT INTO person (discord_id) VALUES (?)", (n,))])
        assert (await reading.do((), [Statement("SELECT count(*) FROM person")]))[0].rows == [(n,)]
    await writer.close()


async def test_whoever_reads_row_by_row_lets_others_come_in_between(path: Path) -> None:
    reading, turns = Reading(watching(path), Beside()), 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(other())
    for _ in range(10 * IN_A_ROW):
        await reading.do((), [Statement("SELECT 1")])
    task.cancel()
    assert turns >= 9


async def test_a_connection_that_only_reads_writes_nothing(path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        watching(path).execute("INSERT INTO person (discord_id) VALUES (1)")
