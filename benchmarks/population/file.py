"""The database as the bot has it, but for the threads: nobody waits for anybody here, and going to and fro between
threads takes longer than SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from storage.database import Database
from storage.sqlite import PRAGMAS, SqliteBackend, SqliteConnection, watching


class AtOnce(SqliteConnection):
    """A connection that works in the thread of whoever asks."""

    def __init__(self, path: Path) -> None:
        opened = sqlite3.connect(path, isolation_level=None)
        super().__init__(lambda: opened, iter_chunk_size=64)
        self._connection = opened
        for pragma in PRAGMAS:
            opened.execute(f"PRAGMA {pragma}")

    async def _execute(self, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
        """Do it now."""
        return fn(*args, **more)

    async def close(self) -> None:
        """Close it."""
        self._conn.close()
        self._connection = None


async def opened(path: Path) -> Database:
    """The file with today's schema, open."""
    await (await SqliteBackend.open(path, 5.0)).close()
    return Database(path, SqliteBackend(AtOnce(path), AtOnce(path), watching(path)))
