"""The clocks of a table as its questions come and go: part of the transaction that asks them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from storage import absences, clocks, due, owed, votes
from storage.clocks import SeatClock
from storage.model import Pace, TableInfo
from storage.transaction import Reader, Tx
from tables.news import tell
from tables.pace import BACK, HOURS_KEPT, ends_at, rests, stopped, warns_at
from tables.waking import Span

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
    person = info.seats[seat].person
    away = [] if person is None else await absences.of_person(reader, person)
    pauses: Sequence[Span] = await clocks.pauses(reader, info.id, info.home.guild_id, since, now)
    return rests(away, pauses, since), list(pauses)


async def _forget_reminder(tx: Tx, info: TableInfo, seat: int) -> None:
    """Before the time is over there is a warning, whatever the person was told of the question before."""
    await owed.forget_reminder(tx, info.id, seat)
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
