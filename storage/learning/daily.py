"""Daily deals: one deal of cards a day, the same for everybody, which each person plays once.

Stored are the secret that the deals come from (unless the operator has set it), each day's deal, and who has played
which. The deals form a chain of commitments (hashes published beforehand), so that none can be changed later.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day. `link` is its link in the chain of commitments: a hash of the deal that includes the link
    `before` it."""

    day: date
    seed: str = field(repr=False)
    before: str
    link: str


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a person's daily deal: whether the game was won, the points, and these by category. `ranked`: it is
    in the ranking that everybody sees; else only its own person reads it there."""

    person: Person
    discord_id: int
    won: bool
    total: int
    scores: dict[str, int]
    ranked: bool = True


async def secret(tx: Tx, fresh: str) -> str:
    """Return the stored secret from which daily deals are made; if there is none yet, store `fresh` (a random text) as
    it."""
    await tx.run("INSERT INTO daily_secret (one, secret) VALUES (1, ?) ON CONFLICT DO NOTHING", fresh)
    row = await tx.one("SELECT secret FROM daily_secret")
    assert row is not None
    return str(row[0])


# -- deals -------------------------------------------------------------------------------------------------------


async def deal(reader: Reader, day: date) -> Deal | None:
    """Return the deal of a day; None if it was not made."""
    return _deal(await reader.one("SELECT day, seed, before, link FROM daily_deal WHERE day = ?", day.isoformat()))


async def newest_deal(reader: Reader) -> Deal | None:
    """Return the newest daily deal, the end of the chain to which the next one is appended; None if there is none
    yet."""
    return _deal(await reader.one("SELECT day, seed, before, link FROM daily_deal ORDER BY day DESC LIMIT 1"))


async def add_deal(tx: Tx, deal: Deal) -> None:
    """Store a day's deal, which must follow the newest one in the chain of commitments. Raises `Conflict` if the day
    has one."""
    await tx.run(
        "INSERT INTO daily_deal (day, seed, before, link) VALUES (?, ?, ?, ?)",
        deal.day.isoformat(), deal.seed, deal.before, deal.link,
    )


def _deal(row: Row | None) -> Deal | None:
    return None if row is None else Deal(date.fromisoformat(row[0]), *row[1:])


# -- who has played ----------------------------------------------------------------------------------------------


async def play_of(reader: Reader, day: date, person: Person) -> int | None:
    """Return the id of the table at which a person plays, or has played, the deal of a day; None if they have not begun
    it."""
    row = await reader.one(
        "SELECT table_id FROM daily_play WHERE day = ? AND person = ?", day.isoformat(), person
    )
    return row[0] if row else None


async def note_play(tx: Tx, day: date, person: Person, table_id: int, guild_id: int | None) -> None:
    """Store that a person has begun the deal of a day at a table. Raises `Conflict` the second time, also if two bots
    try at once.

    `guild_id`: the Discord server in which they play; None for direct messages.
    """
    await tx.run(
        "INSERT INTO daily_play (day, person, table_id, guild_id) VALUES (?, ?, ?, ?)",
        day.isoformat(), person, table_id, guild_id,
    )


async def leave_rankings(tx: Tx, guild_id: int) -> None:
    """Let all deals of the day that were played in a Discord server count in the rankings of none."""
    await tx.run("UPDATE daily_play SET guild_id = NULL WHERE guild_id = ?", guild_id)


async def scores(reader: Reader, day: date, until: float, guild_id: int | None, person: Person) -> list[Score]:
    """Return the results of a day's deal that ended before `until`, best first, for a leaderboard.

    They are those of a Discord server (None: of none), except of people who want no statistics, and the own result of
    `person`, wherever it was played, also if it is not ranked there.
    """
    rows = await reader.all(
        """SELECT d.person, p.discord_id, r.place = 1, r.total, r.scores,
               (d.guild_id = ?3) IS TRUE AND p.stats <> 'off'
           FROM daily_play d JOIN result r ON r.table_id = d.table_id AND r.seat = 0 JOIN person p ON p.id = d.person
           JOIN game_table t ON t.id = d.table_id AND t.ended_at < ?1
           WHERE d.table_id IN (
               SELECT table_id FROM daily_play WHERE day = ?2 AND guild_id = ?3
               UNION SELECT table_id FROM daily_play WHERE day = ?2 AND person = ?4)
               AND (p.stats <> 'off' OR d.person = ?4)
           ORDER BY r.total DESC, r.place, d.table_id""",
        until, day.isoformat(), guild_id, person,
    )
    return [Score(who, discord_id, bool(won), int(total), json.loads(parts), bool(ranked))
            for who, discord_id, won, total, parts, ranked in rows]


async def finished_days(reader: Reader, people: list[Person]) -> dict[Person, list[date]]:
    """Return the days whose deals these people have finished, in no order; an empty list for people without any."""
    found: dict[Person, list[date]] = defaultdict(list)
    rows = await reader.all(
        f"""SELECT d.person, d.day FROM daily_play d JOIN game_table t ON t.id = d.table_id AND t.status = 'finished'
           WHERE d.person IN ({marks(people)})""",
        *people,
    )
    for person, day in rows:
        found[person].append(date.fromisoformat(day))
    return found
