"""Create databases as earlier versions left them, with rows in every table that they had."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from storage.engine.connection import Row, Value
from storage.engine.database import Database
from storage.engine.postgres_migrations import TRUTHS
from storage.engine.schema import MIGRATIONS
from storage.engine.transaction import quoted

RECREATED_IN_VERSION = {"calibration": 28}
"""Tables that a migration recreated without their old rows, with the schema version that did so."""
COLUMN_VALUES: dict[tuple[str, str], tuple[Value, Value]] = {
    ("game_table", "status"): ("playing", "finished"), ("game_table", "tickets"): ("[]", "[]"),
    ("game_table", "reopen_until"): (None, None),
    ("seat_holder", "ai"): (None, None), ("seat_holder", "to_at"): (None, None), ("segment", "n"): (1, 2),
}
"""Values for columns that do not accept just any value: for the first row, and for the second."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The rows of a database table."""

    columns: list[str]
    rows: list[Row]

    def of(self, columns: list[str]) -> set[Row]:
        """Return the rows reduced to these columns."""
        places = [self.columns.index(one) for one in columns]
        return {tuple(row[place] for place in places) for row in self.rows}


def filled(path: Path, version: int) -> dict[str, Stored]:
    """Create a file of a version with two rows in each table. Returns its contents by table."""
    with closing(sqlite3.connect(path)) as file, file:
        file.executescript(";".join(MIGRATIONS[:version]))
        file.execute(f"PRAGMA user_version = {version}")
        names = [name for name, in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
                 if not name.startswith("sqlite")]
        for name in names:
            for number in (1, 2):
                _fill(file, name, number)
        return {name: Stored([one for one, _ in _columns(file, name)],
                             [tuple(row) for row in file.execute(f"SELECT * FROM {name}")]) for name in names}


def make(path: Path, version: int, sql: str = "") -> None:
    """Create a file of a version and run SQL statements in it."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(f"{';'.join(MIGRATIONS[:version])}; PRAGMA user_version = {version}; {sql}")


def _fill(file: sqlite3.Connection, name: str, number: int) -> None:
    columns = _columns(file, name)
    has_one_row = any(column == "one" for column, _ in columns)
    if has_one_row and file.execute(f"SELECT 1 FROM {name}").fetchone():
        return
    ((sql,),) = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchall()
    kinds = dict(re.findall(r"CHECK \((\w+) IN \('(\w+)'", sql))
    values = [_value(name, column, kind, number, kinds) for column, kind in columns]
    named = ", ".join(quoted(column) for column, _ in columns)
    file.execute(f"INSERT INTO {name} ({named}) VALUES ({', '.join('?' * len(values))})", values)


def _value(name: str, column: str, kind: str, number: int, kinds: dict[str, str]) -> Value:
    if (name, column) in COLUMN_VALUES:
        return COLUMN_VALUES[name, column][number - 1]
    if column in kinds:
        return kinds[column]
    match kind:
        case "TEXT":
            return f"{column} {number}" if column != "day" else f"2026-01-0{number}"
        case "BLOB":
            return bytes([number])
        case "REAL":
            return number + 0.5
        case _:
            return number % 2 if kind == "BOOLEAN" or column in TRUTHS else number


def _columns(file: sqlite3.Connection, name: str) -> list[tuple[str, str]]:
    return [(row[1], row[2]) for row in file.execute(f"PRAGMA table_info({name})")]


def lost(version: int, before: dict[str, Stored], after: dict[str, Stored]) -> list[str]:
    """Return the tables whose old contents a migration has changed or lost, as far as their columns still exist.
    (The revision of a game's table rises with every change.)"""
    found = []
    for name, stored in before.items():
        columns = [one for one in stored.columns if one in after[name].columns and one != "revision"]
        if RECREATED_IN_VERSION.get(name, 0) <= version and not stored.of(columns) <= after[name].of(columns):
            found.append(name)
    return found


async def found(db: Database) -> dict[str, Stored]:
    """Return the contents of a database by table."""
    return {name: Stored(await db.read.columns(name), await db.read.all(f"SELECT * FROM {name}"))
            for name in await db.read.tables()}
