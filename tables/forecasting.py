"""Forecasts for a table: what they are made from, when there is something to say, and whether they held."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from storage import forecasts
from storage.forecasts import Answered, Made
from storage.model import Hours, SeatInfo, Status, TableInfo
from tables.entry import spec_of
from tables.forecast import WARM, Forecast, Habits, Reach, Sitting, adapted, awake_from, forecast, learnt_hours, span
from tables.pace import DAY
from tables.recent import Recent
from tables.records import Records
from tables.rehearsal import Rehearsal, Trace
from tables.thinking import Thinkers
from tables.traces import trace as told
from tables.waking import Span, used

log = logging.getLogger(__name__)
TABLES_LOOKED_AT = 20
"""Of one's tables, the last so many show how long one takes."""
WAITS_KEPT = 60
OTHERS = 8
"""Waits of everybody at the table that stand beside one's own."""
FIRST_GUESS = (600.0, 3600.0, 7200.0, 14400.0, 28800.0, 43200.0, 72000.0, 108000.0)
"""What they are while nobody has answered anything yet."""
REAL, REHEARSED, AT_ONCE = 12, 16, 1
"""So many finished games are enough; else so many are rehearsed, and AI seats think in between."""
LEVEL = "good"
KEPT = 500
FRESH = 600.0
ALIKE, ALIKE_FRESH = 20, 3600.0
"""Of so many kinds of games it is remembered, for so long, in which order their questions come."""
YOUNG = 3600.0
"""A table that has begun within the last hour may end within this one."""
SURELY = 0.8
"""The share of ways in which a game may go on in which somebody must be next to be told so."""
STAGES = 4
END_SEAT = -1
SHORT = 3 * DAY
"""A span of a turn that is no longer says something, however near it is."""


Kind = tuple[str, int, str]
"""Games that are like each other: game, number of players, options."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """When somebody's turn comes and when the game ends; None where the span would say nothing."""

    turn: Span | None
    end: Span | None


NOTHING = Outlook(None, None)


class Forecasting:
    """Reckoned in a thread, kept until the next act at the table."""

    def __init__(self, records: Records, thinkers: Thinkers) -> None:
        self._records = records
        self._thinkers = thinkers
        self._known: Recent[int, tuple[int, float, Forecast | None]] = Recent(KEPT)
        self._alike: Recent[Kind, tuple[float, list[Trace]]] = Recent(ALIKE)
        self._rehearsing: dict[Kind, asyncio.Task[None]] = {}

    async def of(self, info: TableInfo, seat: int | None) -> Outlook:
        """What may be said to a seat (None: to everybody) now."""
        if info.status is not Status.PLAYING or info.daily is not None or info.lesson or len(info.players) < 2:
            return NOTHING
        now = self._records.clock.now()
        found = await self._forecast(info, now) if now - (info.started_at or now) >= YOUNG else None
        if found is None:
            return NOTHING
        stage = min(STAGES - 1, int(found.stage * STAGES))
        async with self._records.storing():
            reaches = await forecasts.reaches(self._records.read)
            asked = await forecasts.asked_since(self._records.read, info.id)
        end = _told(found.ends, Reach(*reaches.get("end", ())), now) if stage else None
        turn = None
        if seat is not None and seat not in asked and len(found.turns.get(seat, ())) * 2 > len(found.ends):
            turn = _told(found.turns[seat], Reach(*reaches.get("turn", ())), now, SHORT)
        await self._note(info.id, seat, stage, now, turn, end)
        return Outlook(turn, end)

    async def next_seats(self, info: TableInfo) -> list[int]:
        """The seats that are not asked now and surely will be next, as far as games like this one show it."""
        if info.status is not Status.PLAYING or info.daily is not None or info.lesson or len(info.players) < 2:
            return []
        found = await self._forecast(info, self._records.clock.now())
        return [] if found is None else [seat for seat, share in found.nexts.items() if share >= SURELY]

    async def judge(self) -> None:
        """See what became of forecasts: how much is cut off from now on depends on it."""
        now = self._records.clock.now()
        async with self._records.storing():
            pending = await forecasts.unjudged(self._records.read)
        for made, status, ended_at, asked_at in pending:
            came = asked_at if made.kind == "turn" else ended_at if status == Status.FINISHED else None
            over = status == Status.CANCELLED or (made.kind == "turn" and came is None and status == Status.FINISHED)
            if came is None and now <= made.high and not over:
                continue
            await self._judge(made, came if came is not None or over else math.inf)

    async def _judge(self, made: Made, came: float | None) -> None:
        """It came then, or (infinity) not in time; None: nobody will know."""
        async with self._records.write() as tx:
            await forecasts.judged(tx, made)
            if came is not None:
                reach = Reach(*(await forecasts.reaches(tx)).get(made.kind, ()))
                reach = adapted(reach, came, made.low, made.high)
                await forecasts.set_reach(tx, made.kind, reach.early, reach.late)

    async def close(self) -> None:
        """Stop rehearsing."""
        tasks = list(self._rehearsing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until nothing is rehearsed."""
        while self._rehearsing:
            await asyncio.wait(self._rehearsing.values())

    async def _note(
        self, table_id: int, seat: int | None, stage: int, now: float, turn: Span | None, end: Span | None
    ) -> None:
        made = [Made(table_id, END_SEAT, "end", stage, now, *end)] if end is not None else []
        if turn is not None and seat is not None:
            made.append(Made(table_id, seat, "turn", stage, now, *turn))
        if made:
            async with self._records.write(table_id) as tx:
                for one in made:
                    await forecasts.note(tx, one)

    # -- what it is made from --------------------------------------------------------------------------------------

    async def _forecast(self, info: TableInfo, now: float) -> Forecast | None:
        kept = self._known.get(info.id)
        if kept is not None and kept[0] == info.revision and now - kept[1] < FRESH:
            return kept[2]
        async with self._records.storing():
            answers = await forecasts.answers_at(self._records.read, info.id)
            asked = await forecasts.asked_since(self._records.read, info.id)
            traces = await self._traces(info)
            past = {
                one.seat: await forecasts.answers_of_person(self._records.read, one.person, TABLES_LOOKED_AT)
                for one in info.seats if one.person is not None
            }
        if not traces:
            return None
        acted = {one.seat: one.answered_at for one in answers}
        rng = random.Random(f"{info.id} {info.revision}")

        def walk() -> Forecast | None:
            return forecast(_sittings(info, past, asked, acted, now), len(answers), traces, now, rng)

        found = await asyncio.to_thread(walk)
        self._known[info.id] = info.revision, now, found
        return found

    async def _traces(self, info: TableInfo) -> list[Trace]:
        """The order of questions in games like this one: finished ones, and rehearsed ones while those are few."""
        read, now = self._records.read, self._records.clock.now()
        key = info.game, len(info.seats), await forecasts.options_of(read, info.id)
        kept = self._alike.get(key)
        if kept is not None and 0 <= now - kept[0] < ALIKE_FRESH:
            return kept[1]
        found = [
            trace_of(await forecasts.answers_at(read, table_id))
            for table_id in await forecasts.finished_like(read, *key, REHEARSED)
        ]
        if len(found) < REAL:
            rehearsed = await forecasts.traces(read, *key)
            found += rehearsed
            if len(rehearsed) < REHEARSED:
                if key not in self._rehearsing:
                    self._rehearsing[key] = asyncio.create_task(self._rehearse(key, len(rehearsed)), name="rehearse")
                return found
        self._alike[key] = now, found
        return found

    async def _rehearse(self, key: Kind, first: int) -> None:
        """Let AI seats play games like these, in the process that thinks. What fails is tried at the next look."""
        game, players, options = key
        try:
            levels = spec_of(game).ais
            level = LEVEL if LEVEL in levels else spec_of(game).strongest
            for begin in range(first, REHEARSED, AT_ONCE):
                seeds = tuple(range(begin + 1, begin + 1 + AT_ONCE))
                found = await self._thinkers.rehearse(Rehearsal(game, players, level, seeds, options))
                async with self._records.write() as tx:
                    await forecasts.add_traces(tx, game, players, options, begin, found)
        except Exception as error:
            log.warning("games of %s cannot be rehearsed\n%s", game, told(error))
        finally:
            del self._rehearsing[key]


def trace_of(answers: Sequence[Answered]) -> Trace:
    """The order of a finished game's questions. What was asked with an answer, or after it and before the next, was
    asked by it."""
    times = [one.answered_at for one in answers]
    return tuple(
        (one.seat, min(bisect_right(times, one.asked_at) - 1, n - 1)) for n, one in enumerate(answers)
    )


def _told(times: Sequence[float], reach: Reach, now: float, short: float = 0.0) -> Span | None:
    """A span, unless it says nothing: twice as long as the way to its middle, and not short either."""
    low, high = span(times, reach, now)
    way = times[len(times) // 2] - now
    return (low, high) if high - low <= max(2 * way, short) else None


def _sittings(
    info: TableInfo, past: dict[int, list[Answered]], asked: dict[int, float], acted: dict[int, float], now: float
) -> dict[int, Sitting]:
    hours = {one.seat: one.hours or learnt_hours([a.answered_at for a in past.get(one.seat, ())]) for one in info.seats}
    habits = {seat: _habits(answers, hours[seat]) for seat, answers in past.items()}
    everybody = sorted(wait for one in habits.values() for wait in one.cold)
    known = len(everybody) >= OTHERS
    shared = [everybody[n * len(everybody) // OTHERS] for n in range(OTHERS)] if known else FIRST_GUESS
    return {one.seat: _sitting(one, habits, shared, hours[one.seat], asked, acted, now) for one in info.seats}


def _sitting(
    seat: SeatInfo, habits: dict[int, Habits], shared: Sequence[float], hours: Hours | None, asked: dict[int, float],
    acted: dict[int, float], now: float,
) -> Sitting:
    since = asked.get(seat.seat)
    awake = awake_from(hours, seat.away, int(min(now, since if since is not None else now) // DAY))
    own = habits.get(seat.seat)
    return Sitting(
        awake, None if own is None else Habits([*own.cold, *shared], own.warm), since,
        awake.used(now) - awake.used(since) if since is not None else 0.0, acted.get(seat.seat, -math.inf),
    )


def _habits(answers: Sequence[Answered], hours: Hours | None) -> Habits:
    """What somebody's last answers say of them."""
    cold: list[float] = []
    warm: list[float] = []
    acted: dict[int, float] = {}
    for one in answers:
        wait = used(hours, (), one.asked_at, one.answered_at) if one.answered_at > one.asked_at else 0.0
        (warm if one.asked_at - acted.get(one.table_id, -math.inf) <= WARM else cold).append(wait)
        acted[one.table_id] = one.answered_at
    return Habits(cold[-WAITS_KEPT:], warm[-WAITS_KEPT:])
