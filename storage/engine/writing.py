"""Writing a few rows to a SQLite file without a change of threads for each visit.

A transaction at a table is some dozens of statements by a key, ten microseconds of SQLite each. A visit of the thread
that writes costs more than they do: two changes of threads and, where the bot has much to do, a wait for the
interpreter's lock after every single statement. So they are done in the thread of whoever asks. What may have to wait
is left to the other thread: the end of a transaction for the disk, unless a power failure may undo it or the disk has
been quick for a while, and its beginning where another process writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from storage.engine.connection import Dialect, Done, Session, Statement

QUICK = 0.001
"""Seconds for which nobody minds to be held up: a change of threads and back costs about as much, while the bot is
busy, and reads may take as long (`storage.engine.reading`)."""
TRUSTED = 20
"""Ends of transactions in a row that were quick, until the next one is taken to be so."""


class Held(Exception):
    """Another process is just writing."""


class Writer(Session, Protocol):
    """A connection with a thread of its own."""

    @property
    def idle(self) -> bool:
        """Whether its thread is done with everything, also with what nobody waits for any more."""

    def at_once(self, statements: Sequence[Statement], queries: Sequence[Statement], last: str) -> list[Done]:
        """Do what `do` does, but in the thread of whoever asks. Raises `Held` where it would have to wait, and then
        has done nothing."""

    def roll_back_at_once(self) -> None:
        """Do what `roll_back` does, but in the thread of whoever asks."""

    @property
    def took(self) -> float:
        """Seconds that the end of the last transaction took."""


class Disk:
    """How quick a disk has been lately. One that has a power supply of its own takes what it is given at once: nobody
    waits for it then, and whoever changed threads for it would wait for the interpreter's lock instead."""

    def __init__(self) -> None:
        self._in_a_row = 0

    @property
    def quick(self) -> bool:
        """Whether the end of a transaction is likely to hold up nobody. If it does, that was the last for a while."""
        return self._in_a_row >= TRUSTED

    def took(self, seconds: float) -> None:
        """A transaction has ended, and waited for the disk as long."""
        self._in_a_row = self._in_a_row + 1 if seconds < QUICK else 0


class Writing:
    """A session for a brief transaction of a connection that writes. `disk`: what it waits for at its end; None: for
    nothing."""

    def __init__(self, writer: Writer, disk: Disk | None) -> None:
        self._writer = writer
        self._disk = disk

    @property
    def dialect(self) -> Dialect:
        """See `storage.engine.connection.Connection.dialect`."""
        return self._writer.dialect

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """See `storage.engine.connection.Connection.do`. Whatever the thread has still to do comes first: somebody may
        have been cancelled who waited for it."""
        if not self._writer.idle:
            return await self._writer.do(statements, queries, last)
        waits = last if self._disk is not None and not self._disk.quick else ""
        try:
            done = self._writer.at_once(statements, queries, "" if waits else last)
        except Held:
            return await self._writer.do(statements, queries, last)
        if waits:
            await self._writer.do((), (), waits)
        if last and self._disk is not None:
            self._disk.took(self._writer.took)
        return done

    async def roll_back(self) -> None:
        """See `storage.engine.connection.Session.roll_back`."""
        if self._writer.idle:
            self._writer.roll_back_at_once()
        else:
            await self._writer.roll_back()
