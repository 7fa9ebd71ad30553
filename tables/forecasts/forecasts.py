"""Forecasts of turns and game ends at a table: collect their data, decide which to show, and check whether they came
true."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from storage.forecasts import forecasts
from storage.forecasts.forecasts import Answered, ShownForecast
from storage.model import Person, SeatInfo, Status, TableInfo, WakingHours
from storage.play import games
from tables.ai.self_play import Rehearsal, Trace
from tables.ai.thinking import Thinkers
from tables.core.installed_game import spec_of
from tables.core.recently_used import LimitedDict
from tables.core.redacted_traceback import redacted as told
from tables.core.workers import in_thread
from tables.forecasts.simulation import (
    WARM,
    Forecast,
    Habits,
    SimulatedSeat,
    SpanStretch,
    awake_from,
    learnt_hours,
    simulate,
    span,
    updated_stretch,
)
from tables.state.records import Records
from tables.time.pace import DAY
from tables.time.waking_hours import Span, waking_seconds

log = logging.getLogger(__name__)
TABLES_PER_PERSON = 20
"""How many of a person's latest tables are read to see how long they take to answer."""
PEOPLE_AT_ONCE = 10
"""Number of people whose answers are read at once. Reading more would block clicks meanwhile."""
WAITS_KEPT = 60
SHARED_WAITS = 8
"""Number of waits, typical of everybody at the table, that are added to each person's own."""
FIRST_GUESS = (600.0, 3600.0, 7200.0, 14400.0, 28800.0, 43200.0, 72000.0, 108000.0)
"""The typical waits in seconds to assume until enough answers at the table are known."""
ENOUGH_FINISHED, MOST_REHEARSED, REHEARSED_PER_REQUEST = 12, 16, 1
"""Finished games that are enough (`ENOUGH_FINISHED`), rehearsed games otherwise (`MOST_REHEARSED`), and rehearsals per
request (`REHEARSED_PER_REQUEST`); between requests, AI seats can think."""
LEVEL = "good"
KEPT = 500
FRESH = 600.0
ALIKE, ALIKE_FRESH = 20, 3600.0
"""How many kinds of games have their order of questions cached, and for how many seconds."""
NO_FORECAST_BEFORE = 3600.0
"""Age in seconds below which a table gets no forecast."""
NEXT_SHARE = 0.8
"""Share of simulated games in which a seat must be next for its person to be notified."""
STAGES = 4
END_SEAT = -1
ALWAYS_SHOWN_SPAN = 3 * DAY
"""A turn forecast whose span is at most this long (seconds) is always worth showing."""


Kind = tuple[str, int, str]
"""Identifies similar games: game, number of players, options."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The forecast spans to be shown: when the person's next turn comes, and when the game ends. None where there is no
    forecast, or where it would be too wide to be useful."""

    turn: Span | None
    end: Span | None


NOTHING = Outlook(None, None)


@dataclass(frozen=True, slots=True)
class ForecastData:
    """What a forecast of one table is computed from.

    `answers` were given at the table, `asked` says since when each seat is asked, `past` has the recent answers of its
    people, and `traces` the order of questions in similar games.
    """

    answers: Sequence[Answered]
    asked: Mapping[int, float]
    past: Mapping[Person, Sequence[Answered]]
    traces: Sequence[Trace]


class Forecasts:
    """Compute forecasts (when a person's turn comes, when a game ends) in a thread, and cache them until the table
    changes or the forecast gets old."""

    def __init__(self, records: Records, thinkers: Thinkers) -> None:
        self._records = records
        self._thinkers = thinkers
        self._known: LimitedDict[int, tuple[int, float, Forecast | None]] = LimitedDict(KEPT)
        self._alike: LimitedDict[Kind, tuple[float, list[Trace]]] = LimitedDict(ALIKE)
        self._rehearsing: dict[Kind, asyncio.Task[None]] = {}

    async def forecast_for(self, info: TableInfo, seat: int | None) -> Outlook:
        """Return the present forecast of a table, as shown to a seat or (None) to everybody; without the turn if the
        seat is asked now.

        What is returned counts as shown: it is stored, to be compared with the result later (`learn_from_results`).
        """
        return (await self.of_tables([(info, seat)]))[info.id]

    async def of_tables(self, whom: Collection[tuple[TableInfo, int | None]]) -> dict[int, Outlook]:
        """Return the present forecasts of these tables by table id, each as shown to a seat or (None) to everybody, and
        store them as shown, like `forecast_for`. A table without a forecast has empty spans."""
        now = self._records.clock.now()
        old = [
            info for info, _ in whom if _has_forecasts(info) and now - (info.started_at or now) >= NO_FORECAST_BEFORE
        ]
        found = await self._forecasts(old, now)
        said = dict.fromkeys((info.id for info, _ in whom), NOTHING)
        if not found:
            return said
        async with self._records.storage_errors_as_refusals():
            reaches = await forecasts.calibrations(self._records.read)
            asked = await games.asked_since(self._records.read, found)
        made: list[ShownForecast] = []
        for info, seat in whom:
            if (one := found.get(info.id)) is not None:
                seat = None if seat in asked[info.id] else seat  # a person who is asked needs no forecast of their turn
                said[info.id], shown = _outlook_for(one, info.id, seat, reaches, now)
                made += shown
        if made:
            await self._note(made)
        return said

    async def next_seats(self, info: TableInfo) -> list[int]:
        """Return the seats that are not asked now and almost certainly are the next to be asked, judging by similar
        games, so that their persons can be told beforehand. Usually none or one."""
        found = await self._forecasts([info] if _has_forecasts(info) else [], self._records.clock.now())
        return [seat for seat, share in found[info.id].nexts.items() if share >= NEXT_SHARE] if info.id in found else []

    async def learn_from_results(self) -> None:
        """Compare the forecasts that were shown with what happened since, where that is known, and adapt the width of
        future spans."""
        now = self._records.clock.now()
        async with self._records.storage_errors_as_refusals():
            pending = await forecasts.to_judge(self._records.read, now)

        async def judge(one: tuple[ShownForecast, str, float | None, float | None]) -> None:
            made, status, ended_at, asked_at = one
            came = asked_at if made.kind == "turn" else ended_at if status == Status.FINISHED else None
            over = status == Status.CANCELLED or (made.kind == "turn" and came is None and status == Status.FINISHED)
            await self._judge(made, came if came is not None or over else math.inf)

        await self._records.retries.each("forecasts", pending, judge, lambda one: one[0])

    async def _judge(self, made: ShownForecast, came: float | None) -> None:
        """Mark a shown forecast as judged, and learn from it. `came` is when the event happened, infinity if not in
        time, None if it can never be known."""
        async with self._records.write() as tx:
            await forecasts.mark_judged(tx, made)
            if came is not None:
                reach = SpanStretch(*(await forecasts.calibrations(tx)).get(made.kind, ()))
                reach = updated_stretch(reach, came, made.low, made.high)
                await forecasts.set_calibration(tx, made.kind, reach.early, reach.late)

    async def close(self) -> None:
        """Cancel all running rehearsals (games that AI seats play for forecasts)."""
        tasks = list(self._rehearsing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until no rehearsal (a game that AI seats play for forecasts) is running. For tests."""
        while self._rehearsing:
            await asyncio.wait(self._rehearsing.values())

    async def _note(self, made: Collection[ShownForecast]) -> None:
        """Store the forecasts that are shown, to be judged later. What is stored already stays as it was first
        shown."""
        async with self._records.storage_errors_as_refusals():
            noted = await forecasts.stored_forecast_keys(self._records.read, {one.table_id for one in made})
        new = [one for one in made if (one.table_id, one.seat, one.kind, one.stage) not in noted]
        if new:
            async with self._records.write(*{one.table_id for one in new}) as tx:
                await forecasts.store_shown(tx, new)

    # -- the data for forecasts ------------------------------------------------------------------------------------

    async def _forecasts(self, infos: Collection[TableInfo], now: float) -> dict[int, Forecast]:
        """Return the forecasts by table id, from the cache where possible. Tables for which none can be made are left
        out."""
        found: dict[int, Forecast | None] = {}
        stale: list[TableInfo] = []
        for info in infos:
            kept = self._known.get(info.id)
            if kept is not None and kept[0] == info.revision and now - kept[1] < FRESH:
                found[info.id] = kept[2]
            else:
                stale.append(info)
        for info, grounds in await self._grounds(stale):
            found[info.id] = one = await in_thread(_walk, info, grounds, now)
            self._known[info.id] = info.revision, now, one
        return {table_id: one for table_id, one in found.items() if one is not None}

    async def _grounds(self, infos: Collection[TableInfo]) -> list[tuple[TableInfo, ForecastData]]:
        """Return the data for forecasts of these tables. Tables without similar games are left out."""
        if not infos:
            return []
        read, ids = self._records.read, [info.id for info in infos]
        async with self._records.storage_errors_as_refusals():
            answers = await forecasts.answers_at(read, ids)
            asked = await games.asked_since(read, ids)
            options = await forecasts.options_of(read, ids)
            kinds = {info.id: (info.game, len(info.seats), options[info.id]) for info in infos}
            traces = {kind: await self._traces(kind) for kind in dict.fromkeys(kinds.values())}
            foreseen = [info for info in infos if traces[kinds[info.id]]]
            persons = sorted({one.person for info in foreseen for one in info.seats if one.person is not None})
            past: dict[Person, list[Answered]] = {}
            for first in range(0, len(persons), PEOPLE_AT_ONCE):
                past |= await forecasts.answers_of(read, persons[first:first + PEOPLE_AT_ONCE], TABLES_PER_PERSON)
        return [
            (info, ForecastData(answers[info.id], asked[info.id], past, traces[kinds[info.id]])) for info in foreseen
        ]

    async def _traces(self, key: Kind) -> list[Trace]:
        """Return the order of questions in games of a kind: finished games, and rehearsed ones while those are few."""
        read, now = self._records.read, self._records.clock.now()
        kept = self._alike.get(key)
        if kept is not None and 0 <= now - kept[0] < ALIKE_FRESH:
            return kept[1]
        finished = await forecasts.finished_like(read, *key, MOST_REHEARSED)
        answers = await forecasts.answers_at(read, finished) if finished else {}
        found = [trace_of(answers[table_id]) for table_id in finished]
        if len(found) < ENOUGH_FINISHED:
            rehearsed = await forecasts.question_orders(read, *key)
            found += rehearsed
            if len(rehearsed) < MOST_REHEARSED and key not in self._rehearsing:
                self._rehearsing[key] = asyncio.create_task(self._rehearse(key, len(rehearsed)), name="rehearse")
        self._alike[key] = now, found
        return found

    async def _rehearse(self, key: Kind, first: int) -> None:
        """Let AI seats play similar games in the thinking process and store the order of their questions. `first` is
        the number of those stored already.

        After a failure, or if the games do not end, it is tried again when the traces are next read.
        """
        game, players, options = key
        try:
            levels = spec_of(game).ais
            level = LEVEL if LEVEL in levels else spec_of(game).strongest
            for begin in range(first, MOST_REHEARSED, REHEARSED_PER_REQUEST):
                seeds = tuple(range(begin + 1, begin + 1 + REHEARSED_PER_REQUEST))
                found = await self._thinkers.rehearse(Rehearsal(game, players, level, seeds, options))
                async with self._records.write() as tx:
                    await forecasts.add_question_orders(tx, game, players, options, begin, found)
                if found:
                    self._alike.pop(key, None)  # read the traces again, there are more now
        except Exception as error:
            log.warning("games of %s cannot be rehearsed\n%s", game, told(error))
        finally:
            del self._rehearsing[key]


def _has_forecasts(info: TableInfo) -> bool:
    """Return whether forecasts are made for a table: its game is running with at least two persons, and it is no daily
    deal and no lesson."""
    return info.status is Status.PLAYING and info.daily is None and not info.lesson and len(info.players) >= 2


def _outlook_for(
    found: Forecast, table_id: int, seat: int | None, reaches: Mapping[str, tuple[float, float]], now: float
) -> tuple[Outlook, list[ShownForecast]]:
    """Return a forecast as shown to a seat that is not asked (None: to everybody), and the rows to store for it."""
    stage = min(STAGES - 1, int(found.stage * STAGES))
    end = _useful_span(found.ends, SpanStretch(*reaches.get("end", ())), now) if stage else None
    made = [ShownForecast(table_id, END_SEAT, "end", stage, now, *end)] if end is not None else []
    turn = None
    if seat is not None and len(found.turns.get(seat, ())) * 2 > len(found.ends):
        turn = _useful_span(found.turns[seat], SpanStretch(*reaches.get("turn", ())), now, ALWAYS_SHOWN_SPAN)
        made += [ShownForecast(table_id, seat, "turn", stage, now, *turn)] if turn is not None else []
    return Outlook(turn, end), made


def trace_of(answers: Sequence[Answered]) -> Trace:
    """Return the trace of a finished game, by which similar games are simulated: for each answer its seat, and the
    index of the earlier answer that led to the question (-1 for none)."""
    times = [one.answered_at for one in answers]
    return tuple(
        (one.seat, min(bisect_right(times, one.asked_at) - 1, n - 1)) for n, one in enumerate(answers)
    )


def _useful_span(times: Sequence[float], reach: SpanStretch, now: float, short: float = 0.0) -> Span | None:
    """Return the span to be shown for these simulated times, or None if it is too wide: longer than twice the time from
    now to the median, and than `short` seconds."""
    low, high = span(times, reach, now)
    way = times[len(times) // 2] - now
    return (low, high) if high - low <= max(2 * way, short) else None


def _walk(info: TableInfo, grounds: ForecastData, now: float) -> Forecast | None:
    """Compute a table's forecast from its data. The random numbers depend only on the table and its revision, so the
    result is reproducible."""
    rng = random.Random(f"{info.id} {info.revision}")
    return simulate(_sittings(info, grounds, now), len(grounds.answers), grounds.traces, now, rng)


def _sittings(info: TableInfo, grounds: ForecastData, now: float) -> dict[int, SimulatedSeat]:
    """Return what the simulation needs to know about each seat. To each person's own answer times, some that are
    typical of the table (or a first guess) are added."""
    past = {one.seat: grounds.past[one.person] for one in info.seats if one.person is not None}
    acted = {one.seat: one.answered_at for one in grounds.answers}
    asked = grounds.asked
    hours = {one.seat: one.hours or learnt_hours([a.answered_at for a in past.get(one.seat, ())]) for one in info.seats}
    habits = {seat: _habits(answers, hours[seat]) for seat, answers in past.items()}
    everybody = sorted(wait for one in habits.values() for wait in one.cold)
    known = len(everybody) >= SHARED_WAITS
    shared = [everybody[n * len(everybody) // SHARED_WAITS] for n in range(SHARED_WAITS)] if known else FIRST_GUESS
    return {one.seat: _sitting(one, habits, shared, hours[one.seat], asked, acted, now) for one in info.seats}


def _sitting(
    seat: SeatInfo, habits: Mapping[int, Habits], shared: Sequence[float], hours: WakingHours | None,
    asked: Mapping[int, float], acted: Mapping[int, float], now: float,
) -> SimulatedSeat:
    since = asked.get(seat.seat)
    awake = awake_from(hours, seat.away, int(min(now, since if since is not None else now) // DAY))
    own = habits.get(seat.seat)
    return SimulatedSeat(
        awake, None if own is None else Habits([*own.cold, *shared], own.warm), since,
        awake.used(now) - awake.used(since) if since is not None else 0.0, acted.get(seat.seat, -math.inf),
    )


def _habits(answers: Sequence[Answered], hours: WakingHours | None) -> Habits:
    """Return how long a person's recent answers took in waking seconds, split by whether they had just acted at the
    table."""
    cold: list[float] = []
    warm: list[float] = []
    acted: dict[int, float] = {}
    for one in answers:
        wait = waking_seconds(hours, (), one.asked_at, one.answered_at) if one.answered_at > one.asked_at else 0.0
        (warm if one.asked_at - acted.get(one.table_id, -math.inf) <= WARM else cold).append(wait)
        acted[one.table_id] = one.answered_at
    return Habits(cold[-WAITS_KEPT:], warm[-WAITS_KEPT:])
