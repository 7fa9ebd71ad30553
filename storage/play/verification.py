"""Evidence of a game: rules epochs and answers to replay it, and draws to verify its shuffles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.chance import Draw
from games.core.run import Given
from storage.engine.compression import pack, unpack
from storage.engine.transaction import Reader, Tx

_LEVEL = 9  # written once and seldom read


@dataclass(frozen=True, slots=True)
class Epoch:
    """A rules epoch: from segment `segment` on, this rules version held.

    `state` is the JSON checkpoint with which it began; None for the start of the game, which is made from seed and
    options.
    """

    segment: int
    rules_version: int
    state: str | None


async def begin_epoch(tx: Tx, table_id: int, epoch: Epoch) -> None:
    """Store that other rules hold from this segment on, including one begun under the former rules."""
    packed = None if epoch.state is None else pack(epoch.state, _LEVEL)
    await tx.run(
        """INSERT INTO epoch (table_id, segment, rules_version, state) VALUES (?, ?, ?, ?)
           ON CONFLICT (table_id, segment)
           DO UPDATE SET rules_version = excluded.rules_version, state = excluded.state""",
        table_id, epoch.segment, epoch.rules_version, packed,
    )


async def epochs(reader: Reader, table_id: int) -> list[Epoch]:
    """Return the rules epochs of a table in order.

    At tables that are older than this record the first begins after segment 0, or there is none at all.
    """
    rows = await reader.all(
        "SELECT segment, rules_version, state FROM epoch WHERE table_id = ? ORDER BY segment", table_id
    )
    return [
        Epoch(segment, version, None if state is None else unpack(state))
        for segment, version, state in rows
    ]


async def add_draws(tx: Tx, table_id: int, segment: int, draws: Sequence[Draw], first: int = 0) -> None:
    """Store draws of a segment, numbered from `first`."""
    await tx.many(
        "INSERT INTO draw (table_id, segment, n, label, count, kind, size, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, segment, n, one.label, one.n, one.kind, one.size, json.dumps(one.result))
            for n, one in enumerate(draws, first)
        ],
    )


async def drop_draws(tx: Tx, table_id: int, segment: int, first: int = 0) -> None:
    """Delete the draws of a segment from number `first` on, and those of later segments, because they were undone."""
    await tx.run(
        "DELETE FROM draw WHERE table_id = ?1 AND (segment > ?2 OR segment = ?2 AND n >= ?3)",
        table_id, segment, first,
    )


async def draws(reader: Reader, table_id: int) -> list[tuple[int, Draw]]:
    """Return every draw that stands, with its segment, in order."""
    rows = await reader.all(
        "SELECT segment, label, count, kind, size, result FROM draw WHERE table_id = ? ORDER BY segment, n", table_id
    )
    return [
        (segment, Draw(label, count, kind, size, tuple(json.loads(result))))
        for segment, label, count, kind, size, result in rows
    ]


async def answers(reader: Reader, table_id: int) -> list[tuple[int, Given, str]]:
    """Return every answer that stands, with its segment and who gave it ("person", "ai"), in order."""
    rows = await reader.all(
        "SELECT segment, seat, key, answer, free, cause FROM answer WHERE table_id = ? ORDER BY segment, n", table_id
    )
    return [
        (segment, Given(seat, key, tuple(json.loads(answer)), bool(free)), cause)
        for segment, seat, key, answer, free, cause in rows
    ]
