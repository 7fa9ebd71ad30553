"""Rooms: the direct-message channels that people opened to the bot by a click. The bot writes to no other person
unasked."""

from __future__ import annotations

from storage.engine.transaction import Reader, Tx
from storage.model import DirectMessageRoom, Person
from storage.person_lock import hold_person


async def room_of(reader: Reader, person: Person) -> DirectMessageRoom | None:
    """Return a person's room (their direct-message channel), open or closed; None if they never opened one."""
    row = await reader.one("SELECT channel_id, language, closed FROM room WHERE person = ?", person)
    return None if row is None else DirectMessageRoom(row[0], row[1], bool(row[2]))


async def store(tx: Tx, person: Person, room: DirectMessageRoom, now: float) -> None:
    """Store the direct-message channel that a person has opened by a click at `now`. It replaces an earlier one and its
    `closed` mark. Raises `PersonDeleted`."""
    await hold_person(tx, person)
    await tx.run(
        """INSERT INTO room (person, channel_id, language, opened_at, closed) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (person) DO UPDATE SET channel_id = excluded.channel_id, language = excluded.language,
               opened_at = excluded.opened_at, closed = excluded.closed""",
        person, room.channel_id, room.language, now, room.closed,
    )


async def close(tx: Tx, person: Person) -> None:
    """Mark a person's direct-message channel as closed, because Discord refused a message there. Nothing is sent to it
    until they open it again."""
    await tx.run("UPDATE room SET closed = ? WHERE person = ?", True, person)
