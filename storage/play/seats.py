"""Changes of the seats of tables and of their holders, people and AIs. Seats are read with their table
(`storage.play.tables`) and counted from 0. A person can lend their seat to an AI, which plays it until they take it
back."""

from __future__ import annotations

from storage.engine.transaction import Tx
from storage.model import Person
from storage.person_lock import hold_person


async def fill(
    tx: Tx, table_id: int, seat: int, now: float, *, person: Person | None = None, ai: str | None = None,
    lent_by: Person | None = None,
) -> None:
    """Put a person or an AI (`ai`: its level) on a seat from `now` on. A seat that is not free leads to `Conflict`.
    Raises `PersonDeleted`.

    `lent_by`: the person for whom the AI plays, and who may take the seat back.
    """
    if person is not None:
        await hold_person(tx, person)
    await tx.run(
        "INSERT INTO seat_holder (table_id, seat, person, ai, lent_by, from_at) VALUES (?, ?, ?, ?, ?, ?)",
        table_id, seat, person, ai, lent_by, now,
    )


async def set_level(tx: Tx, table_id: int, level: str) -> None:
    """Set the level of all AIs at a table, including those that play for a person."""
    await tx.run(
        "UPDATE seat_holder SET ai = ? WHERE table_id = ? AND ai IS NOT NULL AND to_at IS NULL", level, table_id
    )


async def leave(tx: Tx, table_id: int, seat: int, now: float) -> None:
    """Let the seat's present holder leave it at `now`, during the game. The row stays and records that they sat there;
    the seat must be filled again."""
    await tx.run(
        "UPDATE seat_holder SET to_at = ? WHERE table_id = ? AND seat = ? AND to_at IS NULL", now, table_id, seat
    )


async def end_lending(tx: Tx, table_id: int, person: Person) -> None:
    """Let the AIs at a table that play for a person keep those seats for good: the person can no longer take them
    back."""
    await tx.run(
        "UPDATE seat_holder SET lent_by = NULL WHERE table_id = ? AND lent_by = ? AND to_at IS NULL", table_id, person
    )


async def remove(tx: Tx, table_id: int, seat: int) -> None:
    """Remove a seat with its holder in the lobby. The seats after it get numbers lower by one."""
    await tx.run("DELETE FROM seat_holder WHERE table_id = ? AND seat = ?", table_id, seat)
    # SQLite checks uniqueness row by row, so seats are renumbered by way of negative numbers
    await tx.run("UPDATE seat_holder SET seat = -seat WHERE table_id = ? AND seat > ?", table_id, seat)
    await tx.run("UPDATE seat_holder SET seat = -seat - 1 WHERE table_id = ? AND seat < 0", table_id)
