"""The process dies at each call to Discord in turn while turns are published and people are notified: each person is
told everything, exactly once."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.publishing.publish import LOOK_EVERY
from games.core.fuzz import free_answer
from games.core.orders import Alternative, Plan, Step
from sandbox import Player, Sandbox
from storage.engine.connection import StorageError
from storage.engine.transaction import Tx
from storage.model import Digest, Home, HomeKind, Pace, PersonSettings, TableInfo
from storage.outgoing import OutboxKind, QuestionRef
from tables.core.days import end_of
from tables.forecasts.forecasts import Forecasts
from tables.notifications.personal_messages import NEXT_TURN_DELAY
from tables.state.order_matching import ORDER_DELAY
from tables.state.recording import OWN_QUESTION_DELAY
from tables.time.pace import DAY, HOUR
from tests.clock import AheadClock
from tests.tables.conftest import Bench
from tests.tables.pending_model import PendingModel
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage, button, ids
from tests.wire.test_hours import tomorrow

MOST_LIVES = 20


@dataclass(frozen=True)
class Scenario:
    """A scenario: what happens first, what the service does in the life in which the bot first dies, and how often
    each person is notified from then on. `told` is None where that depends on when the bot dies."""

    before: Callable[[Stage], Awaitable[None]]
    act: Callable[[Stage], Awaitable[object]]
    told: Mapping[str, int] | None
    meanwhile: Callable[[Stage], Awaitable[object]] | None = None
    """What happens in each further life before anything is published."""


async def person(stage: Stage, player: Player) -> int:
    """Return the id of a player in the database."""
    return await stage.client.tables.people.person(int(player.id))


async def choose(stage: Stage, player: Player, **chosen: object) -> None:
    """Change personal settings of a player."""
    def change(before: PersonSettings) -> PersonSettings:
        return replace(before, **chosen)  # type: ignore[arg-type]  # of many

    await stage.client.tables.preferences.change_settings(await person(stage, player), change)


async def in_rooms(stage: Stage, *players: Player) -> None:
    """Let these players be notified by direct message."""
    for player in players:
        await stage.choose_direct_messages(player)


# -- stories ---------------------------------------------------------------------------------------------------------


async def reminded(stage: Stage) -> None:
    """Ana is reminded in the channel, Ben by a digest and Cleo by direct message."""
    await in_rooms(stage, stage.ben, stage.cleo)
    await choose(stage, stage.ben, digest=Digest("Europe/Madrid", 9 * 60))
    await stage.start(stage.ben, stage.cleo)
    stage.clock.advance(DAY + HOUR)


async def asleep(stage: Stage) -> None:
    """Ben and Cleo were asked during their quiet hours."""
    await in_rooms(stage, stage.cleo)
    for player in (stage.ben, stage.cleo):
        await player.slash(stage.channel, "hours", place="Europe/Madrid", **{"from": 8, "until": 22})
    stage.clock.set(tomorrow(stage, 23))
    await stage.start(stage.ben, stage.cleo)
    stage.clock.set(tomorrow(stage, 8, 1))


async def everybody(stage: Stage) -> None:
    """Start a table of three who are notified at once."""
    await stage.start(stage.ben, stage.cleo)


async def everybody_of_two(stage: Stage) -> None:
    """Start a table of Ana and Ben."""
    await stage.start(stage.ben)


async def asks_to_end(stage: Stage) -> None:
    """Ana starts a vote on ending the game."""
    await stage.client.tables.ending.cancel(await stage.table(), await person(stage, stage.ana))


async def voting(stage: Stage) -> None:
    """The other players are asked to vote on ending the game."""
    await everybody(stage)
    await asks_to_end(stage)
    await stage.settle()


async def votes_against(stage: Stage) -> None:
    """Ben votes against ending, so the vote is over."""
    tables, table = stage.client.tables, await stage.table()
    (count,) = await tables.votes.of_table(table)
    await tables.votes.cast_from_click(table, count.vote.id, await person(stage, stage.ben), "on")


async def late(stage: Stage) -> None:
    """Cleo is warned, and her deadline is near."""
    lobby = await stage.open()
    for player in (stage.ben, stage.cleo):
        await player.click(lobby, custom_id=button("join"))
    tables, table = stage.client.tables, await stage.table()
    await tables.clocks.set_pace(table, Pace(6 * HOUR, 0, "ai"), await person(stage, stage.ana))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    await stage.choose_without_clicks({0: "fields", 1: "forest"})
    for hours in (4, 5):
        await stage.pass_time_running(hours * HOUR)
        await stage.send_due_notifications()
    await stage.settle()


async def invites(stage: Stage) -> None:
    """Ana opens a table and invites Ben, who is awake, and Cleo, who is in her quiet hours."""
    tables, ana = stage.client.tables, await person(stage, stage.ana)
    for player in (stage.ben, stage.cleo):
        await tables.invitations.invite(await stage.table(), ana, await person(stage, player))


async def one_sleeps(stage: Stage) -> None:
    """Ana opens a table while Cleo is in her quiet hours."""
    await stage.cleo.slash(stage.channel, "hours", place="Europe/Madrid", **{"from": 8, "until": 22})
    stage.clock.set(tomorrow(stage, 23))
    await stage.open()


async def followed(stage: Stage) -> None:
    """Cleo follows the table of Ana and Ben, who agree to end it."""
    await in_rooms(stage, stage.cleo)
    await stage.start(stage.ben)
    await stage.client.tables.subscriptions.follow(await stage.table(), await person(stage, stage.cleo), "end")
    await asks_to_end(stage)
    await stage.settle()


async def agrees(stage: Stage) -> None:
    """Ben agrees to end the game."""
    await stage.client.tables.ending.cancel(await stage.table(), await person(stage, stage.ben))


async def loses_its_channel(stage: Stage) -> None:
    """The table's channel is deleted, which only its opener can be told."""
    await stage.client.tables.homes.channel_deleted(int(stage.channel["id"]))


async def in_a_thread(stage: Stage) -> None:
    """A table stands in a thread that is archived."""
    thread, lobby = await stage.open_in_thread()
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    stage.world.archive_thread(thread)


async def plays(stage: Stage) -> None:
    """All secret choices are made without clicks."""
    await stage.choose_without_clicks({0: "fields", 1: "forest"})


async def goes_on(stage: Stage) -> None:
    """Give an answer for a seat that is asked."""
    tables, table = stage.client.tables, await stage.table()
    asked = (await tables.views.view(table, None)).asked[0].seat
    question = (await tables.views.view(table, asked)).question
    by = (await tables.views.table(table)).seats[asked].person
    assert question is not None and by is not None
    answer = free_answer(question.decision, random.Random(1))
    await tables.answers.submit(table, asked, question.number, answer, by=by)


async def round_of(stage: Stage) -> None:
    """A round begins."""
    tables, table = stage.client.tables, await stage.table()
    await plays(stage)
    while len((await tables.views.view(table, None)).asked) == 1:
        await goes_on(stage)


async def followed_by_round(stage: Stage) -> None:
    """Cleo follows the table of Ana and Ben, round by round."""
    await in_rooms(stage, stage.cleo)
    await stage.start(stage.ben)
    await stage.client.tables.subscriptions.follow(await stage.table(), await person(stage, stage.cleo), "round")


async def moves(stage: Stage) -> None:
    """The table moves to another channel."""
    tables, ana = stage.client.tables, await person(stage, stage.ana)
    den = stage.world.add_channel(stage.sandbox.guild, "den")
    guild = int(stage.sandbox.guild["id"])
    await tables.transfer.offer(ana, guild)
    await tables.transfer.move_table(await stage.table(), ana, Home(HomeKind.CHANNEL, guild, int(den["id"])))


async def mute_server(stage: Stage) -> None:
    """The server is muted: nobody is notified in its channels; Ana uses direct messages."""
    await in_rooms(stage, stage.ana)
    await stage.client.tables.invitations.forbid(int(stage.sandbox.guild["id"]), "calls", True)
    await stage.start(stage.ben)
    await stage.send_due_notifications()


def leave_the_evening(stage: Stage) -> None:
    """Go on to the next noon if the day is nearly over: who begins the deal of the day in its last hour is not
    reminded of it."""
    end = end_of(stage.client.tables.records.today())
    if end - stage.clock.now() < 3 * HOUR:
        stage.clock.set(end + DAY // 2)


async def daily(stage: Stage) -> None:
    """Ben has begun his deal of the day, which is over soon."""
    leave_the_evening(stage)
    await in_rooms(stage, stage.ben)
    page = await stage.ben.slash(stage.channel, "daily")
    await stage.ben.click(page.posted, custom_id="s:0:-:0:deal:private")
    stage.clock.set(end_of(stage.client.tables.records.today()) - 1)


async def ordered(stage: Stage) -> None:
    """A standing order is about to answer for Ana, the first builder. Its second answer is impossible, so that the
    question after the first is left to her."""
    await everybody_of_two(stage)
    steps = (Step("build", ("gain:wood",)), Step("build", ("gain:nothing",)))
    await stage.client.tables.orders.give(
        await stage.table(), 0, await person(stage, stage.ana), "build", {}, Plan((Alternative(steps),))
    )
    await plays(stage)
    await stage.settle()


async def order_is_due(stage: Stage) -> None:
    """The order answers, and the time is over for which Ana may still be on her way to the question left to her."""
    for seconds in (ORDER_DELAY, OWN_QUESTION_DELAY):
        stage.clock.advance(seconds)
        await stage.client.tables.scheduled_work.do_due(stage.clock.now())


async def nothing(stage: Stage) -> None:
    """Do nothing: the passage of time does all of it."""


async def end_of_time(stage: Stage) -> None:
    """Cleo's deadline passes."""
    await stage.pass_time_running(5 * HOUR)


STORIES: dict[str, Scenario] = {
    "a turn": Scenario(everybody_of_two, plays, {"ana": 1}),
    "reminders and a digest": Scenario(reminded, nothing, {"ana": 1, "ben": 1, "cleo": 1}),
    "calls in the morning": Scenario(asleep, nothing, {"ben": 1, "cleo": 1}),
    "a vote": Scenario(everybody, asks_to_end, {"ben": 1, "cleo": 1}),
    "a vote that is over": Scenario(voting, votes_against, {}),
    "an order that leaves a question": Scenario(ordered, order_is_due, {"ana": 1}),
    "an AI sits in": Scenario(late, end_of_time, {"ana": 1}), "invitations": Scenario(one_sleeps, invites, {"ben": 1}),
    "the end for a follower": Scenario(followed, agrees, {"cleo": 1}),
    "a channel that is gone": Scenario(everybody, loses_its_channel, {"ana": 1}),
    "an archived thread": Scenario(in_a_thread, plays, {"ana": 1}),
    "answers to what was not noted": Scenario(everybody_of_two, plays, None, goes_on),
    "a round that a follower is told of": Scenario(followed_by_round, round_of, None, goes_on),
    "a table that moves": Scenario(everybody, moves, {}),
    "a server without calls": Scenario(mute_server, plays, {"ana": 1}),
    "a private deal of the day": Scenario(daily, nothing, {"ben": 1}),
}


# -- death -----------------------------------------------------------------------------------------------------------


@dataclass
class Fate:
    """At which call to Discord the process dies, before or after Discord receives it: at the first call at which it
    has not died in an earlier life. From then on every call and every commit fails. Calls wait until `born` is set."""

    heard: bool
    died_at: set[str]
    by_route: bool = False
    """Whether calls of the same route count as one call."""
    born: asyncio.Event = field(default_factory=asyncio.Event)
    dead: asyncio.Event = field(default_factory=asyncio.Event)


@asynccontextmanager
async def dying_process(monkeypatch: pytest.MonkeyPatch, fate: Fate) -> AsyncIterator[None]:
    """Within the context, let the process die as its fate says."""
    request, answer, commit = HTTPClient.request, AsyncWebhookAdapter.request, Tx.commit

    async def calling(self: HTTPClient, route: Route, **given: Any) -> Any:
        return await said(partial(request, self, route, **given), route, route.url, given)

    async def answering(self: AsyncWebhookAdapter, route: Any, *args: Any, **given: Any) -> Any:
        return await said(partial(answer, self, route, *args, **given), route, route.path, given)

    async def said(send: Callable[[], Awaitable[Any]], route: Any, place: str, given: Json) -> Any:
        if route.method == "GET" or "/applications/" in route.path:  # reads, and the registration of commands
            return await send()
        await fate.born.wait()
        if fate.dead.is_set():
            raise OSError("dead")
        sent: Json = given.get("json") or next(
            (json.loads(one["value"]) for one in given.get("form") or () if one["name"] == "payload_json"), {}
        )
        about = f"{route.method} {place} {sent.get('nonce', sorted(sent))}"
        about = f"{route.method} {route.path}" if fate.by_route else about
        if about not in fate.died_at:
            fate.died_at.add(about)
            fate.dead.set()
            if fate.heard:
                await send()
            raise OSError("dead")
        return await send()

    async def storing(self: Tx) -> None:
        if fate.dead.is_set():
            raise StorageError("dead")
        await commit(self)

    with monkeypatch.context() as patch:
        patch.setattr(HTTPClient, "request", calling)
        patch.setattr(AsyncWebhookAdapter, "request", answering)
        patch.setattr(Tx, "commit", storing)
        yield


# -- checks ----------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(1 / 2)
@pytest.mark.parametrize("heard", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", STORIES)
async def test_a_death_at_each_call_loses_and_doubles_nothing(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, heard: bool
) -> None:
    monkeypatch.setattr("cogs.publishing.notices.BETWEEN", 0.0)
    monkeypatch.setattr("tables.play.lobby.secrets.token_hex", lambda size: "5a" * size)  # always one deal
    story, settings, clock = STORIES[name], settings_for(sandbox, tmp_path), AheadClock()
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await story.before(stage)
        people = {one: await person(stage, getattr(stage, one)) for one in ("ana", "ben", "cleo")}
    told, said, died_at = notified(stage), words(stage), set[str]()
    for life in range(MOST_LIVES):
        fate = Fate(heard, died_at)
        async with dying_process(monkeypatch, fate), connected(settings, clock) as client:
            stage.client = client
            if not life:
                await story.act(stage)
            elif life < 6 and story.meanwhile is not None:
                await story.meanwhile(stage)
            fate.born.set()
            if await survives(stage, fate):
                if story.told is not None:
                    assert notified_since(stage, told) == story.told
                else:
                    assert await recorded_but_not_notified(stage) == []
                assert not [one for one, count in (words(stage) - said).items() if count > 1]
                assert await still_pending(stage, [*people.values()]) == []
                break
            await client.close()
    assert not fate.dead.is_set() and died_at


def notified_since(stage: Stage, before: Counter[str]) -> dict[str, int]:
    """Return how often each person was notified since `before`, by name."""
    new = notified(stage) - before
    return {name: new[one] for name in ("ana", "ben", "cleo") if new[one := getattr(stage, name).id]}


async def recorded_but_not_notified(stage: Stage) -> list[str]:
    """Describe the seats that are recorded as notified of a question by a turn message that did not notify them of
    anything."""
    read, pings = stage.client.tables.records.db.read, stage.world.messages.pings
    called = await read.all("SELECT seat, number, person FROM owed WHERE what = 'call' AND told IS NOT NULL")
    return [
        f"seat {seat} by {message.message_id}"
        for seat, number, by in called for message in await stage.client.tables.outbox.messages(await stage.table())
        if message.kind is OutboxKind.TURN and QuestionRef(seat, number) in message.asked
        and str(await stage.client.tables.people.discord_id(by)) not in pings.get(str(message.message_id), [])
    ]


def words(stage: Stage) -> Counter[tuple[str, str]]:
    """Return how often the bot has sent each text to a channel."""
    messages = stage.world.messages
    return Counter(
        (place, one["content"]) for place in list(stage.world.channels) for one in messages.in_channel(place)
        if one["content"] and not messages.is_ephemeral(one["id"])
    )


def notified(stage: Stage) -> Counter[str]:
    """Return how often each person was notified, anywhere."""
    rooms = {stage.world.dm_with(one.id)["id"] for one in stage.people}
    found = Counter({one.id: len(stage.direct_messages(one)) for one in stage.people})
    for place in stage.world.channels.keys() - rooms:
        for one in stage.world.messages.in_channel(place):
            found.update(stage.world.messages.pings.get(one["id"], []))
    return found


async def still_pending(stage: Stage, persons: list[int]) -> list[str]:
    """Return what still has to be sent, and what is pending although it should not be."""
    records, now = stage.client.tables.records, stage.clock.now()
    bench = SimpleNamespace(tables=stage.client.tables, db=records.db, clock=stage.clock, persons=persons)
    due = [
        f"{what} is left" for what in ("outbox", "notice", "due", "digest")
        if await records.db.read.all(f"SELECT 1 FROM {what} WHERE due_at <= ?", now)
    ]
    messages = [one for one in await stage.client.tables.outbox.messages(await stage.table()) if one.open]
    due += [
        "a turn has no picture" for one in messages if one.kind is OutboxKind.TURN
        and not stage.world.messages.get(str(one.channel_id), str(one.message_id))["attachments"]
    ]
    return due + await PendingModel(cast("Bench", bench), set()).wrong()


async def survives(stage: Stage, fate: Fate) -> bool:
    """Run the bot until everything due has been sent. Returns whether it lived that long."""
    dead, quiet = asyncio.create_task(fate.dead.wait()), asyncio.create_task(_quiet(stage))
    async with asyncio.timeout(20):
        await asyncio.wait({dead, quiet}, return_when=asyncio.FIRST_COMPLETED)
    for one in (dead, quiet):
        one.cancel()
    await asyncio.gather(dead, quiet, return_exceptions=True)
    return not fate.dead.is_set()


async def _quiet(stage: Stage) -> None:
    publisher = stage.client.publisher
    while publisher._looked < 0:  # noqa: ASYNC110  # there is no event for it
        await asyncio.sleep(0.01)
    while True:
        await stage.make_outbox_due()
        await stage.settle()
        read, now = stage.client.tables.records.db.read, stage.clock.now()
        due = [
            what for what in ("due", "notice", "digest")
            if await read.all(f"SELECT 1 FROM {what} WHERE due_at <= ?", now)
        ]
        if not due and not publisher.doing:
            return
        stage.clock.advance(1.0)


# -- the next player -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stored", [False, True], ids=["before the notice", "with the notice stored"])
async def test_the_next_player_is_notified_after_a_restart_between_the_turn_and_their_notification(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    settings, clock = settings_for(sandbox, tmp_path), AheadClock()

    async def surely(self: Forecasts, info: TableInfo) -> list[int]:
        return [1]

    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await in_rooms(stage, stage.ben)
        await choose(stage, stage.ben, next_turn=True)
        await stage.start(stage.ben)
        await plays(stage)
        await stage.settle()
        told = len(stage.direct_messages(stage.ben))
        monkeypatch.setattr(Forecasts, "next_seats", surely)
        if stored:
            await client.tables.personal_messages.notify_next_seats(await stage.table())
    async with connected(settings, clock) as client:
        stage.client = client
        await stage.settle()
        if (calling := client.publisher._calling) is not None:
            await calling
        clock.advance(NEXT_TURN_DELAY + LOOK_EVERY)
        await stage.send_due_notifications()
        await stage.settle()
        assert len(stage.direct_messages(stage.ben)) == told + 1


# -- clicks that open direct messages and threads --------------------------------------------------------------------


async def by_direct_message(stage: Stage) -> None:
    """Ben chooses to be notified by direct message."""
    await stage.choose_direct_messages(stage.ben)


async def follows(stage: Stage) -> None:
    """Cleo follows the table of Ana and Ben, and gets a direct message about it."""
    await stage.cleo.slash(stage.channel, "table follow")


async def in_a_new_thread(stage: Stage) -> None:
    """Ben opens a table in a thread."""
    await stage.ben.slash(stage.channel, "play", game="grimm_forest", where="thread")


async def daily_in_a_new_thread(stage: Stage) -> None:
    """Ben begins his deal of the day in a thread."""
    leave_the_evening(stage)
    page = await stage.ben.slash(stage.channel, "daily")
    begun = any(button("choose").fullmatch(one) for one in ids(page.posted))
    await stage.ben.click(page.posted, custom_id=button("choose") if begun else "s:0:-:0:deal:thread")


CLICKS: dict[str, tuple[Callable[[Stage], Coroutine[Any, Any, None]], str, int]] = {
    "direct messages": (by_direct_message, "room", 1),
    "following": (follows, "follower", 1),
    "a thread for a table": (in_a_new_thread, "game_table WHERE home = 'thread'", 5),
    "a thread for a deal of the day": (daily_in_a_new_thread, "game_table WHERE home = 'thread'", 1),
}
"""By name: what is clicked, the rows that must exist afterwards (SQL), and how many of them there may be: a command
that is repeated opens another table."""


@pytest.mark.sampled(1 / 3)
@pytest.mark.parametrize("heard", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("name", CLICKS)
async def test_a_click_that_is_repeated_after_a_death_does_what_was_wished(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, heard: bool
) -> None:
    (act, what, most), settings, clock = CLICKS[name], settings_for(sandbox, tmp_path), AheadClock()
    async with connected(settings, clock) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
    died_at = set[str]()
    for _ in range(MOST_LIVES):
        fate = Fate(heard, died_at, by_route=True)
        fate.born.set()
        async with dying_process(monkeypatch, fate), connected(settings, clock) as client:
            stage.client = client
            clicking, dead = asyncio.create_task(act(stage)), asyncio.create_task(fate.dead.wait())
            await asyncio.wait({clicking, dead}, return_when=asyncio.FIRST_COMPLETED)
            if not fate.dead.is_set():
                await clicking
                if await survives(stage, fate):
                    break
            for one in (clicking, dead):
                one.cancel()
            await asyncio.gather(clicking, dead, return_exceptions=True)
            await client.close()
    assert not fate.dead.is_set() and died_at
    async with connected(settings, clock) as client:
        stage.client = client
        await stage.settle()
        read = client.tables.records.db.read
        found = await read.all(f"SELECT 1 FROM {what}")
        assert 1 <= len(found) <= most
        assert await still_pending(stage, [await person(stage, one) for one in stage.people]) == []
        homes = {str(one) for (one,) in await read.all("SELECT channel_id FROM game_table")}
        assert all(stage.world.messages.in_channel(one) for one in homes), "each table stands where it is"
