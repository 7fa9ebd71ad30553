"""Public messages that stand in Discord."""

from __future__ import annotations

import json

from storage.outgoing import OutboxKind, Ping, PostedMessage
from storage.transaction import Reader, Tx


async def of_table(reader: Reader, table_id: int) -> list[PostedMessage]:
    """The table's messages, oldest first."""
    rows = await reader.all(
        """SELECT table_id, kind, channel_id, message_id, first_line, last_line, asked, open, revision, posted_at, vote
           FROM message WHERE table_id = ? ORDER BY posted_at, message_id""",
        table_id,
    )
    return [
        PostedMessage(
            table, OutboxKind(kind), channel, message, first, last, tuple(Ping(*ask) for ask in json.loads(asked)),
            bool(is_open), revision, posted_at, vote,
        )
        for table, kind, channel, message, first, last, asked, is_open, revision, posted_at, vote in rows
    ]


async def store(tx: Tx, message: PostedMessage, now: float) -> None:
    """Store a message that was sent, or its changes after an edit. When it was first posted stays."""
    await tx.run(
        """INSERT INTO message (table_id, kind, channel_id, message_id, first_line, last_line, asked, open, revision,
               posted_at, vote) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (message_id) DO UPDATE SET first_line = excluded.first_line, last_line = excluded.last_line,
               asked = excluded.asked, open = excluded.open, revision = message.revision + 1""",
        message.table_id, message.kind, message.channel_id, message.message_id, message.first_line, message.last_line,
        json.dumps([(ask.seat, ask.number) for ask in message.asked]), message.open, message.revision, now,
        message.vote,
    )


async def close(tx: Tx, message_id: int) -> None:
    """A message has lost its buttons."""
    await tx.run("UPDATE message SET open = FALSE, revision = revision + 1 WHERE message_id = ?", message_id)


async def count_lost(tx: Tx, table_id: int) -> None:
    """A message that was never noted no longer exists."""
    await tx.run("UPDATE game_table SET lost_messages = lost_messages + 1 WHERE id = ?", table_id)


async def forget(tx: Tx, message_id: int) -> None:
    """A message no longer exists: what takes its place is another attempt."""
    await tx.run(
        """UPDATE game_table SET lost_messages = lost_messages + 1
           WHERE id = (SELECT table_id FROM message WHERE message_id = ?)""",
        message_id,
    )
    await tx.run("DELETE FROM message WHERE message_id = ?", message_id)
