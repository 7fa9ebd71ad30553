"""What the world is to be told about a table: log lines of the service, and rows of the outbox. A private table has no
messages in Discord, so nothing is put into the outbox for it."""

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
"""Seconds for which Discord certainly knows a message by its nonce again: it says "the past few minutes"."""


def public(info: TableInfo) -> bool:
    """Whether the table has messages in Discord."""
    return info.home.kind is not HomeKind.PRIVATE


async def publish(
    tx: Tx, info: TableInfo, kind: OutboxKind, now: float, *, wait: float = 0.0, new_asks: Sequence[Ping] = (),
    open_seats: Collection[int] = (), numbers: Mapping[int, int] = outbox.NO_NUMBERS,
) -> None:
    """The table's messages of a kind are out of date (see `storage.notifications.outbox.put`)."""
    if public(info):
        await outbox.put(
            tx, info.id, kind, now, wait=wait, new_asks=new_asks, open_seats=open_seats, numbers=numbers
        )


async def tell(tx: Tx, info: TableInfo, now: float, *notices: Notice) -> None:
    """Say something beside the turn message. Earlier notices lose buttons that are of no use any more, also when there
    is nothing to say."""
    if public(info):
        await outbox.put(tx, info.id, OutboxKind.NOTICE, now, notices=notices)


async def log_and_show(tx: Tx, info: TableInfo, said: Text, now: float) -> None:
    """A public line of the service, which the turn message is to tell; questions stay as they are."""
    await log_line(tx, info, said)
    await publish(tx, info, OutboxKind.TURN, now, open_seats=range(len(info.seats)))


async def log_line(tx: Tx, info: TableInfo, said: Text, weight: int = 1) -> None:
    """A public line of the service in the table's log."""
    segment = (await tables.progress(tx, info.id)).segment
    await lines.add_own(tx, info.id, segment, [Line(said, weight=weight)])
