"""What `/tables`, and a table's own pages, say of the time to come."""

from __future__ import annotations

import json

import pytest

from tables.pace import HOUR
from tests.wire.stage import Stage, button, shown

WORDS = {"ana": "Your turn will come", "ben": "Te tocará", "cleo": "Toccherà a te"}


@pytest.mark.parametrize("name", WORDS)
async def test_who_waits_is_told_when_their_turn_comes_and_when_the_game_ends(stage: Stage, name: str) -> None:
    waiting = {"ana": stage.ana, "ben": stage.ben, "cleo": stage.cleo}[name]
    asked = stage.ana if waiting is stage.cleo else stage.cleo
    await stage.start(stage.ben, stage.cleo)
    tables, table = stage.client.tables, await stage.table()
    info = await tables.looking.table(table)
    order = json.dumps([(n % 3, n - 1) for n in range(4)])
    async with tables.records.db.transaction() as tx:
        (options,) = await tx.one("SELECT options FROM game_table WHERE id = ?", table) or ("",)
        await tx.many(
            "INSERT INTO trace (game, players, options, n, data) VALUES (?, 3, ?, ?, ?)",
            [(info.game, options, n, order) for n in range(16)],
        )
    await stage.choose(waiting, "fields")
    stage.clock.wait(HOUR)
    page = await waiting.slash(stage.channel, "tables")
    text = shown(page.posted)
    assert WORDS[name] in text and text.count("🔮") == 2 and "<t:" in text
    for act in ("hand", "log"):
        own = shown((await waiting.click(await stage.turn(), custom_id=button(act))).posted)
        assert WORDS[name] in own and own.count("🔮") == 2
    for_whom = shown((await asked.click(await stage.turn(), custom_id=button("log"))).posted)
    assert for_whom.count("🔮") == 1, "whoever is asked knows whose turn it is"
    assert not [row for row in await tables.records.read.all("SELECT n FROM trace") if row[0] > 15]
