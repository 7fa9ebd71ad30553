"""A notification that could not be delivered is deferred, and sent as soon as its person can be reached."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from storage.deadlines import absences, clocks, due
from storage.engine.transaction import Tx
from storage.model import Digest, Home, HomeKind, Pace, PersonSettings, Status, TableInfo, WakingHours
from storage.notifications import pending_notifications
from storage.outgoing import DueKind, PersonNotice, PersonNoticeKind, QuestionRef
from tables.core.errors import RequestRefused
from tables.deadlines.absences import KIND
from tables.play.invitations import OPEN_SECONDS
from tables.play.lobby import LOBBY_SECONDS
from tables.time.clock_updates import LATE
from tables.time.pace import DAY, HOUR
from tests.clock import START
from tests.tables.conftest import CHANNEL, GUILD, Bench
from tests.tables.test_absences import go, is_person
from tests.tables.test_notification_preferences import ONCE_A_DAY, chooses, post


async def hours(bench: Bench, number: int) -> list[tuple[int, PersonNotice]]:
    """Let so many hours pass. Returns what was sent, with the hour."""
    told: list[tuple[int, PersonNotice]] = []
    for hour in range(number):
        async with bench.db.transaction() as tx:
            await clocks.store_heartbeat(tx, bench.clock.now() + HOUR)
        bench.clock.advance(HOUR)
        sent = await bench.send_notifications(*await bench.tables.scheduled_work.do_due(bench.clock.now()))
        told += [(hour, one) for one in sent]
    return told


def kinds(told: list[tuple[int, PersonNotice]], person: int) -> list[tuple[int, DueKind]]:
    return [(hour, item.kind) for hour, one in told if one.person == person for item in one.items]


# -- absences --------------------------------------------------------------------------------------------------------


async def test_a_digest_comes_again_after_an_early_return(bench: Bench) -> None:
    await bench.begin(2)
    ana = bench.persons[0]
    await chooses(bench, ana, digest=ONCE_A_DAY)
    await go(bench, ana, days=21)
    assert kinds(await hours(bench, 72), ana) == []
    await bench.tables.absences.back(ana)
    told = await hours(bench, 25)
    assert [(hour, one.kind) for hour, one in told if one.person == ana] == [(0, PersonNoticeKind.DIGEST)]


async def test_an_invitation_is_told_on_an_early_return(bench: Bench) -> None:
    lobby = await bench.lobby(2)
    guest = await bench.tables.people.person(700)
    await go(bench, guest, days=21)
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], guest)
    (invitation,) = (await bench.db.read.all("SELECT id FROM invitation"))[0]
    await bench.tables.personal_messages.invited(await bench.tables.views.table(lobby.id), guest, invitation)
    assert await hours(bench, 1) == []
    await bench.tables.absences.back(guest)
    assert kinds(await hours(bench, int(OPEN_SECONDS / HOUR) - 2), guest) == [(0, DueKind.INVITATION)]


async def wait_asleep_for_an_invitation(bench: Bench) -> int:
    """Store the notice of an invitation for a person who sleeps for hours. Returns the person."""
    lobby = await bench.lobby(2)
    guest = await bench.tables.people.person(700)
    await chooses(bench, guest, hours=WakingHours("UTC", 20 * 60, 12 * 60))
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], guest)
    (invitation,) = (await bench.db.read.all("SELECT id FROM invitation"))[0]
    await bench.tables.personal_messages.invited(await bench.tables.views.table(lobby.id), guest, invitation)
    return guest


async def test_what_waits_for_the_morning_goes_where_its_person_wants_it_by_then(bench: Bench) -> None:
    guest = await wait_asleep_for_an_invitation(bench)
    await bench.tables.preferences.open_room(guest, 70, "en")
    told = await hours(bench, 10)
    assert kinds(told, guest) == [(7, DueKind.INVITATION)], "made again at noon, and sent at the next look"
    assert [one.table_id for _, one in told] == [None]


async def test_what_waits_for_the_morning_calls_nobody_in_a_server_that_has_forbidden_it_since(bench: Bench) -> None:
    guest = await wait_asleep_for_an_invitation(bench)
    await bench.tables.invitations.forbid(GUILD, "calls", True)
    assert kinds(await hours(bench, 10), guest) == []


async def test_what_waits_for_the_morning_is_not_told_of_a_table_that_was_muted_since(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.restart(ai_delay=3 * DAY)
    ana, messages = bench.persons[0], bench.tables.personal_messages
    await chooses(bench, ana, hours=WakingHours("UTC", 20 * 60, 12 * 60))
    await bench.tables.seats.lend_to_ai(table, 0, "legal", ana)
    await messages.lent(await bench.tables.views.table(table), 0, ana)
    await bench.tables.preferences.mute(table, ana, True)
    assert kinds(await hours(bench, 10), ana) == []


@pytest.mark.parametrize("hour", [16, 20])
async def test_what_waits_for_the_digest_comes_at_its_new_hour(bench: Bench, hour: int) -> None:
    lobby = await bench.lobby(2)
    guest = await bench.tables.people.person(700)
    await chooses(bench, guest, digest=Digest("UTC", 18 * 60))
    await bench.tables.invitations.invite(lobby.id, bench.persons[0], guest)
    (invitation,) = (await bench.db.read.all("SELECT id FROM invitation"))[0]
    await bench.tables.personal_messages.invited(await bench.tables.views.table(lobby.id), guest, invitation)
    assert await hours(bench, 1) == []
    await chooses(bench, guest, digest=Digest("UTC", hour * 60))  # at 14:46
    assert kinds(await hours(bench, 24), guest) == [(hour - 15, DueKind.INVITATION)]


async def test_a_reminder_comes_on_an_early_return(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.act(table, 1, "1")
    await post(bench, table)
    ana = bench.persons[0]
    await go(bench, ana, days=21)
    assert kinds(await hours(bench, 72), ana) == []
    await bench.tables.absences.back(ana)
    assert kinds(await hours(bench, 48), ana) == [(0, DueKind.REMINDER)]


async def test_who_returns_is_called_and_reminded_a_day_later(bench: Bench) -> None:
    table = await bench.begin(2)
    ana = bench.persons[0]
    await go(bench, ana, days=3)
    async with bench.db.transaction() as tx:
        await due.schedule_after_quiet_hours(
            tx, table, {QuestionRef(0, 0): bench.clock.now() + 3 * DAY}, bench.clock.now()
        )
    told = kinds(await hours(bench, 5 * 24), ana)
    assert [kind for _, kind in told] == [DueKind.AFTER_QUIET_HOURS, DueKind.REMINDER]
    assert told[1][0] - told[0][0] == 24


async def test_who_changes_their_quiet_hours_is_told_when_they_are_awake(bench: Bench) -> None:
    table = await bench.begin(2)
    await post(bench, table)
    people, ana = bench.tables.people, bench.persons[0]
    bench.clock.advance(DAY)  # until 13:45 UTC
    await chooses(bench, ana, hours=WakingHours("UTC", 12 * 60, 13 * 60))
    assert kinds(await hours(bench, 1), ana) == []
    await people.change_settings(ana, lambda _: PersonSettings())
    assert kinds(await hours(bench, 2), ana) == [(0, DueKind.REMINDER)]


async def test_a_vote_about_an_absence_ends_when_the_seat_changes_hands(bench: Bench) -> None:
    table = await bench.begin(3)
    heir = await bench.tables.people.person(700)
    await bench.tables.invitations.offer_seat(table, 0, bench.persons[0], heir)
    (invitation,) = (await bench.db.read.all("SELECT id FROM invitation"))[0]
    await go(bench, bench.persons[0], how="ask")
    assert await bench.vote(table, KIND) is not None
    await bench.tables.invitations.accept(invitation, heir)
    assert await bench.vote(table, KIND) is None
    assert (await bench.tables.views.table(table)).seats[0].person == heir


async def ended(bench: Bench, table: int) -> None:
    """Let all players agree to end the game."""
    for seat in (await bench.tables.views.table(table)).seats:
        if seat.person is not None and (await bench.tables.views.table(table)).status is Status.PLAYING:
            await bench.tables.ending.cancel(table, seat.person)


async def test_a_vote_about_an_absence_that_is_over_is_not_opened_again(bench: Bench) -> None:
    table = await bench.begin(3)
    await go(bench, bench.persons[0], how="ask")
    await ended(bench, table)
    await bench.tables.absences.back(bench.persons[0])
    await bench.tables.reopening.reopen(table, bench.persons[0])
    assert await bench.vote(table, KIND) is None and await is_person(bench, table, 0)


async def test_an_absence_that_ends_while_its_table_is_closed_gives_the_seat_back(bench: Bench) -> None:
    table = await bench.begin(3)
    await bench.restart(ai_delay=10**9)
    await go(bench, bench.persons[0], how="ai", days=2)
    await bench.live(2 * DAY - 3 * HOUR)
    await ended(bench, table)
    await bench.live(5 * HOUR)
    await bench.tables.reopening.reopen(table, bench.persons[1])
    assert not await is_person(bench, table, 0)
    await bench.live(HOUR)
    assert await is_person(bench, table, 0)
    assert await bench.db.read.all("SELECT 1 FROM absence_seat") == []


async def test_an_absence_that_begins_while_its_table_is_closed_counts_when_it_is_opened_again(bench: Bench) -> None:
    table = await bench.begin(3)
    await bench.restart(ai_delay=10**9)
    await ended(bench, table)
    await go(bench, bench.persons[0], how="ai", days=2)
    await bench.tables.reopening.reopen(table, bench.persons[1])
    await bench.live(HOUR)
    assert not await is_person(bench, table, 0)


async def test_of_two_who_go_away_the_others_are_asked_one_after_the_other(bench: Bench) -> None:
    table = await bench.begin(4)
    await bench.restart(ai_delay=10**9)
    for seat in (0, 1):
        await go(bench, bench.persons[seat], how="ask", days=10)
    for seat in (0, 1):
        vote = await bench.vote(table, KIND)
        assert vote is not None and vote.vote.about == seat
        for person in bench.persons[2:]:
            await bench.tables.votes.cast_from_click(table, vote.vote.id, person, "ai" if seat else "wait")
        await bench.live(HOUR)
    assert await bench.vote(table, KIND) is None
    assert await is_person(bench, table, 0) and not await is_person(bench, table, 1)


async def test_who_is_back_in_the_moment_in_which_they_go_has_all_seats(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await bench.begin(3), await bench.begin_elsewhere(CHANNEL + 1)
    await bench.restart(ai_delay=10**9)
    parts, ana = bench.tables.absences, bench.persons[0]
    await go(bench, ana, begin=1, how="ai")
    bench.clock.advance(DAY + 10)
    real, seen = bench.tables.records.change, list[int]()

    @asynccontextmanager
    async def change(table_id: int) -> AsyncIterator[tuple[Tx, TableInfo]]:
        seen.append(table_id)
        if len(seen) == 2:
            assert await parts.back(ana)
        async with real(table_id) as found:
            yield found

    monkeypatch.setattr(bench.tables.records, "change", change)
    await parts.apply_due(bench.clock.now())
    await parts.apply_due(bench.clock.now())
    assert await is_person(bench, first, 0) and await is_person(bench, second, 0) and len(seen) >= 2
    assert [one.state for one in await absences.of_person(bench.db.read, ana)] == ["over"]


async def test_an_absence_that_is_over_is_not_made_longer(bench: Bench) -> None:
    await bench.begin(2)
    ana = bench.persons[0]
    await go(bench, ana, days=2)
    (before,) = await absences.of_person(bench.db.read, ana)
    bench.clock.advance(3 * DAY)
    assert await bench.tables.absences.back(ana)
    (after,) = await absences.of_person(bench.db.read, ana)
    assert after.to_at == before.to_at and after.state == "over"


# -- muting ----------------------------------------------------------------------------------------------------------


async def test_a_table_that_is_muted_no_more_calls_again(bench: Bench) -> None:
    table = await bench.begin(3)
    ana = bench.persons[0]
    await bench.tables.preferences.mute(table, ana, True)
    await bench.tables.ending.cancel(table, bench.persons[1])
    await bench.act(table, 1, "1")
    await post(bench, table)
    assert kinds(await hours(bench, 12), ana) == []
    await bench.tables.preferences.mute(table, ana, False)
    told = kinds(await hours(bench, 30), ana)
    assert told == [(0, DueKind.AFTER_QUIET_HOURS), (0, DueKind.VOTES), (24, DueKind.REMINDER)]


async def test_a_server_that_is_muted_no_more_calls_again(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.tables.invitations.forbid(GUILD, "calls", True)
    assert await post(bench, table) == []
    assert await hours(bench, 48) == []
    await bench.tables.invitations.forbid(GUILD, "calls", False)
    told = await hours(bench, 30)
    for person in bench.persons:
        assert kinds(told, person) == [(0, DueKind.AFTER_QUIET_HOURS), (24, DueKind.REMINDER)]


@pytest.mark.parametrize("digest", [None, ONCE_A_DAY], ids=["at once", "once a day"])
async def test_a_server_that_is_muted_does_not_silence_direct_messages(bench: Bench, digest: Digest | None) -> None:
    table = await bench.begin(2)
    ana = bench.persons[0]
    await bench.tables.preferences.open_room(ana, 4242, "en")
    await chooses(bench, ana, digest=digest)
    await bench.tables.invitations.forbid(GUILD, "calls", True)
    info = await bench.tables.views.table(table)
    assert await bench.tables.preferences.questions_to_ping(info, [QuestionRef(0, 0), QuestionRef(1, 0)]) == []
    in_room = await bench.tables.preferences.questions_for_direct_messages(info, [QuestionRef(0, 0), QuestionRef(1, 0)])
    assert in_room == ([QuestionRef(0, 0)] if digest is None else [])
    told = await hours(bench, 72)
    assert {one.kind for _, one in told} == {PersonNoticeKind.CALL if digest is None else PersonNoticeKind.DIGEST}
    assert {one.person for _, one in told} == {ana} and {one.table_id for _, one in told} == {None}


async def test_a_muted_table_stands_in_no_digest(bench: Bench) -> None:
    table = await bench.begin(2)
    ana = bench.persons[0]
    await chooses(bench, ana, digest=ONCE_A_DAY)
    await bench.tables.preferences.mute(table, ana, True)
    assert kinds(await hours(bench, 50), ana) == []
    await bench.tables.preferences.mute(table, ana, False)
    assert [kind for _, kind in kinds(await hours(bench, 25), ana)] == [DueKind.AFTER_QUIET_HOURS]


async def test_who_wants_no_reminders_has_none_in_the_digest(bench: Bench) -> None:
    await bench.begin(2)
    ana = bench.persons[0]
    await chooses(bench, ana, digest=ONCE_A_DAY, reminders=False)
    assert [kind for _, kind in kinds(await hours(bench, 80), ana)] == [DueKind.AFTER_QUIET_HOURS]
    await chooses(bench, ana, reminders=True)
    assert [kind for _, kind in kinds(await hours(bench, 80), ana)] == [DueKind.REMINDER]


# -- seats -----------------------------------------------------------------------------------------------------------


async def test_who_takes_a_seat_over_is_called_to_its_votes(bench: Bench) -> None:
    table = await bench.begin(3)
    heir = await bench.tables.people.person(700)
    await bench.tables.ending.cancel(table, bench.persons[0])
    await bench.tables.invitations.offer_seat(table, 1, bench.persons[1], heir)
    (invitation,) = (await bench.db.read.all("SELECT id FROM invitation"))[0]
    await bench.tables.invitations.accept(invitation, heir)
    assert kinds(await hours(bench, 2), heir) == [(0, DueKind.VOTES)]


async def test_who_is_left_alone_loses_no_time_and_is_reminded(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(DAY, 3 * DAY, "ask"), rounds=3)
    await bench.act(table, 1, "1")
    await bench.restart(ai_delay=10**9)
    await bench.live(HOUR)
    await bench.tables.seats.lend_to_ai(table, 1, "good", bench.persons[1])
    told = await bench.live(10 * DAY)
    assert [(one.kind, one.seat) for one in told] == [(DueKind.REMINDER, 0)]
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    clock = (await clocks.of_table(bench.db.read, table))[0]
    assert (clock.spare, clock.reserve, clock.since) == (23 * HOUR, 3 * DAY, bench.clock.now())


async def test_who_becomes_opener_may_ask_who_is_ready(bench: Bench) -> None:
    lobby = await bench.lobby(3)
    ana, ben, _ = bench.persons
    ask = bench.tables.readiness.ask
    await ask(lobby.id, ana)
    bench.clock.advance(60)
    await bench.tables.readiness.confirm(lobby.id, ben)
    await bench.tables.lobby.leave(lobby.id, ana)
    await ask(lobby.id, ben)
    with pytest.raises(RequestRefused, match="asked-lately"):
        await ask(lobby.id, ben)


# -- downtime of the bot ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plays", [False, True], ids=["no table there", "a table there"])
async def test_where_the_bot_was_removed_and_invited_again_clocks_run(bench: Bench, plays: bool) -> None:
    if plays:
        await bench.begin_elsewhere(CHANNEL + 1)
    await bench.tables.homes.guild_gone(GUILD)
    await bench.live(DAY)
    await bench.tables.homes.guild_back(GUILD)
    table = await bench.begin(2, pace=Pace(DAY, DAY, "ai"))
    await bench.live(10 * DAY)
    assert not await is_person(bench, table, 0)


async def test_while_the_bot_is_not_in_the_server_nothing_is_answered_and_nobodys_time_ends(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(DAY, DAY, "ai"))
    await bench.tables.homes.guild_gone(GUILD)
    async with bench.db.transaction() as tx:
        await due.schedule_order(tx, table, 0, 0, bench.clock.now())
    assert await due.items_due(bench.db.read, DueKind.ORDER, bench.clock.now()) == []
    assert await bench.live(10 * DAY) == [] and await is_person(bench, table, 0)
    await bench.tables.homes.guild_back(GUILD)
    assert [one.seat for one in await due.items_due(bench.db.read, DueKind.ORDER, bench.clock.now())] == [0]


async def leaves(bench: Bench) -> None:
    await bench.tables.homes.guild_gone(GUILD)
    await bench.live(3 * DAY)
    await bench.tables.homes.guild_back(GUILD)


async def stops(bench: Bench) -> None:
    bench.clock.advance(3 * DAY)
    await bench.restart(ai_delay=10**9)
    await bench.tables.scheduled_work.do_due(bench.clock.now())  # the bot is not connected yet
    await bench.tables.clocks.record_heartbeat()


@pytest.mark.parametrize("goes", [leaves, stops], ids=lambda one: one.__name__)
async def test_what_nobody_could_take_up_lasts_longer(
    bench: Bench, goes: Callable[[Bench], Awaitable[None]]
) -> None:
    table = await bench.begin(3, pace=Pace(DAY, DAY, "ask"))
    await bench.restart(ai_delay=10**9)
    lobby = await bench.lobby(2, channel=CHANNEL + 1)
    closed = await bench.begin_elsewhere(CHANNEL + 2)
    for seat in (0, 1):
        await bench.act(table, seat, "1")
    while await bench.vote(table, LATE) is None:
        await bench.live(HOUR)
    await ended(bench, closed)
    vote = await bench.vote(table, LATE)
    assert vote is not None and vote.vote.about == 2
    await goes(bench)
    await bench.live(60)
    after = await bench.vote(table, LATE)
    assert after is not None and after.vote.until == pytest.approx(vote.vote.until + 3 * DAY, abs=HOUR)
    assert (await bench.tables.views.table(closed)).can_reopen(bench.clock.now() + DAY - 2 * HOUR)
    assert not (await bench.tables.views.table(closed)).can_reopen(bench.clock.now() + DAY + HOUR)
    await bench.live(START + LOBBY_SECONDS + 3 * DAY - bench.clock.now() - HOUR)
    assert (await bench.tables.views.table(lobby.id)).status is Status.LOBBY
    await bench.live(3 * HOUR)
    assert (await bench.tables.views.table(lobby.id)).status is Status.CANCELLED


async def test_while_nobody_knows_whether_the_bot_is_there_nobodys_time_ends(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(HOUR, HOUR, "ai"))
    await bench.live(HOUR + 30 * 60, 600)
    bench.clock.advance(5 * DAY)  # without a heartbeat
    for _ in range(3):
        await bench.tables.scheduled_work.do_due(bench.clock.now())
        bench.clock.advance(HOUR)
    assert await is_person(bench, table, 0) and await is_person(bench, table, 1)


async def test_a_table_that_ended_while_the_bot_was_away_says_so_when_it_is_back(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.publish()
    await bench.tables.homes.guild_gone(GUILD)
    await ended(bench, table)
    assert await bench.tables.outbox.due() == []
    await bench.tables.homes.guild_back(GUILD)
    assert {row.kind for row in await bench.tables.outbox.due()} == {"turn", "notice"}


# -- pending outbox rows ---------------------------------------------------------------------------------------------


async def test_a_seat_is_called_though_another_changed_their_mind_before_anything_was_published(bench: Bench) -> None:
    table = await bench.begin(2)
    await bench.act(table, 1, "1")
    await bench.tables.answers.undo(table, 1, by=bench.persons[1])
    number = await bench.tables.views.question_number(table, 0)
    (row,) = [one for one in await bench.tables.outbox.due() if one.kind == "turn"]
    assert number is not None and QuestionRef(0, number) in row.payload.asked
    assert 0 in await post(bench, table)


async def test_a_table_that_is_opened_again_after_somebody_was_late_runs_their_clock(bench: Bench) -> None:
    table = await bench.begin(2, pace=Pace(HOUR, HOUR, "ask"))
    await bench.act(table, 1, "1")
    while (vote := await bench.vote(table, LATE)) is None:
        await bench.live(HOUR)
    await bench.tables.votes.cast_from_click(table, vote.vote.id, bench.persons[1], "end")
    await bench.tables.reopening.reopen(table, bench.persons[0])
    clock = (await clocks.of_table(bench.db.read, table))[0]
    assert clock.since == bench.clock.now() and clock.spare >= HOUR
    still_called = await pending_notifications.undelivered_questions(bench.db.read, table)
    assert not still_called, "who opens it again knows what they are asked"


async def test_a_question_that_is_called_to_for_two_reasons_is_told_once(bench: Bench) -> None:
    table = await bench.begin(2)
    async with bench.db.transaction() as tx:
        await due.schedule_after_quiet_hours(tx, table, {QuestionRef(0, 0): bench.clock.now()}, bench.clock.now())
        await due.schedule_unfinished_turn(tx, table, 0, 0, bench.clock.now())
    (notice,) = await bench.send_notifications(*await bench.tables.scheduled_work.do_due(bench.clock.now()))
    assert len(notice.items) == 1


async def test_who_was_not_called_in_a_muted_server_is_when_the_table_is_brought_to_another(bench: Bench) -> None:
    table = await bench.begin(2)
    manager = bench.persons[0]
    await bench.tables.invitations.forbid(GUILD, "calls", True)
    assert await post(bench, table) == [] and await hours(bench, 2) == []
    await bench.tables.transfer.offer(manager, GUILD)
    await bench.tables.transfer.move_table(table, manager, Home(HomeKind.CHANNEL, GUILD + 1, CHANNEL + 1))
    told = await hours(bench, 2)
    for person in bench.persons:
        assert kinds(told, person) == [(0, DueKind.AFTER_QUIET_HOURS)]
