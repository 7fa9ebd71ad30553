"""Evidence of a game, by segments (stretches between two stored states): answers to replay it, and draws (shuffles,
dice) to verify its chance.

A rules epoch is the part of a game that was played under one version of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.chance import Draw
from games.core.run import StoredAnswer
from storage.engine.compression import pack, unpack
from storage.engine.transaction import Reader, Tx

_LEVEL = 9  # written once and seldom read


@dataclass(frozen=True, slots=True)
class Epoch:
    """A rules epoch: the part of a game played under one version of the rules, beginning with segment `segment`.

    `state` is the JSON state of the game with which it began; None for the start of the game, which is made from seed
    and options.
    """

    segment: int
    rules_version: int
    state: str | None


async def begin_epoch(tx: Tx, table_id: int, epoch: Epoch) -> None:
    """Store a new epoch (part of the game played under one version of the rules): from its segment on another version
    holds, also if the segment was begun under the former one. It replaces an epoch that begins at the same segment."""
    packed = None if epoch.state is None else pack(epoch.state, _LEVEL)
    await tx.run(
        """INSERT INTO epoch (table_id, segment, rules_version, state) VALUES (?, ?, ?, ?)
           ON CONFLICT (table_id, segment)
           DO UPDATE SET rules_version = excluded.rules_version, state = excluded.state""",
        table_id, epoch.segment, epoch.rules_version, packed,
    )


async def epochs(reader: Reader, table_id: int) -> list[Epoch]:
    """Return the rules epochs of a table (parts of its game played under one version of the rules) in order.

    Tables that are older than this record have none, or their first one begins after segment 0.
    """
    rows = await reader.all(
        "SELECT segment, rules_version, state FROM epoch WHERE table_id = ? ORDER BY segment", table_id
    )
    return [
        Epoch(segment, version, None if state is None else unpack(state))
        for segment, version, state in rows
    ]


async def add_draws(tx: Tx, table_id: int, segment: int, draws: Sequence[Draw], first: int = 0) -> None:
    """Store draws of a segment (a stretch of the game between two stored states), numbered there from `first` on (0 for
    its first draw). Raises `Conflict`, at the latest at the commit, for a number that is stored already."""
    await tx.many(
        "INSERT INTO draw (table_id, segment, n, label, count, kind, size, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, segment, n, one.label, one.n, one.kind, one.size, json.dumps(one.result))
            for n, one in enumerate(draws, first)
        ],
    )


async def drop_draws(tx: Tx, table_id: int, segment: int, first: int = 0) -> None:
    """Delete the draws of a segment from number `first` on (counted from 0), and those of later segments, because they
    were undone."""
    await tx.run(
        "DELETE FROM draw WHERE table_id = ?1 AND (segment > ?2 OR segment = ?2 AND n >= ?3)",
        table_id, segment, first,
    )


async def draws(reader: Reader, table_id: int) -> list[tuple[int, Draw]]:
    """Return every draw of a game that was not undone, with its segment, in order."""
    rows = await reader.all(
        "SELECT segment, label, count, kind, size, result FROM draw WHERE table_id = ? ORDER BY segment, n", table_id
    )
    return [
        (segment, Draw(label, count, kind, size, tuple(json.loads(result))))
        for segment, label, count, kind, size, result in rows
    ]


async def answers(reader: Reader, table_id: int) -> list[tuple[int, StoredAnswer, str]]:
    """Return every answer of a game that was not undone, as (segment, answer, cause), in order. Cause: who gave it
    ("person", "ai", "order": an answer given ahead)."""
    rows = await reader.all(
        "SELECT segment, seat, key, answer, free, cause FROM answer WHERE table_id = ? ORDER BY segment, n", table_id
    )
    return [
        (segment, StoredAnswer(seat, key, tuple(json.loads(answer)), bool(free)), cause)
        for segment, seat, key, answer, free, cause in rows
    ]
