"""A copy of a database while it is in use, and putting such a copy in its place.

A copy is one file of one moment, whole or not there at all; it is checked before it gets its name, and nobody reads it
but the account that has made it: it holds the secrets of running tables. Nothing is thrown away: what stood in the
place of a restored copy is kept beside it. A file of some tables only (`storage.moving`) is marked as such.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from storage.model import Person
from storage.opening import SOME, SOME_TABLES, Unusable, check_version, make_room

PAGES, PAUSE = 1000, 0.005
"""Pages copied at a time (4 MB), and the pause in which the bot may write."""
BESIDE = ("", "-wal", "-shm")
"""The files of a database: itself, its log of writes and the index of that."""
WHOLE = ("is a copy of a whole database: put it back with `python -m bot restore`, or name it in DATABASE and take a "
         "server's tables out of it with `python -m bot data export`")


@dataclass(frozen=True, slots=True)
class Copy:
    """What a copy holds: the schema's version, how many tables (games), how many bytes."""

    schema: int
    tables: int
    size: int


def back_up(database: Path, target: Path) -> Copy:
    """Copy a database, which a bot may be using, into a new file. Raises `Unusable`, and nothing was written then."""
    if not database.exists():
        raise Unusable(f"there is no database {database}")
    with fresh(target) as part:
        _copy(database, part)
        return finish(part, target)


@contextmanager
def fresh(target: Path) -> Iterator[Path]:
    """A name beside a new file for what is being written; `finish` gives it the file's, else it is gone after the
    block. Raises `Unusable`."""
    if target.exists():
        raise Unusable(f"{target} exists already and is left as it is; name a new file")
    make_room(target)
    with _unfinished(target) as part:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        yield part


def finish(part: Path, target: Path, *, some: bool = False) -> Copy:
    """Check every page of a new file, make one file of it and give it its name. `some`: it holds some tables only.
    Raises `Unusable`, also where a file of that name has come meanwhile."""
    with closing(sqlite3.connect(part)) as file:
        if some:
            file.execute(f"PRAGMA application_id = {SOME_TABLES}")
        file.execute("PRAGMA journal_mode = DELETE")  # without a log of writes beside it
    found = look_at(part, some=some)
    _flush(part, os.O_RDWR)
    try:
        os.link(part, target)  # which takes no other file's place
    except OSError as error:  # there is one, or this disk knows no second names
        if target.exists():
            raise Unusable(f"{target} exists already and is left as it is; name a new file") from error
        part.replace(target)
    _flush(target.parent, os.O_RDONLY)
    return found


def look_at(file: Path, *, some: bool = False) -> Copy:
    """Check every page of a copy; `some`: of a file with some tables only. Raises `Unusable` and `SchemaTooNew`."""
    if not file.is_file():
        raise Unusable(f"there is no file {file}")
    try:
        with closing(_read_only(file)) as copy:
            (damage,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if damage != "ok":
                raise Unusable(f"{file} is damaged ({' '.join(damage.split())})")
            (schema,) = copy.execute("PRAGMA user_version").fetchone()
            check_version(schema, file)
            (ours,) = copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'game_table'").fetchone()
            if not ours:
                raise Unusable(f"{file} is not a copy of this bot's database")
            ((told,),) = copy.execute("PRAGMA application_id").fetchall()
            if (told == SOME_TABLES) is not some:
                raise Unusable(f"{file} {WHOLE if some else SOME}")
            (tables,) = copy.execute("SELECT count(*) FROM game_table").fetchone()
    except sqlite3.DatabaseError as error:
        raise Unusable(f"{file} is not a whole database ({error})") from error
    return Copy(schema, tables, file.stat().st_size)


def deleted_since(copy: Path, database: Path) -> list[Person]:
    """The persons whom the copy still knows and who were deleted from the database since. Only where one comes of the
    other, which the secrets of their tables show: else equal numbers mean different people. Raises `Unusable` where
    the database cannot say."""
    if not database.exists():
        return []
    try:
        with closing(_read_only(database)) as now, closing(_read_only(copy)) as then:
            secrets = set(now.execute("SELECT id, secret FROM game_table"))
            if secrets.isdisjoint(then.execute("SELECT id, secret FROM game_table")):
                return []
            gone = {row[0] for row in now.execute("SELECT id FROM person WHERE discord_id < 0")}
            return [row[0] for row in then.execute("SELECT id FROM person WHERE discord_id > 0") if row[0] in gone]
    except sqlite3.DatabaseError as error:
        raise Unusable(f"{database} cannot be read ({error}) and cannot say who was deleted since the copy") from error


@contextmanager
def unpacked(copy: Path, database: Path, *, some: bool = False) -> Iterator[Path]:
    """A second copy, beside the database, to be got ready; `take_place` puts it there, else it is gone after the block.
    `some`: of a file with some tables only. Raises `Unusable` and `SchemaTooNew`."""
    look_at(copy, some=some)
    make_room(database)
    with _unfinished(database) as part:
        _copy(copy, part)
        yield part


def take_place(part: Path, database: Path, now: float | None = None) -> Path | None:
    """Put an unpacked copy in the place of a database that nobody uses: hold its lock. Returns where the former
    database stands now, None when there was none. Raises `Unusable`, and nothing has changed then."""
    kept = _set_aside(database, time.time() if now is None else now)
    _put(part, database)
    return kept


def _copy(source: Path, part: Path) -> None:
    try:
        with closing(_read_only(source)) as read, closing(sqlite3.connect(part)) as write:
            read.backup(write, pages=PAGES, sleep=PAUSE)
            write.execute("PRAGMA journal_mode = DELETE")  # one file, without a log of writes beside it
            write.execute("PRAGMA application_id = 0")
    except sqlite3.Error as error:
        raise Unusable(f"{source} could not be copied ({error}); nothing has changed") from error


def _set_aside(database: Path, now: float) -> Path | None:
    """Give the files of a database another name, which says when. They are moved as they are: one that is damaged keeps
    all that may help to save it."""
    if not any(_beside(database, suffix).exists() for suffix in BESIDE):
        return None
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}")
    if kept.exists():
        raise Unusable(f"{kept} exists already; wait a second and try again")
    for suffix in BESIDE:
        if _beside(database, suffix).exists():
            _beside(database, suffix).replace(_beside(kept, suffix))
    return kept


def _beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """A name beside the target for what is being written; whatever stands there at the end is removed."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        yield part
    except OSError as error:
        raise Unusable(f"{target}: {error.strerror or error}") from error
    finally:
        _remove(part)


def _remove(part: Path) -> None:
    for suffix in BESIDE:
        _beside(part, suffix).unlink(missing_ok=True)


def _put(part: Path, target: Path) -> None:
    """Give a finished file the name of another one, once all of it stands on the disk."""
    _flush(part, os.O_RDWR)
    part.replace(target)
    _flush(target.parent, os.O_RDONLY)


def _flush(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
