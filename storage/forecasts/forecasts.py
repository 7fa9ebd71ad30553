"""Forecasts of when a turn comes and a game ends: what they are computed from, and whether those shown came true.

They are computed from the times of past answers and from traces: the order of questions in games that AI seats have
rehearsed (played against each other in memory).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


@dataclass(frozen=True, slots=True)
class Answered:
    """When a question was asked and answered, without the answer's content."""

    table_id: int
    seat: int
    asked_at: float
    answered_at: float


@dataclass(frozen=True, slots=True)
class ShownForecast:
    """A forecast that was shown: of a seat's next turn (`kind` "turn") or of the game's end ("end", with a seat of -1).

    `stage`: how far the game had got when it was shown (the game is divided into a few stages, counted from 0). The
    event is expected between the times `low` and `high`.
    """

    table_id: int
    seat: int
    kind: str
    stage: int
    made_at: float
    low: float
    high: float


async def answers_of(reader: Reader, persons: Collection[Person], tables: int) -> dict[Person, list[Answered]]:
    """Return what each of these people answered by hand at their latest `tables` tables, in order of time, to learn how
    fast they answer.

    Answers of an AI that took over because they did not answer count too: they would have taken longer still.
    """
    found: dict[Person, list[Answered]] = {person: [] for person in persons}
    rows = await reader.all(
        f"""SELECT h.person, a.table_id, a.seat, a.asked_at, a.answered_at FROM (
                SELECT DISTINCT person, table_id FROM (
                    SELECT person, table_id, row_number() OVER (PARTITION BY person ORDER BY id DESC) AS n
                    FROM seat_holder WHERE person IN ({marks(persons)})) ranked
                WHERE n <= ?) latest
            JOIN seat_holder h ON h.person = latest.person AND h.table_id = latest.table_id
            JOIN answer a ON a.table_id = h.table_id AND a.seat = h.seat AND NOT a.free AND (
                (a.cause = 'person' AND a.answered_at >= h.from_at AND (h.to_at IS NULL OR a.answered_at <= h.to_at))
                OR (a.cause = 'ai' AND a.asked_at >= h.from_at AND a.asked_at < h.to_at))
            ORDER BY a.answered_at""",
        *persons, tables,
    )
    for person, *answered in rows:
        found[person].append(Answered(*answered))
    return found


async def answers_at(reader: Reader, table_ids: Collection[int]) -> dict[int, list[Answered]]:
    """Return the times of the answers at each of these tables, in order of time, without acts out of turn (which answer
    no question)."""
    found: dict[int, list[Answered]] = {table_id: [] for table_id in table_ids}
    rows = await reader.all(
        f"""SELECT table_id, seat, asked_at, answered_at FROM answer
            WHERE table_id IN ({marks(table_ids)}) AND NOT free ORDER BY answered_at, segment, n""",
        *table_ids,
    )
    for row in rows:
        found[row[0]].append(Answered(*row))
    return found


async def finished_like(reader: Reader, game: str, players: int, options: str, most: int) -> list[int]:
    """Return the ids of the last `most` finished tables of a game with the same number of players and options (as
    stored), newest first. Their order of questions serves for forecasts."""
    rows = await reader.all(
        """SELECT t.id FROM game_table t WHERE t.status = 'finished' AND t.game = ?1 AND t.options = ?3 AND
               (SELECT count(*) FROM seat_holder h WHERE h.table_id = t.id AND h.to_at IS NULL) = ?2
           ORDER BY t.id DESC LIMIT ?4""",
        game, players, options, most,
    )
    return [row[0] for row in rows]


async def options_of(reader: Reader, table_ids: Collection[int]) -> dict[int, str]:
    """Return the options of these tables by table id, as the JSON text that is stored, to compare them."""
    return dict(await reader.all(f"SELECT id, options FROM game_table WHERE id IN ({marks(table_ids)})", *table_ids))


# -- rehearsed games -------------------------------------------------------------------------------------------------

async def question_orders(reader: Reader, game: str, players: int, options: str) -> list[tuple[tuple[int, int], ...]]:
    """Return the stored traces: the order of questions in games that AI seats rehearsed with these options.

    A trace has a pair for each question: the seat, and the index of the earlier question whose answer led to it (-1:
    none).
    """
    rows = await reader.all(
        "SELECT data FROM trace WHERE game = ? AND players = ? AND options = ? ORDER BY n", game, players, options
    )
    return [tuple((seat, opener) for seat, opener in json.loads(row[0])) for row in rows]


async def add_question_orders(
    tx: Tx, game: str, players: int, options: str, first: int, orders: Sequence[Sequence[tuple[int, int]]]
) -> None:
    """Store traces (the order of questions) of more rehearsed games under the numbers from `first` on. Those stored
    under a number are replaced."""
    await tx.many(
        """INSERT INTO trace (game, players, options, n, data) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (game, players, options, n) DO UPDATE SET data = excluded.data""",
        [(game, players, options, first + n, json.dumps(one)) for n, one in enumerate(orders)],
    )


# -- calibration -----------------------------------------------------------------------------------------------------

async def calibrations(reader: Reader) -> dict[str, tuple[float, float]]:
    """Return the factors by which the time spans of forecasts are stretched, by kind of forecast: (early end, late
    end).

    They are learnt from past forecasts, so that four out of five spans hold.
    """
    return {kind: (early, late) for kind, early, late in await reader.all("SELECT kind, early, late FROM calibration")}


async def set_calibration(tx: Tx, kind: str, early: float, late: float) -> None:
    """Store the stretch factors for a kind of forecast, in place of the earlier ones, after one more forecast was
    judged."""
    await tx.run(
        """INSERT INTO calibration (kind, early, late) VALUES (?, ?, ?)
           ON CONFLICT (kind) DO UPDATE SET early = excluded.early, late = excluded.late""",
        kind, early, late,
    )


async def store_shown(tx: Tx, forecasts: Collection[ShownForecast]) -> None:
    """Store forecasts that were shown, to judge later whether they came true. Only the first of a table, seat, kind and
    stage is kept."""
    await tx.many(
        """INSERT INTO forecast (table_id, seat, kind, stage, made_at, low, high) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING""",
        [(one.table_id, one.seat, one.kind, one.stage, one.made_at, one.low, one.high) for one in forecasts],
    )


async def stored_forecast_keys(reader: Reader, table_ids: Collection[int]) -> set[tuple[int, int, str, int]]:
    """Return which forecasts are stored for these tables already, as (table, seat, kind, stage), judged or not.

    `kind` is "turn" or "end"; `stage` is how far the game had got. The caller stores only the others, so that showing
    the same forecast again writes nothing.
    """
    rows = await reader.all(
        f"SELECT table_id, seat, kind, stage FROM forecast WHERE table_id IN ({marks(table_ids)})", *table_ids
    )
    return {(table_id, seat, kind, stage) for table_id, seat, kind, stage in rows}


async def to_judge(reader: Reader, now: float) -> list[tuple[ShownForecast, str, float | None, float | None]]:
    """Return unjudged forecasts of which it is known now whether they came true: the event came, is late, or the table
    is over.

    Each comes with the table's status, when it ended, and when the seat was asked next (None: not yet). At most 1000.
    """
    rows = await reader.all(
        """SELECT m.* FROM (
               SELECT f.table_id, f.seat, f.kind, f.stage, f.made_at, f.low, f.high, t.status, t.ended_at, (
                   SELECT min(q.asked_at) FROM (
                       SELECT asked_at FROM answer a
                       WHERE a.table_id = f.table_id AND a.seat = f.seat AND NOT a.free AND a.asked_at > f.made_at
                       UNION ALL
                       SELECT asked_at FROM asked k
                       WHERE k.table_id = f.table_id AND k.seat = f.seat AND k.asked_at > f.made_at) q) AS came_at
               FROM forecast f JOIN game_table t ON t.id = f.table_id WHERE NOT f.judged) m
           WHERE m.high < ? OR m.status <> 'playing' OR m.kind = 'turn' AND m.came_at IS NOT NULL
           LIMIT 1000""",
        now,
    )
    return [(ShownForecast(*row[:7]), row[7], row[8], row[9]) for row in rows]


async def mark_judged(tx: Tx, forecast: ShownForecast) -> None:
    """Mark a stored forecast as judged. The row stays, so that the same forecast is not stored and judged again."""
    await tx.run(
        "UPDATE forecast SET judged = TRUE WHERE table_id = ? AND seat = ? AND kind = ? AND stage = ?",
        forecast.table_id, forecast.seat, forecast.kind, forecast.stage,
    )
