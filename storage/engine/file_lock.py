"""Locks an open file for one holder at a time, on every operating system.

The lock belongs to the open file: the system lets go of it when that is closed, also because its process has died.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import IO, Any

try:
    import fcntl
except ImportError:
    _windows: Any = import_module("msvcrt")
    LOCKED_BYTE = 1 << 30
    """Windows lets nobody else read what is locked. This byte lies far behind the end of the file, where it may be
    locked although it does not exist, so that the file can be read."""

    def try_to_lock(file: IO[bytes]) -> bool:
        """Lock a file that is open for writing. Returns whether nobody else has locked it."""
        os.lseek(file.fileno(), LOCKED_BYTE, os.SEEK_SET)
        try:
            _windows.locking(file.fileno(), _windows.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:

    def try_to_lock(file: IO[bytes]) -> bool:
        """Lock a file that is open for writing. Returns whether nobody else has locked it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
