"""Keeps account of the SQLite connections that tests open.

From Python 3.13 on, one that is never closed raises a warning when it is collected, at some later time, and warnings
fail tests. Here it fails on every Python, in the test that has opened it.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from typing import Any

plain_connect: Callable[..., sqlite3.Connection] = sqlite3.connect
"""Opens a connection that no account is kept of."""
_open: dict[sqlite3.Connection, str] = {}
"""The connections that are open, and where each was opened."""


class _Counted(sqlite3.Connection):
    def close(self) -> None:
        super().close()
        _open.pop(self, None)


def _counted_connect(*args: Any, **more: Any) -> sqlite3.Connection:
    connection = plain_connect(*args, **{"factory": _Counted, **more})
    if isinstance(connection, _Counted):
        caller = sys._getframe(1)
        _open[connection] = f"{args[0]}, opened in {caller.f_code.co_filename}:{caller.f_lineno}"
    return connection


def count_connections() -> None:
    """Keep account of all connections that are opened from now on."""
    sqlite3.connect = _counted_connect  # type: ignore[assignment]  # for tests only


def open_connections() -> dict[sqlite3.Connection, str]:
    """Return the connections that are open, and where each was opened."""
    return dict(_open)
