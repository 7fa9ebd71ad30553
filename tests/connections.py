"""Keep a list of the SQLite connections that tests open, to find those that they leave open, and let them accept no
more than SQLite does everywhere.

Since Python 3.13, a connection that is never closed raises a warning when it is garbage-collected, at some later time,
and warnings fail tests. With this module the test that has opened it fails, on every version of Python.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from typing import Any

plain_connect: Callable[..., sqlite3.Connection] = sqlite3.connect
"""The original `sqlite3.connect`, whose connections are not counted."""
_open: dict[sqlite3.Connection, str] = {}
"""The connections that are open, and where each was opened."""
MOST_VALUES = 32_766
"""The most values that a statement may have where SQLite was compiled with its default; Debian's accepts more."""


class _Counted(sqlite3.Connection):
    def close(self) -> None:
        super().close()
        _open.pop(self, None)


def _counted_connect(*args: Any, **more: Any) -> sqlite3.Connection:
    connection = plain_connect(*args, **{"factory": _Counted, **more})
    connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, MOST_VALUES)
    if isinstance(connection, _Counted):
        caller = sys._getframe(1)
        _open[connection] = f"{args[0]}, opened in {caller.f_code.co_filename}:{caller.f_lineno}"
    return connection


def count_connections() -> None:
    """Replace `sqlite3.connect`, so that all connections that are opened from now on are listed until they are
    closed."""
    sqlite3.connect = _counted_connect  # type: ignore[assignment]  # for tests only


def open_connections() -> dict[sqlite3.Connection, str]:
    """Return the listed connections that are still open, each with the place in the code that opened it."""
    return dict(_open)
