"""What is in the way of a file, in one line: the cause, and the one command or setting that mends it."""

from __future__ import annotations

import errno
import os
import shlex
import sqlite3
from pathlib import Path

_DENIED = (errno.EACCES, errno.EPERM)
_FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)


def explained(place: Path, error: OSError | sqlite3.Error) -> str:
    """Return what an error about a file or folder says, and what helps against it."""
    if isinstance(error, sqlite3.Error):
        return f"{place}: {error}. {_against_sqlite(place, error)}"
    return f"{place}: {error.strerror or error}. {against(place, error)}"


def against(place: Path, error: OSError) -> str:
    """Return what helps against an error of the system at a file or folder."""
    if error.errno in _DENIED:
        return let_write(place)
    if error.errno in _FULL:
        return find_room(place)
    return "Name a place on another disk in DATABASE"


def let_write(place: Path) -> str:
    """Return the command that lets this user write at a place."""
    folder = _folder_at(place)
    if not hasattr(os, "getuid"):
        return f"Let this user write there, in the properties of {folder}"
    return f"Let this user write there: sudo chown -R {os.getuid()} {shlex.quote(folder)}"


def find_room(place: Path) -> str:
    """Return the command that shows what fills a disk."""
    return f"See what fills the disk and can go: du -xh {shlex.quote(_folder_at(place))} | sort -h | tail"


def _folder_at(place: Path) -> str:
    """The place itself, or the first folder above it that there is."""
    return str(next(one for one in (place, *place.absolute().parents) if one.is_dir()))


def _against_sqlite(place: Path, error: sqlite3.Error) -> str:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return f"Another program has it open, see which and end that: fuser -v {shlex.quote(str(place))}"
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return let_write(place)
        case sqlite3.SQLITE_FULL:
            return find_room(place)
    return "Name a place on another disk in DATABASE"
