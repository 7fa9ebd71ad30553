"""Reviews of finished games, one for each person who asked for theirs, and which decisions were a person's own."""

from __future__ import annotations

from storage.engine.transaction import Reader, Tx
from storage.model import Person


async def find(reader: Reader, table_id: int, person: Person) -> str | None:
    """Return the review of a person's decisions at a table as JSON, None if none was made."""
    row = await reader.one("SELECT data FROM review WHERE table_id = ? AND person = ?", table_id, person)
    return None if row is None else str(row[0])


async def store(tx: Tx, table_id: int, seat: int, person: Person, data: str) -> None:
    """Store a review as JSON, unless there is one already, or the seat is no longer the person's, because their data or
    the table was deleted meanwhile."""
    await tx.run(
        """INSERT INTO review (table_id, person, data)
           SELECT ?1, ?3, ?4 WHERE EXISTS (
               SELECT 1 FROM seat_holder WHERE table_id = ?1 AND seat = ?2 AND (person = ?3 OR lent_by = ?3))
           ON CONFLICT (table_id, person) DO NOTHING""",
        table_id, seat, person, data,
    )


async def own_decisions(reader: Reader, table_id: int, seat: int, person: Person) -> set[tuple[int, int]]:
    """Return the answers that a person gave on a seat, also ahead, as (segment, number of answers before it in that
    segment). Those of others who held the seat, and of an AI that played for them, are left out. A segment is a stretch
    of the game between two stored states."""
    rows = await reader.all(
        """SELECT a.segment, a.seat = ?2 AND a.cause <> 'ai' AND EXISTS (
                  SELECT 1 FROM seat_holder h WHERE h.table_id = a.table_id AND h.seat = a.seat AND h.person = ?3
                      AND h.from_at <= a.answered_at AND (h.to_at IS NULL OR a.answered_at <= h.to_at))
           FROM answer a WHERE a.table_id = ?1 ORDER BY a.segment, a.n""",
        table_id, seat, person,
    )
    found, last, count = set[tuple[int, int]](), None, 0
    for segment, own in rows:
        count = count + 1 if segment == last else 0
        last = segment
        if own:
            found.add((segment, count))
    return found
