"""Inspect a database without changing it: could the bot start on it?"""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from storage.engine.address import Address
from storage.engine.connection import StorageError
from storage.engine.opening import check, check_restored, check_version
from storage.engine.remedies import explained


@dataclass(frozen=True, slots=True)
class Look:
    """What an inspection found: the schema's version (0: empty), and the size in bytes."""

    version: int
    size: int


async def look(where: Path | Address) -> Look | None:
    """Inspect a database; None where there is no file yet.

    Raises `Unusable`, `SchemaTooNew` and `StorageError`, also for a file that SQLite cannot open.
    """
    return await (asyncio.to_thread(_file, where) if isinstance(where, Path) else _server(where))


async def time_at(address: Address) -> float:
    """Return a server's time, in seconds since 1970. Raises `Unusable`."""
    from storage.engine.postgres import POSTGRES, connected, first

    async with connected(address) as connection:
        (now,) = await first(connection, f"SELECT {POSTGRES.now}")
        return float(now)


def _file(path: Path) -> Look | None:
    try:
        if not path.exists():
            check_restored(path)
            return None
        return Look(check(path), path.stat().st_size)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(explained(path, error)) from error


async def _server(address: Address) -> Look:
    from storage.engine.postgres import check_server, connected, first  # a file needs no driver

    async with connected(address) as connection:
        await check_server(connection, address)
        (size,) = await first(connection, "SELECT pg_database_size(current_database())")
        if not (await first(connection, "SELECT to_regclass('schema_version') IS NOT NULL"))[0]:
            return Look(0, size)
        (version,) = await first(connection, "SELECT version FROM schema_version")
        check_version(version, address)
        return Look(version, size)
