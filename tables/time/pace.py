"""How the clocks of seats run at a table with a pace (how much time each seat has for its decisions). Pure arithmetic
over waking hours (`tables.time.waking_hours`).

A second counts only if the person was awake and not absent, and there was no pause: time in which the bot was not
running or the table was closed. At all other times a clock "rests".
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from storage.deadlines.clocks import SeatClock
from storage.model import Absence, Pace
from tables.time.waking_hours import Span, after_waking_seconds, waking_seconds

HOUR, DAY = 3600.0, 24 * 3600.0
PACES = {
    "hour": (HOUR, 12 * HOUR), "quarter": (6 * HOUR, DAY), "day": (DAY, 3 * DAY), "days": (3 * DAY, 7 * DAY),
    "week": (7 * DAY, 7 * DAY),
}
"""The paces to choose from: seconds for one decision, and seconds in the time bank (reserve)."""
WHEN_TIME_IS_OVER = ("ask", "ai")
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
LEAST_AFTER_RETURN = HOUR
"""Minimum seconds for a person who takes a seat back while its question is still open."""


def pace_of(name: str, zero: str) -> Pace | None:
    """Return the pace of the table option `name` (such as "day"), with what happens when time is over (`zero`: "ask"
    the others or let an "ai" play). None for no clock and for unknown names."""
    if name not in PACES or zero not in WHEN_TIME_IS_OVER:
        return None
    return Pace(*PACES[name], zero)


def name_of(pace: Pace | None) -> str:
    """Return the name under which a pace can be chosen; "none" without a pace or for one that cannot be chosen any
    more."""
    if pace is None:
        return "none"
    return next((name for name, times in PACES.items() if times == (pace.spare, pace.reserve)), "none")


def uncounted_spans(absences: Sequence[Absence], pauses: Sequence[Span], since: float) -> list[Span]:
    """Return the spans in which a clock that runs since `since` does not count, apart from the person's nights:
    `absences`, and `pauses` (the bot was not running, or the table was closed).

    Absences entered while the clock runs count only after `NOTICE`, so that nobody can gain time by them. Drafts of
    absences do not count.
    """
    counted = [one for one in absences if one.state != "draft"]
    spans = [
        (one.from_at if one.made_at <= since else max(one.from_at, one.made_at + NOTICE), one.to_at) for one in counted
    ]
    return [*((begin, end) for begin, end in spans if begin < end), *pauses]


def warning_lead(clock: SeatClock) -> float:
    """Return how many seconds before a clock's end, at the latest, its person is warned. It is also the minimum that
    they have after the warning."""
    return max(SHORTEST, min(LEAD, (clock.spare + clock.reserve) / 2))


def warns_at(clock: SeatClock, resting: Sequence[Span]) -> float:
    """Return when the person is to be warned that their time is running out: after three quarters of it, or earlier to
    leave enough time.

    `resting` has the spans in which the clock does not count (see `uncounted_spans`). The clock must be running.
    """
    assert clock.since is not None
    total = clock.spare + clock.reserve
    return after_waking_seconds(
        clock.hours, resting, clock.since, max(0.0, min(0.75 * total, total - warning_lead(clock)))
    )


def ends_at(clock: SeatClock, resting: Sequence[Span], pauses: Sequence[Span]) -> float:
    """Return when the time of a running clock will be over, in seconds since 1970.

    `resting` has all spans in which the clock does not count (absences and pauses), `pauses` only those in which the
    bot was not running or the table was closed. After a warning, at least `warning_lead` seconds are left; after a
    pause longer than `LONG_PAUSE` that ended while the clock ran, at least `LEAD`.
    """
    assert clock.since is not None
    ends = [after_waking_seconds(clock.hours, resting, clock.since, max(0.0, clock.spare + clock.reserve))]
    if clock.warned is not None:
        ends.append(after_waking_seconds(clock.hours, resting, clock.warned, warning_lead(clock)))
    ends += [
        after_waking_seconds(clock.hours, resting, end, LEAD) for begin,
        end in pauses if end - begin > LONG_PAUSE and end > clock.since
    ]
    return max(ends)


def stop(clock: SeatClock, resting: Sequence[Span], now: float, *, charged: bool = True) -> SeatClock:
    """Return the clock as it is when stopped at `now`, charged with the time used (see `charge`); with `charged` False,
    nothing is taken.

    `resting` has the spans in which the clock does not count (see `uncounted_spans`).
    """
    stopped = replace(clock, since=None, warned=None)
    return charge(stopped, spent(clock, resting, now)) if charged else stopped


def spent(clock: SeatClock, resting: Sequence[Span], now: float) -> float:
    """Return for how many seconds that count a clock has been running at `now`; 0 if it is stopped."""
    if clock.since is None or now <= clock.since:
        return 0.0
    return waking_seconds(clock.hours, resting, clock.since, now)


def charge(clock: SeatClock, seconds: float, *, overdraw: bool = False) -> SeatClock:
    """Return the clock after so many `seconds` were used: they are taken from the decision's time, then from the time
    bank (`reserve`). With `overdraw`, what is more than both makes a debt, which later decisions pay (see
    `pay_back`)."""
    least = -math.inf if overdraw else min(0.0, clock.reserve)
    return replace(
        clock, spare=max(0.0, clock.spare - seconds),
        reserve=max(least, clock.reserve - max(0.0, seconds - clock.spare)),
    )


def pay_back(clock: SeatClock) -> SeatClock:
    """Return the clock after a debt, if there is one, was paid from the time that is left of a decision."""
    paid = min(clock.spare, max(0.0, -clock.reserve))
    return replace(clock, spare=clock.spare - paid, reserve=clock.reserve + paid)
