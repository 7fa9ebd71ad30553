"""How much of what is limited a person or a server has at the moment, or has used for a time."""

from __future__ import annotations

from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING


async def open_tables(reader: Reader, opener: Person, guild_id: int | None) -> tuple[int, int]:
    """The running tables that a person has opened, and those of a server. Where the bot was removed from a server,
    nobody can end a table there, so it does not count."""
    row = await reader.one(
        f"""SELECT (SELECT count(*) FROM game_table WHERE opener = ? AND {RUNNING} AND NOT away),
                   (SELECT count(*) FROM game_table WHERE guild_id = ? AND {RUNNING} AND NOT away)""",
        opener, guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def ai_seats(reader: Reader, opener: Person, guild_id: int | None) -> tuple[int, int]:
    """The AI seats at the running tables that a person has opened, and at those of a server. Seats that somebody has
    lent to an AI do not count, nor those in servers from which the bot was removed."""
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
    """Count one use, in a count that ends at a time; returns the uses in it, this one included."""
    row = await tx.one(
        """INSERT INTO used (what, who, until, n) VALUES (?, ?, ?, 1)
           ON CONFLICT (what, who, until) DO UPDATE SET n = used.n + 1 RETURNING n""",
        what, who, until,
    )
    assert row is not None
    n: int = row[0]
    return n


async def give_back(tx: Tx, what: str, who: int, until: float) -> None:
    """One use less, in a count that ends at a time: it was one too many."""
    await tx.run("UPDATE used SET n = n - 1 WHERE what = ? AND who = ? AND until = ?", what, who, until)


async def prune(tx: Tx, now: float) -> None:
    """Forget the counts that have ended."""
    await tx.run("DELETE FROM used WHERE until <= ?", now)
