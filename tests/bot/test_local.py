"""The local table and the settings of the real bot."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import Settings
from bot.local import local_table


@pytest.mark.parametrize("shards", ["12/32", "0-15/32", "all"])
async def test_the_local_table_has_one_connection_to_discord(tmp_path: Path, shards: str) -> None:
    settings = Settings(_env_file=None, database=tmp_path / "tables.sqlite3", sandbox_port=0, shards=shards)
    async with local_table(settings) as table:
        assert table.settings.shards is None
