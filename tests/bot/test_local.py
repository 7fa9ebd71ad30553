"""The local table, and its independence of the real bot's settings."""

from __future__ import annotations

import asyncio
import errno
import os
import re
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings
from bot.local import CannotStart, LocalTable, local_table


@pytest.mark.parametrize("shards", ["12/32", "0-15/32", "all"])
async def test_the_local_table_has_one_connection_to_discord(tmp_path: Path, shards: str) -> None:
    settings = Settings(_env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0, shards=shards)
    async with local_table(settings) as table:
        assert table.settings.shards is None


def settings_in(folder: Path) -> Settings:
    """Return settings with the database in a folder and any free port for the local table."""
    return Settings(_env_file=None, database=folder / "tables.sqlite3", sandbox_port=0)


async def table_to_put_aside(folder: Path) -> tuple[LocalTable, Path]:
    """Return a local table that ended when "Begin anew" was pressed, and a file of the table that was put aside
    before it."""
    async with local_table(settings_in(folder)) as table:
        table.restart_requested.set()
    kept = folder / "local.before" / "mine"
    kept.parent.mkdir()
    kept.touch()
    return table, kept


async def test_a_table_that_cannot_be_put_aside_is_named_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost: the next start continues that table."""
    table, kept = await table_to_put_aside(tmp_path)
    real = os.unlink

    def unlink(name: Any, *more: Any, **how: Any) -> None:
        if Path(name).name == "mine":
            raise PermissionError(errno.EACCES, "Permission denied", str(name))
        real(name, *more, **how)

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", unlink)
        with pytest.raises(CannotStart, match=rf"{re.escape(str(kept.parent))} \(Permission denied\)\. Rename .*: mv "):
            table.put_aside_for_restart(asyncio.Event())
    assert (tmp_path / "local" / "world.sqlite3").exists()
    assert table.put_aside_for_restart(asyncio.Event()) and not kept.exists()
    assert (tmp_path / "local.before" / "world.sqlite3").exists()


async def test_a_table_that_cannot_be_opened_now_is_not_to_be_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path)
    async with local_table(settings):
        pass

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", "world.sqlite3")

    with monkeypatch.context() as patch, pytest.raises(CannotStart, match="Permission denied") as told:
        patch.setattr("sandbox.archive.os.open", denied)
        async with local_table(settings):
            pass
    assert "remove" not in str(told.value) and "anew" not in str(told.value)


async def test_the_local_table_shows_no_figures_and_names_a_port_that_anybody_may_use(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0, metrics_port=9177)
    async with local_table(settings) as table:
        assert table.settings.metrics_port is None
        taken = table.sandbox.server.port
        with pytest.raises(CannotStart, match=f"SANDBOX_PORT={taken + 1} "):
            async with local_table(settings.model_copy(update={
                "sandbox_port": taken, "database": tmp_path / "other" / "tables.sqlite3",
            })):
                pass


async def test_the_table_kept_before_is_there_until_another_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, kept = await table_to_put_aside(tmp_path)
    real = Path.rename

    def rename(place: Path, to: Path) -> Path:
        if place.name == "local":
            raise PermissionError(errno.EACCES, "Permission denied", str(place))
        return real(place, to)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", rename)
        with pytest.raises(CannotStart, match="Permission denied"):
            table.put_aside_for_restart(asyncio.Event())
    assert kept.exists() and (tmp_path / "local" / "world.sqlite3").exists()
    (tmp_path / "local").rename(tmp_path / "local.before.new")  # as if moving it was interrupted half-way
    async with local_table(settings_in(tmp_path)) as table:
        table.restart_requested.set()
    (tmp_path / "local" / "newest").touch()
    assert table.put_aside_for_restart(asyncio.Event())
    assert (tmp_path / "local.before" / "newest").exists()
    assert not (tmp_path / "local").exists() and not (tmp_path / "local.before.new").exists()
