"""The public messages that tables have in Discord."""

from __future__ import annotations

import json
from collections.abc import Collection

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.outgoing import OutboxKind, Ping, PostedMessage

_FIELDS = """m.table_id, m.kind, m.channel_id, m.message_id, m.first_line, m.last_line, m.asked, m.open, m.revision,
    m.posted_at, m.vote"""


async def of_table(reader: Reader, table_id: int) -> list[PostedMessage]:
    """Return the table's messages, oldest first."""
    rows = await reader.all(
        f"SELECT {_FIELDS} FROM message m WHERE m.table_id = ? ORDER BY m.posted_at, m.message_id", table_id
    )
    return [_posted(row) for row in rows]


async def of_votes(reader: Reader, vote_ids: Collection[int]) -> list[PostedMessage]:
    """Return the messages that ask for these open votes, at any table, oldest first."""
    rows = await reader.all(
        f"""SELECT {_FIELDS} FROM vote v JOIN message m ON m.table_id = v.table_id AND m.vote = v.id
            WHERE v.id IN ({marks(vote_ids)}) ORDER BY m.posted_at, m.message_id""",
        *vote_ids,
    )
    return [_posted(row) for row in rows]


def _posted(row: Row) -> PostedMessage:
    table, kind, channel, message, first, last, asked, is_open, revision, posted_at, vote = row
    return PostedMessage(
        table, OutboxKind(kind), channel, message, first, last, tuple(Ping(*ask) for ask in json.loads(asked)),
        bool(is_open), revision, posted_at, vote,
    )


async def store(tx: Tx, message: PostedMessage, now: float) -> None:
    """Store a message that was sent, or its changes after an edit. The time of its first posting is kept."""
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
    """Note that a message has lost its buttons."""
    await tx.run("UPDATE message SET open = FALSE, revision = revision + 1 WHERE message_id = ?", message_id)


async def count_lost(tx: Tx, table_id: int) -> None:
    """Count a message that no longer exists and was never stored."""
    await tx.run("UPDATE game_table SET lost_messages = lost_messages + 1 WHERE id = ?", table_id)


async def forget(tx: Tx, message_id: int) -> None:
    """Delete a message that no longer exists in Discord, and count it: its replacement is another attempt."""
    await tx.run(
        """UPDATE game_table SET lost_messages = lost_messages + 1
           WHERE id = (SELECT table_id FROM message WHERE message_id = ?)""",
        message_id,
    )
    await tx.run("DELETE FROM message WHERE message_id = ?", message_id)
