"""The open database, with transactions as the only way to write to it.

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
    """An open database. Make it with `Database.open`."""

    def __init__(self, where: Path | Address, backend: Backend) -> None:
        self.where = where
        self.backend = backend
        self.read = Reader(backend.reading)
        """Reads what is committed, outside of any transaction."""

    @property
    def path(self) -> Path:
        """The database file. Only a SQLite database has one."""
        assert isinstance(self.where, Path)
        return self.where

    @classmethod
    async def open(cls, where: Path | Address, *, busy_seconds: float = 5.0, version: int | None = None) -> Self:
        """Open a SQLite file (created with its folder if needed) or a PostgreSQL database, and migrate it.

        `busy_seconds`: how long to wait for another process that holds the file. `version`: an older schema version to
        stop at, to move its content elsewhere; None: the latest. Raises `SchemaTooNew` and `Unusable`.
        """
        if isinstance(where, Path):
            return cls(where, await SqliteBackend.open(where, busy_seconds, version))
        from storage.engine.postgres import PostgresBackend  # a file needs no driver

        return cls(where, await PostgresBackend.open(where, version))

    async def close(self) -> None:
        """Close it, after the transactions that are running."""
        await self.backend.close()

    async def overwrite(self) -> bool:
        """Remove deleted content also from the write-ahead log. Returns False while another process reads the file."""
        return await self.backend.overwrite()

    def version(self) -> object:
        """Return a value that changes when anything was committed, so that caches know whether they still hold.

        Commits of another process show at once for a file, and after at most `postgres.MOMENT` for a server. Ask for
        the version before reading the rows.
        """
        return self.backend.version()

    async def at_once(self, *statements: Statement) -> list[Done]:
        """Execute statements in one visit, outside of a transaction, without waiting for others.

        If the connection dies, they are executed again on another, so it must be safe to execute them twice.
        """
        return await self.backend.reading.do((), statements)

    @property
    def dialect(self) -> Dialect:
        """The SQL that differs between the databases."""
        return self.backend.reading.dialect

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Open a read-only transaction: everything read in the block is from one moment."""
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

        `tables`: the tables that it works on; transactions at the same table wait for each other. Without any it runs
        alone, unless `beside` says that its statements are safe next to all others. Not `lasting`: the commit does not
        wait for the disk, so a power failure may undo it (but not the end of this process), until the next lasting one.
        `first`: it takes precedence over background writes, because a click waits for it. Raises `StorageError` when
        the database is locked, its disk is full, or it cannot be reached.
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
            tx.stored()


@asynccontextmanager
async def opened(where: Path | Address, version: int | None = None) -> AsyncIterator[Database]:
    """Open a database for the duration of the block; see `Database.open`, also for what it raises."""
    db = await Database.open(where, version=version)
    try:
        yield db
    finally:
        await db.close()


def _begin(dialect: Dialect, tables: Collection[int], *, lasting: bool, beside: bool) -> list[Statement]:
    """Return the statements that begin a transaction and lock its tables, in order of number to avoid deadlocks."""
    begun = [Statement(sql) for sql in (dialect.begin if lasting else dialect.begin_passing)]
    if turn := dialect.beside if tables or beside else dialect.alone:
        begun.append(Statement(turn))
    if dialect.lock_table:
        begun += [Statement(dialect.lock_table, (one,)) for one in sorted(set(tables))]
    return begun
