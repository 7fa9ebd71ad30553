"""Undone answers and log lines, by segment (the stretch of a game between two stored states), and refused undo
requests.

An undo is done with the consent of the seats concerned.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core.codec import dump_line, load_line
from games.core.run import StoredAnswer
from storage.engine.transaction import Reader, Tx
from storage.model import StoredLine


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An answer of a game that was not undone.

    `n` is its number among the answers of all seats in its segment, counted from 1. It keeps that number when others
    are undone, so numbers may have gaps.
    """

    segment: int
    n: int
    given: StoredAnswer


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo that was granted: the table's `n`th, counted from 1.

    `seat` asked for it. It undid everything after the first `count` answers of `segment`. `answers`: what was undone,
    as (segment, answer, who gave it: "person", "ai" or "order").
    """

    n: int
    seat: int
    segment: int
    count: int
    answers: tuple[tuple[int, StoredAnswer, str], ...]


async def standing(reader: Reader, table_id: int) -> list[StandingAnswer]:
    """Return every answer of a game that was not undone, in order, so that undo requests can name one of them."""
    rows = await reader.all(
        "SELECT segment, n, seat, key, answer, free FROM answer WHERE table_id = ? ORDER BY segment, n", table_id
    )
    return [
        StandingAnswer(segment, n, StoredAnswer(seat, key, tuple(json.loads(answer)), bool(free)))
        for segment, n, seat, key, answer, free in rows
    ]


async def undo_from(tx: Tx, table_id: int, seat: int, segment: int, n: int, now: float) -> Undo:
    """Undo the answers from number `n` of a segment on (counted from 1), and all of later segments, for `seat`, which
    asked for it.

    They are moved to the table's undone answers, and returned; log lines are left to the caller.
    """
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
               (SELECT count(*) FROM answer WHERE table_id = ?1 AND segment = ?2 AND n < ?3), ?5, ?6)
           RETURNING n, count""",
        table_id, segment, n, seat, json.dumps(answers), now,
    )
    await tx.run(f"DELETE FROM answer WHERE {beyond}", table_id, segment, n)
    assert row is not None
    number, count = row
    return Undo(number, seat, segment, count, tuple(_undone(one) for one in answers))


async def store_lines(tx: Tx, table_id: int, taken: int, lines: Sequence[StoredLine]) -> None:
    """Store the log lines that an undo removed (`taken`: its number among the table's undos, from 1), so that older
    messages can show them struck out."""
    await tx.many(
        "INSERT INTO taken_line (table_id, n, taken, segment, data) VALUES (?, ?, ?, ?, ?)",
        [(table_id, one.n, taken, one.segment, dump_line(one.line)) for one in lines],
    )


async def lines(reader: Reader, table_id: int, first: int, last: int) -> list[StoredLine]:
    """Return the undone log lines of a table with numbers from `first` to `last` (both included; a table's lines are
    numbered from 1), in order, for a message that has told them and now shows them struck out."""
    rows = await reader.all(
        "SELECT n, segment, data FROM taken_line WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n",
        table_id, first, last,
    )
    return [StoredLine(n, segment, load_line(data), undone=True) for n, segment, data in rows]


async def count_by_seat(reader: Reader, table_id: int) -> Counter[int]:
    """Return how many undos each seat of a table was granted, for a limit: seat -> number."""
    rows = await reader.all("SELECT seat, count(*) FROM taken_back WHERE table_id = ? GROUP BY seat", table_id)
    return Counter(dict(rows))


async def of_table(reader: Reader, table_id: int) -> list[Undo]:
    """Return all undos that were granted at a table, in order, with the answers undone, for the game's record."""
    rows = await reader.all(
        "SELECT n, seat, segment, count, answers FROM taken_back WHERE table_id = ? ORDER BY n", table_id
    )
    return [
        Undo(n, seat, segment, count, tuple(_undone(one) for one in json.loads(answers)))
        for n, seat, segment, count, answers in rows
    ]


def _undone(row: Sequence[Any]) -> tuple[int, StoredAnswer, str]:
    at, by, key, answer, free, cause, *_ = row
    return at, StoredAnswer(by, key, tuple(answer), bool(free)), cause


async def refuse(tx: Tx, table_id: int, segment: int, n: int) -> None:
    """Record that a person refused to undo an answer (number `n` of a segment, counted from 1): it cannot be asked for
    again while the answer stands. A second call changes nothing."""
    await tx.run(
        "INSERT INTO refused_undo (table_id, segment, n) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", table_id, segment, n
    )


async def refused(reader: Reader, table_id: int) -> tuple[int, int] | None:
    """Return the last answer whose undo was refused, as (segment, its number there, counted from 1); None if none was.
    Earlier answers cannot be undone either, since that would undo it too."""
    row = await reader.one(
        "SELECT segment, n FROM refused_undo WHERE table_id = ? ORDER BY segment DESC, n DESC LIMIT 1", table_id
    )
    return None if row is None else (row[0], row[1])


# -- messages that told undone lines -------------------------------------------------------------------------------


async def messages_to_update(reader: Reader, table_id: int) -> list[tuple[int, int]]:
    """Return the turn messages without buttons that tell log lines which were undone since, and do not yet show that,
    newest first: (Discord's message id, number of the table's last such undo, counted from 1)."""
    rows = await reader.all(
        """SELECT m.message_id, max(l.taken) FROM message m JOIN taken_line l
           ON l.table_id = m.table_id AND l.n BETWEEN m.first_line AND m.last_line AND l.taken > m.taken
           WHERE m.table_id = ? AND m.kind = 'turn' AND NOT m.open GROUP BY m.message_id ORDER BY m.message_id DESC""",
        table_id,
    )
    return [(row[0], row[1]) for row in rows]


async def mark_message_updated(tx: Tx, message_id: int, taken: int) -> None:
    """Record that a message (`message_id` is Discord's) shows as struck out what was undone, up to the table's undo
    number `taken`, counted from 1."""
    await tx.run("UPDATE message SET taken = ? WHERE message_id = ?", taken, message_id)
