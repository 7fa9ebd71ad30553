"""All tables of a server at once."""

from __future__ import annotations

from collections.abc import Sequence

from storage.engine.transaction import Reader, Tx
from storage.play.tables import RUNNING

OF_A_SERVER = """SELECT id FROM game_table WHERE guild_id = ?1
    AND id NOT IN (SELECT table_id FROM daily_play WHERE day >= ?2)"""
"""Without deals of a day that is not over: who could begin it anew would know its cards."""


async def count(reader: Reader, guild_id: int) -> tuple[int, int]:
    """How many tables of a server run, and how many games that have begun there are over."""
    row = await reader.one(
        f"""SELECT count(*) FILTER (WHERE {RUNNING}), count(started_at) FILTER (WHERE NOT {RUNNING})
            FROM game_table WHERE guild_id = ?""",
        guild_id,
    )
    assert row is not None
    return row[0], row[1]


async def table_ids(reader: Reader, guild_id: int, today: str) -> list[int]:
    """The tables of a server, without deals of a day that is not over."""
    return [row[0] for row in await reader.all(OF_A_SERVER, guild_id, today)]


async def parts_of_a_table(reader: Reader) -> list[tuple[str, str]]:
    """Every table of the database whose rows belong to a game table, and its column that says to which."""
    return await reader.references("game_table")


async def delete_table(tx: Tx, table_id: int, parts: Sequence[tuple[str, str]]) -> None:
    """A table is gone with all that belongs to it (see `parts_of_a_table`)."""
    for name, column in parts:
        await tx.run(f"DELETE FROM {name} WHERE {column} = ?", table_id)
    await tx.run("DELETE FROM game_table WHERE id = ?", table_id)


async def delete_choices(tx: Tx, guild_id: int) -> None:
    """What was chosen for a server, what its managers forbid there, and what it has used."""
    await tx.run("DELETE FROM forbidden WHERE guild_id = ?", guild_id)
    await tx.run("DELETE FROM server WHERE guild_id = ?", guild_id)
    await tx.run("DELETE FROM moving_offer WHERE guild_id = ?", guild_id)
    await tx.run("DELETE FROM used WHERE who = ? AND what LIKE '%-server'", guild_id)
