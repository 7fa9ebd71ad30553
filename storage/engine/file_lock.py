"""A lock on an open file for one holder at a time, on every operating system.

The operating system releases it when the file is closed, also when the process dies.
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
    """The byte that is locked on Windows, where nobody else can read a locked part. It lies far behind the end of the
    file, which is allowed, so that the content stays readable."""

    def try_to_lock(file: IO[bytes]) -> bool:
        """Try to lock a file that is open for writing. Returns whether the lock was free."""
        os.lseek(file.fileno(), LOCKED_BYTE, os.SEEK_SET)
        try:
            _windows.locking(file.fileno(), _windows.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:

    def try_to_lock(file: IO[bytes]) -> bool:
        """Try to lock a file that is open for writing. Returns whether the lock was free."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
