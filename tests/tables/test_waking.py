"""Waking hours: exact in every zone, also in the weeks in which clocks are changed."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tables.waking import DAY, LEAST_AWAKE, Hours, Span, due, next_awake, used, windows
from tests.scale import scaled

ZONES = (
    "Europe/Madrid", "Europe/Rome", "America/New_York", "America/Argentina/Buenos_Aires", "Asia/Kolkata",
    "Australia/Lord_Howe", "Pacific/Chatham", "UTC",
)
NIGHT = Hours("Europe/Madrid", 8 * 60, 22 * 60)


def at(text: str, zone: str = "Europe/Madrid", fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def test_somebody_without_hours_is_always_awake() -> None:
    assert next_awake(None, (), 5.0) == 5.0 and due(None, (), 5.0, 100.0) == 105.0 and used(None, (), 5.0, 50.0) == 45.0


def test_time_runs_in_waking_hours_only() -> None:
    evening = at("2026-11-20 21:00")
    assert due(NIGHT, (), evening, 3600.0 - 1) == evening + 3600.0 - 1
    assert due(NIGHT, (), evening, 2 * 3600.0) == at("2026-11-21 09:00")
    assert used(NIGHT, (), evening, at("2026-11-21 09:00")) == 2 * 3600.0
    assert next_awake(NIGHT, (), at("2026-11-20 23:30")) == at("2026-11-21 08:00")
    assert next_awake(NIGHT, (), at("2026-11-20 12:00")) == at("2026-11-20 12:00")


def test_hours_may_go_across_midnight() -> None:
    owl = Hours("Europe/Rome", 14 * 60, 2 * 60)
    assert next_awake(owl, (), at("2026-11-20 01:00", "Europe/Rome")) == at("2026-11-20 01:00", "Europe/Rome")
    assert next_awake(owl, (), at("2026-11-20 03:00", "Europe/Rome")) == at("2026-11-20 14:00", "Europe/Rome")
    assert used(owl, (), at("2026-11-20 03:00", "Europe/Rome"), at("2026-11-21 03:00", "Europe/Rome")) == 12 * 3600.0


def test_who_is_away_is_not_awake() -> None:
    away = [(at("2026-11-21 00:00"), at("2026-11-23 12:00")), (at("2026-11-22 00:00"), at("2026-11-22 10:00"))]
    assert due(NIGHT, away, at("2026-11-20 21:30"), 3600.0) == at("2026-11-23 12:30")
    assert used(NIGHT, away, at("2026-11-20 21:30"), at("2026-11-23 13:00")) == 1.5 * 3600.0


def test_a_waking_time_that_does_not_exist_is_the_jump() -> None:
    early = Hours("Europe/Madrid", 2 * 60 + 30, 23 * 60)
    assert next_awake(early, (), at("2026-03-29 01:00")) == at("2026-03-29 03:00")


def test_of_times_that_come_twice_one_sleeps_longer() -> None:
    early = Hours("Europe/Madrid", 2 * 60 + 30, 23 * 60)
    assert next_awake(early, (), at("2026-10-25 01:00")) == at("2026-10-25 02:30", fold=1)
    late = Hours("Europe/Madrid", 10 * 60, 2 * 60 + 30)
    spans = windows(late, (), at("2026-10-24 12:00"))
    assert next(spans)[1] == at("2026-10-25 02:30", fold=0)


@pytest.mark.parametrize("minutes", [(0, DAY), (-1, 600), (600, 600 + LEAST_AWAKE - 1), (600, 600)])
def test_hours_must_leave_enough_of_the_day(minutes: tuple[int, int]) -> None:
    assert not Hours("UTC", *minutes).sound
    assert NIGHT.sound


def cases(count: int) -> list[tuple[Hours, list[Span], float]]:
    """Random hours and absences, half of them in weeks in which clocks are changed."""
    rng = random.Random(5)
    found = []
    for _ in range(count):
        wake = rng.randrange(DAY)
        hours = Hours(rng.choice(ZONES), wake, (wake + rng.randrange(LEAST_AWAKE, DAY)) % DAY)
        changing = datetime(2026, *rng.choice([(3, 28), (10, 24), (4, 4), (3, 7), (9, 26)]), tzinfo=UTC)
        some_day = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=rng.random() * 300)
        start = (changing if rng.random() < 0.5 else some_day).timestamp() + rng.random() * 2 * 86400
        away = [(begin, begin + rng.random() * 3 * 86400)
                for begin in (start + rng.random() * 6 * 86400 for _ in range(rng.randrange(3)))]
        found.append((hours, away, start))
    return found


def test_what_is_due_is_due_in_waking_hours_and_adds_up_wherever_it_is_cut() -> None:
    rng = random.Random(8)
    for hours, away, start in cases(scaled(400)):
        need = rng.random() * 4 * 86400
        end = due(hours, away, start, need)
        assert used(hours, away, start, end) == pytest.approx(need, abs=0.01)
        middle = start + rng.random() * (end - start)
        parts = used(hours, away, start, middle) + used(hours, away, middle, end)
        assert parts == pytest.approx(need, abs=0.01)
        local = datetime.fromtimestamp(end - 0.5, ZoneInfo(hours.zone))
        minute = local.hour * 60 + local.minute
        assert (minute - hours.wake) % DAY < hours.awake + 61  # a night of an autumn change is an hour longer
        assert not any(begin + 1 < end < back for begin, back in away)


def test_it_agrees_with_counting_minute_by_minute_and_is_never_more() -> None:
    for hours, away, start in cases(scaled(25)):
        start = float(int(start / 60) * 60)
        zone, counted = ZoneInfo(hours.zone), 0
        for n in range(3 * DAY):
            now = start + 60.0 * n
            local = datetime.fromtimestamp(now, zone)
            if any(begin <= now < back for begin, back in away):
                continue
            counted += (local.hour * 60 + local.minute - hours.wake) % DAY < hours.awake
        exact = used(hours, away, start, start + 3 * 86400.0)
        assert exact <= 60.0 * (counted + len(away) + 1)
        assert exact >= 60.0 * (counted - 61 - len(away))  # an hour that comes twice may be quiet
