"""The open database, with transactions as the only way to change a game.

A transaction is stored as a whole or not at all. `Database.version` tells caches whether anything was committed since,
by this process or another.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from storage.engine.address import Address
from storage.engine.connection import Backend, Dialect, Done, Statement
from storage.engine.sqlite import SqliteBackend
from storage.engine.transaction import Reader, Tx


class Database:
    """An open database, SQLite or PostgreSQL: reads, transactions, and its version for caches. Made by
    `Database.open`."""

    def __init__(self, where: Path | Address, backend: Backend) -> None:
        self.where = where
        self.backend = backend
        self.read = Reader(backend.reading)
        """Reads what is committed, outside of any transaction."""

    @property
    def path(self) -> Path:
        """The database file. Only for a SQLite database; fails for a PostgreSQL one."""
        assert isinstance(self.where, Path)
        return self.where

    @classmethod
    async def open(
        cls, where: Path | Address, *, busy_seconds: float = 5.0, version: int | None = None, for_tool: bool = False
    ) -> Self:
        """Open a SQLite file (created with its folder if needed) or a PostgreSQL database, and migrate it.

        `busy_seconds`: how long to wait for another process that holds the file. `version`: an older schema version to
        stop at, to move its content elsewhere; None: the latest. `for_tool`: no transaction is aborted because nothing
        has happened in it for a while, as when a tool works in another database meanwhile. Raises `SchemaTooNew` and
        `Unusable`.
        """
        if isinstance(where, Path):
            return cls(where, await SqliteBackend.open(where, busy_seconds, version))
        from storage.engine.postgres import PostgresBackend  # a file needs no driver

        return cls(where, await PostgresBackend.open(where, version, for_tool=for_tool))

    async def close(self) -> None:
        """Close all connections, after the transactions that are running."""
        await self.backend.close()

    async def erase_deleted(self) -> bool:
        """Erase deleted content, such as personal data, also from a SQLite file's write-ahead log.

        Returns whether that was done: False while another process reads the file or its disk is full; and always False
        for PostgreSQL, which erases deleted content in its own time.
        """
        return await self.backend.overwrite()

    def version(self) -> object:
        """Return a value that differs when anything was committed in between, so that caches know whether they still
        hold.

        Commits of another process show at once for a file, and after at most `postgres.VERSION_SECONDS` for a database
        server. Ask for the version before reading the rows.
        """
        return self.backend.version()

    async def execute(self, *statements: Statement) -> list[Done]:
        """Execute statements in one round trip, commit them at once, and return their results in order.

        Unlike `transaction`, this takes no lock on tables and waits for no turn: it is for the bot processes' own
        records (heartbeats, claims), not for games. SQLite commits each statement on its own. If the connection dies,
        all are executed again on another one, so executing them twice must be harmless. Raises `StorageError`.
        """
        return await self.backend.reading.do((), statements)

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL that differ between SQLite and PostgreSQL, as this database has them."""
        return self.backend.reading.dialect

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Open a read-only transaction: everything read in the block is from one moment, even if other data is
        committed meanwhile."""
        async with self.backend.session() as session:
            moment = Tx(session, Statement(session.dialect.begin_reading))
            try:
                yield moment
            finally:
                await session.roll_back()

    @asynccontextmanager
    async def transaction(
        self, *tables: int, lasting: bool = True, beside: bool = False, first: bool = False
    ) -> AsyncIterator[Tx]:
        """Open a transaction: it is committed when the block ends, or rolled back when the block raises.

        `tables`: the ids of the game tables that it works on; transactions at the same one wait for each other. Without
        any it runs alone, unless `beside` says that its statements are safe next to all others. Not `lasting`: the
        commit does not wait for the disk, so a power failure may undo it (but not the end of this process), until the
        next lasting one. `first`: it takes precedence over background writes, because a click waits for it. Raises
        `StorageError` when the database is locked, its disk is full, or it cannot be reached; `Conflict` when a write
        violates a constraint.
        """
        brief = bool(tables) or beside
        async with self.backend.session(first=first, brief=brief, lasting=lasting) as session:
            tx = Tx(session, *_begin(session.dialect, tables, lasting=lasting, beside=beside))
            try:
                yield tx
                await tx.commit()
            except BaseException:
                await session.roll_back()
                raise
            tx.call_on_commit()


@asynccontextmanager
async def opened(where: Path | Address, version: int | None = None) -> AsyncIterator[Database]:
    """Open a database for a tool, as `Database.open` does (same arguments and errors), and close it at the end of the
    block."""
    db = await Database.open(where, version=version, for_tool=True)
    try:
        yield db
    finally:
        await db.close()


def _begin(dialect: Dialect, tables: Collection[int], *, lasting: bool, beside: bool) -> list[Statement]:
    """Return the statements that begin a transaction and lock its tables, in order of number to avoid deadlocks."""
    begun = [Statement(sql) for sql in (dialect.begin if lasting else dialect.begin_not_durable)]
    if turn := dialect.beside if tables or beside else dialect.alone:
        begun.append(Statement(turn))
    if dialect.lock_table:
        begun += [Statement(dialect.lock_table, (one,)) for one in sorted(set(tables))]
    return begun
