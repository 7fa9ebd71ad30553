"""Who is away, from when to when."""

from __future__ import annotations

from storage.model import Absence, Person
from storage.transaction import Reader, Tx

FIELDS = "id, person, from_at, to_at, note, how, state, made_at"


async def of_person(reader: Reader, person: Person) -> list[Absence]:
    """Everything that somebody has entered, in order of time."""
    rows = await reader.all(f"SELECT {FIELDS} FROM absence WHERE person = ? ORDER BY from_at, id", person)
    return [Absence(*row) for row in rows]


async def due(reader: Reader, now: float) -> list[Absence]:
    """Those that begin or end now."""
    rows = await reader.all(
        f"""SELECT {FIELDS} FROM absence
            WHERE state = 'planned' AND from_at <= ?1 OR state = 'running' AND to_at <= ?1 ORDER BY id""",
        now,
    )
    return [Absence(*row) for row in rows]


async def draft(tx: Tx, person: Person, from_at: float, to_at: float, note: str, how: str, now: float) -> int:
    """What somebody thinks of, instead of what they thought of before. Returns its id."""
    await tx.run("DELETE FROM absence WHERE person = ? AND state = 'draft'", person)
    return await tx.insert(
        """INSERT INTO absence (person, from_at, to_at, note, how, state, made_at)
           VALUES (?, ?, ?, ?, ?, 'draft', ?) RETURNING id""",
        person, from_at, to_at, note, how, now,
    )


async def plan(tx: Tx, absence: Absence, from_at: float, to_at: float, now: float) -> None:
    """A draft is meant, from `from_at` on."""
    await tx.run(
        "UPDATE absence SET state = 'planned', from_at = ?, to_at = ?, made_at = ? WHERE id = ?",
        from_at, to_at, now, absence.id,
    )


async def set_state(tx: Tx, absence_id: int, state: str) -> None:
    """An absence begins, or is over."""
    await tx.run("UPDATE absence SET state = ? WHERE id = ?", state, absence_id)


async def end_now(tx: Tx, absence: Absence, now: float) -> None:
    """Somebody is back, or does not go."""
    if absence.state in ("draft", "planned"):
        await tx.run("DELETE FROM absence WHERE id = ?", absence.id)
    else:
        await tx.run("UPDATE absence SET to_at = ?1 WHERE id = ?2 AND to_at > ?1", now, absence.id)


async def lend(tx: Tx, absence_id: int, table_id: int, seat: int) -> None:
    """An AI plays there because of an absence."""
    await tx.run("INSERT INTO absence_seat (absence, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                 absence_id, table_id, seat)


async def lent(reader: Reader, absence_id: int) -> list[tuple[int, int]]:
    """Where an AI plays because of an absence: table and seat."""
    rows = await reader.all("SELECT table_id, seat FROM absence_seat WHERE absence = ?", absence_id)
    return [(row[0], row[1]) for row in rows]
