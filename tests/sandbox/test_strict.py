"""What Discord refuses although its description of the API does not say so: places, ages, sizes, people."""

from __future__ import annotations

import copy
import io
from collections.abc import AsyncIterator

import discord
import pytest

from sandbox import InteractionFailed, Sandbox
from sandbox.model import CallbackType, InteractionType, Json, Permission

from .conftest import Stage
from .game_bot import picture
from .raw import Raw

WORDS = {"content": "words"}
BOARD = "attachment://board.png"
ROLL = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Roll", "custom_id": "roll"}]}


@pytest.fixture
async def raw(stage: Stage) -> AsyncIterator[Raw]:
    async with Raw(stage.sandbox) as raw:
        yield raw


@pytest.fixture
async def thread(stage: Stage, raw: Raw) -> Json:
    """A thread that the bot has opened."""
    _, made = await raw.call("POST", f"/channels/{stage.channel['id']}/threads", {"name": "x", "type": 11})
    return stage.world.channel(made["id"])


async def said(raw: Raw, place: Json) -> str:
    """A message of the bot with a button; its path."""
    path = f"/channels/{place['id']}/messages"
    _, message = await raw.call("POST", path, {**WORDS, "components": [ROLL]})
    return f"{path}/{message['id']}"


# -- threads that were closed ---------------------------------------------------------------------------------------


async def test_what_stands_in_an_archived_thread_can_neither_be_changed_nor_deleted(
    stage: Stage, raw: Raw, thread: Json
) -> None:
    path = await said(raw, thread)
    stage.world.archive_thread(thread)
    for method, body in (("PATCH", WORDS), ("DELETE", None)):
        status, answer = await raw.call(method, path, body)
        assert (status, answer["code"]) == (400, 50083)


async def test_a_lock_holds_whether_or_not_the_thread_is_archived(stage: Stage, raw: Raw, thread: Json) -> None:
    path = await said(raw, thread)
    stage.world.archive_thread(thread, archived=False, locked=True)
    for method, where, body in (
        ("POST", path.rpartition("/")[0], WORDS), ("PATCH", path, WORDS), ("DELETE", path, None),
    ):
        status, answer = await raw.call(method, where, body)
        assert (status, answer["code"]) == (403, 50083)
    here = f"/channels/{thread['id']}"
    stage.world.archive_thread(thread, locked=True)
    assert (await raw.call("PATCH", here, {"archived": False}))[1]["code"] == 50013
    stage.world.allow(stage.channel, Permission.MANAGE_THREADS)
    assert (await raw.call("PATCH", here, {"archived": False, "locked": False}))[0] == 200
    assert (await raw.call("PATCH", path, WORDS))[0] == 200


async def test_somebody_elses_thread_is_opened_again_by_whoever_may_write(stage: Stage, raw: Raw) -> None:
    thread = stage.world.add_thread(stage.channel, "Ana's", stage.ana.id)
    stage.world.archive_thread(thread)
    here = f"/channels/{thread['id']}"
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await raw.call("PATCH", here, {"archived": False}))[1]["code"] == 50013
    stage.world.deny(stage.channel, Permission(0))
    assert (await raw.call("PATCH", here, {"archived": False}))[0] == 200
    assert (await raw.call("PATCH", here, {"name": "the bot's"}))[1]["code"] == 50013


async def test_a_click_opens_an_archived_thread_and_a_lock_takes_the_buttons_away(
    stage: Stage, raw: Raw, thread: Json
) -> None:
    message = stage.world.messages.find(thread["id"], (await said(raw, thread)).rpartition("/")[2])
    assert message is not None
    stage.world.archive_thread(thread)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES_IN_THREADS, stage.ben.id)
    with pytest.raises(InteractionFailed, match="archived"):
        stage.ben.press(message, "Roll")
    stage.ana.press(message, "Roll")
    assert not thread["thread_metadata"]["archived"]
    stage.world.archive_thread(thread, locked=True)
    with pytest.raises(InteractionFailed, match="locked"):
        stage.ana.press(message, "Roll")


@pytest.mark.parametrize("kind", [CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE])
async def test_no_answer_comes_through_in_a_locked_thread(
    stage: Stage, raw: Raw, thread: Json, kind: CallbackType
) -> None:
    press = stage.ana.start(InteractionType.COMMAND, thread, {"name": "none", "options": []})
    stage.world.archive_thread(thread, locked=True)
    status, answer = await raw.call("POST", f"/interactions/{press.id}/{press.token}/callback", callback(kind))
    assert (status, answer["code"]) == (403, 50083)


async def test_no_answer_comes_through_where_the_channel_is_gone(stage: Stage, raw: Raw, thread: Json) -> None:
    press = stage.ana.start(InteractionType.COMMAND, thread, {"name": "none", "options": []})
    answered = stage.ana.start(InteractionType.COMMAND, thread, {"name": "none", "options": []})
    path = f"/interactions/{answered.id}/{answered.token}/callback"
    assert (await raw.call("POST", path, callback(CallbackType.MESSAGE)))[0] == 204
    stage.world.delete_channel(thread)
    tries = [
        await raw.call("POST", f"/interactions/{press.id}/{press.token}/callback", callback(CallbackType.MESSAGE)),
        await raw.call("POST", f"/webhooks/{stage.world.app_id}/{answered.token}", WORDS),
    ]
    assert [(status, answer["code"]) for status, answer in tries] == [(404, 10003)] * 2


def callback(kind: CallbackType) -> Json:
    return {"type": int(kind), "data": WORDS if kind is CallbackType.MESSAGE else {}}


# -- people ---------------------------------------------------------------------------------------------------------


async def test_no_direct_message_to_somebody_without_a_server_in_common(stage: Stage, raw: Raw) -> None:
    place = f"/channels/{stage.world.dm_with(stage.ana.id)['id']}/messages"
    assert (await raw.call("POST", place, WORDS))[0] == 200
    stage.world.leave(stage.sandbox.guild, stage.ana.id)
    status, answer = await raw.call("POST", place, WORDS)
    assert (status, answer["code"]) == (403, 50278)


async def test_whoever_is_timed_out_may_only_read(stage: Stage, raw: Raw) -> None:
    place = f"/channels/{stage.channel['id']}/messages"
    stage.world.time_out(stage.sandbox.guild, stage.ben.id, 60)
    with pytest.raises(InteractionFailed, match="Missing Permissions"):
        await stage.ben.slash(stage.channel, "play", game="Go")
    assert stage.ben.sees(stage.channel) == []
    stage.world.time_out(stage.sandbox.guild, stage.world.bot_user["id"], 60)
    assert (await raw.call("POST", place, WORDS))[1]["code"] == 50013
    stage.world.skew += 61
    assert (await raw.call("POST", place, WORDS))[0] == 200
    await stage.ben.slash(stage.channel, "play", game="Go")


# -- messages -------------------------------------------------------------------------------------------------------


async def test_an_edit_leaves_no_empty_message(stage: Stage, raw: Raw) -> None:
    path = await said(raw, stage.channel)
    assert (await raw.call("PATCH", path, {"components": []}))[0] == 200
    status, answer = await raw.call("PATCH", path, {"content": ""})
    assert (status, answer["code"]) == (400, 50006)


async def test_an_edit_cannot_show_a_file_that_it_drops(stage: Stage, raw: Raw) -> None:
    """Refused before anything has changed; the message goes on showing what it showed."""
    board = discord.File(picture("board"), "board.png")
    message = await stage.bot_channel.send("here", file=board, embed=discord.Embed().set_image(url=BOARD))
    standing = copy.deepcopy(stage.world.messages.find(str(message.channel.id), str(message.id)))
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    for attachments in ([], [{"id": "1"}]):
        body = {"embeds": [{"image": {"url": BOARD}}], "attachments": attachments}
        status, answer = await raw.call("PATCH", path, body)
        assert (status, answer["code"]) == (400, 50035)
        assert stage.world.messages.find(str(message.channel.id), str(message.id)) == standing


async def test_all_files_together_have_a_limit(stage: Stage) -> None:
    nine = [discord.File(io.BytesIO(b"x" * 9 * 2**20), f"{n}.png") for n in range(3)]
    with pytest.raises(discord.HTTPException) as refused:
        await stage.bot_channel.send("three", files=nine)
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_a_reply_needs_to_read_what_it_replies_to(stage: Stage, raw: Raw) -> None:
    path = await said(raw, stage.channel)
    reply = {**WORDS, "message_reference": {"message_id": path.rpartition("/")[2]}}
    stage.world.deny(stage.channel, Permission.READ_MESSAGE_HISTORY)
    assert (await raw.call("POST", path.rpartition("/")[0], reply))[1]["code"] == 50013


# -- the gateway ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([{"op": 8, "d": {"guild_id": "1"}}], 4003),
        ([{"op": 77, "d": None}], 4001),
        ([{"op": 2}, {"op": 2}], 4005),
        ([{"op": 2, "intents": 1 << 40}], 4013),
        ([{"op": 1, "d": None}] * 121, 4008),
    ],
    ids=["not identified", "unknown opcode", "identified twice", "unknown intents", "too many frames"],
)
async def test_the_gateway_closes_on(frames: list[Json], code: int) -> None:
    async with Sandbox() as sandbox, Raw(sandbox) as raw:
        socket = await raw.gateway()
        for frame in frames:
            if frame["op"] == 2:
                frame = {"op": 2, "d": {"token": sandbox.token, "intents": frame.get("intents", 1)}}
            await socket.send_json(frame)
        while not socket.closed:
            await socket.receive()
        assert socket.close_code == code


async def test_a_sequence_that_was_never_sent_is_invalid() -> None:
    async with Sandbox() as sandbox, Raw(sandbox) as raw:
        socket, ready = await raw.identify()
        await socket.close()
        again = await raw.gateway()
        resume = {"token": sandbox.token, "session_id": ready["session_id"], "seq": 1000}
        await again.send_json({"op": 6, "d": resume})
        assert (await again.receive()).type.name == "CLOSE" and again.close_code == 4007


async def test_commands_are_created_so_often_a_day(stage: Stage, raw: Raw) -> None:
    path = f"/applications/{stage.world.app_id}/guilds/{stage.sandbox.guild['id']}/commands"
    for n in range(2):
        fresh = [{"name": f"c{n}-{k}", "description": "x"} for k in range(100)]
        assert (await raw.call("PUT", path, fresh))[0] == 200
    assert (await raw.call("PUT", path, fresh))[0] == 200  # nothing new
    status, answer = await raw.call("PUT", path, [{"name": "more", "description": "x"}])
    assert (status, answer["code"]) == (400, 30034)
    stage.world.skew += 24 * 3600
    assert (await raw.call("PUT", path, [{"name": "more", "description": "x"}]))[0] == 200
