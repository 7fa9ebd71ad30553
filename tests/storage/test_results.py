"""How games ended, in the database file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from games.core.codec import dump
from games.core.rules import Result
from games.core.text import Text
from storage import games
from storage.database import Database

HALVES = Result((1, 2), ({"horses": 1.5, "people": 30}, {"people": 31}), Text("agricola-result-points"), (31.5, 31))


async def test_half_points_are_stored_as_they_are(tmp_path: Path) -> None:
    """The column is for whole numbers; SQLite keeps what is none."""
    path = tmp_path / "results.sqlite3"
    db = await Database.open(path)
    rows = [
        (7, seat, HALVES.places[seat], HALVES.totals[seat], dump(dict(HALVES.scores[seat])), dump(HALVES.reason))
        for seat in (0, 1)
    ]
    with sqlite3.connect(path) as connection:  # without its table, which does not matter here
        connection.executemany(
            "INSERT INTO result (table_id, seat, place, total, scores, reason) VALUES (?, ?, ?, ?, ?, ?)", rows,
        )
    connection.close()
    assert await games.result(db.read, 7) == HALVES
    await db.close()
