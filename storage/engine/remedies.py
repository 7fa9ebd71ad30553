"""Error messages about files, in one line: the cause, and the command or setting that helps."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import sqlite3
import tempfile
from pathlib import Path

IN_SETTING, IN_COMMAND = " in DATABASE", ""
"""How another place can be named: in the setting, or as the file that a command takes."""
ELSEWHERE = "Name a file in a folder of this user"
BESIDE = ("local", "local.before", "local.before.new", "backups", "commands.json", "heartbeat", ".env", "lost+found")
"""Files that a database's folder usually holds: the bot's own, and those of the file system."""
OF_THE_SYSTEM = ("etc", "home", "media", "mnt", "opt", "root", "srv", "tmp", "usr", "var")
"""Folders below the root that belong to the whole machine, even if nearly empty. So do those inside `usr` and `var`."""
IMAGE = "SOBREMESA_IMAGE"
"""The environment variable that is set in the container image."""
LEAST_ROOM = 1 << 20
"""Bytes without which SQLite cannot open a database for writing."""
_DENIED = (errno.EACCES, errno.EPERM)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)


def error_message(place: Path, error: OSError | sqlite3.Error, named: str = IN_SETTING) -> str:
    """Return a message of one line for an error at a file or folder (`place`): the cause, and the remedy that helps.

    `named`: where the operator can name another place: `IN_SETTING` (the setting DATABASE) or `IN_COMMAND` (the
    command's argument).
    """
    cause = error if isinstance(error, sqlite3.Error) else error.strerror or error
    return f"{place}: {cause}. {remedy_for(place, error, named)}"


def remedy_for(place: Path, error: OSError | sqlite3.Error, named: str = IN_SETTING) -> str:
    """Return the remedy for an error at a file or folder (`place`), as a sentence for the operator with a command or
    setting.

    `named`: where the operator can name another place: `IN_SETTING` (the setting DATABASE) or `IN_COMMAND` (the
    command's argument).
    """
    if isinstance(error, sqlite3.Error):
        return _against_sqlite(place, error, named)
    if error.errno in _DENIED:
        return remedy_for_permission(place, named)
    if error.errno in _FULL:
        return remedy_for_full_disk(place)
    if error.errno == errno.EROFS:
        return _make_writable(place, named)
    if error.errno == errno.EISDIR:
        return f"Rename that folder: mv {shlex.quote(str(place))} {shlex.quote(f'{place}.old')}"
    return _look_at_disk(place, named)


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether an error of SQLite means that a file is damaged, or never was a database."""
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def is_no_room(error: sqlite3.Error) -> bool:
    """Return whether an error of SQLite means that the disk is full."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL


def remedy_for_permission(place: Path, named: str = IN_SETTING) -> str:
    """Return the remedy for missing write permission at a place: a file or folder of the bot, which may not exist yet.

    Folders that others also use are left to their owners. Where a database exists, no other file is suggested: the bot
    would start without its tables. `named`: where the operator can name another place: `IN_SETTING` (the setting
    DATABASE) or `IN_COMMAND` (the command's argument).
    """
    place = place.resolve()
    folder = folder_at(place)
    if not hasattr(os, "getuid"):
        return f"Let this user write there, in the properties of {folder}"
    if os.environ.get(IMAGE):
        return (f"Let the container's user write in the folder that is mounted there, on the host: "
                f"sudo install -d -o {os.getuid()} and the folder's name")
    for one in (place, folder):
        if _is_there(one) and one.stat().st_uid == os.getuid() and not os.access(one, _wanted(one)):
            return f"Let yourself write there: chmod {'u+rwx' if one.is_dir() else 'u+rw'} {shlex.quote(str(one))}"
    if not os.access(folder, os.X_OK):
        return _as_its_owner(folder, named)
    if _is_there(place) and not place.is_dir() and not os.access(place, _wanted(place)):
        return _give(place)
    if folder in (place, place.parent):
        return _give(folder) if _is_the_bots(folder, place) else _as_its_owner(place, named)
    missing = next(one for one in (place, *place.parents) if one.parent == folder)
    return f"Make a folder for this user: sudo install -d -o {os.getuid()} {shlex.quote(str(missing))}"


def _give(place: Path) -> str:
    return f"Let this user write there: sudo chown {os.getuid()} {shlex.quote(str(place))}"


def _as_its_owner(place: Path, named: str) -> str:
    """Suggest to start as the files' owner, or another place where there is no database yet."""
    database = _database_of(place)
    if _is_there(database) and not database.is_dir():
        if database.stat().st_uid == os.getuid():
            name_it = f", and name it{named}" if named else ""
            return f"Move it, with the files called after it, to a folder of this user{name_it}"
        return f"Start as the user whose file it is: sudo -u '#{database.stat().st_uid}' and the command"
    if not os.access(folder_at(place), os.X_OK):  # there may be one
        return f"Start as a user who may enter {folder_at(place)}. Where there are no tables yet: {ELSEWHERE}{named}"
    return f"{ELSEWHERE}{named}"


def _database_of(place: Path) -> Path:
    """Return the database that an accompanying file belongs to; any other file itself."""
    name = place.name
    for end in (".lock", "-wal", "-shm", "-journal"):
        name = name.removesuffix(end)
    return place.with_name(name) if name else place


def _is_there(place: Path) -> bool:
    return os.path.lexists(place)  # False where this user may not look, where `Path.exists` may raise


def _wanted(place: Path) -> int:
    return os.R_OK | os.W_OK | (os.X_OK if place.is_dir() else 0)


def is_of_the_system(folder: Path) -> bool:
    """Return whether a folder belongs to the whole machine (as `/tmp` or `/usr/local` do), so that its owner must not
    change."""
    names = folder.parts[1:]
    return not names or (names[0] in OF_THE_SYSTEM and len(names) <= (2 if names[0] in ("usr", "var") else 1))


def _is_the_bots(folder: Path, place: Path) -> bool:
    """Return whether a folder holds only files of the bot: `place`, what is named after it, and other databases."""
    if is_of_the_system(folder):
        return False
    try:
        names = [one.name for one in folder.iterdir()]
    except OSError:
        return False
    return bool(names) and all(
        name in BESIDE or ".sqlite3" in name or (place != folder and place.name in name) for name in names
    )


def remedy_for_full_disk(place: Path) -> str:
    """Return the remedy for a full disk: the command that shows what fills it."""
    return f"See what fills the disk and can go: du -xh {shlex.quote(str(folder_at(place)))} | sort -h | tail"


def is_read_only(place: Path) -> bool:
    """Return whether the file system of a place is read-only; False where the operating system does not say."""
    if not hasattr(os, "statvfs"):
        return False
    try:
        return bool(os.statvfs(folder_at(place)).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def is_full(place: Path) -> bool:
    """Return whether the disk of a place, or this user's quota there, has no room for SQLite's own files.

    It is tried out with a temporary file, because no system reports what is left of a quota.
    """
    folder = folder_at(place)
    try:
        if shutil.disk_usage(folder).free < LEAST_ROOM:
            return True
        with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
            return (file.write(bytes(LEAST_ROOM)) or 0) < LEAST_ROOM
    except OSError as error:
        return error.errno in _FULL


def _make_writable(place: Path, named: str) -> str:
    if not _is_there(_database_of(place)):
        return f"Name a place on another disk{named}"
    return (f"The file system is read-only. See why: findmnt -T {shlex.quote(str(folder_at(place)))} and dmesg | tail; "
            "`backup` still copies the tables to another disk")


def _look_at_disk(place: Path, named: str) -> str:
    if _is_there(_database_of(place)):
        return "See what is wrong with the disk: dmesg | tail; `backup` tries to copy the tables to another one"
    return f"Name a place on another disk{named}"


def folder_at(place: Path) -> Path:
    """Return the place itself if it is a folder, or the nearest existing folder above it, after following links."""
    place = Path(os.path.realpath(place))  # unlike `Path.resolve` it does not raise for circular links
    parents = (place, *place.parents)
    return next(one for one in parents if os.path.isdir(one))  # noqa: PTH112  # `Path.is_dir` may be refused


def _against_sqlite(place: Path, error: sqlite3.Error, named: str) -> str:
    """Return the remedy for an error of SQLite.

    For a full or read-only disk or a missing permission it mostly just says that a file could not be opened, read or
    written, so the true cause is looked for here.
    """
    if is_damage(error):
        return "Put a backup in its place with the command `restore`"
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return f"Another program has it open, see which and end that: fuser -v {shlex.quote(str(place))}"
        case sqlite3.SQLITE_FULL:
            return remedy_for_full_disk(place)
    if is_read_only(place):
        return _make_writable(place, named)
    if is_full(place):
        return remedy_for_full_disk(place)
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return remedy_for_permission(place, named)
        case sqlite3.SQLITE_ERROR:  # a table is missing, or a column
            return "Put a backup in its place with the command `restore`"
    return _look_at_disk(place, named)
