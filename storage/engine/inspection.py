"""Inspect a database without changing it, to say whether the bot could start on it."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from storage.engine.address import Address
from storage.engine.connection import StorageError
from storage.engine.opening import Unusable, check, check_restored, check_version, exists
from storage.engine.remedies import error_message
from storage.engine.schema import MIGRATIONS


@dataclass(frozen=True, slots=True)
class Inspection:
    """What an inspection found: the schema's version (0: the database is empty), and the size in bytes."""

    version: int
    size: int


async def inspect(where: Path | Address, *, writing: bool = False) -> Inspection | None:
    """Check whether the bot could use this database, and return its version and size. None: there is no file yet, which
    is fine. `writing`: whether it could also write, where that is on a database server.

    Raises `Unusable`, `SchemaTooNew` and `StorageError` if not, the last also for a file that SQLite cannot open.
    """
    return await (asyncio.to_thread(_file, where) if isinstance(where, Path) else _server(where, writing))


async def time_at(address: Address) -> float:
    """Return the time of a database server's clock, in seconds since 1970, to compare it with the bot's. Raises
    `Unusable`."""
    from storage.engine.postgres import POSTGRES, connected, first

    async with connected(address) as connection:
        (now,) = await first(connection, f"SELECT {POSTGRES.now}")
        return float(now)


def _file(path: Path) -> Inspection | None:
    try:
        if not exists(path):
            check_restored(path)
            return None
        return Inspection(check(path), path.stat().st_size)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(error_message(path, error)) from error


MAY_MAKE = "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), FALSE)"
MAY_WRITE = "SELECT " + " AND ".join(
    f"has_table_privilege('game_table', '{one}')" for one in ("SELECT", "INSERT", "UPDATE", "DELETE")
)
"""SQL: whether the user of the connection may make tables, and use those of the bot."""


async def _server(address: Address, writing: bool) -> Inspection:
    from storage.engine.postgres import (  # a file needs no driver
        check_server,
        connected,
        first,
        owner_wanted,
        stored_version,
    )

    async with connected(address) as connection:
        await check_server(connection, address)
        (size,) = await first(connection, "SELECT pg_database_size(current_database())")
        version = await stored_version(connection, address) or 0
        check_version(version, address)
        if writing and version < len(MIGRATIONS) and not (await first(connection, MAY_MAKE))[0]:
            raise Unusable(f"the user that DATABASE_URL names may make no tables in {address}. {owner_wanted(address)}")
        if writing and version and not (await first(connection, MAY_WRITE))[0]:
            raise Unusable(f"the user that DATABASE_URL names may not write in {address}. {owner_wanted(address)}")
        return Inspection(version, size)
