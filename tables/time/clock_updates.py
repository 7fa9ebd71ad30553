"""The clocks of a table as its questions come and go: part of the transaction that asks them."""

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
"""The kind of votes on what is to happen when somebody's time is over."""


@dataclass(frozen=True, slots=True)
class Change:
    """Which seats' questions have gone, and which are new (seat -> number). `kept`: seats whose question was asked anew
    without an answer of theirs. `undone`: because something was taken back, by `acting`."""

    gone: Collection[int]
    new: Mapping[int, int]
    kept: Collection[int] = ()
    undone: bool = False
    acting: int | None = None


async def follow(tx: Tx, info: TableInfo, change: Change, now: float) -> None:
    """Stop and start the clocks of persons, as questions have gone and come."""
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
    """Whoever sits there stands up: their clock stands."""
    clock = (await clocks.of_table(tx, info.id)).get(seat)
    if info.pace is not None and clock is not None:
        await _stop(tx, info, clock, now)


async def come(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> None:
    """A person sits down: the clocks run for the open questions (seat -> number) of theirs, and of whoever was alone
    until then. For a question that was open when they stood up there is what was left, but at least an hour."""
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
    """The table is about to go to another server: its clocks run from now on, with what is left to them by the pauses
    of this one, so that what was paused where it goes is nothing to them."""
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
    """No bot was connected for these tables' servers since a time (by table): that was a pause for their clocks, and
    votes, lobbies and the time to open them again last that much longer."""
    for table_id, last in missed.items():
        await clocks.add_pause(tx, last, now, table_id=table_id)
    for last in {*missed.values()}:
        await due.prolong(tx, now - last, table_ids=[one for one in missed if missed[one] == last])


async def leave_alone(tx: Tx, info: TableInfo, asked: Mapping[int, int], now: float) -> dict[int, int]:
    """Somebody has stood up: where only one person is left, nobody waits for them, and their clock stands with what is
    left on it. Returns the questions (seat -> number) for which no clock runs any more."""
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
    """Whether nobody else waits at a table: AI seats and those who have lent theirs do not."""
    return sum(one.person is not None for one in info.seats) < 2


async def begin_anew(tx: Tx, info: TableInfo, clock: SeatClock, now: float) -> None:
    """The others wait once more: time for one decision."""
    assert info.pace is not None
    waited = replace(clock, waits=clock.waits + 1)
    await _forget_reminder(tx, info, clock.seat)
    await _start(tx, info, info.pace, clock.seat, clock.number, waited, now, fresh=True)


async def resting(
    reader: Reader, info: TableInfo, seat: int, since: float, now: float
) -> tuple[list[Span], list[Span]]:
    """When a seat's clock that runs since then rests: all of it, and the pauses of the bot alone."""
    (rest,) = await all_resting(reader, [(info, seat, since)], now)
    return rest


async def all_resting(
    reader: Reader, running: Sequence[tuple[TableInfo, int, float]], now: float
) -> list[tuple[list[Span], list[Span]]]:
    """When each of these seats' clocks rests that runs since then: all of it, and the pauses of the bot alone. Absences
    count by when the question came, which the clock of somebody who has sat down again does not know."""
    if not running:
        return []
    persons = {person for info, seat, _ in running if (person := info.seats[seat].person) is not None}
    away = await absences.of_persons(reader, persons) if persons else []
    gone = {one.person for one in away}
    interrupted = {info.id for info, seat, _ in running if info.seats[seat].person in gone}
    asked = await games.asked_since(reader, interrupted) if interrupted else {}
    begun = min(since for *_, since in running)  # what was over before one of them ran is nothing to that one
    pauses = await clocks.pauses(reader, {info.id: info.home.guild_id for info, *_ in running}, begun, now)
    found: list[tuple[list[Span], list[Span]]] = []
    for info, seat, since in running:
        own = [one for one in away if one.person == info.seats[seat].person]
        asked_at = asked[info.id].get(seat) if own else None
        rest = rests(own, pauses[info.id], since if asked_at is None else min(since, asked_at))
        found.append((rest, list(pauses[info.id])))
    return found


async def _forget_reminder(tx: Tx, info: TableInfo, seat: int) -> None:
    """Before the time is over there is a warning, whatever the person was told of the question before."""
    await pending_notifications.forget_reminder(tx, info.id, seat)
    await due.forget_reminder(tx, info.id, seat)


async def _taken_back(tx: Tx, info: TableInfo, clock: SeatClock, now: float) -> SeatClock:
    """Somebody has taken back their last answer: all time since then was time for that decision."""
    clock = replace(clock, spare=clock.answered[-1] if clock.answered else 0.0, answered=clock.answered[:-1])
    await clocks.store(tx, info.id, clock)
    return await _stop(tx, info, clock, now)


async def _stop(
    tx: Tx, info: TableInfo, clock: SeatClock, now: float, *, charged: bool = True, answered: bool = False
) -> SeatClock:
    """Stop a clock. A vote on its seat being late has nothing to decide any more."""
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
