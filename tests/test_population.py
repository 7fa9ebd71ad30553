"""A small population: twenty tables for ten days over the real service, publisher and database (`make population` lets
a thousand live for sixty)."""

from __future__ import annotations

from pathlib import Path

from benchmarks.population.life import Life


async def test_twenty_tables_live_for_ten_days_and_no_law_is_broken(tmp_path: Path) -> None:
    life = Life(tmp_path, seed=1, tables=20, days=10, looks_ahead=0.0, languages=("en",))
    await life.run()
    counted = life.laws.counted
    assert life.laws.wrong == []
    assert counted["answers"] > 300 and counted["call turn"] > 60 and counted["call waking"] > 10, counted
    assert counted["outages"] == 3 and counted["left for good"] and counted["absences"], counted
