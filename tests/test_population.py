"""A small population: twenty tables for ten days over the real service, publisher and database (`make population` lets
a thousand live for sixty)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from benchmarks.population.life import Life


async def test_twenty_tables_live_for_ten_days_and_no_law_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(7)
    monkeypatch.setattr("tables.lobby.secrets.token_hex", lambda size: f"{chance.getrandbits(8 * size):0{2 * size}x}")
    life = Life(tmp_path, seed=1, tables=20, days=10, looks_ahead=0.0, languages=("en",))
    await life.run()
    counted = life.laws.counted
    assert life.laws.wrong == []
    assert counted["answers"] > 300 and counted["call turn"] > 60 and counted["told waking"] > 10, counted
    assert counted["outages"] == 3 and counted["left for good"] and counted["absences"], counted
