"""Coordination of several bot processes on one database: heartbeats, claims on work, and Discord's shards.

Each bot has a row, and renews it every second. A bot that was not heard of for `LEASE` seconds, by the database's time,
loses its row and with it all its claims; its number is never given again. A claim says that one bot does a work, such
as publishing at a table, so that no other does. A transaction that relies on a claim locks the bot's row until it ends,
or finds it gone. So a bot that was paused for too long cannot write by claims it has lost, and the bots' clocks need
not agree.
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
    """A range of Discord's shards, from `first` to `last` of `count`. Discord spreads its servers over shards by their
    ids; each bot process serves some shards."""

    first: int
    last: int
    count: int

    def overlaps(self, other: Shards | None) -> bool:
        """Return whether some Discord server may be on both these shards and the others (None: perhaps any, so
        True)."""
        apart = other is not None and other.count == self.count and (other.last < self.first or self.last < other.first)
        return not apart


WHOLE = Shards(0, 0, 1)
"""The one shard on which all Discord servers are."""


@dataclass(frozen=True, slots=True)
class AnyShards:
    """A wish of a bot for `size` of the `count` shards of Discord, any that no other bot has claimed."""

    size: int
    count: int

    @property
    def none(self) -> Shards:
        """The empty range of shards, held by a bot that waits for shards."""
        return Shards(0, -1, self.count)

    @property
    def ranges(self) -> list[Shards]:
        """The ranges of shards that can be claimed. The last one may be smaller."""
        firsts = range(0, self.count, self.size)
        return [Shards(first, min(first + self.size, self.count) - 1, self.count) for first in firsts]


@dataclass(frozen=True, slots=True)
class Bot:
    """A registered bot process: its number, the highest number of a bot that it has seen registered, and its shards
    (None: perhaps any)."""

    number: int
    seen: int
    shards: Shards | None


async def register(db: Database, shards: Shards | None = None) -> int | None:
    """Register a bot process at the database, and return its number; None while a tool has the database to itself.

    `shards`: those it serves; None: perhaps any. It stays registered while `renew_lease` is called in time.
    """
    words, held = db.dialect, (None,) * 3 if shards is None else (shards.first, shards.last, shards.count)
    (made,) = await db.execute(Statement(
        f"""INSERT INTO process (until, first_shard, last_shard, of_shards)
            SELECT {words.now} + ?, ?, ?, ? WHERE {words.no_exclusive_tool} RETURNING id""",
        (LEASE, *held),
    ))
    return made.rows[0][0] if made.rows else None


async def renew_lease(db: Database, process: int) -> tuple[list[Bot], float]:
    """Store a heartbeat of this bot process, and remove bots that have stored none for `LEASE` seconds, with their
    claims on work.

    Returns all registered bots (this one too, unless it was removed itself) and the database's time.
    """
    words = db.dialect
    _, _, found, now = await db.execute(
        Statement(f"""UPDATE process SET until = {words.now} + ?, seen = (SELECT max(id) FROM process) WHERE id = ?""",
                  (LEASE, process)),
        Statement(f"""DELETE FROM process WHERE id IN
            (SELECT id FROM process WHERE until <= {words.now} ORDER BY id {words.skip_locked})"""),
        Statement("SELECT id, seen, first_shard, last_shard, of_shards FROM process ORDER BY id"),
        Statement(f"SELECT {words.now}"),
    )
    bots = [Bot(number, seen, Shards(*held) if held[0] is not None else None) for number, seen, *held in found.rows]
    return bots, now.rows[0][0]


async def set_shards(db: Database, process: int, shards: Shards) -> None:
    """Store which shards of Discord a bot process serves, in place of earlier ones."""
    await db.execute(Statement(
        "UPDATE process SET first_shard = ?, last_shard = ?, of_shards = ? WHERE id = ?",
        (shards.first, shards.last, shards.count, process),
    ))


async def unregister(db: Database, process: int) -> None:
    """Unregister a bot process that stops, which releases all its claims at once."""
    await db.execute(Statement("DELETE FROM process WHERE id = ?", (process,)))


async def registered(db: Database) -> list[int]:
    """Return the numbers of all registered bot processes, also of those that have died but were not removed yet."""
    return [row[0] for row in await db.read.all("SELECT id FROM process ORDER BY id")]


async def claim_interaction(db: Database, interaction: int) -> bool:
    """Record an interaction (click or command), and return whether this bot process is the first to do so.

    Several bots may hear of the same one; only the first answers it.
    """
    mark = secrets.randbits(62)  # recognised when the connection dies after storing it, and this runs twice
    _, noted = await db.execute(
        Statement(f"INSERT INTO heard (interaction, at, mark) VALUES (?, {db.dialect.now}, ?) ON CONFLICT DO NOTHING",
                  (interaction, mark)),
        Statement("SELECT mark FROM heard WHERE interaction = ?", (interaction,)),
    )
    return noted.rows == [(mark,)]


async def prune_heard(tx: Tx) -> None:
    """Delete the records of interactions that are too old to be answered."""
    await tx.run(f"DELETE FROM heard WHERE at < {tx.dialect.now} - ?", HEARD_KEPT)


async def reserve_identify(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
    """Reserve the start of a Discord session, unless another bot has started one in the same `bucket` too recently:
    Discord limits them for each bucket.

    `begun_at`: when this bot's own last session started, which does not count. Returns (0, start by the database's
    time) if it may start; otherwise (seconds to wait before asking again, None).
    """
    now = db.dialect.now
    begun, left = await db.execute(
        Statement(f"""INSERT INTO identified (bucket, at) VALUES (?, {now})
            ON CONFLICT (bucket) DO UPDATE SET at = excluded.at
            WHERE identified.at <= excluded.at - ? OR identified.at = ? RETURNING at""",
                  (bucket, IDENTIFY_EVERY, begun_at)),
        Statement(f"SELECT at + ? - {now} FROM identified WHERE bucket = ?", (IDENTIFY_EVERY, bucket)),
    )
    return (0.0, begun.rows[0][0]) if begun.rows else (max(0.01, left.rows[0][0]), None)


async def claim(db: Database, process: int, work: str, ids: Collection[int]) -> set[int]:
    """Claim work of a kind (`work`, such as "publish" or "think") for a bot process, unless another bot has claimed
    it.

    `ids`: the numbers of what the work is about, such as table ids, or 0 for work at no table; not empty. Returns
    those of them that the bot has claimed now, also those it had before.
    """
    rows = ", ".join("(?, ?, ?)" for _ in ids)
    values = [value for one in sorted(ids) for value in (work, one, process)]
    _, mine = await db.execute(
        Statement(f"INSERT INTO claim (what, about, process) VALUES {rows} ON CONFLICT DO NOTHING", values),
        Statement(
            f"SELECT about FROM claim WHERE what = ? AND process = ? AND about IN ({marks(ids)})",
            (work, process, *ids),
        ),
    )
    return {row[0] for row in mine.rows}


async def release(db: Database, process: int, work: str, ids: Collection[int]) -> None:
    """Delete a bot's claims on work of a kind (`work`) about these ids, so that another bot can do it."""
    await db.execute(Statement(
        f"DELETE FROM claim WHERE what = ? AND process = ? AND about IN ({marks(ids)})", (work, process, *ids)
    ))


async def is_registered(tx: Tx, process: int) -> bool:
    """Return whether a bot process is still registered, so that its claims hold; it then stays so until the transaction
    ends."""
    return bool(await tx.all(f"SELECT 1 FROM process WHERE id = ? {tx.dialect.lock_against_deletion}", process))
