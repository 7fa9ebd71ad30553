"""Brief transactions leave the thread of whoever asks only to wait: for the disk, and for another process."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from storage.connection import Conflict, Done, Statement, StorageError
from storage.database import Database
from storage.sqlite import CARRIED_OVER, IN_A_ROW, SqliteBackend, SqliteConnection
from storage.writing import QUICK, TRUSTED

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    """A file whose statements can say in which thread they are executed."""
    opened = await Database.open(tmp_path / "a.sqlite3", busy_seconds=5.0)
    async with opened.transaction() as tx:
        await tx.run("CREATE TABLE note (n INTEGER PRIMARY KEY, thread INTEGER)")
    writer_of(opened)._conn.create_function("thread", 0, threading.get_ident)
    yield opened
    await opened.close()


def writer_of(db: Database) -> SqliteConnection:
    """The connection that writes."""
    assert isinstance(db.backend, SqliteBackend)
    return db.backend.writer


async def noted(db: Database) -> list[int]:
    """The numbers of all notes that are stored."""
    return [row[0] for row in await db.read.all("SELECT n FROM note ORDER BY n")]


@pytest.mark.parametrize(("tables", "beside", "lasting"), [((1,), False, True), ((), True, True), ((1,), False, False)])
async def test_a_brief_transaction_changes_the_thread_only_where_it_waits_for_the_disk(
    db: Database, tables: tuple[int, ...], beside: bool, lasting: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    visits: list[str] = []
    inner = SqliteConnection._do

    def _do(
        self: SqliteConnection, statements: Sequence[Statement], queries: Sequence[Statement], last: str
    ) -> list[Done]:
        if threading.current_thread() is not threading.main_thread():
            visits.append(last)
        return inner(self, statements, queries, last)

    monkeypatch.setattr(SqliteConnection, "_do", _do)
    async with db.transaction(*tables, beside=beside, lasting=lasting) as tx:
        await tx.run("INSERT INTO note VALUES (1, thread())")
        assert await tx.all("SELECT thread FROM note") == [(threading.get_ident(),)]
        await tx.run("INSERT INTO note VALUES (2, thread())")
    assert visits == ["COMMIT"] * lasting
    assert await db.read.all("SELECT DISTINCT thread FROM note") == [(threading.get_ident(),)]


async def test_a_disk_that_has_been_quick_is_waited_for_without_a_change_of_threads_until_it_is_slow(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner, took, elsewhere = SqliteConnection._do, 0.0, 0

    def _do(
        self: SqliteConnection, statements: Sequence[Statement], queries: Sequence[Statement], last: str
    ) -> list[Done]:
        nonlocal elsewhere
        elsewhere += threading.current_thread() is not threading.main_thread()
        done = inner(self, statements, queries, last)
        self.took = took
        return done

    async def ends_elsewhere(*, lasting: bool = True) -> bool:
        before = elsewhere
        async with db.transaction(1, lasting=lasting) as tx:
            await tx.run("INSERT INTO note (thread) VALUES (0)")
        return elsewhere > before

    monkeypatch.setattr(SqliteConnection, "_do", _do)
    assert [await ends_elsewhere() for _ in range(TRUSTED)] == [True] * TRUSTED
    assert not await ends_elsewhere()
    took = 2 * QUICK
    assert not await ends_elsewhere(lasting=False)  # waits for no disk, whatever it takes
    assert not await ends_elsewhere()  # nobody could know
    took = 0.0
    assert [await ends_elsewhere() for _ in range(TRUSTED)] == [True] * TRUSTED
    assert not await ends_elsewhere()


async def test_many_brief_ones_let_others_have_their_turn(db: Database) -> None:
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(other())
    for _ in range(4 * IN_A_ROW):
        async with db.transaction(1, lasting=False) as tx:
            await tx.run("INSERT INTO note (thread) VALUES (0)")
    assert turns >= 3
    beside.cancel()


async def test_the_log_of_writes_is_carried_over_where_one_waits_for_the_disk(db: Database, tmp_path: Path) -> None:
    def log_size() -> int:
        return (tmp_path / "a.sqlite3-wal").stat().st_size

    async def write(*, lasting: bool) -> None:
        async with db.transaction(1, lasting=lasting) as tx:
            await tx.run("INSERT INTO note (thread) SELECT 1 FROM (SELECT 1 FROM sqlite_master LIMIT 1)")
            await tx.run("UPDATE words SET text = ?", "x" * 400_000)

    async with db.transaction() as tx:
        await tx.run("CREATE TABLE words (text TEXT)")
        await tx.run("INSERT INTO words VALUES ('')")
    while log_size() < 2 * CARRIED_OVER * 4096:
        await write(lasting=False)
    await write(lasting=True)  # carries it over
    await write(lasting=True)  # begins the log anew
    size = log_size()
    for _ in range(5):
        await write(lasting=True)
    assert log_size() == size


async def test_what_is_alone_may_take_long_and_holds_nobody_up(db: Database) -> None:
    async with db.transaction() as tx:
        await tx.run("INSERT INTO note VALUES (1, thread())")
    assert await db.read.all("SELECT thread FROM note") != [(threading.get_ident(),)]


async def test_nobody_is_held_up_while_another_process_writes(db: Database, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("INSERT INTO note VALUES (1, 0)")

    async def write() -> None:
        async with db.transaction(1) as tx:
            await tx.run("INSERT INTO note VALUES (2, 0)")

    writing = asyncio.create_task(write())
    for _ in range(20):  # a loop that stands still does not come to this
        await asyncio.sleep(0.01)
    assert not writing.done()
    other.execute("COMMIT")
    await writing
    assert await noted(db) == [1, 2]
    other.close()


async def test_who_waits_in_vain_for_another_process_is_told(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "a.sqlite3", busy_seconds=0.1)
    other = sqlite3.connect(tmp_path / "a.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match="locked"):
        async with db.transaction(1) as tx:
            await tx.count("UPDATE person SET discord_id = discord_id")
    other.execute("ROLLBACK")
    async with db.transaction(1) as tx:
        await tx.count("UPDATE person SET discord_id = discord_id")
    other.close()
    await db.close()


async def test_what_fails_is_undone_whole_and_the_next_goes_on(db: Database) -> None:
    with pytest.raises(Conflict):
        async with db.transaction(1) as tx:
            await tx.run("INSERT INTO note VALUES (1, 0)")
            await tx.run("INSERT INTO note VALUES (1, 0)")
    with pytest.raises(StorageError, match="no such table"):
        async with db.transaction(1) as tx:
            await tx.run("INSERT INTO note VALUES (2, 0)")
            await tx.all("SELECT * FROM nowhere")
    async with db.transaction(1) as tx:
        await tx.run("INSERT INTO note VALUES (3, 0)")
    assert await noted(db) == [3]


async def test_what_the_thread_still_has_to_do_comes_first(db: Database) -> None:
    """Somebody was cancelled while the end of their transaction was being stored: it ends before the next begins."""
    writer, go_on = writer_of(db), threading.Event()

    async def held_up() -> None:
        async with db.transaction(1) as tx:
            await tx.run("INSERT INTO note VALUES (1, 0)")
            await tx.all("SELECT 1")
            stuck = asyncio.ensure_future(writer._execute(go_on.wait))  # the disk takes its time
            await asyncio.sleep(0)
            assert not stuck.done()
            raise asyncio.CancelledError

    cancelled = asyncio.create_task(held_up())
    await asyncio.sleep(0.01)
    cancelled.cancel()  # also while it is undone, so its turn is over before the thread is
    await asyncio.gather(cancelled, return_exceptions=True)

    async def next_one() -> None:
        async with db.transaction(1) as tx:
            await tx.run("INSERT INTO note VALUES (2, 0)")

    following = asyncio.create_task(next_one())
    await asyncio.sleep(0.02)
    assert not following.done()
    go_on.set()
    await following
    assert await noted(db) == [2]
