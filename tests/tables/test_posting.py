"""What the publisher is told: coalesced, nothing lost, nobody pinged twice."""

from __future__ import annotations

from dataclasses import replace

from storage.model import PersonSettings
from storage.outgoing import OutboxKind, Outgoing, Ping, PostedMessage
from tables.recording import REMIND_AFTER
from tests.tables.conftest import CHANNEL, ROUND, Bench, play


async def turn(bench: Bench) -> Outgoing:
    (row,) = [row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.TURN]
    return row


def seats(row: Outgoing) -> list[int]:
    return [ask.seat for ask in row.payload.asked]


def message(row: Outgoing, message_id: int = 1) -> PostedMessage:
    return PostedMessage(row.table_id, OutboxKind.TURN, CHANNEL, message_id, asked=row.payload.asked)


async def test_acts_before_publishing_are_one_row(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, [(1, ("2",)), (0, ("1",))])
    assert seats(await turn(bench)) == [1]
    assert len(await bench.tables.outbox.due()) == 2  # lobby and turn


async def test_who_answered_before_publishing_is_not_pinged(bench: Bench) -> None:
    table = await bench.begin()
    await bench.act(table, 0, "1")
    assert seats(await turn(bench)) == [1]


async def test_who_has_acted_meanwhile_is_not_pinged_for_what_comes_next(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:2])
    assert await bench.asked(table) == {1: "place"} and seats(await turn(bench)) == []


async def test_a_published_row_is_gone(bench: Bench) -> None:
    await bench.begin()
    bench.tables.outbox.wake.clear()
    await bench.publish()
    assert await bench.tables.outbox.due() == [] and not bench.tables.outbox.wake.is_set()


async def test_what_comes_during_publishing_stays(bench: Bench) -> None:
    table = await bench.begin()
    row = await turn(bench)
    bench.tables.outbox.wake.clear()
    await play(bench, table, [(1, ("2",)), (0, ("1",))])
    assert bench.tables.outbox.wake.is_set()
    await bench.tables.outbox.posted(message(row))
    await bench.tables.outbox.done(row.id, row.revision)
    rest = await turn(bench)
    assert rest.payload.asked == (Ping(1, 1),) and rest.revision > row.revision


async def test_nobody_is_pinged_twice_after_a_crash_between_sending_and_done(bench: Bench) -> None:
    await bench.begin()
    row = await turn(bench)
    await bench.tables.outbox.posted(message(row))
    await bench.restart()
    again = await turn(bench)
    assert again.payload.asked == ()


async def test_notices_said_are_taken_off_new_ones_stay(bench: Bench) -> None:
    table = await bench.begin()
    await bench.tables.homes.archived(CHANNEL, locked=True)
    (row,) = [row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE]
    await bench.tables.ending.close_for_others(table, 99, bench.persons[:2])
    await bench.tables.outbox.done(row.id, row.revision)
    (rest,) = [row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE]
    assert [notice.text.key for notice in rest.payload.notices] == ["bot-notice-closed-by-manager"]


async def test_a_notice_keeps_its_name_when_more_is_put_in_before_it_is_taken_off(bench: Bench) -> None:
    """Whoever has sent it and died sends it again under the same nonce."""
    table = await bench.begin()
    await bench.tables.ending.cancel(table, bench.persons[0])
    (row,) = [row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE]
    (first,) = row.named_notices
    await bench.restart()
    await bench.tables.homes.archived(CHANNEL, locked=True)
    (row,) = [row for row in await bench.tables.outbox.due() if row.kind is OutboxKind.NOTICE]
    assert row.named_notices[0] == first and len(dict(row.named_notices)) == 2


async def test_a_failed_row_is_due_again_later_and_at_once_after_an_act(bench: Bench) -> None:
    table = await bench.begin()
    await bench.publish()
    await bench.act(table, 0, "1")
    row = await turn(bench)
    await bench.tables.outbox.failed(row.id, 30)
    assert await bench.tables.outbox.due() == []
    assert await bench.tables.outbox.next_due() == bench.clock.now() + 30
    bench.clock.wait(30)
    assert (await turn(bench)).attempts == 1
    await bench.tables.outbox.failed(row.id, 30)
    await bench.act(table, 0, "2")
    assert (await turn(bench)).attempts == 0


async def test_what_was_to_be_said_does_not_wait_when_the_clock_is_set_back(bench: Bench) -> None:
    table = await bench.begin()
    await bench.publish()
    await bench.act(table, 0, "1")
    bench.clock.wait(-7200)
    (row,) = await bench.tables.outbox.due()
    await bench.tables.outbox.failed(row.id, 30)
    assert await bench.tables.outbox.due() == []  # it failed: now it has to wait, by the clock as it is
    bench.clock.wait(31)
    assert len(await bench.tables.outbox.due()) == 1


async def test_a_leased_row_is_due_again_when_its_publisher_dies_or_more_comes(bench: Bench) -> None:
    table = await bench.begin()
    await bench.publish()
    await bench.act(table, 0, "1")
    row = await turn(bench)
    await bench.tables.outbox.leased(row.id, row.revision, 60)
    assert await bench.tables.outbox.due() == []
    await bench.act(table, 0, "2")
    assert (await turn(bench)).revision > row.revision
    await bench.tables.outbox.leased(row.id, row.revision, 60)  # too late: there is more to say by now
    assert len(await bench.tables.outbox.due()) == 1
    row = await turn(bench)
    await bench.tables.outbox.leased(row.id, row.revision, 60)
    await bench.restart()
    bench.clock.wait(60)
    assert (await turn(bench)).revision == row.revision


async def test_the_end_is_published(bench: Bench) -> None:
    table = await bench.begin()
    await bench.publish()
    await play(bench, table, ROUND)
    assert {row.kind for row in await bench.tables.outbox.due()} == {OutboxKind.TURN, OutboxKind.FINAL}
    assert seats(await turn(bench)) == []


async def test_an_undo_takes_back_pings_that_were_not_sent(bench: Bench) -> None:
    table = await bench.begin()
    await play(bench, table, ROUND[:5])
    await bench.publish()
    await bench.act(table, 1, "eat")
    await bench.act(table, 0, "sleep")
    await bench.tables.play.undo(table, 0, by=bench.persons[0])
    assert seats(await turn(bench)) == []


async def test_messages_are_remembered(bench: Bench) -> None:
    table = await bench.begin()
    first = PostedMessage(table, OutboxKind.TURN, CHANNEL, 11, first_line=1, last_line=2, asked=(Ping(0, 0),))
    await bench.tables.outbox.posted(first)
    bench.clock.wait(5)
    await bench.tables.outbox.posted(replace(first, message_id=12, first_line=3, last_line=3))
    await bench.tables.outbox.posted(replace(first, last_line=4))
    old, new = await bench.tables.outbox.messages(table)
    assert (old.message_id, old.last_line, old.revision, old.open) == (11, 4, 1, True)
    assert (new.message_id, new.posted_at - old.posted_at) == (12, 5.0)
    await bench.tables.outbox.closed(11)
    await bench.tables.outbox.gone(12)
    (left,) = await bench.tables.outbox.messages(table)
    assert left.message_id == 11 and not left.open


async def test_a_reminder_is_due_a_day_after_the_question_and_once(bench: Bench) -> None:
    table = await bench.begin()
    assert await bench.tables.due.reminders(bench.clock.now() + REMIND_AFTER - 1) == []
    bench.clock.wait(REMIND_AFTER)
    items = await bench.tables.due.reminders(bench.clock.now())
    assert [(item.table_id, item.seat, item.number) for item in items] == [(table, 0, 0), (table, 1, 0)]
    await bench.tables.due.drop(items[0].id)
    assert [item.seat for item in await bench.tables.due.reminders(bench.clock.now())] == [1]
    await bench.act(table, 1, "1")
    assert await bench.tables.due.reminders(bench.clock.now()) == []


async def test_another_seats_answer_does_not_put_a_reminder_off(bench: Bench) -> None:
    table = await bench.begin()
    bench.clock.wait(REMIND_AFTER - 10)
    await bench.act(table, 0, "1")
    bench.clock.wait(10)
    assert [item.seat for item in await bench.tables.due.reminders(bench.clock.now())] == [1]


async def test_who_changes_their_mind_does_not_put_off_the_reminders_of_others(bench: Bench) -> None:
    """The question of the other one gets a new number and is the same: the reminder comes when it would have, once."""
    table = await bench.begin()
    asked_at = bench.clock.now()
    bench.clock.set(asked_at + REMIND_AFTER - 60)
    await bench.act(table, 1, "1")
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    await bench.act(table, 1, "2")
    bench.clock.wait(60)
    (reminder,) = await bench.tables.due.reminders(bench.clock.now())
    assert (reminder.seat, reminder.number) == (0, await bench.tables.looking.question_number(table, 0))
    assert reminder.number > 0
    await bench.tables.due.drop(reminder.id)
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    assert await bench.asked(table) == {0: "bid", 1: "bid"}
    bench.clock.wait(2 * REMIND_AFTER)
    assert {one.seat for one in await bench.tables.due.reminders(bench.clock.now())} == {1}


async def test_a_reminder_survives_a_restart(bench: Bench) -> None:
    await bench.begin()
    await bench.restart()
    bench.clock.wait(REMIND_AFTER)
    assert len(await bench.tables.due.reminders(bench.clock.now())) == 2


async def test_reminders_can_be_switched_off(bench: Bench) -> None:
    await bench.begin()
    await bench.tables.people.change_settings(bench.persons[0], PersonSettings("it", reminders=False, marks=False))
    assert await bench.tables.people.settings_of(bench.persons[0]) == PersonSettings("it", False, False)
    bench.clock.wait(REMIND_AFTER)
    items = await bench.tables.due.reminders(bench.clock.now())
    assert [item.seat for item in items] == [1]
    await bench.tables.due.drop(items[0].id)
    await bench.publish()
    assert await bench.tables.outbox.next_due() is None  # or the publisher would never sleep


async def test_an_ai_seat_is_not_reminded(bench: Bench) -> None:
    await bench.restart(ai_delay=3 * REMIND_AFTER)
    table = await bench.begin(2, ("legal",))
    await bench.tables.seats.hand_over(table, 0, "legal", bench.persons[0])
    bench.clock.wait(REMIND_AFTER)
    assert [item.seat for item in await bench.tables.due.reminders(bench.clock.now())] == [1]
    await bench.tables.seats.take_back(table, 0, bench.persons[0])
    bench.clock.wait(REMIND_AFTER - 1)
    assert [item.seat for item in await bench.tables.due.reminders(bench.clock.now())] == [1]
    bench.clock.wait(1)
    assert [item.seat for item in await bench.tables.due.reminders(bench.clock.now())] == [1, 0]


async def test_old_interactions_are_forgotten(bench: Bench) -> None:
    table = await bench.begin()
    bench.clock.wait(25 * 3600)
    await bench.act(table, 0, "1", interaction=7)
    await bench.tables.due.reminders(bench.clock.now())
    assert await bench.db.read.all("SELECT id FROM interaction") == [(7,)]
