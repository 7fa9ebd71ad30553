"""Moving tables to another Discord server: a manager's offer, valid for a short time, and the move itself."""

from __future__ import annotations

from storage.engine.transaction import Reader, Tx
from storage.model import Home, Person, Status
from storage.play.tables import RUNNING


async def offer(tx: Tx, person: Person, guild_id: int, until: float, now: float) -> None:
    """Store a manager's offer to move tables from this Discord server to another one, valid until `until`, in place of
    an earlier one. Expired offers of all people are deleted."""
    await tx.run("DELETE FROM moving_offer WHERE until <= ?", now)
    await tx.run(
        """INSERT INTO moving_offer (person, guild_id, until) VALUES (?, ?, ?)
           ON CONFLICT (person, guild_id) DO UPDATE SET until = excluded.until""",
        person, guild_id, until,
    )


async def servers_offered_by(reader: Reader, person: Person, now: float) -> list[int]:
    """Return the ids of the Discord servers from which a person may move tables now, by their offers."""
    rows = await reader.all(
        "SELECT guild_id FROM moving_offer WHERE person = ? AND until > ? ORDER BY guild_id", person, now
    )
    return [row[0] for row in rows]


async def playing_in(reader: Reader, guild_id: int) -> list[int]:
    """Return the ids of the public tables of a Discord server at which a game is being played, oldest first."""
    rows = await reader.all(
        "SELECT id FROM game_table WHERE guild_id = ? AND status = ? AND home <> 'private' ORDER BY id",
        guild_id, Status.PLAYING,
    )
    return [row[0] for row in rows]


async def set_home(tx: Tx, table_id: int, home: Home) -> None:
    """Store another place (channel or thread) for a running table's messages, as one where the bot is and may write.
    Raises `Conflict` when another table is running there."""
    await tx.count(
        "UPDATE game_table SET home = ?, guild_id = ?, channel_id = ?, away = FALSE, refused_at = NULL WHERE id = ?",
        home.kind, home.guild_id, home.channel_id, table_id,
    )


_NO_DEAL_OF_TODAY = "id NOT IN (SELECT table_id FROM daily_play WHERE day >= ?)"
"""SQL: daily deals of the day `?` and later, which stay in the ranking of their server, are left out."""


async def count_finished(reader: Reader, guild_id: int, today: str) -> int:
    """Return how many finished games of a Discord server can be assigned to another one: daily deals of a day that is
    not over stay."""
    row = await reader.one(
        f"SELECT count(*) FROM game_table WHERE guild_id = ? AND status = 'finished' AND {_NO_DEAL_OF_TODAY}",
        guild_id, today,
    )
    assert row is not None
    n: int = row[0]
    return n


async def move_ended_games(tx: Tx, guild_id: int, to: int, today: str) -> int:
    """Assign the ended games of a Discord server to the server `to`, and return how many of them are finished.

    Games that may still be reopened stay, and so do daily deals of a day that is not over.
    """
    finished = await count_finished(tx, guild_id, today)
    await tx.run(
        f"""UPDATE game_table SET guild_id = ? WHERE guild_id = ? AND NOT {RUNNING}
            AND reopen_until IS NULL AND {_NO_DEAL_OF_TODAY}""",
        to, guild_id, today,
    )
    return finished
