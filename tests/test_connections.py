"""No code leaves a SQLite connection open, and `tests.connections` lists those that are open at the moment."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.connections import open_connections

ROOT = Path(__file__).parents[1]
ONLY_A_TRANSACTION = re.compile(r"(?<!closing\()sqlite3\.connect\([^\n]*\) as \w+")
"""A `with` block that only ends a transaction, and leaves the connection open."""


def test_a_connection_is_on_the_account_until_it_is_closed(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.sqlite3")) as connection:
        assert "test_connections.py" in open_connections()[connection]
    assert connection not in open_connections()


def test_no_block_leaves_a_connection_open() -> None:
    """This includes code that no test runs: benchmarks, and programs that make files for tests."""
    found = [
        f"{file.relative_to(ROOT)}: {one}" for room in ("bot", "storage", "sandbox", "tables", "benchmarks", "tests")
        for file in sorted((ROOT / room).rglob("*.py"))
        for one in ONLY_A_TRANSACTION.findall(file.read_text(encoding="utf-8"))
    ]
    assert not found
