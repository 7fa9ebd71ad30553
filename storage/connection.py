"""A connection to the database file, with a thread of its own."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiosqlite

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # its debug lines show every stored value, secrets too

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement with its values; with `many`, one after the other for every row of values."""

    sql: str
    values: Sequence[Any] = ()
    many: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """What a query returned, how many rows it changed, the id of the row it inserted."""

    rows: list[Row] = field(default_factory=list)
    count: int = 0
    row_id: int = 0


class Connection(aiosqlite.Connection):
    """A connection that can do several statements in one visit to its thread: the visits cost more than SQLite."""

    async def do(self, statements: list[Statement], query: Statement | None = None, last: str = "") -> Done:
        """Execute the statements, then the query, then the statement `last`; returns the query's rows, its row count
        and its last row id."""
        done: Done = await self._execute(  # type: ignore[no-untyped-call]  # aiosqlite's
            self._do, statements, query, last
        )
        return done

    def _do(self, statements: list[Statement], query: Statement | None, last: str) -> Done:
        for one in statements:
            if one.many:
                self._conn.executemany(one.sql, one.values)
            else:
                self._conn.execute(one.sql, one.values)
        done = Done()
        if query is not None:
            cursor = self._conn.execute(query.sql, query.values)
            done = Done([tuple(row) for row in cursor.fetchall()], cursor.rowcount, cursor.lastrowid or 0)
        if last:
            self._conn.execute(last)
        return done


async def connect(path: Path, busy_seconds: float) -> Connection:
    connection = Connection(
        lambda: sqlite3.connect(path, timeout=busy_seconds, isolation_level=None), iter_chunk_size=64
    )
    connection._thread.daemon = True  # a program that fails must end, also when nobody has closed its database
    try:
        _ = await connection  # this starts its thread and returns the connection itself
    except BaseException:  # its thread has a last word to say to this event loop, which may be over soon
        await asyncio.to_thread(connection._thread.join)
        raise
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            await connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection
