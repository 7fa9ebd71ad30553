"""Wishes of people to be told of new tables in a Discord server, and the open lobbies there."""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx
from storage.model import Person, Wish
from storage.person_lock import hold_person

WEEK = range(7)
_WISHES = """SELECT w.id, w.person, p.discord_id, w.guild_id, w.game, w.pace, w.days, w.shown
    FROM wish w JOIN person p ON p.id = w.person"""


async def store(
    tx: Tx, person: Person, guild_id: int, game: str, pace: str, days: Collection[int], shown: bool, now: float
) -> None:
    """Store a person's wish, in place of an earlier one for the same game in this Discord server. The parameters are
    the fields of `Wish`. Raises `PersonDeleted`."""
    await hold_person(tx, person)
    await tx.run(
        """INSERT INTO wish (person, guild_id, game, pace, days, shown, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (person, guild_id, game) DO UPDATE SET pace = excluded.pace, days = excluded.days,
               shown = excluded.shown, made_at = excluded.made_at""",
        person, guild_id, game, pace, sum(1 << day for day in days), shown, now,
    )


async def delete(tx: Tx, wish_id: int, person: Person) -> bool:
    """Delete a wish of this person. Returns whether there was one."""
    return await tx.count("DELETE FROM wish WHERE id = ? AND person = ?", wish_id, person) == 1


async def delete_in(tx: Tx, person: Person, guild_id: int) -> None:
    """Delete all that a person looks for in a Discord server."""
    await tx.run("DELETE FROM wish WHERE person = ? AND guild_id = ?", person, guild_id)


async def wish(reader: Reader, wish_id: int) -> Wish | None:
    """Return a wish by its id; None if it was withdrawn."""
    row = await reader.one(f"{_WISHES} WHERE w.id = ?", wish_id)
    return None if row is None else _wish(row)


async def of_person(reader: Reader, person: Person, guild_id: int) -> list[Wish]:
    """Return what a person looks for in a Discord server, oldest first."""
    rows = await reader.all(f"{_WISHES} WHERE w.person = ? AND w.guild_id = ? ORDER BY w.id", person, guild_id)
    return [_wish(row) for row in rows]


async def shown_in(reader: Reader, guild_id: int, most: int, without: Person) -> list[Wish]:
    """Return the newest `most` wishes in a Discord server that everybody there may see, but not those of the
    person `without`."""
    rows = await reader.all(
        f"{_WISHES} WHERE w.guild_id = ? AND w.shown AND w.person <> ? ORDER BY w.id DESC LIMIT ?",
        guild_id, without, most,
    )
    return [_wish(row) for row in rows]


async def fitting(reader: Reader, guild_id: int, game: str, pace: str) -> list[Wish]:
    """Return the wishes in a Discord server that a table of this game and pace fits. Those whose people were told
    longest ago come first."""
    rows = await reader.all(
        f"""{_WISHES} WHERE w.guild_id = ? AND w.game IN (?, '') AND w.pace IN (?, '') ORDER BY w.told_at, w.id""",
        guild_id, game, pace,
    )
    return [_wish(row) for row in rows]


async def mark_told(tx: Tx, wish_id: int, now: float) -> bool:
    """Record that the person of a wish is told of a table. Returns False if the wish was withdrawn."""
    return await tx.count("UPDATE wish SET told_at = ? WHERE id = ?", now, wish_id) == 1


async def lobbies_in(reader: Reader, guild_id: int, game: str, before: int, most: int) -> list[int]:
    """Return the ids of the newest `most` open lobbies of a Discord server whose ids are below `before`. `game`: only
    of this game; empty: of all. The server's tables must not be away (without the bot)."""
    of_game = "AND game = ?4" if game else "AND ?4 = ''"
    rows = await reader.all(
        f"""SELECT id FROM game_table WHERE guild_id = ?1 AND status = 'lobby' AND id < ?2 AND home <> 'private'
            AND NOT away {of_game} ORDER BY id DESC LIMIT ?3""",
        guild_id, before, most, game,
    )
    return [row[0] for row in rows]


async def lobbies_to_announce(reader: Reader, guild_id: int, opener: Person) -> list[int]:
    """Return the ids of a person's open lobbies in a Discord server of which those who look were not told yet, newest
    first."""
    rows = await reader.all(
        """SELECT id FROM game_table WHERE opener = ? AND status = 'lobby' AND guild_id = ? AND announced_at IS NULL
           AND home <> 'private' ORDER BY id DESC""",
        opener, guild_id,
    )
    return [row[0] for row in rows]


async def mark_announced(tx: Tx, table_id: int, now: float) -> bool:
    """Record that those who look are told of a lobby. Returns False if they were told before."""
    return await tx.count(
        "UPDATE game_table SET announced_at = ? WHERE id = ? AND announced_at IS NULL", now, table_id
    ) == 1


def _wish(row: Row) -> Wish:
    wish_id, person, discord_id, guild_id, game, pace, days, shown = row
    return Wish(
        wish_id, person, discord_id, guild_id, game, pace, frozenset(day for day in WEEK if days >> day & 1),
        bool(shown),
    )
