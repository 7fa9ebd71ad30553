"""Quotas: how many tables and AI seats a person or server has, and how often they used what is limited."""

from __future__ import annotations

from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING


async def open_tables(reader: Reader, opener: Person, guild_id: int | None) -> tuple[int, int]:
    """Return the numbers of running tables that a person opened, and of running tables of a server.

    Tables in servers that the bot was removed from do not count, because nobody can end them.
    """
    row = await reader.one(
        f"""SELECT (SELECT count(*) FROM game_table WHERE opener = ? AND {RUNNING} AND NOT away),
                   (SELECT count(*) FROM game_table WHERE guild_id = ? AND {RUNNING} AND NOT away)""",
        opener, guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def ai_seats(reader: Reader, opener: Person, guild_id: int | None) -> tuple[int, int]:
    """Return the numbers of AI seats at the running tables that a person opened, and at those of a server.

    Seats that a person lent to an AI do not count, nor those in servers that the bot was removed from.
    """
    row = await reader.one(
        f"""SELECT count(*) FILTER (WHERE t.opener = ?1), count(*) FILTER (WHERE t.guild_id = ?2)
            FROM seat_holder h JOIN game_table t ON t.id = h.table_id
            WHERE t.id IN (
                SELECT id FROM game_table WHERE opener = ?1 AND {RUNNING} AND NOT away
                UNION SELECT id FROM game_table WHERE guild_id = ?2 AND {RUNNING} AND NOT away)
                AND h.ai IS NOT NULL AND h.lent_by IS NULL AND h.to_at IS NULL""",
        opener, guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def use(tx: Tx, what: str, who: int, until: float) -> int:
    """Count one use within the period that ends at `until`. Returns the uses so far, including this one."""
    row = await tx.one(
        """INSERT INTO used (what, who, until, n) VALUES (?, ?, ?, 1)
           ON CONFLICT (what, who, until) DO UPDATE SET n = used.n + 1 RETURNING n""",
        what, who, until,
    )
    assert row is not None
    n: int = row[0]
    return n


async def give_back(tx: Tx, what: str, who: int, until: float) -> None:
    """Take back one use within the period that ends at `until`."""
    await tx.run("UPDATE used SET n = n - 1 WHERE what = ? AND who = ? AND until = ?", what, who, until)


async def prune(tx: Tx, now: float) -> None:
    """Delete the counts of periods that have ended."""
    await tx.run("DELETE FROM used WHERE until <= ?", now)
