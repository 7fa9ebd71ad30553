"""Several bots, one database on a server, one Discord."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from cogs.client import ShardedClient, SobremesaClient
from sandbox import Sandbox
from sandbox.spec import Spec
from storage.database import Database
from storage.processes import AnyShards, alive
from tables.sharing import Among, Unneeded
from tests.databases import address_for
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Stage, button

pytestmark = pytest.mark.postgres

Start = Callable[[str | None], AbstractAsyncContextManager[SobremesaClient]]


@pytest.fixture
def start(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Starts a bot with some shards. This Discord takes sessions as quickly as they come."""
    monkeypatch.setattr("storage.processes.IDENTIFY_EVERY", 0.0)
    url = SecretStr(address_for(tmp_path / "tables.sqlite3").url)

    def bot(shards: str | None) -> AbstractAsyncContextManager[SobremesaClient]:
        return connected(settings_for(sandbox, tmp_path, database_url=url, shards=shards))

    return bot


@pytest.fixture
async def two(start: Start) -> AsyncIterator[list[SobremesaClient]]:
    """Two bots that hear the same, as while one takes the place of the other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(start(None)) for _ in range(2)]


def answers(sandbox: Sandbox) -> list[int]:
    """How Discord took the answers to clicks."""
    return [call.status for call in sandbox.world.calls if call.path.endswith("/callback")]


def ids_of(bot: SobremesaClient) -> list[int] | None:
    """The shards with which a bot connects."""
    assert isinstance(bot, ShardedClient)
    return bot.shard_ids


def clicks(sandbox: Sandbox) -> int:
    """How many there were."""
    return sum(event.name == "INTERACTION_CREATE" for event in sandbox.world.events)


async def test_of_two_bots_that_hear_the_same_one_answers_each_click(
    sandbox: Sandbox, two: list[SobremesaClient]
) -> None:
    stage = Stage(sandbox, two[0])
    await stage.start(stage.ben, stage.cleo)
    await stage.everybody_chooses({0: "fields", 1: "forest", 2: "brickyard"})
    for _ in range(10):
        await stage.ana.slash(stage.channel, "tables")
    for bot in two:
        await bot.publisher.settle()
    assert len(answers(sandbox)) == clicks(sandbox) and {200, 204} >= set(answers(sandbox))
    assert list(sandbox.world.problems) == []
    heard = await two[0].tables.records.read.all("SELECT count(*) FROM heard")
    assert heard == [(len(answers(sandbox)),)]


async def test_messages_of_a_table_stand_once_whoever_publishes(sandbox: Sandbox, two: list[SobremesaClient]) -> None:
    stage = Stage(sandbox, two[0])
    await stage.start(stage.ben, stage.cleo)
    await stage.everybody_chooses({0: "fields", 1: "forest", 2: "brickyard"})
    await stage.settle()
    noted = {str(row[0]) for row in await two[0].tables.records.read.all("SELECT message_id FROM message")}
    assert {one["id"] for one in stage.messages() if not sandbox.world.messages.is_ephemeral(one["id"])} == noted
    assert await two[0].tables.records.read.all("SELECT 1 FROM claim WHERE what = 'publish'") == []


async def test_bots_with_shards_of_their_own_hear_and_answer_alone(sandbox: Sandbox, start: Start) -> None:
    async with start("0/2") as first, start("1/2") as second:
        number = (int(sandbox.guild["id"]) >> 22) % 2
        mine, other = (first, second) if number == 0 else (second, first)
        assert [len(bot.guilds) for bot in (mine, other)] == [1, 0]
        stage = Stage(sandbox, mine)
        await stage.start(stage.ben)
        assert await mine.tables.records.read.all("SELECT 1 FROM heard") == []


async def test_a_click_in_direct_messages_reaches_a_table_whose_home_is_another_shards(
    sandbox: Sandbox, start: Start
) -> None:
    guild = sandbox.guild
    while (int(guild["id"]) >> 22) % 2 == 0:
        guild = sandbox.world.add_guild("elsewhere", "en-US")
    async with start("0/2"), start("1/2") as second:
        stage = Stage(sandbox, second)
        await stage.start(stage.ben)
        room = sandbox.world.dm_with(stage.ana.id)
        page = await stage.ana.slash(room, "tables")
        form = await stage.ana.click(page.posted, custom_id=button("choose"))
        await stage.ana.click(form.posted, custom_id=re.compile(r".*:take:gather\|fields"))
        assert await second.tables.records.read.all("SELECT seat FROM answer") == [(0,)]
        assert {200, 204} >= set(answers(sandbox))


async def test_bots_that_start_at_once_take_turns_to_connect(spec: Spec | None, tmp_path: Path) -> None:
    """Discord takes one session in five seconds; whoever comes too soon would be sent away."""
    async with Sandbox(spec=spec, identify_seconds=5.0) as strict:
        url = SecretStr(address_for(tmp_path / "tables.sqlite3").url)
        settings = [
            settings_for(strict, tmp_path, database_url=url, shards=f"{number}/2") for number in range(2)
        ]
        async with AsyncExitStack() as stack:
            await asyncio.gather(*(stack.enter_async_context(connected(one)) for one in settings))
            gateway = strict.server.gateway
            assert (gateway.identifies, gateway.too_early) == (2, 0)


async def test_what_a_dead_bot_was_publishing_another_publishes(
    sandbox: Sandbox, two: list[SobremesaClient]
) -> None:
    """It has claimed a table and is not heard of any more; nobody clicks."""
    stage = Stage(sandbox, two[0])
    await stage.start(stage.ben)
    sharing = two[0].tables.records.sharing
    await sharing.close()
    table = await stage.table()
    for seat, place in ((0, "fields"), (1, "forest")):
        person = (await two[1].tables.looking.table(table)).seats[seat].person
        await two[0].tables.play.submit(table, seat, 0, (place,), by=person)
    turn = await stage.turn()
    assert "Fields" in turn["content"]


async def test_a_click_that_the_older_bot_leaves_the_other_answers(
    sandbox: Sandbox, two: list[SobremesaClient]
) -> None:
    """The older one stands still; nobody has noticed that yet."""
    two[0].listening = False
    stage = Stage(sandbox, two[1])
    await stage.ana.slash(stage.channel, "play", game="grimm_forest")
    assert answers(sandbox) in ([200], [204])
    two[0].listening = True
    await stage.ana.slash(stage.channel, "tables")
    assert len(answers(sandbox)) == clicks(sandbox) == 2 and {200, 204} >= set(answers(sandbox))


async def test_a_bot_that_is_being_stopped_leaves_new_clicks_to_the_other(
    sandbox: Sandbox, two: list[SobremesaClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It still has a click to answer, for which it is given time."""
    stage, old = Stage(sandbox, two[1]), two[0]
    done = asyncio.Event()
    monkeypatch.setattr(old.router, "close", done.wait)
    stopping = asyncio.create_task(old.close())
    await asyncio.sleep(0)
    await stage.ana.slash(stage.channel, "tables")
    assert len(answers(sandbox)) == clicks(sandbox) == 1 and {200, 204} >= set(answers(sandbox))
    done.set()
    await stopping


async def test_a_spare_bot_takes_the_shards_of_a_dead_one(sandbox: Sandbox, start: Start) -> None:
    """It waits until some are free, and connects with them; the one that was only asleep stops."""
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(start("1 of 2")) for _ in range(2)]
        assert [ids_of(bot) for bot in (first, second)] == [[0], [1]]
        spare = asyncio.create_task(stack.enter_async_context(start("1 of 2")))
        await asyncio.sleep(2.5)
        assert not spare.done()
        asleep = first.tables.records.sharing
        assert isinstance(asleep, Among) and asleep._beating is not None
        asleep._beating.cancel()
        async with asyncio.timeout(15):
            third = await spare
        assert ids_of(third) == [0]
        await asleep._beat()
        assert asleep.ousted.is_set() and not second.tables.records.sharing.ousted.is_set()


async def test_a_spare_bot_can_be_stopped(sandbox: Sandbox, tmp_path: Path) -> None:
    db = await Database.open(address_for(tmp_path / "tables.sqlite3"))
    one, stop = Among(db, AnyShards(2, 2)), asyncio.Event()
    await one.start()
    waiting = asyncio.create_task(Among(db, AnyShards(2, 2), stop).start())
    stop.set()
    with pytest.raises(Unneeded):
        await waiting
    assert await alive(db) == [one.number]
    await one.close()
    await db.close()


async def test_a_bot_at_rest_asks_little(two: list[SobremesaClient], monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a second: that it is alive, what AI seats others have left, what is due and when something will be; once in
    five seconds, what people are to be told."""
    seconds = 5
    await asyncio.sleep(1)  # the first looks are over
    reading = two[0].tables.records.db.backend.reading
    asked, do = [], reading.do

    async def counted(*given: Any) -> Any:
        asked.append(given)
        return await do(*given)

    monkeypatch.setattr(reading, "do", counted)
    await asyncio.sleep(seconds)
    assert 2 * seconds < len(asked) < 10 * seconds
