"""When somebody is awake: waking hours in a time zone, less what they are away. Pure arithmetic, by which reminders,
pings and clocks wait.

Wall times become times day by day. One that does not exist (in spring) is the moment of the jump. Of one that comes
twice (in autumn) waking takes the second and falling asleep the first: nobody is ever counted as awake in an hour in
which they asked for quiet.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from storage.model import Hours

Span = tuple[float, float]
"""From when to when, in seconds since 1970."""


def windows(hours: Hours | None, away: Sequence[Span], start: float) -> Iterator[Span]:
    """The spans of time from `start` on in which somebody is awake and there, one after the other, without end. None:
    awake at all hours. `away` may be in any order and overlap."""
    gaps = sorted(away)
    for begin, end in _waking(hours, start):
        for gone, back in gaps:
            if back <= begin:
                continue
            if gone >= end:
                break
            if gone > begin:
                yield begin, gone
            begin = min(back, end)
        if begin < end:
            yield begin, end


def due(hours: Hours | None, away: Sequence[Span], start: float, need: float) -> float:
    """When somebody has been awake for `need` seconds since `start`; with none needed, when they are next awake."""
    for begin, end in windows(hours, away, start):
        if need <= end - begin:
            return begin + need
        need -= end - begin
    raise AssertionError("there is always another day")


def used(hours: Hours | None, away: Sequence[Span], start: float, until: float) -> float:
    """The seconds between the two for which somebody was awake."""
    total = 0.0
    for begin, end in windows(hours, away, start):
        if begin >= until:
            return total
        total += min(end, until) - begin
        if end >= until:
            return total
    raise AssertionError("there is always another day")


def next_awake(hours: Hours | None, away: Sequence[Span], now: float) -> float:
    """When somebody is awake from `now` on: `now` itself, if they are."""
    return next(windows(hours, away, now))[0]


def _waking(hours: Hours | None, start: float) -> Iterator[Span]:
    """The spans of waking hours, the first one cut at `start`."""
    if hours is None:
        yield start, math.inf
        return
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    last = start
    while True:
        begin = _moment(hours.zone, day, hours.wake, later=True)
        evening = day if hours.sleep > hours.wake else day + timedelta(days=1)
        end = _moment(hours.zone, evening, hours.sleep, later=False)
        begin = max(begin, last)
        if begin < end:
            yield begin, end
            last = end
        day += timedelta(days=1)


@lru_cache(maxsize=4096)
def _moment(zone: str, day: date, minute: int, *, later: bool) -> float:
    """When a wall time is. `later`: of a time that comes twice, the second one."""
    wall = datetime(day.year, day.month, day.day, *divmod(minute, 60), tzinfo=ZoneInfo(zone))
    first, second = wall.timestamp(), wall.replace(fold=1).timestamp()
    if second >= first:
        return second if later else first
    return _jump(wall.tzinfo, second, first)


def _jump(zone: object, before: float, after: float) -> float:
    """The moment in between at which the clocks were put forward."""
    assert isinstance(zone, ZoneInfo)
    low, high = math.floor(before), math.ceil(after)
    offset = datetime.fromtimestamp(high, zone).utcoffset()
    while high - low > 1:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
            high = middle
        else:
            low = middle
    return float(high)
