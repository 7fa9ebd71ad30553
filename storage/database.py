"""The database, open, and the one way to write to it.

Nobody sees a half-finished act, and a failed one leaves nothing behind. Whoever remembers rows asks first whether
anybody, this process or another, has committed something since.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

from storage.connection import Backend
from storage.sqlite import SqliteBackend
from storage.transaction import Reader, Tx


class Database:
    """An open database. Make it with `Database.open`."""

    def __init__(self, path: Path, backend: Backend) -> None:
        self.path = path
        self.backend = backend
        self.read = Reader(backend.reading)
        """Reads what is committed."""

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = 5.0) -> Self:
        """Open the file, creating it and its folder if needed, and bring it up to the present schema.

        `busy_seconds`: how long to wait for another process that holds the file. Raises `SchemaTooNew` and `Unusable`.
        """
        return cls(path, await SqliteBackend.open(path, busy_seconds))

    async def close(self) -> None:
        """Close it, after the transactions that are running."""
        await self.backend.close()

    async def overwrite(self) -> bool:
        """Let nothing that was deleted remain beside the database, in its log of writes. Returns whether that was
        possible: not while another process reads."""
        return await self.backend.overwrite()

    def version(self) -> object:
        """Changes whenever this process or another has committed something. What was read after the version was asked
        for is right as long as the version stays the same."""
        return self.backend.version()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Everything read inside is from one moment, whatever is committed meanwhile."""
        async with self.backend.session() as session:
            moment = Tx(session, session.dialect.begin_reading)
            try:
                yield moment
            finally:
                await session.roll_back()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Tx]:
        """Everything inside is stored together when the block ends, or not at all when it raises.

        Transactions at the same table wait for each other. Raises `StorageError` when the database is locked, its disk
        is full, or it cannot be reached.
        """
        async with self.backend.session() as session:
            tx = Tx(session, session.dialect.begin)
            try:
                yield tx
                await tx.commit()
            except BaseException:
                await session.roll_back()
                raise
            tx.stored()
