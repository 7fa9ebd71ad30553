"""The rooms of direct messages that people have opened by a click of theirs. No other is ever written to unasked."""

from __future__ import annotations

from dataclasses import dataclass

from storage.model import Person
from storage.transaction import Reader, Tx


@dataclass(frozen=True, slots=True)
class Room:
    """A room. `language`: in which its person has read the page with the button that opened it; `closed`: Discord has
    refused a message there, and none is sent until they open it again."""

    channel_id: int
    language: str
    closed: bool = False


async def of(reader: Reader, person: Person) -> Room | None:
    """Somebody's room, open or closed."""
    row = await reader.one("SELECT channel_id, language, closed FROM room WHERE person = ?", person)
    return None if row is None else Room(row[0], row[1], bool(row[2]))


async def store(tx: Tx, person: Person, room: Room, now: float) -> None:
    """Somebody has opened their room."""
    await tx.run(
        """INSERT INTO room (person, channel_id, language, opened_at, closed) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (person) DO UPDATE SET channel_id = excluded.channel_id, language = excluded.language,
               opened_at = excluded.opened_at, closed = excluded.closed""",
        person, room.channel_id, room.language, now, room.closed,
    )


async def close(tx: Tx, person: Person) -> None:
    """Discord has refused a message there."""
    await tx.run("UPDATE room SET closed = ? WHERE person = ?", True, person)
