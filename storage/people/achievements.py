"""Achievements: which finished games count for which of a person's achievements, and games that are still to be
judged."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


@dataclass(frozen=True, slots=True)
class Counted:
    """A game that counts for an achievement: when it ended, and of which game it is. `name` is the achievement's id."""

    game: str
    name: str
    table_id: int
    ended_at: float


async def are_kept(reader: Reader, person: Person) -> bool:
    """Return whether a person's achievements are kept: they have switched off neither these nor their statistics."""
    row = await reader.one("SELECT achievements AND stats <> 'off' FROM person WHERE id = ?", person)
    return row is not None and bool(row[0])


async def set_kept(tx: Tx, person: Person, *, kept: bool) -> None:
    """Store whether a person's achievements are kept. Off deletes them; on has all games that count for the person
    judged again, if they were off."""
    if kept:
        await tx.run(
            """INSERT INTO unjudged (table_id) SELECT p.table_id FROM played p
               JOIN person one ON one.id = p.person AND NOT one.achievements WHERE p.person = ?
               ON CONFLICT (table_id) DO NOTHING""",
            person,
        )
    else:
        await tx.run("DELETE FROM achieved WHERE person = ?", person)
    await tx.run("UPDATE person SET achievements = ? WHERE id = ?", kept, person)


async def seats_to_judge(reader: Reader, table_id: int) -> dict[int, Person]:
    """Return the seats of a finished game that are judged for achievements, with their people: the game counts for
    their statistics, they want achievements, and nobody else has held the seat."""
    rows = await reader.all(
        """SELECT p.seat, p.person FROM played p
           JOIN person one ON one.id = p.person AND one.achievements AND one.stats <> 'off'
           WHERE p.table_id = ?1 AND NOT EXISTS (
               SELECT 1 FROM seat_holder h WHERE h.table_id = ?1 AND h.seat = p.seat
                   AND (h.to_at IS NOT NULL OR h.person <> p.person OR h.ai IS NOT NULL))
           ORDER BY p.seat""",
        table_id,
    )
    return dict(rows)


async def add(tx: Tx, person: Person, table_id: int, names: Iterable[str]) -> None:
    """Store that a game counts for these achievements of a person. What is stored already stays."""
    await tx.many(
        """INSERT INTO achieved (person, table_id, name) VALUES (?, ?, ?)
           ON CONFLICT (person, table_id, name) DO NOTHING""",
        [(person, table_id, name) for name in names],
    )


async def counts(reader: Reader, person: Person, game: str, names: Collection[str]) -> dict[str, int]:
    """Return how many games count for each of these achievements of a person in a game."""
    rows = await reader.all(
        f"""SELECT a.name, count(*) FROM achieved a JOIN game_table t ON t.id = a.table_id AND t.game = ?
            WHERE a.person = ? AND a.name IN ({marks(names)}) GROUP BY a.name""",
        game, person, *names,
    )
    return dict(rows)


async def announce(tx: Tx, person: Person, table_id: int, names: Iterable[str]) -> None:
    """Store that a game's end has reached these achievements of a person, which its final message may say."""
    await tx.many(
        "UPDATE achieved SET announced = TRUE WHERE person = ? AND table_id = ? AND name = ?",
        [(person, table_id, name) for name in names],
    )


async def announced(reader: Reader, table_id: int, *, private: bool) -> list[tuple[int, str]]:
    """Return the achievements that a game's end has reached, as (seat, name), of people who show their statistics; or
    of everybody, if the table is `private`, so that nobody else sees it."""
    rows = await reader.all(
        """SELECT p.seat, a.name FROM achieved a
           JOIN person one ON one.id = a.person AND (one.stats = 'shown' OR ?)
           JOIN played p ON p.table_id = a.table_id AND p.person = a.person
           WHERE a.table_id = ? AND a.announced ORDER BY p.seat, a.name""",
        private, table_id,
    )
    return [(seat, name) for seat, name in rows]


async def of_person(reader: Reader, person: Person) -> list[Counted]:
    """Return the games that count for a person's achievements, in the order in which they ended."""
    rows = await reader.all(
        """SELECT t.game, a.name, t.id, t.ended_at FROM achieved a JOIN game_table t ON t.id = a.table_id
           WHERE a.person = ? ORDER BY t.ended_at, t.id, a.name""",
        person,
    )
    return [Counted(*row) for row in rows]


async def unjudged(reader: Reader, versions: Mapping[str, int], most: int) -> list[int]:
    """Return the ids of at most `most` finished games that are still to be judged, the newest first. `versions`: the
    games that can be judged, each with its newest rules version that can be loaded; others wait."""
    if not versions:
        return []
    known = " OR ".join(["t.game = ? AND t.rules_version <= ?"] * len(versions))
    rows = await reader.all(
        f"""SELECT u.table_id FROM unjudged u JOIN game_table t ON t.id = u.table_id AND ({known})
            ORDER BY u.table_id DESC LIMIT ?""",
        *(value for one in versions.items() for value in one), most,
    )
    return [row[0] for row in rows]


async def has_unjudged(reader: Reader, person: Person, game: str) -> bool:
    """Return whether finished games of this kind that count for a person are still to be judged."""
    row = await reader.one(
        """SELECT 1 FROM played p JOIN game_table t ON t.id = p.table_id AND t.game = ?
           WHERE p.person = ? AND EXISTS (SELECT 1 FROM unjudged u WHERE u.table_id = p.table_id) LIMIT 1""",
        game, person,
    )
    return row is not None


async def note_judged(tx: Tx, table_id: int) -> None:
    """Store that a finished game has been judged."""
    await tx.run("DELETE FROM unjudged WHERE table_id = ?", table_id)
