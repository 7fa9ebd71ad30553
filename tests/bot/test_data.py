"""`python -m bot data …`, as an operator types it."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import data
from bot.__main__ import channel
from bot.backup import put_back, save
from bot.config import Settings
from storage import opening
from storage.backup import look_at
from storage.database import opened
from storage.lock import InUse, held
from storage.model import Status
from storage.moving import CannotMove
from storage.opening import SchemaTooNew, Unusable
from storage.schema import MIGRATIONS
from tables.service import TableService
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, bench, play

pytestmark = pytest.mark.sqlite
__all__ = ["bench"]
ROOT = Path(__file__).parents[2]


def bot(folder: Path, *words: str) -> tuple[int, str]:
    """What is typed, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "data", *words], cwd=ROOT, capture_output=True, text=True, check=False,
        env={"DATABASE": str(folder / "tables.sqlite3"), "PATH": "", "PYTHONUTF8": "1"},
    )
    return done.returncode, done.stdout + done.stderr


async def do(settings: Settings, what: str, **words: Any) -> str:
    """The same in this process."""
    return await data.run(settings, argparse.Namespace(what=what, **{"channel": None, "server": None} | words))


@pytest.fixture
async def played(bench: Bench) -> AsyncIterator[Bench]:
    """A finished game and a running one; nobody holds the file."""
    bench.settings = bench.settings.model_copy(update={"database": bench.path})
    await play(bench, await bench.begin(), ROUND)
    await play(bench, await bench.begin(), ROUND[:4])
    await bench.tables.close()
    await bench.db.close()
    yield bench
    await bench.restart()


def elsewhere(bench: Bench) -> Settings:
    """Settings of another bot."""
    return bench.settings.model_copy(update={"database": bench.path.parent / "other" / "tables.sqlite3"})


def rows(file: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as read:
        return read.execute(sql).fetchall()


def names(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


async def test_it_is_said_in_words(bench: Bench, tmp_path: Path) -> None:
    """Through the command line once; everything else is faster below."""
    await bench.begin()
    await bench.tables.close()
    await bench.db.close()
    file = str(tmp_path / "server.sqlite3")
    code, said = await asyncio.to_thread(bot, tmp_path, "move", str(GUILD), file)
    assert code == 0 and "1 table is here no more, and in" in said and "keep it as you keep copies" in said
    code, said = await asyncio.to_thread(bot, tmp_path, "import", file, "--channel", "7=8")
    assert code == 1 and f"Nothing was done. No table of this file stands in channel 7; it has {CHANNEL}" in said
    await bench.restart()


async def test_out_and_in_again_and_only_its_owner_reads_the_file(played: Bench, tmp_path: Path) -> None:
    file, settings = tmp_path / "server.sqlite3", played.settings
    assert "2 tables are in" in await do(settings, "export", guild=GUILD, file=file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = elsewhere(played)
    assert "2 tables are taken in, each compared" in await do(other, "import", file=file)
    said = await do(other, "import", file=file)
    assert "0 tables are taken in" in said and "2 of the file are here already" in said
    assert "2 tables are deleted" in await do(other, "delete", guild=GUILD)
    said = await do(other, "import", file=file)
    assert "With other numbers: 1 is 3 now, 2 is 4 now" in said
    async with opened(other.database) as db:
        service = TableService.over(db, other, played.clock)
        assert (await service.looking.table(4)).status is Status.PLAYING
        await service.close()
    assert names(tmp_path) == {"tables.sqlite3", "server.sqlite3", "other"}, "beside a bot that may run"


async def test_it_can_go_to_another_place_of_another_server(played: Bench, tmp_path: Path) -> None:
    file, other = tmp_path / "server.sqlite3", elsewhere(played)
    await do(played.settings, "export", guild=GUILD, file=file)
    with pytest.raises(CannotMove, match="say where it goes on"):
        await do(other, "import", file=file, server=5)
    await do(other, "import", file=file, server=5, channel=[(CHANNEL, 6)])
    assert rows(other.database, "SELECT DISTINCT guild_id, channel_id FROM game_table") == [(5, 6)]


async def test_an_export_beside_a_running_bot_is_of_one_moment(bench: Bench, tmp_path: Path) -> None:
    """While people play. Nothing else is done beside it."""
    settings = bench.settings.model_copy(update={"database": bench.path})
    table = await bench.begin()
    async with held(bench.path):
        playing = asyncio.create_task(play(bench, table, ROUND))
        await do(settings, "export", guild=GUILD, file=tmp_path / "one.sqlite3")
        await playing
        with pytest.raises(InUse):
            await do(settings, "move", guild=GUILD, file=tmp_path / "two.sqlite3")
    assert "1 table is taken in, each compared" in await do(elsewhere(bench), "import", file=tmp_path / "one.sqlite3")
    assert not (tmp_path / "two.sqlite3").exists()


async def test_what_is_asked_for_wrongly_is_said(played: Bench, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for what, words, told in (
        ("export", {"guild": GUILD, "file": tmp_path / "mine"}, "exists already"),
        ("export", {"guild": 77, "file": tmp_path / "no"}, "No table stands in server 77"),
        ("move", {"guild": 77, "file": tmp_path / "no"}, "No table stands in server 77"),
        ("import", {"file": tmp_path / "no"}, "there is no file"),
    ):
        with pytest.raises((CannotMove, Unusable), match=told):
            await do(played.settings, what, **words)
    with pytest.raises(Unusable, match="there is no database"):
        await do(elsewhere(played), "export", guild=GUILD, file=tmp_path / "no")
    assert not (tmp_path / "no").exists() and (tmp_path / "mine").read_text() == "mine"
    with pytest.raises(argparse.ArgumentTypeError, match="'7' is not OLD=NEW"):
        channel("7")
    assert channel("7=8") == (7, 8)


async def test_whoever_was_deleted_since_does_not_come_back(played: Bench, tmp_path: Path) -> None:
    file, settings = tmp_path / "server.sqlite3", played.settings
    await do(settings, "move", guild=GUILD, file=file)
    await do(settings, "forget", person=101)
    said = await do(settings, "import", file=file)
    assert "1 of the people in it were deleted here since" in said and "With other numbers" not in said
    assert not rows(settings.database, "SELECT 1 FROM person WHERE discord_id = 101")
    assert rows(settings.database, "SELECT seat, ai IS NOT NULL FROM seat_holder WHERE table_id = 2 AND to_at IS NULL"
                ) == [(0, 0), (1, 1)]


async def test_a_wrong_file_is_named_and_nothing_changes(played: Bench, tmp_path: Path) -> None:
    whole, file = tmp_path / "server.sqlite3", tmp_path / "wrong.sqlite3"
    await do(played.settings, "export", guild=GUILD, file=whole)
    await save(played.settings, tmp_path / "copy.sqlite3")
    newer = tmp_path / "newer.sqlite3"
    newer.write_bytes(whole.read_bytes())
    with closing(sqlite3.connect(newer)) as changed:
        changed.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as other:
        other.execute("CREATE TABLE something (x)")
    before = played.path.read_bytes()
    for content, why in (
        (b"a shopping list. " * 500, "not a whole database"), (b"", "not a copy of this bot's"),
        (whole.read_bytes()[:-8192], "damaged|not a whole"), (whole.read_bytes()[:5000], "damaged|not a whole"),
        (newer.read_bytes(), "this program knows"), ((tmp_path / "other.sqlite3").read_bytes(), "of this bot's"),
        ((tmp_path / "copy.sqlite3").read_bytes(), "is a copy of a whole database"),
    ):
        file.write_bytes(content)
        with pytest.raises((Unusable, SchemaTooNew), match=why):
            await do(played.settings, "import", file=file)
    assert played.path.read_bytes() == before


async def test_an_export_is_no_database_to_run_on_and_no_copy_to_put_back(played: Bench, tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite3"
    await do(played.settings, "export", guild=GUILD, file=file)
    with pytest.raises(Unusable, match="tables of one server only"):
        await put_back(played.settings, file)
    with pytest.raises(Unusable, match="tables of one server only"):
        async with opened(file):
            pass
    assert look_at(file, some=True).tables == 2


async def test_a_file_of_an_older_version_is_taken_in_and_stays_as_it_is(
    played: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.sqlite3"
    await do(played.settings, "export", guild=GUILD, file=file)
    monkeypatch.setattr(opening, "MIGRATIONS", (*MIGRATIONS, "ALTER TABLE answer ADD COLUMN more TEXT"))
    before = file.read_bytes()
    assert "2 tables are taken in" in await do(elsewhere(played), "import", file=file)
    assert file.read_bytes() == before


async def test_a_disk_that_is_full_leaves_nothing_behind(
    played: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, room = sqlite3.connect, [1000]

    def small(*what: Any, **how: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = real(*what, **how)
        if str(what[0]).endswith(".part"):
            made.execute(f"PRAGMA max_page_count = {room[0]}")
        return made

    with closing(real(played.path)) as file, file:
        file.execute("UPDATE line SET data = data || printf('%50000s', '')")  # more than fits on pages that there are
    monkeypatch.setattr("storage.sqlite.sqlite3.connect", small)
    async with opened(tmp_path / "empty.part") as empty:
        room[0] = (await empty.read.all("PRAGMA page_count"))[0][0]
    before = names(tmp_path)
    with pytest.raises(CannotMove, match="full"):
        await do(played.settings, "move", guild=GUILD, file=tmp_path / "server.sqlite3")
    assert names(tmp_path) - {"tables.sqlite3.lock"} == before
    assert rows(played.path, "SELECT count(*) FROM game_table") == [(2,)], "what was not written is not deleted"
