"""Undone acts: answers and log lines that were undone with the consent of the seats concerned."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.codec import dump_line, load_line
from games.core.run import Given
from storage.engine.transaction import Reader, Tx
from storage.model import StoredLine


@dataclass(frozen=True, slots=True)
class Standing:
    """An answer that stands (was not undone).

    `n` is its number in its segment. It keeps that number, so numbers may have gaps.
    """

    segment: int
    n: int
    given: Given


@dataclass(frozen=True, slots=True)
class TakenBack:
    """An undo that was granted: the table's `n`th, counted from 1.

    `seat` asked for it. It undid everything after the first `count` answers of `segment`. `answers`: what was undone,
    each with its segment and who gave it ("person", "ai").
    """

    n: int
    seat: int
    segment: int
    count: int
    answers: tuple[tuple[int, Given, str], ...]


async def standing(reader: Reader, table_id: int) -> list[Standing]:
    """Return every answer that stands, in order."""
    rows = await reader.all(
        "SELECT segment, n, seat, key, answer, free FROM answer WHERE table_id = ? ORDER BY segment, n", table_id
    )
    return [
        Standing(segment, n, Given(seat, key, tuple(json.loads(answer)), bool(free)))
        for segment, n, seat, key, answer, free in rows
    ]


async def take(tx: Tx, table_id: int, seat: int, segment: int, n: int, now: float) -> int:
    """Undo the answers from number `n` of a segment on; they are kept as undone. Returns the undo's number."""
    beyond = "table_id = ?1 AND (segment > ?2 OR segment = ?2 AND n >= ?3)"
    rows = await tx.all(
        f"""SELECT segment, seat, key, answer, free, cause, asked_at, answered_at FROM answer
            WHERE {beyond} ORDER BY segment, n""",
        table_id, segment, n,
    )
    answers = [(at, by, key, json.loads(answer), int(free), *rest) for at, by, key, answer, free, *rest in rows]
    row = await tx.one(
        """INSERT INTO taken_back (table_id, n, seat, segment, count, answers, at)
           VALUES (?1, (SELECT coalesce(max(n), 0) + 1 FROM taken_back WHERE table_id = ?1), ?4, ?2,
               (SELECT count(*) FROM answer WHERE table_id = ?1 AND segment = ?2 AND n < ?3), ?5, ?6) RETURNING n""",
        table_id, segment, n, seat, json.dumps(answers), now,
    )
    await tx.run(f"DELETE FROM answer WHERE {beyond}", table_id, segment, n)
    assert row is not None
    number: int = row[0]
    return number


async def keep_lines(tx: Tx, table_id: int, taken: int, lines: Sequence[StoredLine]) -> None:
    """Keep the log lines that went with an undo, so that messages that told them can strike them out."""
    await tx.many(
        "INSERT INTO taken_line (table_id, n, taken, segment, data) VALUES (?, ?, ?, ?, ?)",
        [(table_id, one.n, taken, one.segment, dump_line(one.line)) for one in lines],
    )


async def lines(reader: Reader, table_id: int, first: int, last: int) -> list[StoredLine]:
    """Return the undone lines with these numbers."""
    rows = await reader.all(
        "SELECT n, segment, data FROM taken_line WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n",
        table_id, first, last,
    )
    return [StoredLine(n, segment, load_line(data), taken=True) for n, segment, data in rows]


async def granted(reader: Reader, table_id: int) -> Counter[int]:
    """Return how many undos each seat was granted."""
    rows = await reader.all("SELECT seat, count(*) FROM taken_back WHERE table_id = ? GROUP BY seat", table_id)
    return Counter(dict(rows))


async def of_table(reader: Reader, table_id: int) -> list[TakenBack]:
    """Return all undos at a table, in order."""
    rows = await reader.all(
        "SELECT n, seat, segment, count, answers FROM taken_back WHERE table_id = ? ORDER BY n", table_id
    )
    return [
        TakenBack(n, seat, segment, count, tuple(
            (at, Given(by, key, tuple(answer), bool(free)), cause)
            for at, by, key, answer, free, cause, *_ in json.loads(answers)
        ))
        for n, seat, segment, count, answers in rows
    ]


async def refuse(tx: Tx, table_id: int, segment: int, n: int) -> None:
    """Note that the undo of an answer was refused: it cannot be asked for again while the answer stands."""
    await tx.run(
        "INSERT INTO refused_undo (table_id, segment, n) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", table_id, segment, n
    )


async def refused(reader: Reader, table_id: int) -> tuple[int, int] | None:
    """Return the last answer whose undo was refused, as segment and number. Nothing before it can be undone either."""
    row = await reader.one(
        "SELECT segment, n FROM refused_undo WHERE table_id = ? ORDER BY segment DESC, n DESC LIMIT 1", table_id
    )
    return None if row is None else (row[0], row[1])


# -- messages that told undone lines -------------------------------------------------------------------------------


async def unmarked(reader: Reader, table_id: int) -> list[tuple[int, int]]:
    """Return closed messages that told lines which were undone later: id and last such undo, newest first."""
    rows = await reader.all(
        """SELECT m.message_id, max(l.taken) FROM message m JOIN taken_line l
           ON l.table_id = m.table_id AND l.n BETWEEN m.first_line AND m.last_line AND l.taken > m.taken
           WHERE m.table_id = ? AND m.kind = 'turn' AND NOT m.open GROUP BY m.message_id ORDER BY m.message_id DESC""",
        table_id,
    )
    return [(row[0], row[1]) for row in rows]


async def marked(tx: Tx, message_id: int, taken: int) -> None:
    """Note that a message shows as struck out what was undone, up to this undo."""
    await tx.run("UPDATE message SET taken = ? WHERE message_id = ?", taken, message_id)
