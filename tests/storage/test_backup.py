"""Copies of a database that is in use, and putting them in its place."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.backup import put_back
from bot.config import Settings
from storage import backup, personal
from storage.backup import back_up, deleted_since, look_at, take_place, unpacked
from storage.database import Database
from storage.opening import SchemaTooNew, Unusable
from storage.schema import MIGRATIONS

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An open database with one person."""
    db = await Database.open(tmp_path / "tables.sqlite3")
    await meet(db, 1)
    yield db
    await db.close()


async def meet(db: Database, *people: int) -> None:
    async with db.transaction() as tx:
        await tx.many("INSERT INTO person (discord_id) VALUES (?)", [(one,) for one in people])


def restore(copy: Path, database: Path) -> Path | None:
    with unpacked(copy, database) as part:
        return take_place(part, database, now=0.0)


def people_in(file: Path) -> set[int]:
    with closing(sqlite3.connect(file)) as read:
        return {row[0] for row in read.execute("SELECT discord_id FROM person")}


def names(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


async def test_a_copy_has_what_was_committed_and_is_one_file(database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.sqlite3"
    found = await asyncio.to_thread(back_up, database.path, copy)
    assert people_in(copy) == {1} and names(copy.parent) == {"copy.sqlite3"}
    assert (found.schema, found.tables, found.size) == (len(MIGRATIONS), 0, copy.stat().st_size)


async def test_a_copy_is_of_one_moment_while_others_write(database: Database, tmp_path: Path) -> None:
    """Two people are met in each transaction, so a copy of one moment never holds an even number."""
    ended = asyncio.Event()

    async def writing() -> None:
        number = 2
        while not ended.is_set():
            await meet(database, number, number + 1)
            number += 2

    writer = asyncio.create_task(writing())
    for n in range(10):
        await asyncio.to_thread(back_up, database.path, tmp_path / f"{n}.sqlite3")
    ended.set()
    await writer
    counted = [len(people_in(tmp_path / f"{n}.sqlite3")) for n in range(10)]
    assert all(n % 2 for n in counted) and counted == sorted(counted) and counted[-1] > 1


async def test_a_file_that_is_there_is_left_as_it_is(database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine")
    with pytest.raises(Unusable, match="exists already"):
        back_up(database.path, copy)
    assert copy.read_text() == "mine"


def test_no_database_no_copy(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="there is no database"):
        back_up(tmp_path / "lost.sqlite3", tmp_path / "copy.sqlite3")
    assert names(tmp_path) == set()


async def test_of_two_copies_at_once_into_one_file_one_is_refused(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, real, found = tmp_path / "copies" / "copy.sqlite3", backup._copy, []

    def interrupted(source: Path, part: Path) -> None:
        monkeypatch.setattr(backup, "_copy", real)
        found.append(back_up(database.path, copy))
        real(source, part)

    monkeypatch.setattr(backup, "_copy", interrupted)
    with pytest.raises(Unusable, match="exists already"):
        back_up(database.path, copy)
    assert names(copy.parent) == {"copy.sqlite3"} and found == [look_at(copy)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds secrets"


async def test_a_disk_that_knows_no_second_names_takes_copies(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("storage.backup.os.link", refused)
    back_up(database.path, tmp_path / "copy.sqlite3")
    assert people_in(tmp_path / "copy.sqlite3") == {1}


async def test_nothing_remains_of_a_copy_that_finds_no_room(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite3.connect

    def small(*what: object, **how: object) -> sqlite3.Connection:
        made: sqlite3.Connection = real(*what, **how)  # type: ignore[call-overload]  # handed on as it comes
        if str(what[0]).endswith(".part"):
            made.execute("PRAGMA max_page_count = 2")
        return made

    monkeypatch.setattr("storage.backup.sqlite3.connect", small)
    before = names(tmp_path)
    with pytest.raises(Unusable, match="full"):
        back_up(database.path, tmp_path / "copy.sqlite3")
    assert names(tmp_path) == before


# -- putting a copy in place ----------------------------------------------------------------------------------------


async def copied(database: Database, tmp_path: Path) -> Path:
    """A copy with one person; the database, now closed, has met another since."""
    copy = tmp_path / "copy.sqlite3"
    back_up(database.path, copy)
    await meet(database, 2)
    await database.close()
    return copy


async def test_a_copy_takes_the_place_and_the_former_database_is_kept(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tables.sqlite3")
    await meet(database, 1)
    copy = await copied(database, tmp_path)
    kept = restore(copy, database.path)
    assert kept == tmp_path / "tables.sqlite3.before-19700101-000000"
    assert people_in(kept) == {1, 2} and people_in(database.path) == {1} == people_in(copy)
    again = await Database.open(database.path)
    await meet(again, 3)
    await again.close()
    assert people_in(database.path) == {1, 3} and people_in(copy) == {1}


async def test_what_was_written_last_is_kept_with_the_former_database(tmp_path: Path) -> None:
    """Of a bot that was killed, the newest acts stand in the log beside the file."""
    database = await Database.open(tmp_path / "tables.sqlite3")
    await meet(database, 1)
    copy = tmp_path / "copy.sqlite3"
    back_up(database.path, copy)
    await meet(database, 2)
    assert (tmp_path / "tables.sqlite3-wal").stat().st_size
    kept = restore(copy, database.path)
    assert kept is not None and people_in(kept) == {1, 2} and people_in(database.path) == {1}
    await database.close()


def test_a_copy_may_come_to_an_empty_place(tmp_path: Path) -> None:
    async def made() -> None:
        await (await Database.open(tmp_path / "old" / "tables.sqlite3")).close()

    asyncio.run(made())
    assert restore(tmp_path / "old" / "tables.sqlite3", tmp_path / "new" / "tables.sqlite3") is None
    assert look_at(tmp_path / "new" / "tables.sqlite3").tables == 0


@pytest.mark.parametrize(("what", "why"), [
    ("nothing", "there is no file"), ("words", "not a whole database"), ("another", "not a copy of this bot's"),
    ("torn", "damaged|not a whole database"), ("newer", "this program knows"),
])
async def test_what_is_no_copy_changes_nothing(database: Database, tmp_path: Path, what: str, why: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    if what == "words":
        copy.write_text("not a database, " * 500)
    elif what == "another":
        with closing(sqlite3.connect(copy)) as other:
            other.execute("CREATE TABLE something (x)")
    elif what in ("torn", "newer"):
        await meet(database, *range(2, 3000))
        back_up(database.path, copy)
        if what == "torn":
            copy.write_bytes(copy.read_bytes()[:-8192] + b"\xff" * 8192)
        else:
            with closing(sqlite3.connect(copy)) as other:
                other.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    await database.close()
    before = database.path.read_bytes()
    with pytest.raises((Unusable, SchemaTooNew), match=why):
        restore(copy, database.path)
    assert database.path.read_bytes() == before and not [one for one in names(tmp_path) if "before" in one]


# -- who was deleted meanwhile ---------------------------------------------------------------------------------------


async def delete(db: Database, person: int) -> None:
    async with db.transaction() as tx:
        await personal.forget(tx, person)


async def a_table(db: Database, secret: str) -> None:
    async with db.transaction() as tx:
        await tx.run(
            """INSERT INTO game_table (game, rules_version, options, status, home, opener, language, secret, opened_at)
               VALUES ('northwood', 1, '{}', 'finished', 'private', 1, 'en', ?, 0)""",
            secret,
        )


async def test_who_was_deleted_since_the_copy_is_known(database: Database, tmp_path: Path) -> None:
    await meet(database, 2, 3)
    await a_table(database, "s")
    await delete(database, 3)
    copy = tmp_path / "copy.sqlite3"
    back_up(database.path, copy)
    await delete(database, 2)
    assert deleted_since(copy, database.path) == [2]
    assert deleted_since(copy, tmp_path / "nothing.sqlite3") == []


async def test_equal_numbers_in_another_database_are_other_people(database: Database, tmp_path: Path) -> None:
    await meet(database, 2)
    await a_table(database, "s")
    copy = tmp_path / "copy.sqlite3"
    back_up(database.path, copy)
    other = await Database.open(tmp_path / "other.sqlite3")
    await meet(other, 1, 22)
    await a_table(other, "another secret")
    await delete(other, 2)
    assert deleted_since(copy, other.path) == []
    await other.close()


async def test_a_damaged_database_cannot_say_who_was_deleted(database: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(database.path, copy)
    (tmp_path / "damaged.sqlite3").write_text("nothing of a database " * 100)
    with pytest.raises(Unusable, match="who was deleted"):
        deleted_since(copy, tmp_path / "damaged.sqlite3")


async def test_what_a_link_leads_to_is_put_back(database: Database, tmp_path: Path) -> None:
    """The database may stand on another disk, and its place be a link to it."""
    copy, link = tmp_path / "copy.sqlite3", tmp_path / "place" / "link.sqlite3"
    back_up(database.path, copy)
    await meet(database, 2)
    await database.close()
    link.parent.mkdir()
    link.symlink_to(database.path)
    await put_back(Settings(_env_file=None, database=link), copy)
    assert link.is_symlink() and people_in(database.path) == {1} and names(link.parent) == {"link.sqlite3"}
