"""How clocks run at a table with a pace. Pure arithmetic over waking hours (`tables.time.waking_hours`).

A second counts only if the person was awake and not absent, and the bot was running.
"""

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
"""The paces to choose from: seconds for one decision, and seconds in the time bank (reserve)."""
ZEROS = ("ask", "ai")
LEAD = 6 * HOUR
"""Seconds between the warning and the end, and between a long pause and the end. If less than twice as much is
left, half of what is left."""
SHORTEST = HOUR / 2
"""Minimum seconds between the warning and the end, even if no time is left. That happens when a question returns to
a person whose time went by while others were asked."""
LONG_PAUSE = HOUR
NOTICE = DAY
"""An absence that is entered while a question is open counts for that question only after this many seconds."""
HOURS_KEPT = 7 * DAY
"""How often, in seconds, clocks may follow a change of waking hours."""
BACK = HOUR
"""Minimum seconds for a person who takes a seat back while its question is still open."""


def pace_of(name: str, zero: str) -> Pace | None:
    """Return the pace with these names, or None for no clock and for unknown names."""
    if name not in PACES or zero not in ZEROS:
        return None
    return Pace(*PACES[name], zero)


def name_of(pace: Pace | None) -> str:
    """Return the name of a pace; "none" without one."""
    if pace is None:
        return "none"
    return next((name for name, times in PACES.items() if times == (pace.spare, pace.reserve)), "none")


def rests(absences: Sequence[Absence], pauses: Sequence[Span], since: float) -> list[Span]:
    """Return the times in which a clock that runs since `since` rests, apart from nights.

    Absences entered while the clock runs count only after `NOTICE`, so that nobody can gain time by them.
    """
    counted = [one for one in absences if one.state != "draft"]
    spans = [
        (one.from_at if one.made_at <= since else max(one.from_at, one.made_at + NOTICE), one.to_at) for one in counted
    ]
    return [*((begin, end) for begin, end in spans if begin < end), *pauses]


def lead(clock: SeatClock) -> float:
    """Return how many seconds before its end a clock warns."""
    return max(SHORTEST, min(LEAD, (clock.spare + clock.reserve) / 2))


def warns_at(clock: SeatClock, resting: Sequence[Span]) -> float:
    """Return when the person is to be warned: after three quarters of the time, or earlier to leave enough time."""
    assert clock.since is not None
    total = clock.spare + clock.reserve
    return due(clock.hours, resting, clock.since, max(0.0, min(0.75 * total, total - lead(clock))))


def ends_at(clock: SeatClock, resting: Sequence[Span], pauses: Sequence[Span]) -> float:
    """Return when the time is over. After the warning, and after a long pause, there is always a minimum time to
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
    """Return the clock stopped. Unless `charged` is False, the time used is taken from the decision's time, then
    from the reserve."""
    if clock.since is None or not charged:
        return replace(clock, since=None, warned=None)
    spent = used(clock.hours, resting, clock.since, now) if now > clock.since else 0.0
    return replace(
        clock, since=None, warned=None, spare=max(0.0, clock.spare - spent),
        reserve=max(0.0, clock.reserve - max(0.0, spent - clock.spare)),
    )
