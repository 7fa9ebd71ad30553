"""Open votes at tables, at most one of each kind (as on ending the game, or on an undo) at a table."""

from __future__ import annotations

import itertools
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.codec import dump, load
from games.core.text import Text
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person

_OPEN = """SELECT v.table_id, v.id, v.kind, v.about, v.by, v.said, v.payload, v.until, b.person, b.choice
    FROM vote v LEFT JOIN ballot b ON b.vote = v.id"""
"""SQL: open votes, with one row for each ballot, or one row where there is none yet."""


@dataclass(frozen=True, slots=True)
class Vote:
    """An open vote.

    The meaning of `kind`, `about` (a number) and `payload` (JSON) is up to the code that opens votes of this kind.
    `question` is the question in words. `by`: the person who asked for it; None: the table itself. `until`: when it
    expires. `ballots`: each person's choice so far.
    """

    id: int
    kind: str
    about: int
    by: Person | None
    question: Text
    payload: Mapping[str, Any]
    until: float
    ballots: Mapping[Person, str] = field(default_factory=dict)


async def find(reader: Reader, table_id: int, kind: str) -> Vote | None:
    """Return the table's open vote of a kind with its ballots; None if none is open."""
    rows = await reader.all(f"{_OPEN} WHERE v.table_id = ? AND v.kind = ?", table_id, kind)
    return _vote(rows) if rows else None


async def of_table(reader: Reader, table_id: int) -> list[Vote]:
    """Return the table's open votes, oldest first."""
    return (await of_tables(reader, [table_id]))[table_id]


async def of_tables(reader: Reader, table_ids: Collection[int]) -> dict[int, list[Vote]]:
    """Return the open votes of each of these tables, oldest first; an empty list for a table without any."""
    found: dict[int, list[Vote]] = {table_id: [] for table_id in table_ids}
    rows = await reader.all(f"{_OPEN} WHERE v.table_id IN ({marks(table_ids)}) ORDER BY v.id", *table_ids)
    for (table_id, _), of_one in itertools.groupby(rows, lambda row: row[:2]):
        found[table_id].append(_vote(list(of_one)))
    return found


async def of_kind(reader: Reader, kind: str) -> dict[int, Vote]:
    """Return the open votes of a kind at all tables, by table id. Those of tables that were ended early are left
    out."""
    rows = await reader.all(
        f"""{_OPEN} JOIN game_table t ON t.id = v.table_id AND t.status = 'playing' WHERE v.kind = ?
            ORDER BY v.table_id""",
        kind,
    )
    return {table_id: _vote(list(of_one)) for table_id, of_one in itertools.groupby(rows, lambda row: row[0])}


async def expired(reader: Reader, now: float) -> list[tuple[int, int]]:
    """Return the votes whose time has run out, as (table, vote id), those expired longest first, so that they are
    decided now.

    Left out are votes of tables that were ended early or are in Discord servers that the bot is not in.
    """
    return [
        (row[0], row[1]) for row in await reader.all(
            """SELECT v.table_id, v.id FROM vote v JOIN game_table t ON t.id = v.table_id
               WHERE v.until <= ? AND t.status = 'playing' AND NOT t.away ORDER BY v.until""",
            now,
        )
    ]


async def open_vote(
    tx: Tx, table_id: int, kind: str, text: Text, until: float, *, by: Person | None, about: int,
    payload: Mapping[str, Any],
) -> Vote:
    """Store a new vote without ballots and return it. Raises `Conflict` if one of its kind is open at the table.

    `text`: the question in words. `until`: when it expires. `by`: the person who asks; None: the table itself. `about`
    and `payload`: a number and JSON data whose meaning is up to the kind.
    """
    vote_id = await tx.insert(
        "INSERT INTO vote (table_id, kind, about, by, said, payload, until) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        table_id, kind, about, by, dump(text), json.dumps(dict(payload)), until,
    )
    return Vote(vote_id, kind, about, by, text, dict(payload), until)


async def cast_ballot(tx: Tx, vote_id: int, person: Person, choice: str) -> None:
    """Store a person's ballot in an open vote, in place of an earlier one. `choice`: one of the choices of the vote's
    kind."""
    await tx.run(
        """INSERT INTO ballot (vote, person, choice) VALUES (?, ?, ?)
           ON CONFLICT (vote, person) DO UPDATE SET choice = excluded.choice""",
        vote_id, person, choice,
    )


async def change(tx: Tx, vote_id: int, payload: Mapping[str, Any]) -> None:
    """Replace the payload (the JSON data of its kind) of an open vote. Ballots stay."""
    await tx.run("UPDATE vote SET payload = ? WHERE id = ?", json.dumps(dict(payload)), vote_id)


async def put_off(tx: Tx, vote_id: int, until: float, payload: Mapping[str, Any]) -> None:
    """Store a later time at which an open vote expires, and another payload. Ballots stay."""
    await tx.run("UPDATE vote SET until = ?, payload = ? WHERE id = ?", until, json.dumps(dict(payload)), vote_id)


async def bring_forward(tx: Tx, person: Person, kind: str, until: float) -> None:
    """Let the votes of a kind at a person's tables expire at `until`, where they would later, since the person is back
    for whose return they were put off."""
    await tx.run(
        """UPDATE vote SET until = ?1 WHERE kind = ?2 AND until > ?1
               AND table_id IN (SELECT table_id FROM seat_holder WHERE person = ?3 AND to_at IS NULL)""",
        until, kind, person,
    )


async def close_vote(tx: Tx, vote_id: int) -> None:
    """Delete a vote that is over, with its ballots."""
    await tx.run("DELETE FROM vote WHERE id = ?", vote_id)


def _vote(rows: Sequence[Row]) -> Vote:
    """Make a vote from its rows."""
    _, vote_id, kind, about, by, said, payload, until, *_ = rows[0]
    ballots: dict[Person, str] = {person: choice for *_, person, choice in rows if person is not None}
    return Vote(vote_id, kind, about, by, load(Text, said), json.loads(payload), until, ballots)
