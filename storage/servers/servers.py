"""Count, list and delete all tables of a Discord server."""

from __future__ import annotations

from collections.abc import Sequence

from storage.engine.transaction import Reader, Tx
from storage.league import seasons
from storage.play.tables import RUNNING, UNSAID

OF_A_SERVER = """SELECT id FROM game_table WHERE guild_id = ?1
    AND id NOT IN (SELECT table_id FROM daily_play WHERE day >= ?2)"""
"""SQL: without unfinished daily deals, since their cards would be known to a person who can still play them."""


async def count(reader: Reader, guild_id: int) -> tuple[int, int]:
    """Return the number of running tables of a Discord server (lobbies and games), and that of its games that have
    begun and are over, however they ended."""
    row = await reader.one(
        f"""SELECT count(*) FILTER (WHERE {RUNNING}), count(started_at) FILTER (WHERE NOT {RUNNING})
            FROM game_table WHERE guild_id = ?""",
        guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def table_ids(reader: Reader, guild_id: int, without_deals_since: str = "") -> list[int]:
    """Return the ids of the tables of a Discord server, without daily deals of the day `without_deals_since`
    ("2026-11-28") or later, since those of today can still be played; by default without any daily deal."""
    return [row[0] for row in await reader.all(OF_A_SERVER, guild_id, without_deals_since)]


async def with_plans(reader: Reader) -> list[int]:
    """Return the Discord servers in which something goes on or may go on by itself: a table that is running or can be
    reopened or in whose home something is still to be said, a season, a standing invitation. Left out are those that
    the bot is known not to be in."""
    rows = await reader.all(
        f"""SELECT guild_id FROM game_table
            WHERE guild_id IS NOT NULL AND NOT away AND ({RUNNING} OR reopen_until IS NOT NULL)
            UNION SELECT guild_id FROM game_table WHERE guild_id IS NOT NULL AND NOT away AND id IN ({UNSAID})
            UNION SELECT guild_id FROM season WHERE status IN ('open', 'playing')
            UNION SELECT guild_id FROM standing_invitation WHERE guild_id IS NOT NULL
            EXCEPT SELECT guild_id FROM pause WHERE guild_id IS NOT NULL AND to_at IS NULL"""
    )
    return [row[0] for row in rows]


async def parts_of_a_table(reader: Reader) -> list[tuple[str, str]]:
    """Return the database tables whose rows belong to a game table, each with the column that holds its id, for
    `delete_table`."""
    return await reader.references("game_table")


async def delete_table(tx: Tx, table_id: int, parts: Sequence[tuple[str, str]]) -> None:
    """Delete a game table with all rows that belong to it (`parts`: from `parts_of_a_table`). Nothing is deleted in
    Discord."""
    for name, column in parts:
        await tx.run(f"DELETE FROM {name} WHERE {column} = ?", table_id)
    await tx.run("DELETE FROM game_table WHERE id = ?", table_id)


async def delete_settings(tx: Tx, guild_id: int) -> bool:
    """Delete a Discord server's settings, what it forbids, offers to move its tables, and its counted uses of quotas.
    Returns whether anything was set or forbidden."""
    await tx.run("DELETE FROM moving_offer WHERE guild_id = ?", guild_id)
    await tx.run("DELETE FROM used WHERE who = ? AND what LIKE '%-server'", guild_id)
    forbidden = await tx.count("DELETE FROM forbidden WHERE guild_id = ?", guild_id)
    return await tx.count("DELETE FROM server WHERE guild_id = ?", guild_id) + forbidden > 0


async def has_plans(reader: Reader, guild_id: int) -> bool:
    """Return whether a Discord server still has tables or deals of the day, seasons, standing invitations, or
    people who look for tables there."""
    return await reader.one(
        """SELECT 1 FROM season WHERE guild_id = ?1 UNION ALL SELECT 1 FROM standing_invitation WHERE guild_id = ?1
           UNION ALL SELECT 1 FROM wish WHERE guild_id = ?1
           UNION ALL SELECT 1 FROM game_table WHERE guild_id = ?1
           UNION ALL SELECT 1 FROM daily_play WHERE guild_id = ?1 LIMIT 1""",
        guild_id,
    ) is not None


async def delete_plans(tx: Tx, guild_id: int) -> int:
    """Delete what an export of a Discord server leaves out: its seasons, what people look for there, and standing
    invitations. Returns how many of these there were."""
    row = await tx.one("SELECT count(*) FROM season WHERE guild_id = ?", guild_id)
    assert row is not None
    await seasons.delete_in(tx, guild_id)
    invitations = await tx.count("DELETE FROM standing_invitation WHERE guild_id = ?", guild_id)
    return int(row[0]) + invitations + await tx.count("DELETE FROM wish WHERE guild_id = ?", guild_id)
