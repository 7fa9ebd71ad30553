"""Clocks at a table: warned in time, then the others are asked or an AI sits in; and every way to gain time that was
thought of."""

from __future__ import annotations

import pytest

from storage import clocks
from storage.clocks import SeatClock
from storage.model import Hours, Pace, PersonSettings, Status
from storage.outgoing import DueKind, NoticeKind
from tables.clocks import LATE_SECONDS
from tables.pace import DAY, HOUR, LEAD, SHORTEST
from tables.pacing import LATE
from tables.trouble import Trouble
from tests.tables.conftest import Bench, play

ASK, AI = Pace(DAY, DAY, "ask"), Pace(DAY, DAY, "ai")
START = 1_000_000.0


async def clock_of(bench: Bench, table: int, seat: int) -> SeatClock:
    return (await clocks.of_table(bench.db.read, table))[seat]


async def seat_is(bench: Bench, table: int, seat: int) -> str:
    """Who sits there: "person" or an AI for them."""
    info = (await bench.tables.looking.table(table)).seats[seat]
    return "person" if info.person is not None else f"ai for {info.lent_by}"


async def test_without_a_pace_nothing_runs(bench: Bench) -> None:
    table = await bench.begin(2)
    told = await bench.live(30 * DAY, DAY)
    assert {one.kind for one in told} == {DueKind.REMINDER} and await clocks.of_table(bench.db.read, table) == {}


async def test_only_the_opener_sets_the_pace_and_only_in_the_lobby(bench: Bench) -> None:
    info = await bench.lobby(2)
    with pytest.raises(Trouble) as trouble:
        await bench.tables.clocks.set_pace(info.id, ASK, bench.persons[1])
    assert trouble.value.text.key == "bot-trouble-only-opener"
    assert (await bench.tables.clocks.set_pace(info.id, ASK, bench.persons[0])).pace == ASK
    await bench.tables.lobby.start(info.id, bench.persons[0])
    with pytest.raises(Trouble) as trouble:
        await bench.tables.clocks.set_pace(info.id, None, bench.persons[0])
    assert trouble.value.text.key == "bot-trouble-lobby-over"
    assert (await bench.tables.looking.table(info.id)).pace == ASK


async def test_a_warning_in_the_place_of_the_reminder_then_an_ai_sits_in(bench: Bench) -> None:
    table = await bench.begin(2, pace=AI)
    await bench.restart(ai_delay=60)
    await bench.act(table, 0, "1")
    told = await bench.live(1.5 * DAY)
    assert [(one.kind, one.seat) for one in told] == [(DueKind.WARNING, 1)]
    assert await bench.live(0.5 * DAY - HOUR) == [] and await seat_is(bench, table, 1) == "person"
    await bench.live(HOUR)
    assert await seat_is(bench, table, 1) == f"ai for {bench.persons[1]}"
    assert (await bench.told(table))[-1] == "bot-log-sits-in"
    notices = [one for row in await bench.tables.outbox.due() if row.kind == "notice" for one in row.payload.notices]
    assert [(one.kind, one.seats) for one in notices] == [(NoticeKind.LENT, (1,))]


async def test_whoever_returns_takes_the_seat_back_and_has_time_again(bench: Bench) -> None:
    table = await bench.begin(2, pace=AI)
    await bench.restart(ai_delay=60)
    await bench.act(table, 0, "1")
    await bench.live(2 * DAY)
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    clock = await clock_of(bench, table, 1)
    back = bench.clock.now()
    assert (clock.spare, clock.reserve, clock.since) == (HOUR, 0.0, back), "the question is still the same"
    assert clock.warned is None
    await bench.live(HOUR - 60, 60)
    told = await bench.db.read.all("SELECT told FROM owed WHERE table_id = ? AND seat = 1 AND what = 'reminder'", table)
    assert len(told) == 1 and told[0][0] >= back, "the warning of before does not count for the time they have now"
    assert await seat_is(bench, table, 1) == "person"
    await bench.live(120, 60)
    assert await seat_is(bench, table, 1) != "person"


async def test_the_others_are_asked_and_wait_once_more(bench: Bench) -> None:
    table = await bench.begin(3, pace=ASK)
    for seat in (0, 1):
        await bench.act(table, seat, "1")
    await bench.live(2 * DAY)
    count = await bench.vote(table, LATE)
    assert count is not None and (count.vote.about, count.waiting) == (2, (0, 1))
    vote = count.vote.id
    with pytest.raises(Trouble) as trouble:
        await bench.tables.votes.ballot(table, vote, bench.persons[2], "wait")
    assert trouble.value.text.key == "bot-trouble-no-say"
    assert await bench.tables.votes.ballot(table, vote, bench.persons[0], "wait") == (LATE, None)
    assert await bench.tables.votes.ballot(table, vote, bench.persons[1], "wait") == (LATE, "wait")
    clock = await clock_of(bench, table, 2)
    assert (clock.spare, clock.reserve, clock.since, clock.waits) == (DAY, 0.0, bench.clock.now(), 1)
    assert [one.kind for one in await bench.live(DAY)] == [DueKind.WARNING]
    assert await bench.vote(table, LATE) is not None


@pytest.mark.parametrize(("said", "outcome"), [("ai", "sits in"), ("end", "ended"), ("wait", "waits")])
async def test_what_the_others_say_happens(bench: Bench, said: str, outcome: str) -> None:
    table = await bench.begin(2, pace=ASK)
    await bench.restart(ai_delay=60)
    await bench.act(table, 0, "1")
    await bench.live(2 * DAY)
    count = await bench.vote(table, LATE)
    assert count is not None
    await bench.tables.votes.ballot(table, count.vote.id, bench.persons[0], said)
    info = await bench.tables.looking.table(table)
    assert (info.status is Status.CANCELLED) == (outcome == "ended")
    assert (await seat_is(bench, table, 1) == "person") == (outcome != "sits in")


async def test_silence_waits_once_and_then_an_ai_sits_in(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK)
    await bench.restart(ai_delay=60)
    await bench.act(table, 0, "1")
    await bench.live(2 * DAY + LATE_SECONDS)
    assert await bench.vote(table, LATE) is None and (await clock_of(bench, table, 1)).waits == 1
    await bench.live(DAY + LATE_SECONDS - HOUR)
    assert await seat_is(bench, table, 1) == "person"
    await bench.live(2 * HOUR)
    assert await seat_is(bench, table, 1) != "person"


async def test_whoever_answers_while_the_others_are_asked_is_not_late_any_more(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK)
    await bench.act(table, 0, "1")
    await bench.live(2 * DAY)
    assert await bench.vote(table, LATE) is not None
    await bench.act(table, 1, "2")
    assert await bench.vote(table, LATE) is None
    clock = await clock_of(bench, table, 1)
    assert (clock.number, clock.spare, clock.reserve) == (1, DAY, 0.0), "the next question"


async def test_who_changes_their_mind_does_not_stop_the_clock_of_another(bench: Bench) -> None:
    """The question of the other one gets a new number: their time goes on, and ends."""
    table = await bench.begin(2, pace=ASK)
    since = (await clock_of(bench, table, 0)).since
    await bench.live(HOUR)
    await bench.act(table, 1, "1")
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    await bench.act(table, 1, "2")
    clock = await clock_of(bench, table, 0)
    assert clock.since == since and clock.number == await bench.tables.looking.question_number(table, 0) == 1
    warned = [one.kind for one in await bench.live(2 * DAY) if one.seat == 0]
    assert warned == [DueKind.WARNING] and await bench.vote(table, LATE) is not None


async def test_an_ai_has_no_say_and_who_plays_alone_no_clock(bench: Bench) -> None:
    table = await bench.begin(1, ("legal",), pace=ASK)
    assert await clocks.of_table(bench.db.read, table) == {}
    (reminder,) = await bench.live(5 * DAY, DAY)
    assert reminder.kind is DueKind.REMINDER, "there is no clock that warns, so they are reminded as at any table"


async def test_whoever_was_alone_is_warned_once_others_are_back(bench: Bench) -> None:
    """They were reminded of their question while no clock ran; that is not the warning that their time ends."""
    table = await bench.begin(2, pace=ASK)
    await bench.tables.seats.hand_over(table, 1, "legal", bench.persons[1])
    while (await clock_of(bench, table, 0)).since is not None:  # until something is asked while nobody else waits
        await bench.act(table, 0, "1")
        await bench.tables.ais.settle()
    told = await bench.live(DAY + HOUR)
    assert told[-1].kind is DueKind.REMINDER
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    clock, back = await clock_of(bench, table, 0), bench.clock.now()
    assert (clock.since, clock.warned, clock.spare) == (back, None, DAY), "their own time begins with that"
    warned = [one.kind for one in await bench.live(2 * DAY + HOUR) if one.seat == 0]
    assert warned == [DueKind.WARNING] and await bench.vote(table, LATE) is not None


async def test_a_second_who_is_late_waits_until_the_first_is_decided(bench: Bench) -> None:
    table = await bench.begin(3, pace=ASK)
    await bench.restart(ai_delay=60)
    await bench.act(table, 0, "1")
    await bench.live(2 * DAY + HOUR)
    count = await bench.vote(table, LATE)
    assert count is not None and count.vote.about == 1
    for seat in (0, 2):
        await bench.tables.votes.ballot(table, count.vote.id, bench.persons[seat], "ai")
    await bench.live(HOUR)
    count = await bench.vote(table, LATE)
    assert count is not None and (count.vote.about, count.waiting) == (2, (0,))


# -- ways to gain time ---------------------------------------------------------------------------------------------

async def test_a_held_answer_stops_the_clock_and_changing_it_does_not_start_it(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK)
    await bench.live(HOUR)
    await bench.act(table, 0, "1")
    await bench.live(HOUR)
    await bench.act(table, 0, "2")
    clock = await clock_of(bench, table, 0)
    assert (clock.spare, clock.since) == (DAY - HOUR, None)


async def test_taking_back_gives_no_time_back(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK)
    await play(bench, table, [(0, ("1",)), (1, ("2",))])
    await bench.live(20 * HOUR)
    await bench.act(table, 1, "mill")
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    clock = await clock_of(bench, table, 1)
    assert (clock.spare, clock.since) == (4 * HOUR, bench.clock.now())
    for _ in range(3):
        await bench.live(0.5 * HOUR)
        await bench.act(table, 1, "mill")
        await bench.live(0.5 * HOUR)
        await bench.tables.play.undo(table, 1, by=bench.persons[1])
    clock = await clock_of(bench, table, 1)
    assert (clock.spare, clock.reserve) == (HOUR, DAY), "what went by before the next question, too"
    await bench.act(table, 1, "mill")
    await bench.live(3 * HOUR)
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    clock = await clock_of(bench, table, 1)
    assert (clock.spare, clock.reserve) == (0.0, DAY - 2 * HOUR)


async def test_handing_over_and_coming_back_gives_no_time_back(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK)
    await bench.restart(ai_delay=60)
    await bench.live(20 * HOUR)
    for _ in range(3):
        await bench.tables.seats.hand_over(table, 1, "legal", bench.persons[1])
        await bench.tables.seats.take_back(table, 1, bench.persons[1])
    assert (await clock_of(bench, table, 1)).spare == 4 * HOUR


async def test_going_away_counts_from_a_day_after_it_was_entered(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK)
    await bench.live(DAY)
    plan = await bench.tables.absences.think(bench.persons[1], 0, 10, "wait", "")
    await bench.tables.absences.go(bench.persons[1], plan.absence.id)
    assert await bench.tables.clocks.ends_at(table, 1) == START + 2 * DAY, "too late for the open question"
    await bench.tables.absences.back(bench.persons[1])
    plan = await bench.tables.absences.think(bench.persons[0], 1, 10, "wait", "")
    await bench.tables.absences.go(bench.persons[0], plan.absence.id)
    assert await bench.tables.clocks.ends_at(table, 0) == START + 2 * DAY, "over before it begins"
    await bench.act(table, 0, "2")
    await bench.act(table, 1, "1")
    assert await bench.tables.clocks.ends_at(table, 0) == bench.clock.now() + 12 * DAY, "entered before this question"


async def test_hours_that_are_changed_count_for_the_next_question_and_once_a_week(bench: Bench) -> None:
    table = await bench.begin(2, pace=ASK, rounds=9)
    ana, people = bench.persons[0], bench.tables.people

    async def hours_now() -> Hours | None:
        return (await clock_of(bench, table, 0)).hours

    first, second = Hours("UTC", 0, 8 * 60), Hours("UTC", 8 * 60, 16 * 60)
    await people.change_settings(ana, PersonSettings(hours=first))
    assert await hours_now() is None and await bench.tables.clocks.ends_at(table, 0) == START + 2 * DAY
    await play(bench, table, [(0, ("2",)), (1, ("1",))])
    assert await hours_now() == first
    await people.change_settings(ana, PersonSettings(hours=second))
    await bench.act(table, 0, "mill")
    assert await hours_now() == first, "not twice a week"
    await bench.live(7 * DAY, DAY)
    await bench.act(table, 0, "coin=2")
    assert await hours_now() == second


async def test_quiet_hours_around_the_clock_leave_eight_hours_a_day(bench: Bench) -> None:
    await bench.lobby(2)
    await bench.tables.people.change_settings(bench.persons[1], PersonSettings(hours=Hours("UTC", 0, 8 * 60)))
    table = await bench.begin(2, pace=ASK, channel=701)
    end = await bench.tables.clocks.ends_at(table, 1)
    assert end is not None and end - START <= 7 * DAY


# -- the bot was not there -----------------------------------------------------------------------------------------

async def test_an_outage_stops_all_clocks(bench: Bench) -> None:
    table = await bench.begin(2, pace=AI)
    await bench.restart(ai_delay=60)
    await bench.live(HOUR)
    bench.clock.wait(10 * DAY)
    assert await bench.tables.due.reminders(bench.clock.now()) == [], "the heart has not beaten yet"
    await bench.restart(ai_delay=60)
    await bench.tables.clocks.beat()
    assert await bench.tables.clocks.ends_at(table, 0) == START + 12 * DAY
    assert await bench.tables.due.reminders(bench.clock.now()) == []
    assert await seat_is(bench, table, 0) == "person"


async def test_after_a_long_outage_nobody_is_late_at_once(bench: Bench) -> None:
    table = await bench.begin(2, pace=AI)
    await bench.restart(ai_delay=60)
    await bench.live(2 * DAY - 60)
    bench.clock.wait(3 * HOUR)
    await bench.tables.clocks.beat()
    assert await bench.tables.clocks.ends_at(table, 0) == bench.clock.now() + LEAD
    await bench.live(LEAD - 60)
    assert await seat_is(bench, table, 0) == "person"
    await bench.live(120)
    assert await seat_is(bench, table, 0) != "person"


async def test_a_short_silence_is_no_pause_and_beats_are_one_a_minute(bench: Bench) -> None:
    await bench.begin(2, pace=ASK)
    for wait in (0, 30, 240, 299):
        bench.clock.wait(wait)
        await bench.tables.clocks.beat()
    assert await bench.db.read.all("SELECT * FROM pause") == []
    assert await clocks.last_beat(bench.db.read) == START + 30 + 240 + 299


async def test_a_server_that_the_bot_has_left_has_its_own_pause(bench: Bench) -> None:
    table = await bench.begin(2, pace=AI)
    await bench.tables.homes.guild_gone(900)
    await bench.live(5 * DAY, DAY)
    await bench.tables.homes.guild_back(900)
    assert await bench.tables.clocks.ends_at(table, 0) == START + 7 * DAY
    assert await seat_is(bench, table, 0) == "person"


async def test_a_table_that_was_closed_has_its_own_pause(bench: Bench) -> None:
    table = await bench.begin(2, pace=AI)
    await bench.tables.ending.close_for_others(table, 99, bench.persons[:2])
    await bench.live(20 * HOUR)
    await bench.tables.reopening.reopen(table, bench.persons[0])
    end = await bench.tables.clocks.ends_at(table, 0)
    assert end == START + 2 * DAY + 20 * HOUR


async def test_who_gets_a_question_back_with_no_time_left_is_warned_and_can_act(bench: Bench) -> None:
    """All time since an answer that is taken back was time for that decision."""
    table = await bench.begin(2, pace=Pace(HOUR, 0.0, "ai"))
    await bench.restart(ai_delay=60)
    await play(bench, table, [(0, ("1",)), (1, ("2",))])
    await bench.act(table, 1, "mill")
    bench.clock.wait(2 * HOUR)
    await bench.tables.play.undo(table, 1, by=bench.persons[1])
    clock = await clock_of(bench, table, 1)
    assert (clock.spare, clock.reserve, clock.since) == (0.0, 0.0, bench.clock.now())
    assert await bench.tables.clocks.ends_at(table, 1) == bench.clock.now() + SHORTEST, "as the warning says"
    told = await bench.live(SHORTEST - 60, 60)
    assert [(one.kind, one.seat) for one in told if one.kind is DueKind.WARNING] == [(DueKind.WARNING, 1)]
    assert await seat_is(bench, table, 1) == "person"
    await bench.live(120, 60)
    assert await seat_is(bench, table, 1) == f"ai for {bench.persons[1]}"


async def test_nobody_is_late_who_was_not_warned(bench: Bench) -> None:
    """The warning could not be sent until now: the end is put off."""
    table = await bench.begin(2, pace=AI)
    await bench.restart(ai_delay=60)
    await bench.live(DAY)
    async with bench.db.transaction() as tx:
        await clocks.beat(tx, bench.clock.now() + 3 * DAY)
    bench.clock.wait(3 * DAY)
    items = await bench.tables.due.reminders(bench.clock.now())
    assert [one.kind for one in items] == [DueKind.WARNING] * 2 and await seat_is(bench, table, 0) == "person"
    await bench.call(*items)
    assert await bench.live(LEAD - 60) == [] and await seat_is(bench, table, 0) == "person"
    await bench.live(HOUR)
    assert await seat_is(bench, table, 0) != "person"
