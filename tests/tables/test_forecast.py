"""Forecasts: drawn from how people answer, kept honest by what becomes of them, silent where they would say nothing."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import pytest

from benchmarks import forecasts as population
from storage import forecasts
from storage.forecasts import Answered, Made
from storage.model import Hours, Pace
from storage.transaction import Reader
from tables.forecast import (
    FARTHEST,
    MISSES,
    Awake,
    Forecast,
    Habits,
    Reach,
    Sitting,
    adapted,
    forecast,
    learnt_hours,
    span,
)
from tables.forecasting import NOTHING, REHEARSED, trace_of
from tables.pace import DAY, HOUR
from tables.rehearsal import Rehearsal, Trace, rehearsed
from tables.waking import due, used
from tests.scale import scaled
from tests.tables.conftest import ROUND, Bench, play
from tests.tables.test_pace import random_case

NOW = 1_790_000_000.0
TURNS: Trace = tuple((n % 3, n - 1) for n in range(30))
"""Three seats in turn."""


def sitting(wait: float, asked_at: float | None = None) -> Sitting:
    return Sitting(Awake(None, (), NOW - DAY), Habits([wait], [wait]), asked_at, NOW - (asked_at or NOW), -1e9)


def looked(played: int = 0, *, wait: float = HOUR, asked: int = 0, since: float = NOW) -> Forecast:
    sittings = {seat: sitting(wait, since if seat == asked else None) for seat in range(3)}
    found = forecast(sittings, played, [TURNS], NOW, random.Random(1), 200)
    assert found is not None
    return found


def test_waking_time_is_reckoned_quickly_as_it_is_slowly() -> None:
    rng = random.Random(5)
    for _ in range(scaled(200)):
        clock, gaps = random_case(rng)
        assert clock.since is not None
        awake = Awake(clock.hours, gaps, clock.since)
        begin, need = clock.since + rng.uniform(0, 20 * DAY), rng.uniform(0, 5 * DAY)
        assert awake.due(begin, need) == pytest.approx(due(clock.hours, gaps, begin, need), abs=1e-2)
        assert awake.used(begin) == pytest.approx(used(clock.hours, gaps, clock.since, begin), abs=1e-2)


def test_whose_turn_comes_later_is_asked_after_those_before() -> None:
    found = looked()
    middle = len(found.acts[0]) // 2
    assert [found.acts[seat][middle] < found.acts[seat + 1][middle] for seat in (0, 1)] == [True, True]
    assert 0.5 * HOUR < found.turns[1][middle] - NOW < 2 * HOUR and 1.2 * HOUR < found.turns[2][middle] - NOW < 4 * HOUR
    assert found.nexts == {1: 1.0}, "and only the one after who is asked is next"
    assert 20 * HOUR < found.ends[middle] - NOW < 50 * HOUR and found.stage == 0


def test_a_game_that_has_come_far_ends_soon() -> None:
    assert max(looked(28, asked=2).ends) - NOW < 12 * HOUR and looked(28, asked=2).stage == pytest.approx(28 / 30)
    assert forecast({0: sitting(HOUR, NOW)}, 30, [TURNS], NOW, random.Random(1)) is None, "no game was that long"
    assert forecast({0: sitting(HOUR)}, 0, [TURNS], NOW, random.Random(1)) is None, "nobody is asked"


def test_who_has_been_asked_for_long_is_not_expected_in_the_past() -> None:
    found = looked(since=NOW - 10 * HOUR)
    assert min(found.acts[0]) >= NOW


def test_an_ai_answers_at_once_and_a_sleeper_in_the_morning() -> None:
    night = Hours("UTC", 8 * 60, 20 * 60)
    start = NOW - NOW % DAY + 21 * HOUR
    asleep = Sitting(Awake(night, (), start), Habits([60.0], [60.0]), None, 0.0, -1e9)
    robot = Sitting(Awake(None, (), start), None, start, 0.0, -1e9)
    found = forecast({0: robot, 1: asleep}, 0, [((0, -1), (1, 0))], start, random.Random(1))
    assert found is not None and found.acts[0] == [start] * 60 and set(found.turns[1]) == {start}
    assert start + 11 * HOUR < found.acts[1][0] <= found.acts[1][-1] < start + 12 * HOUR


def test_a_span_reaches_as_far_as_was_learnt_and_holds_what_is_most_likely() -> None:
    times = [NOW + n for n in range(101)]
    assert span(times, Reach(1.0, 1.0), NOW) == (NOW + 10, NOW + 90)
    assert span(times, Reach(0.5, 2.0), NOW) == (NOW + 5, NOW + 180)
    assert span(times, Reach(9.0, 0.1), NOW) == (NOW + 50, NOW + 50)


def test_what_was_missed_stretches_that_end_and_what_was_not_draws_it_in() -> None:
    early, late, held = (adapted(Reach(1.0, 1.0), when, 10.0, 20.0) for when in (9.0, math.inf, 15.0))
    assert early.early < held.early < 1.5 and early.late == held.late < 1 and held.early > 1
    assert late.late > 1 > held.late and late.early == held.early
    far = Reach()
    for _ in range(200):
        far = adapted(far, math.inf, 10.0, 20.0)
    assert far == Reach(FARTHEST, FARTHEST)


def test_four_of_five_hold_in_a_world_in_which_people_come_later_than_they_did() -> None:
    rng, reach = random.Random(3), Reach()
    times = sorted(rng.expovariate(1 / HOUR) for _ in range(60))
    missed: Counter[str] = Counter()
    for n in range(3000):
        low, high = span(times, reach, 0.0)
        when = rng.expovariate(1 / HOUR) if rng.random() < 0.8 else rng.expovariate(1 / (6 * HOUR))
        if n >= 200:
            missed["early"] += when < low
            missed["late"] += when > high
        reach = adapted(reach, when, low, high)
    assert missed["late"] / 2800 == pytest.approx(MISSES, abs=0.02) and reach.late > 1.2
    assert missed["early"] / 2800 == pytest.approx(MISSES, abs=0.02)


def test_hours_are_learnt_from_when_somebody_acts() -> None:
    rng = random.Random(2)
    acts = [day * DAY + rng.uniform(9, 22) * HOUR for day in range(40)]
    hours = learnt_hours(acts)
    assert hours is not None and 8.5 * 60 < hours.wake < 10.5 * 60 and 20.5 * 60 < hours.sleep < 22.5 * 60
    assert learnt_hours(acts[:20]) is None
    assert learnt_hours([n * 7 * HOUR for n in range(60)]) is None, "at any hour"


def test_the_order_of_questions_is_read_from_what_was_answered() -> None:
    times = ((0, 0.0, 10.0), (1, 0.0, 20.0), (1, 20.0, 21.0), (0, 20.0, 30.0))
    answers = [Answered(1, *one) for one in times]
    assert trace_of(answers) == ((0, -1), (1, -1), (1, 1), (0, 1))


def test_a_population_is_told_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make forecasts` measures a thousand tables of a real game; here a small crowd in a game of turns."""

    def turns(about: Rehearsal) -> list[Trace]:
        rng = random.Random(7)
        return [tuple((n % about.players, n - 1) for n in range(rng.randrange(30, 50))) for _ in about.seeds]

    monkeypatch.setattr(population, "rehearsed", turns)
    held = population.measure(30, 30, 3, seed=4, say=lambda line: None)
    assert held.keys() == {"act", "turn", "end"}
    assert all(0.68 <= share <= 0.92 for share in held.values()), held


# -- at a table ----------------------------------------------------------------------------------------------------

async def outlook(bench: Bench, table: int, seat: int | None = None) -> tuple[bool, bool]:
    """Whether something is said of the turn, and of the end."""
    found = await bench.tables.forecasting.of(await bench.tables.looking.table(table), seat)
    return found.turn is not None, found.end is not None


async def test_games_are_rehearsed_once_and_the_turn_is_told_to_who_waits(bench: Bench) -> None:
    table = await bench.begin(2, rounds=8)
    bench.clock.wait(HOUR - 1)
    assert await outlook(bench, table, 0) == (False, False)
    assert await bench.db.read.all("SELECT * FROM trace") == [], "it may be over soon"
    bench.clock.wait(1)
    assert await outlook(bench, table, 0) == (False, False)
    await bench.tables.forecasting.settle()
    stored = await bench.db.read.all("SELECT game, players, options FROM trace")
    assert stored == [("little", 2, '{"rounds": 8}')] * REHEARSED

    async def slowly() -> None:
        bench.clock.wait(HOUR)

    for _ in range(3):
        await play(bench, table, ROUND, slowly)
    await play(bench, table, [(0, ("2",)), (1, ("1",))], slowly)
    assert await outlook(bench, table, 1) == (True, True)
    assert (await outlook(bench, table, 0))[0] is False, "who is asked needs no forecast"
    assert (await outlook(bench, table, None))[0] is False
    made = await bench.db.read.all("SELECT seat, kind, stage FROM forecast ORDER BY seat")
    assert made == [(-1, "end", 1), (1, "turn", 1)]


async def test_how_games_go_is_not_read_again_after_each_act(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bench.begin(2, rounds=4)
    bench.clock.wait(HOUR)
    await outlook(bench, table)
    await bench.tables.forecasting.settle()
    read: list[str] = []

    async def traces(reader: Reader, *kind: Any) -> list[Trace]:
        read.append(kind[0])
        return await real(reader, *kind)

    real = forecasts.traces
    monkeypatch.setattr(forecasts, "traces", traces)
    for seat, answer in ROUND[:6]:
        await bench.act(table, seat, *answer)
        await outlook(bench, table)
    assert read == ["little"]
    bench.clock.wait(HOUR)
    await outlook(bench, table)
    assert read == ["little"] * 2, "other games have ended since"


@pytest.mark.parametrize("kind", ["lobby", "alone", "ended"])
async def test_nothing_is_said_where_nobody_waits(bench: Bench, kind: str) -> None:
    if kind == "lobby":
        table = (await bench.lobby(2)).id
    else:
        table = await bench.begin(1 if kind == "alone" else 2, ("legal",) if kind == "alone" else ())
    if kind == "ended":
        await bench.tables.ending.close_for_others(table, 99, bench.persons[:2])
    info = await bench.tables.looking.table(table)
    assert await bench.tables.forecasting.of(info, 0) == NOTHING
    assert await bench.db.read.all("SELECT * FROM trace") == []


@pytest.mark.parametrize(
    ("low", "high", "wait", "became"),
    [(-HOUR, 9 * HOUR, HOUR, "held"), (2 * HOUR, 9 * HOUR, HOUR, "early"), (0, 1, DAY, "late")],
)
async def test_what_became_of_a_forecast_counts_once(
    bench: Bench, low: float, high: float, wait: float, became: str
) -> None:
    table = await bench.begin(2, rounds=4)
    now = bench.clock.now()
    async with bench.db.transaction() as tx:
        await forecasts.note(tx, Made(table, 1, "turn", 1, now, now + low, now + high))
    await bench.tables.forecasting.judge()
    assert await forecasts.reaches(bench.db.read) == {}
    bench.clock.wait(wait)
    if wait < DAY:
        await play(bench, table, [(0, ("1",)), (1, ("2",))])
    for _ in range(2):
        await bench.tables.forecasting.judge()
    learnt = adapted(Reach(), *{"held": (1, 0, 2), "early": (0, 1, 2), "late": (2, 0, 1)}[became])
    assert await forecasts.reaches(bench.db.read) == {"turn": (learnt.early, learnt.late)}


async def test_who_let_an_ai_take_their_place_was_at_least_as_slow(bench: Bench) -> None:
    """Else whoever never comes would look as quick as on their good days."""
    table = await bench.begin(2, pace=Pace(DAY, 0.0, "ai"))
    await bench.act(table, 0, "1")
    await bench.live(2 * DAY)
    await bench.tables.ais.settle()
    assert 1 not in await bench.asked(table), "the AI has answered"
    found = await forecasts.answers_of_person(bench.db.read, bench.persons[1], 20)
    assert len(found) == 1 and found[0].answered_at - found[0].asked_at >= DAY
    await bench.tables.seats.take_back(table, 1, bench.persons[1])
    found = await forecasts.answers_of_person(bench.db.read, bench.persons[1], 20)
    assert len(found) == 1, "what it answered later is not theirs"


async def test_a_table_that_was_closed_says_nothing_of_forecasts(bench: Bench) -> None:
    table = await bench.begin(2)
    now = bench.clock.now()
    async with bench.db.transaction() as tx:
        await forecasts.note(tx, Made(table, -1, "end", 1, now, now, now + HOUR))
    await bench.tables.ending.close_for_others(table, 99, bench.persons[:2])
    bench.clock.wait(DAY)
    await bench.tables.forecasting.judge()
    assert await forecasts.reaches(bench.db.read) == {} and await forecasts.unjudged(bench.db.read) == []


def test_every_game_can_be_rehearsed() -> None:
    (trace,) = rehearsed(Rehearsal("grimm_forest", 2, "legal", (1,)))
    assert len(trace) > 30 and {seat for seat, _ in trace} == {0, 1}
    assert all(-1 <= opener < n for n, (_, opener) in enumerate(trace))
