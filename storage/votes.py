"""Votes on ending a table early: at most one open a table."""

from __future__ import annotations

from dataclasses import dataclass

from storage.model import Person
from storage.transaction import Reader, Tx


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote: who asked for it, who has agreed (with them), until when."""

    by: Person
    agreed: frozenset[Person]
    until: float


async def find(reader: Reader, table_id: int) -> Vote | None:
    """The table's open vote."""
    row = await reader.one("SELECT by, until FROM vote WHERE table_id = ?", table_id)
    if row is None:
        return None
    ballots = await reader.all("SELECT person FROM ballot WHERE table_id = ?", table_id)
    return Vote(row[0], frozenset(ballot[0] for ballot in ballots), row[1])


async def open_vote(tx: Tx, table_id: int, by: Person, until: float) -> None:
    """Open a vote, unless one is open."""
    await tx.run("INSERT OR IGNORE INTO vote (table_id, by, until) VALUES (?, ?, ?)", table_id, by, until)


async def agree(tx: Tx, table_id: int, person: Person) -> None:
    """Somebody agrees to the open vote."""
    await tx.run("INSERT OR IGNORE INTO ballot (table_id, person) VALUES (?, ?)", table_id, person)


async def close_vote(tx: Tx, table_id: int) -> None:
    """The vote is over."""
    await tx.run("DELETE FROM vote WHERE table_id = ?", table_id)
