"""Back up a database while it is in use, and restore a backup in its place.

A backup is one file, a snapshot, complete or not there at all. It is checked before it gets its name, and only the
account that made it can read it, since it holds the secrets of running tables. Nothing is thrown away: the former
database is kept beside a restored one. An export of some tables (`storage.servers.transfer`) is marked as such.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from glob import escape
from pathlib import Path

from storage.engine.opening import (
    SOME,
    SOME_TABLES,
    Damaged,
    Unusable,
    check_version,
    exists,
    find_former_database,
    make_folder,
    make_private,
    open_read_only,
)
from storage.engine.remedies import IN_COMMAND, IN_SETTING, error_message, is_damage, is_full, is_no_room, remedy_for
from storage.engine.schema import MIGRATIONS
from storage.engine.sqlite import SQLITE
from storage.model import Person

ALL_PAGES, PAUSE = -1, 0.005
"""All pages are copied in one step, which is one read transaction: SQLite restarts a copy when the database changes
between steps, so next to a bot that writes it would never end. In WAL mode a reader blocks no writer. The pause only
comes before another try at a locked file."""
BESIDE = ("", "-wal", "-shm")
"""The suffixes of a database's files: itself, its write-ahead log, and the index of that."""
UNFINISHED, LEFT_AFTER = "[0-9a-f]" * 8 + ".part", 86_400.0
"""The end of the name of an unfinished copy, and the seconds without a write after which it counts as abandoned."""
SIGNS = {"bot_mark": "SELECT mark FROM bot_mark", "game_table": "SELECT id, secret, opened_at FROM game_table"}
"""What identifies a database, also long afterwards: by table, the query for it. All lessons of a game have the same
secret, so a table's time belongs to it."""
PRESENT, DELETED = "discord_id > 0", "discord_id < 0"
"""SQL conditions for rows of `person`: the people whom a database knows, and those who were deleted from it."""
WHOLE = ("is a copy of a whole database: put it back with the command `restore`, or name it in DATABASE and take "
         "a server's tables out of it with `data export`")


@dataclass(frozen=True, slots=True)
class Copy:
    """A summary of a copy of the database: the schema's version, the number of game tables in it, and its size in
    bytes."""

    schema: int
    tables: int
    size: int


@dataclass(frozen=True, slots=True)
class Deletion:
    """A deleted person, as a database remembers them: their former id and token (None: they are older than tokens)."""

    person: Person
    token: str | None


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a database must still know after an older copy has taken its place: the deleted people whom the copy has
    never known, since another copy or an export may name them, and its mark (None: it has none), by which its exports
    are recognised."""

    deletions: tuple[Deletion, ...] = ()
    mark: str | None = None


def back_up(database: Path, target: Path) -> Copy:
    """Copy a database, which a bot may be using, into a new file, check that, and return a summary of it. Raises
    `Unusable`, and then nothing was written."""
    if not exists(database):
        raise Unusable(f"there is no database {database}")
    with new_file(target) as part:
        _copy(database, part, target)
        return finish(part, target, named=database)


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """Yield a temporary name beside a new file, to write it there. `finish` gives it its final name (`target`);
    otherwise it is deleted after the block.

    Raises `Unusable` if the file exists or cannot be made.
    """
    if exists(target):
        raise Unusable(f"{target} exists already and is left as it is; name a new file")
    make_folder(target, IN_COMMAND)
    with _unfinished(target, IN_COMMAND) as part:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        yield part


def finish(part: Path, target: Path, *, partial: bool = False, named: Path | None = None) -> Copy:
    """Check every page of a new file (`part`, from `new_file`), give it its final name `target`, and return a summary
    of it.

    `partial`: it is marked as holding some tables only (an export). `named`: the file that an error names as damaged;
    None: the new file. Raises `Unusable`, also where a file of that name exists by now.
    """
    try:
        with closing(sqlite3.connect(part)) as file:
            if partial:
                file.execute(f"PRAGMA application_id = {SOME_TABLES}")
            file.execute("PRAGMA journal_mode = DELETE")  # without a write-ahead log beside it
    except sqlite3.Error as error:
        raise Unusable(error_message(target, error, IN_COMMAND)) from error
    found = check_copy(part, partial=partial, named=named or target)
    _flush(part)
    try:
        os.link(part, target)  # fails if the name is taken
    except OSError as error:  # it is taken, or this disk knows no hard links
        if exists(target):
            raise Unusable(f"{target} exists already and is left as it is; name a new file") from error
        part.replace(target)
    _flush_names(target.parent)
    return found


def check_copy(file: Path, *, partial: bool = False, named: Path | None = None) -> Copy:
    """Check every page of a copy of the database, and return a summary of it.

    `partial`: whether it should hold some tables only (an export). `named`: the file that an error names; None: the
    copy. Raises `Unusable` if it is damaged, of another kind or another program's, and `SchemaTooNew`.
    """
    named = named or file
    try:
        if not file.is_file():
            raise Unusable(f"there is no file {file}")
        file.open("rb").close()  # raises with the reason, which SQLite does not give
    except OSError as error:
        raise Unusable(error_message(file, error, IN_COMMAND)) from error
    try:
        with closing(open_read_only(file)) as copy:
            (damage,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if damage != "ok":
                raise Unusable(f"{named} is damaged ({' '.join(damage.split())})")
            (schema,) = copy.execute("PRAGMA user_version").fetchone()
            check_version(schema, named)
            (ours,) = copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'game_table'").fetchone()
            if not ours:
                raise Unusable(f"{named} is not a copy of this bot's database")
            ((told,),) = copy.execute("PRAGMA application_id").fetchall()
            if (told == SOME_TABLES) is not partial:
                raise Unusable(f"{named} {WHOLE if partial else SOME}")
            (tables,) = copy.execute("SELECT count(*) FROM game_table").fetchone()
    except sqlite3.Error as error:
        if not is_damage(error):
            raise Unusable(error_message(file, error, IN_COMMAND)) from error
        raise Unusable(f"{named} is not a whole database ({error})") from error
    return Copy(schema, tables, file.stat().st_size)


def deleted_since(copy: Path, database: Path) -> list[Person]:
    """Return the people in a copy who were deleted from the database since, so that a restore can delete them again.

    Only where one derives from the other, as the database's mark and the tables' secrets show; otherwise the list is
    empty, since equal ids mean different people. So they may where two bots went on from copies of one database, hence
    each person's token. Raises `Damaged` where the database cannot tell, and `Unusable` where it cannot be read now.
    """
    if not exists(database):
        return []
    with _former(database) as now, closing(open_read_only(copy)) as then:
        if not _shared(now, then):
            return []
        gone = set(now.execute(people_query(_columns_of_people(now), DELETED)))
        return [row[0] for row in then.execute(people_query(_columns_of_people(then), PRESENT)) if row in gone]


def unknown_to(copy: Path, database: Path) -> Knowledge:
    """Return what the database knows and a copy, which is older, does not, and what must still be known when the copy
    has taken its place. Only where one derives from the other, as for `deleted_since`. Raises what that raises."""
    if not exists(database):
        return Knowledge()
    with _former(database) as now, closing(open_read_only(copy)) as then:
        if not _shared(now, then):
            return Knowledge()
        known = {row[0] for row in then.execute("SELECT id FROM person")}
        deleted = now.execute(people_query(_columns_of_people(now), DELETED))
        return Knowledge(tuple(Deletion(*row) for row in deleted if row[0] not in known), _mark(now))


def _mark(file: sqlite3.Connection) -> str | None:
    """Return a database's mark; None if it has none."""
    if not file.execute("SELECT 1 FROM sqlite_master WHERE name = 'bot_mark'").fetchone():
        return None
    return next((str(mark) for (mark,) in file.execute(SIGNS["bot_mark"])), None)


def _columns_of_people(file: sqlite3.Connection) -> list[str]:
    return [name for (name,) in file.execute(SQLITE.columns, ("person",))]


def people_query(columns: Collection[str], condition: str) -> str:
    """Return a query for the ids and tokens of people. Nobody has a token where the table's columns have none."""
    return f"SELECT id, {'token' if 'token' in columns else 'NULL'} FROM person WHERE {condition}"


def go_on_numbering(part: Path, database: Path) -> None:
    """Let new ids in a prepared copy (`part`, from `working_copy`) continue after the highest ones of the database
    whose place it will take.

    Otherwise an id would be given twice: messages that still stand in Discord would act on another table, and a
    deletion of the later person would be taken for one of the former (`deleted_since`). Raises what that raises.
    """
    if not exists(database):
        return
    with _former(database) as now:
        known = {row[0] for row in now.execute("SELECT name FROM sqlite_master")}
        reached = dict(now.execute("SELECT name, seq FROM sqlite_sequence")) if "sqlite_sequence" in known else {}
        (person,) = now.execute("SELECT max(id) FROM person").fetchone() if "person" in known else (None,)
    try:
        with closing(sqlite3.connect(part)) as file, file:
            here = dict(file.execute("SELECT name, seq FROM sqlite_sequence"))
            for name, last in reached.items():  # also for tables that only a later schema makes
                file.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
                count = (name, max(last, here.get(name, 0)))
                file.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", count)
            # people have no such counter: a row like those of deleted people, which nobody had, keeps the ids before it
            file.execute(
                """INSERT INTO person (id, discord_id) SELECT ?1, -?1
                   WHERE ?1 > 1 + (SELECT coalesce(max(id), 0) FROM person)""",
                (1 + (person or 0),),
            )
    except sqlite3.Error as error:
        raise Unusable(error_message(database, error)) from error


@contextmanager
def _former(database: Path) -> Iterator[sqlite3.Connection]:
    """Open the database that a copy will replace, to read from it. Raises `Damaged` in the block where it is damaged,
    and `Unusable` where it cannot be read now."""
    try:
        with closing(open_read_only(database)) as now:
            yield now
    except sqlite3.Error as error:
        missing = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_ERROR  # no table `person`, so it cannot tell
        if not missing and not is_damage(error):
            raise Unusable(error_message(database, error)) from error
        raise Damaged(f"{database} cannot be read ({error}) and cannot say who was deleted since the copy") from error


def _shared(one: sqlite3.Connection, other: sqlite3.Connection) -> bool:
    """Return whether two databases share an identifying value, so that one derives from the other."""
    tables = "SELECT name FROM sqlite_master WHERE type = 'table'"
    known = {row[0] for row in one.execute(tables)} & {row[0] for row in other.execute(tables)}  # old copies lack some
    return any(
        name in known and not set(one.execute(query)).isdisjoint(other.execute(query)) for name, query in SIGNS.items()
    )


@contextmanager
def working_copy(copy: Path, database: Path, *, partial: bool = False) -> Iterator[Path]:
    """Check a backup or export, and yield a second copy of it beside the database, which may be changed and then put in
    the database's place by `take_place`. Otherwise it is deleted after the block.

    `partial`: `copy` holds some tables only (an export). Raises `Unusable` and `SchemaTooNew`.
    """
    check_copy(copy, partial=partial)
    _check_triggers(copy)
    make_folder(database)
    with _unfinished(database) as part:
        make_private(part)
        _copy(copy, part, database)
        yield part


def take_place(part: Path, database: Path, now: float | None = None) -> Path | None:
    """Put a prepared copy (`part`, from `working_copy`) in the place of a database, and rename the former one. The
    caller holds the database's lock.

    Returns the new path of the former database, None when there was none; `now` (default: the time) is in its name.
    Raises `Unusable`, and then nothing has changed.
    """
    try:
        _flush(part)  # first, because it takes long: from here on there is only renaming
        kept = _set_aside(database, time.time() if now is None else now)
        part.replace(database)
        _flush_names(database.parent)
    except OSError as error:
        undo_interrupted_restore(database)
        raise Unusable(f"{database}: {error.strerror or error}; nothing has changed. {remedy_for(database, error)}"
                       ) from error
    return kept


def undo_interrupted_restore(database: Path) -> Path | None:
    """Rename the former database back if an interrupted restore has renamed it but not replaced it, and return the path
    that it had. The caller holds the database's lock.

    Does nothing if the database exists or no restore has renamed it. Raises `Unusable` if it cannot be renamed back.
    """
    if exists(database) or (kept := find_former_database(database)) is None:
        return None
    try:
        _rename(kept, database, BESIDE[::-1])
    except OSError as error:
        raise Unusable(error_message(database, error)) from error
    return kept


def _check_triggers(copy: Path) -> None:
    """Check that a copy's triggers and views are exactly those of this program. Raises `Unusable`."""
    active = "SELECT type, name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')"
    with closing(open_read_only(copy)) as file, closing(sqlite3.connect(":memory:")) as made:
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
    """Return a statement without what SQLite versions write differently."""
    return "".join(sql.split()).replace('"', "")


def _copy(source: Path, part: Path, target: Path) -> None:
    """Copy a database into the file `part` as a single file. Errors name `target`. Raises `Unusable`."""
    try:
        with closing(open_read_only(source)) as read, closing(sqlite3.connect(part)) as write:
            read.backup(write, pages=ALL_PAGES, sleep=PAUSE)
            write.execute("PRAGMA journal_mode = DELETE")  # one file, without a write-ahead log
            write.execute("PRAGMA application_id = 0")
    except sqlite3.Error as error:
        full = is_no_room(error) or is_full(target)
        remedy = remedy_for(target if full else source, error)
        raise Unusable(f"{source} could not be copied to {target} ({error}); nothing has changed. {remedy}") from error


def _set_aside(database: Path, now: float) -> Path | None:
    """Rename the files of a database to a name with the time, and return that; None if there are none. They are kept
    unchanged, to save what can be saved."""
    if not files_of(database):
        return None
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}")
    if kept.exists():
        raise Unusable(f"{kept} exists already; wait a second and try again")
    _rename(database, kept, BESIDE)
    return kept


def files_of(database: Path) -> list[Path]:
    """Return those files of a database that exist: itself, its write-ahead log, and the index of that."""
    return [file for suffix in BESIDE if (file := _beside(database, suffix)).exists()]


def _rename(database: Path, to: Path, suffixes: Sequence[str]) -> None:
    """Rename the files of a database. The main file goes first and comes back last, so that after an interruption none
    is in place without its write-ahead log."""
    for suffix in suffixes:
        if _beside(database, suffix).exists():
            _beside(database, suffix).replace(_beside(to, suffix))


def _beside(database: Path, suffix: str) -> Path:
    return database.with_name(database.name + suffix)


@contextmanager
def _unfinished(target: Path, named: str = IN_SETTING) -> Iterator[Path]:
    """Yield a temporary name beside the target. Its file is deleted at the end, as are old ones that killed programs
    left, because they hold all secrets."""
    _sweep(target)
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        yield part
    except OSError as error:
        raise Unusable(error_message(target, error, named)) from error
    finally:
        _remove(part)


def _sweep(target: Path) -> None:
    """Delete abandoned unfinished copies beside a file: its own, and those of files with the same suffix."""
    for part in target.parent.glob(f".*{escape(target.suffix)}.{UNFINISHED}"):
        with suppress(OSError):  # its program has just deleted it
            if time.time() - part.stat().st_mtime > LEFT_AFTER:
                _remove(part)


def _remove(part: Path) -> None:
    for suffix in BESIDE:
        with suppress(OSError):  # where nothing can be deleted nothing could be written, and that was reported
            _beside(part, suffix).unlink(missing_ok=True)


def _flush(path: Path, flags: int = os.O_RDWR) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _flush_names(folder: Path) -> None:
    """Make the names in a folder survive a power failure, where the system can open folders (not on Windows)."""
    if hasattr(os, "O_DIRECTORY"):
        _flush(folder, os.O_RDONLY | os.O_DIRECTORY)
