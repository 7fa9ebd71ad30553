"""Start and stop the clocks of a table's seats as questions are asked and answered, in the same transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from storage.deadlines import absences, clocks, due
from storage.deadlines.clocks import SeatClock
from storage.engine.transaction import Reader, Tx
from storage.model import Pace, TableInfo
from storage.notifications import pending_notifications
from storage.play import games, votes
from tables.core.announcements import tell
from tables.time.pace import BACK, HOURS_KEPT, ends_at, rests, stopped, warns_at
from tables.time.waking_hours import Span, used

LATE = "late"
"""The kind of vote on what happens to a seat whose time is over."""


@dataclass(frozen=True, slots=True)
class Change:
    """Which seats' questions are gone, and which are new (seat -> number).

    `kept` are seats whose question was asked again without an answer of theirs. `undone` says that an undo by the
    seat `acting` is the cause.
    """

    gone: Collection[int]
    new: Mapping[int, int]
    kept: Collection[int] = ()
    undone: bool = False
    acting: int | None = None


async def follow(tx: Tx, info: TableInfo, change: Change, now: float) -> None:
    """Stop and start clocks after a change of the open questions. AI seats and tables without a pace have no
    clocks."""
    if info.pace is None or not (change.gone or change.new):
        return
    found = await clocks.of_table(tx, info.id)
    for seat in change.gone:
        if seat in found and seat not in change.kept and not (change.undone and seat == change.acting):
            answered = seat == change.acting
            found[seat] = await _stop(tx, info, found[seat], now, charged=not change.undone, answered=answered)
    if change.undone and change.acting in found:
        found[change.acting] = await _taken_back(tx, info, found[change.acting], now)
    for seat, number in change.new.items():
        if info.seats[seat].person is None or alone(info):
            continue
        clock = found.get(seat)
        if clock is not None and seat in change.kept:
            await clocks.store(tx, info.id, replace(clock, number=number))
            await due.renumber(tx, info.id, seat, number)
        else:
            await _start(tx, info, info.pace, seat, number, clock, now, fresh=clock is None or not change.undone)


async def leave(tx: Tx, info: TableInfo, seat: int, now: float) -> None:
    """Stop the clock of a seat whose person leaves it."""
    clock = (await clocks.of_table(tx, info.id)).get(seat)
    if info.pace is not None and clock is not None:
        await _stop(tx, info, clock, now)


async def come(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> None:
    """Start the clocks of open questions (seat -> number) after a person took a seat, also for a person who was
    alone until then.

    For a question that was open when they left the seat, the clock has the time that was left, but at least an
    hour.
    """
    if info.pace is None or alone(info):
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
            clock = replace(clock, spare=max(clock.spare, BACK))
        await _forget_reminder(tx, info, seat)
        await _start(tx, info, info.pace, seat, number, clock, now, fresh=not same)


async def settle(tx: Tx, info: TableInfo, now: float) -> None:
    """Restart a table's running clocks before it moves to another server, each with the time that is left to it.

    Pauses of the new server before the move then have no effect on them.
    """
    for clock in (await clocks.of_table(tx, info.id)).values():
        if clock.since is not None:
            rest, pauses = await resting(tx, info, clock.seat, clock.since, now)
            left = used(clock.hours, rest, now, max(now, ends_at(clock, rest, pauses)))
            now_on = stopped(clock, rest, now)
            more = max(0.0, left - now_on.spare - now_on.reserve)  # what there is after the warning or a pause
            await clocks.store(
                tx, info.id, replace(now_on, since=now, warned=clock.warned, spare=now_on.spare + more)
            )


async def make_up(tx: Tx, missed: Mapping[int, float], now: float) -> None:
    """Make up for downtime: a pause for clocks, and longer deadlines of votes, lobbies and reopening.

    `missed` says, by table id, since when no bot was connected to the table's server.
    """
    for table_id, last in missed.items():
        await clocks.add_pause(tx, last, now, table_id=table_id)
    for last in {*missed.values()}:
        await due.prolong(tx, now - last, table_ids=[one for one in missed if missed[one] == last])


async def leave_alone(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> dict[int, int]:
    """Stop the clock of the last person at a table, after another person left.

    The clock keeps its time. Returns the questions (seat -> number) for which no clock runs any more.
    """
    if info.pace is None or not alone(info):
        return {}
    left: dict[int, int] = {}
    for clock in (await clocks.of_table(tx, info.id)).values():
        if clock.since is not None and info.seats[clock.seat].person is not None:
            await _stop(tx, info, clock, now)
            await due.forget_clock(tx, info.id, clock.seat)
            left |= {clock.seat: asked[clock.seat]} if clock.seat in asked else {}
    return left


def alone(info: TableInfo) -> bool:
    """Return whether fewer than two persons play at a table. AI seats do not count, nor persons who have lent their
    seat to one."""
    return sum(one.person is not None for one in info.seats) < 2


async def begin_anew(tx: Tx, info: TableInfo, clock: SeatClock, now: float) -> None:
    """Restart the clock of a late seat with the time of one decision, after the others decided to wait."""
    assert info.pace is not None
    waited = replace(clock, waits=clock.waits + 1)
    await _forget_reminder(tx, info, clock.seat)
    await _start(tx, info, info.pace, clock.seat, clock.number, waited, now, fresh=True)


async def resting(
    reader: Reader, info: TableInfo, seat: int, since: float, now: float
) -> tuple[list[Span], list[Span]]:
    """Return the times in which a seat's clock, running since `since`, rests: all of them, and the bot's downtime
    alone."""
    (rest,) = await all_resting(reader, [(info, seat, since)], now)
    return rest


async def all_resting(
    reader: Reader, running: Sequence[tuple[TableInfo, int, float]], now: float
) -> list[tuple[list[Span], list[Span]]]:
    """Return for each (table, seat, since) the times in which its clock rests: all of them, and the bot's downtime
    alone.

    An absence counts by when the question was asked, which can be earlier than `since` after a person has returned
    to the seat.
    """
    if not running:
        return []
    persons = {person for info, seat, _ in running if (person := info.seats[seat].person) is not None}
    away = await absences.of_persons(reader, persons) if persons else []
    gone = {one.person for one in away}
    interrupted = {info.id for info, seat, _ in running if info.seats[seat].person in gone}
    asked = await games.asked_since(reader, interrupted) if interrupted else {}
    begun = min(since for *_, since in running)  # pauses that were over before any of the clocks started do not matter
    pauses = await clocks.pauses(reader, {info.id: info.home.guild_id for info, *_ in running}, begun, now)
    found: list[tuple[list[Span], list[Span]]] = []
    for info, seat, since in running:
        own = [one for one in away if one.person == info.seats[seat].person]
        asked_at = asked[info.id].get(seat) if own else None
        rest = rests(own, pauses[info.id], since if asked_at is None else min(since, asked_at))
        found.append((rest, list(pauses[info.id])))
    return found


async def _forget_reminder(tx: Tx, info: TableInfo, seat: int) -> None:
    """Delete the record of a reminder, so that there will be a warning before the time is over."""
    await pending_notifications.forget_reminder(tx, info.id, seat)
    await due.forget_reminder(tx, info.id, seat)


async def _taken_back(tx: Tx, info: TableInfo, clock: SeatClock, now: float) -> SeatClock:
    """Charge a person who undid their last answer with the time since that answer, as time for that decision."""
    clock = replace(clock, spare=clock.answered[-1] if clock.answered else 0.0, answered=clock.answered[:-1])
    await clocks.store(tx, info.id, clock)
    return await _stop(tx, info, clock, now)


async def _stop(
    tx: Tx, info: TableInfo, clock: SeatClock, now: float, *, charged: bool = True, answered: bool = False
) -> SeatClock:
    """Stop a clock, and close an open vote on its seat being late."""
    if clock.since is not None:
        rest, _ = await resting(tx, info, clock.seat, clock.since, now)
        clock = stopped(clock, rest, now, charged=charged)
        if answered:
            clock = replace(clock, answered=(*clock.answered, clock.spare))
        await clocks.store(tx, info.id, clock)
    vote = await votes.find(tx, info.id, LATE)
    if vote is not None and vote.about == clock.seat:
        await votes.close_vote(tx, vote.id)
        await tell(tx, info, now)
    return clock


async def _start(
    tx: Tx, info: TableInfo, pace: Pace, seat: int, number: int, clock: SeatClock | None, now: float, *, fresh: bool
) -> None:
    person = info.seats[seat].person
    assert person is not None
    clock = clock or SeatClock(seat, number, pace.spare, pace.reserve)
    waits = clock.waits if clock.number == number else 0
    clock = replace(
        clock, number=number, since=now, warned=None, waits=waits, spare=pace.spare if fresh else clock.spare,
        hours=await clocks.hours_of(tx, person, now, HOURS_KEPT),
    )
    await clocks.store(tx, info.id, clock)
    rest, pauses = await resting(tx, info, seat, now, now)
    await due.run_clock(tx, info.id, seat, number, warns_at(clock, rest), ends_at(clock, rest, pauses))
