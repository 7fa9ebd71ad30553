"""Direct-message channels ("rooms") that people opened by a click. The bot never writes to any other unasked."""

from __future__ import annotations

from storage.engine.transaction import Reader, Tx
from storage.model import Person, Room


async def of(reader: Reader, person: Person) -> Room | None:
    """Return a person's direct-message room, open or closed; None if they never opened one."""
    row = await reader.one("SELECT channel_id, language, closed FROM room WHERE person = ?", person)
    return None if row is None else Room(row[0], row[1], bool(row[2]))


async def store(tx: Tx, person: Person, room: Room, now: float) -> None:
    """Store the room that a person has opened. It replaces an earlier one."""
    await tx.run(
        """INSERT INTO room (person, channel_id, language, opened_at, closed) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (person) DO UPDATE SET channel_id = excluded.channel_id, language = excluded.language,
               opened_at = excluded.opened_at, closed = excluded.closed""",
        person, room.channel_id, room.language, now, room.closed,
    )


async def close(tx: Tx, person: Person) -> None:
    """Mark a person's room as closed, because Discord refused a message there."""
    await tx.run("UPDATE room SET closed = ? WHERE person = ?", True, person)
