"""The public messages of tables that stand in Discord, stored so that they can be edited later."""

from __future__ import annotations

import json
from collections.abc import Collection

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.outgoing import OutboxKind, PostedMessage, QuestionRef

_FIELDS = """m.table_id, m.kind, m.channel_id, m.message_id, m.first_line, m.last_line, m.asked, m.open, m.revision,
    m.posted_at, m.vote"""


async def of_table(reader: Reader, table_id: int) -> list[PostedMessage]:
    """Return the stored public messages of a table, oldest first by Discord's ids: the clock may have been set back."""
    rows = await reader.all(
        f"SELECT {_FIELDS} FROM message m WHERE m.table_id = ? ORDER BY m.message_id", table_id
    )
    return [_posted(row) for row in rows]


async def of_votes(reader: Reader, vote_ids: Collection[int]) -> list[PostedMessage]:
    """Return the public messages that ask for these open votes (by vote id), at any table, oldest first. Closed votes
    have none."""
    rows = await reader.all(
        f"""SELECT {_FIELDS} FROM vote v JOIN message m ON m.table_id = v.table_id AND m.vote = v.id
            WHERE v.id IN ({marks(vote_ids)}) ORDER BY m.message_id""",
        *vote_ids,
    )
    return [_posted(row) for row in rows]


def _posted(row: Row) -> PostedMessage:
    table, kind, channel, message, first, last, asked, is_open, revision, posted_at, vote = row
    return PostedMessage(
        table, OutboxKind(kind), channel, message, first, last, tuple(QuestionRef(*ask) for ask in json.loads(asked)),
        bool(is_open), revision, posted_at, vote,
    )


async def store(tx: Tx, message: PostedMessage, now: float) -> None:
    """Store a public message that was sent, or, if its message id is stored already, what an edit of it has changed.

    After an edit, the log lines that it tells, its pings and whether it has buttons are replaced, and its revision is
    one higher; the time of posting (`now`) and the vote of the first call stay.
    """
    await tx.run(
        """INSERT INTO message (table_id, kind, channel_id, message_id, first_line, last_line, asked, open, revision,
               posted_at, vote) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (message_id) DO UPDATE SET first_line = excluded.first_line, last_line = excluded.last_line,
               asked = excluded.asked, open = excluded.open, revision = message.revision + 1""",
        message.table_id, message.kind, message.channel_id, message.message_id, message.first_line, message.last_line,
        json.dumps([(ask.seat, ask.number) for ask in message.asked]), message.open, message.revision, now,
        message.vote,
    )


async def mark_without_buttons(tx: Tx, message_id: int) -> None:
    """Record that a message has lost its buttons, and count that as an edit (`revision`)."""
    await tx.run("UPDATE message SET open = FALSE, revision = revision + 1 WHERE message_id = ?", message_id)


async def count_lost(tx: Tx, table_id: int) -> None:
    """Add one to a table's lost messages, for a message that was deleted in Discord before it was stored here.

    The number makes the next message differ from the lost one for Discord, which would otherwise refuse it as a
    repetition.
    """
    await tx.run("UPDATE game_table SET lost_messages = lost_messages + 1 WHERE id = ?", table_id)


async def delete(tx: Tx, message_id: int) -> None:
    """Delete the record of a message that no longer exists in Discord, and add one to its table's lost messages.

    The number makes the message sent in its place differ for Discord, which would otherwise refuse it as a repetition.
    """
    await tx.run(
        """UPDATE game_table SET lost_messages = lost_messages + 1
           WHERE id = (SELECT table_id FROM message WHERE message_id = ?)""",
        message_id,
    )
    await tx.run("DELETE FROM message WHERE message_id = ?", message_id)
