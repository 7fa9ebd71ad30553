"""Simulate when a person's turn comes and when a game ends, as spans of time that are right four times out of five.
Pure functions.

A trace is the order in which the seats of one finished game were asked. The rest of the present game is simulated along
traces of similar games. Each question is answered after a time that its person has taken before, within their waking
hours. Many such runs ("walks") give a span. People vary from day to day more than their past shows, and are late more
often than early. How far a span reaches at either end is therefore learnt from the results of earlier ones
(`updated_stretch`).
"""

from __future__ import annotations

import math
import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from storage.model import WakingHours
from tables.ai.self_play import Trace
from tables.time.pace import DAY
from tables.time.waking_hours import Span, windows

WALKS = 60
WARM = 10 * 60.0
"""Seconds after an act during which its person is assumed to be still there for the next question."""
SPEED_DEVIATION = 0.45
"""Standard deviation of the logarithm of a person's speed in one game, relative to their past."""
MISSES = 0.1
"""Accepted share of spans that are wrong at each end."""
STEP = 0.15
"""How much a missed span stretches the next ones, as a logarithm."""
MOST_STRETCH = 10.0
"""Limit of the learnt stretch factor, and the inverse of its lower limit."""
HORIZON = 200 * DAY
LEARNT_FROM = 30
"""Number of acts from which a person's waking hours can be learnt."""
NIGHT_MINUTES = (4 * 60, 16 * 60)
"""Minimum and maximum length of a night in minutes, for learnt waking hours."""


@lru_cache(maxsize=500)
def awake_from(hours: WakingHours | None, away: tuple[Span, ...], day: int) -> Awake:
    """Return a person's waking time from a day (counted since 1970) on. `hours` are their waking hours (None: awake at
    all hours), `away` the spans of their absences. Cached, since all forecasts of a day share it."""
    return Awake(hours, away, day * DAY)


class Awake:
    """A person's waking time (without absences) from a moment on, indexed for fast queries."""

    def __init__(self, hours: WakingHours | None, away: Sequence[Span], start: float) -> None:
        self._begins: list[float] = []
        self._sums: list[float] = []
        total = 0.0
        for begin, end in windows(hours, away, start):
            self._begins.append(begin)
            self._sums.append(total)
            total += end - begin
            if end > start + HORIZON:
                break
        self._sums.append(math.inf)  # beyond the horizon, the last window has no end

    def used(self, until: float) -> float:
        """Return for how many seconds the person is awake from the start to the moment `until`."""
        at = bisect_right(self._begins, until) - 1
        return min(self._sums[at] + until - self._begins[at], self._sums[at + 1]) if at >= 0 else 0.0

    def due(self, since: float, need: float) -> float:
        """Return the moment at which the person has been awake for `need` seconds since `since`."""
        sums = self._sums
        at = max(0, bisect_right(self._begins, since) - 1)
        wanted = min(max(0.0, sums[at] + since - self._begins[at]), sums[at + 1]) + need
        if wanted >= sums[at + 1]:
            at = bisect_right(sums, wanted, at + 1) - 1
        return self._begins[at] + wanted - sums[at]


@dataclass(frozen=True, slots=True)
class Habits:
    """How long a person took for earlier answers, in waking seconds: `cold` when they had been away, `warm` when they
    had just acted."""

    cold: Sequence[float]
    warm: Sequence[float]


@dataclass(frozen=True, slots=True)
class SimulatedSeat:
    """What the simulation knows about the holder of one seat.

    `habits` says how fast the person answers; None for an AI, which answers at once. `asked_at` is since when the seat
    is asked (None: it is not), `waited` the waking seconds since then, and `acted_at` when it last acted.
    """

    awake: Awake
    habits: Habits | None
    asked_at: float | None
    waited: float
    acted_at: float


@dataclass(frozen=True, slots=True)
class SpanStretch:
    """Factors, learnt from earlier forecasts, by which a span's beginning (`early`) and its end (`late`) are moved away
    from now.

    The defaults come from the simulated people of `make population`.
    """

    early: float = 1.0
    late: float = 1.25


@dataclass(frozen=True, slots=True)
class Forecast:
    """The result of many simulated games, with times in seconds since 1970, sorted.

    `acts`: when each seat acts next. `turns`: when it is asked next. `ends`: when the game ends. `nexts`: the share of
    games in which a seat that is not asked now is the next one to be asked. `stage`: how far the game has come, from 0
    to 1.
    """

    acts: Mapping[int, Sequence[float]]
    turns: Mapping[int, Sequence[float]]
    ends: Sequence[float]
    nexts: Mapping[int, float]
    stage: float


def simulate(
    sittings: Mapping[int, SimulatedSeat], played: int, traces: Sequence[Trace], now: float, rng: random.Random,
    walks: int = WALKS,
) -> Forecast | None:
    """Simulate the rest of a game `walks` times, and return when each seat acts and is asked next and when the game
    ends.

    `sittings` has what is known of each seat. `played` is the number of answers given so far. `traces` has the order of
    questions of similar finished games; each walk follows a random one from answer `played` on. Return None if no trace
    is longer than `played` or nobody is asked.
    """
    longer = [trace for trace in traces if len(trace) > played]
    asked = [seat for seat, one in sittings.items() if one.asked_at is not None]
    if not longer or not asked:
        return None
    acts: dict[int, list[float]] = {seat: [] for seat in sittings}
    turns: dict[int, list[float]] = {seat: [] for seat in sittings}
    ends: list[float] = []
    nexts = Counter[int]()
    for _ in range(walks):
        _walk(sittings, played, rng.choice(longer), now, rng, acts, turns, ends, nexts)
    length = sorted(map(len, traces))[len(traces) // 2]
    return Forecast(
        {seat: sorted(times) for seat, times in acts.items()}, {seat: sorted(times) for seat, times in turns.items()},
        sorted(ends), {seat: count / walks for seat, count in nexts.items()}, min(1.0, played / length),
    )


def _walk(
    sittings: Mapping[int, SimulatedSeat], played: int, trace: Trace, now: float, rng: random.Random,
    acts: dict[int, list[float]], turns: dict[int, list[float]], ends: list[float], nexts: Counter[int],
) -> None:
    """Simulate the rest of a game once along `trace`, and add its times to `acts`, `turns` and `ends`, and the seat
    asked next to `nexts`. Runs thousands of steps, so it avoids lookups and calls."""
    players = len(sittings)
    open_now = {seat for seat, one in sittings.items() if one.asked_at is not None}
    shift = (rng.choice(sorted(open_now)) - trace[played][0]) % players
    speed = {seat: math.exp(rng.gauss(0.0, SPEED_DEVIATION)) for seat in sittings}
    acted = {seat: one.acted_at for seat, one in sittings.items()}
    done = [now] * len(trace)
    first_act: dict[int, float] = {}
    first_turn: dict[int, float] = {}
    draw = rng.random
    for n in range(played, len(trace)):
        place, opener = trace[n]
        seat = (place + shift) % players
        sitting = sittings[seat]
        if seat in open_now:
            open_now.discard(seat)
            when = _open(sitting, speed[seat], now, rng)
        else:
            when = asked = done[opener] if opener >= 0 else now
            if seat not in first_turn:
                first_turn[seat] = asked
            habits = sitting.habits
            if habits is not None:
                warm = asked - acted[seat] <= WARM
                likely = (warm and habits.warm) or habits.cold
                wait = likely[int(draw() * len(likely))] * (min(1.0, speed[seat]) if warm else speed[seat])
                when = sitting.awake.due(asked, wait)
        done[n] = acted[seat] = when
        if seat not in first_act:
            first_act[seat] = when
    for seat, when in first_act.items():
        acts[seat].append(when)
    for seat, when in first_turn.items():
        turns[seat].append(when)
    come = {seat: when for seat, when in first_turn.items() if sittings[seat].asked_at is None}
    nexts.update(seat for seat, when in come.items() if when == min(come.values()))
    ends.append(max(done))


def _open(sitting: SimulatedSeat, speed: float, now: float, rng: random.Random) -> float:
    """Return the simulated time at which an already open question is answered, given that it has not been answered
    until now. `speed` is a factor on the person's usual times."""
    assert sitting.asked_at is not None
    if sitting.habits is None:
        return now
    warm = sitting.asked_at - sitting.acted_at <= WARM
    likely = sitting.habits.warm if warm else sitting.habits.cold
    longer = [one * speed for one in likely if one * speed > sitting.waited]
    if not longer:
        longer = [one * speed for one in sitting.habits.cold if one * speed > sitting.waited]
    wait = rng.choice(longer) - sitting.waited if longer else rng.choice(sitting.habits.cold) * speed + sitting.waited
    return sitting.awake.due(now, wait)


def span(times: Sequence[float], reach: SpanStretch, now: float) -> Span:
    """Return the span that is shown for the simulated times: from the tenth to the ninetieth percentile, moved away
    from `now` by the learnt factors `reach`. It always contains the median."""
    last = len(times) - 1
    low, middle, high = (times[at] for at in (math.floor(MISSES * last), last // 2, math.ceil((1 - MISSES) * last)))
    return min(middle, now + (low - now) * reach.early), max(middle, now + (high - now) * reach.late)


def updated_stretch(reach: SpanStretch, when: float, low: float, high: float) -> SpanStretch:
    """Return the factors of `reach` updated by the result of one forecast from `low` to `high`: an end that was missed
    moves further out, one that was not moves a little closer. `when` is when the event came (infinity: not in time)."""
    return SpanStretch(_learnt(reach.early, -STEP, missed=when < low), _learnt(reach.late, STEP, missed=when > high))


def _learnt(reach: float, step: float, *, missed: bool) -> float:
    return min(MOST_STRETCH, max(1 / MOST_STRETCH, reach * math.exp(step * (missed - MISSES))))


def learnt_hours(acts: Sequence[float]) -> WakingHours | None:
    """Return waking hours that fit the times of a person's acts (in UTC, for people who have not set theirs): all but
    the longest stretch of the day in which they never act.

    Return None if there are too few acts, or if that stretch is too short or too long for a night.
    """
    if len(acts) < LEARNT_FROM:
        return None
    busy = sorted({int(one % 86400) // 60 for one in acts})
    length, asleep, awake = max(
        ((later - early) % 1440, early, later) for early, later in zip(busy, busy[1:] + busy[:1], strict=True)
    )
    return WakingHours("UTC", awake, (asleep + 1) % 1440) if NIGHT_MINUTES[0] <= length <= NIGHT_MINUTES[1] else None
