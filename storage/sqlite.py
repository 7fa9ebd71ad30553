"""A SQLite file as the database.

Two connections through aiosqlite, each with a thread of its own: one writes, a transaction at a time; one reads what
takes long. A third one, without a thread, reads everything else, and says whether anybody, this process or another, has
committed something since.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

import aiosqlite

from storage.connection import Conflict, Dialect, Done, Session, Statement, StorageError
from storage.opening import Unusable, check, make_room, migrate
from storage.reading import Reading
from storage.turns import Turns

log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines show every stored value, secrets too

OVERWRITE_TRIES, OVERWRITE_PAUSE = 5, 0.2
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""How a connection is set up that may write."""
STATEMENTS = 512
"""Statements of which SQLite remembers what they mean: more than there are in `storage`."""
SQLITE = Dialect(
    begin=("PRAGMA synchronous = FULL", "BEGIN IMMEDIATE"),
    begin_passing=("PRAGMA synchronous = NORMAL", "BEGIN IMMEDIATE"),
    begin_reading="BEGIN",
    alone="",
    beside="",
    lock_table="",
    tables="SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    columns="SELECT name FROM pragma_table_info(?) ORDER BY cid",
    keys="SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
    truths="SELECT name FROM pragma_table_info(?) WHERE FALSE",
    numbered="""SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.sql LIKE '%AUTOINCREMENT%' AND c.name = 'id'""",
    counted="SELECT name, seq FROM sqlite_sequence",
    count_on=("DELETE FROM sqlite_sequence WHERE name = ?1 AND ?2 > 0",
              "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)"),
    references="""SELECT m.name, f."from" FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
        WHERE m.type = 'table' AND f."table" = ? ORDER BY m.name, f."from\"""",
    now="((julianday('now') - 2440587.5) * 86400.0)",
    free="",
    hold="",
    no_tool="TRUE",
)


class SqliteConnection(aiosqlite.Connection):
    """A connection to the file."""

    dialect = SQLITE

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """See `storage.connection.Connection.do`."""
        try:
            done: list[Done] = await self._execute(  # type: ignore[no-untyped-call]  # aiosqlite's
                self._do, statements, queries, last
            )
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error
        return done

    def _do(self, statements: Sequence[Statement], queries: Sequence[Statement], last: str) -> list[Done]:
        for one in statements:
            if one.many:
                self._conn.executemany(one.sql, one.values)
            else:
                self._conn.execute(one.sql, one.values)
        done = []
        for one in queries:
            cursor = self._conn.execute(one.sql, one.values)
            done.append(Done([tuple(row) for row in cursor.fetchall()], cursor.rowcount))
        if last:
            self._conn.execute(last)
        return done

    async def roll_back(self) -> None:
        """See `storage.connection.Session.roll_back`."""
        try:
            await self.execute("ROLLBACK")
        except sqlite3.OperationalError as error:  # it never began, or SQLite has rolled back itself (full disk)
            log.debug("rollback: %s", error)


async def connect(path: Path, busy_seconds: float) -> SqliteConnection:
    connection = SqliteConnection(
        lambda: sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, cached_statements=STATEMENTS),
        iter_chunk_size=64,
    )
    connection._thread.daemon = True  # a program that fails must end, also when nobody has closed its database
    try:
        _ = await connection  # this starts its thread and returns the connection itself
    except BaseException:  # its thread has a last word to say to this event loop, which may be over soon
        await asyncio.to_thread(connection._thread.join)
        raise
    try:
        for pragma in PRAGMAS:
            await connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


def watching(path: Path) -> sqlite3.Connection:
    """A connection without a thread, for what takes no time; it waits for nobody."""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, cached_statements=STATEMENTS)
    for pragma in ("query_only=ON", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class SqliteBackend:
    """An open file. Make it with `SqliteBackend.open`."""

    def __init__(
        self, writer: SqliteConnection, reading: Reading | SqliteConnection, watcher: sqlite3.Connection
    ) -> None:
        self.writer = writer
        self.reading = reading
        self._watcher = watcher
        self._turns = Turns()

    @classmethod
    async def open(cls, path: Path, busy_seconds: float) -> Self:
        """Open the file, creating it and its folder if needed, and bring it up to the present schema. Raises
        `SchemaTooNew` and `Unusable`."""
        try:
            make_room(path)
            await asyncio.to_thread(check, path)
            async with AsyncExitStack() as on_failure:
                writer = await connect(path, busy_seconds)
                on_failure.push_async_callback(writer.close)
                await migrate(writer)
                reader = await connect(path, busy_seconds)
                on_failure.push_async_callback(reader.close)
                watcher = watching(path)
                opened = cls(writer, Reading(watcher, reader), watcher)
                on_failure.pop_all()
            return opened
        except OSError as error:
            raise Unusable(f"{path}: {error.strerror or error}") from error
        except sqlite3.Error as error:
            raise Unusable(f"{path}: {error}") from error

    @asynccontextmanager
    async def session(self, *, first: bool = False) -> AsyncIterator[Session]:
        """The connection that writes; others wait."""
        async with self._turns.turn(first=first):
            yield self.writer

    def version(self) -> object:
        """A few microseconds, so it is asked for without a visit to a thread."""
        try:
            return self._watcher.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:  # another process is just repairing the file: nobody knows
            return object()

    async def overwrite(self) -> bool:
        """In the file itself what was deleted is overwritten at once, in its log of writes only here."""
        async with self._turns.turn():
            for _ in range(OVERWRITE_TRIES):
                ((busy, _, _),) = await self.writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                if not busy:
                    return True
                await asyncio.sleep(OVERWRITE_PAUSE)
        log.warning("the database is being read: what was deleted stands in its log of writes until the next start")
        return False

    async def close(self) -> None:
        """Close all connections, after the transaction that is running."""
        async with self._turns.turn():
            self._watcher.close()
            await self.reading.close()
            await self.writer.close()
