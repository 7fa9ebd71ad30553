"""What happens in the tables' games: checkpoints, answers, open questions, results, statistics, reports."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from games.core.codec import dump, load
from games.core.rules import Result
from games.core.run import Given
from games.core.text import Text
from storage.transaction import Reader, Tx

_LEVEL = 1  # the quickest compression: it takes a state to about a fifth, and level 6 to little less


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored segment. `state` is JSON, None for a finished segment in which nobody answered."""

    n: int
    state: str | None
    given: tuple[Given, ...]


# -- checkpoints -------------------------------------------------------------------------------------------------


async def segments(reader: Reader, table_id: int) -> list[Saved]:
    """The stored segments of a table in order; the last is the present one."""
    given: dict[int, list[Given]] = {}
    rows = await reader.all(
        """SELECT segment, seat, key, answer, free FROM answer
           WHERE table_id = ? AND segment >= (SELECT min(n) FROM segment WHERE table_id = ?) ORDER BY segment, n""",
        table_id, table_id,
    )
    for segment, seat, key, answer, free in rows:
        given.setdefault(segment, []).append(Given(seat, key, tuple(json.loads(answer)), bool(free)))
    rows = await reader.all("SELECT n, state FROM segment WHERE table_id = ? ORDER BY n", table_id)
    return [
        Saved(n, None if state is None else zlib.decompress(state).decode(), tuple(given.get(n, ())))
        for n, state in rows
    ]


async def store_segment(tx: Tx, table_id: int, n: int, state: str | None) -> None:
    """Store a segment's checkpoint."""
    packed = None if state is None else zlib.compress(state.encode(), _LEVEL)
    await tx.run(
        """INSERT INTO segment (table_id, n, state) VALUES (?, ?, ?)
           ON CONFLICT (table_id, n) DO UPDATE SET state = excluded.state""",
        table_id, n, packed,
    )


async def drop_segments_after(tx: Tx, table_id: int, n: int) -> None:
    """Forget the segments after `n`: they were taken back."""
    await tx.run("DELETE FROM segment WHERE table_id = ? AND n > ?", table_id, n)


async def settle_segments_before(tx: Tx, table_id: int, n: int) -> None:
    """Forget the segments before `n`, which nobody can take back any more."""
    await tx.run("DELETE FROM segment WHERE table_id = ? AND n < ?", table_id, n)


# -- answers and questions ---------------------------------------------------------------------------------------


async def add_answer(tx: Tx, table_id: int, segment: int, given: Given, cause: str, asked_at: float | None,
                     now: float) -> None:
    """Store an answer. `asked_at` None: as the open question says."""
    await tx.run(
        """INSERT INTO answer (table_id, segment, n, seat, key, answer, cause, free, asked_at, answered_at)
           VALUES (?1, ?2, (SELECT coalesce(max(n), 0) + 1 FROM answer WHERE table_id = ?1 AND segment = ?2),
                   ?3, ?4, ?5, ?6, ?9,
                   coalesce(?7, (SELECT asked_at FROM asked WHERE table_id = ?1 AND seat = ?3), ?8), ?8)""",
        table_id, segment, given.seat, given.key, json.dumps(given.answer), cause, asked_at, now, given.free,
    )


async def take_answer(tx: Tx, table_id: int, segment: int, seat: int) -> float | None:
    """Delete the seat's last answer of a segment. Returns when it had been asked."""
    row = await tx.one(
        """SELECT n, asked_at FROM answer WHERE table_id = ? AND segment = ? AND seat = ? ORDER BY n DESC LIMIT 1""",
        table_id, segment, seat,
    )
    if row is None:
        return None
    await tx.run("DELETE FROM answer WHERE table_id = ? AND segment = ? AND n = ?", table_id, segment, row[0])
    asked_at: float = row[1]
    return asked_at


async def keep_answers(tx: Tx, table_id: int, segment: int, count: int) -> None:
    """Delete the answers of a segment but the first `count`."""
    await tx.run(
        """DELETE FROM answer WHERE table_id = ?1 AND segment = ?2 AND n NOT IN
               (SELECT n FROM answer WHERE table_id = ?1 AND segment = ?2 ORDER BY n LIMIT ?3)""",
        table_id, segment, count,
    )


async def asked(reader: Reader, table_id: int) -> dict[int, int]:
    """Who is asked: seat -> number of the question."""
    rows = await reader.all("SELECT seat, number FROM asked WHERE table_id = ?", table_id)
    return dict(rows)


async def change_asked(tx: Tx, table_id: int, gone: Iterable[int], new: Mapping[int, int], now: float) -> None:
    """Seats in `gone` are no longer asked; those in `new` are, with the number of their question."""
    await tx.many("DELETE FROM asked WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in gone])
    await tx.many(
        """INSERT INTO asked (table_id, seat, number, asked_at) VALUES (?, ?, ?, ?)
           ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, asked_at = excluded.asked_at""",
        [(table_id, seat, number, now) for seat, number in new.items()],
    )


async def renumber_asked(tx: Tx, table_id: int, kept: Mapping[int, int]) -> None:
    """These seats are asked what they were, since when they were, under other numbers (seat -> number)."""
    await tx.many(
        "UPDATE asked SET number = ? WHERE table_id = ? AND seat = ?",
        [(number, table_id, seat) for seat, number in kept.items()],
    )


# -- endings -----------------------------------------------------------------------------------------------------


async def store_result(tx: Tx, table_id: int, result: Result) -> None:
    """Store how a game ended."""
    reason = dump(result.reason)
    await tx.many(
        "INSERT INTO result (table_id, seat, place, total, scores, reason) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (table_id, seat, place, total, json.dumps(dict(scores)), reason)
            for seat, (place, total, scores) in enumerate(
                zip(result.places, result.totals, result.scores, strict=True)
            )
        ],
    )


async def result(reader: Reader, table_id: int) -> Result | None:
    """How a game ended."""
    rows = await reader.all(
        "SELECT place, total, scores, reason FROM result WHERE table_id = ? ORDER BY seat", table_id
    )
    if not rows:
        return None
    places, totals, scores, reasons = zip(*rows, strict=True)
    return Result(places, tuple(map(json.loads, scores)), load(Text, reasons[0]), totals)


async def store_report(
    tx: Tx, table_id: int, rules_version: int, segment: int, given: Given | None, traceback: str, now: float
) -> None:
    """Keep what is needed to repeat an exception in the rules. `given` None: it happened while loading."""
    seat, key, answer = (given.seat, given.key, given.answer) if given else (-1, "", ())
    await tx.run(
        """INSERT INTO report (table_id, rules_version, segment, seat, key, answer, traceback, at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        table_id, rules_version, segment, seat, key, json.dumps(answer), traceback, now,
    )
