"""What the doctor says of the machine: right things are found right, and each wrong one is named with its remedy."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import features

from bot import machine
from bot.config import Settings
from bot.machine import CHECKS, Failed, Untried
from cogs.pictures.painter import Painter
from sandbox import Sandbox
from storage.database import Database

DATABASE, DISK, FONTS, DRAWING, CLOCK = CHECKS


def settings_in(folder: Path, **more: Any) -> Settings:
    return Settings(_env_file=None, database=folder / "data" / "tables.sqlite3", drawing_processes=0, **more)


async def failing(check: str, settings: Settings) -> str:
    with pytest.raises(Failed) as failed:
        await CHECKS[check](settings)
    return str(failed.value)


async def test_nothing_is_found_in_a_new_place_and_nothing_is_left_there(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with pytest.raises(Untried, match="the first start makes it"):
        await CHECKS[DATABASE](settings)
    assert "GiB free" in await CHECKS[DISK](settings)
    assert await CHECKS[FONTS](settings) == "source-sans-3, vollkorn"
    assert "s for the first picture" in await CHECKS[DRAWING](settings)
    assert not settings.database.parent.exists()


async def test_a_database_is_described(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    await (await Database.open(settings.database)).close()
    assert "MiB, schema " in await CHECKS[DATABASE](settings)
    with sqlite3.connect(settings.database) as file:
        file.execute("PRAGMA user_version = 1")
    assert "the next start raises it to" in await CHECKS[DATABASE](settings)
    with sqlite3.connect(settings.database) as file:
        file.execute("PRAGMA user_version = 999")
    assert "this program knows" in await failing(DATABASE, settings)
    (tmp_path / "notes.txt").write_bytes(b"a shopping list, and a long one at that. " * 200)
    other = settings.model_copy(update={"database": tmp_path / "notes.txt"})
    assert "not a database of this bot" in await failing(DATABASE, other)


async def test_a_full_disk_and_one_that_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_in(tmp_path)
    monkeypatch.setattr(machine, "ROOM", 1 << 60)
    assert "no click counts until there is room" in await failing(DISK, settings)

    def full(**_: Any) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.TemporaryFile", full)
    assert f"nothing can be written in {tmp_path} (No space left on device)" in await failing(DISK, settings)


async def test_without_shaping_and_without_a_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_in(tmp_path)

    def gone(*_: Any) -> Any:
        raise OSError("cannot open resource")

    monkeypatch.setattr(machine, "font", gone)
    assert "words and no pictures" in await failing(FONTS, settings)
    monkeypatch.setattr(features, "check", lambda name: name != "raqm")
    assert "no Raqm" in await failing(FONTS, settings)


async def test_no_picture_and_a_late_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_in(tmp_path)
    monkeypatch.setattr(machine, "SLOW", 0)
    assert "pictures will come late" in await failing(DRAWING, settings)

    async def nothing(*_: Any) -> None:
        return None

    monkeypatch.setattr(Painter, "draw", nothing)
    assert "no picture was drawn" in await failing(DRAWING, settings)


async def test_the_clock_is_compared_with_discords(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as sandbox:
        settings = settings_in(tmp_path, discord_api_url=sandbox.base_url)
        assert await CHECKS[CLOCK](settings) == "agrees with Discord's"
        monkeypatch.setattr(machine, "time", SimpleNamespace(time=lambda: time.time() - 60))
        said = await failing(CLOCK, settings)
        assert "s behind" in said and "NTP" in said
        monkeypatch.setattr(machine, "time", SimpleNamespace(time=lambda: time.time() + 60))
        assert "s ahead" in await failing(CLOCK, settings)
    with pytest.raises(Untried, match="what time it is"):
        await CHECKS[CLOCK](settings)
