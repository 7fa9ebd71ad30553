"""The lock of a database: one holder, whoever dies lets go, and looking needs none."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.config import Settings
from bot.local import local_table
from storage.database import Database
from storage.lock import InUse, held, lock_file

ROOT = Path(__file__).parents[2]
HOLDER = """
import asyncio, sys
from pathlib import Path
from storage.lock import held

async def main():
    async with held(Path(sys.argv[1])):
        print("held", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


def holder(database: Path) -> subprocess.Popen[str]:
    """A process that holds the lock until it is killed."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(database)], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None and process.stdout.readline() == "held\n"
    return process


async def test_a_held_database_is_refused_with_the_name_of_its_holder(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "a.sqlite3"
    with holder(database) as other:
        with pytest.raises(InUse) as in_use:
            async with held(database, patience=0.2):
                pytest.fail("two hold the lock")
        line = str(in_use.value)
        assert f"process {other.pid} on " in line and str(database) in line and "\n" not in line
        other.kill()
        other.wait()
        async with held(database, patience=0):
            assert f'"pid": {os.getpid()}' in lock_file(database).read_text(encoding="utf-8")


async def test_whoever_waits_gets_it_as_soon_as_it_is_free(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite3"
    first, taken = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with held(database):
            taken.set()
            await first.wait()

    holding = asyncio.create_task(hold())
    await taken.wait()
    asyncio.get_running_loop().call_later(0.2, first.set)
    async with held(database, patience=5):
        assert holding.done() or first.is_set()
    await holding


async def test_a_holder_that_said_nothing_is_no_trouble(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite3"
    async with held(database):
        lock_file(database).write_text("{", encoding="utf-8")
        with pytest.raises(InUse, match="has not said who it is"):
            async with held(database, patience=0):
                pytest.fail("two hold the lock")


@pytest.mark.sqlite
async def test_a_backup_and_a_look_need_no_lock(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite3"
    async with held(database):
        db = await Database.open(database)
        looking = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        copy = sqlite3.connect(tmp_path / "copy.sqlite3")
        looking.backup(copy)
        assert copy.execute("SELECT count(*) FROM game_table").fetchone() == (0,)
        looking.close()
        copy.close()
        await db.close()


async def test_a_second_local_table_is_refused_before_it_touches_the_first_ones_world(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says whose it is; the file itself would only say that it is locked, and on some file systems not even that."""
    monkeypatch.setattr("bot.local.held", partial(held, patience=0.2))
    settings = Settings(_env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0)
    world = tmp_path / "local" / "world.sqlite3"
    with holder(world) as other:
        with pytest.raises(InUse, match=f"process {other.pid} on "):
            async with local_table(settings):
                pytest.fail("two have the same world")
        assert not world.exists()
        other.kill()
        other.wait()
    async with local_table(settings):
        with pytest.raises(InUse, match=f"process {os.getpid()} on "):
            async with held(world, patience=0):
                pytest.fail("two have the same world")
