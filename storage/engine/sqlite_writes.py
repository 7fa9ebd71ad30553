"""Short SQLite write transactions, run in the caller's thread instead of the writer thread.

A transaction at a table is some dozens of statements by key, ten microseconds of SQLite each. Handing each group of
them (a visit) to the writer thread costs more than that: two thread switches and, in a busy bot, a wait for the
interpreter's lock after every statement. So they run in the calling thread. Only what may block goes to the writer
thread: the commit, unless it need not wait for the disk or the disk has been fast lately, and a start while another
process writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from storage.engine.connection import Dialect, Done, Session, Statement

QUICK = 0.001
"""Seconds that the event loop may be blocked. A thread switch and back costs about as much in a busy bot, and reads may
take as long (`storage.engine.sqlite_reads`)."""
TRUSTED = 20
"""The number of fast commits in a row after which the next one is expected to be fast."""


class FileBusy(Exception):
    """Raised when another process is writing to the file, so that the caller's thread would have to wait."""


class Writer(Session, Protocol):
    """A connection that writes, with a thread of its own, which can also be used in the caller's thread."""

    @property
    def idle(self) -> bool:
        """Whether its thread has finished everything, including work whose caller was cancelled, so that it may be used
        directly."""

    def at_once(self, statements: Sequence[Statement], queries: Sequence[Statement], last: str) -> list[Done]:
        """Execute statements, queries and `last` as `do` does, but in the caller's thread.

        Raises `FileBusy`, with nothing done, where it would have to wait.
        """

    def roll_back_at_once(self) -> None:
        """End the transaction without storing anything, in the caller's thread."""

    @property
    def took(self) -> float:
        """The seconds that the last commit took."""


class CommitSpeed:
    """A record of how fast a disk's commits have been lately, to decide whether one may run in the event loop's thread.

    A disk with a battery-backed cache accepts writes at once. A thread switch for it would only cost a wait for the
    interpreter's lock.
    """

    def __init__(self) -> None:
        self._in_a_row = 0

    @property
    def quick(self) -> bool:
        """Whether the next commit is likely to be fast: the last `TRUSTED` ones were."""
        return self._in_a_row >= TRUSTED

    def took(self, seconds: float) -> None:
        """Record that a commit took so many seconds. A slow one makes `quick` False until enough fast ones have
        followed."""
        self._in_a_row = self._in_a_row + 1 if seconds < QUICK else 0


class DirectWrites:
    """A session (a connection reserved for one transaction) for a short transaction, run in the caller's thread where
    possible.

    `disk`: the disk that its commit waits for; None: the commit does not wait.
    """

    def __init__(self, writer: Writer, disk: CommitSpeed | None) -> None:
        self._writer = writer
        self._disk = disk

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL that differ between SQLite and PostgreSQL, in SQLite's words."""
        return self._writer.dialect

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute statements, then queries, then `last` (as COMMIT), and return the results of the queries.

        What may block is done in the writer thread: all of it while another process writes or while work of a cancelled
        caller is unfinished there, and the commit while the disk is slow. Raises `StorageError` and `Conflict`.
        """
        if not self._writer.idle:
            return await self._writer.do(statements, queries, last)
        waits = last if self._disk is not None and not self._disk.quick else ""
        try:
            done = self._writer.at_once(statements, queries, "" if waits else last)
        except FileBusy:
            return await self._writer.do(statements, queries, last)
        if waits:
            await self._writer.do((), (), waits)
        if last and self._disk is not None:
            self._disk.took(self._writer.took)
        return done

    async def roll_back(self) -> None:
        """End the transaction without storing anything, whether or not a statement has failed."""
        if self._writer.idle:
            self._writer.roll_back_at_once()
        else:
            await self._writer.roll_back()
