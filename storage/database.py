"""The database file: how it is opened, and the one way to write to it.

Two connections through aiosqlite: one writes, a transaction at a time; one reads what is committed. So nobody sees a
half-finished act, and a failed one leaves nothing behind. A third one only says whether anybody, this process or
another, has committed something since: whoever remembers rows asks it first.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiosqlite

from storage.schema import MIGRATIONS

log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines show every stored value, secrets too

CHECK_SECONDS = 2.0
"""How long the start may look for damage in a large file: about a gigabyte, on an ordinary disk."""

Row = tuple[Any, ...]
Value = int | float | str | bytes | None


class SchemaTooNew(Exception):
    """The file was written by a newer version of this program."""


class Unusable(Exception):
    """The file cannot be used as a database. The message says why, and what helps, in one line."""


@dataclass(frozen=True, slots=True)
class _Statement:
    """One statement with its values; with `many`, one after the other for every row of values."""

    sql: str
    values: Sequence[Any] = ()
    many: bool = False


@dataclass(frozen=True, slots=True)
class _Done:
    """What a query returned, how many rows it changed, the id of the row it inserted."""

    rows: list[Row] = field(default_factory=list)
    count: int = 0
    row_id: int = 0


class _Connection(aiosqlite.Connection):
    """A connection that can do several statements in one visit to its thread: the visits cost more than SQLite."""

    async def do(self, statements: list[_Statement], query: _Statement | None = None, last: str = "") -> _Done:
        """Execute the statements, then the query, then the statement `last`; returns the query's rows, its row count
        and its last row id."""
        done: _Done = await self._execute(  # type: ignore[no-untyped-call]  # aiosqlite's
            self._do, statements, query, last
        )
        return done

    def _do(self, statements: list[_Statement], query: _Statement | None, last: str) -> _Done:
        for one in statements:
            if one.many:
                self._conn.executemany(one.sql, one.values)
            else:
                self._conn.execute(one.sql, one.values)
        done = _Done()
        if query is not None:
            cursor = self._conn.execute(query.sql, query.values)
            done = _Done([tuple(row) for row in cursor.fetchall()], cursor.rowcount, cursor.lastrowid or 0)
        if last:
            self._conn.execute(last)
        return done


class Reader:
    """Reads from one connection."""

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self._pending: list[_Statement] = []

    async def all(self, sql: str, *values: Value) -> list[Row]:
        """Every row of the query."""
        return (await self._ask(_Statement(sql, values))).rows

    async def one(self, sql: str, *values: Value) -> Row | None:
        """The first row of the query, or None."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def _ask(self, query: _Statement | None) -> _Done:
        """Do what is pending, then the query."""
        pending, self._pending = self._pending, []
        return await self._connection.do(pending, query)


class Tx(Reader):
    """A transaction: reads see its own writes; all of it is stored, or nothing.

    Writes wait until somebody reads or the transaction ends, so a statement that fails may raise only then.
    """

    def __init__(self, connection: _Connection, begin: str = "BEGIN IMMEDIATE") -> None:
        super().__init__(connection)
        self._pending.append(_Statement(begin))
        self._at_end: _Statement | None = None
        self._afterwards: list[Callable[[], object]] = []
        self.answer: Row | None = None
        """Once the transaction has ended: the first row of the query that was to be asked then."""

    async def run(self, sql: str, *values: Value) -> None:
        """Execute one statement."""
        self._pending.append(_Statement(sql, values))

    async def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for every row of values."""
        values = list(rows)
        if values:
            self._pending.append(_Statement(sql, values, many=True))

    async def count(self, sql: str, *values: Value) -> int:
        """Execute one statement now; returns the number of rows it changed."""
        return (await self._ask(_Statement(sql, values))).count

    async def insert(self, sql: str, *values: Value) -> int:
        """Execute an INSERT now; returns the new row's id."""
        return (await self._ask(_Statement(sql, values))).row_id

    def ask_at_end(self, sql: str, *values: Value) -> None:
        """Ask this after the last write, in the visit that commits; see `answer`."""
        self._at_end = _Statement(sql, values)

    def on_commit(self, call: Callable[[], object]) -> None:
        """Call this as soon as all of it is stored. It must not fail."""
        self._afterwards.append(call)

    async def commit(self) -> None:
        """Store all of it. The end of the `Database.transaction` block does this."""
        pending, self._pending = self._pending, []
        rows = (await self._connection.do(pending, self._at_end, "COMMIT")).rows
        self.answer = rows[0] if rows else None

    def stored(self) -> None:
        """Call what waits for all of it to be stored. `Database.transaction` does this."""
        for call in self._afterwards:
            call()


class Database:
    """An open database. Make it with `Database.open`."""

    def __init__(self, path: Path, writer: _Connection, reader: _Connection, watcher: sqlite3.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._watcher = watcher
        self._turn = asyncio.Lock()
        self.read = Reader(reader)
        """Reads what is committed."""

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = 5.0) -> Database:
        """Open the file, creating it and its folder if needed, and bring it up to the present schema.

        `busy_seconds`: how long to wait for another process that holds the file. Raises `SchemaTooNew` and `Unusable`.
        """
        try:
            make_room(path)
            await asyncio.to_thread(check, path)
            async with AsyncExitStack() as on_failure:
                writer = await _connect(path, busy_seconds)
                on_failure.push_async_callback(writer.close)
                await _migrate(writer)
                reader = await _connect(path, busy_seconds)
                on_failure.push_async_callback(reader.close)
                opened = cls(path, writer, reader, sqlite3.connect(path, timeout=0, isolation_level=None))
                on_failure.pop_all()
            return opened
        except OSError as error:
            raise Unusable(f"{path}: {error.strerror or error}") from error
        except sqlite3.Error as error:
            raise Unusable(f"{path}: {error}") from error

    async def close(self) -> None:
        """Close both connections, after the transaction that is running."""
        async with self._turn:
            self._watcher.close()
            await self._reader.close()
            await self._writer.close()

    def version(self) -> object:
        """Changes whenever this process or another has committed something. What was read after the version was asked
        for is right as long as the version stays the same.

        A few microseconds, so it is asked for without a visit to a thread.
        """
        try:
            return self._watcher.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:  # another process is just repairing the file: nobody knows
            return object()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Everything read inside is from one moment, whatever is committed meanwhile."""
        async with self._turn:
            moment = Tx(self._writer, "BEGIN")
            try:
                yield moment
            finally:
                await self._roll_back()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Tx]:
        """Everything inside is stored together when the block ends, or not at all when it raises.

        Transactions wait for each other. Raises `sqlite3.Error` when the file is locked or the disk is full.
        """
        async with self._turn:
            tx = Tx(self._writer)
            try:
                yield tx
                await tx.commit()
            except BaseException:
                await self._roll_back()
                raise
            tx.stored()

    async def _roll_back(self) -> None:
        try:
            await self._writer.execute("ROLLBACK")
        except sqlite3.OperationalError as error:  # it never began, or SQLite has rolled back itself (full disk)
            log.debug("rollback: %s", error)


def make_room(path: Path) -> None:
    """Make the folder of a database file. Raises `Unusable`."""
    if path.is_dir():
        raise Unusable(f"{path} is a folder; name a file in it")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror or error}") from error


def check(path: Path) -> None:
    """Look whether a database file is whole, as far as that can be seen in `CHECK_SECONDS`. Raises `Unusable`, and
    `sqlite3.Error` when the file cannot be opened."""
    if not path.exists():
        return
    connection = sqlite3.connect(path, timeout=CHECK_SECONDS, isolation_level=None)
    end = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, 10_000)
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.info("%s is large: a check of %.0f s found no damage, the rest was not looked at", path, CHECK_SECONDS)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise Unusable(f"{path} is not a database of this bot, nor any other; name another file") from error
        raise Unusable(_damaged(path, str(error))) from error
    else:
        if found != "ok":
            raise Unusable(_damaged(path, found))
    finally:
        connection.close()


def _damaged(path: Path, found: str) -> str:
    return (f"{path} is damaged ({' '.join(found.split())}). Nothing was changed: put a backup in its place, or save "
            f"what can be read with: sqlite3 {path} .recover")


async def _connect(path: Path, busy_seconds: float) -> _Connection:
    connection = _Connection(
        lambda: sqlite3.connect(path, timeout=busy_seconds, isolation_level=None), iter_chunk_size=64
    )
    connection._thread.daemon = True  # a program that fails must end, also when nobody has closed its database
    try:
        _ = await connection  # this starts its thread and returns the connection itself
    except BaseException:  # its thread has a last word to say to this event loop, which may be over soon
        await asyncio.to_thread(connection._thread.join)
        raise
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            await connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


async def _migrate(connection: _Connection) -> None:
    """Run the migrations that the file has not seen, each in one transaction."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise SchemaTooNew(f"the database has schema {version}, this program knows {len(MIGRATIONS)}")
    for step in range(version, len(MIGRATIONS)):
        await connection.executescript(f"BEGIN;\n{MIGRATIONS[step]};\nPRAGMA user_version = {step + 1};\nCOMMIT;")
