"""The course of games at tables, by segments (stretches between two stored states): answers, open questions, results,
failures.

A game is loaded from the stored state (checkpoint) of its last segment by replaying the answers in it. A question's
number is never used twice at a table.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.core.codec import dump, load
from games.core.rules import Result
from games.core.run import StoredAnswer
from games.core.text import Text
from storage.engine.compression import Damaged, pack, unpack
from storage.engine.transaction import Reader, Tx, marks

_LEVEL = 1  # the fastest level: it compresses a state to about a fifth, and level 6 to little less


@dataclass(frozen=True, slots=True)
class StoredSegment:
    """A stored segment (stretch of a game): its number, the game's state at its start, and the answers in it.

    `state` (the checkpoint) is JSON; None for a finished segment in which nobody answered.
    """

    n: int
    state: str | None
    given: tuple[StoredAnswer, ...]


# -- checkpoints -------------------------------------------------------------------------------------------------


async def segments(reader: Reader, table_ids: Collection[int]) -> dict[int, list[StoredSegment]]:
    """Return the stored segments of these tables, in order, each with its answers; the last of each is the present one.

    These are the segments that can still be undone. A damaged checkpoint becomes empty text, so that only its own game
    fails to load.
    """
    given: dict[tuple[int, int], list[StoredAnswer]] = defaultdict(list)
    rows = await reader.all(
        f"""SELECT a.table_id, a.segment, a.seat, a.key, a.answer, a.free
            FROM (SELECT table_id, min(n) AS n FROM segment WHERE table_id IN ({marks(table_ids)}) GROUP BY table_id) s
            JOIN answer a ON a.table_id = s.table_id AND a.segment >= s.n ORDER BY a.table_id, a.segment, a.n""",
        *table_ids,
    )
    for table_id, segment, seat, key, answer, free in rows:
        given[table_id, segment].append(StoredAnswer(seat, key, tuple(json.loads(answer)), bool(free)))
    found: dict[int, list[StoredSegment]] = {table_id: [] for table_id in table_ids}
    rows = await reader.all(
        f"SELECT table_id, n, state FROM segment WHERE table_id IN ({marks(table_ids)}) ORDER BY table_id, n",
        *table_ids,
    )
    for table_id, n, state in rows:
        found[table_id].append(StoredSegment(n, _unpacked(state), tuple(given.get((table_id, n), ()))))
    return found


def _unpacked(state: bytes | None) -> str | None:
    """Decompress a checkpoint. A damaged one becomes empty: its game fails to load, but others can be loaded."""
    try:
        return None if state is None else unpack(state)
    except Damaged:
        return ""


async def store_segment(tx: Tx, table_id: int, n: int, state: str | None) -> None:
    """Store the checkpoint of a segment, that is, the game's state at its start, in place of an earlier one.

    `n`: the segment's number, counted from 0. `state`: JSON; None: nobody answered in it, and no state is needed.
    """
    packed = None if state is None else pack(state, _LEVEL)
    await tx.run(
        """INSERT INTO segment (table_id, n, state) VALUES (?, ?, ?)
           ON CONFLICT (table_id, n) DO UPDATE SET state = excluded.state""",
        table_id, n, packed,
    )


async def delete_segments_after(tx: Tx, table_id: int, n: int) -> None:
    """Delete the checkpoints of the segments after number `n` (counted from 0; `n` itself stays), because they were
    undone. Answers are not touched."""
    await tx.run("DELETE FROM segment WHERE table_id = ? AND n > ?", table_id, n)


async def delete_segments_before(tx: Tx, table_id: int, n: int) -> None:
    """Delete the checkpoints of the segments before number `n` (counted from 0; `n` itself stays), which can no longer
    be undone. Answers are not touched."""
    await tx.run("DELETE FROM segment WHERE table_id = ? AND n < ?", table_id, n)


# -- answers and questions ---------------------------------------------------------------------------------------


async def add_answer(tx: Tx, table_id: int, segment: int, given: StoredAnswer, cause: str, asked_at: float | None,
                     now: float) -> None:
    """Append the answer `given` to a segment, under the next number there (counted from 1). `cause`: who gave it
    ("person", "ai", or "order" for one given ahead).

    `asked_at`: when its question was asked; None: as the seat's open question says, or `now` if it has none.
    """
    await tx.run(
        """INSERT INTO answer (table_id, segment, n, seat, key, answer, cause, free, asked_at, answered_at)
           VALUES (?1, ?2, (SELECT coalesce(max(n), 0) + 1 FROM answer WHERE table_id = ?1 AND segment = ?2),
                   ?3, ?4, ?5, ?6, ?9,
                   coalesce(?7, (SELECT asked_at FROM asked WHERE table_id = ?1 AND seat = ?3), ?8), ?8)""",
        table_id, segment, given.seat, given.key, json.dumps(given.answer), cause, asked_at, now, given.free,
    )


async def delete_last_answer(tx: Tx, table_id: int, segment: int, seat: int) -> float | None:
    """Delete the seat's last answer of a segment, because another takes its place. Acts out of turn, which answer no
    question, are skipped.

    Returns when its question was asked; None if there is no such answer.
    """
    row = await tx.one(
        """SELECT n, asked_at FROM answer WHERE table_id = ? AND segment = ? AND seat = ? AND NOT free
           ORDER BY n DESC LIMIT 1""",
        table_id, segment, seat,
    )
    if row is None:
        return None
    await tx.run("DELETE FROM answer WHERE table_id = ? AND segment = ? AND n = ?", table_id, segment, row[0])
    asked_at: float = row[1]
    return asked_at


async def undo_to(tx: Tx, table_id: int, segment: int, given: Sequence[StoredAnswer], now: float) -> None:
    """Delete answers so that exactly the answers `given` remain in this segment, and none in later ones.

    Answers at the end of `given` that were not stored yet are added, as given by a person now.
    """
    rows = await tx.all(
        "SELECT n, seat, key, answer, free FROM answer WHERE table_id = ? AND segment = ? ORDER BY n",
        table_id, segment,
    )
    left = list(given)
    for n, seat, key, answer, free in rows:
        if left and left[0] == StoredAnswer(seat, key, tuple(json.loads(answer)), bool(free)):
            del left[0]
        else:
            await tx.run("DELETE FROM answer WHERE table_id = ? AND segment = ? AND n = ?", table_id, segment, n)
    await tx.run("DELETE FROM answer WHERE table_id = ? AND segment > ?", table_id, segment)
    for one in left:
        await add_answer(tx, table_id, segment, one, "person", now, now)


async def truncate_answers(tx: Tx, table_id: int, segment: int, count: int) -> None:
    """Delete all but the first `count` answers of a segment, because today's rules no longer take the others."""
    await tx.run(
        """DELETE FROM answer WHERE table_id = ?1 AND segment = ?2 AND n NOT IN
               (SELECT n FROM answer WHERE table_id = ?1 AND segment = ?2 ORDER BY n LIMIT ?3)""",
        table_id, segment, count,
    )


async def open_questions(reader: Reader, table_id: int) -> dict[int, int]:
    """Return which seats of a table are asked a question now: seat -> number of the question."""
    rows = await reader.all("SELECT seat, number FROM asked WHERE table_id = ?", table_id)
    return dict(rows)


async def asked_since(reader: Reader, table_ids: Collection[int]) -> dict[int, dict[int, float]]:
    """Return which seats are asked at each of these tables, and since when: table -> seat -> seconds since 1970."""
    found: dict[int, dict[int, float]] = {table_id: {} for table_id in table_ids}
    rows = await reader.all(
        f"SELECT table_id, seat, asked_at FROM asked WHERE table_id IN ({marks(table_ids)})", *table_ids
    )
    for table_id, seat, asked_at in rows:
        found[table_id][seat] = asked_at
    return found


HOLDER_ASKED_AT = "CASE WHEN h.from_at > a.asked_at THEN h.from_at ELSE a.asked_at END"
"""SQL: since when the holder of a seat (`seat_holder h`) is asked a question (`asked a`). One who took the seat while
it was open, as from an AI, is asked from then on."""


async def holders_asked_since(reader: Reader, table_id: int) -> dict[int, float]:
    """Return which seats are asked at a table, and since when their present holders are: seat -> seconds since 1970."""
    return dict(await reader.all(
        f"""SELECT a.seat, {HOLDER_ASKED_AT} FROM asked a
            JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL
            WHERE a.table_id = ?""",
        table_id,
    ))


async def update_questions(tx: Tx, table_id: int, gone: Iterable[int], new: Mapping[int, int], now: float) -> None:
    """Close the questions of the seats in `gone`, and open those in `new` (seat -> number of the question), asked at
    `now`. A new question replaces an open one of its seat."""
    await tx.many("DELETE FROM asked WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in gone])
    await tx.many(
        """INSERT INTO asked (table_id, seat, number, asked_at) VALUES (?, ?, ?, ?)
           ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, asked_at = excluded.asked_at""",
        [(table_id, seat, number, now) for seat, number in new.items()],
    )


async def set_asked_at(tx: Tx, table_id: int, times: Mapping[int, float]) -> None:
    """Store since when seats are asked their open questions (seat -> seconds since 1970)."""
    await tx.many(
        "UPDATE asked SET asked_at = ? WHERE table_id = ? AND seat = ?",
        [(at, table_id, seat) for seat, at in times.items()],
    )


async def renumber_asked(tx: Tx, table_id: int, kept: Mapping[int, int]) -> None:
    """Give open questions that have not changed new numbers (seat -> number). The time since when they wait stays."""
    await tx.many(
        "UPDATE asked SET number = ? WHERE table_id = ? AND seat = ?",
        [(number, table_id, seat) for seat, number in kept.items()],
    )


# -- results -----------------------------------------------------------------------------------------------------


async def store_result(tx: Tx, table_id: int, result: Result) -> None:
    """Store the result of a finished game: places, points and the reason of its end. To be called once for a table."""
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
    """Return the result of a game; None if it is not finished."""
    rows = await reader.all(
        "SELECT place, total, scores, reason FROM result WHERE table_id = ? ORDER BY seat", table_id
    )
    if not rows:
        return None
    places, totals, scores, reasons = zip(*rows, strict=True)
    return Result(places, tuple(map(json.loads, scores)), load(Text, reasons[0]), tuple(map(normalised_points, totals)))


def normalised_points(total: float) -> int | float:
    """Return points as an int if they are whole, as the game counted them: PostgreSQL turns 3 into 3.0, which would
    change a game's record."""
    return int(total) if total == int(total) else total


async def store_report(
    tx: Tx, table_id: int, rules_version: int, segment: int, given: StoredAnswer | None, traceback: str, now: float
) -> bool:
    """Store a report of an exception in the rules with what is needed to reproduce it. Returns whether the failure is
    new.

    `given`: the answer that led to it; None: it happened while loading. A different failure at the same point of a game
    replaces the earlier one and counts as new.
    """
    seat, key, answer = (given.seat, given.key, given.answer) if given else (-1, "", ())
    place = (table_id, rules_version, segment, seat, key, json.dumps(answer))
    at_place = "table_id = ? AND rules_version = ? AND segment = ? AND seat = ? AND key = ? AND answer = ?"
    known = await tx.one(f"SELECT traceback FROM report WHERE {at_place}", *place)
    if known == (traceback,):
        return False
    if known is not None:
        await tx.run(f"UPDATE report SET traceback = ?, at = ? WHERE {at_place}", traceback, now, *place)
        return True
    await tx.run(
        """INSERT INTO report (table_id, rules_version, segment, seat, key, answer, traceback, at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
        *place, traceback, now,
    )
    return True
