"""Personal data: each column that refers to a person, what an export shows of it, and what deletion does to it.

A test finds every such column of the schema and demands that it is listed here. A row that must stay, because other
people played that game too, then points to one shared row of `person`, so that nobody can tell which games belonged to
the same person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from storage.engine.transaction import Reader, Tx, quoted
from storage.model import NOBODY, Person
from storage.play.tables import RUNNING


class Fate(Enum):
    """What happens to a row when the person it refers to is deleted."""

    GOES = "the row goes"
    NOBODY = "it refers to nobody from then on"
    EMPTY = "it refers to none"


@dataclass(frozen=True, slots=True)
class Mention:
    """A column that refers to a person.

    `told`: the columns of such a row that the person's data export shows, empty if it says nothing about them. `only`:
    SQL that selects the rows that refer to a person at all.
    """

    table: str
    column: str
    fate: Fate
    told: tuple[str, ...]
    only: str = "TRUE"


MENTIONS = (
    Mention("game_table", "opener", Fate.NOBODY, ("id", "game", "status", "opened_at")),
    Mention("seat_holder", "person", Fate.NOBODY, ("table_id", "seat", "from_at", "to_at")),
    Mention("seat_holder", "lent_by", Fate.EMPTY, ("table_id", "seat", "ai", "from_at", "to_at")),
    Mention("vote", "by", Fate.EMPTY, ("table_id", "kind", "until")),
    Mention("ballot", "person", Fate.GOES, ("vote", "choice")),
    Mention("daily_play", "person", Fate.EMPTY, ("day", "table_id")),
    Mention("standing_order", "person", Fate.GOES, (
        "table_id", "seat", "key", "args", "plan", "scope", "left", "made_at",
    )),
    Mention("owed", "person", Fate.GOES, ("table_id", "seat", "what", "number", "told")),
    Mention("notice", "person", Fate.GOES, ("table_id", "kind", "items", "due_at")),
    Mention("room", "person", Fate.GOES, ("channel_id", "language", "opened_at", "closed")),
    Mention("muted", "person", Fate.GOES, ("table_id",)),
    Mention("digest", "person", Fate.GOES, ("due_at",)),
    Mention("absence", "person", Fate.GOES, ("from_at", "to_at", "note", "how", "state", "made_at")),
    Mention("invitation", "by", Fate.GOES, ("table_id", "seat", "until")),
    Mention("invitation", "person", Fate.GOES, ("table_id", "seat", "until", "declined")),
    Mention("ready", "person", Fate.GOES, ("table_id", "at")),
    Mention("follower", "person", Fate.GOES, ("table_id", "every")),
    Mention("met", "person", Fate.GOES, ("game", "thing", "at")),
    Mention("played", "person", Fate.GOES, ("table_id", "seat", "way", "cards", "mu", "sigma")),
    Mention("moving_offer", "person", Fate.GOES, ("guild_id", "until")),
    Mention("used", "who", Fate.GOES, ("what", "until", "n"), only="what LIKE '%-person'"),
)

NOT_PEOPLE = {("person", "id"), ("person", "discord_id")}
"""Columns that look like references to a row of `person` but are none."""


async def rows_about(reader: Reader, person: Person) -> dict[str, list[dict[str, Any]]]:
    """Return the stored data about a person for their export, by table and column."""
    columns = tuple(column for column in await reader.columns("person") if column != "id")
    found = {"person": await _named(reader, columns, "person WHERE id = ?", person)}
    for one in MENTIONS:
        if one.told:
            where = f"{one.table} WHERE {one.column} = ? AND {one.only}"
            found[f"{one.table}.{one.column}"] = await _named(reader, one.told, where, person)
    return found


async def _named(reader: Reader, columns: Sequence[str], of: str, person: Person) -> list[dict[str, Any]]:
    rows = await reader.all(f"SELECT {', '.join(map(quoted, columns))} FROM {of}", person)
    return [dict(zip(columns, row, strict=True)) for row in rows]


async def tables_of(reader: Reader, person: Person) -> list[int]:
    """Return the tables with a started game at which the person holds or held a seat, newest first."""
    rows = await reader.all(
        """SELECT id FROM game_table WHERE started_at IS NOT NULL AND id IN (
               SELECT table_id FROM seat_holder WHERE person = ?1
               UNION SELECT table_id FROM seat_holder WHERE lent_by = ?1)
           ORDER BY id DESC""",
        person,
    )
    return [row[0] for row in rows]


async def tables_held(reader: Reader, person: Person, now: float) -> list[int]:
    """Return the tables that still concern a person: running ones that they opened or have a seat at, and cancelled
    ones with a seat of theirs that can be reopened."""
    rows = await reader.all(
        f"""SELECT id FROM game_table WHERE {RUNNING} AND opener = ?1
            UNION SELECT t.id FROM game_table t
            WHERE (t.{RUNNING} OR t.status = 'cancelled' AND t.reopen_until > ?2) AND t.id IN (
                SELECT table_id FROM seat_holder WHERE person = ?1 AND to_at IS NULL
                UNION SELECT table_id FROM seat_holder WHERE lent_by = ?1 AND to_at IS NULL)
            ORDER BY 1""",
        person, now,
    )
    return [row[0] for row in rows]


async def forget(tx: Tx, person: Person) -> None:
    """Delete a person: their own rows are deleted, shared ones refer to nobody. Their id is never given again.

    Raises `Conflict` when anything still refers to them.
    """
    await tx.run("INSERT INTO person (id, discord_id) VALUES (?1, ?1) ON CONFLICT DO NOTHING", NOBODY)
    for one in MENTIONS:
        where = f"WHERE {one.column} = ? AND {one.only}"
        match one.fate:
            case Fate.GOES:
                await tx.run(f"DELETE FROM {one.table} {where}", person)
            case Fate.NOBODY:
                await tx.run(f"UPDATE {one.table} SET {one.column} = {NOBODY} {where}", person)
            case Fate.EMPTY:
                await tx.run(f"UPDATE {one.table} SET {one.column} = NULL {where}", person)
    await tx.run("DELETE FROM person WHERE id = ?", person)
    await tx.run("INSERT INTO person (id, discord_id) VALUES (?, ?)", person, -person)
