"""Channels, threads, servers and permissions that go and come back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from cogs.words.invite import permissions
from sandbox import Sandbox
from sandbox.model import ChannelType, Permission
from sandbox.permissions import BOT
from storage import outbox
from storage.model import Status
from storage.outgoing import OutboxKind
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, asked_line, button, ids, shown


async def status(stage: Stage) -> Status:
    return (await stage.client.tables.looking.table(await stage.table())).status


def direct_messages(stage: Stage) -> list[Json]:
    """What the bot has written to Ana alone."""
    found: list[Json] = stage.ana.sees(stage.world.dm_with(stage.ana.id))
    return found


async def test_a_deleted_channel_ends_the_table_and_its_opener_is_told(stage: Stage) -> None:
    await stage.start(stage.ben)
    stage.world.delete_channel(stage.channel)
    await stage.world.until(lambda: direct_messages(stage), 5, "a direct message")
    assert await status(stage) is Status.CANCELLED
    assert "The Grimm Forest" in direct_messages(stage)[0]["content"]


async def test_a_channel_that_vanished_while_the_bot_was_not_looking(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
    assert form
    stage.client.tables.outbox.wake.clear()
    channel = stage.world.channels.pop(stage.channel["id"])
    await stage.client.tables.play.submit(await stage.table(), 0, 0, ("fields",), by=1)
    await stage.world.until(lambda: direct_messages(stage), 8, "a direct message")
    assert await status(stage) is Status.CANCELLED
    stage.world.channels[channel["id"]] = channel


async def test_a_table_in_a_thread_wakes_it_up_when_it_was_archived(stage: Stage) -> None:
    reply = await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
    assert reply.ephemeral
    await stage.settle()
    info = await stage.client.tables.looking.table(await stage.table())
    thread = stage.world.channel(str(info.home.channel_id))
    lobby = next(one for one in stage.ana.sees(thread) if ids(one))
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    turn = next(one for one in stage.ana.sees(thread) if button("choose").fullmatch(ids(one)[0] if ids(one) else ""))
    stage.world.archive_thread(thread)
    await stage.client.tables.play.submit(info.id, 1, 0, ("forest",), by=2)
    await stage.settle()
    assert not thread["thread_metadata"]["archived"]
    live = stage.world.messages.find(thread["id"], turn["id"])
    assert f"<@{stage.ben.id}>" not in asked_line(live)


async def test_a_locked_thread_waits_and_the_opener_is_told(stage: Stage) -> None:
    thread, _ = await stage.open_in_thread()
    stage.world.archive_thread(thread, locked=True)
    await stage.world.until(lambda: direct_messages(stage), 5, "a direct message")
    assert await status(stage) is Status.LOBBY


async def test_a_missing_permission_is_named_to_the_one_who_clicks(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES | Permission.ATTACH_FILES)
    form = (await stage.ana.click(turn, custom_id=button("choose"))).posted
    await stage.ana.click(form, custom_id=next(one for one in ids(form) if ":take:" in one))
    await stage.world.until(
        lambda: any("Send Messages" in one["content"] for one in stage.messages()), 5, "the name of the permission"
    )
    refused = await stage.ana.slash(stage.channel, "play", game="grimm_forest")
    assert "Send Messages" in shown(refused.posted) and "Attach Files" in shown(refused.posted)


async def test_a_channel_that_may_not_be_written_to_waits_and_goes_on(stage: Stage) -> None:
    await stage.start(stage.ben)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    await stage.silently({0: "fields", 1: "forest"})
    await stage.world.until(lambda: direct_messages(stage), 8, "a direct message")
    assert f"<#{stage.channel['id']}>" in direct_messages(stage)[0]["content"]
    stage.world.deny(stage.channel, Permission(0))
    for row in await stage.pending():
        await stage.client.tables.outbox.failed(row[0], 0.0)
    stage.client.tables.outbox.wake.set()
    turn = await stage.turn()
    assert "Fields" in turn["content"] and len(await stage.posted(OutboxKind.TURN)) == 2


async def test_removed_from_the_server_and_invited_again(stage: Stage) -> None:
    await stage.start(stage.ben)
    stage.world.remove_bot(stage.sandbox.guild)
    table = await stage.table()
    await stage.world.until(lambda: not stage.client.guilds, 5, "the bot to be gone")
    await asyncio.sleep(0.1)
    assert (await stage.client.tables.looking.table(table)).away
    await stage.client.tables.play.submit(table, 0, 0, ("fields",), by=1)
    stage.world.invite_bot(stage.sandbox.guild)
    await stage.world.until(lambda: stage.client.guilds, 5, "the bot to be back")
    turn = await stage.turn()
    assert f"<@{stage.ana.id}>" not in asked_line(turn)
    assert await status(stage) is Status.PLAYING


async def test_a_deleted_turn_message_is_written_anew(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    stage.world.messages.delete(turn)
    await stage.client.tables.play.submit(await stage.table(), 0, 0, ("fields",), by=1)
    fresh = await stage.turn()
    assert fresh["id"] != turn["id"] and ids(fresh)


async def test_a_message_deleted_twice_comes_back_twice_at_once(stage: Stage) -> None:
    """Discord refuses the nonce of a message that was deleted, so every attempt has a number of its own."""
    turn = await stage.start(stage.ben)
    tables, table = stage.client.tables, await stage.table()
    for act in ("choose", "undo", "choose"):
        stage.world.messages.delete(turn)
        question = (await tables.looking.view(table, 0)).question
        assert question is not None
        if act == "choose":
            await tables.play.submit(table, 0, question.number, ("fields",), by=1)
        else:
            await tables.play.undo(table, 0, by=1)
        fresh = await stage.turn()
        assert fresh["id"] != turn["id"] and ids(fresh)
        turn = fresh


async def test_a_message_deleted_before_it_was_noted_comes_back_at_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after the end of the process between sending and noting, when somebody has deleted the message meanwhile."""
    tables, send = stage.client.tables, stage.client.publisher.post.send

    async def deleted_at_once(*args: Any, **more: Any) -> Any:
        monkeypatch.undo()
        sent = await send(*args, **more)
        stage.world.messages.delete(stage.world.messages.get(stage.channel["id"], str(sent.id)))
        raise OSError("the process ends here")

    monkeypatch.setattr(stage.client.publisher.post, "send", deleted_at_once)
    await stage.ana.slash(stage.channel, "play", game="grimm_forest")
    await stage.world.until(lambda: deleted_at_once.__name__ not in str(stage.client.publisher.post.send), 5, "a lobby")
    for row in await stage.pending():
        await tables.outbox.failed(row[0], 0.0)
    tables.outbox.wake.set()
    await stage.settle()
    (lobby,) = await stage.posted(OutboxKind.LOBBY)
    assert any(button("join").fullmatch(name) for name in ids(lobby))


async def test_the_end_is_told_also_when_the_turn_message_was_deleted(stage: Stage) -> None:
    turn = await stage.start(stage.ben)
    stage.world.messages.delete(turn)
    tables, table = stage.client.tables, await stage.table()
    async with tables.records.db.transaction() as tx:
        await outbox.put(tx, table, OutboxKind.FINAL, time.time())
    tables.outbox.wake.set()
    await stage.world.until(lambda: not stage.client.publisher._busy, 5, "the publisher to be done")
    await stage.settle()
    assert await stage.pending() == [] and await stage.posted(OutboxKind.TURN) == []


async def test_a_thread_in_an_announcement_channel(stage: Stage) -> None:
    news = stage.world.add_channel(stage.sandbox.guild, "news", ChannelType.ANNOUNCEMENT)
    await stage.ana.slash(news, "play", game="grimm_forest", where="thread")
    await stage.settle()
    thread = stage.world.channel(str((await stage.client.tables.looking.table(await stage.table())).home.channel_id))
    assert thread["type"] == ChannelType.ANNOUNCEMENT_THREAD and any(ids(one) for one in stage.ana.sees(thread))


async def test_a_server_with_all_its_threads_and_a_person_who_may_open_none(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.world.deny(stage.channel, Permission.CREATE_PUBLIC_THREADS, stage.ben.id)
    refused = await stage.ben.slash(stage.channel, "play", game="grimm_forest", where="thread")
    assert "hilos" in shown(refused.posted) and stage.sandbox.guild["threads"] == []
    monkeypatch.setattr("sandbox.rest.threads.MOST_ACTIVE", 0)
    refused = await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
    assert "as many open threads" in shown(refused.posted)


async def test_the_sandbox_gives_the_bot_what_its_invitation_asks_for() -> None:
    assert int(BOT) == permissions().value


async def test_a_thread_without_a_table_is_put_away(sandbox: Sandbox, tmp_path: Path) -> None:
    """The bot may not delete it: that takes a permission for which it does not ask."""
    async with connected(settings_for(sandbox, tmp_path, person_ai_seats=1)) as client:
        stage = Stage(sandbox, client)
        reply = await stage.ana.slash(stage.channel, "play", game="grimm_forest", ai=2, where="thread")
        assert "of one person is 1" in shown(reply.posted)
        thread = sandbox.guild["threads"][-1]
        await stage.world.until(lambda: thread["thread_metadata"]["archived"], 3, "the thread to be put away")


async def test_a_table_in_a_thread_needs_writing_in_threads_only(stage: Stage) -> None:
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
    assert await status(stage) is Status.LOBBY
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES_IN_THREADS)
    refused = await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
    assert "Send Messages in Threads" in shown(refused.posted) and len(stage.sandbox.guild["threads"]) == 1


@pytest.mark.parametrize("where", ["here", "thread"])
async def test_nobody_opens_a_table_where_they_may_not_write(stage: Stage, where: str) -> None:
    """The bot does nothing for a person that Discord does not let that person do."""
    denied = Permission.SEND_MESSAGES if where == "here" else Permission.CREATE_PUBLIC_THREADS
    page = (await stage.ana.slash(stage.channel, "daily")).posted
    stage.world.deny(stage.channel, denied, stage.ana.id)
    refused = [
        (await stage.ana.slash(stage.channel, "play", game="grimm_forest", where=where)).posted,
        (await stage.ana.click(page, custom_id=f"s:0:-:0:deal:{where}")).posted,
    ]
    assert all("You may not" in shown(one) for one in refused)
    assert await stage.client.tables.records.db.read.all("SELECT * FROM game_table") == []
    assert stage.sandbox.guild["threads"] == []
