"""Mark a table's messages for publishing: log lines of the table service, and rows of the outbox.

A private table has no messages in Discord, so nothing is put into the outbox for it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.journal import Line
from games.core.text import Text
from storage.engine.transaction import Tx
from storage.model import HomeKind, TableInfo
from storage.notifications import outbox
from storage.outgoing import Notice, OutboxKind, Ping
from storage.play import lines, tables

SURE = 120.0
"""Seconds for which Discord certainly recognises a message by its nonce; its documentation says "the past few
minutes"."""


def public(info: TableInfo) -> bool:
    """Return whether the table has messages in Discord."""
    return info.home.kind is not HomeKind.PRIVATE


async def publish(
    tx: Tx, info: TableInfo, kind: OutboxKind, now: float, *, wait: float = 0.0, new_asks: Sequence[Ping] = (),
    open_seats: Collection[int] = (), numbers: Mapping[int, int] = outbox.NO_NUMBERS,
) -> None:
    """Mark the table's messages of a kind as out of date (see `storage.notifications.outbox.put`)."""
    if public(info):
        await outbox.put(
            tx, info.id, kind, now, wait=wait, new_asks=new_asks, open_seats=open_seats, numbers=numbers
        )


async def tell(tx: Tx, info: TableInfo, now: float, *notices: Notice) -> None:
    """Put notices, in addition to the turn message, into the outbox.

    Publishing also removes buttons of earlier notices that are no longer useful, even without a new notice.
    """
    if public(info):
        await outbox.put(tx, info.id, OutboxKind.NOTICE, now, notices=notices)


async def log_and_show(tx: Tx, info: TableInfo, said: Text, now: float) -> None:
    """Add a public line to the log and show it in the turn message. Open questions stay unchanged."""
    await log_line(tx, info, said)
    await publish(tx, info, OutboxKind.TURN, now, open_seats=range(len(info.seats)))


async def log_line(tx: Tx, info: TableInfo, said: Text, weight: int = 1) -> None:
    """Add a public line of the table service to the log."""
    segment = (await tables.progress(tx, info.id)).segment
    await lines.add_own(tx, info.id, segment, [Line(said, weight=weight)])
