"""Checks of a database file before use, and the migrations it still needs."""

from __future__ import annotations

import logging
import os
import re
import shlex
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from glob import escape
from pathlib import Path

import aiosqlite

from storage.engine.remedies import IN_SETTING, error_message, is_full, is_read_only, remedy_for
from storage.engine.schema import MIGRATIONS, OVERWRITES_SINCE

log = logging.getLogger(__name__)

CHECK_SECONDS = 2.0
"""The time limit of the check for damage at the start: enough for about a gigabyte on an ordinary disk."""
LEAST_INDEX = 1 << 15
"""Bytes of the smallest index of a write-ahead log."""
PUT_ASIDE = re.compile(r"\.before-\d{8}-\d{6}$")
"""The end of the name under which a restore keeps the former database, with the time of the restore."""
SOME_TABLES = 0x50B3E35A
"""SQLite's `application_id` of an export, which holds some tables only (`storage.servers.transfer`)."""
SOME = "holds the tables of one server only: take them in with the command `data import`"


class SchemaTooNew(Exception):
    """Raised when the database was written by a newer version of this program. The message says so in one line."""


class Unusable(Exception):
    """Raised when the file cannot be used as a database. The message gives the reason and the remedy in one line."""


class Damaged(Unusable):
    """Raised when the content of the file is damaged. The message gives the remedy."""


def check_version(version: int, whose: object = "the database") -> None:
    """Check that this program knows a schema's version. Raises `SchemaTooNew` if not. `whose`: the database, for the
    message."""
    if version > len(MIGRATIONS):
        raise SchemaTooNew(f"{whose} has schema {version}, this program knows {len(MIGRATIONS)}: a newer version has "
                           "opened it. Nothing was changed")


def make_folder(path: Path, named: str = IN_SETTING) -> None:
    """Make the folder of a database file (`path`), and those above it, unless they exist. Raises `Unusable`.

    `named`: where the message says that another place can be named: `IN_SETTING` (the setting DATABASE) or `IN_COMMAND`
    (the command's argument).
    """
    try:
        if exists(path) and path.is_dir():
            raise Unusable(f"{path} is a folder; name a file{named}, like {path / 'sobremesa.sqlite3'}")
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise Unusable(f"{path}: {path.parent} is a file, and no folder; name a file elsewhere{named}") from error
    except OSError as error:
        raise Unusable(error_message(path, error, named)) from error


def exists(path: Path) -> bool:
    """Return whether a file or folder exists. Raises `OSError` where this user may not look, which `Path.exists` does
    not do on every Python."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def make_private(path: Path) -> None:
    """Create a file that only its owner can read, unless it exists: it will hold secrets. A link is followed. Nothing
    happens where its folder is missing. Raises `OSError`."""
    with suppress(FileExistsError, FileNotFoundError):
        os.close(os.open(path.resolve(), os.O_CREAT | os.O_EXCL, 0o600))


def find_former_database(path: Path) -> Path | None:
    """Find the former database that the last restore has renamed, and return its path; None where there is none. Copies
    that people have made under such a name do not count."""
    place = path.resolve()
    kept = sorted(one for one in place.parent.glob(f"{escape(place.name)}.before-*") if PUT_ASIDE.search(one.name))
    return kept[-1] if kept else None


def check_restored(path: Path) -> None:
    """Check that a missing database is not due to an interrupted restore, so that the bot does not start with an empty
    one. Raises `Unusable` if it is."""
    if not exists(path) and (kept := find_former_database(path)) is not None:
        away = shlex.quote(str(path.resolve().with_name(f"{path.resolve().name}.away")))
        all_kept = f"{shlex.quote(str(path.resolve()))}.before-*"
        raise Unusable(f"there is no database {path}, but {kept}, which a restore has put aside: one was cut off, "
                       "or the database was deleted. Restore again, or, to begin with an empty database: "
                       f"mkdir -p {away} && mv {all_kept} {away}")


def check(path: Path) -> int:
    """Check a database file for damage, for `CHECK_SECONDS` at most, and return its schema's version, 0 if there is no
    file.

    Raises `Unusable` if it is damaged or of another program, `SchemaTooNew`, and `sqlite3.Error` when it cannot be
    opened.
    """
    check_restored(path)
    if not exists(path):
        return 0
    end = time.monotonic() + CHECK_SECONDS
    with closing(open_read_only(path)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > end, 10_000)
        try:
            _check_ours(connection, path)
            ((version,),) = connection.execute("PRAGMA user_version").fetchall()
            check_version(version, path)
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            log.info("%s is large: a check of %.0f s found no damage, the rest was not looked at", path, CHECK_SECONDS)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                raise Unusable(f"{path} is not a database of this bot, nor any other; name another file in DATABASE"
                               ) from error
            raise Unusable(_damaged(path, str(error))) from error
        else:
            if found != "ok":
                raise Unusable(_damaged(path, found))
    return int(version)


def open_read_only(path: Path) -> sqlite3.Connection:
    """Open a connection to a database file that leaves all its files as they are.

    A connection that may write would merge the write-ahead log when it closes, so a file with such a log is opened
    read-only. A read-only connection would leave an empty log where there was none, so a file without a log is opened
    for writing. Where nothing can be written beside the file, it is read as immutable, or, if it has a log without an
    index, through a temporary copy. Raises `Unusable` where there is no room for that.
    """
    path = path.resolve()  # the other files are beside the target of a link
    log_of_writes, index, journal = (path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))
    if log_of_writes.exists():
        if not _is_index(index) and (is_read_only(path) or is_full(path)):
            return _through_a_copy(path, log_of_writes)
        return _connection(path, "ro")
    takes_nothing = not journal.exists() and (is_read_only(path) or is_full(path))
    return _connection(path, "ro&immutable=1" if takes_nothing else "rw")


def _is_index(index: Path) -> bool:
    """Return whether the index of a write-ahead log is complete; on a full disk it may be cut short."""
    return index.exists() and index.stat().st_size >= LEAST_INDEX


def _through_a_copy(path: Path, log_of_writes: Path) -> sqlite3.Connection:
    """Open a temporary copy of a database with its write-ahead log merged.

    SQLite needs an index of the log, which cannot be written beside this database. The copy is already deleted by name
    when this returns.
    """
    try:
        with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
            copy = Path(folder) / "copy.sqlite3"
            shutil.copyfile(path, copy)
            shutil.copyfile(log_of_writes, copy.with_name(f"{copy.name}-wal"))
            with closing(sqlite3.connect(copy)) as file:
                file.execute("PRAGMA journal_mode = DELETE")
            return _connection(copy, "ro&immutable=1")
    except (OSError, sqlite3.OperationalError) as error:
        raise Unusable(f"{path} can only be read through a copy in the temporary folder, which failed ({error}). Name "
                       "a folder with room for it in TMPDIR") from error


def _connection(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?mode={mode}", uri=True, timeout=CHECK_SECONDS, isolation_level=None)


def _check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a file is not another program's, and not an export of some tables. Raises `Unusable`."""
    ((told,),) = connection.execute("PRAGMA application_id").fetchall()
    if told == SOME_TABLES:
        raise Unusable(f"{path} {SOME}")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "game_table" not in names:
        raise Unusable(f"{path} holds tables of something else, and nothing was changed; name another file in DATABASE")


def _damaged(path: Path, found: str) -> str:
    return (f"{path} is damaged ({' '.join(found.split())}). Nothing was changed. Put a backup in its place with the "
            "command `restore`")


async def migrate(connection: aiosqlite.Connection, path: Path, to: int | None) -> None:
    """Run the missing migrations of a SQLite database in one transaction: all, or up to version `to`.

    Raises `Unusable` and `SchemaTooNew`, and then nothing has changed.
    """
    to = len(MIGRATIONS) if to is None else to
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    check_version(version, path)
    if version >= to:
        return
    steps = ";\n".join(MIGRATIONS[version:to])
    try:
        await connection.executescript(f"BEGIN;\n{steps};\nPRAGMA user_version = {to};\nCOMMIT;")
    except sqlite3.Error as error:
        raise Unusable(f"{path} could not be brought up to date ({error}); nothing was changed. "
                       f"{remedy_for(path, error)}") from error
    log_migration(path, version)
    if 0 < version < OVERWRITES_SINCE:
        await _vacuum(connection)


def log_migration(what: object, version: int) -> None:
    """Log that an existing database (`what`) was brought up to date from schema `version`; nothing for 0 (a new
    one)."""
    if version:
        log.info("%s was brought from schema %d to %d; an older version of the bot needs a copy from before",
                 what, version, len(MIGRATIONS))


async def _vacuum(connection: aiosqlite.Connection) -> None:
    """Rewrite the file without content that older versions deleted but did not overwrite.

    It needs as much room again. If it fails, that is only logged, since everything works without it.
    """
    try:
        await connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        log.warning("what older versions have deleted could not be overwritten (%s): free some room, then run VACUUM "
                    "on the database", error)
