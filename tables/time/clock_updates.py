"""Start and stop the clocks of a table's seats as questions are asked and answered, in the same transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from storage.deadlines import absences, clocks, due
from storage.deadlines.clocks import SeatClock
from storage.engine.transaction import Reader, Tx, in_groups
from storage.league import pairings
from storage.model import Pace, Person, TableInfo
from storage.notifications import pending_notifications
from storage.people import lobby_profiles
from storage.play import games, tables, votes
from tables.core.announcements import put_notices
from tables.time.pace import (
    HOURS_KEPT,
    LEAST_AFTER_RETURN,
    charge,
    ends_at,
    pay_back,
    spent,
    stop,
    uncounted_spans,
    warns_at,
)
from tables.time.waking_hours import Span, waking_seconds

LATE = "late"
"""The kind of vote on what happens to a seat whose time is over."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a table's open questions, as the clocks need it: which seats' questions are gone, and which are new
    (seat -> number).

    `kept` are seats whose question was asked again without an answer of theirs. `undone` says that an undo by the seat
    `acting` is the cause.
    """

    gone: Collection[int]
    new: Mapping[int, int]
    kept: Collection[int] = ()
    undone: bool = False
    acting: int | None = None


async def update_clocks(tx: Tx, info: TableInfo, change: Change, now: float) -> None:
    """Stop the clocks of questions that are gone and start those of new ones, and store that. AI seats and tables
    without a pace have no clocks."""
    if info.pace is None or not (change.gone or change.new):
        return
    found = await clocks.of_table(tx, info.id)
    for seat in change.gone:
        if seat in found and seat not in change.kept and not (change.undone and seat == change.acting):
            answered, withdrawn = seat == change.acting, change.undone and seat not in change.new
            if withdrawn:
                found[seat] = await _refund(tx, info, info.pace, found[seat])
            found[seat] = await _stop(tx, info, found[seat], now, charged=not change.undone, answered=answered)
    if change.undone and change.acting in found:
        found[change.acting] = await _taken_back(tx, info, info.pace, found[change.acting], now)
    for seat, number in change.new.items():
        if info.seats[seat].person is None or has_no_opponents(info):
            continue
        clock = found.get(seat)
        if clock is not None and seat in change.kept:
            await clocks.store(tx, info.id, replace(clock, number=number))
            await due.renumber_clock(tx, info.id, seat, number)
        else:
            await _start(tx, info, info.pace, seat, number, clock, now, fresh=clock is None or not change.undone)


async def forget_undone_answers(
    tx: Tx, info: TableInfo, asker: int, causes: Mapping[int, Sequence[str]], asked: Collection[int], now: float
) -> None:
    """Let the clocks forget answers that were just undone with consent, before what is asked again is recorded.

    `causes`: by seat, who gave each of these answers ("person", "order" or "ai"), in order. Each seat has for the first
    of them the time that was left when it was given, in the time bank too; the seat that asked for the undo has used
    the time since then for it. Seats that are not among `asked` after the undo get back what the first of them took,
    too. How punctual people were is not counted for them, since they are given again.
    """
    if info.pace is None:
        return
    for clock in (await clocks.of_table(tx, info.id)).values():
        given = causes.get(clock.seat, ())[-len(clock.answers):] if clock.answers else ()
        if not given:
            continue
        left = clock.left_at_answers[-len(given):]
        person = person_to_count(info, clock.seat)
        for seconds, cause in zip(left, given, strict=True):
            if person is not None and cause != "ai":
                await lobby_profiles.uncount_answer(tx, person, seconds > 0)
        before = clock.answers[:-len(given)]
        bank = clock.answers[-len(given)][1] if clock.seat in asked else _bank_after(before, info.pace)
        used = 0.0
        if clock.seat == asker:
            used = await _used_since_answer(tx, info, info.pace, clock, now)
            used += sum(max(0.0, info.pace.spare - one) for one in left[1:])
        elif bank is not None:
            clock = replace(clock, reserve=bank)
        runs = clock.since is not None
        clock = replace(clock, spare=left[0], answers=before, since=None)
        clock = charge(clock, used, overdraw=True)
        if runs:
            await _forget_reminder(tx, info, clock.seat)
            await _start(tx, info, info.pace, clock.seat, clock.number, clock, now, fresh=False)
        else:
            await clocks.store(tx, info.id, clock)


async def uncount_last_answer(tx: Tx, info: TableInfo, seat: int, cause: str) -> None:
    """Take back how punctual a seat's last answer was counted as, before its undo is recorded. `cause`: who gave it;
    that of an AI was not counted, nor one while nobody waited, so that no clock ran."""
    person = person_to_count(info, seat)
    if info.pace is None or person is None or cause == "ai" or has_no_opponents(info):
        return
    clock = (await clocks.of_table(tx, info.id)).get(seat)
    if clock is not None and clock.answers:
        await lobby_profiles.uncount_answer(tx, person, clock.left_at_answers[-1] > 0)


async def stop_for_leaving(tx: Tx, info: TableInfo, seat: int, now: float) -> None:
    """Stop the clock of a seat whose person leaves it, and charge them the time used."""
    clock = (await clocks.of_table(tx, info.id)).get(seat)
    if info.pace is not None and clock is not None:
        await _stop(tx, info, clock, now)


async def start_for_arriving(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> None:
    """Start the clocks of open questions (seat -> number) that do not run yet, after a person took a seat: theirs, and
    that of a person who was alone until then.

    For a question that was open when they left the seat, the clock has the time that was left, but at least an hour, of
    which they may owe a part after an undo.
    """
    if info.pace is None or has_no_opponents(info):
        return
    found = await clocks.of_table(tx, info.id)
    late = await votes.find(tx, info.id, LATE)
    for seat, number in asked.items():
        clock = found.get(seat)
        runs = clock is not None and clock.since is not None
        if runs or info.seats[seat].person is None or (late is not None and late.about == seat):
            continue
        same = clock is not None and clock.number == number
        if clock is not None and same:
            clock = replace(clock, spare=max(clock.spare, LEAST_AFTER_RETURN - max(0.0, clock.reserve)))
        await _forget_reminder(tx, info, seat)
        await _start(tx, info, info.pace, seat, number, clock, now, fresh=not same)


async def restart_for_move(tx: Tx, info: TableInfo, now: float, source: Reader | None = None) -> None:
    """Restart a table's running clocks, each with the time that is left to it, before the table moves to another
    Discord server or database. `source`: the database from which it comes; None: the one of `tx`.

    Downtime recorded there for the time before then has no effect on them, nor have absences that stay behind.
    """
    for clock in (await clocks.of_table(tx, info.id)).values():
        if clock.since is not None:
            rest, pauses = await _rests_before_move(source or tx, info, clock.seat, clock.since, now)
            left = waking_seconds(clock.hours, rest, now, max(now, ends_at(clock, rest, pauses)))
            now_on = stop(clock, rest, now)
            more = max(0.0, left - now_on.spare - now_on.reserve)  # what there is after the warning or a pause
            await clocks.store(
                tx, info.id, replace(now_on, since=now, warned=clock.warned, spare=now_on.spare + more)
            )


async def keep_waits(tx: Tx, info: TableInfo, now: float, before: TableInfo, source: Reader) -> None:
    """Let open questions of a table that has moved count at `now` as asked for as long as they did where it came from:
    pauses and absences that stay behind were no silence. `before`: the table there, in the database `source`."""
    later: dict[int, float] = {}
    for seat, since in (await games.holders_asked_since(tx, info.id)).items():
        there, _ = await _rests_before_move(source, before, seat, since, now)
        here, _ = await rests_of_seat(tx, info, seat, since, now)
        waited, at = waking_seconds(None, there, since, now), since
        while (more := waking_seconds(None, here, at, now) - waited) > 1.0:  # what is skipped may have rests of its own
            at += more
        if at > since:
            later[seat] = at
    await games.set_asked_at(tx, info.id, later)


async def _rests_before_move(
    reader: Reader, info: TableInfo, seat: int, since: float, now: float
) -> tuple[list[Span], list[Span]]:
    """Return what `rests_of_seat` returns, and in both the time for which Discord has refused the former bot's messages
    until `now`: it would be made up for when they are taken again, which only that bot would notice."""
    rest, pauses = await rests_of_seat(reader, info, seat, since, now)
    refused_at = await tables.refused_since(reader, info.id)
    refused = [] if refused_at is None else [(refused_at, max(refused_at, now))]
    return [*rest, *refused], [*pauses, *refused]


async def make_up_for_downtime(tx: Tx, missed: Mapping[int, float], now: float) -> None:
    """Make up for time in which the bot was not running: clocks do not count it, and the deadlines of votes, lobbies
    and reopening move.

    `missed` says, by table id, since when no bot was connected to the table's Discord server. Deadlines have moved
    already for the part of it in which the bot was not in that server, or move when it is back there.
    """
    if not missed:
        return
    back = await clocks.back_in_servers(tx, missed, min(missed.values()))
    for table_id, last in missed.items():
        await clocks.add_pause(tx, last, now, table_id=table_id)
    since = {table_id: max(last, back.get(table_id, last)) for table_id, last in missed.items()}
    for last in {*since.values()}:
        for some in in_groups([one for one in since if since[one] == last]):
            await due.extend_deadlines(tx, now - last, table_ids=some)


async def make_up_for_refusal(tx: Tx, table_id: int, now: float) -> None:
    """Record that the bot can write for a table again, and let clocks, and the round of a season, not count the time
    for which Discord has refused that: who was asked meanwhile was not called, and read nowhere of it."""
    since = await tables.note_accepted(tx, table_id)
    if since is not None:
        await clocks.add_pause(tx, since, now, table_id=table_id)
        await pairings.give_time_back(tx, table_id, since, now)


async def stop_for_last_person(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> dict[int, int]:
    """Stop the clock of the last person at a table, after another person left, since nobody waits for them any more. If
    their time was over already, the vote on what happens to their seat is closed, since nobody is left to decide.

    `asked` are the open questions (seat -> number). The clock keeps its time. Returns those questions for which no
    clock runs any more, so that they get reminders instead.
    """
    if info.pace is None or not has_no_opponents(info):
        return {}
    left: dict[int, int] = {}
    late = await votes.find(tx, info.id, LATE)
    for clock in (await clocks.of_table(tx, info.id)).values():
        waits = clock.since is not None or (late is not None and late.about == clock.seat)
        if waits and info.seats[clock.seat].person is not None:
            await _stop(tx, info, clock, now)
            await due.forget_clock(tx, info.id, clock.seat)
            left |= {clock.seat: asked[clock.seat]} if clock.seat in asked else {}
    return left


def has_no_opponents(info: TableInfo) -> bool:
    """Return whether fewer than two persons play at a table, so that nobody waits and no clock runs. AI seats do not
    count, nor persons who have lent their seat to one."""
    return sum(one.person is not None for one in info.seats) < 2


def person_to_count(info: TableInfo, seat: int) -> Person | None:
    """Return the person on a seat, for counts of how punctual they are; None at a table for practice, which counts for
    nothing."""
    return None if info.practice else info.seats[seat].person


async def restart_late_clock(tx: Tx, info: TableInfo, clock: SeatClock, now: float) -> None:
    """Restart the clock of a late seat with the time of one decision, after the others decided to wait, and count
    that."""
    assert info.pace is not None
    waited = replace(clock, extensions=clock.extensions + 1)
    await _forget_reminder(tx, info, clock.seat)
    await _start(tx, info, info.pace, clock.seat, clock.number, waited, now, fresh=True)


async def rests_of_seat(
    reader: Reader, info: TableInfo, seat: int, since: float, now: float
) -> tuple[list[Span], list[Span]]:
    """Return two lists of spans in which a seat's clock, running since `since`, does not count: absences and pauses
    together, and the pauses alone (the bot was not running, or the table was closed)."""
    (rest,) = await rests_of_seats(reader, [(info, seat, since)], now)
    return rest


async def rests_of_seats(
    reader: Reader, running: Sequence[tuple[TableInfo, int, float]], now: float
) -> list[tuple[list[Span], list[Span]]]:
    """Return, for each (table, seat, since), two lists of spans in which its clock does not count: absences and pauses
    together, and the pauses alone (the bot was not running, or the table was closed).

    An absence counts by when the question was asked, which can be earlier than `since` after a person has returned to
    the seat. Where the others have given a late person more time, it counts by when they did: they knew of the absence.
    """
    if not running:
        return []
    persons = {person for info, seat, _ in running if (person := info.seats[seat].person) is not None}
    away = await absences.of_persons(reader, persons) if persons else []
    gone = {one.person for one in away}
    interrupted = {info.id for info, seat, _ in running if info.seats[seat].person in gone}
    asked = await games.asked_since(reader, interrupted) if interrupted else {}
    known = await clocks.of_tables(reader, interrupted) if interrupted else {}
    begun = min(since for *_, since in running)  # pauses that were over before any of the clocks started do not matter
    pauses = await clocks.pauses(reader, {info.id: info.home.guild_id for info, *_ in running}, begun, now)
    found: list[tuple[list[Span], list[Span]]] = []
    for info, seat, since in running:
        own = [one for one in away if one.person == info.seats[seat].person]
        clock = known[info.id].get(seat) if own else None
        more_time = clock is not None and clock.extensions > 0
        asked_at = asked[info.id].get(seat) if own and not more_time else None
        rest = uncounted_spans(own, pauses[info.id], since if asked_at is None else min(since, asked_at))
        found.append((rest, list(pauses[info.id])))
    return found


async def _forget_reminder(tx: Tx, info: TableInfo, seat: int) -> None:
    """Delete the record of a reminder, so that the person gets a warning before the time is over."""
    await pending_notifications.forget_reminder(tx, info.id, seat)
    await due.forget_reminder(tx, info.id, seat)


async def _taken_back(tx: Tx, info: TableInfo, pace: Pace, clock: SeatClock, now: float) -> SeatClock:
    """Charge a person who undid their last answer with the time used for the question after it, as far as a clock ran,
    as time for that decision, and return the clock.

    What is more than they had left for it makes a debt. Without that they could take back again and again, since the
    question after the answer has its full time each time.
    """
    used = await _used_since_answer(tx, info, pace, clock, now)
    spare = clock.answers[-1][0] if clock.answers else 0.0
    clock = charge(replace(clock, spare=spare, answers=clock.answers[:-1]), used, overdraw=True)
    await clocks.store(tx, info.id, clock)
    return await _stop(tx, info, clock, now, charged=False)


async def _refund(tx: Tx, info: TableInfo, pace: Pace, clock: SeatClock) -> SeatClock:
    """Return a seat's clock with what was used of its time bank for a question that another's undo withdraws, as when
    they were late for it, which then does not count."""
    late, person = await votes.find(tx, info.id, LATE), person_to_count(info, clock.seat)
    if person is not None and (clock.extensions or (late is not None and late.about == clock.seat)):
        await lobby_profiles.uncount_answer(tx, person, False)
    bank = _bank_after(clock.answers, pace)
    if bank is not None and bank != clock.reserve:
        clock = replace(clock, reserve=bank)
        await clocks.store(tx, info.id, clock)
    return clock


def _bank_after(answers: Sequence[tuple[float, float | None]], pace: Pace) -> float | None:
    """Return what is left in a seat's time bank after its `answers`; None if that is not known."""
    return answers[-1][1] if answers else pace.reserve


async def _used_since_answer(tx: Tx, info: TableInfo, pace: Pace, clock: SeatClock, now: float) -> float:
    """Return for how many seconds a clock has run for the question after the seat's last answer."""
    late, used = await votes.find(tx, info.id, LATE), 0.0
    if clock.since is not None or (late is not None and late.about == clock.seat):  # else nothing is asked of them
        used = max(0.0, pace.spare - clock.spare)  # before the clock was last started; the bank is charged already
    if clock.since is not None:
        rest, _ = await rests_of_seat(tx, info, clock.seat, clock.since, now)
        used += min(spent(clock, rest, now), max(0.0, clock.spare + clock.reserve))
    return used


async def _stop(
    tx: Tx, info: TableInfo, clock: SeatClock, now: float, *, charged: bool = True, answered: bool = False
) -> SeatClock:
    """Stop a clock, store and return it, and close an open vote on its seat being late."""
    before = clock
    if clock.since is not None:
        rest, _ = await rests_of_seat(tx, info, clock.seat, clock.since, now)
        clock = stop(clock, rest, now, charged=charged)
        person = person_to_count(info, clock.seat)
        if answered and person is not None and not clock.extensions:  # else it was counted when the time was over
            await lobby_profiles.count_answer(tx, person, clock.spare > 0)
    if answered:  # also where no clock ran, as of a late seat: an undo gives this time back
        clock = pay_back(clock)
        clock = replace(clock, answers=(*clock.answers, (clock.spare, clock.reserve)))
    if clock != before:
        await clocks.store(tx, info.id, clock)
    vote = await votes.find(tx, info.id, LATE)
    if vote is not None and vote.about == clock.seat:
        await votes.close_vote(tx, vote.id)
        await put_notices(tx, info, now)
    return clock


async def _start(
    tx: Tx, info: TableInfo, pace: Pace, seat: int, number: int, clock: SeatClock | None, now: float, *, fresh: bool
) -> None:
    """Start a seat's clock for a question, store it, and schedule its warning and end. With `fresh`, the decision gets
    its full time; otherwise what is left on `clock`."""
    person = info.seats[seat].person
    assert person is not None
    clock = clock or SeatClock(seat, number, pace.spare, pace.reserve)
    waits = clock.extensions if clock.number == number else 0
    clock = replace(
        clock, number=number, since=now, warned=None, extensions=waits, spare=pace.spare if fresh else clock.spare,
        hours=await clocks.update_counted_hours(tx, person, now, HOURS_KEPT),
    )
    await clocks.store(tx, info.id, clock)
    rest, pauses = await rests_of_seat(tx, info, seat, now, now)
    await due.schedule_clock(tx, info.id, seat, number, warns_at(clock, rest), ends_at(clock, rest, pauses))
