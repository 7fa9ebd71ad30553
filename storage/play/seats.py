"""Seats of tables and their holders: people and AIs."""

from __future__ import annotations

from storage.engine.transaction import Tx
from storage.model import Person


async def sit(
    tx: Tx, table_id: int, seat: int, now: float, *, person: Person | None = None, ai: str | None = None,
    lent_by: Person | None = None,
) -> None:
    """Put a person or an AI on a free seat. `lent_by`: the person for whom the AI plays."""
    await tx.run(
        "INSERT INTO seat_holder (table_id, seat, person, ai, lent_by, from_at) VALUES (?, ?, ?, ?, ?, ?)",
        table_id, seat, person, ai, lent_by, now,
    )


async def set_level(tx: Tx, table_id: int, level: str) -> None:
    """Set the level of all AIs at a table."""
    await tx.run(
        "UPDATE seat_holder SET ai = ? WHERE table_id = ? AND ai IS NOT NULL AND to_at IS NULL", level, table_id
    )


async def stand_up(tx: Tx, table_id: int, seat: int, now: float) -> None:
    """Let the seat's present holder leave it during the game. The row stays and records that they sat there."""
    await tx.run(
        "UPDATE seat_holder SET to_at = ? WHERE table_id = ? AND seat = ? AND to_at IS NULL", now, table_id, seat
    )


async def lend_no_more(tx: Tx, table_id: int, person: Person) -> None:
    """Make the seats that a person lent to an AI at a table the AI's own."""
    await tx.run(
        "UPDATE seat_holder SET lent_by = NULL WHERE table_id = ? AND lent_by = ? AND to_at IS NULL", table_id, person
    )


async def remove(tx: Tx, table_id: int, seat: int) -> None:
    """Remove a seat in the lobby; later seats move up."""
    await tx.run("DELETE FROM seat_holder WHERE table_id = ? AND seat = ?", table_id, seat)
    # SQLite checks uniqueness row by row, so seats are renumbered by way of negative numbers
    await tx.run("UPDATE seat_holder SET seat = -seat WHERE table_id = ? AND seat > ?", table_id, seat)
    await tx.run("UPDATE seat_holder SET seat = -seat - 1 WHERE table_id = ? AND seat < 0", table_id)
