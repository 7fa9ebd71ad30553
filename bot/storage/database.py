"""The database file: how it is opened, and the one way to write to it.

Two connections through aiosqlite: one writes, a transaction at a time; one reads what is committed. So nobody sees a
half-finished act, and a failed one leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from bot.storage.schema import MIGRATIONS

log = logging.getLogger(__name__)
logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines show every stored value, secrets too

Row = tuple[Any, ...]
Value = int | float | str | bytes | None


class SchemaTooNew(Exception):
    """The file was written by a newer version of this program."""


class Reader:
    """Reads from one connection."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def all(self, sql: str, *values: Value) -> list[Row]:
        """Every row of the query."""
        return [tuple(row) for row in await self._connection.execute_fetchall(sql, values)]

    async def one(self, sql: str, *values: Value) -> Row | None:
        """The first row of the query, or None."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None


class Tx(Reader):
    """A transaction: reads see its own writes; all of it is stored, or nothing."""

    async def run(self, sql: str, *values: Value) -> int:
        """Execute one statement; returns the number of rows it changed."""
        cursor = await self._connection.execute(sql, values)
        return cursor.rowcount

    async def insert(self, sql: str, *values: Value) -> int:
        """Execute an INSERT; returns the new row's id."""
        cursor = await self._connection.execute(sql, values)
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for every row of values."""
        await self._connection.executemany(sql, rows)


class Database:
    """An open database. Make it with `Database.open`."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self.read = Reader(reader)
        """Reads what is committed."""

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = 5.0) -> Database:
        """Open the file, creating it and its folder if needed, and bring it up to the present schema.

        `busy_seconds`: how long to wait for another process that holds the file. Raises `SchemaTooNew`, and
        `sqlite3.Error` or `OSError` when the file cannot be used.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = await _connect(path, busy_seconds)
        try:
            await _migrate(writer)
            reader = await _connect(path, busy_seconds)
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Close both connections, after the transaction that is running."""
        async with self._turn:
            await self._reader.close()
            await self._writer.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Tx]:
        """Everything inside is stored together when the block ends, or not at all when it raises.

        Transactions wait for each other. Raises `sqlite3.Error` when the file is locked or the disk is full.
        """
        async with self._turn:
            await self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield Tx(self._writer)
                await self._writer.execute("COMMIT")
            except BaseException:
                await self._roll_back()
                raise

    async def _roll_back(self) -> None:
        try:
            await self._writer.execute("ROLLBACK")
        except sqlite3.OperationalError as error:  # SQLite itself has already rolled back, as it does on a full disk
            log.debug("rollback: %s", error)


async def _connect(path: Path, busy_seconds: float) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, timeout=busy_seconds, isolation_level=None)
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            await connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    """Run the migrations that the file has not seen, each in one transaction."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise SchemaTooNew(f"the database has schema {version}, this program knows {len(MIGRATIONS)}")
    for step in range(version, len(MIGRATIONS)):
        await connection.executescript(f"BEGIN;\n{MIGRATIONS[step]};\nPRAGMA user_version = {step + 1};\nCOMMIT;")
