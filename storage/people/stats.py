"""Statistics: the finished games that count for each person, their ratings, and how often cards were played."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person
from storage.play.games import points

PEOPLE, MIXED, ALONE = "people", "mixed", "alone"
WAYS = (PEOPLE, MIXED, ALONE)
"""How a game was played: by people from start to end (only these are rated); with an AI or a change of persons on a
seat; by one person alone. Lessons, puzzles and practice tables do not count."""
PRIVATE, SHOWN, OFF = "private", "shown", "off"
WISHES = (PRIVATE, SHOWN, OFF)
"""Who sees a person's statistics: they alone, everybody, or none are kept."""
DAY_SECONDS = 24 * 3600
LATELY = 500
"""How many of a server's latest finished games are searched for its regular players."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating in a game (openskill): `mu` is the estimate, `sigma` its uncertainty."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game that counts for a person.

    `players`: seats at the table. `way`: see `WAYS`. `cards`: how often their cards did something, by `what:card`.
    `rating`: theirs after this game, None for a game that is not rated.
    """

    table_id: int
    game: str
    players: int
    way: str
    place: int
    total: float
    scores: Mapping[str, float]
    cards: Mapping[str, int]
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Regular:
    """A regular player of a server: a person who shows their statistics, with one game and number of players.

    `games` and `won` count the server's latest games. `rating` is the present one for that game and number of players,
    from `rated` games anywhere.
    """

    person: Person
    discord_id: int
    game: str
    players: int
    games: int
    won: int
    rated: int
    rating: Rating | None


async def wish(reader: Reader, person: Person) -> str:
    """Return who may see a person's statistics (one of `WISHES`)."""
    row = await reader.one("SELECT stats FROM person WHERE id = ?", person)
    return row[0] if row else PRIVATE


async def set_wish(tx: Tx, person: Person, wish: str) -> None:
    """Store who may see a person's statistics. `OFF` deletes what exists; other people's ratings stay."""
    await tx.run("UPDATE person SET stats = ? WHERE id = ?", wish, person)
    if wish == OFF:
        await tx.run("DELETE FROM played WHERE person = ?", person)


async def wanting(reader: Reader, persons: Collection[Person]) -> set[Person]:
    """Return those of these persons whose statistics are kept."""
    rows = await reader.all(
        f"SELECT id FROM person WHERE stats <> 'off' AND id IN ({marks(persons)})", *persons
    )
    return {row[0] for row in rows}


async def way(reader: Reader, table_id: int, seats: int) -> str:
    """Return how a table's game was played (one of `WAYS`)."""
    if seats == 1:
        return ALONE
    row = await reader.one(
        "SELECT 1 FROM seat_holder WHERE table_id = ? AND (ai IS NOT NULL OR to_at IS NOT NULL)", table_id
    )
    return PEOPLE if row is None else MIXED


async def keep_ratings(tx: Tx, persons: Collection[Person]) -> None:
    """Lock these people's rows until the transaction ends, so that no other transaction rates them meanwhile."""
    await tx.all(f"SELECT id FROM person WHERE id IN ({marks(persons)}) ORDER BY id {tx.dialect.keep}", *persons)


async def end_last(tx: Tx, table_id: int, game: str, persons: Collection[Person]) -> None:
    """Set a game's end after the ends of all games in which these people were rated.

    Ratings follow the order of the ends, and the clocks of several bots differ a little.
    """
    row = await tx.one(
        f"""SELECT max(t.ended_at) FROM played p JOIN game_table t ON t.id = p.table_id AND t.game = ?
            WHERE p.mu IS NOT NULL AND p.person IN ({marks(persons)})""",
        game, *persons,
    )
    if row is not None and row[0] is not None:
        last = row[0]
        await tx.run("UPDATE game_table SET ended_at = ? WHERE id = ? AND ended_at <= ?", last + 0.001, table_id, last)


async def rating(reader: Reader, person: Person, game: str, players: int) -> Rating | None:
    """Return a person's present rating in a game with so many players; None before the first rated one."""
    row = await reader.one(
        """SELECT p.mu, p.sigma FROM played p JOIN game_table t ON t.id = p.table_id AND t.game = ?
           WHERE p.person = ? AND p.mu IS NOT NULL
               AND (SELECT count(*) FROM result r WHERE r.table_id = p.table_id) = ?
           ORDER BY t.ended_at DESC, t.id DESC LIMIT 1""",
        game, person, players,
    )
    return Rating(*row) if row else None


async def add(
    tx: Tx, person: Person, table_id: int, seat: int, way: str, cards: Mapping[str, int], rating: Rating | None
) -> None:
    """Store that a finished game counts for a person."""
    mu, sigma = (rating.mu, rating.sigma) if rating is not None else (None, None)
    await tx.run(
        "INSERT INTO played (person, table_id, seat, way, cards, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)",
        person, table_id, seat, way, json.dumps(dict(cards)), mu, sigma,
    )


async def games_of(reader: Reader, person: Person) -> list[Played]:
    """Return all games that count for a person, in the order in which they ended."""
    rows = await reader.all(
        """SELECT t.id, t.game, (SELECT count(*) FROM result a WHERE a.table_id = t.id), p.way, r.place, r.total,
               r.scores, p.cards, p.mu, p.sigma
           FROM played p JOIN game_table t ON t.id = p.table_id
           JOIN result r ON r.table_id = p.table_id AND r.seat = p.seat
           WHERE p.person = ? ORDER BY t.ended_at, t.id""",
        person,
    )
    return [_played(row) for row in rows]


def _played(row: Row) -> Played:
    table_id, game, players, way, place, total, scores, cards, mu, sigma = row
    return Played(
        table_id, game, players, way, place, points(total), json.loads(scores), json.loads(cards), _rating(mu, sigma)
    )


def _rating(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)


_LATELY = """WITH lately AS (
        SELECT id, game, (SELECT count(*) FROM result a WHERE a.table_id = game_table.id) AS players
        FROM game_table WHERE guild_id = ?1 AND status = 'finished' ORDER BY ended_at DESC LIMIT ?2)"""


async def regulars(reader: Reader, guild_id: int) -> list[Regular]:
    """Return the people who show their statistics and finished games in a server, by game and number of players.

    Only the server's last `LATELY` finished games are searched.
    """
    rows = await reader.all(
        f"""{_LATELY} SELECT p.person, one.discord_id, l.game, l.players, count(*), count(*) FILTER (WHERE r.place = 1)
            FROM lately l JOIN played p ON p.table_id = l.id
            JOIN person one ON one.id = p.person AND one.stats = 'shown'
            JOIN result r ON r.table_id = p.table_id AND r.seat = p.seat
            GROUP BY p.person, one.discord_id, l.game, l.players
            ORDER BY l.game, l.players, count(*) DESC, p.person""",
        guild_id, LATELY,
    )
    known = await _ratings_of_regulars(reader, guild_id)
    return [
        Regular(person, discord_id, game, players, games, won, *known.get((person, game, players), (0, None)))
        for person, discord_id, game, players, games, won in rows
    ]


async def _ratings_of_regulars(
    reader: Reader, guild_id: int
) -> dict[tuple[Person, str, int], tuple[int, Rating | None]]:
    """Return the number of rated games and the latest rating of a server's recent players, by person, game and number
    of players. Rated games anywhere count."""
    rows = await reader.all(
        f"""{_LATELY} SELECT p.person, t.game, (SELECT count(*) FROM result a WHERE a.table_id = t.id),
                t.ended_at, t.id, p.mu, p.sigma
            FROM played p JOIN game_table t ON t.id = p.table_id
            WHERE p.mu IS NOT NULL AND p.person IN (
                SELECT o.person FROM lately l JOIN played o ON o.table_id = l.id AND o.mu IS NOT NULL
                JOIN person one ON one.id = o.person AND one.stats = 'shown')""",
        guild_id, LATELY,
    )
    by_kind: dict[tuple[Person, str, int], list[Row]] = defaultdict(list)
    for person, game, players, *rated in rows:
        by_kind[person, game, players].append(tuple(rated))
    return {kind: (len(rated), _rating(*max(rated)[2:])) for kind, rated in by_kind.items()}


async def medal_places(reader: Reader, person: Person, today: str) -> list[int]:
    """Return a person's places from first to third in daily deals of past days, if anybody was below them."""
    played = await reader.all(
        "SELECT day FROM daily_play WHERE person = ? AND day < ? AND guild_id IS NOT NULL", person, today
    )
    if not played:
        return []
    ends = [(day, datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + DAY_SECONDS) for (day,) in played]
    rows = await reader.all(
        f"""WITH over_by (day, at) AS (VALUES {", ".join(["(?, ?)"] * len(ends))}),
           mine AS (
               SELECT d.day, d.guild_id, o.at, r.total FROM daily_play d
               JOIN over_by o ON o.day = d.day
               JOIN result r ON r.table_id = d.table_id AND r.seat = 0
               JOIN person p ON p.id = d.person AND p.stats <> 'off'
               JOIN game_table t ON t.id = d.table_id AND t.ended_at < o.at
               WHERE d.person = ?)
           SELECT 1 + count(*) FILTER (WHERE r.total > m.total) AS place
           FROM mine m JOIN daily_play d ON d.day = m.day AND d.guild_id = m.guild_id
           JOIN result r ON r.table_id = d.table_id AND r.seat = 0
           JOIN person p ON p.id = d.person AND p.stats <> 'off'
           JOIN game_table t ON t.id = d.table_id AND t.ended_at < m.at
           GROUP BY m.day, m.guild_id
           HAVING count(*) FILTER (WHERE r.total > m.total) < 3 AND count(*) FILTER (WHERE r.total < m.total) > 0
           ORDER BY place""",
        *(value for end in ends for value in end), person,
    )
    return [row[0] for row in rows]


# -- cards -----------------------------------------------------------------------------------------------------------


async def counted_to(reader: Reader, table_id: int) -> int:
    """Return the segment up to which a table's card uses were already counted during play, as older versions did."""
    row = await reader.one("SELECT counted_to FROM game_table WHERE id = ?", table_id)
    assert row is not None
    segment: int = row[0]
    return segment


async def count_cards(tx: Tx, game: str, use: Mapping[str, int]) -> None:
    """Add to the counts of what a game's cards did; the keys are `what:card`."""
    named = [(name.partition(":"), n) for name, n in sorted(use.items())]  # sorted, so that two endings cannot deadlock
    rows = [(game, card, what, n) for (what, _, card), n in named]
    await tx.many(
        """INSERT INTO card_count (game, card, what, n) VALUES (?, ?, ?, ?)
           ON CONFLICT (game, card, what) DO UPDATE SET n = card_count.n + excluded.n""",
        rows,
    )


async def cards_of(reader: Reader, game: str) -> dict[str, int]:
    """Return how often each card of a game was played at all tables."""
    rows = await reader.all("SELECT card, n FROM card_count WHERE game = ? AND what = 'played'", game)
    return dict(rows)
