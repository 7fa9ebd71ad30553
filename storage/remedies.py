"""What is in the way of a file, in one line: the cause, and the one command or setting that mends it."""

from __future__ import annotations

import errno
import os
import shlex
import sqlite3
from pathlib import Path

IN_SETTING, IN_COMMAND = " in DATABASE", ""
"""Where another place can be named: in the setting, or as the file that a command takes."""
ELSEWHERE = "Name a file in a folder of this user"
BESIDE = ("local", "local.before", "backups", "lost+found")
"""What is in the folder of a database with its files, and what file systems put into each."""
_DENIED = (errno.EACCES, errno.EPERM)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)


def explained(place: Path, error: OSError | sqlite3.Error, named: str = IN_SETTING) -> str:
    """Return what an error about a file or folder says, and what helps against it. `named`: where its place is named,
    `IN_SETTING` or `IN_COMMAND`."""
    cause = error if isinstance(error, sqlite3.Error) else error.strerror or error
    return f"{place}: {cause}. {against(place, error, named)}"


def against(place: Path, error: OSError | sqlite3.Error, named: str = IN_SETTING) -> str:
    """Return what helps against an error at a file or folder. `named`: see `explained`."""
    if isinstance(error, sqlite3.Error):
        return _against_sqlite(place, error, named)
    if error.errno in _DENIED:
        return let_write(place, named)
    if error.errno in _FULL:
        return find_room(place)
    return f"Name a place on another disk{named}"


def let_write(place: Path, named: str = IN_SETTING) -> str:
    """Return what lets this user write at a place: a file or folder of the bot, which may not exist yet. Folders that
    others use, too, are left to their owners. `named`: see `explained`."""
    place = place.absolute()
    folder = folder_at(place)
    if not hasattr(os, "getuid"):
        return f"Let this user write there, in the properties of {folder}"
    for one in (place, folder):
        if _is_there(one) and one.stat().st_uid == os.getuid() and not os.access(one, _wanted(one)):
            return f"Let yourself write there: chmod {'u+rwx' if one.is_dir() else 'u+rw'} {shlex.quote(str(one))}"
    if not os.access(folder, os.X_OK):
        return f"{ELSEWHERE}{named}"
    if _is_there(place) and not place.is_dir() and not os.access(place, _wanted(place)):
        return _give(place)
    if folder in (place, place.parent):
        return _give(folder) if _holds_nothing_else(folder, place) else f"{ELSEWHERE}{named}"
    missing = next(one for one in (place, *place.parents) if one.parent == folder)
    return f"Make a folder for this user: sudo install -d -o {os.getuid()} {shlex.quote(str(missing))}"


def _give(place: Path) -> str:
    return f"Let this user write there: sudo chown {os.getuid()} {shlex.quote(str(place))}"


def _is_there(place: Path) -> bool:
    return os.path.lexists(place)  # unlike `Path.exists` also where this user may not look: False


def _wanted(place: Path) -> int:
    return os.R_OK | os.W_OK | (os.X_OK if place.is_dir() else 0)


def _holds_nothing_else(folder: Path, place: Path) -> bool:
    """Whether a folder holds nothing but files of the bot: `place`, what is named after it, and other databases."""
    try:
        names = [one.name for one in folder.iterdir()]
    except OSError:
        return False
    return all(name in BESIDE or ".sqlite3" in name or (place != folder and place.name in name) for name in names)


def find_room(place: Path) -> str:
    """Return the command that shows what fills a disk."""
    return f"See what fills the disk and can go: du -xh {shlex.quote(str(folder_at(place)))} | sort -h | tail"


def folder_at(place: Path) -> Path:
    """Return the place itself, or the first folder above it that there is."""
    parents = (place, *place.absolute().parents)
    return next(one for one in parents if os.path.isdir(one))  # noqa: PTH112  # `Path.is_dir` may be refused


def _against_sqlite(place: Path, error: sqlite3.Error, named: str) -> str:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return f"Another program has it open, see which and end that: fuser -v {shlex.quote(str(place))}"
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return let_write(place, named)
        case sqlite3.SQLITE_FULL:
            return find_room(place)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return "Put a backup in its place with the command `restore`"
    return f"Name a place on another disk{named}"
