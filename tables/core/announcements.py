"""Mark a table's messages for publishing: log lines of the table service, and rows of the outbox (messages that are
still to be sent or edited in Discord).

A private table has no messages in Discord, so nothing is put into the outbox for it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.journal import Line
from games.core.text import Text
from storage.engine.transaction import Tx
from storage.model import HomeKind, TableInfo
from storage.notifications import outbox
from storage.outgoing import Notice, OutboxKind, QuestionRef
from storage.play import lines, tables

NONCE_SECONDS = 120.0
"""Seconds for which Discord certainly recognises a message by its nonce; its documentation says "the past few
minutes"."""


def is_public(info: TableInfo) -> bool:
    """Return whether the table has messages in Discord, that is, is not a private table (lessons, puzzles)."""
    return info.home.kind is not HomeKind.PRIVATE


async def publish(
    tx: Tx, info: TableInfo, kind: OutboxKind, now: float, *, wait: float = 0.0, new_asks: Sequence[QuestionRef] = (),
    open_seats: Collection[int] = (), numbers: Mapping[int, int] = outbox.NO_NUMBERS,
) -> None:
    """Store in the outbox that the table's message of a kind is out of date, so that the publisher edits or sends it.
    Nothing happens for a private table.

    It is due in `wait` seconds, in place of an earlier due time, but at most 10 seconds after the row was first stored.
    `new_asks` are questions to ping for. `open_seats` must name every seat that may be pinged: pings for other seats,
    new ones and those that still wait, are dropped. `numbers` (seat -> number of its question now) gives the waiting
    pings the new number of their question, in case an act has changed it.
    """
    if is_public(info):
        await outbox.put(
            tx, info.id, kind, now, wait=wait, new_asks=new_asks, open_seats=open_seats, numbers=numbers
        )


async def put_notices(tx: Tx, info: TableInfo, now: float, *notices: Notice) -> None:
    """Store notices (messages in addition to the turn message) in the outbox.

    Publishing also removes buttons of earlier notices that are no longer useful, even without a new notice.
    """
    if is_public(info):
        await outbox.put(tx, info.id, OutboxKind.NOTICE, now, notices=notices)


async def log_and_show(tx: Tx, info: TableInfo, text: Text, now: float) -> None:
    """Add a public line to the table's log and have the turn message edited to show it. Open questions stay
    unchanged."""
    await log_line(tx, info, text)
    await publish(tx, info, OutboxKind.TURN, now, open_seats=range(len(info.seats)))


async def log_line(tx: Tx, info: TableInfo, text: Text, weight: int = 1) -> None:
    """Add a public line of the table service to the table's log, without publishing it. `weight` 2 marks the start of a
    chapter, 0 a detail that summaries leave out."""
    segment = (await tables.progress(tx, info.id)).segment
    await lines.append_service_lines(tx, info.id, segment, [Line(text, weight=weight)])
