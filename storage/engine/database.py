"""The database, open, and the one way to write to it.

Nobody sees a half-finished act, and a failed one leaves nothing behind. Whoever remembers rows asks first whether
anybody, this process or another, has committed something since.
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
        """Reads what is committed."""

    @property
    def path(self) -> Path:
        """The file. Only a SQLite database has one."""
        assert isinstance(self.where, Path)
        return self.where

    @classmethod
    async def open(cls, where: Path | Address, *, busy_seconds: float = 5.0, version: int | None = None) -> Self:
        """Open a SQLite file, creating it and its folder if needed, or a database on PostgreSQL, and bring it up to the
        present schema; or to an older `version`, to carry what is there somewhere else.

        `busy_seconds`: how long to wait for another process that holds the file. Raises `SchemaTooNew` and `Unusable`.
        """
        if isinstance(where, Path):
            return cls(where, await SqliteBackend.open(where, busy_seconds, version))
        from storage.engine.postgres import PostgresBackend  # who has a file need not load the driver

        return cls(where, await PostgresBackend.open(where, version))

    async def close(self) -> None:
        """Close it, after the transactions that are running."""
        await self.backend.close()

    async def overwrite(self) -> bool:
        """Let nothing that was deleted remain beside the database, in its log of writes. Returns whether that was
        possible: not while another process reads."""
        return await self.backend.overwrite()

    def version(self) -> object:
        """Changes whenever this process has committed something, and when another one has: of a file at once, of a
        server a `postgres.MOMENT` later at most. What was read after the version was asked for is right, as far as
        that, as long as the version stays the same."""
        return self.backend.version()

    async def at_once(self, *statements: Statement) -> list[Done]:
        """Do what waits for nobody's turn and holds nobody up, in one visit. When a connection dies over it, it is done
        again on another: it must be right to do it twice."""
        return await self.backend.reading.do((), statements)

    @property
    def dialect(self) -> Dialect:
        """The database's own words."""
        return self.backend.reading.dialect

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Everything read inside is from one moment, whatever is committed meanwhile."""
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
        """Everything inside is stored together when the block ends, or not at all when it raises.

        Transactions at the same table wait for each other, whichever others they name besides; one that names no table
        is alone, unless it may stand `beside` all others, because its statements are right whatever they do. One that
        is not `lasting` does not wait for the disk: a power failure may undo it, until the next one that is, but no
        death of this program. `first`: somebody waits for it, so it comes before what is noted besides. Raises
        `StorageError` when the database is locked, its disk is full, or it cannot be reached.
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
    """A database, open as long as the block lasts; see `Database.open`, also for what it raises."""
    db = await Database.open(where, version=version)
    try:
        yield db
    finally:
        await db.close()


def _begin(dialect: Dialect, tables: Collection[int], *, lasting: bool, beside: bool) -> list[Statement]:
    """A transaction, and who waits for it. Tables come in the order of their numbers, so that no two wait for each
    other."""
    begun = [Statement(sql) for sql in (dialect.begin if lasting else dialect.begin_passing)]
    if turn := dialect.beside if tables or beside else dialect.alone:
        begun.append(Statement(turn))
    if dialect.lock_table:
        begun += [Statement(dialect.lock_table, (one,)) for one in sorted(set(tables))]
    return begun
