"""The bots that serve one database, and what each of them does so that no other does it.

A bot has a row, and says every second that it is alive. Whoever finds one that was not heard of for `LEASE` seconds, by
the database's time, takes its row away, and with it all its claims; its number is never given again. Whatever a bot
writes because of a claim keeps its own row in place until that is stored, or finds it gone: so nothing is written by
who was paused for too long, whatever they believe, and nobody need agree on what time it is.
"""

from __future__ import annotations

from collections.abc import Collection

from storage.connection import Statement
from storage.database import Database
from storage.transaction import Tx, marks

LEASE = 3.0
"""Seconds after which who was not heard of is taken for dead."""


async def register(db: Database) -> int | None:
    """Be one of the bots at a database from now on. Returns the number by which it is known; None while somebody has
    the database to themselves."""
    words = db.dialect
    (made,) = await db.at_once(Statement(
        f"INSERT INTO process (until) SELECT {words.now} + ? WHERE {words.no_tool} RETURNING id", (LEASE,)
    ))
    return made.rows[0][0] if made.rows else None


async def beat(db: Database, process: int) -> bool:
    """This bot is alive. Those of which nobody has heard are taken for dead on the way. Returns whether it was not
    taken for dead itself."""
    words = db.dialect
    known, _ = await db.at_once(
        Statement(f"UPDATE process SET until = {words.now} + ? WHERE id = ?", (LEASE, process)),
        Statement(f"""DELETE FROM process WHERE id IN
            (SELECT id FROM process WHERE until <= {words.now} ORDER BY id {words.free})"""),
    )
    return known.count == 1


async def leave(db: Database, process: int) -> None:
    """It stops, and hands back everything."""
    await db.at_once(Statement("DELETE FROM process WHERE id = ?", (process,)))


async def alive(db: Database) -> list[int]:
    """The numbers of all bots."""
    return [row[0] for row in await db.read.all("SELECT id FROM process ORDER BY id")]


async def claim(db: Database, process: int, doing: str, about: Collection[int]) -> set[int]:
    """Let a bot do something about these (the ids of tables, or 0), unless another does. Returns those about which it
    does it from now on, or does already."""
    rows = ", ".join("(?, ?, ?)" for _ in about)
    values = [value for one in sorted(about) for value in (doing, one, process)]
    _, mine = await db.at_once(
        Statement(f"INSERT INTO claim (what, about, process) VALUES {rows} ON CONFLICT DO NOTHING", values),
        Statement(
            f"SELECT about FROM claim WHERE what = ? AND process = ? AND about IN ({marks(about)})",
            (doing, process, *about),
        ),
    )
    return {row[0] for row in mine.rows}


async def hand_back(db: Database, process: int, doing: str, about: Collection[int]) -> None:
    """It does so no longer."""
    await db.at_once(Statement(
        f"DELETE FROM claim WHERE what = ? AND process = ? AND about IN ({marks(about)})", (doing, process, *about)
    ))


async def is_known(tx: Tx, process: int) -> bool:
    """Whether a bot was not taken for dead; then it will not be until the transaction ends."""
    return bool(await tx.all(f"SELECT 1 FROM process WHERE id = ? {tx.dialect.hold}", process))
