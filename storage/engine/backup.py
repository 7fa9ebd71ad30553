"""A copy of a database while it is in use, and putting such a copy in its place.

A copy is one file of one moment, whole or not there at all; it is checked before it gets its name, and nobody reads it
but the account that has made it: it holds the secrets of running tables. Nothing is thrown away: what stood in the
place of a restored copy is kept beside it. A file of some tables only (`storage.servers.moving`) is marked as such.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from glob import escape
from pathlib import Path

from storage.engine.opening import (
    SOME,
    SOME_TABLES,
    Damaged,
    Unusable,
    changing_nothing,
    check_version,
    make_private,
    make_room,
    set_aside,
)
from storage.engine.remedies import IN_COMMAND, IN_SETTING, against, explained, is_damage, is_full, is_no_room
from storage.engine.schema import MIGRATIONS
from storage.model import Person

ALL_PAGES, PAUSE = -1, 0.005
"""All pages are copied in one step, which is one read transaction: after each step the database may have changed, and
SQLite then begins the copy again, so a bot that writes would never let it end. In WAL mode a reader holds up no writer.
The pause comes only before another try at a file that is locked."""
BESIDE = ("", "-wal", "-shm")
"""The files of a database: itself, its log of writes and the index of that."""
UNFINISHED, LEFT_AFTER = "[0-9a-f]" * 8 + ".part", 86_400.0
"""How the name of a copy ends that is being written, and after how many seconds without a write nobody writes it."""
SIGNS = {"bot_mark": "SELECT mark FROM bot_mark", "game_table": "SELECT id, secret FROM game_table"}
"""What tells a database from all others, also long afterwards, by the table that has it."""
WHOLE = ("is a copy of a whole database: put it back with the command `restore`, or name it in DATABASE and take "
         "a server's tables out of it with `data export`")


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
        _copy(database, part, target)
        return finish(part, target, whose=database)


@contextmanager
def fresh(target: Path) -> Iterator[Path]:
    """A name beside a new file for what is being written; `finish` gives it the file's, else it is gone after the
    block. Raises `Unusable`."""
    if target.exists():
        raise Unusable(f"{target} exists already and is left as it is; name a new file")
    make_room(target, IN_COMMAND)
    with _unfinished(target, IN_COMMAND) as part:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        yield part


def finish(part: Path, target: Path, *, some: bool = False, whose: Path | None = None) -> Copy:
    """Check every page of a new file, make one file of it and give it its name. `some`: it holds some tables only.
    `whose` fault it is when something is wrong: the new file's. Raises `Unusable`, also where a file of that name has
    come meanwhile."""
    try:
        with closing(sqlite3.connect(part)) as file:
            if some:
                file.execute(f"PRAGMA application_id = {SOME_TABLES}")
            file.execute("PRAGMA journal_mode = DELETE")  # without a log of writes beside it
    except sqlite3.Error as error:
        raise Unusable(explained(target, error, IN_COMMAND)) from error
    found = look_at(part, some=some, whose=whose or target)
    _flush(part)
    try:
        os.link(part, target)  # which takes no other file's place
    except OSError as error:  # there is one, or this disk knows no second names
        if target.exists():
            raise Unusable(f"{target} exists already and is left as it is; name a new file") from error
        part.replace(target)
    _flush_names(target.parent)
    return found


def look_at(file: Path, *, some: bool = False, whose: Path | None = None) -> Copy:
    """Check every page of a copy; `some`: of a file with some tables only; `whose` fault it is when something is wrong.
    Raises `Unusable` and `SchemaTooNew`."""
    whose = whose or file
    try:
        if not file.is_file():
            raise Unusable(f"there is no file {file}")
        file.open("rb").close()  # SQLite does not say why it may not
    except OSError as error:
        raise Unusable(explained(file, error, IN_COMMAND)) from error
    try:
        with closing(changing_nothing(file)) as copy:
            (damage,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if damage != "ok":
                raise Unusable(f"{whose} is damaged ({' '.join(damage.split())})")
            (schema,) = copy.execute("PRAGMA user_version").fetchone()
            check_version(schema, whose)
            (ours,) = copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'game_table'").fetchone()
            if not ours:
                raise Unusable(f"{whose} is not a copy of this bot's database")
            ((told,),) = copy.execute("PRAGMA application_id").fetchall()
            if (told == SOME_TABLES) is not some:
                raise Unusable(f"{whose} {WHOLE if some else SOME}")
            (tables,) = copy.execute("SELECT count(*) FROM game_table").fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise Unusable(explained(file, error, IN_COMMAND)) from error
        raise Unusable(f"{whose} is not a whole database ({error})") from error
    return Copy(schema, tables, file.stat().st_size)


def deleted_since(copy: Path, database: Path) -> list[Person]:
    """The persons whom the copy, which was looked at, still knows and who were deleted from the database since. Only
    where one comes of the other, which the database's mark and the secrets of tables show: else equal numbers mean
    different people. Raises `Damaged` where the database cannot say, and `Unusable` where it cannot be read now."""
    if not database.exists():
        return []
    try:
        with closing(changing_nothing(database)) as now, closing(changing_nothing(copy)) as then:
            if not _shared(now, then):
                return []
            gone = {row[0] for row in now.execute("SELECT id FROM person WHERE discord_id < 0")}
            return [row[0] for row in then.execute("SELECT id FROM person WHERE discord_id > 0") if row[0] in gone]
    except sqlite3.Error as error:
        missing = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR  # a table that would say it
        if not missing and not is_damage(error):
            raise Unusable(explained(database, error)) from error
        raise Damaged(f"{database} cannot be read ({error}) and cannot say who was deleted since the copy") from error


def _shared(one: sqlite3.Connection, other: sqlite3.Connection) -> bool:
    """Whether two databases have anything in common that only one database can have made."""
    tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
    known = {row[0] for row in one.execute(tables)} & {row[0] for row in other.execute(tables)}  # old copies lack some
    return any(
        name in known and not set(one.execute(query)).isdisjoint(other.execute(query)) for name, query in SIGNS.items()
    )


@contextmanager
def unpacked(copy: Path, database: Path, *, some: bool = False) -> Iterator[Path]:
    """A second copy, beside the database, to be got ready; `take_place` puts it there, else it is gone after the block.
    `some`: of a file with some tables only. Raises `Unusable` and `SchemaTooNew`."""
    look_at(copy, some=some)
    _check_triggers(copy)
    make_room(database)
    with _unfinished(database) as part:
        make_private(part)
        _copy(copy, part, database)
        yield part


def take_place(part: Path, database: Path, now: float | None = None) -> Path | None:
    """Put an unpacked copy in the place of a database that nobody uses: hold its lock. Returns where the former
    database stands now, None when there was none. Raises `Unusable`, and nothing has changed then."""
    try:
        _flush(part)  # first, because it takes long: from here on nothing is left but renaming
        kept = _set_aside(database, time.time() if now is None else now)
        part.replace(database)
        _flush_names(database.parent)
    except OSError as error:
        undo_cut_off(database)
        raise Unusable(f"{database}: {error.strerror or error}; nothing has changed. {against(database, error)}"
                       ) from error
    return kept


def undo_cut_off(database: Path) -> None:
    """Where a restore was cut off after it had put the database aside and before the copy had its place, give the
    database its name back. Hold its lock. Raises `Unusable`."""
    if not database.exists() and (kept := set_aside(database)) is not None:
        try:
            _rename(kept, database, BESIDE[::-1])
        except OSError as error:
            raise Unusable(explained(database, error)) from error


def _check_triggers(copy: Path) -> None:
    """Nothing in a copy does anything of its own accord but what this program has put there. Raises `Unusable`."""
    active = "SELECT type, name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')"
    with closing(changing_nothing(copy)) as file, closing(sqlite3.connect(":memory:")) as made:
        (version,) = file.execute("PRAGMA user_version").fetchone()
        made.executescript(";\n".join(MIGRATIONS[:version]))
        strange = sorted(
            {(kind, name, _plain(sql)) for kind, name, sql in file.execute(active)}
            ^ {(kind, name, _plain(sql)) for kind, name, sql in made.execute(active)}
        )
    if strange:
        kind, name, _ = strange[0]
        raise Unusable(f"{copy}: its {kind} {name!r} is not as this program makes it, and could change what is stored. "
                       "Drop it if you have added it yourself; else do not use this file")


def _plain(sql: str) -> str:
    """A statement without what versions of SQLite write differently."""
    return "".join(sql.split()).replace('"', "")


def _copy(source: Path, part: Path, target: Path) -> None:
    try:
        with closing(changing_nothing(source)) as read, closing(sqlite3.connect(part)) as write:
            read.backup(write, pages=ALL_PAGES, sleep=PAUSE)
            write.execute("PRAGMA journal_mode = DELETE")  # one file, without a log of writes beside it
            write.execute("PRAGMA application_id = 0")
    except sqlite3.Error as error:
        full = is_no_room(error) or is_full(target)
        remedy = against(target if full else source, error)
        raise Unusable(f"{source} could not be copied to {target} ({error}); nothing has changed. {remedy}") from error


def _set_aside(database: Path, now: float) -> Path | None:
    """Give the files of a database another name, which says when. They are moved as they are: one that is damaged keeps
    all that may help to save it."""
    if not files_of(database):
        return None
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}")
    if kept.exists():
        raise Unusable(f"{kept} exists already; wait a second and try again")
    _rename(database, kept, BESIDE)
    return kept


def files_of(database: Path) -> list[Path]:
    """Return those files of a database that exist."""
    return [file for suffix in BESIDE if (file := _beside(database, suffix)).exists()]


def _rename(database: Path, to: Path, suffixes: Sequence[str]) -> None:
    """Give the files of a database another name. The file itself goes first and comes back last: cut off in between,
    none stands in its place without its log of writes."""
    for suffix in suffixes:
        if _beside(database, suffix).exists():
            _beside(database, suffix).replace(_beside(to, suffix))


def _beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


@contextmanager
def _unfinished(target: Path, named: str = IN_SETTING) -> Iterator[Path]:
    """A name beside the target for what is being written; what stands there at the end is removed. So is what a
    program that was killed has left there, because it holds all secrets."""
    _sweep(target)
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        yield part
    except OSError as error:
        raise Unusable(explained(target, error, named)) from error
    finally:
        _remove(part)


def _sweep(target: Path) -> None:
    """Remove old unfinished copies beside a file: of it, and of files with the same suffix."""
    for part in target.parent.glob(f".*{escape(target.suffix)}.{UNFINISHED}"):
        with suppress(OSError):  # its program has just ended and removed it
            if time.time() - part.stat().st_mtime > LEFT_AFTER:
                _remove(part)


def _remove(part: Path) -> None:
    for suffix in BESIDE:
        with suppress(OSError):  # where nothing can be removed nothing could be made, and that is said already
            _beside(part, suffix).unlink(missing_ok=True)


def _flush(path: Path, flags: int = os.O_RDWR) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _flush_names(folder: Path) -> None:
    """Let the names in a folder outlive a power failure, where the system opens folders (not on Windows)."""
    if hasattr(os, "O_DIRECTORY"):
        _flush(folder, os.O_RDONLY | os.O_DIRECTORY)
