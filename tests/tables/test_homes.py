"""Channels, threads, servers and members that go, and come back."""

from __future__ import annotations

from storage.model import Status
from tests.tables.conftest import CHANNEL, GUILD, Bench


async def notices(bench: Bench) -> list[tuple[str, bool]]:
    """The pending notices: key, and whether they go to the opener."""
    rows = [row for row in await bench.service.due_outbox() if row.kind == "notice"]
    return [(notice.text.key, notice.to_opener) for row in rows for notice in row.payload.notices]


async def test_a_deleted_channel_ends_its_table_and_the_opener_is_told(bench: Bench) -> None:
    table = await bench.begin()
    await bench.service.home_gone(CHANNEL + 1)
    assert await notices(bench) == []
    await bench.service.home_gone(CHANNEL)
    assert (await bench.service.table(table)).status is Status.CANCELLED
    assert await notices(bench) == [("bot-notice-home-gone", True)]
    assert [row.kind for row in await bench.service.due_outbox()] == ["notice"]
    await bench.service.home_gone(CHANNEL)
    assert len(await notices(bench)) == 1


async def test_a_lobby_ends_with_its_channel_too(bench: Bench) -> None:
    info = await bench.lobby()
    await bench.service.home_gone(CHANNEL)
    assert (await bench.service.table(info.id)).status is Status.CANCELLED


async def test_an_archived_thread_changes_nothing_a_locked_one_is_told(bench: Bench) -> None:
    table = await bench.begin()
    before = await bench.dump()
    await bench.service.archived(CHANNEL)
    assert await bench.dump() == before
    await bench.service.archived(CHANNEL, locked=True)
    assert await notices(bench) == [("bot-notice-locked", True)]
    assert (await bench.service.table(table)).status is Status.PLAYING


async def test_who_leaves_the_server_leaves_its_lobbies_and_lends_their_seats(bench: Bench) -> None:
    table = await bench.begin(2)
    lobby = (await bench.lobby(2, channel=5)).id
    await bench.restart(ai_delay=60)
    await bench.service.person_left(GUILD + 1, 101)
    await bench.service.person_left(GUILD, 999)
    assert (await bench.service.table(table)).seats[1].ai is None
    await bench.service.person_left(GUILD, 101)
    assert (await bench.service.table(table)).seats[1].ai == "good"
    assert len((await bench.service.table(lobby)).seats) == 1


async def test_without_the_bot_tables_wait_and_come_back(bench: Bench) -> None:
    table = await bench.begin()
    lobby = (await bench.lobby(channel=5)).id
    await bench.publish()
    await bench.act(table, 0, "1")
    await bench.service.guild_gone(GUILD)
    bench.clock.wait(10**6)
    assert (await bench.service.table(table)).away
    assert await bench.service.due_outbox() == [] and await bench.service.next_due() is None
    await bench.service.guild_back(GUILD)
    assert not (await bench.service.table(table)).away
    assert {(row.table_id, row.kind) for row in await bench.service.due_outbox()} == {(table, "turn"), (lobby, "lobby")}
    before = await bench.dump()
    await bench.service.guild_back(GUILD)  # as at every start
    assert await bench.dump() == before
    await bench.act(table, 1, "2")


async def test_a_servers_language_changes_its_running_tables(bench: Bench) -> None:
    table = await bench.begin()
    assert await bench.service.server_language(GUILD) is None
    await bench.service.set_server_language(GUILD, "es")
    assert await bench.service.server_language(GUILD) == "es"
    assert (await bench.service.table(table)).language == "es"
    await bench.service.set_server_language(GUILD, None)
    assert await bench.service.server_language(GUILD) is None
