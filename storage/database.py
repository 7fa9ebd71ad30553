"""The database file, open, and the one way to write to it.

Two connections through aiosqlite: one writes, a transaction at a time; one reads what is committed. So nobody sees a
half-finished act, and a failed one leaves nothing behind. A third one only says whether anybody, this process or
another, has committed something since: whoever remembers rows asks it first.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from storage.connection import Connection, connect
from storage.opening import Unusable, check, make_room, migrate
from storage.transaction import Reader, Tx

log = logging.getLogger(__name__)
OVERWRITE_TRIES, OVERWRITE_PAUSE = 5, 0.2


class Database:
    """An open database. Make it with `Database.open`."""

    def __init__(self, path: Path, writer: Connection, reader: Connection, watcher: sqlite3.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._watcher = watcher
        self._turn = asyncio.Lock()
        self.read = Reader(reader)
        """Reads what is committed."""

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float = 5.0) -> Database:
        """Open the file, creating it and its folder if needed, and bring it up to the present schema.

        `busy_seconds`: how long to wait for another process that holds the file. Raises `SchemaTooNew` and `Unusable`.
        """
        try:
            make_room(path)
            await asyncio.to_thread(check, path)
            async with AsyncExitStack() as on_failure:
                writer = await connect(path, busy_seconds)
                on_failure.push_async_callback(writer.close)
                await migrate(writer)
                reader = await connect(path, busy_seconds)
                on_failure.push_async_callback(reader.close)
                opened = cls(path, writer, reader, sqlite3.connect(path, timeout=0, isolation_level=None))
                on_failure.pop_all()
            return opened
        except OSError as error:
            raise Unusable(f"{path}: {error.strerror or error}") from error
        except sqlite3.Error as error:
            raise Unusable(f"{path}: {error}") from error

    async def close(self) -> None:
        """Close both connections, after the transaction that is running."""
        async with self._turn:
            self._watcher.close()
            await self._reader.close()
            await self._writer.close()

    async def overwrite(self) -> bool:
        """Let nothing that was deleted remain beside the database file, in its log of writes; in the file itself it is
        overwritten at once. Returns whether that was possible: not while another process reads."""
        async with self._turn:
            for _ in range(OVERWRITE_TRIES):
                ((busy, _, _),) = await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                if not busy:
                    return True
                await asyncio.sleep(OVERWRITE_PAUSE)
        log.warning("the database is being read: what was deleted stands in its log of writes until the next start")
        return False

    def version(self) -> object:
        """Changes whenever this process or another has committed something. What was read after the version was asked
        for is right as long as the version stays the same.

        A few microseconds, so it is asked for without a visit to a thread.
        """
        try:
            return self._watcher.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:  # another process is just repairing the file: nobody knows
            return object()

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Everything read inside is from one moment, whatever is committed meanwhile."""
        async with self._turn:
            moment = Tx(self._writer, "BEGIN")
            try:
                yield moment
            finally:
                await self._roll_back()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Tx]:
        """Everything inside is stored together when the block ends, or not at all when it raises.

        Transactions wait for each other. Raises `sqlite3.Error` when the file is locked or the disk is full.
        """
        async with self._turn:
            tx = Tx(self._writer)
            try:
                yield tx
                await tx.commit()
            except BaseException:
                await self._roll_back()
                raise
            tx.stored()

    async def _roll_back(self) -> None:
        try:
            await self._writer.execute("ROLLBACK")
        except sqlite3.OperationalError as error:  # it never began, or SQLite has rolled back itself (full disk)
            log.debug("rollback: %s", error)
