"""A whole database in another one: on PostgreSQL from there into a file and back, else from file to file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.backup import put_back, save
from bot.config import Settings
from bot.moving import carried, move
from storage import carrying
from storage.address import Address
from storage.backup import look_at
from storage.database import Database
from storage.model import Pace
from storage.opening import Unusable
from storage.transaction import Reader, Tx
from tables.service import TableService
from tests.databases import address_for, on_postgres, plain_open
from tests.tables.conftest import ROUND, Bench, bench, play

__all__ = ["bench"]


@pytest.fixture
async def filled(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Tables in a lobby, in the midst of a game, with an AI and a clock, over, cancelled; and one that is gone."""
    await bench.begin()
    await play(bench, 1, ROUND[:4])
    await bench.tables.play.undo(1, 1, by=bench.persons[1])
    await bench.begin_elsewhere(11)
    await play(bench, 2, ROUND)
    await bench.lobby(channel=12)
    await bench.begin_elsewhere(13, rounds=3)
    await bench.tables.seats.hand_over(4, 1, "legal", bench.persons[1])
    await bench.tables.ending.close_for_others(4, 99, bench.persons[:2])
    info = await bench.lobby(channel=14)
    await bench.tables.clocks.set_pace(info.id, Pace(3600, 7200, "ask"), bench.persons[0])
    await bench.tables.lobby.start(info.id, bench.persons[0], bench.click())
    gone = await bench.lobby(channel=15)
    await bench.db_run("DELETE FROM seat_holder WHERE table_id = ?", gone.id)
    await bench.db_run("DELETE FROM outbox WHERE table_id = ?", gone.id)
    await bench.db_run("DELETE FROM due WHERE table_id = ?", gone.id)
    await bench.db_run("DELETE FROM game_table WHERE id = ?", gone.id)
    monkeypatch.setattr(Database, "open", plain_open)
    return bench


def another(folder: Path) -> Path | Address:
    """An empty database of the kind that these tests run on."""
    return address_for(folder / "another") if on_postgres() else folder / "another.sqlite3"


async def test_everything_is_there_and_goes_on(filled: Bench, tmp_path: Path) -> None:
    """There and back: all rows, the numbers that come next, and the games."""
    copy, back = tmp_path / "copy.sqlite3", another(tmp_path)
    there = await carried(filled.db.where, copy)
    assert there == await carried(copy, back) and there[0] > 60 and there[1] == 4
    before = await filled.dump()
    await filled.tables.close()
    await filled.db.close()
    filled.db = await Database.open(back)
    filled.tables = TableService.over(filled.db, filled.settings, filled.clock)
    assert await filled.dump() == before
    await play(filled, 1, ROUND[3:])
    assert (await filled.tables.looking.table(1)).status == "finished"
    assert (await filled.lobby(channel=20)).id == 7, "the number of the table that is gone is not given again"


async def test_what_holds_something_is_left_as_it_is(filled: Bench, tmp_path: Path) -> None:
    target = another(tmp_path)
    db = await Database.open(target)
    async with db.transaction() as tx:
        await tx.run("INSERT INTO server (guild_id, language) VALUES (1, 'it')")
    with pytest.raises(Unusable, match="is not empty"):
        await carried(filled.db.where, target)
    assert await db.read.all("SELECT guild_id, language FROM server") == [(1, "it")]
    assert await db.read.all("SELECT id FROM game_table") == []
    await db.close()


@pytest.mark.parametrize("wrong", [
    "UPDATE line SET data = '{}' WHERE n = 1", "DELETE FROM asked WHERE table_id = 1",
    "INSERT INTO server (guild_id, language) VALUES (1, 'it')",
])
async def test_what_is_not_the_same_is_found_and_nothing_is_moved(
    filled: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    carry = carrying.carry

    async def badly(source: Reader, target: Tx) -> int:
        carried = await carry(source, target)
        await target.run(wrong)
        return carried

    monkeypatch.setattr(carrying, "carry", badly)
    target = another(tmp_path)
    with pytest.raises(Unusable, match="nothing was changed"):
        await carried(filled.db.where, target)
    db = await Database.open(target)
    assert await carrying.is_empty(db.read)
    await db.close()


async def test_a_game_that_loads_otherwise_is_found(
    filled: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: Any) -> None: ...

    carry = carrying.carry

    async def badly(source: Reader, target: Tx) -> int:
        carried = await carry(source, target)
        await target.run("UPDATE game_table SET numbers = '{}' WHERE id = 1")
        return carried

    monkeypatch.setattr(carrying, "carry", badly)
    monkeypatch.setattr(carrying, "compare", nothing)
    with pytest.raises(Unusable, match="tables 1 are not the same"):
        await carried(filled.db.where, another(tmp_path))


def settings_of(bench: Bench) -> Settings:
    if isinstance(bench.db.where, Path):
        return bench.settings.model_copy(update={"database": bench.db.where})
    return Settings(_env_file=None, database=bench.path, database_url=bench.db.where.url)


async def test_moving_says_what_was_done_and_what_is_in_the_way(filled: Bench, tmp_path: Path) -> None:
    settings, copy = settings_of(filled), tmp_path / "copy.sqlite3"
    said = await move(settings, str(copy))
    assert str(copy) in said and "4 games" in said and "DATABASE" in said
    elsewhere = Settings(_env_file=None, database=tmp_path / "nothing.sqlite3")
    for one, to, why in ((settings, str(copy), "is not empty"), (elsewhere, str(copy), "there is no database"),
                         (elsewhere, "mysql://a:pass-77@b/c", "must be an address")):
        with pytest.raises(Unusable, match=why) as unusable:
            await move(one, to)
        assert "pass-77" not in str(unusable.value)
    here = settings.where
    with pytest.raises(Unusable, match="already"):
        await move(settings, str(here) if isinstance(here, Path) else here.url)


@pytest.mark.postgres
async def test_a_server_is_copied_beside_the_bot_and_put_back_without_who_was_deleted_since(
    filled: Bench, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, copy = settings_of(filled), tmp_path / "copies" / "monday.sqlite3"
    await save(settings, copy)
    assert (await asyncio.to_thread(look_at, copy)).tables == 5
    before = await filled.dump()
    await play(filled, 1, ROUND[3:5])
    await filled.tables.forgetting.forget(filled.persons[1])
    await put_back(settings, copy)
    said = capsys.readouterr().out
    assert "1 person" in said and "before-" in said
    after = await filled.dump()
    assert len([row for row in after if row.startswith("answer ")]) == len(
        [row for row in before if row.startswith("answer ")])
    assert await filled.db.read.all("SELECT discord_id FROM person WHERE id = ?", filled.persons[1]) == [
        (-filled.persons[1],)]
    (kept,) = await asyncio.to_thread(lambda: list(tmp_path.glob("before-*.sqlite3")))
    assert (await asyncio.to_thread(look_at, kept)).tables == 5
    with pytest.raises(Unusable, match="left as it is"):
        await save(settings, copy)
