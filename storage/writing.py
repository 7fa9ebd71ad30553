"""Writing a few rows to a SQLite file without a change of threads for each visit.

A transaction at a table is some dozens of statements by a key, ten microseconds of SQLite each. A visit of the thread
that writes costs more than they do: two changes of threads and, where the bot has much to do, a wait for the
interpreter's lock after every single statement. So they are done in the thread of whoever asks. What may have to wait
is left to the other thread: the end of a transaction for the disk, unless a power failure may undo it, and its
beginning where another process writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from storage.connection import Dialect, Done, Session, Statement


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


class Writing:
    """A session for a brief transaction of a connection that writes. `lasting`: it waits for the disk at its end."""

    def __init__(self, writer: Writer, *, lasting: bool) -> None:
        self._writer = writer
        self._lasting = lasting

    @property
    def dialect(self) -> Dialect:
        """See `storage.connection.Connection.dialect`."""
        return self._writer.dialect

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """See `storage.connection.Connection.do`. Whatever the thread has still to do comes first: somebody may have
        been cancelled who waited for it."""
        if not self._writer.idle:
            return await self._writer.do(statements, queries, last)
        waits = last if self._lasting else ""
        try:
            done = self._writer.at_once(statements, queries, "" if waits else last)
        except Held:
            return await self._writer.do(statements, queries, last)
        if waits:
            await self._writer.do((), (), waits)
        return done

    async def roll_back(self) -> None:
        """See `storage.connection.Session.roll_back`."""
        if self._writer.idle:
            self._writer.roll_back_at_once()
        else:
            await self._writer.roll_back()
