"""Open votes at a table: at most one of each kind."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from games.core.codec import dump, load
from games.core.text import Text
from storage.connection import Row
from storage.model import Person
from storage.transaction import Reader, Tx

FIELDS = "id, kind, about, by, said, payload, until"


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote. What `kind`, `about` (a number) and `payload` (JSON) mean says who opens votes of this kind; `said`
    is the question in words. `by`: who asked for it; None: the table itself. `ballots`: who has said what."""

    id: int
    kind: str
    about: int
    by: Person | None
    said: Text
    payload: Mapping[str, Any]
    until: float
    ballots: Mapping[Person, str] = field(default_factory=dict)


async def find(reader: Reader, table_id: int, kind: str) -> Vote | None:
    """The table's open vote of a kind."""
    row = await reader.one(f"SELECT {FIELDS} FROM vote WHERE table_id = ? AND kind = ?", table_id, kind)
    return None if row is None else await _vote(reader, row)


async def of_table(reader: Reader, table_id: int) -> list[Vote]:
    """The table's open votes, oldest first."""
    rows = await reader.all(f"SELECT {FIELDS} FROM vote WHERE table_id = ? ORDER BY id", table_id)
    return [await _vote(reader, row) for row in rows]


async def run_out(reader: Reader, now: float) -> list[tuple[int, int]]:
    """The votes whose time has run out, as tables and ids. At a table that was ended early they rest."""
    return [
        (row[0], row[1]) for row in await reader.all(
            """SELECT v.table_id, v.id FROM vote v JOIN game_table t ON t.id = v.table_id
               WHERE v.until <= ? AND t.status = 'playing' ORDER BY v.until""",
            now,
        )
    ]


async def open_vote(
    tx: Tx, table_id: int, kind: str, said: Text, until: float, *, by: Person | None, about: int,
    payload: Mapping[str, Any],
) -> Vote:
    """Open a vote. None of its kind may be open."""
    vote_id = await tx.insert(
        "INSERT INTO vote (table_id, kind, about, by, said, payload, until) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        table_id, kind, about, by, dump(said), json.dumps(dict(payload)), until,
    )
    return Vote(vote_id, kind, about, by, said, dict(payload), until)


async def say(tx: Tx, vote_id: int, person: Person, choice: str) -> None:
    """What somebody says now, instead of what they have said before."""
    await tx.run(
        """INSERT INTO ballot (vote, person, choice) VALUES (?, ?, ?)
           ON CONFLICT (vote, person) DO UPDATE SET choice = excluded.choice""",
        vote_id, person, choice,
    )


async def change(tx: Tx, vote_id: int, payload: Mapping[str, Any]) -> None:
    """Other things hold for an open vote by now."""
    await tx.run("UPDATE vote SET payload = ? WHERE id = ?", json.dumps(dict(payload)), vote_id)


async def close_vote(tx: Tx, vote_id: int) -> None:
    """The vote is over."""
    await tx.run("DELETE FROM vote WHERE id = ?", vote_id)


async def _vote(reader: Reader, row: Row) -> Vote:
    vote_id, kind, about, by, said, payload, until = row
    ballots = await reader.all("SELECT person, choice FROM ballot WHERE vote = ?", vote_id)
    choices: dict[Person, str] = dict(ballots)
    return Vote(vote_id, kind, about, by, load(Text, said), json.loads(payload), until, choices)
