"""How time runs at a table with a pace. Pure arithmetic over waking hours (`tables.time.waking_hours`); seconds are
those in which the person was awake, there, and the bot was, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from storage.deadlines.clocks import SeatClock
from storage.model import Absence, Pace
from tables.time.waking_hours import Span, due, used

HOUR, DAY = 3600.0, 24 * 3600.0
PACES = {
    "hour": (HOUR, 12 * HOUR), "quarter": (6 * HOUR, DAY), "day": (DAY, 3 * DAY), "days": (3 * DAY, 7 * DAY),
    "week": (7 * DAY, 7 * DAY),
}
"""What can be chosen: seconds for a decision, and in reserve."""
ZEROS = ("ask", "ai")
LEAD = 6 * HOUR
"""Between the warning and the end, and between a long pause and the end. Where less than twice as much is left, half of
what is left."""
SHORTEST = HOUR / 2
"""What there is between the warning and the end even where nothing is left, as when a question comes back to somebody
whose time went by while others were asked."""
LONG_PAUSE = HOUR
NOTICE = DAY
"""An absence that is entered while a question is open counts for it only from so much later on."""
HOURS_KEPT = 7 * DAY
"""Clocks follow changed waking hours at most so often."""
BACK = HOUR
"""What somebody has at the least who takes a seat back while its question is still open."""


def pace_of(name: str, zero: str) -> Pace | None:
    """A pace by its names; None for no clock, and for names that there are not."""
    if name not in PACES or zero not in ZEROS:
        return None
    return Pace(*PACES[name], zero)


def name_of(pace: Pace | None) -> str:
    """What a pace is called; "none" without one."""
    if pace is None:
        return "none"
    return next((name for name, times in PACES.items() if times == (pace.spare, pace.reserve)), "none")


def rests(absences: Sequence[Absence], pauses: Sequence[Span], since: float) -> list[Span]:
    """When a clock that runs since then rests beside the nights. Whoever goes away to gain time gains none."""
    counted = [one for one in absences if one.state != "draft"]
    spans = [
        (one.from_at if one.made_at <= since else max(one.from_at, one.made_at + NOTICE), one.to_at) for one in counted
    ]
    return [*((begin, end) for begin, end in spans if begin < end), *pauses]


def lead(clock: SeatClock) -> float:
    """How long before its end a clock warns."""
    return max(SHORTEST, min(LEAD, (clock.spare + clock.reserve) / 2))


def warns_at(clock: SeatClock, resting: Sequence[Span]) -> float:
    """When the person is to be warned: at three quarters, and early enough."""
    assert clock.since is not None
    total = clock.spare + clock.reserve
    return due(clock.hours, resting, clock.since, max(0.0, min(0.75 * total, total - lead(clock))))


def ends_at(clock: SeatClock, resting: Sequence[Span], pauses: Sequence[Span]) -> float:
    """When the time is over: never sooner after the warning, or after a pause that was long, than there must be time to
    act."""
    assert clock.since is not None
    ends = [due(clock.hours, resting, clock.since, clock.spare + clock.reserve)]
    if clock.warned is not None:
        ends.append(due(clock.hours, resting, clock.warned, lead(clock)))
    ends += [
        due(clock.hours, resting, end, LEAD) for begin, end in pauses if end - begin > LONG_PAUSE and end > clock.since
    ]
    return max(ends)


def stopped(clock: SeatClock, resting: Sequence[Span], now: float, *, charged: bool = True) -> SeatClock:
    """The clock when it has stopped; what went beyond the decision's own time comes off the reserve."""
    if clock.since is None or not charged:
        return replace(clock, since=None, warned=None)
    spent = used(clock.hours, resting, clock.since, now) if now > clock.since else 0.0
    return replace(
        clock, since=None, warned=None, spare=max(0.0, clock.spare - spent),
        reserve=max(0.0, clock.reserve - max(0.0, spent - clock.spare)),
    )
