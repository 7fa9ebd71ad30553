"""Daily deals: the operator's secret if this program made it, each day's deal, and who has played which."""

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
    """The deal of a day. `link` is its link in the chain of commitments, a hash that includes the link `before` it."""

    day: date
    seed: str = field(repr=False)
    before: str
    link: str


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a person's daily deal."""

    person: Person
    discord_id: int
    won: bool
    total: int
    scores: dict[str, int]


async def secret(tx: Tx, fresh: str) -> str:
    """Return the stored secret for daily deals; at the first call, store `fresh` as the secret."""
    await tx.run("INSERT INTO daily_secret (one, secret) VALUES (1, ?) ON CONFLICT DO NOTHING", fresh)
    row = await tx.one("SELECT secret FROM daily_secret")
    assert row is not None
    return str(row[0])


# -- deals -------------------------------------------------------------------------------------------------------


async def deal(reader: Reader, day: date) -> Deal | None:
    """Return the deal of a day, if it was made."""
    return _deal(await reader.one("SELECT day, seed, before, link FROM daily_deal WHERE day = ?", day.isoformat()))


async def newest_deal(reader: Reader) -> Deal | None:
    """Return the newest daily deal. Each deal commits to the one before, so it is the end of a chain; None if there is
    none yet."""
    return _deal(await reader.one("SELECT day, seed, before, link FROM daily_deal ORDER BY day DESC LIMIT 1"))


async def add_deal(tx: Tx, made: Deal) -> None:
    """Append a day's deal to the chain."""
    await tx.run(
        "INSERT INTO daily_deal (day, seed, before, link) VALUES (?, ?, ?, ?)",
        made.day.isoformat(), made.seed, made.before, made.link,
    )


def _deal(row: Row | None) -> Deal | None:
    return None if row is None else Deal(date.fromisoformat(row[0]), *row[1:])


# -- who has played ----------------------------------------------------------------------------------------------


async def play_of(reader: Reader, day: date, person: Person) -> int | None:
    """Return the table on which a person plays, or has played, the deal of a day."""
    row = await reader.one(
        "SELECT table_id FROM daily_play WHERE day = ? AND person = ?", day.isoformat(), person
    )
    return row[0] if row else None


async def note_play(tx: Tx, day: date, person: Person, table_id: int, guild_id: int | None) -> None:
    """Store that a person plays the deal of a day. Raises `Conflict` the second time.

    `guild_id`: the server in which they play; None for direct messages.
    """
    await tx.run(
        "INSERT INTO daily_play (day, person, table_id, guild_id) VALUES (?, ?, ?, ?)",
        day.isoformat(), person, table_id, guild_id,
    )


async def scores(reader: Reader, day: date, until: float, guild_id: int | None, person: Person) -> list[Score]:
    """Return the results of a day's deal that ended before `until`, best first.

    They are those of a server, except of people who want no statistics, and the person's own, wherever it was played.
    """
    rows = await reader.all(
        """SELECT d.person, p.discord_id, r.place = 1, r.total, r.scores
           FROM daily_play d JOIN result r ON r.table_id = d.table_id AND r.seat = 0 JOIN person p ON p.id = d.person
           JOIN game_table t ON t.id = d.table_id AND t.ended_at < ?1
           WHERE d.table_id IN (
               SELECT table_id FROM daily_play WHERE day = ?2 AND guild_id = ?3
               UNION SELECT table_id FROM daily_play WHERE day = ?2 AND person = ?4)
               AND (p.stats <> 'off' OR d.person = ?4)
           ORDER BY r.total DESC, r.place, d.table_id""",
        until, day.isoformat(), guild_id, person,
    )
    return [Score(who, discord_id, bool(won), int(total), json.loads(parts))
            for who, discord_id, won, total, parts in rows]


async def finished_days(reader: Reader, people: list[Person]) -> dict[Person, list[date]]:
    """Return the days whose deals these people have finished."""
    found: dict[Person, list[date]] = defaultdict(list)
    rows = await reader.all(
        f"""SELECT d.person, d.day FROM daily_play d JOIN game_table t ON t.id = d.table_id AND t.status = 'finished'
           WHERE d.person IN ({marks(people)})""",
        *people,
    )
    for person, day in rows:
        found[person].append(date.fromisoformat(day))
    return found
