"""SQLite reads in the caller's thread, since a thread switch takes longer than most reads.

An act makes some thirty reads of a few rows by key: about ten microseconds each, from a write-ahead log that no writer
blocks. A read that takes too long is interrupted and repeated on a second connection with its own thread.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Protocol

from storage.engine.connection import Connection, Dialect, Done, Statement

STEPS, LONG = 1_000, 20
"""The interval, in steps of SQLite's virtual machine, of the callback that limits reads; and after how many callbacks a
read is interrupted (a millisecond or less). SQLite counts the steps across statements, so it cannot do this itself."""
IN_A_ROW = 32
"""Reads after which the event loop gets a turn: a caller may be reading thousands of rows one by one."""


class Closing(Connection, Protocol):
    """A connection that can be closed."""

    async def close(self) -> None:
        """Close the connection."""


class DirectReads:
    """A read-only connection. It reads in the caller's thread (`at_once`), except for long reads, which are repeated on
    the connection `beside` in its thread."""

    def __init__(self, at_once: sqlite3.Connection, beside: Closing) -> None:
        at_once.set_progress_handler(self._is_long, STEPS)
        self._at_once = at_once
        self._beside = beside
        self._in_a_row = 0
        self._asked = 0
        """How many callbacks the present read has had."""

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL that differ between SQLite and PostgreSQL, in SQLite's words."""
        return self._beside.dialect

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute queries in the caller's thread and return their results; statements, and what takes too long, on the
        other connection.

        A query that fails is repeated there, too, and raises the proper error (`StorageError`, `Conflict`).
        """
        if statements or last:
            return await self._beside.do(statements, queries, last)
        self._in_a_row += 1
        if self._in_a_row >= IN_A_ROW:
            self._in_a_row = 0
            await asyncio.sleep(0)
        self._asked = 0
        try:
            return [Done(self._at_once.execute(one.sql, one.values).fetchall(), -1) for one in queries]
        except sqlite3.Error:
            return await self._beside.do((), queries)

    def _is_long(self) -> bool:
        """Count the callbacks of a read, and interrupt it (by returning True) after `LONG` of them."""
        self._asked += 1
        return self._asked > LONG

    async def close(self) -> None:
        """Close the connection `beside`; the other one belongs to the caller."""
        await self._beside.close()
