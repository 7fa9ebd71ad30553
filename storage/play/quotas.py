"""Quotas: how many tables and AI seats a person or Discord server has, and how often each used limited features lately.

A use is counted for `what` (the feature's name, such as "pictures-person") and `who` (the id of a person or Discord
server), in a period named by its end, `until`. The limits themselves are checked by the caller.
"""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.transaction import Reader, Tx
from storage.model import Person
from storage.play.tables import RUNNING

_COUNTED = f"""{RUNNING} AND NOT away
    AND NOT EXISTS (SELECT 1 FROM season_game g WHERE g.table_id = game_table.id)"""
"""SQL that selects the tables that count as open."""


async def open_tables(reader: Reader, opener: Person, guild_id: int | None) -> tuple[int, int]:
    """Return the number of running tables (lobbies and games) that a person opened, and that in a Discord server (None:
    0).

    Tables in Discord servers that the bot was removed from do not count, because nobody can end them, nor do those of
    leagues, which nobody has opened for themselves.
    """
    row = await reader.one(
        f"""SELECT (SELECT count(*) FROM game_table WHERE opener = ? AND {_COUNTED}),
                   (SELECT count(*) FROM game_table WHERE guild_id = ? AND {_COUNTED})""",
        opener, guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def ai_seats(reader: Reader, opener: Person, guild_id: int | None) -> tuple[int, int]:
    """Return the number of AI seats at the running tables that a person opened, and that at running tables of a Discord
    server (None: 0).

    Seats that a person lent to an AI do not count, nor tables that do not count as open (`open_tables`).
    """
    row = await reader.one(
        f"""SELECT count(*) FILTER (WHERE t.opener = ?1), count(*) FILTER (WHERE t.guild_id = ?2)
            FROM seat_holder h JOIN game_table t ON t.id = h.table_id
            WHERE t.id IN (
                SELECT id FROM game_table WHERE opener = ?1 AND {_COUNTED}
                UNION SELECT id FROM game_table WHERE guild_id = ?2 AND {_COUNTED})
                AND h.ai IS NOT NULL AND h.lent_by IS NULL AND h.to_at IS NULL""",
        opener, guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def count_use(tx: Tx, what: str, who: int, until: float) -> int:
    """Count one use of a limited feature `what` by `who` (the id of a person or Discord server) in the period that ends
    at `until`. Returns the uses so far, including this one; the caller refuses it if that is too many."""
    row = await tx.one(
        """INSERT INTO used (what, who, until, n) VALUES (?, ?, ?, 1)
           ON CONFLICT (what, who, until) DO UPDATE SET n = used.n + 1 RETURNING n""",
        what, who, until,
    )
    assert row is not None
    n: int = row[0]
    return n


async def lock_counts(tx: Tx, uses: Collection[tuple[str, int]], until: float) -> None:
    """Lock the counts of these uses, given as (feature, id of a person or Discord server), in the period that ends at
    `until`. The lock is held until the transaction ends. All processes lock them in the same order, so that none wait
    for each other in a circle. Missing counts start at 0."""
    await tx.many(
        """INSERT INTO used (what, who, until, n) VALUES (?, ?, ?, 0)
           ON CONFLICT (what, who, until) DO UPDATE SET n = used.n""",
        [(what, who, until) for what, who in sorted(set(uses))],
    )


async def uncount_use(tx: Tx, what: str, who: int, until: float) -> None:
    """Subtract one use of a limited feature `what` by `who` (the id of a person or Discord server) in the period that
    ends at `until`, because it was refused after all."""
    await tx.run("UPDATE used SET n = n - 1 WHERE what = ? AND who = ? AND until = ?", what, who, until)


async def prune(tx: Tx, now: float) -> None:
    """Delete the counts of periods that have ended by `now`."""
    await tx.run("DELETE FROM used WHERE until <= ?", now)
