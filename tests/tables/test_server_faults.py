"""What befalls a database server while people play: it is started anew in the midst of acts, and it has hardly any
connections."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from storage.address import Address
from storage.model import Home, HomeKind
from tables.service import TableService
from tables.trouble import Trouble
from tests.memory import in_memory
from tests.postgres import DURABLE, Server, server
from tests.tables.conftest import ROUND, Bench, bots_at

pytestmark = pytest.mark.postgres

TABLES, RESTARTS = 6, 3


@pytest.fixture
def own() -> Iterator[tuple[Server, Address]]:
    """A server that the test may stop, with a database."""
    with server(DURABLE, within=in_memory()) as running:  # where no disk is waited for
        yield running, running.database("tables")


async def a_table(bot: TableService, channel: int) -> tuple[int, list[int]]:
    """A game of two that has begun, and who plays it."""
    people = [await bot.people.person(1000 * channel + seat) for seat in range(2)]
    home, options = Home(HomeKind.CHANNEL, 1, channel), {"rounds": RESTARTS}
    info = await bot.lobby.open("little", options, home, people[0], "en", channel)
    await bot.lobby.join(info.id, people[1])
    await bot.lobby.start(info.id, people[0])
    return info.id, people


async def insist(bot: TableService, table: int, seat: int, person: int, answer: tuple[str, ...], click: int) -> int:
    """Answer, and click again as long as the database refuses. Returns how often it did."""
    for refused in range(200):
        try:
            view = await bot.looking.view(table, seat)
            number = 0 if view.question is None else view.question.number
            await bot.play.submit(table, seat, number, answer, by=person, interaction=click)
            return refused
        except Trouble as trouble:
            assert trouble.of_storage, trouble.text
            await asyncio.sleep(0.05)
    pytest.fail("the server is back, and the bot has not noticed")


async def test_a_server_that_dies_in_the_midst_of_acts_loses_none_and_doubles_none(
    bench: Bench, own: tuple[Server, Address]
) -> None:
    running, address = own
    done, refused = [0] * TABLES, [0] * TABLES
    dead = [asyncio.Event() for _ in range(RESTARTS)]
    async with bots_at(address, bench) as both:

        async def play(n: int) -> None:
            table, people = begun[n]
            for act, (seat, answer) in enumerate(ROUND * RESTARTS):
                if act % len(ROUND) == len(ROUND) - 1:  # however quick the acts are, one is left
                    await dead[act // len(ROUND)].wait()
                refused[n] += await insist(both[act % 2], table, seat, people[seat], answer, 1000 * n + 100 + act)
                done[n] += 1
                await asyncio.sleep(0.05)

        begun = [await a_table(both[0], channel) for channel in range(1, TABLES + 1)]
        playing = [asyncio.create_task(play(n)) for n in range(TABLES)]
        for now in dead:
            await asyncio.sleep(0.2)
            await asyncio.to_thread(running.die)
            now.set()
            await asyncio.sleep(0.2)
            await asyncio.to_thread(running.start)
        await asyncio.gather(*playing)
        stored = await both[0].records.read.all("SELECT table_id, count(*) FROM answer GROUP BY table_id ORDER BY 1")
    assert done == [len(ROUND) * RESTARTS] * TABLES and sum(refused) > 0
    assert [count for _, count in stored] == done


async def test_with_two_connections_everybody_gets_their_turn(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.postgres.CONNECTIONS", 2)
    monkeypatch.setattr("storage.postgres.ONLY_READING", 1)
    begun = [await bench.begin_elsewhere(channel, rounds=3) for channel in range(1, 13)]
    await bench.restart()

    async def play(table: int) -> None:
        for seat, answer in ROUND * 3:
            await bench.act(table, seat, *answer)
            await asyncio.gather(*(bench.tables.looking.view(table, viewer) for viewer in (None, 0, 1)))

    async with asyncio.timeout(60):
        await asyncio.gather(*map(play, begun))
    assert await bench.db.read.all("SELECT count(*) FROM answer") == [(12 * len(ROUND) * 3,)]
    assert not any(await asyncio.gather(*map(bench.asked, begun)))
