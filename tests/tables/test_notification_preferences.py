"""Notifications are sent exactly once: at once or in a digest, in a person's room or in a server, also when the bot
dies in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from games.core.text import text
from storage.deadlines.due import REMIND_AFTER
from storage.model import Digest, Home, HomeKind, Pace, Person, TableInfo, WakingHours
from storage.outgoing import DueKind, Notice, OutboxKind, OutboxRow, PersonNoticeKind, PostedMessage, QuestionRef
from storage.people import personal
from tables.core.announcements import NONCE_SECONDS, put_notices
from tables.core.errors import RequestRefused
from tables.time.pace import DAY, HOUR
from tables.undo.undo import ASK_SECONDS, LONGEST
from tests.tables.conftest import CHANNEL, GUILD, ROUND, Bench, play
from tests.tables.test_clock_kills import Channel, Fate, Killed, dying_process
from tests.tables.test_undo import ask, offered

ONCE_A_DAY = Digest("UTC", 9 * 60)


async def chooses(bench: Bench, person: Person, **wishes: object) -> None:
    await bench.tables.preferences.change_settings(
        person, lambda before: replace(before, **wishes)  # type: ignore[arg-type]  # of many fields
    )


async def post(bench: Bench, table: int, channel: Channel | None = None) -> list[int]:
    """Post the turn messages that are due at a table, as the publisher does. Returns the seats that were notified."""
    info = await bench.tables.views.table(table)
    called: list[QuestionRef] = []
    for row in await bench.tables.outbox.due():
        if row.table_id == table and row.kind is OutboxKind.TURN:
            if asks := row.payload.asked:
                called = await bench.tables.preferences.questions_to_ping(info, asks)
                doubtful = bool(called) and await bench.tables.outbox.begin_sending(row)
                number = 1 + len(await bench.tables.outbox.messages(table))
                if channel is not None:
                    channel.send(f"t{number}-{table}", "" if doubtful else said(info, called))
                message = PostedMessage(table, OutboxKind.TURN, CHANNEL, 1000 * table + number, asked=asks)
                await bench.tables.outbox.record_message(message, {}, called, row)
            await bench.tables.outbox.done(row)
    return [ping.seat for ping in called]


def said(info: TableInfo, pings: list[QuestionRef]) -> str:
    return " ".join(f"call:{info.id}:{ping.seat}:{ping.number}" for ping in pings)


@pytest.fixture
async def two(bench: Bench) -> tuple[int, int]:
    """Start two tables of a server at which Ana and Ben are asked; Ben gets one digest a day."""
    while len(bench.persons) < 2:
        bench.persons.append(await bench.tables.people.person(100 + len(bench.persons)))
    await chooses(bench, bench.persons[1], digest=ONCE_A_DAY)
    return await bench.begin(2), await bench.begin_elsewhere(CHANNEL + 1)


async def until_digest(bench: Bench) -> None:
    at = await bench.tables.preferences.next_digest(bench.persons[1])
    assert at is not None
    bench.clock.set(at + 1)


async def test_a_digest_tells_everything_once_and_reminds_once(bench: Bench, two: tuple[int, int]) -> None:
    assert [await post(bench, table) for table in two] == [[0], [0]]
    await until_digest(bench)
    (digest,) = await bench.send_notifications()
    assert digest.kind is PersonNoticeKind.DIGEST and digest.table_id == two[0]
    assert [(one.table_id, one.seat, one.kind) for one in digest.items] == [
        (one, 1, DueKind.AFTER_QUIET_HOURS) for one in two
    ]
    for kinds in ([DueKind.REMINDER] * 2, []):
        await until_digest(bench)
        assert [one.kind for notice in await bench.send_notifications() for one in notice.items] == kinds


async def test_an_invitation_is_told_apart_where_a_digest_moves_into_a_channel(bench: Bench) -> None:
    """There a digest says only how many tables wait; the invitation needs its buttons."""
    bench.persons = [await bench.tables.people.person(100 + n) for n in range(2)]
    ana, ben = bench.persons
    await chooses(bench, ben, digest=ONCE_A_DAY)
    await bench.tables.preferences.open_room(ben, 5002, "en")
    table, home = await bench.begin(2), Home(HomeKind.CHANNEL, GUILD, CHANNEL + 1)
    lobby = await bench.tables.lobby.open("little", {}, home, ana, "en")
    await bench.tables.invitations.invite(lobby.id, ana, ben)
    invitation = (await bench.db.read.all("SELECT id FROM invitation"))[0][0]
    await bench.tables.personal_messages.invited(await bench.tables.views.table(lobby.id), ben, invitation)
    await until_digest(bench)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    (digest,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
    assert [one.kind for one in digest.items] == [DueKind.INVITATION, DueKind.AFTER_QUIET_HOURS]
    await bench.tables.preferences.close_room(ben)
    await bench.tables.personal_messages.recreate(digest)
    told = [(one.kind, one.table_id, [item.kind for item in one.items]) for one in await bench.send_notifications()]
    assert sorted(told) == [
        (PersonNoticeKind.CALL, lobby.id, [DueKind.INVITATION]),
        (PersonNoticeKind.DIGEST, table, [DueKind.AFTER_QUIET_HOURS]),
    ]


async def test_a_digest_names_first_what_has_a_button_only_there(bench: Bench) -> None:
    """Of more than ten things it names only the first ones; questions stand on the page of all tables, too."""
    bench.persons = [await bench.tables.people.person(100 + n) for n in range(2)]
    ben = bench.persons[1]
    await chooses(bench, ben, digest=ONCE_A_DAY)
    await bench.tables.preferences.open_room(ben, 5002, "en")
    await bench.begin(2)
    other = await bench.begin_elsewhere(CHANNEL + 1)
    await bench.tables.seats.lend_to_ai(other, 1, "legal", ben)
    await bench.tables.personal_messages.lent(await bench.tables.views.table(other), 1, ben)
    await until_digest(bench)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    (digest,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
    assert [one.kind for one in digest.items] == [DueKind.LENT, DueKind.AFTER_QUIET_HOURS]


async def test_where_a_clock_runs_a_digest_does_not_take_the_place_of_its_warning(bench: Bench) -> None:
    """A digest says that a question is open, but not when its time is over, and other players do not see it."""
    table = await bench.begin(2, pace=Pace(DAY, 3 * DAY, "ai"))
    begun, told = bench.clock.now(), []
    await chooses(bench, bench.persons[1], digest=ONCE_A_DAY)
    await bench.act(table, 0, "1")
    for _ in range(3):
        await until_digest(bench)
        told += [one.kind for notice in await bench.send_notifications() for one in notice.items]
    assert told == [DueKind.AFTER_QUIET_HOURS] and bench.clock.now() < begun + 3 * DAY
    bench.clock.set(begun + 3 * DAY)
    (warning,) = await bench.send_notifications(*await bench.tables.scheduled_work.do_due(bench.clock.now()))
    assert (warning.kind, [one.kind for one in warning.items]) == (PersonNoticeKind.WARNING, [DueKind.WARNING])
    await until_digest(bench)
    assert await bench.send_notifications() == [], "and the warning is not said again"


async def test_what_is_answered_before_it_is_sent_is_not_told(bench: Bench, two: tuple[int, int]) -> None:
    await until_digest(bench)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    await bench.act(two[0], 1, "1")
    (digest,) = await bench.send_notifications()
    assert [one.table_id for one in digest.items] == [two[1]]


async def test_a_room_gets_all_and_when_it_is_closed_each_server_its_own(bench: Bench, two: tuple[int, int]) -> None:
    await bench.db_run("UPDATE game_table SET guild_id = 901 WHERE id = ?", two[1])
    ben = bench.persons[1]
    await bench.tables.preferences.open_room(ben, 4242, "es")
    await until_digest(bench)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    (digest,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
    assert digest.table_id is None and len(digest.items) == 2
    await bench.tables.preferences.close_room(ben)
    await bench.tables.personal_messages.recreate(digest)
    told = await bench.send_notifications()
    assert [(one.table_id, [item.table_id for item in one.items]) for one in told] == [(two[0], [two[0]]),
                                                                                        (two[1], [two[1]])]


async def test_nobody_is_told_directly_without_a_room(bench: Bench, two: tuple[int, int]) -> None:
    with pytest.raises(RequestRefused, match="no-room"):
        await chooses(bench, bench.persons[1], direct=True)


async def test_a_digest_waits_for_the_end_of_quiet_hours(bench: Bench, two: tuple[int, int]) -> None:
    await chooses(bench, bench.persons[1], hours=WakingHours("UTC", 11 * 60, 23 * 60))
    await until_digest(bench)
    assert await bench.send_notifications() == []
    bench.clock.advance(2 * HOUR)
    assert len(await bench.send_notifications()) == 1


async def test_who_is_called_at_once_again_hears_of_what_waits_and_not_of_what_they_know(
    bench: Bench, two: tuple[int, int]
) -> None:
    await until_digest(bench)
    await bench.send_notifications()
    third = await bench.begin_elsewhere(CHANNEL + 2)
    await chooses(bench, bench.persons[1], digest=None)
    (call,) = await bench.send_notifications(*await bench.tables.scheduled_work.do_due(bench.clock.now()))
    assert [(one.table_id, one.kind) for one in call.items] == [(third, DueKind.AFTER_QUIET_HOURS)]
    assert await post(bench, third) == [0], "the turn message calls nobody to what they were told"


async def test_a_muted_table_calls_to_nothing_but_warns(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.preferences.mute(table, bench.persons[1], True)
    assert await post(bench, table) == [0]
    items = await bench.tables.scheduled_work.do_due(bench.clock.now() + REMIND_AFTER)
    assert [one.seat for one in items] == [0]
    with pytest.raises(RequestRefused, match="not-seated"):
        await bench.tables.preferences.mute(table, await bench.tables.people.person(777), True)


async def test_what_may_have_been_sent_long_ago_calls_nobody(bench: Bench) -> None:
    table = await bench.begin(2)
    (row,) = [one for one in await bench.tables.outbox.due() if one.kind is OutboxKind.TURN]
    assert not await bench.tables.outbox.begin_sending(row)
    bench.clock.advance(NONCE_SECONDS - 1)
    assert not await bench.tables.outbox.begin_sending(row), "Discord knows it again by its nonce"
    bench.clock.advance(NONCE_SECONDS + 1)
    assert await bench.tables.outbox.begin_sending(row)
    await bench.tables.outbox.record_refused(row)
    assert not await bench.tables.outbox.begin_sending(row), "it was refused, so nobody was called"
    assert await post(bench, table) == [0, 1]


@pytest.mark.parametrize("how", ["others of the row wait", "another was put in meanwhile"])
async def test_a_notice_calls_however_long_ago_another_one_was_said(bench: Bench, how: str) -> None:
    table = await bench.begin(2)
    info = await bench.tables.views.table(table)

    async def says(*notices: Notice) -> OutboxRow:
        async with bench.db.transaction() as tx:
            await put_notices(tx, info, bench.clock.now(), *notices)
        (row,) = [one for one in await bench.tables.outbox.due() if one.kind is OutboxKind.NOTICE]
        return row

    plain = Notice(text("bot-notice-home-gone"))
    row = await says(plain, plain)
    assert not await bench.tables.outbox.begin_sending(row)
    if how == "others of the row wait":
        (name, _), _ = row.unsent_notices
        await bench.tables.outbox.record_notice_sent(row, name)
    else:
        await says(plain)
        await bench.tables.outbox.done(row)
    bench.clock.advance(NONCE_SECONDS + 1)
    assert not await bench.tables.outbox.begin_sending(row), "nothing of what is left was sent"


@pytest.mark.parametrize("refused", [False, True])
async def test_a_notice_that_may_stand_pings_nobody_however_often_it_is_tried(bench: Bench, refused: bool) -> None:
    """Its attempts follow one another before Discord forgets the nonce, but that of the first is forgotten."""
    table, messages = await bench.begin(2), bench.tables.personal_messages
    await post(bench, table)
    bench.clock.advance(2 * DAY)
    await messages.create_notices(await bench.tables.scheduled_work.do_due(bench.clock.now()))
    for attempt in range(3):
        notice = min(await messages.due_notices(bench.clock.now()), key=lambda one: one.id)
        assert await messages.begin_sending(notice) is (attempt == 2)
        await messages.failed(notice, perhaps=not (refused and attempt))
        bench.clock.advance(NONCE_SECONDS - 1)


async def test_what_is_sent_again_keeps_its_calls(bench: Bench) -> None:
    """This holds also if Discord has refused the second attempt: the first message may exist."""
    table = await bench.begin(2)

    async def turn() -> OutboxRow:
        (row,) = [one for one in await bench.tables.outbox.due() if one.kind is OutboxKind.TURN]
        return row

    (ask, other) = (await turn()).payload.asked
    assert (await turn()).begun is None
    await bench.tables.outbox.begin_sending(await turn(), [ask])
    await bench.tables.outbox.begin_sending(await turn(), [ask, other])
    await bench.tables.outbox.record_refused(await turn())
    assert (await turn()).begun == (ask,)
    message = PostedMessage(table, OutboxKind.TURN, CHANNEL, 1, asked=(ask,))
    await bench.tables.outbox.record_message(message, row=await turn())
    left = await turn()
    assert left.begun is None and left.payload.asked == (other,)
    await bench.tables.outbox.begin_sending(left, [other])
    await bench.tables.outbox.record_refused(left)
    assert (await turn()).begun is None, "it was certainly not sent"


async def test_a_question_with_another_number_is_the_same_for_whoever_was_called(bench: Bench) -> None:
    table = await bench.begin(2)
    await post(bench, table)
    async with bench.db.transaction() as tx:
        await tx.run("UPDATE asked SET number = 7 WHERE seat = 1")
        await tx.run("UPDATE owed SET number = 7 WHERE seat = 1")
    info = await bench.tables.views.table(table)
    assert await bench.tables.preferences.questions_to_ping(info, [QuestionRef(1, 7)]) == []


async def test_who_is_next_hears_it_once_unless_they_are_asked_at_once(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bench.begin(2)
    await play(bench, table, ROUND[:2])
    await chooses(bench, bench.persons[0], next_turn=True)

    async def surely(info: TableInfo) -> list[int]:
        return [0]

    monkeypatch.setattr(bench.tables.forecasts, "next_seats", surely, raising=False)
    assert set(await bench.asked(table)) == {1}
    for _ in range(2):
        await bench.tables.personal_messages.notify_next_seats(table)
        assert await bench.send_notifications() == [], "perhaps they are asked at once"
    bench.clock.advance(HOUR)
    (notice,) = await bench.send_notifications()
    assert [(one.kind, one.seat) for one in notice.items] == [(DueKind.NEXT, 0)]
    await bench.tables.personal_messages.notify_next_seats(table)
    bench.clock.advance(HOUR)
    assert await bench.send_notifications() == []


async def test_whoever_was_deleted_is_owed_nothing(bench: Bench, two: tuple[int, int]) -> None:
    ben = bench.persons[1]
    await bench.tables.preferences.open_room(ben, 4242, "es")
    await bench.tables.preferences.mute(two[1], ben, True)
    await until_digest(bench)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    told = await personal.rows_about(bench.db.read, ben)
    assert [told[name] != [] for name in ("owed.person", "notice.person", "room.person", "muted.person",
                                          "digest.person")] == [True] * 5
    assert told["person"][0]["digest"] == 9 * 60
    await bench.tables.deletion.delete(ben)
    for name in ("owed", "notice", "room", "muted", "digest"):
        assert await bench.db.read.all(f"SELECT * FROM {name} WHERE person = ?", ben) == []


async def test_a_wish_lapses_after_a_day_of_the_waking_hours_of_who_sleeps_longest(bench: Bench) -> None:
    table = await bench.begin(3)
    await chooses(bench, bench.persons[2], hours=WakingHours("UTC", 8 * 60, 22 * 60))
    await play(bench, table, [(0, ("1",)), (1, ("2",)), (2, ("0",)), *ROUND[2:5]])
    await ask(bench, table, 1, (await offered(bench, table, 1))[2])
    count = await bench.vote(table, "undo")
    assert count is not None and ASK_SECONDS + 10 * HOUR <= count.vote.until - bench.clock.now() <= LONGEST


@pytest.mark.postgres
async def test_what_is_told_of_one_table_waits_for_no_act_at_another(bench: Bench, two: tuple[int, int]) -> None:
    """This holds from the moment the notification is due until it is sent."""
    for table in two:
        await post(bench, table)
    bench.clock.advance(2 * DAY)
    due = [one for one in await bench.tables.scheduled_work.do_due(bench.clock.now()) if one.table_id == two[0]]
    async with bench.db.transaction(two[1]) as act, asyncio.timeout(2):
        await act.all("SELECT 1")
        await bench.tables.personal_messages.create_notices(due)
        (notice,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
        await bench.tables.personal_messages.begin_sending(notice)
        await bench.tables.personal_messages.failed(notice, perhaps=False)
        await bench.tables.personal_messages.recreate(notice)
        (notice,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
        await bench.tables.personal_messages.record_sent(
            notice, await bench.tables.personal_messages.current_items(notice)
        )
    assert notice.tables == {two[0]} and await bench.tables.personal_messages.due_notices(bench.clock.now()) == []


# -- crashes ---------------------------------------------------------------------------------------------------------


async def publish(bench: Bench, channel: Channel, tables: tuple[int, ...]) -> None:
    """Publish turn messages and notices one by one, as the publisher does."""
    for table in tables:
        await post(bench, table, channel)
    await bench.tables.personal_messages.create_notices(await bench.tables.scheduled_work.do_due(bench.clock.now()))
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    for notice in await bench.tables.personal_messages.due_notices(bench.clock.now()):
        items = await bench.tables.personal_messages.current_items(notice)
        await bench.tables.personal_messages.begin_sending(notice)
        about = " ".join(f"{one.notification}:{one.table_id}:{one.seat}:{one.number}" for one in items)
        channel.send(f"r{notice.id}", about)
        await bench.tables.personal_messages.record_sent(notice, items)


async def days(
    bench: Bench, tables: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, fate: Fate
) -> Channel:
    """Let days pass in which nobody answers. What a crash interrupts goes on after a restart."""
    channel = Channel()
    for _ in range(3):
        for _ in range(2):
            try:
                async with dying_process(monkeypatch, fate):
                    await publish(bench, channel, tables)
            except Killed:
                await bench.restart()
        bench.clock.advance(DAY + HOUR)
    return channel


COMMITS = 22


async def test_how_long_these_days_are(
    bench: Bench, two: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counts the commits, at each of which the test below lets the process die."""
    fate = Fate(None)
    await days(bench, two, monkeypatch, fate)
    assert fate.commits == COMMITS


@pytest.mark.sampled(1 / 3)
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
    """The notice belonged to the home of a deleted table, but also names other tables."""
    first, second = two
    for table in two:
        await post(bench, table)
    await until_digest(bench)
    await bench.tables.personal_messages.create_digests(bench.clock.now())
    (digest,) = await bench.tables.personal_messages.due_notices(bench.clock.now())
    assert digest.table_id == first and {one.table_id for one in digest.items} == set(two)
    home = (await bench.tables.views.table(first)).home
    assert home.guild_id is not None
    await bench.tables.servers.delete(home.guild_id, only=[first])
    assert await bench.send_notifications() == []
    bench.clock.advance(DAY)
    await bench.tables.scheduled_work.do_due(bench.clock.now())
    await until_digest(bench)
    (told,) = await bench.send_notifications()
    assert [one.table_id for one in told.items] == [second]
