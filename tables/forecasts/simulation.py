"""When somebody's turn comes, and when a game ends: spans that hold four times out of five. Pure, and drawn by chance.

A game of which the order of questions is known (a trace) is walked from where the table stands: each question is
answered after a time that its person has taken before, in the hours in which they are awake. Many such walks give a
span. People are less alike from day to day than their past says, and more often late than early, so how far a span
reaches at either end is learnt from what became of earlier ones (`adapted`).
"""

from __future__ import annotations

import math
import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from storage.model import Hours
from tables.ai.self_play import Trace
from tables.time.pace import DAY
from tables.time.waking_hours import Span, windows

WALKS = 60
WARM = 10 * 60.0
"""Seconds after one's own act in which the next question finds one still there."""
SPEED = 0.45
"""How much faster or slower than their past somebody is in one game: the deviation of the logarithm."""
MISSES = 0.1
"""The share of spans that may be wrong at either end."""
STEP = 0.15
"""By how much a span that was missed stretches the next one, as a logarithm."""
FARTHEST = 10.0
"""How many times as far or as near a span's end may come to lie as was drawn."""
HORIZON = 200 * DAY
LEARNT_FROM = 30
"""Acts from which on one's hours can be seen."""
QUIET = (4 * 60, 16 * 60)
"""Minutes of a quiet stretch at the least and at the most."""


@lru_cache(maxsize=500)
def awake_from(hours: Hours | None, away: tuple[Span, ...], day: int) -> Awake:
    """Somebody's waking time from a day on, counted since 1970: it is the same in every forecast of that day."""
    return Awake(hours, away, day * DAY)


class Awake:
    """Somebody's waking time from a moment on, so that it can be asked for quickly and often."""

    def __init__(self, hours: Hours | None, away: Sequence[Span], start: float) -> None:
        self._begins: list[float] = []
        self._sums: list[float] = []
        total = 0.0
        for begin, end in windows(hours, away, start):
            self._begins.append(begin)
            self._sums.append(total)
            total += end - begin
            if end > start + HORIZON:
                break
        self._sums.append(math.inf)  # whoever asks beyond it has the last window for ever

    def used(self, until: float) -> float:
        """Waking seconds from the start until then."""
        at = bisect_right(self._begins, until) - 1
        return min(self._sums[at] + until - self._begins[at], self._sums[at + 1]) if at >= 0 else 0.0

    def due(self, since: float, need: float) -> float:
        """When so many waking seconds have gone by since then."""
        sums = self._sums
        at = max(0, bisect_right(self._begins, since) - 1)
        wanted = min(max(0.0, sums[at] + since - self._begins[at]), sums[at + 1]) + need
        if wanted >= sums[at + 1]:
            at = bisect_right(sums, wanted, at + 1) - 1
        return self._begins[at] + wanted - sums[at]


@dataclass(frozen=True, slots=True)
class Habits:
    """How long somebody took to answer, in waking seconds: when the question found them elsewhere (`cold`), and when
    they had just acted themselves (`warm`)."""

    cold: Sequence[float]
    warm: Sequence[float]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat as a forecast sees it: None for its habits is an AI, which answers at once. `asked_at`: since when it is
    asked; `waited`: waking seconds since then; `acted_at`: when it acted last."""

    awake: Awake
    habits: Habits | None
    asked_at: float | None
    waited: float
    acted_at: float


@dataclass(frozen=True, slots=True)
class Reach:
    """How many times as far from now as the walks say a span begins (`early`) and ends (`late`). At first what the
    people of `make population` needed."""

    early: float = 1.0
    late: float = 1.25


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a table may come to, from many walks: when each seat acts next, when it is asked next, when the game ends;
    sorted. `nexts`: in what share of them a seat that is not asked now is the first of those to be. `stage`: how far
    the game has come, from 0 to 1."""

    acts: Mapping[int, Sequence[float]]
    turns: Mapping[int, Sequence[float]]
    ends: Sequence[float]
    nexts: Mapping[int, float]
    stage: float


def forecast(
    sittings: Mapping[int, Sitting], played: int, traces: Sequence[Trace], now: float, rng: random.Random,
    walks: int = WALKS,
) -> Forecast | None:
    """Walk on from where a table stands, after `played` answers. None where no trace is that long, or nobody is
    asked."""
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
    sittings: Mapping[int, Sitting], played: int, trace: Trace, now: float, rng: random.Random,
    acts: dict[int, list[float]], turns: dict[int, list[float]], ends: list[float], nexts: Counter[int],
) -> None:
    """One way in which it may go on. Thousands of steps: it looks up little and calls little."""
    players = len(sittings)
    open_now = {seat for seat, one in sittings.items() if one.asked_at is not None}
    shift = (rng.choice(sorted(open_now)) - trace[played][0]) % players
    speed = {seat: math.exp(rng.gauss(0.0, SPEED)) for seat in sittings}
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


def _open(sitting: Sitting, speed: float, now: float, rng: random.Random) -> float:
    """When a question that is open is answered, seeing that it has not been until now."""
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


def span(times: Sequence[float], reach: Reach, now: float) -> Span:
    """From when to when: of the walks a tenth ends before that and a tenth after it, and so much nearer or farther as
    was learnt. What the middle one says lies within."""
    last = len(times) - 1
    low, middle, high = (times[at] for at in (math.floor(MISSES * last), last // 2, math.ceil((1 - MISSES) * last)))
    return min(middle, now + (low - now) * reach.early), max(middle, now + (high - now) * reach.late)


def adapted(reach: Reach, when: float, low: float, high: float) -> Reach:
    """How far spans reach after one more from `low` to `high`, when it has come then (infinity: not in time)."""
    return Reach(_learnt(reach.early, -STEP, missed=when < low), _learnt(reach.late, STEP, missed=when > high))


def _learnt(reach: float, step: float, *, missed: bool) -> float:
    return min(FARTHEST, max(1 / FARTHEST, reach * math.exp(step * (missed - MISSES))))


def learnt_hours(acts: Sequence[float]) -> Hours | None:
    """Waking hours as somebody's acts show them: all but the longest stretch of at least four hours in which they never
    act. None where there are too few, or no such stretch."""
    if len(acts) < LEARNT_FROM:
        return None
    busy = sorted({int(one % 86400) // 60 for one in acts})
    length, asleep, awake = max(
        ((later - early) % 1440, early, later) for early, later in zip(busy, busy[1:] + busy[:1], strict=True)
    )
    return Hours("UTC", awake, (asleep + 1) % 1440) if QUIET[0] <= length <= QUIET[1] else None
