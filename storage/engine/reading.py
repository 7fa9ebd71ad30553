"""Reading from a SQLite file without a change of threads, which takes longer than most reads.

An act reads some thirty times, each a few rows by a key: some ten microseconds of SQLite, in a write-ahead log that no
writer holds up. What takes longer than anybody who clicks should wait is broken off and read beside everything else.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Protocol

from storage.engine.connection import Connection, Dialect, Done, Statement

STEPS, LONG = 1_000, 20
"""Every so many steps of SQLite's machine it is asked whether to go on, and after so many times a read is broken off: a
millisecond or less. SQLite counts the steps of a statement on from one time to the next, so it cannot count this."""
IN_A_ROW = 32
"""Reads after which everybody else has a turn: somebody may be reading thousands of rows one by one."""


class Closing(Connection, Protocol):
    """A connection that can be closed."""

    async def close(self) -> None:
        """Close it."""


class Reading:
    """A connection that only reads: `at_once` in the thread of whoever asks, and what is long on the one `beside`."""

    def __init__(self, at_once: sqlite3.Connection, beside: Closing) -> None:
        at_once.set_progress_handler(self._is_long, STEPS)
        self._at_once = at_once
        self._beside = beside
        self._in_a_row = 0
        self._asked = 0
        """How often it was asked whether the present read shall go on."""

    @property
    def dialect(self) -> Dialect:
        """See `storage.engine.connection.Connection.dialect`."""
        return self._beside.dialect

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """See `storage.engine.connection.Connection.do`. Whatever goes wrong at once is tried beside, which says what
        it is.
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
        self._asked += 1
        return self._asked > LONG

    async def close(self) -> None:
        """Close the one beside; the other belongs to whoever gave it."""
        await self._beside.close()
