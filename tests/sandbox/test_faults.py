"""Trouble on demand reaches the real client the way it would from Discord."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import discord
import pytest

from sandbox import Fault, InteractionFailed

from .conftest import Stage
from .raw import Raw

SEND = "/channels/{channel_id}/messages"


def statuses(stage: Stage, route: str) -> list[int]:
    return [call.status for call in stage.world.calls if call.route == route]


async def test_rate_limited_call_waits_and_succeeds(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", status=429, retry_after=0.2))
    started = time.perf_counter()
    await stage.bot_channel.send("hello")
    assert time.perf_counter() - started >= 0.2
    assert statuses(stage, SEND) == [429, 200]


async def test_global_rate_limit(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", status=429, retry_after=0.2, is_global=True))
    await stage.bot_channel.send("hello")
    assert statuses(stage, SEND) == [429, 200]


async def test_rate_limit_without_via_is_taken_for_a_ban(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", status=429, via=False))
    with pytest.raises(discord.HTTPException) as refused:
        await stage.bot_channel.send("hello")
    assert refused.value.status == 429 and statuses(stage, SEND) == [429]


async def test_one_bad_gateway_is_tried_again(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", status=502))
    await stage.bot_channel.send("hello")
    assert statuses(stage, SEND) == [502, 200]


async def test_unavailable_service_raises_at_once(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", status=503))
    with pytest.raises(discord.DiscordServerError):
        await stage.bot_channel.send("hello")


async def test_callback_retried_after_an_error_is_still_in_time(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/interactions/*", status=500))
    reply = await stage.ana.slash(stage.channel, "play", game="Go")
    assert reply.message


async def test_dropped_connection_loses_the_interaction(stage: Stage) -> None:
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    stage.world.deadline = 0.4
    stage.world.faults.add(Fault("POST", "/interactions/*", drop=True))
    with pytest.raises(InteractionFailed) as failed:
        await stage.ana.click(message, "My hand")
    assert failed.value.unanswered
    await stage.world.until(lambda: stage.bot.errors, what="the error")
    assert isinstance(stage.bot.errors[0], aiohttp.ClientError)


async def test_fault_after_the_effect(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", status=503, after=True))
    with pytest.raises(discord.DiscordServerError):
        await stage.bot_channel.send("posted all the same")
    assert stage.ana.text(stage.channel) == ["posted all the same"]


async def test_delay(stage: Stage) -> None:
    stage.world.faults.add(Fault("POST", "/channels/*/messages", delay=0.2))
    started = time.perf_counter()
    await stage.bot_channel.send("slow")
    assert time.perf_counter() - started >= 0.2


async def test_fault_strikes_as_often_as_asked_and_is_cleared(stage: Stage) -> None:
    fault = stage.world.faults.add(Fault("POST", "/channels/*", status=503, times=2))
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await stage.bot_channel.send("x")
    await stage.bot_channel.send("through")
    fault = stage.world.faults.add(Fault(status=503, times=9))
    stage.world.faults.clear()
    await stage.bot_channel.send("clear")
    assert fault.times == 9


async def test_client_paces_itself_by_the_headers_of_a_route(stage: Stage) -> None:
    stage.world.faults.limit_route("POST", SEND, 3, 0.3)
    started = time.perf_counter()
    await asyncio.gather(*(stage.bot_channel.send(str(number)) for number in range(7)))
    assert time.perf_counter() - started >= 0.5
    assert statuses(stage, SEND).count(200) == 7


async def test_limit_of_a_route_is_enforced(stage: Stage) -> None:
    stage.world.faults.limit_route("POST", SEND, 1, 5)
    path = f"/channels/{stage.channel['id']}/messages"
    async with Raw(stage.sandbox) as raw:
        first, _ = await raw.call("POST", path, {"content": "one"})
        second, body = await raw.call("POST", path, {"content": "two"})
    assert (first, second) == (200, 429) and 0 < body["retry_after"] <= 5


async def test_old_messages_take_few_edits(stage: Stage) -> None:
    message = await stage.bot_channel.send("old")
    stage.world.faults.limit_old_edits(2, 60)
    path = f"/channels/{stage.channel['id']}/messages/{message.id}"
    async with Raw(stage.sandbox) as raw:
        young = [(await raw.call("PATCH", path, {"content": f"young {number}"}))[0] for number in range(4)]
        stage.world.skew += 3_601
        old = [await raw.call("PATCH", path, {"content": f"old {number}"}) for number in range(3)]
    assert young == [200] * 4 and [status for status, _ in old] == [200, 200, 429]
    assert old[2][1]["code"] == 30046
    assert stage.ana.text(stage.channel) == ["old 1"]


async def test_unanswered_interaction_fails_and_the_late_answer_is_refused(stage: Stage) -> None:
    stage.world.deadline = 0.2
    with pytest.raises(InteractionFailed) as failed:
        await stage.ana.slash(stage.channel, "slow", seconds=0.3)
    assert failed.value.unanswered
    await stage.world.until(lambda: any("10062" in call.error for call in stage.world.calls), what="the refusal")
    assert stage.ana.text(stage.channel) == []


async def test_broken_handler_leaves_the_person_without_answer(stage: Stage) -> None:
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    stage.world.deadline = 0.2
    with pytest.raises(InteractionFailed):
        await stage.ana.click(message, "Boom")
    await stage.world.until(lambda: stage.bot.errors, what="the error")
    assert isinstance(stage.bot.errors[0], RuntimeError)


async def test_token_of_an_interaction_expires(stage: Stage) -> None:
    message = (await stage.ana.slash(stage.channel, "play", game="Go")).posted
    hand = await stage.ana.click(message, "My hand")
    path = f"/webhooks/{stage.world.app_id}/{hand.interaction.token}/messages/@original"
    async with Raw(stage.sandbox) as raw:
        stage.world.skew += 899
        assert (await raw.call("PATCH", path, {"content": "in time"}))[0] == 200
        stage.world.skew += 2
        status, body = await raw.call("PATCH", path, {"content": "late"})
    assert (status, body["code"]) == (401, 50027)
    assert hand.posted["content"] == "in time"


async def test_interaction_is_answered_once(stage: Stage) -> None:
    reply = await stage.ana.slash(stage.channel, "play", game="Go")
    interaction = reply.interaction
    body = {"type": 4, "data": {"content": "again"}}
    async with Raw(stage.sandbox) as raw:
        again = await raw.call("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)
        forged = await raw.call("POST", f"/interactions/{interaction.id}/x/callback", body)
    assert (again[0], again[1]["code"]) == (400, 40060)
    assert (forged[0], forged[1]["code"]) == (404, 10062)


async def test_too_large_a_file(stage: Stage) -> None:
    stage.world.attachment_limit = 1_000
    with pytest.raises(discord.HTTPException) as refused:
        await stage.bot_channel.send(file=discord.File(__file__))
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_unknown_route_is_noted(stage: Stage) -> None:
    async with Raw(stage.sandbox) as raw:
        status, _ = await raw.call("GET", "/stage-instances")
        no_token = await raw.call("GET", "/users/@me", token="wrong")
        bad_json = await raw.call("PUT", f"/applications/{stage.world.app_id}/commands", {"name": "x"})
    assert status == 404 and "stage-instances" in stage.world.problems[0]
    assert no_token[0] == 401 and bad_json[0] == 400
