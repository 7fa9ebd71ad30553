"""The local table and the settings of the real bot."""

from __future__ import annotations

import asyncio
import errno
import os
import re
from pathlib import Path
from typing import Any

import pytest

from bot.config import Settings
from bot.local import CannotStart, local_table


@pytest.mark.parametrize("shards", ["12/32", "0-15/32", "all"])
async def test_the_local_table_has_one_connection_to_discord(tmp_path: Path, shards: str) -> None:
    settings = Settings(_env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0, shards=shards)
    async with local_table(settings) as table:
        assert table.settings.shards is None


async def test_a_table_that_cannot_be_put_aside_is_named_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is lost: the next start goes on with it."""
    settings = Settings(_env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0)
    async with local_table(settings) as table:
        table.anew.set()
    kept = tmp_path / "local.before" / "mine"
    kept.parent.mkdir()
    kept.touch()
    real = os.unlink

    def unlink(name: Any, *more: Any, **how: Any) -> None:
        if Path(name).name == "mine":
            raise PermissionError(errno.EACCES, "Permission denied", str(name))
        real(name, *more, **how)

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", unlink)
        with pytest.raises(CannotStart, match=rf"{re.escape(str(kept.parent))} \(Permission denied\)\. Rename or "):
            table.begins_anew(asyncio.Event())
    assert (tmp_path / "local" / "world.sqlite3").exists()
    assert table.begins_anew(asyncio.Event()) and not kept.exists()
    assert (tmp_path / "local.before" / "world.sqlite3").exists()
