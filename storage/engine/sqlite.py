"""The SQLite backend.

Two connections through aiosqlite, each with a thread of its own: one writes, a transaction at a time; one does long
reads. A third one, without a thread, does all other reads and tells whether anything was committed. Short transactions
run in the caller's thread, except for what may block (`storage.engine.sqlite_writes`).
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self

import aiosqlite

from storage.engine.connection import Conflict, Dialect, Done, Session, Statement, StorageError
from storage.engine.opening import Unusable, check, make_folder, make_private, migrate
from storage.engine.remedies import error_message
from storage.engine.sqlite_reads import DirectReads
from storage.engine.sqlite_writes import CommitSpeed, DirectWrites, FileBusy
from storage.engine.write_queue import WriteQueue

log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines show every stored value, secrets too

OVERWRITE_TRIES, OVERWRITE_PAUSE = 5, 0.2
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""The settings of a connection that may write."""
PRIMARY = 0xFF
"""The mask that reduces SQLite's error codes to the kind of error."""
STATEMENTS = 512
"""The size of SQLite's cache of prepared statements: more than there are in `storage`."""
IN_A_ROW = 8
"""Transactions after which the event loop gets a turn: short ones that wait for no disk may otherwise follow each other
without a break."""
CARRIED_OVER = 1000
"""The size of the write-ahead log, in pages, from which a commit that waits for the disk also checkpoints it."""
SQLITE = Dialect(
    begin=("PRAGMA synchronous = FULL", f"PRAGMA wal_autocheckpoint = {CARRIED_OVER}", "BEGIN IMMEDIATE"),
    begin_not_durable=("PRAGMA synchronous = NORMAL", "PRAGMA wal_autocheckpoint = 0", "BEGIN IMMEDIATE"),
    begin_reading="BEGIN",
    alone="",
    beside="",
    lock_table="",
    tables="SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    columns="SELECT name FROM pragma_table_info(?) ORDER BY cid",
    keys="SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk",
    boolean_columns="SELECT name FROM pragma_table_info(?) WHERE FALSE",
    numbered="""SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.sql LIKE '%AUTOINCREMENT%' AND c.name = 'id'""",
    last_ids="SELECT name, seq FROM sqlite_sequence",
    count_on=("DELETE FROM sqlite_sequence WHERE name = ?1 AND ?2 > 0",
              "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)"),
    references="""SELECT m.name, f."from" FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
        WHERE m.type = 'table' AND f."table" = ? ORDER BY m.name, f."from\"""",
    now="((julianday('now') - 2440587.5) * 86400.0)",
    skip_locked="",
    lock_against_deletion="",
    lock_against_change="",
    no_exclusive_tool="TRUE",
)


class SqliteConnection(aiosqlite.Connection):
    """A connection to a SQLite file, with a thread of its own. `busy_seconds`: how long its thread waits for another
    process that writes."""

    dialect = SQLITE

    def __init__(self, connector: Callable[[], sqlite3.Connection], busy_seconds: float = 0.0) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._busy_milliseconds = round(1000 * busy_seconds)
        self._asked = 0
        """The number of requests to the thread."""
        self._answered = 0
        """The number of requests that the thread has finished; only the thread counts this."""
        self.took = 0.0
        """The seconds that the last commit took."""

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute statements, then queries, then `last` (as COMMIT) in its thread, and return the results of the
        queries.

        Raises `StorageError` and `Conflict`.
        """
        with _in_our_words():
            done: list[Done] = await self._execute(self._do, statements, queries, last)
        return done

    @property
    def idle(self) -> bool:
        """Whether its thread has finished everything, including work whose caller was cancelled, so that it may be used
        directly."""
        return self._asked == self._answered

    def at_once(self, statements: Sequence[Statement], queries: Sequence[Statement], last: str) -> list[Done]:
        """Execute statements, queries and `last` as `do` does, but in the caller's thread.

        Raises `FileBusy`, with nothing done, where it would have to wait for another process.
        """
        with _in_our_words():
            if self._conn.in_transaction:
                return self._do(statements, queries, last)
            self._conn.execute("PRAGMA busy_timeout = 0")
            try:
                return self._do(statements, queries, last)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY and not self._conn.in_transaction:
                    raise FileBusy from error
                raise
            finally:
                self._conn.execute(f"PRAGMA busy_timeout = {self._busy_milliseconds}")

    async def _execute(self, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
        self._asked += 1
        counted = partial(self._counted, fn)
        return await super()._execute(counted, *args, **more)  # type: ignore[no-untyped-call]  # aiosqlite's

    def _counted(self, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
        try:
            return fn(*args, **more)
        finally:
            self._answered += 1

    def _do(self, statements: Sequence[Statement], queries: Sequence[Statement], last: str) -> list[Done]:
        """Execute statements, queries and `last`, return the results of the queries, and measure the time that `last`
        took."""
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
            began = time.perf_counter()
            self._conn.execute(last)
            self.took = time.perf_counter() - began
        return done

    async def roll_back(self) -> None:
        """End the transaction without storing anything, whether or not it ever began."""
        await self._execute(self.roll_back_at_once)

    def roll_back_at_once(self) -> None:
        """End the transaction without storing anything, in the caller's thread."""
        try:
            self._conn.execute("ROLLBACK")
        except sqlite3.OperationalError as error:  # it never began, or SQLite has rolled back itself (full disk)
            log.debug("rollback: %s", error)


@contextmanager
def _in_our_words() -> Iterator[None]:
    """Convert SQLite's errors to those of this package."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        raise StorageError(str(error)) from error


async def connect(path: Path, busy_seconds: float) -> SqliteConnection:
    """Open the SQLite file `path`, which is created if there is none, and return the connection: with a thread of its
    own, for reading and writing.

    `busy_seconds`: how long a statement waits for another process that writes, before it fails. Raises `sqlite3.Error`
    (not `StorageError`) if the file cannot be opened or set up; the connection is closed then.
    """
    def open_it() -> sqlite3.Connection:
        return sqlite3.connect(
            path, timeout=busy_seconds, isolation_level=None, cached_statements=STATEMENTS, check_same_thread=False
        )

    connection = SqliteConnection(open_it, busy_seconds)
    connection._thread.daemon = True  # a failing program must end even with its database open
    try:
        _ = await connection  # this starts its thread and returns the connection itself
    except BaseException:  # the thread still reports to this event loop, which may end soon
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
    """Open a read-only connection without a thread, for short reads and the data version. It never waits for a lock."""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, cached_statements=STATEMENTS)
    for pragma in ("query_only=ON", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class SqliteBackend:
    """An open SQLite file, as `Database` uses it. Made by `SqliteBackend.open`."""

    def __init__(
        self, writer: SqliteConnection, reading: DirectReads | SqliteConnection, watcher: sqlite3.Connection
    ) -> None:
        self.writer = writer
        self.reading = reading
        self._watcher = watcher
        self._turns = WriteQueue()
        self._disk = CommitSpeed()
        self._in_a_row = 0

    @classmethod
    async def open(cls, path: Path, busy_seconds: float, version: int | None = None) -> Self:
        """Open the file (created with its folder if needed), and migrate it to the latest schema or to `version`.

        Raises `SchemaTooNew` and `Unusable`.
        """
        try:
            make_folder(path)
            await asyncio.to_thread(check, path)
            make_private(path)
            async with AsyncExitStack() as on_failure:
                writer = await connect(path, busy_seconds)
                on_failure.push_async_callback(writer.close)
                await migrate(writer, path, version)
                reader = await connect(path, busy_seconds)
                on_failure.push_async_callback(reader.close)
                watcher = watching(path)
                opened = cls(writer, DirectReads(watcher, reader), watcher)
                on_failure.pop_all()
            return opened
        except (OSError, sqlite3.Error) as error:
            raise Unusable(error_message(path, error)) from error

    @asynccontextmanager
    async def session(
        self, *, first: bool = False, brief: bool = False, lasting: bool = True
    ) -> AsyncIterator[Session]:
        """Reserve the one connection that writes for the block; other transactions wait.

        `first`: before others who wait. `brief`: it runs in the caller's thread where possible. `lasting`: its commit
        waits for the disk.
        """
        self._in_a_row += 1
        if self._in_a_row >= IN_A_ROW:
            self._in_a_row = 0
            await asyncio.sleep(0)
        async with self._turns.turn(first=first):
            yield DirectWrites(self.writer, self._disk if lasting else None) if brief else self.writer

    def version(self) -> object:
        """Return SQLite's data version, which changes with every commit of this process or another. It takes a few
        microseconds, so no thread is needed."""
        try:
            return self._watcher.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:  # another process is repairing the file: unknown
            return object()

    async def overwrite(self) -> bool:
        """Empty the write-ahead log, the only place where deleted content is left: the file itself overwrites it at
        once.

        Returns False if another process kept reading it, or the disk takes nothing.
        """
        why: object = "it is being read"
        async with self._turns.turn():
            for _ in range(OVERWRITE_TRIES):
                try:
                    ((busy, _, _),) = await self.writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                except sqlite3.Error as error:  # as on a disk without room for what the log holds
                    why = error
                    break
                if not busy:
                    return True
                await asyncio.sleep(OVERWRITE_PAUSE)
        log.warning("what was deleted stands in the database's log of writes until the next start: %s", why)
        return False

    async def close(self) -> None:
        """Close all connections, after the transaction that is running."""
        async with self._turns.turn():
            self._watcher.close()
            await self.reading.close()
            await self.writer.close()
