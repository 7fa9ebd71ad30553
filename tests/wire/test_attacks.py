"""What people, programs and moderators can do to a table against its will: it says a sentence and stands as it was."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from cogs.clicks.lobby import HANDLERS as LOBBY
from cogs.clicks.router import HANDLERS
from cogs.forms.custom_id import ComponentId
from sandbox import InteractionFailed, Player, Reply, Sandbox
from sandbox.model import InteractionType, Permission
from storage.model import Home, HomeKind, Status
from storage.outgoing import OutboxKind
from storage.schema import MIGRATIONS
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import AGREE, Json, Stage, button, ids, shown

TABLES = re.findall(r"CREATE TABLE (\w+) ", "".join(MIGRATIONS))
BROKEN = ("went wrong", "broke", "Algo ha fallado", "andato storto")


@pytest.fixture(autouse=True)
def _nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is done here, the program has expected it."""
    yield
    ours = ("bot", "cogs", "games", "tables", "storage", "root")
    assert [one.getMessage() for one in caplog.records
            if one.levelno >= logging.ERROR and one.name.split(".")[0] in ours and "database" not in one.message] == []


async def press(player: Player, message: Json, custom_id: str, values: tuple[str, ...] = ()) -> Reply:
    """Send a click whether or not the component stands on the message or the person sees it."""
    data: Json = {"component_type": 3 if values else 2, "custom_id": custom_id, "id": 1}
    if values:
        data["values"] = list(values)
    channel = player.world.channel(message["channel_id"])
    return await player.answer(player.start(InteractionType.COMPONENT, channel, data, source=message))


async def stored(stage: Stage, table: int) -> dict[str, Any]:
    """Everything that counts at a table: who sits there, what was answered, who is asked, which vote is open."""
    read = stage.client.tables.records.db.read
    return {
        name: await read.all(f"SELECT * FROM {name} WHERE table_id = ? ", table)
        for name in ("seat_holder", "answer", "asked", "line", "vote", "result")
    } | {
        "ballots": await read.all("SELECT * FROM ballot"),
        "status": await read.all("SELECT status, numbers, last_line FROM game_table WHERE id = ?", table),
    }


async def published(stage: Stage) -> None:
    """The second turn message comes within three seconds."""
    end = time.monotonic() + 3
    while len(turns := await stage.posted(OutboxKind.TURN)) < 2:
        assert time.monotonic() < end, "the turn message does not come"
        await stage.world.pause(0.1)
    assert "Fields" in turns[-2]["content"] + turns[-1]["content"]


async def test_a_stranger_can_click_every_button_of_a_table_and_nothing_happens_to_it(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    table = await stage.table()
    lobby = (await stage.posted(OutboxKind.LOBBY))[-1]
    form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
    seen = {*ids(turn), *ids(form)}
    acts = sorted(HANDLERS)
    made = {
        str(ComponentId(table, act, args, seat, number))
        for act in acts for seat in (None, 0) for number in (0, 1) for args in ((), ("gather", "fields"), ("1",))
    }
    before = await stored(stage, table)
    for custom_id in sorted(seen | made):
        values = ("fields",) if ":mark" in custom_id else ()
        place = lobby if custom_id.split(":")[4] in LOBBY else turn
        reply = await press(stage.cleo, place, custom_id, values)
        if reply.message is not None:
            assert not any(word in shown(reply.message) for word in BROKEN), custom_id
            assert not any(":take:" in one for one in ids(reply.message)), "what only those who play may do"
            if stage.world.messages.is_ephemeral(reply.message["id"]):  # a channel keeps only so many messages
                stage.world.messages.delete(reply.message)
    assert await stored(stage, table) == before
    assert {one.split(":")[4] for one in made} == set(acts)


async def test_the_buttons_of_a_table_that_was_deleted_from_the_database_say_so(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
    seen = [*ids(turn), *ids(form)]
    async with stage.client.tables.records.db.transaction() as tx:
        await tx.run("PRAGMA defer_foreign_keys = ON")
        for name in TABLES:
            columns = [row[1] for row in await tx.all(f"SELECT * FROM pragma_table_info('{name}')")]
            if "table_id" in columns:
                await tx.run(f"DELETE FROM {name} WHERE table_id = 1")
        await tx.run("DELETE FROM game_table WHERE id = 1")
    for custom_id in seen:
        values = ("fields",) if ":mark" in custom_id else ()
        reply = await press(stage.ana, turn, custom_id, values)
        assert "no longer" in shown(reply.posted) or "no such" in shown(reply.posted).lower(), shown(reply.posted)
    assert "table" in shown((await stage.ana.slash(stage.channel, "hand")).posted)
    await stage.open()


async def test_a_form_that_is_sent_when_the_table_has_ended_gets_a_sentence(stage: Stage) -> None:
    await stage.open("agricola")
    await stage.ana.click((await stage.posted(OutboxKind.LOBBY))[-1], custom_id=button("start"))
    turn, table = await stage.turn(), await stage.table()
    for custom_id in (f"m:{table}:0:1:amounts:0", f"s:{table}:0:1:filled:0"):
        data = {"component_type": 2, "custom_id": custom_id, "id": 1}
        opener = stage.ana.start(InteractionType.COMPONENT, stage.channel, data, source=turn)
        await stage.ana.answer(opener)
        if (await stage.client.tables.looking.table(table)).status.running:
            await stage.client.tables.ending.cancel(table, 1)
        fields = [{"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "0", "value": "3"}}]
        sent = {"custom_id": custom_id.replace("m:", "s:").replace("amounts", "filled"), "components": fields}
        reply = await stage.ana.answer(
            stage.ana.start(InteractionType.MODAL_SUBMIT, stage.channel, sent, source=turn, opener=opener)
        )
        assert reply.ephemeral and not any(word in shown(reply.posted) for word in BROKEN), shown(reply.posted)
    assert (await stage.client.tables.looking.table(table)).status is Status.CANCELLED


async def test_a_thread_is_deleted_while_a_vote_is_open(stage: Stage) -> None:
    thread, lobby = await stage.open_in_thread()
    table = await stage.table()
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    await stage.ana.slash(thread, "table cancel")
    await stage.settle()
    vote = next(one for one in stage.ben.sees(thread) if any(button(AGREE).fullmatch(name) for name in ids(one)))
    late = stage.ben.press(vote, custom_id=button(AGREE))
    stage.world.delete_channel(thread)
    with pytest.raises((InteractionFailed, TimeoutError)):
        await asyncio.wait_for(stage.ben.answer(late), 1)
    await stage.settle()
    info = await stage.client.tables.looking.table(table)
    assert info.status is Status.CANCELLED
    rows = await stage.client.tables.records.db.read.all("SELECT * FROM vote")
    assert rows == [] and "/play" not in shown((await stage.ben.slash(stage.channel, "tables")).posted)


def said_alone(stage: Stage) -> list[str]:
    """What stands in messages that only one person sees."""
    return [shown(one) for one in stage.messages() if stage.world.messages.is_ephemeral(one["id"])]


async def test_another_program_locks_the_database_in_the_middle_of_a_click(stage: Stage) -> None:
    """For longer than a click waits for the file. It says so, and the next one counts, once."""
    turn = await stage.start(stage.ben)
    form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
    take = next(one for one in ids(form) if ":take:" in one)
    path = stage.client.tables.records.db.path
    await stage.settle()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        reply = await stage.ana.click(form, custom_id=take)
        assert reply.deferred, "the person is told that it takes a while"
        await stage.world.until(lambda: any("again" in one for one in said_alone(stage)), 30, "that it did not work")
        other.execute("ROLLBACK")
    again = await stage.ana.click(form, custom_id=take)
    assert not any(word in shown(again.posted) for word in BROKEN)
    await stage.settle()
    assert len(await stage.client.tables.records.db.read.all("SELECT * FROM answer WHERE seat = 0")) == 1


async def test_a_person_with_120_tables_opens_their_list(sandbox: Sandbox, tmp_path: Path) -> None:
    settings = settings_for(sandbox, tmp_path, person_tables=0, server_tables=0)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        person = await client.tables.people.person(int(stage.ana.id))
        guild = int(sandbox.guild["id"])
        for n in range(120):
            await client.tables.lobby.open(
                "grimm_forest", {}, Home(HomeKind.PRIVATE, guild if n % 2 else None), person, "en"
            )
        listed = await stage.ana.slash(stage.channel, "tables")
        assert "Page 12 of 12" in str(listed.posted["components"]) and len(shown(listed.posted)) <= 4000
        offered = await stage.ana.autocomplete(stage.channel, "hand", "table", "")
        assert len(offered) == 25
        assert list(sandbox.world.problems) == []


async def test_a_channel_made_read_only_in_mid_game_goes_on_as_soon_as_it_is_writable(stage: Stage) -> None:
    """Nobody has to wait for the next attempt, which comes later every time: Discord tells of the change."""
    await stage.start(stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    await stage.silently({0: "fields", 1: "forest"})
    await stage.world.until(
        lambda: stage.ana.sees(stage.world.dm_with(stage.ana.id)), 8, "the message to the opener"
    )
    stage.world.deny(stage.channel, Permission(0))
    await published(stage)


async def test_a_role_that_the_bot_gets_back_lets_its_tables_go_on(stage: Stage) -> None:
    await stage.start(stage.ben)
    world, guild = stage.world, stage.sandbox.guild
    before = [role["permissions"] for role in guild["roles"]]
    world.deny(stage.channel, Permission(0))
    for role in guild["roles"][:2]:
        world.grant(guild, role, Permission(int(role["permissions"])) & ~Permission.SEND_MESSAGES)
    await stage.silently({0: "fields", 1: "forest"})
    await world.until(lambda: stage.ana.sees(world.dm_with(stage.ana.id)), 8, "the message to the opener")
    for role, had in zip(guild["roles"], before, strict=True):
        world.grant(guild, role, Permission(int(had)))
    await published(stage)


async def test_a_locked_thread_goes_on_as_soon_as_it_is_unlocked(stage: Stage) -> None:
    thread, lobby = await stage.open_in_thread()
    await stage.ben.click(lobby, custom_id=button("join"))
    stage.world.archive_thread(thread, archived=False, locked=True)
    command = await asyncio.gather(stage.ben.slash(thread, "table leave"), return_exceptions=True)
    assert isinstance(command[0], InteractionFailed), "Discord lets no answer through"
    await stage.world.until(lambda: stage.ana.sees(stage.world.dm_with(stage.ana.id)), 8, "the message to the opener")
    stage.world.archive_thread(thread, archived=False, locked=False)
    live = stage.world.messages.get(thread["id"], lobby["id"])
    await stage.world.until(lambda: f"<@{stage.ben.id}>" not in shown(live), 3, "the lobby without Ben")


# -- two processes --------------------------------------------------------------------------------------------------


@asynccontextmanager
async def unlocked(*_: Any, **__: Any) -> AsyncIterator[None]:
    """In place of the lock that lets one bot at a database: what if two run nevertheless?"""
    yield


@pytest.fixture
async def two(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Two bots with the same token at one database. Discord tells both of every click."""
    monkeypatch.setattr("bot.app.held", unlocked)
    settings = settings_for(sandbox, tmp_path)
    async with connected(settings) as client, connected(settings) as second:
        assert second._publishing is not None
        second._publishing.cancel()  # both would tell, each in its own messages: that is what the lock is for
        yield Stage(sandbox, client)
        await client.publisher.settle()


async def test_two_bots_hear_the_same_clicks_and_each_counts_once(two: Stage) -> None:
    turn = await two.start(two.ben)
    assert len(await two.posted(OutboxKind.LOBBY)) == 1
    forms = [(await player.click(turn, custom_id=button("choose"))).posted for player in (two.ana, two.ben)]
    takes = [[one for one in ids(form) if ":take:" in one] for form in forms]
    clicks = [
        *(two.ana.click(forms[0], custom_id=takes[0][0]) for _ in range(2)),  # the same button twice
        two.ana.click(forms[0], custom_id=takes[0][1]),  # another one
        two.ben.click(forms[1], custom_id=takes[1][0]),
    ]
    replies = await asyncio.gather(*clicks)
    assert not any(word in shown(reply.posted) for reply in replies for word in BROKEN)
    await two.settle()
    answers = await two.client.tables.records.db.read.all("SELECT seat FROM answer")
    assert sorted(answers) == [(0,), (1,)]
    said = [shown(one) for player in (two.ana, two.ben) for one in two.messages(player)]
    assert not any(word in one for one in said for word in BROKEN)
