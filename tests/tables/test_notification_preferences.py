"""What people are told, and that it is told once: at once or in a digest, in their room or in the servers, and whatever
dies in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from storage.deadlines.due import REMIND_AFTER
from storage.model import Digest, Hours, Pace, Person, TableInfo
from storage.outgoing import CallKind, DueKind, OutboxKind, Ping, PostedMessage
from storage.people import personal
from tables.core.announcements import SURE
from tables.core.errors import Trouble
from tables.time.pace import DAY, HOUR
from tables.undo.undo import ASK_SECONDS, LONGEST
from tests.tables.conftest import CHANNEL, ROUND, Bench, play
from tests.tables.test_clock_kills import Channel, Fate, Killed, mortal
from tests.tables.test_undo import ask, offered

ONCE_A_DAY = Digest("UTC", 9 * 60)


async def chooses(bench: Bench, person: Person, **wishes: object) -> None:
    await bench.tables.notices.choose(
        person, lambda before: replace(before, **wishes)  # type: ignore[arg-type]  # of many fields
    )


async def post(bench: Bench, table: int, channel: Channel | None = None) -> list[int]:
    """What the publisher does with a turn message that asks somebody new. Returns the seats that it calls."""
    info = await bench.tables.looking.table(table)
    called: list[Ping] = []
    for row in await bench.tables.outbox.due():
        if row.table_id == table and row.kind is OutboxKind.TURN:
            if asks := row.payload.asked:
                called = await bench.tables.notices.to_call(info, asks)
                doubtful = bool(called) and await bench.tables.outbox.sending(row)
                number = 1 + len(await bench.tables.outbox.messages(table))
                if channel is not None:
                    channel.send(f"t{number}-{table}", "" if doubtful else said(info, called))
                message = PostedMessage(table, OutboxKind.TURN, CHANNEL, 1000 * table + number, asked=asks)
                await bench.tables.outbox.posted(message, {}, called, row)
            await bench.tables.outbox.done(row)
    return [ping.seat for ping in called]


def said(info: TableInfo, pings: list[Ping]) -> str:
    return " ".join(f"call:{info.id}:{ping.seat}:{ping.number}" for ping in pings)


@pytest.fixture
async def two(bench: Bench) -> tuple[int, int]:
    """Ana and Ben at two tables of a server, at both of which both are asked; Ben gets one digest a day."""
    while len(bench.persons) < 2:
        bench.persons.append(await bench.tables.people.person(100 + len(bench.persons)))
    await chooses(bench, bench.persons[1], digest=ONCE_A_DAY)
    return await bench.begin(2), await bench.begin_elsewhere(CHANNEL + 1)


async def until_digest(bench: Bench) -> None:
    at = await bench.tables.notices.next_digest(bench.persons[1])
    assert at is not None
    bench.clock.set(at + 1)


async def test_a_digest_tells_everything_once_and_reminds_once(bench: Bench, two: tuple[int, int]) -> None:
    assert [await post(bench, table) for table in two] == [[0], [0]]
    await until_digest(bench)
    (digest,) = await bench.call()
    assert digest.kind is CallKind.DIGEST and digest.table_id == two[0]
    assert [(one.table_id, one.seat, one.kind) for one in digest.items] == [(one, 1, DueKind.WAKING) for one in two]
    for kinds in ([DueKind.REMINDER] * 2, []):
        await until_digest(bench)
        assert [one.kind for notice in await bench.call() for one in notice.items] == kinds


async def test_where_a_clock_runs_a_digest_does_not_take_the_place_of_its_warning(bench: Bench) -> None:
    """A digest says that a question still waits, not when its time is over, and others do not read it."""
    table = await bench.begin(2, pace=Pace(DAY, 3 * DAY, "ai"))
    begun, told = bench.clock.now(), []
    await chooses(bench, bench.persons[1], digest=ONCE_A_DAY)
    await bench.act(table, 0, "1")
    for _ in range(3):
        await until_digest(bench)
        told += [one.kind for notice in await bench.call() for one in notice.items]
    assert told == [DueKind.WAKING] and bench.clock.now() < begun + 3 * DAY
    bench.clock.set(begun + 3 * DAY)
    (warning,) = await bench.call(*await bench.tables.due.reminders(bench.clock.now()))
    assert (warning.kind, [one.kind for one in warning.items]) == (CallKind.WARNING, [DueKind.WARNING])
    await until_digest(bench)
    assert await bench.call() == [], "and the warning is not said again"


async def test_what_is_answered_before_it_is_sent_is_not_told(bench: Bench, two: tuple[int, int]) -> None:
    await until_digest(bench)
    await bench.tables.calls.digests(bench.clock.now())
    await bench.act(two[0], 1, "1")
    (digest,) = await bench.call()
    assert [one.table_id for one in digest.items] == [two[1]]


async def test_a_room_gets_all_and_when_it_is_closed_each_server_its_own(bench: Bench, two: tuple[int, int]) -> None:
    await bench.db_run("UPDATE game_table SET guild_id = 901 WHERE id = ?", two[1])
    ben = bench.persons[1]
    await bench.tables.notices.open_room(ben, 4242, "es")
    await until_digest(bench)
    await bench.tables.calls.digests(bench.clock.now())
    (digest,) = await bench.tables.calls.due(bench.clock.now())
    assert digest.table_id is None and len(digest.items) == 2
    await bench.tables.notices.close_room(ben)
    await bench.tables.calls.anew(digest)
    told = await bench.call()
    assert [(one.table_id, [item.table_id for item in one.items]) for one in told] == [(two[0], [two[0]]),
                                                                                        (two[1], [two[1]])]


async def test_nobody_is_told_directly_without_a_room(bench: Bench, two: tuple[int, int]) -> None:
    with pytest.raises(Trouble, match="no-room"):
        await chooses(bench, bench.persons[1], direct=True)


async def test_a_digest_waits_for_the_end_of_quiet_hours(bench: Bench, two: tuple[int, int]) -> None:
    await chooses(bench, bench.persons[1], hours=Hours("UTC", 11 * 60, 23 * 60))
    await until_digest(bench)
    assert await bench.call() == []
    bench.clock.wait(2 * HOUR)
    assert len(await bench.call()) == 1


async def test_who_is_called_at_once_again_hears_of_what_waits_and_not_of_what_they_know(
    bench: Bench, two: tuple[int, int]
) -> None:
    await until_digest(bench)
    await bench.call()
    third = await bench.begin_elsewhere(CHANNEL + 2)
    await chooses(bench, bench.persons[1], digest=None)
    (call,) = await bench.call(*await bench.tables.due.reminders(bench.clock.now()))
    assert [(one.table_id, one.kind) for one in call.items] == [(third, DueKind.WAKING)]
    assert await post(bench, third) == [0], "the turn message calls nobody to what they were told"


async def test_a_muted_table_calls_to_nothing_but_warns(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.notices.mute(table, bench.persons[1], True)
    assert await post(bench, table) == [0]
    items = await bench.tables.due.reminders(bench.clock.now() + REMIND_AFTER)
    assert [one.seat for one in items] == [0]
    with pytest.raises(Trouble, match="not-seated"):
        await bench.tables.notices.mute(table, await bench.tables.people.person(777), True)


async def test_what_may_have_been_sent_long_ago_calls_nobody(bench: Bench) -> None:
    table = await bench.begin(2)
    (row,) = [one for one in await bench.tables.outbox.due() if one.kind is OutboxKind.TURN]
    assert not await bench.tables.outbox.sending(row)
    bench.clock.wait(SURE - 1)
    assert not await bench.tables.outbox.sending(row), "Discord knows it again by its nonce"
    bench.clock.wait(SURE + 1)
    assert await bench.tables.outbox.sending(row)
    await bench.tables.outbox.not_sent(row)
    assert not await bench.tables.outbox.sending(row), "it was refused, so nobody was called"
    assert await post(bench, table) == [0, 1]


async def test_a_question_with_another_number_is_the_same_for_whoever_was_called(bench: Bench) -> None:
    table = await bench.begin(2)
    await post(bench, table)
    async with bench.db.transaction() as tx:
        await tx.run("UPDATE asked SET number = 7 WHERE seat = 1")
        await tx.run("UPDATE owed SET number = 7 WHERE seat = 1")
    info = await bench.tables.looking.table(table)
    assert await bench.tables.notices.to_call(info, [Ping(1, 7)]) == []


async def test_who_is_next_hears_it_once_unless_they_are_asked_at_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bench.begin(2)
    await play(bench, table, ROUND[:2])
    await chooses(bench, bench.persons[0], next_turn=True)

    async def surely(info: TableInfo) -> list[int]:
        return [0]

    monkeypatch.setattr(bench.tables.forecasting, "next_seats", surely, raising=False)
    assert set(await bench.asked(table)) == {1}
    for _ in range(2):
        await bench.tables.calls.next_ones(table)
        assert await bench.call() == [], "perhaps they are asked at once"
    bench.clock.wait(HOUR)
    (notice,) = await bench.call()
    assert [(one.kind, one.seat) for one in notice.items] == [(DueKind.NEXT, 0)]
    await bench.tables.calls.next_ones(table)
    bench.clock.wait(HOUR)
    assert await bench.call() == []


async def test_whoever_was_deleted_is_owed_nothing(bench: Bench, two: tuple[int, int]) -> None:
    ben = bench.persons[1]
    await bench.tables.notices.open_room(ben, 4242, "es")
    await bench.tables.notices.mute(two[1], ben, True)
    await until_digest(bench)
    await bench.tables.calls.digests(bench.clock.now())
    told = await personal.rows_about(bench.db.read, ben)
    assert [told[name] != [] for name in ("owed.person", "notice.person", "room.person", "muted.person",
                                          "digest.person")] == [True] * 5
    assert told["person"][0]["digest"] == 9 * 60
    await bench.tables.forgetting.forget(ben)
    for name in ("owed", "notice", "room", "muted", "digest"):
        assert await bench.db.read.all(f"SELECT * FROM {name} WHERE person = ?", ben) == []


async def test_a_wish_lapses_after_a_day_of_the_waking_hours_of_who_sleeps_longest(bench: Bench) -> None:
    table = await bench.begin(3)
    await chooses(bench, bench.persons[2], hours=Hours("UTC", 8 * 60, 22 * 60))
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    count = await bench.vote(table, "undo")
    assert count is not None and ASK_SECONDS + 10 * HOUR <= count.vote.until - bench.clock.now() <= LONGEST


@pytest.mark.postgres
async def test_what_is_told_of_one_table_waits_for_no_act_at_another(bench: Bench, two: tuple[int, int]) -> None:
    """From the moment it is due until it is sent."""
    for table in two:
        await post(bench, table)
    bench.clock.wait(2 * DAY)
    due = [one for one in await bench.tables.due.reminders(bench.clock.now()) if one.table_id == two[0]]
    async with bench.db.transaction(two[1]) as act, asyncio.timeout(2):
        await act.all("SELECT 1")
        await bench.tables.calls.begin(due)
        (notice,) = await bench.tables.calls.due(bench.clock.now())
        await bench.tables.calls.sending(notice)
        await bench.tables.calls.failed(notice, perhaps=False)
        await bench.tables.calls.anew(notice)
        (notice,) = await bench.tables.calls.due(bench.clock.now())
        await bench.tables.calls.said(notice, await bench.tables.calls.alive(notice))
    assert notice.tables == {two[0]} and await bench.tables.calls.due(bench.clock.now()) == []


# -- whatever dies ---------------------------------------------------------------------------------------------------


async def publish(bench: Bench, channel: Channel, tables: tuple[int, ...]) -> None:
    """The publisher's way with turn messages and notices, message by message."""
    for table in tables:
        await post(bench, table, channel)
    await bench.tables.calls.begin(await bench.tables.due.reminders(bench.clock.now()))
    await bench.tables.calls.digests(bench.clock.now())
    for notice in await bench.tables.calls.due(bench.clock.now()):
        items = await bench.tables.calls.alive(notice)
        await bench.tables.calls.sending(notice)
        about = " ".join(f"{one.what}:{one.table_id}:{one.seat}:{one.number}" for one in items)
        channel.send(f"r{notice.id}", about)
        await bench.tables.calls.said(notice, items)


async def days(
    bench: Bench, tables: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, fate: Fate
) -> Channel:
    """Two days in which nobody answers. Whatever is interrupted by a death goes on after a restart."""
    channel = Channel()
    for _ in range(3):
        for _ in range(2):
            try:
                async with mortal(monkeypatch, fate):
                    await publish(bench, channel, tables)
            except Killed:
                await bench.restart()
        bench.clock.wait(DAY + HOUR)
    return channel


COMMITS = 22


async def test_how_long_these_days_are(
    bench: Bench, two: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test below dies at each of their commits."""
    fate = Fate(None)
    await days(bench, two, monkeypatch, fate)
    assert fate.commits == COMMITS


@pytest.mark.sampled(0.5)
@pytest.mark.parametrize("stored", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("at", range(COMMITS))
async def test_a_death_at_any_commit_loses_and_doubles_no_call(
    bench: Bench, two: tuple[int, int], monkeypatch: pytest.MonkeyPatch, at: int, stored: bool
) -> None:
    channel = await days(bench, two, monkeypatch, Fate(at, stored))
    told = Counter[str]()
    for about, times in channel.told.items():
        for one in about.split():
            told[one] += times
    wanted = {f"{what}:{table}:{seat}:0" for what in ("call", "reminder") for table in two for seat in (0, 1)}
    assert told == dict.fromkeys(wanted, 1)


async def test_what_a_notice_would_have_told_is_told_also_where_its_table_is_deleted(
    bench: Bench, two: tuple[int, int]
) -> None:
    """It was to be said at the home of a table that is gone, and tells of other tables, too."""
    first, second = two
    for table in two:
        await post(bench, table)
    await until_digest(bench)
    await bench.tables.calls.digests(bench.clock.now())
    (digest,) = await bench.tables.calls.due(bench.clock.now())
    assert digest.table_id == first and {one.table_id for one in digest.items} == set(two)
    home = (await bench.tables.looking.table(first)).home
    assert home.guild_id is not None
    await bench.tables.servers.delete(home.guild_id, only=[first])
    assert await bench.call() == []
    bench.clock.wait(DAY)
    await bench.tables.due.reminders(bench.clock.now())
    await until_digest(bench)
    (told,) = await bench.call()
    assert [one.table_id for one in told.items] == [second]
