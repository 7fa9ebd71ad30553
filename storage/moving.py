"""A server's tables as a file of their own, and such a file taken in: for the operator, while no bot runs.

Whoever sits at a running table goes along by their Discord id, because the game goes on; in games that are over
everybody is nobody, for nobody was asked. Messages in Discord stay behind: where the tables arrive, new ones are sent.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from storage.model import NOBODY
from storage.personal import MENTIONS
from storage.servers import OF_A_SERVER
from storage.tables import RUNNING

ALONG = (
    "seat_holder", "segment", "answer", "asked", "line", "last_act", "result", "epoch", "draw", "taken_back",
    "taken_line", "refused_undo", "clock", "standing_order", "due", "lesson",
)
"""What goes along with a table."""
LEFT = {
    "message": "it stands in the Discord of another bot",
    "outbox": "new messages are sent where the table arrives",
    "vote": "whoever asked for it asks again", "invitation": "it hangs on a message",
    "ready": "it is asked again", "follower": "they did not ask this bot to tell them",
    "daily_play": "deals of the day belong to their bot", "played": "statistics are of whoever plays there",
    "report": "it is for who runs that bot", "pause": "that bot was not there", "absence_seat": "absences stay behind",
    "forecast": "it is made anew", "owed": "nobody was told of anything by the bot to which it goes",
    "notice": "it is sent by this bot", "muted": "what people wish is between them and this bot",
}
"""What does not, and why."""
NUMBERED = ("seat_holder", "standing_order", "due")
"""Tables whose rows get new numbers where they arrive."""


class CannotMove(Exception):
    """The tables cannot be moved. The message says why in one line."""


def export(source: Path, target: Path, guild_id: int, today: str) -> int:
    """Write a server's tables, but deals of a day that is not over, into a new file. Both have the present schema.
    Returns how many there are."""
    with _attached(target, source) as file:
        found = [row[0] for row in file.execute(OF_A_SERVER.replace("game_table", "other.game_table").replace(
            "daily_play", "other.daily_play"), (guild_id, today))]
        file.execute("INSERT OR IGNORE INTO person (id, discord_id) VALUES (?, ?)", (NOBODY, NOBODY))
        for table_id in found:
            _copy(file, table_id, table_id, {})
        left = _people_to_nobody(file)
        file.executemany(
            "INSERT INTO person (id, discord_id) SELECT id, discord_id FROM other.person WHERE id = ?",
            [(person,) for person in left],
        )
        _check(file)
    return len(found)


def take_in(database: Path, source: Path, now: float) -> int:
    """Take the tables of such a file into a database; they get new numbers where theirs are taken. Returns how many.
    Raises `CannotMove`: another table runs in one of their channels."""
    with _attached(database, source) as file:
        people = {NOBODY: NOBODY}
        file.execute("INSERT OR IGNORE INTO person (id, discord_id) VALUES (?, ?)", (NOBODY, NOBODY))
        there = file.execute("SELECT id, discord_id FROM other.person WHERE discord_id > 0").fetchall()
        for person, discord_id in there:
            file.execute("INSERT INTO person (discord_id) VALUES (?) ON CONFLICT DO NOTHING", (discord_id,))
            ((people[person],),) = file.execute("SELECT id FROM person WHERE discord_id = ?", (discord_id,))
        found = [row[0] for row in file.execute("SELECT id FROM other.game_table ORDER BY id").fetchall()]
        ((newest,),) = file.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'game_table'")
        shift = newest + 1 - min(found, default=0) if any(one <= newest for one in found) else 0
        for table_id in found:
            _copy(file, table_id, table_id + shift, people)
            _announce(file, table_id + shift, now)
        _check(file)
    return len(found)


def _copy(file: sqlite3.Connection, table_id: int, new_id: int, people: Mapping[int, int]) -> None:
    """A table with all that goes along, under its new number and with the numbers of its people here."""
    _copy_rows(file, "game_table", "id", table_id, new_id, people)
    for name in ALONG:
        _copy_rows(file, name, "table_id", table_id, new_id, people)


def _copy_rows(
    file: sqlite3.Connection, name: str, key: str, table_id: int, new_id: int, people: Mapping[int, int]
) -> None:
    referring = {one.column for one in MENTIONS if one.table == name}
    columns = [row[1] for row in file.execute(f"PRAGMA table_info({name})") if row[1] != "id" or name not in NUMBERED]
    rows = file.execute(f"SELECT {', '.join(columns)} FROM other.{name} WHERE {key} = ?", (table_id,)).fetchall()
    marks = ", ".join("?" * len(columns))
    for row in rows:
        values = [
            new_id if column == key else people.get(value, value) if column in referring else value
            for column, value in zip(columns, row, strict=True)
        ]
        try:
            file.execute(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", values)
        except sqlite3.IntegrityError as error:
            raise CannotMove(f"table {table_id}: {error}. Is another table running in its channel?") from error


def _people_to_nobody(file: sqlite3.Connection) -> set[int]:
    """In games that are over everybody becomes nobody. Returns who is left."""
    over = f"(SELECT id FROM game_table WHERE NOT {RUNNING})"
    file.execute(f"UPDATE seat_holder SET person = {NOBODY} WHERE person IS NOT NULL AND table_id IN {over}")
    file.execute(f"UPDATE seat_holder SET lent_by = NULL WHERE table_id IN {over}")
    file.execute(f"UPDATE game_table SET opener = {NOBODY} WHERE id IN {over}")
    left: set[int] = set()
    for one in MENTIONS:
        if one.table in ("game_table", *ALONG):
            left |= {row[0] for row in file.execute(f"SELECT {one.column} FROM {one.table}") if row[0] is not None}
    return left - {NOBODY}


def _announce(file: sqlite3.Connection, table_id: int, now: float) -> None:
    """Its message is sent where it has arrived."""
    file.execute(
        """INSERT INTO outbox (table_id, kind, payload, since, due_at)
           SELECT id, CASE status WHEN 'lobby' THEN 'lobby' ELSE 'turn' END, '{}', ?, ? FROM game_table
           WHERE id = ? AND status IN ('lobby', 'playing') AND home <> 'private'""",
        (now, now, table_id),
    )


def _check(file: sqlite3.Connection) -> None:
    wrong = file.execute("PRAGMA foreign_key_check").fetchall()
    assert not wrong, f"rows that refer to none: {wrong[:3]}"


@contextmanager
def _attached(database: Path, other: Path) -> Iterator[sqlite3.Connection]:
    """A database with another one beside it, called `other`; what is done inside is stored together or not at all."""
    with closing(sqlite3.connect(database)) as file:
        file.execute("PRAGMA secure_delete = ON")
        file.execute("ATTACH ? AS other", (str(other),))
        with file:
            file.execute("BEGIN IMMEDIATE")
            yield file
