"""Tries every place that writes to Discord against every error that Discord can answer."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from cogs.discord_errors import MOST_ATTEMPTS, REACTIONS, Meaning, Reaction, Target, reaction
from games.core.fuzz import random_answer
from games.core.text import Seat, text
from sandbox.faults import Fault
from sandbox.model import Permission
from storage.deadlines.due import REMIND_AFTER
from storage.model import Status, TableInfo
from storage.outgoing import Notice, OutboxKind
from tables.core.announcements import NONCE_SECONDS, put_notices
from tables.notifications.following import Follower
from tests.wire.stage import Json, Stage, button, ids, shown

SILENT = 0.3
ANSWERS = {
    "cut line": Fault(drop=True),
    "silence": Fault(delay=SILENT + 5),
    "503": Fault(status=503),
    "503 after it took effect": Fault(status=503, is_applied_after_call=True),
    "429 of the network": Fault(status=429, has_via_header=False),
    "401": Fault(status=401),
    "400 50035": Fault(status=400, code=50035),
    "400 50083": Fault(status=400, code=50083),
    "403 50083": Fault(status=403, code=50083),
    "403 50001": Fault(status=403, code=50001),
    "403 50013": Fault(status=403, code=50013),
    "403 50007": Fault(status=403, code=50007),
    "403 40003": Fault(status=403, code=40003),
    "403 40333": Fault(status=403, code=40333),
    "404": Fault(status=404),
    "404 10003": Fault(status=404, code=10003),
    "404 10004": Fault(status=404, code=10004),
    "404 10007": Fault(status=404, code=10007),
    "404 10008": Fault(status=404, code=10008),
    "404 10062": Fault(status=404, code=10062),
}
HOME_REFUSED = {"403 50001", "403 50013"}
"""Errors that say that the bot may not write in a table's home; the table's opener is told of them."""


@dataclass(frozen=True)
class Scene:
    """A call that the bot is about to make: its method and route, the act that makes it, and a check that it
    succeeded. `home`: it needs the permission to write in the table's home. `sent`: errors from which the bot learns
    that the message was sent before."""

    method: str
    path: str
    act: Callable[[], Awaitable[object]]
    succeeded: Callable[[], Awaitable[bool]]
    home: bool = True
    sent: tuple[str, ...] = ()
    over: bool = False
    """Whether the table's game has ended."""
    may_have_picture: bool = False
    """Whether a picture goes along if it is drawn in time: what is refused once is then tried at once without it."""


async def lobby_sent(stage: Stage) -> Scene:
    async def act() -> None:
        await stage.ana.slash(stage.channel, "play", game="grimm_forest")

    async def succeeded() -> bool:
        return bool(await stage.posted(OutboxKind.LOBBY))

    return Scene("POST", home(stage), act, succeeded)


async def lobby_edited(stage: Stage) -> Scene:
    await stage.open()
    ben = await stage.client.tables.people.person(int(stage.ben.id))

    async def act() -> None:
        await stage.client.tables.lobby.join(await stage.table(), ben)

    async def succeeded() -> bool:
        return any(f"<@{stage.ben.id}>" in shown(one) for one in await stage.posted(OutboxKind.LOBBY))

    return Scene("PATCH", home(stage) + "/*", act, succeeded)


async def lobby_edited_through_a_click(stage: Stage) -> Scene:
    """A message that a click changed shortly before is edited through that click's token."""
    lobby = await stage.open()
    await stage.ben.click(lobby, custom_id=button("join"))
    cleo = await stage.client.tables.people.person(int(stage.cleo.id))
    await stage.settle()

    async def act() -> None:
        await stage.client.tables.lobby.join(await stage.table(), cleo)

    async def succeeded() -> bool:
        return any(f"<@{stage.cleo.id}>" in shown(one) for one in await stage.posted(OutboxKind.LOBBY))

    return Scene("PATCH", "/webhooks/*", act, succeeded)


async def turn_edited(stage: Stage) -> Scene:
    await stage.start(stage.ben)

    async def act() -> None:
        await stage.client.tables.answers.submit(await stage.table(), 0, 0, ("fields",), by=1)

    async def succeeded() -> bool:
        turns = await stage.posted(OutboxKind.TURN)
        return bool(turns) and bool(ids(turns[-1])) and f"<@{stage.ben.id}>" in turns[-1]["content"].split("\n")[-1]

    return Scene("PATCH", home(stage) + "/*", act, succeeded, may_have_picture=True)


async def turn_sent(stage: Stage) -> Scene:
    await stage.start(stage.ben)

    async def succeeded() -> bool:
        turns = await stage.posted(OutboxKind.TURN)
        return bool(turns) and "Fields" in turns[-1]["content"] and bool(turns[-1]["attachments"])

    async def act() -> None:
        await stage.choose_without_clicks({0: "fields", 1: "forest"})

    return Scene("POST", home(stage), act, succeeded, may_have_picture=True)


async def picture_hung(stage: Stage) -> Scene:
    """The text of a turn has been sent, and its picture is drawn only now."""
    turn, drawn, painter = await turn_sent(stage), asyncio.Event(), stage.client._painter
    draw = painter.draw_now

    async def slowly(*what: Any, **how: Any) -> Any:
        await drawn.wait()
        return await draw(*what, **how)

    painter.draw_now = slowly  # type: ignore[method-assign]  # a slower one
    before = len(await stage.posted(OutboxKind.TURN))
    await turn.act()
    async with asyncio.timeout(5):
        while len(await stage.posted(OutboxKind.TURN)) == before:  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    async def act() -> None:
        drawn.set()

    async def succeeded() -> bool:
        turns = await stage.posted(OutboxKind.TURN)
        return bool(turns) and bool(turns[-1]["attachments"])

    # a picture that Discord refuses is left out, and the text was sent
    unwanted = ("400 50035", "403 50001", "403 50013", "403 50007", "404", "404 10007")
    return Scene("PATCH", home(stage) + "/*", act, succeeded, home=False, sent=unwanted)


async def ranking_hung(stage: Stage) -> Scene:
    """The text of the ranking has been sent, and its picture is drawn only now."""
    painter, drawn = stage.client._painter, asyncio.Event()
    draw = painter.attempt

    async def slowly(what: str, *more: Any, **how: Any) -> Any:
        if what == "ranking":
            await drawn.wait()
        return await draw(what, *more, **how)

    painter.attempt = slowly  # type: ignore[method-assign]  # a slower one
    await play_to_the_end(stage)
    async with asyncio.timeout(10):
        while not await stage.posted(OutboxKind.FINAL):  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    async def act() -> None:
        drawn.set()

    async def succeeded() -> bool:
        standing = await stage.posted(OutboxKind.FINAL)
        return bool(standing) and bool(standing[-1]["attachments"])

    return Scene("PATCH", home(stage) + "/*", act, succeeded, home=True, sent=("404 10008",), over=True)


async def play_to_the_end(stage: Stage, lobby: Json | None = None) -> None:
    """Play Ana's solo game, by default a new one in the channel, to its end through the service, faster than by
    clicks."""
    rng, tables = random.Random(3), stage.client.tables
    lobby = lobby or await stage.open("northwood")
    await stage.ana.click(lobby, custom_id=button("start"))
    table, ana = await stage.table(), await tables.people.person(int(stage.ana.id))
    while (await tables.views.table(table)).status.is_running:
        async with tables.records.reading(table) as game:
            decision, number = game.session.question(0), game.session.numbers.get(0, 0)
            assert decision is not None
            answer = random_answer(game.session.rules, game.session.state, decision, rng)
        await tables.answers.submit(table, 0, number, answer, by=ana)


async def notice_sent(stage: Stage) -> Scene:
    await stage.start(stage.ben)

    async def act() -> None:
        await stage.client.tables.ending.cancel(await stage.table(), 1)

    async def succeeded() -> bool:
        return any(":ballot:" in name for one in stage.messages() for name in ids(one))

    return Scene("POST", home(stage), act, succeeded, sent=("404 10008",))


async def reminder_at_home(stage: Stage) -> Scene:
    await stage.start(stage.ben)

    async def act() -> None:
        await stage.pass_time_running(REMIND_AFTER + 1)
        await stage.send_due_notifications()

    async def succeeded() -> bool:
        await stage.send_due_notifications()
        return any("⌛" in one["content"] for one in stage.messages())

    return Scene("POST", home(stage), act, succeeded)


async def member_looked_up(stage: Stage) -> Scene:
    """Before the bot reminds a person, it asks whether they are still in the server."""
    reminder = await reminder_at_home(stage)
    return replace(reminder, method="GET", path="/guilds/*/members/*", home=False, sent=("404 10007",))


async def reminder_in_a_room(stage: Stage) -> Scene:
    await stage.start(stage.ben)
    await stage.choose_direct_messages(stage.ben)
    before = len(stage.direct_messages(stage.ben))

    async def act() -> None:
        await stage.pass_time_running(REMIND_AFTER + 1)
        await stage.send_due_notifications()

    async def succeeded() -> bool:
        await stage.send_due_notifications()
        return len(stage.direct_messages(stage.ben)) > before or any("⌛" in one["content"] for one in stage.messages())

    return Scene("POST", room(stage, stage.ben.id), act, succeeded, home=False)


async def follower_told(stage: Stage) -> Scene:
    await stage.ana.slash(stage.channel, "play", game="northwood")
    await stage.settle()
    await stage.cleo.slash(stage.channel, "table follow", when="end")
    before = len(stage.direct_messages(stage.cleo))
    cleo = await stage.client.tables.people.person(int(stage.cleo.id))

    async def act() -> None:
        await stage.client.tables.ending.cancel(await stage.table(), 1)

    async def succeeded() -> bool:
        known = await stage.client.tables.preferences.room(cleo)
        return len(stage.direct_messages(stage.cleo)) > before or (
            known is not None and known.closed
        ) or not await followers()

    async def followers() -> list[Any]:
        return await stage.client.tables.subscriptions.followers(await stage.table())

    await stage.ana.click((await stage.posted(OutboxKind.LOBBY))[-1], custom_id=button("start"))
    await stage.settle()
    return Scene("POST", room(stage, stage.cleo.id), act, succeeded, home=False)


def home(stage: Stage) -> str:
    return f"/channels/{stage.channel['id']}/messages"


def room(stage: Stage, person: str) -> str:
    return f"/channels/{stage.world.dm_with(person)['id']}/messages"


PLACES = {
    one.__name__: one for one in (
        lobby_sent, lobby_edited, lobby_edited_through_a_click, turn_edited, turn_sent, picture_hung, notice_sent,
        ranking_hung,
        reminder_at_home, member_looked_up, reminder_in_a_room, follower_told,
    )
}


@pytest.mark.sampled(0.22)
@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("place", PLACES)
async def test_a_table_outlives_every_answer(
    stage: Stage, place: str, answer: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table goes on, every message is sent in the end unless its reader is gone, and the opener is told at most
    once where the bot may not write."""
    scene = await PLACES[place](stage)
    monkeypatch.setattr("cogs.discord_errors.API_TIMEOUT_SECONDS", SILENT)
    before = len(stage.direct_messages(stage.ana))
    fault = stage.world.faults.add(replace(ANSWERS[answer], method=scene.method, path=scene.path))
    await scene.act()
    await stage.world.until(lambda: not fault.times, 5, "the call")
    for _ in range(12):
        await stage.client.publisher.settle()
        await stage.make_outbox_due()
        stage.client.tables.outbox.wake.set()
        if answer in scene.sent or await scene.succeeded():
            break
        await stage.pass_time_running(400)
        stage.client.tables.outbox.wake.set()
        await stage.settle_attempts()
    else:
        pytest.fail("what was to be said was never said")
    info = await stage.client.tables.views.table(await stage.table())
    assert info.status is Status.FINISHED if scene.over else info.status.is_running or info.reopen_until is not None
    refused = answer in HOME_REFUSED and scene.home
    await stage.settle()
    told = [one for one in stage.direct_messages(stage.ana)[before:] if "⚠" in one["content"]]
    assert (refused and not scene.may_have_picture) <= len(told) <= refused
    assert [one.message for one in caplog.records if "Traceback" in one.message] == []


@pytest.mark.parametrize("target", Target)
def test_every_meaning_has_a_reaction_at_every_place(target: Target) -> None:
    assert REACTIONS[target].keys() == set(Meaning)
    ends_tables = {one for one in Meaning if REACTIONS[target][one] is Reaction.FIND_HOME}
    assert ends_tables == ({Meaning.CHANNEL_GONE} if target in (Target.HOME, Target.PICTURE) else set())


@pytest.mark.parametrize("code", [40004, 40006, 40333])
@pytest.mark.parametrize("target", [Target.HOME, Target.ROOM, Target.PICTURE])
def test_what_discord_takes_from_nobody_for_now_says_nothing_of_the_place(target: Target, code: int) -> None:
    """Such an answer may have the status 403, as one about a missing permission has."""
    assert reaction(target, _as_error(Fault(status=403, code=code)), 1000) is Reaction.RETRY


def test_what_discord_refuses_again_and_again_in_a_room_is_given_up() -> None:
    error = _as_error(Fault(status=400, code=50035))
    assert reaction(Target.ROOM, error) is Reaction.RETRY
    assert reaction(Target.ROOM, error, 12) is Reaction.GIVE_UP
    assert reaction(Target.ROOM, TimeoutError(), 1000) is Reaction.RETRY


@pytest.mark.parametrize("target", list(Target))
def test_a_locked_thread_is_treated_as_an_archived_one(target: Target) -> None:
    locked, archived = (_as_error(Fault(status=403, code=code)) for code in (160005, 50083))
    assert reaction(target, locked) is reaction(target, archived)


async def test_a_room_that_is_gone_never_ends_a_table(stage: Stage) -> None:
    """This holds for a follower's direct messages and for the opener's."""
    await stage.choose_direct_messages(stage.ana)
    turn = await stage.start(stage.ben)
    await stage.cleo.slash(stage.channel, "table follow", when="round")
    for player in (stage.ana, stage.cleo):
        stage.world.forget_dm(player.id)
    stage.world.deny(stage.channel, Permission.SEND_MESSAGES)
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.settle_attempts()
    assert await stage.pending() != [], "what is due cannot be said"
    stage.world.deny(stage.channel, Permission(0))
    await stage.make_outbox_due()
    stage.client.tables.outbox.wake.set()
    assert (await stage.turn())["id"] != turn["id"]
    assert (await stage.client.tables.views.table(await stage.table())).status.is_running


async def test_a_follower_who_cannot_be_told_keeps_no_other_from_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await stage.ana.slash(stage.channel, "play", game="northwood")
    await stage.settle()
    await stage.ana.click((await stage.posted(OutboxKind.LOBBY))[-1], custom_id=button("start"))
    await stage.settle()
    for player in (stage.ben, stage.cleo):
        await stage.choose_direct_messages(player)
        await player.slash(stage.channel, "table follow", when="end")
    before = {player.id: len(stage.direct_messages(player)) for player in (stage.ben, stage.cleo)}
    followers = stage.client.publisher.followers
    really, (first, second) = followers._say, await stage.client.tables.subscriptions.followers(await stage.table())

    async def say(info: TableInfo, one: Follower, *, about: int, over: bool) -> bool:
        if one.person == first.person:
            raise RuntimeError
        return await really(info, one, about=about, over=over)

    monkeypatch.setattr(followers, "_say", say)
    await stage.client.tables.ending.cancel(await stage.table(), 1)
    await stage.settle_attempts()
    told = {player.id: len(stage.direct_messages(player)) - before[player.id] for player in (stage.ben, stage.cleo)}
    assert told == {str(first.discord_id): 0, str(second.discord_id): 1} and "a follower cannot be told" in caplog.text
    monkeypatch.undo()
    await stage.make_outbox_due()
    stage.client.tables.outbox.wake.set()
    await stage.settle()
    told = {player.id: len(stage.direct_messages(player)) - before[player.id] for player in (stage.ben, stage.cleo)}
    assert set(told.values()) == {1}, "the first one later, the other not again"


async def test_a_room_that_is_gone_is_opened_again_by_the_next_click(stage: Stage) -> None:
    page = await stage.choose_direct_messages(stage.ana)
    stage.world.forget_dm(stage.ana.id)
    await stage.ana.choose(page, "home", custom_id="s:0:-:0:notices:where")
    again = (await stage.ana.choose(page, "room", custom_id="s:0:-:0:notices:where")).posted
    assert "⚠" not in shown(again)
    ana = await stage.client.tables.people.person(int(stage.ana.id))
    known = await stage.client.tables.preferences.room(ana)
    assert known is not None and not known.closed
    assert known.channel_id == int(stage.world.dm_with(stage.ana.id)["id"]) and stage.direct_messages(stage.ana)


async def test_a_closed_room_stands_in_the_way_of_no_other_choice(stage: Stage) -> None:
    page = await stage.choose_direct_messages(stage.ana)
    ana = await stage.client.tables.people.person(int(stage.ana.id))
    await stage.client.tables.preferences.close_room(ana)
    stage.world.closed_dms.add(stage.ana.id)
    await stage.ana.click(page, custom_id="s:0:-:0:notices:next|on")
    settings = await stage.client.tables.people.settings_of(ana)
    assert settings.next_turn and settings.direct
    page = (await stage.ana.choose(page, "540", custom_id="s:0:-:0:notices:how")).posted
    assert (await stage.client.tables.people.settings_of(ana)).digest is not None and "⚠" in shown(page)
    page = (await stage.ana.choose(page, "once", custom_id="s:0:-:0:notices:how")).posted
    settings = await stage.client.tables.people.settings_of(ana)
    assert settings.digest is None and not settings.direct and "In the channel" in shown(page)


@pytest.mark.parametrize("how", ["locked", "hidden"])
async def test_the_opener_is_told_once_and_not_at_night(stage: Stage, how: str) -> None:
    """This holds however often the bot retries and people act."""
    thread, lobby = await stage.open_in_thread()
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.settle()
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    await sleep_now(stage)
    if how == "locked":
        stage.world.archive_thread(thread, locked=True)
    else:
        stage.world.deny(stage.channel, Permission.VIEW_CHANNEL)
    tables, table = stage.client.tables, await stage.table()
    for hour in range(5):
        question = (await tables.views.view(table, 1)).question
        assert question is not None
        if hour % 2:
            await tables.answers.undo(table, 1, by=2)
        else:
            await tables.answers.submit(table, 1, question.number, ("forest",), by=2)
        await stage.settle_attempts()
        told = stage.direct_messages(stage.ana)
        assert len(told) == (0 if hour < 3 else 1), hour
        await stage.pass_time_running(3600)
        tables.outbox.wake.set()
        await stage.settle_attempts()


async def sleep_now(stage: Stage) -> None:
    """Let Ana's quiet hours begin, for two hours and a half at most."""
    hour = int(stage.clock.now() // 3600) % 24
    await stage.ana.slash(
        stage.channel, "hours", place="Africa/Abidjan", **{"from": (hour + 3) % 24, "until": (hour + 13) % 24}
    )


async def test_what_is_to_be_said_while_another_notice_is_sent_does_not_wait_for_the_opener_to_wake(
    stage: Stage
) -> None:
    """The opener is told of one thing when their quiet hours are over, and the row of the table's notices with it."""
    await stage.start(stage.ben)
    await sleep_now(stage)
    table, tables = await stage.table(), stage.client.tables

    async def say(*notices: Notice) -> None:
        async with tables.records.change(table) as (tx, info):
            await put_notices(tx, info, tables.clock.now(), *notices)
            tx.on_commit(tables.records.wake.set)

    slow = stage.world.faults.add(Fault("POST", home(stage), delay=0.3))
    await say(Notice(text("bot-log-plays-on", seat=Seat(0))), Notice(text("bot-notice-home-gone"), to_opener=True))
    await stage.world.until(lambda: not slow.times, 5, "the first notice is being sent")
    await say(Notice(text("bot-notice-all-ready"), seats=(1,)))
    await stage.settle_attempts()
    assert sum("Everybody is ready" in one["content"] for one in stage.messages()) == 1


async def test_a_notice_that_was_said_is_not_said_again_with_one_that_failed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.start(stage.ben)
    tables, post = stage.client.tables, stage.client.publisher.post
    send, failures = post.send, 6

    async def flaky(channel_id: int, content: str | None, *args: Any, **more: Any) -> Any:
        nonlocal failures
        if content and "Everybody" in content and failures:
            failures -= 1
            raise OSError("Discord is away")
        return await send(channel_id, content, *args, **more)

    monkeypatch.setattr(post, "send", flaky)
    async with tables.records.change(await stage.table()) as (tx, info):
        first, second = text("bot-log-plays-on", seat=Seat(0)), text("bot-notice-all-ready")
        await put_notices(tx, info, tables.clock.now(), Notice(first), Notice(second, seats=(1,)))
        tx.on_commit(tables.records.wake.set)
    for _ in range(8):
        await stage.settle_attempts()
        await stage.pass_time_running(400)
        stage.world.skew += 400
        tables.outbox.wake.set()
        await stage.settle_attempts()
    await stage.settle()

    def times(words: str) -> int:
        return sum(words in one["content"] for one in stage.messages())

    assert not failures and times("would like to play on") == 1 and times("Everybody is ready") == 1


@pytest.mark.parametrize(("answer", "called"), [
    ("403 50013", True), ("400 50035", True), ("503", False), ("cut line", False),
])
async def test_a_message_calls_people_when_the_first_attempt_was_certainly_not_sent(
    stage: Stage, answer: str, called: bool
) -> None:
    """If Discord may have sent the message, the bot cannot know whether it notified people. Later, when Discord has
    forgotten the nonce, it is sent again without a notification."""
    turn = await stage.start(stage.ben)
    times = 1 if called else 50  # Discord may know the nonce in each attempt until then
    fault = stage.world.faults.add(replace(ANSWERS[answer], method="POST", path=home(stage), times=times))
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    await stage.world.until(lambda: (fault.times or 0) < times, 5, "the call")
    await stage.settle_attempts()
    await stage.pass_time_running(NONCE_SECONDS + 60)
    stage.world.skew += NONCE_SECONDS + 60
    stage.world.faults.clear()
    await stage.make_outbox_due()
    stage.client.tables.outbox.wake.set()
    fresh = await stage.turn()
    assert fresh["id"] != turn["id"]
    assert bool(stage.world.messages.pings.get(fresh["id"])) is called


async def test_a_message_that_may_stand_calls_nobody_again_however_often_it_is_tried(stage: Stage) -> None:
    """Discord accepts the message without a reply, and is then unavailable until it has forgotten the nonce. Each
    attempt is soon after the one before."""
    turn = await stage.start(stage.ben)
    cut = replace(ANSWERS["cut line"], method="POST", path=home(stage), times=9)
    stage.world.faults.add(replace(cut, is_applied_after_call=True))
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    for answer in (cut, replace(cut, drop=False, status=429, has_via_header=False), cut):
        await stage.client.publisher.settle()
        await stage.settle_attempts()
        stage.world.faults.clear()
        stage.world.faults.add(replace(answer))
        await stage.pass_time_running(NONCE_SECONDS - 1)
        stage.world.skew += NONCE_SECONDS - 1
        await stage.make_outbox_due()
        stage.client.tables.outbox.wake.set()
    await stage.client.publisher.settle()
    await stage.settle_attempts()
    stage.world.faults.clear()
    await stage.make_outbox_due()
    stage.client.tables.outbox.wake.set()
    await stage.settle()
    sent = [stage.world.messages.pings.get(one["id"]) for one in stage.messages() if int(one["id"]) > int(turn["id"])]
    assert len(sent) == 2 and sent[0] and not sent[1]


async def test_people_are_called_after_a_time_in_which_no_connection_could_be_opened(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has got nothing then, however long it lasts."""
    turn = await stage.start(stage.ben)
    away = aiohttp.ClientConnectorDNSError(
        aiohttp.client_reqrep.ConnectionKey("discord.com", 443, True, True, None, None, None),
        socket.gaierror(-3, "Temporary failure in name resolution"),
    )
    with monkeypatch.context() as patch:
        patch.setattr(stage.client.publisher.post, "send", AsyncMock(side_effect=away))
        await stage.choose_without_clicks({0: "fields", 1: "forest"})
        await stage.settle_attempts()
        await stage.pass_time_running(NONCE_SECONDS + 60)
        stage.world.skew += NONCE_SECONDS + 60
    await stage.make_outbox_due()
    stage.client.tables.outbox.wake.set()
    fresh = await stage.turn()
    assert fresh["id"] != turn["id"] and stage.world.messages.pings.get(fresh["id"])


async def test_a_picture_of_the_ranking_that_is_always_refused_is_left_out(stage: Stage) -> None:
    """The words stand, and nothing is drawn and sent again for ever."""
    scene = await ranking_hung(stage)
    stage.world.faults.add(Fault(scene.method, scene.path, status=413, code=40005, times=99))
    await scene.act()
    for _ in range(MOST_ATTEMPTS + 1):
        await stage.settle_attempts()
        await stage.make_outbox_due()
        stage.client.tables.outbox.wake.set()
    await stage.settle_attempts()
    assert not await stage.pending() and await stage.posted(OutboxKind.FINAL) and not await scene.succeeded()


async def test_only_who_is_not_in_the_server_counts_as_gone(stage: Stage) -> None:
    """A person who cannot be looked up, because the bot is not in the server or Discord knows no such route, does
    not count as gone."""
    await stage.start(stage.ben)
    names, guild = stage.client.surface.audience.names, int(stage.sandbox.guild["id"])
    for answer, gone in (("403 50001", False), ("404 10004", False), ("404", False), ("404 10007", True)):
        stage.world.faults.add(replace(ANSWERS[answer], method="GET", path="/guilds/*/members/*"))
        assert await names.has_left(guild, int(stage.ben.id)) is gone, answer


async def test_only_who_is_not_in_the_server_sees_no_table(stage: Stage) -> None:
    """Else whoever follows it would follow it no more, and a weekly table would end."""
    await stage.start(stage.ben)
    post, home = stage.client.publisher.post, (await stage.client.tables.views.table(await stage.table())).home
    for answer in ("403 40333", "404"):
        for look in (post.can_see, post.may_write):
            stage.world.faults.add(replace(ANSWERS[answer], method="GET", path="/guilds/*/members/*"))
            with pytest.raises(discord.HTTPException):
                await look(home, int(stage.ben.id))
    stage.world.faults.add(replace(ANSWERS["404 10007"], method="GET", path="/guilds/*/members/*"))
    assert not await post.can_see(home, int(stage.ben.id)) and await post.can_see(home, int(stage.ben.id))


@pytest.mark.sampled(1 / 3)
@pytest.mark.parametrize("answer", ANSWERS)
async def test_a_click_that_cannot_be_answered_was_still_an_act(
    stage: Stage, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    turn = await stage.start(stage.ben)
    form = (await stage.ben.click(turn, custom_id=button("choose"))).posted
    if answer == "silence":
        stage.world.deadline = SILENT
    given = replace(ANSWERS[answer], delay=min(ANSWERS[answer].delay, 3 * SILENT))
    fault = stage.world.faults.add(replace(given, method="POST", path="/interactions/*"))
    stage.ben.press(form, custom_id=re.compile(r".*:take:gather\|forest"))
    await stage.world.until(lambda: not fault.times, 5, "the answer")

    async def chosen() -> bool:
        view = await stage.client.tables.views.view(await stage.table(), 1)
        return view.can_undo

    async with asyncio.timeout(8):
        while not await chosen():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    stage.world.deadline = 10
    again = await stage.ana.click(await stage.turn(), custom_id=button("choose"))
    assert again.ephemeral and (await stage.client.tables.views.table(await stage.table())).status.is_running
    given_up = reaction(Target.CLICK, _as_error(ANSWERS[answer])) is Reaction.GIVE_UP
    assert given_up <= (not [one for one in caplog.records if one.levelname == "ERROR"])


def _as_error(fault: Fault) -> Exception:
    class Response:
        status, reason = fault.status or 0, ""

    if fault.status is None:
        return TimeoutError()
    return discord.HTTPException(Response(), {"code": fault.code, "message": ""})


async def test_a_thread_that_cannot_be_opened_at_the_moment_is_said_so(stage: Stage) -> None:
    for answer in ("503", "cut line", "403 40333"):
        stage.world.faults.add(replace(ANSWERS[answer], method="POST", path="/channels/*/threads"))
        refused = await stage.ana.slash(stage.channel, "play", game="grimm_forest", where="thread")
        assert "does not answer" in shown(refused.posted)
    assert await stage.client.tables.records.db.read.all("SELECT 1 FROM game_table") == []
