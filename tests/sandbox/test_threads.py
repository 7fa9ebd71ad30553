"""Threads: opened, filled, archived, locked, deleted."""

from __future__ import annotations

import discord
import pytest

from sandbox.model import Json, Permission

from .conftest import Stage
from .raw import Raw


async def opened(stage: Stage, kind: discord.ChannelType) -> tuple[discord.Thread, Json]:
    thread = await stage.bot_channel.create_thread(name="Table 1", type=kind)
    return thread, stage.world.channel(str(thread.id))


async def test_private_thread_is_seen_by_its_members_only(stage: Stage) -> None:
    thread, place = await opened(stage, discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(stage.ana.id)))
    await thread.send("secret")
    assert stage.ana.text(place) == ["secret"] and stage.ben.sees(place) == []
    await thread.remove_user(discord.Object(int(stage.ana.id)))
    assert stage.ana.sees(place) == []


async def test_thread_on_a_message_shares_its_id(stage: Stage) -> None:
    message = await stage.bot_channel.send("Table 1")
    thread = await message.create_thread(name="Table 1")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004


async def test_commands_and_buttons_work_in_a_thread(stage: Stage) -> None:
    _, place = await opened(stage, discord.ChannelType.public_thread)
    message = (await stage.ana.slash(place, "play", game="Go")).posted
    await stage.ben.click(message, "Roll")
    assert "Turn 1" in stage.ana.text(place)[0]


async def test_archived_thread_takes_no_edits_and_wakes_with_a_message(stage: Stage) -> None:
    thread, place = await opened(stage, discord.ChannelType.public_thread)
    message = await thread.send("before")
    await thread.edit(archived=True)
    await stage.world.until(lambda: "thread archived True" in stage.bot.heard, what="the archive")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="after")
    assert refused.value.code == 50083
    await thread.send("awake")
    assert not place["thread_metadata"]["archived"]
    await message.edit(content="after")
    await thread.edit(name="Table 2")
    assert place["name"] == "Table 2"


async def test_thread_archived_by_somebody_else(stage: Stage) -> None:
    thread, place = await opened(stage, discord.ChannelType.public_thread)
    stage.world.archive_thread(place, locked=True)
    await stage.world.until(lambda: "thread archived True" in stage.bot.heard, what="the news")
    with pytest.raises(discord.Forbidden):
        await thread.send("locked out")


async def test_thread_is_deleted(stage: Stage) -> None:
    thread, place = await opened(stage, discord.ChannelType.public_thread)
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    stage.world.allow(stage.channel, Permission.MANAGE_THREADS)
    await thread.delete()
    await stage.world.until(lambda: "thread deleted" in stage.bot.heard, what="the news")
    assert place["id"] not in stage.world.channels
    with pytest.raises(discord.NotFound):
        await thread.send("gone")


async def test_deleting_a_channel_takes_its_threads_along(stage: Stage) -> None:
    thread, place = await opened(stage, discord.ChannelType.public_thread)
    await thread.send("inside")
    stage.world.delete_channel(stage.channel)
    assert place["id"] not in stage.world.channels
    assert stage.world.messages.in_channel(place["id"]) == []
    assert stage.ana.sees(place) == []


async def test_locking_needs_a_permission_that_opening_does_not(stage: Stage) -> None:
    thread, _ = await opened(stage, discord.ChannelType.public_thread)
    await thread.edit(name="mine")
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    with pytest.raises(discord.Forbidden):
        await thread.delete()


async def test_thread_limits(stage: Stage) -> None:
    here = f"/channels/{stage.channel['id']}/threads"
    async with Raw(stage.sandbox) as raw:
        long = await raw.call("POST", here, {"name": "x" * 101, "type": 11})
        odd = await raw.call("POST", here, {"name": "x", "type": 11, "auto_archive_duration": 61})
        _, thread = await raw.call("POST", here, {"name": "x", "type": 11})
        below = await raw.call("POST", f"/channels/{thread['id']}/threads", {"name": "x", "type": 11})
        stranger = await raw.call("PUT", f"/channels/{thread['id']}/thread-members/1")
    assert [body["code"] for _, body in (long, odd, below, stranger)] == [50035, 50035, 50024, 10007]
