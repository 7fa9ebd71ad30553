"""Forecasts: the answers and rehearsed games they are made from, and whether they held."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


@dataclass(frozen=True, slots=True)
class Answered:
    """The times of an answer, without its content."""

    table_id: int
    seat: int
    asked_at: float
    answered_at: float


@dataclass(frozen=True, slots=True)
class Made:
    """A forecast that was shown, at a stage of the game: of a seat's next turn or of the game's end (`kind`).

    The event is expected between the times `low` and `high`.
    """

    table_id: int
    seat: int
    kind: str
    stage: int
    made_at: float
    low: float
    high: float


async def answers_of(reader: Reader, persons: Collection[Person], tables: int) -> dict[Person, list[Answered]]:
    """Return what each of these people answered by hand at their latest `tables` tables, in order of time.

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
    """Return the answers at each of these tables, in order of time, without acts out of turn."""
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
    """Return the last `most` finished tables of a game with the same number of players and options."""
    rows = await reader.all(
        """SELECT t.id FROM game_table t WHERE t.status = 'finished' AND t.game = ?1 AND t.options = ?3 AND
               (SELECT count(*) FROM seat_holder h WHERE h.table_id = t.id AND h.to_at IS NULL) = ?2
           ORDER BY t.id DESC LIMIT ?4""",
        game, players, options, most,
    )
    return [row[0] for row in rows]


async def options_of(reader: Reader, table_ids: Collection[int]) -> dict[int, str]:
    """Return the options of these tables as they are stored."""
    return dict(await reader.all(f"SELECT id, options FROM game_table WHERE id IN ({marks(table_ids)})", *table_ids))


# -- rehearsed games -------------------------------------------------------------------------------------------------

async def traces(reader: Reader, game: str, players: int, options: str) -> list[tuple[tuple[int, int], ...]]:
    """Return the rehearsed games, played by AI seats, each as a sequence of (seat, opener) per question."""
    rows = await reader.all(
        "SELECT data FROM trace WHERE game = ? AND players = ? AND options = ? ORDER BY n", game, players, options
    )
    return [tuple((seat, opener) for seat, opener in json.loads(row[0])) for row in rows]


async def add_traces(
    tx: Tx, game: str, players: int, options: str, first: int, found: Sequence[Sequence[tuple[int, int]]]
) -> None:
    """Store more rehearsed games, numbered from `first`."""
    await tx.many(
        """INSERT INTO trace (game, players, options, n, data) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (game, players, options, n) DO UPDATE SET data = excluded.data""",
        [(game, players, options, first + n, json.dumps(one)) for n, one in enumerate(found)],
    )


# -- calibration -----------------------------------------------------------------------------------------------------

async def reaches(reader: Reader) -> dict[str, tuple[float, float]]:
    """Return the factors that stretch forecast spans at the early and the late end, by kind of forecast."""
    return {kind: (early, late) for kind, early, late in await reader.all("SELECT kind, early, late FROM calibration")}


async def set_reach(tx: Tx, kind: str, early: float, late: float) -> None:
    """Store the factors for a kind of forecast, adapted after one more was judged."""
    await tx.run(
        """INSERT INTO calibration (kind, early, late) VALUES (?, ?, ?)
           ON CONFLICT (kind) DO UPDATE SET early = excluded.early, late = excluded.late""",
        kind, early, late,
    )


async def note(tx: Tx, made: Collection[Made]) -> None:
    """Store forecasts that were shown. Only the first of a seat, kind and stage is kept."""
    await tx.many(
        """INSERT INTO forecast (table_id, seat, kind, stage, made_at, low, high) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING""",
        [(one.table_id, one.seat, one.kind, one.stage, one.made_at, one.low, one.high) for one in made],
    )


async def noted(reader: Reader, table_ids: Collection[int]) -> set[tuple[int, int, str, int]]:
    """Return the forecasts that were shown at these tables, as table, seat, kind and stage."""
    rows = await reader.all(
        f"SELECT table_id, seat, kind, stage FROM forecast WHERE table_id IN ({marks(table_ids)})", *table_ids
    )
    return {(table_id, seat, kind, stage) for table_id, seat, kind, stage in rows}


async def to_judge(reader: Reader, now: float) -> list[tuple[Made, str, float | None, float | None]]:
    """Return unjudged forecasts that can be judged now: the event came, it is late, or the table is over.

    Each comes with the table's status, when it ended, and when the seat was asked next. At most 1000 at a time.
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
    return [(Made(*row[:7]), row[7], row[8], row[9]) for row in rows]


async def judged(tx: Tx, made: Made) -> None:
    """Mark a forecast as judged. The row stays, so that the forecast is not made and judged again."""
    await tx.run(
        "UPDATE forecast SET judged = TRUE WHERE table_id = ? AND seat = ? AND kind = ? AND stage = ?",
        made.table_id, made.seat, made.kind, made.stage,
    )
