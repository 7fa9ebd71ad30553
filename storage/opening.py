"""Before a database file is used: whether it can be, whether it is whole, and the migrations that it has not seen."""

from __future__ import annotations

import logging
import sqlite3
import time
from pathlib import Path

import aiosqlite

from storage.schema import MIGRATIONS, OVERWRITES_SINCE

log = logging.getLogger(__name__)

CHECK_SECONDS = 2.0
"""How long the start may look for damage in a large file: about a gigabyte, on an ordinary disk."""
SOME_TABLES = 0x50B3E35A
"""SQLite's `application_id` of a file that holds some tables of a database, and not all (`storage.moving`)."""
SOME = "holds the tables of one server only: take them in with `python -m bot data import`"


class SchemaTooNew(Exception):
    """The file was written by a newer version of this program."""


class Unusable(Exception):
    """The file cannot be used as a database. The message says why, and what helps, in one line."""


def check_version(version: int, whose: object = "the database") -> None:
    """Whether a schema is one that this program knows; a newer one is left alone. Raises `SchemaTooNew`."""
    if version > len(MIGRATIONS):
        raise SchemaTooNew(f"{whose} has schema {version}, this program knows {len(MIGRATIONS)}")


def make_room(path: Path) -> None:
    """Make the folder of a database file. Raises `Unusable`."""
    if path.is_dir():
        raise Unusable(f"{path} is a folder; name a file in it")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror or error}") from error


def check(path: Path) -> None:
    """Look whether a database file is whole, as far as that can be seen in `CHECK_SECONDS`. Raises `Unusable`, and
    `sqlite3.Error` when the file cannot be opened."""
    if not path.exists():
        return
    connection = sqlite3.connect(path, timeout=CHECK_SECONDS, isolation_level=None)
    end = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, 10_000)
    try:
        _check_ours(connection, path)
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.info("%s is large: a check of %.0f s found no damage, the rest was not looked at", path, CHECK_SECONDS)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise Unusable(f"{path} is not a database of this bot, nor any other; name another file") from error
        raise Unusable(_damaged(path, str(error))) from error
    else:
        if found != "ok":
            raise Unusable(_damaged(path, found))
    finally:
        connection.close()


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Nothing is made in a file that another program has filled, and no bot runs on a part of a database."""
    ((told,),) = connection.execute("PRAGMA application_id").fetchall()
    if told == SOME_TABLES:
        raise Unusable(f"{path} {SOME}")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "game_table" not in names:
        raise Unusable(f"{path} holds tables of something else, and nothing was changed; name another file")


def _damaged(path: Path, found: str) -> str:
    return (f"{path} is damaged ({' '.join(found.split())}). Nothing was changed: put a backup in its place, or save "
            f"what can be read with: sqlite3 {path} .recover")


async def migrate(connection: aiosqlite.Connection) -> None:
    """Run the migrations that the file has not seen, each in one transaction."""
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    check_version(version)
    for step in range(version, len(MIGRATIONS)):
        await connection.executescript(f"BEGIN;\n{MIGRATIONS[step]};\nPRAGMA user_version = {step + 1};\nCOMMIT;")
    if 0 < version < OVERWRITES_SINCE:
        await _write_anew(connection)


async def _write_anew(connection: aiosqlite.Connection) -> None:
    """What was deleted by versions that did not overwrite it still stands between the rows: write the file without it.
    That takes as much room again, for once; without it everything works, so it is only said."""
    try:
        await connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("what older versions have deleted could not be overwritten (%s): free some room, then run VACUUM "
                    "on the database", error)
