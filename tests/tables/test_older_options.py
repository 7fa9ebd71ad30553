"""Options that were stored under older rules are read in the words of today's."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from games.core.registry import spec_of
from storage import schema
from storage.database import Database
from storage.model import Home, HomeKind, Status
from tables.service import TableService
from tests.tables.test_real_game import SETTINGS

THEN = {"moor": True, "family": False, "fuel_tokens": True, "trial_cards": True}
NOW = {"moor": True, "family": False, "fuel_tokens": True, "level": 3, "hands": "dealt"}


@pytest.mark.parametrize("status", ["lobby", "finished"])
async def test_a_table_with_trial_cards_is_shown_changed_begun_and_opened_again(tmp_path: Path, status: str) -> None:
    path, older = tmp_path / "tables.sqlite3", schema.MIGRATIONS[:schema.MIGRATIONS.index(schema.V6)]
    connection = sqlite3.connect(path)
    connection.executescript(";".join(older) + f"; PRAGMA user_version = {len(older)};")
    connection.executescript("""
        INSERT INTO person (id, discord_id) VALUES (1, 7);
        INSERT INTO seat_holder (table_id, seat, person, from_at) VALUES (1, 0, 1, 5.0);
    """)
    connection.execute(
        """INSERT INTO game_table (id, game, rules_version, options, status, home, opener, language, secret, seed,
           opened_at, started_at, ended_at) VALUES (1, 'agricola', 4, ?, ?, 'private', 1, 'en', ?, ?, 5.0, ?, ?)""",
        (json.dumps(THEN), status, "5a" * 32, "6b" * 32, *((6.0, 7.0) if status == "finished" else (None, None))),
    )
    connection.commit()
    connection.close()
    db = await Database.open(path)
    tables = TableService.over(db, SETTINGS)
    person = await tables.people.person(7)
    info = await tables.looking.table(1)
    assert info.options == NOW
    if status == "lobby":
        assert (await tables.lobby.set_options(1, {"level": 2}, person)).options == NOW | {"level": 2}
        assert (await tables.lobby.set_options(1, {"moor": False}, person)).options["level"] == 1
        assert (await tables.lobby.set_options(1, {"level": 3}, person)).options == NOW | {"moor": False}
        assert (await tables.lobby.start(1, person)).status is Status.PLAYING
        assert (await tables.looking.view(1, 0)).board.level == 3
    else:
        assert (await tables.history.record(1)).record.options == THEN
        again = await tables.lobby.open("agricola", info.options, Home(HomeKind.PRIVATE), person, "en", 9)
        assert again.options == NOW
    assert await db.read.all("SELECT DISTINCT options_version FROM game_table ORDER BY options_version") == (
        [(spec_of("agricola").version,)] if status == "lobby" else [(4,), (spec_of("agricola").version,)]
    )
    await tables.close()
    await db.close()
