"""A look at a database that changes nothing: could the bot start on it?"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from storage.address import Address
from storage.connection import StorageError
from storage.opening import check, check_version


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen: how many migrations the database has had (0: it is empty), and its size in bytes."""

    version: int
    size: int


async def look(where: Path | Address) -> Look | None:
    """What stands there; None where there is no file yet. Raises `Unusable`, `SchemaTooNew` and `StorageError`, also
    for a file that SQLite cannot open."""
    found = await (asyncio.to_thread(_file, where) if isinstance(where, Path) else _server(where))
    if found is not None:
        check_version(found.version)
    return found


def _file(path: Path) -> Look | None:
    if not path.exists():
        return None
    try:
        check(path)
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"{path}: {error}") from error
    return Look(int(version), path.stat().st_size)


async def _server(address: Address) -> Look:
    from storage.postgres import connected, first  # who has a file need not load the driver

    async with connected(address) as connection:
        (size,) = await first(connection, "SELECT pg_database_size(current_database())")
        if not (await first(connection, "SELECT to_regclass('schema_version') IS NOT NULL"))[0]:
            return Look(0, size)
        (version,) = await first(connection, "SELECT version FROM schema_version")
        return Look(version, size)
