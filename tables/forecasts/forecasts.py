"""Forecasts of turns and game ends at a table: collect their data, decide which to show, and check whether they
held."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from storage.forecasts import forecasts
from storage.forecasts.forecasts import Answered, Made
from storage.model import Hours, Person, SeatInfo, Status, TableInfo
from storage.play import games
from tables.ai.self_play import Rehearsal, Trace
from tables.ai.thinking import Thinkers
from tables.core.installed_game import spec_of
from tables.core.recently_used import Recent
from tables.core.redacted_traceback import trace as told
from tables.core.workers import in_thread
from tables.forecasts.simulation import (
    WARM,
    Forecast,
    Habits,
    Reach,
    Sitting,
    adapted,
    awake_from,
    forecast,
    learnt_hours,
    span,
)
from tables.state.records import Records
from tables.time.pace import DAY
from tables.time.waking_hours import Span, used

log = logging.getLogger(__name__)
TABLES_LOOKED_AT = 20
"""How many of a person's latest tables are read to see how long they take to answer."""
PEOPLE_AT_ONCE = 10
"""Number of people whose answers are read at once. Reading more would block clicks meanwhile."""
WAITS_KEPT = 60
OTHERS = 8
"""Number of waits, typical of everybody at the table, that are added to each person's own."""
FIRST_GUESS = (600.0, 3600.0, 7200.0, 14400.0, 28800.0, 43200.0, 72000.0, 108000.0)
"""The typical waits in seconds to assume until enough answers at the table are known."""
REAL, REHEARSED, AT_ONCE = 12, 16, 1
"""Finished games that are enough (`REAL`), rehearsed games otherwise (`REHEARSED`), and rehearsals per request
(`AT_ONCE`); between requests, AI seats can think."""
LEVEL = "good"
KEPT = 500
FRESH = 600.0
ALIKE, ALIKE_FRESH = 20, 3600.0
"""How many kinds of games have their order of questions cached, and for how many seconds."""
YOUNG = 3600.0
"""Age in seconds below which a table gets no forecast."""
SURELY = 0.8
"""Share of simulated games in which a seat must be next for its person to be notified."""
STAGES = 4
END_SEAT = -1
SHORT = 3 * DAY
"""A turn forecast whose span is at most this long (seconds) is always worth showing."""


Kind = tuple[str, int, str]
"""Identifies similar games: game, number of players, options."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Forecast spans of a person's next turn and of the game's end. None where the span would be too wide to be
    useful."""

    turn: Span | None
    end: Span | None


NOTHING = Outlook(None, None)


@dataclass(frozen=True, slots=True)
class Grounds:
    """The data for a forecast.

    `answers` were given at the table, `asked` says since when each seat is asked, `past` has the recent answers of
    its people, and `traces` the order of questions in similar games.
    """

    answers: Sequence[Answered]
    asked: Mapping[int, float]
    past: Mapping[Person, Sequence[Answered]]
    traces: Sequence[Trace]


class Forecasting:
    """Compute forecasts in a thread, and cache them until the table changes or the forecast gets old."""

    def __init__(self, records: Records, thinkers: Thinkers) -> None:
        self._records = records
        self._thinkers = thinkers
        self._known: Recent[int, tuple[int, float, Forecast | None]] = Recent(KEPT)
        self._alike: Recent[Kind, tuple[float, list[Trace]]] = Recent(ALIKE)
        self._rehearsing: dict[Kind, asyncio.Task[None]] = {}

    async def of(self, info: TableInfo, seat: int | None) -> Outlook:
        """Return the present forecast of a table, for a seat or (None) for everybody."""
        return (await self.of_tables([(info, seat)]))[info.id]

    async def of_tables(self, whom: Collection[tuple[TableInfo, int | None]]) -> dict[int, Outlook]:
        """Return the present forecasts of these tables by table id, each for a seat or (None) for everybody."""
        now = self._records.clock.now()
        old = [info for info, _ in whom if _is_foreseen(info) and now - (info.started_at or now) >= YOUNG]
        found = await self._forecasts(old, now)
        said = dict.fromkeys((info.id for info, _ in whom), NOTHING)
        if not found:
            return said
        async with self._records.storing():
            reaches = await forecasts.reaches(self._records.read)
            asked = await games.asked_since(self._records.read, found)
        made: list[Made] = []
        for info, seat in whom:
            if (one := found.get(info.id)) is not None:
                seat = None if seat in asked[info.id] else seat  # a person who is asked needs no forecast of their turn
                said[info.id], shown = _said(one, info.id, seat, reaches, now)
                made += shown
        if made:
            await self._note(made)
        return said

    async def next_seats(self, info: TableInfo) -> list[int]:
        """Return the seats that are not asked now and almost certainly are next, judging by similar games."""
        found = await self._forecasts([info] if _is_foreseen(info) else [], self._records.clock.now())
        return [seat for seat, share in found[info.id].nexts.items() if share >= SURELY] if info.id in found else []

    async def judge(self) -> None:
        """Compare due forecasts with what happened, and adapt the width of future spans."""
        now = self._records.clock.now()
        async with self._records.storing():
            pending = await forecasts.to_judge(self._records.read, now)

        async def judge(one: tuple[Made, str, float | None, float | None]) -> None:
            made, status, ended_at, asked_at = one
            came = asked_at if made.kind == "turn" else ended_at if status == Status.FINISHED else None
            over = status == Status.CANCELLED or (made.kind == "turn" and came is None and status == Status.FINISHED)
            await self._judge(made, came if came is not None or over else math.inf)

        await self._records.retries.each("forecasts", pending, judge, lambda one: one[0])

    async def _judge(self, made: Made, came: float | None) -> None:
        """Learn from one forecast. `came` is when the event happened, infinity if not in time, None if it can never
        be known."""
        async with self._records.write() as tx:
            await forecasts.judged(tx, made)
            if came is not None:
                reach = Reach(*(await forecasts.reaches(tx)).get(made.kind, ()))
                reach = adapted(reach, came, made.low, made.high)
                await forecasts.set_reach(tx, made.kind, reach.early, reach.late)

    async def close(self) -> None:
        """Cancel all rehearsals."""
        tasks = list(self._rehearsing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until no rehearsal is running."""
        while self._rehearsing:
            await asyncio.wait(self._rehearsing.values())

    async def _note(self, made: Collection[Made]) -> None:
        """Store the forecasts that are shown, unless they are stored already. Repeated views then write nothing."""
        async with self._records.storing():
            noted = await forecasts.noted(self._records.read, {one.table_id for one in made})
        new = [one for one in made if (one.table_id, one.seat, one.kind, one.stage) not in noted]
        if new:
            async with self._records.write(*{one.table_id for one in new}) as tx:
                await forecasts.note(tx, new)

    # -- the data for forecasts ------------------------------------------------------------------------------------

    async def _forecasts(self, infos: Collection[TableInfo], now: float) -> dict[int, Forecast]:
        """Return the forecasts of those tables for which one can be made, from the cache where possible."""
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

    async def _grounds(self, infos: Collection[TableInfo]) -> list[tuple[TableInfo, Grounds]]:
        """Return the data for forecasts of these tables. Tables without similar games are left out."""
        if not infos:
            return []
        read, ids = self._records.read, [info.id for info in infos]
        async with self._records.storing():
            answers = await forecasts.answers_at(read, ids)
            asked = await games.asked_since(read, ids)
            options = await forecasts.options_of(read, ids)
            kinds = {info.id: (info.game, len(info.seats), options[info.id]) for info in infos}
            traces = {kind: await self._traces(kind) for kind in dict.fromkeys(kinds.values())}
            foreseen = [info for info in infos if traces[kinds[info.id]]]
            persons = sorted({one.person for info in foreseen for one in info.seats if one.person is not None})
            past: dict[Person, list[Answered]] = {}
            for first in range(0, len(persons), PEOPLE_AT_ONCE):
                past |= await forecasts.answers_of(read, persons[first:first + PEOPLE_AT_ONCE], TABLES_LOOKED_AT)
        return [
            (info, Grounds(answers[info.id], asked[info.id], past, traces[kinds[info.id]])) for info in foreseen
        ]

    async def _traces(self, key: Kind) -> list[Trace]:
        """Return the order of questions in games of a kind: finished games, and rehearsed ones while those are few."""
        read, now = self._records.read, self._records.clock.now()
        kept = self._alike.get(key)
        if kept is not None and 0 <= now - kept[0] < ALIKE_FRESH:
            return kept[1]
        finished = await forecasts.finished_like(read, *key, REHEARSED)
        answers = await forecasts.answers_at(read, finished) if finished else {}
        found = [trace_of(answers[table_id]) for table_id in finished]
        if len(found) < REAL:
            rehearsed = await forecasts.traces(read, *key)
            found += rehearsed
            if len(rehearsed) < REHEARSED and key not in self._rehearsing:
                self._rehearsing[key] = asyncio.create_task(self._rehearse(key, len(rehearsed)), name="rehearse")
        self._alike[key] = now, found
        return found

    async def _rehearse(self, key: Kind, first: int) -> None:
        """Let AI seats play similar games in the thinking process and store the traces.

        After a failure, or if the games do not end, it is tried again when the traces are next read.
        """
        game, players, options = key
        try:
            levels = spec_of(game).ais
            level = LEVEL if LEVEL in levels else spec_of(game).strongest
            for begin in range(first, REHEARSED, AT_ONCE):
                seeds = tuple(range(begin + 1, begin + 1 + AT_ONCE))
                found = await self._thinkers.rehearse(Rehearsal(game, players, level, seeds, options))
                async with self._records.write() as tx:
                    await forecasts.add_traces(tx, game, players, options, begin, found)
                if found:
                    self._alike.pop(key, None)  # read the traces again, there are more now
        except Exception as error:
            log.warning("games of %s cannot be rehearsed\n%s", game, told(error))
        finally:
            del self._rehearsing[key]


def _is_foreseen(info: TableInfo) -> bool:
    """Return whether a table has forecasts: a running game of at least two persons, no daily deal and no lesson."""
    return info.status is Status.PLAYING and info.daily is None and not info.lesson and len(info.players) >= 2


def _said(
    found: Forecast, table_id: int, seat: int | None, reaches: Mapping[str, tuple[float, float]], now: float
) -> tuple[Outlook, list[Made]]:
    """Return a forecast as shown to a seat that is not asked (None: to everybody), and the rows to store for it."""
    stage = min(STAGES - 1, int(found.stage * STAGES))
    end = _told(found.ends, Reach(*reaches.get("end", ())), now) if stage else None
    made = [Made(table_id, END_SEAT, "end", stage, now, *end)] if end is not None else []
    turn = None
    if seat is not None and len(found.turns.get(seat, ())) * 2 > len(found.ends):
        turn = _told(found.turns[seat], Reach(*reaches.get("turn", ())), now, SHORT)
        made += [Made(table_id, seat, "turn", stage, now, *turn)] if turn is not None else []
    return Outlook(turn, end), made


def trace_of(answers: Sequence[Answered]) -> Trace:
    """Return a finished game's trace: for each answer its seat, and the index of the earlier answer that led to the
    question (-1 for none)."""
    times = [one.answered_at for one in answers]
    return tuple(
        (one.seat, min(bisect_right(times, one.asked_at) - 1, n - 1)) for n, one in enumerate(answers)
    )


def _told(times: Sequence[float], reach: Reach, now: float, short: float = 0.0) -> Span | None:
    """Return the span of these times, or None if it is too wide: longer than twice the time to its middle and than
    `short`."""
    low, high = span(times, reach, now)
    way = times[len(times) // 2] - now
    return (low, high) if high - low <= max(2 * way, short) else None


def _walk(info: TableInfo, grounds: Grounds, now: float) -> Forecast | None:
    """Compute a forecast. The random numbers depend only on the table and its revision, so the result is
    reproducible."""
    rng = random.Random(f"{info.id} {info.revision}")
    return forecast(_sittings(info, grounds, now), len(grounds.answers), grounds.traces, now, rng)


def _sittings(info: TableInfo, grounds: Grounds, now: float) -> dict[int, Sitting]:
    past = {one.seat: grounds.past[one.person] for one in info.seats if one.person is not None}
    acted = {one.seat: one.answered_at for one in grounds.answers}
    asked = grounds.asked
    hours = {one.seat: one.hours or learnt_hours([a.answered_at for a in past.get(one.seat, ())]) for one in info.seats}
    habits = {seat: _habits(answers, hours[seat]) for seat, answers in past.items()}
    everybody = sorted(wait for one in habits.values() for wait in one.cold)
    known = len(everybody) >= OTHERS
    shared = [everybody[n * len(everybody) // OTHERS] for n in range(OTHERS)] if known else FIRST_GUESS
    return {one.seat: _sitting(one, habits, shared, hours[one.seat], asked, acted, now) for one in info.seats}


def _sitting(
    seat: SeatInfo, habits: Mapping[int, Habits], shared: Sequence[float], hours: Hours | None,
    asked: Mapping[int, float], acted: Mapping[int, float], now: float,
) -> Sitting:
    since = asked.get(seat.seat)
    awake = awake_from(hours, seat.away, int(min(now, since if since is not None else now) // DAY))
    own = habits.get(seat.seat)
    return Sitting(
        awake, None if own is None else Habits([*own.cold, *shared], own.warm), since,
        awake.used(now) - awake.used(since) if since is not None else 0.0, acted.get(seat.seat, -math.inf),
    )


def _habits(answers: Sequence[Answered], hours: Hours | None) -> Habits:
    """Return how long a person's recent answers took, split by whether they had just acted at the table."""
    cold: list[float] = []
    warm: list[float] = []
    acted: dict[int, float] = {}
    for one in answers:
        wait = used(hours, (), one.asked_at, one.answered_at) if one.answered_at > one.asked_at else 0.0
        (warm if one.asked_at - acted.get(one.table_id, -math.inf) <= WARM else cold).append(wait)
        acted[one.table_id] = one.answered_at
    return Habits(cold[-WAITS_KEPT:], warm[-WAITS_KEPT:])
