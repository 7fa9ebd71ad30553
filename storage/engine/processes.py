"""Coordination of several bots on one database: heartbeats, leases on work, and shards.

Each bot has a row, and renews it every second. A bot that was not heard of for `LEASE` seconds, by the database's time,
loses its row and with it all its claims; its number is never given again. A transaction that relies on a claim locks
the bot's row until it ends, or finds it gone. So a bot that was paused for too long cannot write by claims it has lost,
and the bots' clocks need not agree.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from storage.engine.connection import Statement
from storage.engine.database import Database
from storage.engine.transaction import Tx, marks

LEASE = 3.0
"""Seconds without a heartbeat after which a bot counts as dead."""
IDENTIFY_EVERY = 5.5
"""Seconds between two sessions that share one of Discord's limits. Discord asks for five, as it hears of them."""
HEARD_KEPT = 3600.0


@dataclass(frozen=True, slots=True)
class Shards:
    """A range of Discord's shards, from `first` to `last` of `count`. Servers are spread over shards by their ids."""

    first: int
    last: int
    count: int

    def meets(self, other: Shards | None) -> bool:
        """Return whether a server may be on both these and the others (None: perhaps any)."""
        apart = other is not None and other.count == self.count and (other.last < self.first or self.last < other.first)
        return not apart


WHOLE = Shards(0, 0, 1)
"""All servers."""


@dataclass(frozen=True, slots=True)
class AnyShards:
    """A wish for `size` of all shards, any that no other bot has claimed."""

    size: int
    count: int

    @property
    def none(self) -> Shards:
        """The empty range, held by a bot that waits for shards."""
        return Shards(0, -1, self.count)

    @property
    def ranges(self) -> list[Shards]:
        """The ranges that can be claimed."""
        firsts = range(0, self.count, self.size)
        return [Shards(first, min(first + self.size, self.count) - 1, self.count) for first in firsts]


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot: its number, the highest number of another bot that it knows of, and its shards (None: perhaps any)."""

    number: int
    seen: int
    shards: Shards | None


async def register(db: Database, shards: Shards | None = None) -> int | None:
    """Register a bot at the database. Returns its number; None while a tool has the database to itself."""
    words, held = db.dialect, (None,) * 3 if shards is None else (shards.first, shards.last, shards.count)
    (made,) = await db.at_once(Statement(
        f"""INSERT INTO process (until, first_shard, last_shard, of_shards)
            SELECT {words.now} + ?, ?, ?, ? WHERE {words.no_tool} RETURNING id""",
        (LEASE, *held),
    ))
    return made.rows[0][0] if made.rows else None


async def beat(db: Database, process: int) -> tuple[list[Bot], float]:
    """Send a heartbeat of this bot, and remove bots whose lease has run out.

    Returns all registered bots (this one too, unless it was removed itself) and the database's time.
    """
    words = db.dialect
    _, _, found, now = await db.at_once(
        Statement(f"""UPDATE process SET until = {words.now} + ?, seen = (SELECT max(id) FROM process) WHERE id = ?""",
                  (LEASE, process)),
        Statement(f"""DELETE FROM process WHERE id IN
            (SELECT id FROM process WHERE until <= {words.now} ORDER BY id {words.free})"""),
        Statement("SELECT id, seen, first_shard, last_shard, of_shards FROM process ORDER BY id"),
        Statement(f"SELECT {words.now}"),
    )
    bots = [Bot(number, seen, Shards(*held) if held[0] is not None else None) for number, seen, *held in found.rows]
    return bots, now.rows[0][0]


async def hold(db: Database, process: int, shards: Shards) -> None:
    """Store the shards that a bot holds."""
    await db.at_once(Statement(
        "UPDATE process SET first_shard = ?, last_shard = ?, of_shards = ? WHERE id = ?",
        (shards.first, shards.last, shards.count, process),
    ))


async def leave(db: Database, process: int) -> None:
    """Unregister a bot, which releases all its claims."""
    await db.at_once(Statement("DELETE FROM process WHERE id = ?", (process,)))


async def alive(db: Database) -> list[int]:
    """Return the numbers of all bots."""
    return [row[0] for row in await db.read.all("SELECT id FROM process ORDER BY id")]


async def hear(db: Database, interaction: int) -> bool:
    """Return whether this bot is the first to note an interaction."""
    mark = secrets.randbits(62)  # recognised when the connection dies after storing it, and this runs twice
    _, noted = await db.at_once(
        Statement(f"INSERT INTO heard (interaction, at, mark) VALUES (?, {db.dialect.now}, ?) ON CONFLICT DO NOTHING",
                  (interaction, mark)),
        Statement("SELECT mark FROM heard WHERE interaction = ?", (interaction,)),
    )
    return noted.rows == [(mark,)]


async def prune_heard(tx: Tx) -> None:
    """Delete the notes of interactions that are too old to be answered."""
    await tx.run(f"DELETE FROM heard WHERE at < {tx.dialect.now} - ?", HEARD_KEPT)


async def may_identify(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
    """Reserve the start of a Discord session, unless another one in the same bucket was started too recently.

    `begun_at`: when this bot's own last session started, which does not count. Returns the seconds to wait before
    asking again, and the start by the database's time; None where it has to wait.
    """
    now = db.dialect.now
    begun, left = await db.at_once(
        Statement(f"""INSERT INTO identified (bucket, at) VALUES (?, {now})
            ON CONFLICT (bucket) DO UPDATE SET at = excluded.at
            WHERE identified.at <= excluded.at - ? OR identified.at = ? RETURNING at""",
                  (bucket, IDENTIFY_EVERY, begun_at)),
        Statement(f"SELECT at + ? - {now} FROM identified WHERE bucket = ?", (IDENTIFY_EVERY, bucket)),
    )
    return (0.0, begun.rows[0][0]) if begun.rows else (max(0.01, left.rows[0][0]), None)


async def claim(db: Database, process: int, doing: str, about: Collection[int]) -> set[int]:
    """Claim work of a kind for a bot, about table ids or 0, unless another bot has it.

    Returns those of `about` whose claim the bot has now.
    """
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
    """Release a bot's claims on work of a kind."""
    await db.at_once(Statement(
        f"DELETE FROM claim WHERE what = ? AND process = ? AND about IN ({marks(about)})", (doing, process, *about)
    ))


async def is_known(tx: Tx, process: int) -> bool:
    """Return whether a bot is still registered; it then stays so until the transaction ends."""
    return bool(await tx.all(f"SELECT 1 FROM process WHERE id = ? {tx.dialect.hold}", process))
