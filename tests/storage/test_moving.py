"""A server's tables in a file of their own, and taken in elsewhere."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from games.core.verify import verify
from storage import moving, personal, servers
from storage.database import Database
from storage.model import NOBODY, Status
from storage.moving import ALONG, LEFT, CannotMove
from tables.service import TableService
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, bench, play

pytestmark = pytest.mark.sqlite

__all__ = ["bench"]
TODAY = "2026-01-31"


async def test_every_part_of_a_table_goes_along_or_says_why_not(tmp_path: Path) -> None:
    """A new table of the database must be entered in `ALONG` or `LEFT`."""
    db = await Database.open(tmp_path / "a.sqlite3")
    parts = {name for name, _ in await servers.parts_of_a_table(db.read)}
    assert set(ALONG) | LEFT.keys() == parts and not set(ALONG) & LEFT.keys()
    await db.close()


async def moved(bench: Bench, into: Path, guild: int = GUILD) -> Path:
    """The server's tables in a file of their own, in the present schema."""
    await bench.tables.close()
    await bench.db.close()
    target = into / "server.sqlite3"
    await (await Database.open(target)).close()
    moving.export(bench.path, target, guild, TODAY)
    return target


async def test_a_finished_game_and_a_running_one_go_on_elsewhere(bench: Bench, tmp_path: Path) -> None:
    finished = await bench.begin()
    await play(bench, finished, ROUND)
    record = await bench.tables.history.record(finished)
    running = await bench.begin()
    await play(bench, running, ROUND[:4])
    target = await moved(bench, tmp_path)
    elsewhere = tmp_path / "elsewhere" / "tables.sqlite3"
    db = await Database.open(elsewhere)
    async with db.transaction() as tx:
        await tx.run("INSERT INTO person (id, discord_id) VALUES (1, 77)")
    await db.close()
    assert moving.take_in(elsewhere, target, 5.0) == 2
    db = await Database.open(elsewhere)
    tables = TableService.over(db, bench.settings, bench.clock)
    assert await tables.history.record(finished) == record and not verify(record).wrong
    assert [seat.person for seat in (await tables.looking.table(finished)).seats] == [NOBODY, NOBODY]
    bench.tables, bench.db = tables, db
    bench.persons = [await tables.people.person(100 + n) for n in (0, 1)]
    assert 1 not in bench.persons, "somebody else has that number here"
    assert [row.kind for row in await tables.outbox.due()] == ["turn"]
    await play(bench, running, ROUND[4:])
    assert (await tables.looking.table(running)).status is Status.FINISHED


async def test_nothing_of_other_servers_or_of_people_in_games_that_are_over_goes_along(
    bench: Bench, tmp_path: Path
) -> None:
    secret = 900_000_000_123_456_789
    bench.persons = [await bench.tables.people.person(secret)]
    await play(bench, await bench.begin(), ROUND)
    target = await moved(bench, tmp_path)
    written = target.read_bytes()
    assert str(secret).encode() not in written and secret.to_bytes(8, "big") not in written
    with closing(sqlite3.connect(target)) as file:
        for one in personal.MENTIONS:
            rows = file.execute(f"SELECT {one.column} FROM {one.table}").fetchall()
            assert {row[0] for row in rows} <= {NOBODY, None}, one
    empty = tmp_path / "other"
    empty.mkdir()
    await (await Database.open(empty / "server.sqlite3")).close()
    assert moving.export(bench.path, empty / "server.sqlite3", GUILD + 1, TODAY) == 0


async def test_numbers_that_are_taken_become_others_and_a_taken_channel_refuses_all(
    bench: Bench, tmp_path: Path
) -> None:
    await play(bench, await bench.begin(), ROUND)
    running = await bench.begin()
    target = await moved(bench, tmp_path)
    with pytest.raises(CannotMove, match="its channel"):
        moving.take_in(bench.path, target, 5.0)
    with closing(sqlite3.connect(bench.path)) as file:
        assert file.execute("SELECT count(*) FROM game_table").fetchall() == [(2,)]
        file.execute("UPDATE game_table SET channel_id = ? WHERE id = ?", (CHANNEL + 1, running))
        file.commit()
    assert moving.take_in(bench.path, target, 5.0) == 2
    with closing(sqlite3.connect(bench.path)) as file:
        assert [row[0] for row in file.execute("SELECT id FROM game_table ORDER BY id")] == [1, 2, 3, 4]
        assert file.execute("SELECT count(*) FROM answer WHERE table_id = 3").fetchall() == [(len(ROUND),)]
