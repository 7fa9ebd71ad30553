"""Two processes at one database: one has the connection to Discord, the other only stores."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.config import Settings
from storage.database import Database
from tables.service import TableService
from tests.wire.stage import Stage, asked_line


@pytest.fixture
async def other(stage: Stage) -> AsyncIterator[TableService]:
    """A second service at the bot's database, which nobody tells the bot of."""
    mine = stage.client.tables
    db = await Database.open(mine.records.db.where)
    tables = TableService.over(db, Settings(_env_file=None, ai_delay=0))
    yield tables
    await tables.close()
    await db.close()


async def test_what_another_process_stores_is_soon_published(
    stage: Stage, other: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.publishing.publish.OTHERS_EVERY", 0.2)
    turn = await stage.start(stage.ben)
    await asyncio.sleep(0.5)  # the publisher has nothing to do, and lies down for half a minute
    table = await stage.table()
    person = (await other.looking.table(table)).seats[0].person
    await other.play.submit(table, 0, 0, ("fields",), by=person)
    await stage.world.until(
        lambda: f"<@{stage.ana.id}>" not in asked_line(turn), 3, "the news of the other process"
    )


async def test_the_publisher_sleeps_while_nobody_stores_anything(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking costs no query: only the file's version is asked for."""
    await stage.start(stage.ben)
    monkeypatch.setattr("cogs.publishing.publish.OTHERS_EVERY", 0.02)
    await asyncio.sleep(1.5)  # whatever was stored last has been seen
    looks: list[float] = []
    due_outbox = stage.client.tables.outbox.due

    async def counted() -> object:
        looks.append(0)
        return await due_outbox()

    monkeypatch.setattr(stage.client.tables.outbox, "due", counted)
    await asyncio.sleep(0.6)
    assert looks == []
