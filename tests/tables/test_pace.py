"""How time runs at a table with a pace: pure arithmetic, by hand and in a thousand random cases."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from storage.clocks import SeatClock
from storage.model import LEAST_AWAKE, Absence, Hours
from tables.pace import (
    DAY,
    HOUR,
    LEAD,
    PACES,
    SHORTEST,
    ends_at,
    lead,
    name_of,
    pace_of,
    rests,
    stopped,
    warns_at,
)
from tables.waking import Span, used
from tests.scale import scaled

NIGHT = Hours("Europe/Madrid", 8 * 60, 22 * 60)
ZONES = ("Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham", "Asia/Kolkata", "UTC")


def at(text: str, zone: str = "Europe/Madrid") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def away(from_at: float, to_at: float, made_at: float, state: str = "planned") -> Absence:
    return Absence(1, 1, from_at, to_at, "", "wait", state, made_at)


def test_time_over_comes_after_spare_and_reserve_in_waking_hours() -> None:
    clock = SeatClock(0, 1, 6 * HOUR, 2 * HOUR, at("2026-06-01 20:00"), NIGHT)
    assert ends_at(clock, (), ()) == at("2026-06-02 14:00")
    assert warns_at(clock, ()) == at("2026-06-01 20:00") + 2 * HOUR + 10 * HOUR + 2 * HOUR, "half of eight hours before"


def test_a_warning_comes_at_three_quarters_or_six_hours_before() -> None:
    long = SeatClock(0, 1, 3 * DAY, 0, 0.0)
    assert warns_at(long, ()) == 2.25 * DAY
    short = SeatClock(0, 1, 13 * HOUR, 0, 0.0)
    assert warns_at(short, ()) == 7 * HOUR and lead(short) == LEAD
    assert warns_at(SeatClock(0, 1, HOUR, 0, 0.0), ()) == HOUR / 2
    hardly = SeatClock(0, 1, 60.0, 0, 0.0)
    assert warns_at(hardly, ()) == 0.0 and ends_at(replace(hardly, warned=0.0), (), ()) == lead(hardly) == SHORTEST


def test_what_goes_beyond_a_decision_comes_off_the_reserve() -> None:
    clock = SeatClock(0, 1, 6 * HOUR, 2 * HOUR, 0.0)
    assert stopped(clock, (), 5 * HOUR) == replace(clock, since=None, spare=HOUR)
    assert stopped(clock, (), 7 * HOUR) == replace(clock, since=None, spare=0.0, reserve=HOUR)
    assert stopped(clock, (), 99 * HOUR) == replace(clock, since=None, spare=0.0, reserve=0.0)
    assert stopped(clock, (), 99 * HOUR, charged=False) == replace(clock, since=None)
    assert stopped(clock, (), -HOUR) == replace(clock, since=None), "the machine's clock was set back"


def test_nobody_pays_for_the_hour_in_which_the_clocks_are_changed() -> None:
    spring = SeatClock(0, 1, 14 * HOUR, 0, at("2026-03-28 21:00"), Hours("Europe/Madrid", 2 * 60 + 30, 22 * 60))
    assert ends_at(spring, (), ()) == at("2026-03-29 03:00") + 13 * HOUR, "half past two does not come: waking at three"
    autumn = SeatClock(0, 1, 2 * HOUR, 0, at("2026-10-24 21:00"), Hours("Europe/Madrid", 2 * 60 + 30, 22 * 60))
    second = datetime(2026, 10, 25, 2, 30, tzinfo=ZoneInfo("Europe/Madrid"), fold=1).timestamp()
    assert ends_at(autumn, (), ()) == second + HOUR, "of two half past twos the later one"


@pytest.mark.parametrize(
    ("made", "begins", "counts"),
    [(-1.0, 5.0, True), (0.0, 5.0, True), (1.0, 5.0, False), (1.0, 1 + DAY, True), (1.0, DAY, False)],
)
def test_an_absence_counts_if_it_was_entered_before_the_question_or_a_day_ahead(
    made: float, begins: float, counts: bool
) -> None:
    one = away(begins, begins + DAY, made)
    assert rests([one], (), 0.0) == ([(begins, begins + DAY)] if counts else [])
    assert rests([replace(one, state="draft")], (), 0.0) == []


def test_after_a_warning_or_a_long_pause_there_is_time_to_act() -> None:
    clock = SeatClock(0, 1, DAY, 0, 0.0)
    assert ends_at(replace(clock, warned=DAY - HOUR), (), ()) == DAY - HOUR + LEAD
    pause = (DAY - 2 * HOUR, DAY)
    assert ends_at(clock, [pause], [pause]) == DAY + LEAD
    short = (DAY - HOUR, DAY)
    assert ends_at(clock, [short], [short]) == DAY + HOUR


def test_every_pace_can_be_named() -> None:
    for name in PACES:
        pace = pace_of(name, "ai")
        assert pace is not None and name_of(pace) == name and pace.zero == "ai"
    assert pace_of("never", "ai") is None and pace_of("day", "shout") is None and name_of(None) == "none"


def random_case(rng: random.Random) -> tuple[SeatClock, list[Span]]:
    start = at("2026-01-01 00:00") + rng.uniform(0, 365 * DAY)
    wake = rng.randrange(0, 24 * 60, 15)
    hours = Hours(rng.choice(ZONES), wake, (wake + rng.randrange(LEAST_AWAKE, 24 * 60, 15)) % (24 * 60))
    spare, reserve = rng.choice(list(PACES.values()))
    begins = [start + rng.uniform(-5, 20) * DAY for _ in range(3)]
    gaps = [(begin, begin + rng.uniform(0, 10 * DAY)) for begin in begins]
    return SeatClock(0, 1, spare, rng.uniform(0, reserve), start, rng.choice([hours, None])), gaps


def test_a_thousand_random_clocks() -> None:
    """The end is where the time is used up, never at night nor away; stopping anywhere and going on changes nothing."""
    rng = random.Random(13)
    for _ in range(scaled(1000)):
        clock, gaps = random_case(rng)
        assert clock.since is not None
        end, warning = ends_at(clock, gaps, ()), warns_at(clock, gaps)
        total = clock.spare + clock.reserve
        assert used(clock.hours, gaps, clock.since, end) == pytest.approx(total, abs=1e-3)
        assert used(clock.hours, gaps, warning, end) >= lead(clock) - 1e-3
        assert used(clock.hours, gaps, end - 1e-3, end) > 0, "it is neither night nor a gap"
        gone = stopped(clock, gaps, end)
        assert gone.spare == pytest.approx(0, abs=1e-3) and gone.reserve == pytest.approx(0, abs=1e-3)
        cut = rng.uniform(clock.since, end)
        half = stopped(clock, gaps, cut)
        assert half.spare + half.reserve == pytest.approx(
            total - used(clock.hours, gaps, clock.since, cut), abs=1e-3)
        assert ends_at(replace(half, since=cut), gaps, ()) == pytest.approx(end, abs=1e-2)
