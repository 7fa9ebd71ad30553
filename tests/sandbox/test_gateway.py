"""The gateway: identifying, losing the connection, resuming, and events of a server's life."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from sandbox.gateway import LARGEST_FRAME, Gateway
from sandbox.model import Intent

from .conftest import Stage, running
from .game_bot import GameBot
from .raw import Raw


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with Raw(sandbox) as raw:
        yield raw


async def aborted(gateway: Gateway) -> None:
    gateway.abort()


async def told_to_reconnect(gateway: Gateway) -> None:
    gateway.reconnect()


@pytest.mark.parametrize(
    "trouble",
    [Gateway.close, lambda gateway: gateway.close(4000), aborted, told_to_reconnect],
    ids=["closed", "closed 4000", "aborted", "told to reconnect"],
)
async def test_client_resumes_and_hears_what_it_missed(
    stage: Stage, trouble: Callable[[Gateway], Awaitable[None]]
) -> None:
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    gateway = stage.sandbox.server.gateway
    await trouble(gateway)
    press = stage.ana.press(message, "Roll")
    reply = await stage.ana.answer(press)
    assert "Turn 1" in stage.ana.text(stage.channel)[0] and reply.message
    await stage.world.until(lambda: gateway.resumes == 1, what="the resume")
    assert gateway.identifies == 1


async def test_resume_replays_only_what_was_missed(sandbox: Sandbox, raw: Raw) -> None:
    socket, ready = await raw.identify()
    created = await socket.receive_json()
    assert created["t"] == "GUILD_CREATE" and created["s"] == 2
    await socket.close()
    sandbox.world.add_channel(sandbox.guild, "missed")
    again = await raw.gateway()
    resume = {"token": sandbox.token, "session_id": ready["session_id"], "seq": 2}
    await again.send_json({"op": 6, "d": resume})
    frames = [await again.receive_json() for _ in range(2)]
    assert [(frame["t"], frame["s"]) for frame in frames] == [("CHANNEL_CREATE", 3), ("RESUMED", 4)]


@pytest.mark.parametrize("change", [{"session_id": "x"}, {"token": "x"}])
async def test_resume_of_what_is_not_there_is_refused(sandbox: Sandbox, raw: Raw, change: dict[str, str]) -> None:
    _, ready = await raw.identify()
    socket = await raw.gateway()
    resume = {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1, **change}
    await socket.send_json({"op": 6, "d": resume})
    assert (await socket.receive_json())["op"] == 9


async def test_resume_after_too_much_was_missed_is_refused(sandbox: Sandbox, raw: Raw) -> None:
    socket, ready = await raw.identify()
    await socket.close()
    for number in range(2_001):
        sandbox.world.dispatch("CHANNEL_UPDATE", {"id": str(number)}, intent=Intent.GUILDS)
    again = await raw.gateway()
    await again.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": ready["session_id"], "seq": 2}})
    assert (await again.receive_json())["op"] == 9


async def test_invalidated_session_cannot_be_resumed(sandbox: Sandbox, raw: Raw) -> None:
    socket, ready = await raw.identify()
    await socket.receive_json()
    sandbox.server.gateway.invalidate()
    assert (await socket.receive_json())["op"] == 9
    await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1}})
    assert (await socket.receive_json())["op"] == 9


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"op": 2, "d": {"token": "wrong", "intents": 1}}', 4004),
        ("x" * (LARGEST_FRAME + 1), 4002),
        ("not json", 4002),
        ('{"d": 1}', 4002),
    ],
)
async def test_bad_frames_close_the_connection(raw: Raw, frame: str, code: int) -> None:
    socket = await raw.gateway()
    await socket.send_str(frame)
    assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
    assert socket.close_code == code


async def test_heartbeat_is_acknowledged(raw: Raw) -> None:
    socket = await raw.gateway()
    await socket.send_json({"op": 1, "d": None})
    assert (await socket.receive_json())["op"] == 11


async def test_privileged_intent_must_be_granted(sandbox: Sandbox, point_discord_at: Callable[[Sandbox], None]) -> None:
    point_discord_at(sandbox)
    sandbox.world.granted_intents = Intent(0)
    bot = GameBot(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(sandbox, bot):
            pass


async def test_wrong_token_cannot_log_in(sandbox: Sandbox, point_discord_at: Callable[[Sandbox], None]) -> None:
    point_discord_at(sandbox)
    bot = GameBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("wrong")
    await bot.close()


async def test_members_can_be_asked_for(stage: Stage) -> None:
    guild = stage.bot.get_guild(int(stage.sandbox.guild["id"]))
    assert guild
    (found,) = await guild.query_members(user_ids=[int(stage.ana.id)])
    assert found.display_name == "Ana"
    assert (await guild.fetch_member(int(stage.ben.id))).display_name == "Ben"


async def test_member_leaves(sandbox: Sandbox, point_discord_at: Callable[[Sandbox], None]) -> None:
    point_discord_at(sandbox)
    ana = sandbox.add_seat("Ana").player
    bot = GameBot(intents=discord.Intents(guilds=True, members=True), chunk_guilds_at_startup=False)
    async with running(sandbox, bot):
        sandbox.world.leave(sandbox.guild, ana.id)
        await sandbox.world.until(lambda: "left Ana" in bot.heard, what="the news")
        guild = bot.guilds[0]
        with pytest.raises(discord.NotFound) as refused:
            await guild.fetch_member(int(ana.id))
        assert refused.value.code == 10007
        assert ana.sees(sandbox.channel) == []


async def test_without_the_intent_members_leave_unheard(stage: Stage) -> None:
    stage.world.leave(stage.sandbox.guild, stage.ben.id)
    stage.world.delete_channel(stage.world.add_channel(stage.sandbox.guild, "last"))
    await stage.world.until(lambda: "channel deleted last" in stage.bot.heard, what="a later event")
    assert "left Ben" not in stage.bot.heard


async def test_bot_is_removed_and_invited_again(stage: Stage) -> None:
    world, channel = stage.world, stage.bot_channel
    world.remove_bot(stage.sandbox.guild)
    await world.until(lambda: "guild removed" in stage.bot.heard, what="the farewell")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("still here?")
    assert refused.value.code == 50001
    world.invite_bot(stage.sandbox.guild)
    await world.until(lambda: "guild joined" in stage.bot.heard, what="the invitation")
    await stage.bot_channel.send("back")
    assert stage.ana.text(stage.channel) == ["back"]


async def test_channel_is_created_and_deleted(stage: Stage) -> None:
    extra = stage.world.add_channel(stage.sandbox.guild, "extra")
    await stage.world.until(lambda: "channel created extra" in stage.bot.heard, what="the new channel")
    channel = stage.bot.get_channel(int(extra["id"]))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("short-lived")
    stage.world.delete_channel(extra)
    await stage.world.until(lambda: "channel deleted extra" in stage.bot.heard, what="its end")
    with pytest.raises(discord.NotFound) as refused:
        await sent.edit(content="too late")
    assert refused.value.code == 10003
