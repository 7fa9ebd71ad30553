"""Whatever refers to somebody is known, and deleting them leaves nothing that leads to them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import opening, personal, schema
from storage.connection import Conflict
from storage.database import Database
from storage.model import NOBODY
from storage.personal import MENTIONS, NOT_PEOPLE, Mention

LOOKS_LIKE_A_PERSON = re.compile(
    r"(^|_)(person|people|who|whom|whose|by|opener|owner|asker|holder|user|member|player|author|voter|lender|successor|"
    r"guest|invited|follower|spectator|discord_id|discord)(_|$)"
)
ID, DISCORD = 777_000_111, 900_000_000_123_456_789
"""Numbers that stand nowhere by chance."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def columns(db: Database) -> list[tuple[str, str]]:
    names = [row[0] for row in await db.read.all("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [(name, row[1]) for name in names for row in await db.read.all(f"PRAGMA table_info({name})")]


async def test_every_column_that_refers_to_a_person_says_what_deleting_them_does_to_it(path: Path) -> None:
    """A new one must be entered in `storage.personal.MENTIONS`; one that only sounds like it, in `NOT_PEOPLE`."""
    db = await Database.open(path)
    known = {(one.table, one.column) for one in MENTIONS}
    every = await columns(db)
    referring = {
        (name, row[3]) for name in {name for name, _ in every}
        for row in await db.read.all(f"PRAGMA foreign_key_list({name})") if row[2] == "person"
    }
    sounding = {one for one in every if LOOKS_LIKE_A_PERSON.search(one[1])}
    assert (referring | sounding) - known - NOT_PEOPLE == set()
    assert known - set(every) == set() and NOT_PEOPLE - set(every) == set()
    for one in MENTIONS:
        assert {(one.table, column) for column in one.told} <= set(every), one
    await db.close()


VALID = {
    ("game_table", "status"): "finished", ("game_table", "home"): "channel", ("standing_order", "status"): "live",
    ("standing_order", "scope"): "times", ("absence", "how"): "wait", ("absence", "state"): "over",
    ("follower", "every"): "end", ("owed", "what"): "call", ("notice", "kind"): "call",
}
"""What columns that are checked may hold."""


def fill(file: sqlite3.Connection, mention: Mention, person: int, number: int) -> None:
    """A row that refers to somebody, with something in every other column that needs it."""
    values: dict[str, object] = {mention.column: person}
    for _, column, kind, needed, default, key in file.execute(f"PRAGMA table_info({mention.table})").fetchall():
        if column not in values and ((needed and default is None) or key):
            values[column] = number if kind in ("INTEGER", "REAL") else VALID.get((mention.table, column), "a-person")
    if mention.column == "lent_by":
        values["ai"] = "good"
    marks = ", ".join("?" * len(values))
    file.execute(f"INSERT INTO {mention.table} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))


async def cells(db: Database, number: int, *, besides: str = "") -> list[tuple[str, str]]:
    """The columns in which a number stands, also as a part of a text."""
    return [
        (name, column) for name, column in await columns(db)
        if name != besides and await db.read.all(
            f"SELECT 1 FROM {name} WHERE instr(CAST({column} AS TEXT), ?)", str(number)
        )
    ]


async def test_two_people_who_are_deleted_leave_nothing_that_leads_to_them(path: Path) -> None:
    """Two, because what made one row of each of them must not be one row of nobody's."""
    await (await Database.open(path)).close()
    with closing(sqlite3.connect(path)) as file:
        for n in (0, 1):
            file.execute("INSERT INTO person (id, discord_id, zone) VALUES (?, ?, 'UTC')", (ID + n, DISCORD + n))
            for at, mention in enumerate(MENTIONS):
                fill(file, mention, ID + n, 10 * at + n + 1)
        file.commit()
    db = await Database.open(path)
    assert {(one.table, one.column) for one in MENTIONS} == set(await cells(db, ID, besides="person"))
    assert len((await personal.rows_about(db.read, ID))["met.person"]) == 1
    for n in (0, 1):
        async with db.transaction() as tx:
            await personal.forget(tx, ID + n)
    for n in (0, 1):
        assert await cells(db, ID + n, besides="person") == [] and await cells(db, DISCORD + n) == []
    assert await db.read.all("SELECT discord_id, zone FROM person ORDER BY id") == [
        (NOBODY, None), (-ID, None), (-ID - 1, None),
    ], "their numbers are never given again"
    assert await db.read.one("SELECT count(*), count(DISTINCT opener) FROM game_table") == (2, 1), "who is who?"
    await db.close()


async def test_what_still_refers_to_somebody_keeps_them_from_being_deleted(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = (*schema.MIGRATIONS, "CREATE TABLE mood (of_whose INTEGER REFERENCES person)")
    monkeypatch.setattr(opening, "MIGRATIONS", newer)
    db = await Database.open(path)
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (id, discord_id) VALUES (?, ?)", ID, DISCORD)
        await tx.run("INSERT INTO mood VALUES (?)", ID)
    with pytest.raises(Conflict):
        async with db.transaction() as tx:
            await personal.forget(tx, ID)
    assert await db.read.one("SELECT discord_id FROM person WHERE id = ?", ID) == (DISCORD,)
    await db.close()


def in_files(path: Path, number: int) -> list[str]:
    """The files beside a database in which a number stands, as digits or as SQLite writes it."""
    wanted = (str(number).encode(), number.to_bytes(8, "big"))
    return [one.name for one in path.parent.iterdir() if any(form in one.read_bytes() for form in wanted)]


async def test_nothing_of_the_id_is_left_in_the_files(path: Path) -> None:
    db = await Database.open(path)
    async with db.transaction() as tx:
        await tx.many("INSERT INTO person (discord_id) VALUES (?)", [(DISCORD + n,) for n in range(2000)])
    person = 1200
    assert in_files(path, DISCORD + person - 1) != []
    async with db.transaction() as tx:
        await personal.forget(tx, person)
    assert in_files(path, DISCORD + person - 1) == ["tables.sqlite3-wal"], "what was written before it"
    assert await db.overwrite()
    assert in_files(path, DISCORD + person - 1) == []
    await db.close()
    await (await Database.open(path)).close()
    assert in_files(path, DISCORD + person - 1) == [] and in_files(path, DISCORD + person) != []


async def test_what_older_versions_have_deleted_is_gone_after_the_first_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(path)) as file:
        older = schema.MIGRATIONS[:schema.OVERWRITES_SINCE - 1]
        file.executescript(";".join(older) + f"; PRAGMA user_version = {len(older)}; PRAGMA secure_delete = OFF;")
        file.execute("INSERT INTO person (id, discord_id) VALUES (5, ?)", (DISCORD,))
        file.commit()
        file.execute("DELETE FROM person WHERE id = 5")
        file.commit()
    assert in_files(path, DISCORD) == ["tables.sqlite3"]
    await (await Database.open(path)).close()
    assert in_files(path, DISCORD) == []
