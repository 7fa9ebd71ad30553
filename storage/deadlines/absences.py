"""Absences: times for which people say that they are away, and the seats that an AI plays for them meanwhile."""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Absence, Person
from storage.person_lock import hold_person

COLUMNS = "id, person, from_at, to_at, note, how, state, made_at"
ASKED = -1
"""The `seat` of a row of `absence_seat` where the other players were asked, or the person took their seat back, and no
seat is lent."""


async def of_person(reader: Reader, person: Person) -> list[Absence]:
    """Return all absences of a person, drafts and past ones too, in order of their start."""
    return await of_persons(reader, [person])


async def of_persons(reader: Reader, persons: Collection[Person]) -> list[Absence]:
    """Return all absences of these people, drafts and past ones too, in order of their start."""
    rows = await reader.all(
        f"SELECT {COLUMNS} FROM absence WHERE person IN ({marks(persons)}) ORDER BY from_at, id", *persons
    )
    return [Absence(*row) for row in rows]


async def due(reader: Reader, now: float) -> list[Absence]:
    """Return the planned absences that should have begun by `now`, and the running ones that should have ended, so that
    the caller can `begin` or `end` them."""
    rows = await reader.all(
        f"""SELECT {COLUMNS} FROM absence
            WHERE state = 'planned' AND from_at <= ?1 OR state = 'running' AND to_at <= ?1 ORDER BY id""",
        now,
    )
    return [Absence(*row) for row in rows]


async def draft(tx: Tx, person: Person, from_at: float, to_at: float, note: str, how: str, now: float) -> int:
    """Store a draft of an absence, which takes effect only with `plan`, in place of the person's earlier draft. Returns
    its id.

    `how`: what their tables do meanwhile (one of `ABSENCE_MODES`). Raises `PersonDeleted`.
    """
    await hold_person(tx, person)
    await tx.run("DELETE FROM absence WHERE person = ? AND state = 'draft'", person)
    return await tx.insert(
        """INSERT INTO absence (person, from_at, to_at, note, how, state, made_at)
           VALUES (?, ?, ?, ?, ?, 'draft', ?) RETURNING id""",
        person, from_at, to_at, note, how, now,
    )


async def plan(tx: Tx, absence: Absence, from_at: float, to_at: float, now: float) -> None:
    """Turn a draft into a planned absence, with these times."""
    await tx.run(
        "UPDATE absence SET state = 'planned', from_at = ?, to_at = ?, made_at = ? WHERE id = ?",
        from_at, to_at, now, absence.id,
    )


async def begin(tx: Tx, absence_id: int) -> None:
    """Mark a planned absence as running. Does nothing if its person has called it off."""
    await tx.run("UPDATE absence SET state = 'running' WHERE id = ? AND state = 'planned'", absence_id)


async def end(tx: Tx, absence_id: int) -> None:
    """Mark an absence as over, and erase its note, which nobody is told any more. Seats that an AI plays because of it
    are still to be given back (`to_give_back`)."""
    await tx.run("UPDATE absence SET state = 'over', note = '' WHERE id = ?", absence_id)
    await tx.run("DELETE FROM absence_seat WHERE absence = ? AND seat = ?", absence_id, ASKED)


async def end_now(tx: Tx, absence: Absence, now: float) -> None:
    """End an absence at its person's wish: delete it if it has not begun, else set its end to `now`, so that it is due
    for `end`."""
    await tx.run("DELETE FROM absence WHERE id = ? AND state IN ('draft', 'planned')", absence.id)
    await tx.run("UPDATE absence SET to_at = ?1 WHERE id = ?2 AND to_at > ?1", now, absence.id)


async def is_running(reader: Reader, absence_id: int, now: float) -> bool:
    """Return whether an absence has begun and is not over at `now`; False also if its person has called it off."""
    return absence_id in await running(reader, now)


async def running(reader: Reader, now: float) -> set[int]:
    """Return the ids of the absences that have begun and are not over at `now`: votes about other absences are to be
    closed."""
    return {row[0] for row in await reader.all("SELECT id FROM absence WHERE state = 'running' AND to_at > ?", now)}


# -- effects of absences on tables -----------------------------------------------------------------------------------


def _seated_before(began: str) -> str:
    """SQL: the present holder `h` of a seat sat down before an absence began, or had entered the season whose table was
    opened with them meanwhile. `began`: when the absence began."""
    return f"""(h.from_at <= {began} OR EXISTS (
        SELECT 1 FROM season_game o JOIN game_table w ON w.id = o.table_id AND w.opened_at = h.from_at
        JOIN pairing g ON g.id = o.pairing JOIN entrant e ON e.season = g.season AND e.person = h.person
        WHERE o.table_id = h.table_id AND e.entered_at <= {began}))"""


async def to_apply(reader: Reader, now: float) -> list[tuple[Absence, int]]:
    """Return the running absences for which an AI or a vote is still to be arranged at a table, each with the table's
    id.

    The person must have sat down there before the absence began, or have entered the table's season before; the game
    may begin later. Absences during which tables just wait need nothing. Tables in Discord servers that the bot is not
    in are left out.
    """
    rows = await reader.all(
        f"""SELECT {', '.join(f'a.{name}' for name in COLUMNS.split(', '))}, t.id FROM absence a
            JOIN seat_holder h ON h.person = a.person AND h.to_at IS NULL AND {_seated_before('a.from_at')}
            JOIN game_table t ON t.id = h.table_id AND t.status = 'playing'
            WHERE a.state = 'running' AND a.to_at > ? AND a.how <> 'wait' AND NOT t.away
                AND NOT EXISTS (SELECT 1 FROM absence_seat s WHERE s.absence = a.id AND s.table_id = t.id)
            ORDER BY a.id, t.id""",
        now,
    )
    return [(Absence(*row[:-1]), row[-1]) for row in rows]


async def not_applied(reader: Reader, absence: Absence) -> set[int]:
    """Return the person's tables at which the effect of a running absence is still to come: they sat down there, or
    entered its season, before it began, and neither has an AI played for them since, nor were the others asked."""
    rows = await reader.all(
        f"""SELECT h.table_id FROM seat_holder h WHERE h.person = ?1 AND h.to_at IS NULL AND {_seated_before('?2')}
               AND NOT EXISTS (SELECT 1 FROM absence_seat s WHERE s.absence = ?3 AND s.table_id = h.table_id)""",
        absence.person, absence.from_at, absence.id,
    )
    return {row[0] for row in rows}


async def record_lent(tx: Tx, absence_id: int, table_id: int, seat: int) -> None:
    """Record that an AI plays on a seat because of an absence, so that the seat is given back afterwards. It replaces a
    record that the players were asked."""
    await tx.run(
        """INSERT INTO absence_seat (absence, table_id, seat) VALUES (?, ?, ?)
           ON CONFLICT (absence, table_id) DO UPDATE SET seat = excluded.seat""",
        absence_id, table_id, seat,
    )


async def record_asked(tx: Tx, absence_id: int, table_id: int) -> None:
    """Record that the other players of a table were asked what to do about an absence, so that they are not asked
    twice."""
    await tx.run(
        "INSERT INTO absence_seat (absence, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        absence_id, table_id, ASKED,
    )


async def awaited_seats(reader: Reader, table_id: int) -> list[int]:
    """Return the seats of a table on which AIs play for people who are away, so that the game should not end without
    them. There are none in the round of a season, which waits for nobody."""
    rows = await reader.all(
        """SELECT s.seat FROM absence_seat s JOIN absence a ON a.id = s.absence AND a.state = 'running'
           WHERE s.table_id = ?1 AND s.seat >= 0 AND NOT EXISTS (
               SELECT 1 FROM season_game g JOIN pairing p ON p.id = g.pairing AND p.status = 'playing'
               WHERE g.table_id = ?1) ORDER BY s.seat""",
        table_id,
    )
    return [row[0] for row in rows]


async def lent_for(reader: Reader, absence_id: int) -> set[int]:
    """Return the tables at which an AI plays on a person's seat because of an absence."""
    rows = await reader.all("SELECT table_id FROM absence_seat WHERE absence = ? AND seat >= 0", absence_id)
    return {row[0] for row in rows}


async def to_give_back(reader: Reader) -> list[tuple[int, Person, int, int]]:
    """Return the seats that an AI still plays because of an absence that is over: (absence, person, table, seat).

    A table that was ended early is left out until it is reopened.
    """
    return [
        (row[0], row[1], row[2], row[3]) for row in await reader.all(
            """SELECT a.id, a.person, s.table_id, s.seat FROM absence_seat s
               JOIN absence a ON a.id = s.absence AND a.state = 'over'
               JOIN game_table t ON t.id = s.table_id AND t.status = 'playing'
               WHERE s.seat >= 0 ORDER BY a.id, s.table_id"""
        )
    ]


async def keep_taken_back(tx: Tx, table_id: int, seat: int) -> None:
    """Record that a person has taken a seat which was lent for an absence: it is not to be given back afterwards, and
    during this absence not lent again."""
    await tx.run("UPDATE absence_seat SET seat = ? WHERE table_id = ? AND seat = ?", ASKED, table_id, seat)
    await tx.run(
        """DELETE FROM absence_seat WHERE table_id = ? AND seat = ?
           AND absence IN (SELECT id FROM absence WHERE state = 'over')""",
        table_id, ASKED,
    )


async def keep_lent(tx: Tx, table_id: int, person: Person) -> None:
    """Record that a seat which was lent for an absence of its person is not to be given back afterwards, since they
    have left the table's Discord server."""
    await tx.run(
        """DELETE FROM absence_seat WHERE table_id = ? AND seat >= 0
           AND absence IN (SELECT id FROM absence WHERE person = ?)""",
        table_id, person,
    )


async def delete_lent(tx: Tx, absence_id: int, table_id: int) -> None:
    """Delete the record that a seat was lent for an absence: the person has it again, or is no longer entitled to
    it."""
    await tx.run("DELETE FROM absence_seat WHERE absence = ? AND table_id = ?", absence_id, table_id)
