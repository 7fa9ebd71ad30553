"""What people show of themselves in lobbies: their games, their rating, and how punctual they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person
from storage.people.stats import Rating


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game of a person: the number of players, and their rating after it."""

    person: Person
    players: int
    rating: Rating


async def is_shown(reader: Reader, person: Person) -> bool:
    """Return whether a person shows others in lobbies how they play."""
    row = await reader.one("SELECT profile FROM person WHERE id = ?", person)
    return row is not None and bool(row[0])


async def set_shown(tx: Tx, person: Person, shown: bool) -> None:
    """Store whether a person shows others in lobbies how they play."""
    await tx.run("UPDATE person SET profile = ? WHERE id = ?", shown, person)


async def count_answer(tx: Tx, person: Person, in_time: bool) -> None:
    """Count a question that a person was asked where a clock runs, and whether they answered it within the time of the
    pace. Nothing is counted for those who want no statistics."""
    await tx.run(
        """INSERT INTO punctuality (person, asked, in_time) SELECT id, 1, ? FROM person WHERE id = ? AND stats <> 'off'
           ON CONFLICT (person) DO UPDATE SET asked = punctuality.asked + 1,
               in_time = punctuality.in_time + excluded.in_time""",
        int(in_time), person,
    )


async def uncount_answer(tx: Tx, person: Person, in_time: bool) -> None:
    """Take back the count of a question whose answer its person has undone: it is asked and counted again."""
    await tx.run(
        """UPDATE punctuality SET asked = asked - 1, in_time = in_time - ?1
           WHERE person = ?2 AND in_time >= ?1 AND asked > in_time - ?1""",
        int(in_time), person,
    )


async def punctuality(reader: Reader, persons: Collection[Person]) -> dict[Person, tuple[int, int]]:
    """Return for those of these people who show how they play, and have statistics of it: person -> (questions that
    they were asked where a clock runs, those that they answered in time)."""
    rows = await reader.all(
        f"""SELECT p.id, coalesce(q.asked, 0), coalesce(q.in_time, 0) FROM person p
            LEFT JOIN punctuality q ON q.person = p.id
            WHERE p.profile AND p.stats <> 'off' AND p.id IN ({marks(persons)})""",
        *persons,
    )
    return {person: (asked, in_time) for person, asked, in_time in rows}


async def counts_of_games(reader: Reader, persons: Collection[Person], game: str) -> dict[Person, int]:
    """Return how many finished games of a kind count for each of these people. Those with none are left out."""
    rows = await reader.all(
        f"""SELECT p.person, count(*) FROM played p JOIN game_table t ON t.id = p.table_id AND t.game = ?
            WHERE p.person IN ({marks(persons)}) GROUP BY p.person""",
        game, *persons,
    )
    return dict(rows)


async def rated_games(reader: Reader, persons: Collection[Person], game: str) -> list[RatedGame]:
    """Return the rated games of a kind of these people, in the order in which they ended."""
    rows = await reader.all(
        f"""SELECT p.person, (SELECT count(*) FROM result r WHERE r.table_id = p.table_id), p.mu, p.sigma
            FROM played p JOIN game_table t ON t.id = p.table_id AND t.game = ?
            WHERE p.mu IS NOT NULL AND p.person IN ({marks(persons)}) ORDER BY t.ended_at, t.id""",
        game, *persons,
    )
    return [RatedGame(person, players, Rating(mu, sigma)) for person, players, mu, sigma in rows]


async def latest_games_finished(reader: Reader, person: Person, most: int) -> list[bool]:
    """Return for a person's `most` latest games with other people that were played to the end whether the person still
    held their seat then. Games for practice count for nothing."""
    rows = await reader.all(
        """SELECT max(CASE WHEN h.to_at IS NULL THEN 1 ELSE 0 END) FROM seat_holder h
           JOIN game_table t ON t.id = h.table_id AND t.status = 'finished' AND NOT t.practice
           WHERE h.person = ?1 AND EXISTS (
               SELECT 1 FROM seat_holder o WHERE o.table_id = h.table_id AND o.person IS NOT NULL AND o.person <> ?1)
           GROUP BY t.id, t.ended_at ORDER BY t.ended_at DESC, t.id DESC LIMIT ?2""",
        person, most,
    )
    return [bool(stayed) for (stayed,) in rows]
