"""Personal data: each column that refers to a person, what their data export shows of it, and what their deletion does
to it.

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
from storage.model import DELETED_PERSON, Person
from storage.play.tables import RUNNING


class OnDelete(Enum):
    """What happens to a row when the person it refers to is deleted: it is deleted (`GOES`), refers to the shared row
    of all deleted people (`NOBODY`), or to no person (`EMPTY`: NULL)."""

    GOES = "the row goes"
    NOBODY = "it refers to nobody from then on"
    EMPTY = "it refers to none"


@dataclass(frozen=True, slots=True)
class PersonColumn:
    """A column that refers to a person.

    `on_delete`: what their deletion does to the row. `exported`: the columns of such a row that the person's data
    export shows, empty if it says nothing about them. `only`: SQL that selects the rows that refer to a person at all.
    """

    table: str
    column: str
    on_delete: OnDelete
    exported: tuple[str, ...]
    only: str = "TRUE"


PERSON_COLUMNS = (
    PersonColumn("game_table", "opener", OnDelete.NOBODY, ("id", "game", "status", "opened_at")),
    PersonColumn("seat_holder", "person", OnDelete.NOBODY, ("table_id", "seat", "from_at", "to_at")),
    PersonColumn("seat_holder", "lent_by", OnDelete.EMPTY, ("table_id", "seat", "ai", "from_at", "to_at")),
    PersonColumn("vote", "by", OnDelete.EMPTY, ("table_id", "kind", "until")),
    PersonColumn("ballot", "person", OnDelete.GOES, ("vote", "choice")),
    PersonColumn("daily_play", "person", OnDelete.EMPTY, ("day", "table_id")),
    PersonColumn("standing_order", "person", OnDelete.GOES, (
        "table_id", "seat", "key", "args", "plan", "scope", "left", "made_at",
    )),
    PersonColumn("owed", "person", OnDelete.GOES, ("table_id", "seat", "what", "number", "told")),
    PersonColumn("notice", "person", OnDelete.GOES, ("table_id", "kind", "items", "due_at")),
    PersonColumn("room", "person", OnDelete.GOES, ("channel_id", "language", "opened_at", "closed")),
    PersonColumn("muted", "person", OnDelete.GOES, ("table_id",)),
    PersonColumn("digest", "person", OnDelete.GOES, ("due_at",)),
    PersonColumn("absence", "person", OnDelete.GOES, ("from_at", "to_at", "note", "how", "state", "made_at")),
    PersonColumn("invitation", "by", OnDelete.GOES, ("table_id", "seat", "until")),
    PersonColumn("invitation", "person", OnDelete.GOES, ("table_id", "seat", "until", "declined")),
    PersonColumn("ready", "person", OnDelete.GOES, ("table_id", "at")),
    PersonColumn("follower", "person", OnDelete.GOES, ("table_id", "every")),
    PersonColumn("standing_invitation", "person", OnDelete.GOES, (
        "guild_id", "channel_id", "game", "options", "pace", "zone", "weekday", "minute", "due_at",
    )),
    PersonColumn("punctuality", "person", OnDelete.GOES, ("asked", "in_time")),
    PersonColumn("wish", "person", OnDelete.GOES, ("guild_id", "game", "pace", "days", "shown", "made_at")),
    PersonColumn("met", "person", OnDelete.GOES, ("game", "thing", "at")),
    PersonColumn("played", "person", OnDelete.GOES, ("table_id", "seat", "way", "cards", "mu", "sigma")),
    PersonColumn("achieved", "person", OnDelete.GOES, ("table_id", "name")),
    PersonColumn("review", "person", OnDelete.GOES, ("table_id", "data")),
    PersonColumn("moving_offer", "person", OnDelete.GOES, ("guild_id", "until")),
    PersonColumn("season", "manager", OnDelete.NOBODY, ("id", "name", "status", "opened_at")),
    PersonColumn("entrant", "person", OnDelete.GOES, ("season", "entered_at", "left_at", "division")),
    PersonColumn("pairing_seat", "person", OnDelete.NOBODY, ("pairing", "seat", "place", "total", "counts")),
    PersonColumn("used", "who", OnDelete.GOES, ("what", "until", "n"), only="what LIKE '%-person'"),
)

MENTIONING = (
    ("season_news", "data", "TRUE"), ("outbox", "payload", "TRUE"),
    ("absence", "note", "state IN ('draft', 'planned', 'running')"),
)
"""Columns with words in which people may be mentioned by their Discord ids, as (table, column, SQL that selects the
rows): messages that are still to be sent, and what people have written about their absences."""
MENTIONS = ("<@", "<@!")
"""How a mention of a person begins, before their Discord id: as Discord writes it, and as it once did."""
UNNAMED = "…"
"""What stands for the mention of a deleted person."""

NOT_PEOPLE = {("person", "id"), ("person", "discord_id")}
"""Columns that look like references to a row of `person` but are none."""


async def rows_about(reader: Reader, person: Person) -> dict[str, list[dict[str, Any]]]:
    """Return all stored data about a person, for their data export: "table.column" that refers to them -> rows as
    dictionaries; "person" -> their own row."""
    columns = tuple(column for column in await reader.columns("person") if column != "id")
    found = {"person": await _named(reader, columns, "person WHERE id = ?", person)}
    for one in PERSON_COLUMNS:
        if one.exported:
            where = f"{one.table} WHERE {one.column} = ? AND {one.only}"
            found[f"{one.table}.{one.column}"] = await _named(reader, one.exported, where, person)
    return found


async def _named(reader: Reader, columns: Sequence[str], of: str, person: Person) -> list[dict[str, Any]]:
    rows = await reader.all(f"SELECT {', '.join(map(quoted, columns))} FROM {of}", person)
    return [dict(zip(columns, row, strict=True)) for row in rows]


async def tables_of(reader: Reader, person: Person) -> list[int]:
    """Return the ids of the tables at which the person holds or held a seat, also one lent to an AI, the newest table
    first: those that an export contains, or that the deletion of their data concerns. Games that have ended are
    included, lobbies are not."""
    rows = await reader.all(
        """SELECT id FROM game_table WHERE started_at IS NOT NULL AND id IN (
               SELECT table_id FROM seat_holder WHERE person = ?1
               UNION SELECT table_id FROM seat_holder WHERE lent_by = ?1)
           ORDER BY id DESC""",
        person,
    )
    return [row[0] for row in rows]


async def tables_to_leave(reader: Reader, person: Person) -> list[int]:
    """Return the ids of the tables that still concern a person, so that they must leave them before they are deleted:
    running ones that they opened or have a seat at, and cancelled ones with a seat of theirs that may be reopened, also
    those whose time for that moves when the bot is back."""
    rows = await reader.all(
        f"""SELECT id FROM game_table WHERE {RUNNING} AND opener = ?1
            UNION SELECT t.id FROM game_table t
            WHERE (t.{RUNNING} OR t.status = 'cancelled' AND t.reopen_until IS NOT NULL) AND t.id IN (
                SELECT table_id FROM seat_holder WHERE person = ?1 AND to_at IS NULL
                UNION SELECT table_id FROM seat_holder WHERE lent_by = ?1 AND to_at IS NULL)
            ORDER BY 1""",
        person,
    )
    return [row[0] for row in rows]


async def delete_person(tx: Tx, person: Person) -> None:
    """Delete a person: rows of theirs are deleted, and rows shared with others refer to the shared deleted person or to
    none.

    A row with the negative id as its Discord id keeps their id from being given again, and lets a restored backup tell
    who was deleted. Raises `Conflict` when anything still refers to them.
    """
    await tx.run("INSERT INTO person (id, discord_id) VALUES (?1, ?1) ON CONFLICT DO NOTHING", DELETED_PERSON)
    await tx.run(  # what is shown of their seasons names them
        "UPDATE season SET revision = revision + 1 WHERE id IN (SELECT season FROM entrant WHERE person = ?)", person
    )
    for (discord_id,) in await tx.all("SELECT discord_id FROM person WHERE id = ?", person):
        for table, column, which in MENTIONING:
            for begun in MENTIONS:
                await tx.run(
                    f"UPDATE {table} SET {column} = replace({column}, ?1, ?2) WHERE {column} LIKE ?3 AND {which}",
                    f"{begun}{discord_id}>", UNNAMED, f"%{begun}{discord_id}>%",
                )
    for one in PERSON_COLUMNS:
        where = f"WHERE {one.column} = ? AND {one.only}"
        match one.on_delete:
            case OnDelete.GOES:
                await tx.run(f"DELETE FROM {one.table} {where}", person)
            case OnDelete.NOBODY:
                await tx.run(f"UPDATE {one.table} SET {one.column} = {DELETED_PERSON} {where}", person)
            case OnDelete.EMPTY:
                await tx.run(f"UPDATE {one.table} SET {one.column} = NULL {where}", person)
    kept = await tx.one("SELECT token FROM person WHERE id = ?", person) or (None,)
    await tx.run("DELETE FROM person WHERE id = ?", person)
    await tx.run("INSERT INTO person (id, discord_id, token) VALUES (?, ?, ?)", person, -person, *kept)
    await tx.run("UPDATE choices SET revision = revision + 1")  # other bots have their number in memory
