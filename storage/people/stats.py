"""Statistics: the finished games that count for each person, their ratings, and how often cards were played."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person
from storage.play.games import normalised_points

PEOPLE, MIXED, ALONE = "people", "mixed", "alone"
PLAY_MODES = (PEOPLE, MIXED, ALONE)
"""How a game was played: by people from start to end (only these are rated); with an AI or a change of persons on a
seat; by one person alone. Lessons, puzzles and practice tables do not count."""
PRIVATE, SHOWN, OFF = "private", "shown", "off"
VISIBILITIES = (PRIVATE, SHOWN, OFF)
"""Who sees a person's statistics: they alone, everybody, or none are kept."""
DAY_SECONDS = 24 * 3600
RECENT_GAMES = 500
"""How many of a Discord server's latest finished games are searched for its regular players."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating in a game, computed by openskill: `mu` is the estimated skill, `sigma` its uncertainty."""

    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game that counts for a person's statistics.

    `players`: the number of seats. `play_mode`: one of `PLAY_MODES`. `cards`: how often their cards did something, by
    `what:card`. `rating`: theirs after this game, None for a game that is not rated. `seconds`: how long it took.
    """

    table_id: int
    game: str
    players: int
    play_mode: str
    place: int
    total: float
    scores: Mapping[str, float]
    cards: Mapping[str, int]
    rating: Rating | None
    ended_at: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Regular:
    """A regular player of a Discord server, for its leaderboard: a person who shows their statistics, with one game and
    number of players.

    `games` and `won` count the Discord server's latest games. `rating` is the present one for that game and number of
    players, from `rated` games anywhere.
    """

    person: Person
    discord_id: int
    game: str
    players: int
    games: int
    won: int
    rated: int
    rating: Rating | None


@dataclass(frozen=True, slots=True)
class Rival:
    """Another person at tables of a person's counted games of one kind, who shows their statistics. `ahead` and
    `behind`: in how many of these games the first person was placed before and behind them."""

    discord_id: int
    game: str
    games: int
    ahead: int
    behind: int


async def visibility(reader: Reader, person: Person) -> str:
    """Return who may see a person's statistics (one of `VISIBILITIES`); `PRIVATE` for an unknown person."""
    row = await reader.one("SELECT stats FROM person WHERE id = ?", person)
    return row[0] if row else PRIVATE


async def set_visibility(tx: Tx, person: Person, visibility: str) -> None:
    """Store who may see a person's statistics (`visibility`: one of `VISIBILITIES`). `OFF` deletes those that exist;
    other people's ratings stay."""
    await tx.run("UPDATE person SET stats = ? WHERE id = ?", visibility, person)
    if visibility == OFF:
        await tx.run("DELETE FROM played WHERE person = ?", person)
        await tx.run("DELETE FROM achieved WHERE person = ?", person)
        await tx.run("DELETE FROM punctuality WHERE person = ?", person)


async def with_statistics(reader: Reader, persons: Collection[Person]) -> set[Person]:
    """Return those of these persons whose statistics are kept (not `OFF`): only for them a finished game is counted."""
    rows = await reader.all(
        f"SELECT id FROM person WHERE stats <> 'off' AND id IN ({marks(persons)})", *persons
    )
    return {row[0] for row in rows}


async def play_mode(reader: Reader, table_id: int, seats: int) -> str:
    """Return how a table's game was played (one of `PLAY_MODES`), which decides whether it is rated. `seats`: their
    number."""
    if seats == 1:
        return ALONE
    row = await reader.one(
        "SELECT 1 FROM seat_holder WHERE table_id = ? AND (ai IS NOT NULL OR to_at IS NOT NULL)", table_id
    )
    return PEOPLE if row is None else MIXED


async def lock_ratings(tx: Tx, persons: Collection[Person]) -> None:
    """Lock these people's rows until the transaction ends, so that no other transaction computes their ratings
    meanwhile."""
    await tx.all(
        f"SELECT id FROM person WHERE id IN ({marks(persons)}) ORDER BY id {tx.dialect.lock_against_change}", *persons
    )


async def set_end_after_rated_games(tx: Tx, table_id: int, game: str, persons: Collection[Person]) -> None:
    """Move a game's end to just after the ends of all games in which these people were rated, if it is not later
    already.

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
    """Return a person's latest rating in a game with this number of players; None before the first rated one."""
    row = await reader.one(
        """SELECT p.mu, p.sigma FROM played p JOIN game_table t ON t.id = p.table_id AND t.game = ?
           WHERE p.person = ? AND p.mu IS NOT NULL
               AND (SELECT count(*) FROM result r WHERE r.table_id = p.table_id) = ?
           ORDER BY t.ended_at DESC, t.id DESC LIMIT 1""",
        game, person, players,
    )
    return Rating(*row) if row else None


async def add(
    tx: Tx, person: Person, table_id: int, seat: int, mode: str, cards: Mapping[str, int], rating: Rating | None
) -> None:
    """Store that a finished game counts for a person's statistics.

    `mode`: one of `PLAY_MODES`. `cards`: how often their cards did something, by `what:card`. `rating`: theirs
    after this game; None: it is not rated.
    """
    mu, sigma = (rating.mu, rating.sigma) if rating is not None else (None, None)
    await tx.run(
        "INSERT INTO played (person, table_id, seat, way, cards, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)",
        person, table_id, seat, mode, json.dumps(dict(cards)), mu, sigma,
    )


async def games_of(reader: Reader, person: Person) -> list[Played]:
    """Return all games that count for a person, in the order in which they ended."""
    rows = await reader.all(
        """SELECT t.id, t.game, (SELECT count(*) FROM result a WHERE a.table_id = t.id), p.way, r.place, r.total,
               r.scores, p.cards, p.mu, p.sigma, t.ended_at, t.ended_at - coalesce(t.started_at, t.ended_at)
           FROM played p JOIN game_table t ON t.id = p.table_id
           JOIN result r ON r.table_id = p.table_id AND r.seat = p.seat
           WHERE p.person = ? ORDER BY t.ended_at, t.id""",
        person,
    )
    return [_played(row) for row in rows]


async def rivals(
    reader: Reader, person: Person, since: float = 0.0, until: float = math.inf
) -> list[Rival]:
    """Return the people who show their statistics and with whom a person has finished counted games that ended
    between two times, by game, those with most games first."""
    rows = await reader.all(
        """SELECT one.discord_id, t.game, count(*), count(*) FILTER (WHERE r.place < q.place),
               count(*) FILTER (WHERE r.place > q.place)
           FROM played p JOIN game_table t ON t.id = p.table_id AND t.ended_at >= ? AND t.ended_at < ?
           JOIN played o ON o.table_id = p.table_id AND o.person <> p.person
           JOIN person one ON one.id = o.person AND one.stats = 'shown'
           JOIN result r ON r.table_id = p.table_id AND r.seat = p.seat
           JOIN result q ON q.table_id = o.table_id AND q.seat = o.seat
           WHERE p.person = ?
           GROUP BY o.person, one.discord_id, t.game ORDER BY count(*) DESC, o.person, t.game""",
        since, until, person,
    )
    return [Rival(*row) for row in rows]


def _played(row: Row) -> Played:
    table_id, game, players, mode, place, total, scores, cards, mu, sigma, ended_at, seconds = row
    return Played(
        table_id, game, players, mode, place, normalised_points(total), json.loads(scores), json.loads(cards),
        _rating(mu, sigma), ended_at, seconds,
    )


def _rating(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)


_LATELY = """WITH lately AS (
        SELECT id, game, (SELECT count(*) FROM result a WHERE a.table_id = game_table.id) AS players
        FROM game_table WHERE guild_id = ?1 AND status = 'finished' ORDER BY ended_at DESC LIMIT ?2)"""


async def regulars(reader: Reader, guild_id: int) -> list[Regular]:
    """Return the people who show their statistics and finished games in a Discord server, by game and number of
    players, for its leaderboard.

    Only the server's last `RECENT_GAMES` finished games are searched.
    """
    rows = await reader.all(
        f"""{_LATELY} SELECT p.person, one.discord_id, l.game, l.players, count(*), count(*) FILTER (WHERE r.place = 1)
            FROM lately l JOIN played p ON p.table_id = l.id
            JOIN person one ON one.id = p.person AND one.stats = 'shown'
            JOIN result r ON r.table_id = p.table_id AND r.seat = p.seat
            GROUP BY p.person, one.discord_id, l.game, l.players
            ORDER BY l.game, l.players, count(*) DESC, p.person""",
        guild_id, RECENT_GAMES,
    )
    known = await _ratings_of_regulars(reader, guild_id)
    return [
        Regular(person, discord_id, game, players, games, won, *known.get((person, game, players), (0, None)))
        for person, discord_id, game, players, games, won in rows
    ]


async def _ratings_of_regulars(
    reader: Reader, guild_id: int
) -> dict[tuple[Person, str, int], tuple[int, Rating | None]]:
    """Return the number of rated games and the latest rating of a Discord server's recent players, by person, game and
    number of players. Rated games anywhere count."""
    rows = await reader.all(
        f"""{_LATELY} SELECT p.person, t.game, (SELECT count(*) FROM result a WHERE a.table_id = t.id),
                t.ended_at, t.id, p.mu, p.sigma
            FROM played p JOIN game_table t ON t.id = p.table_id
            WHERE p.mu IS NOT NULL AND p.person IN (
                SELECT o.person FROM lately l JOIN played o ON o.table_id = l.id AND o.mu IS NOT NULL
                JOIN person one ON one.id = o.person AND one.stats = 'shown')""",
        guild_id, RECENT_GAMES,
    )
    by_kind: dict[tuple[Person, str, int], list[Row]] = defaultdict(list)
    for person, game, players, *rated in rows:
        by_kind[person, game, players].append(tuple(rated))
    return {kind: (len(rated), _rating(*max(rated)[2:])) for kind, rated in by_kind.items()}


async def medal_places(reader: Reader, person: Person, today: str) -> list[int]:
    """Return a person's places (1 to 3) in the daily deals of days before `today`, best first, one for each medal.

    A place counts only in a Discord server, and only if another person had fewer points there. Results after the end of
    the day and of people who want no statistics do not count.
    """
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


async def cards_counted_before_segment(reader: Reader, table_id: int) -> int:
    """Return the first segment (stretch of a game) whose card uses are still to be counted: older versions counted
    those of earlier segments during play. Mostly 0."""
    row = await reader.one("SELECT counted_to FROM game_table WHERE id = ?", table_id)
    assert row is not None
    segment: int = row[0]
    return segment


async def count_cards(tx: Tx, game: str, use: Mapping[str, int]) -> None:
    """Add these numbers to the totals of what a game's cards did at all tables. `use`: how often, by `what:card`
    ("what" as "played")."""
    named = [(name.partition(":"), n) for name, n in sorted(use.items())]  # sorted, so that two endings cannot deadlock
    rows = [(game, card, what, n) for (what, _, card), n in named]
    await tx.many(
        """INSERT INTO card_count (game, card, what, n) VALUES (?, ?, ?, ?)
           ON CONFLICT (game, card, what) DO UPDATE SET n = card_count.n + excluded.n""",
        rows,
    )


async def cards_of(reader: Reader, game: str) -> dict[str, int]:
    """Return how often each card of a game was played at all tables. Cards that were never played are left out."""
    rows = await reader.all("SELECT card, n FROM card_count WHERE game = ? AND what = 'played'", game)
    return dict(rows)
