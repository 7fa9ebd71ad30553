"""The bots that serve one database, and what each of them does so that no other does it.

A bot has a row, and says every second that it is alive. Whoever finds one that was not heard of for `LEASE` seconds, by
the database's time, takes its row away, and with it all its claims; its number is never given again. Whatever a bot
writes because of a claim keeps its own row in place until that is stored, or finds it gone: so nothing is written by
who was paused for too long, whatever they believe, and nobody need agree on what time it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from storage.engine.connection import Statement
from storage.engine.database import Database
from storage.engine.transaction import Tx, marks

LEASE = 3.0
"""Seconds after which who was not heard of is taken for dead."""
IDENTIFY_EVERY = 5.5
"""Seconds between two sessions that Discord limits together. It says five, from one that it hears of to the next."""
HEARD_KEPT = 3600.0


@dataclass(frozen=True, slots=True)
class Shards:
    """Shards of Discord: from the first to the last, of so many. Servers are spread over them by their ids."""

    first: int
    last: int
    count: int

    def meets(self, other: Shards | None) -> bool:
        """Whether some server may be on these and on others (None: perhaps any)."""
        apart = other is not None and other.count == self.count and (other.last < self.first or self.last < other.first)
        return not apart


WHOLE = Shards(0, 0, 1)
"""All servers."""


@dataclass(frozen=True, slots=True)
class AnyShards:
    """So many of all shards, whichever no other bot has claimed."""

    size: int
    count: int

    @property
    def none(self) -> Shards:
        """What a bot holds that waits for them."""
        return Shards(0, -1, self.count)

    @property
    def ranges(self) -> list[Shards]:
        """What there is to be claimed."""
        firsts = range(0, self.count, self.size)
        return [Shards(first, min(first + self.size, self.count) - 1, self.count) for first in firsts]


@dataclass(frozen=True, slots=True)
class Bot:
    """One of the bots: its number, the highest number of another of which it knows, its shards (None: perhaps any)."""

    number: int
    seen: int
    shards: Shards | None


async def register(db: Database, shards: Shards | None = None) -> int | None:
    """Be one of the bots at a database from now on. Returns the number by which it is known; None while somebody has
    the database to themselves."""
    words, held = db.dialect, (None,) * 3 if shards is None else (shards.first, shards.last, shards.count)
    (made,) = await db.at_once(Statement(
        f"""INSERT INTO process (until, first_shard, last_shard, of_shards)
            SELECT {words.now} + ?, ?, ?, ? WHERE {words.no_tool} RETURNING id""",
        (LEASE, *held),
    ))
    return made.rows[0][0] if made.rows else None


async def beat(db: Database, process: int) -> tuple[list[Bot], float]:
    """This bot is alive. Those of which nobody has heard are taken for dead on the way. Returns all that are there,
    this one too unless it was taken for dead itself, and what time it is."""
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
    """A bot holds these shards from now on."""
    await db.at_once(Statement(
        "UPDATE process SET first_shard = ?, last_shard = ?, of_shards = ? WHERE id = ?",
        (shards.first, shards.last, shards.count, process),
    ))


async def leave(db: Database, process: int) -> None:
    """It stops, and hands back everything."""
    await db.at_once(Statement("DELETE FROM process WHERE id = ?", (process,)))


async def alive(db: Database) -> list[int]:
    """The numbers of all bots."""
    return [row[0] for row in await db.read.all("SELECT id FROM process ORDER BY id")]


async def hear(db: Database, interaction: int) -> bool:
    """Whether this bot is the first to hear of an interaction."""
    mark = secrets.randbits(62)  # known again when the connection dies after it was stored, and this is done twice
    _, noted = await db.at_once(
        Statement(f"INSERT INTO heard (interaction, at, mark) VALUES (?, {db.dialect.now}, ?) ON CONFLICT DO NOTHING",
                  (interaction, mark)),
        Statement("SELECT mark FROM heard WHERE interaction = ?", (interaction,)),
    )
    return noted.rows == [(mark,)]


async def prune_heard(tx: Tx) -> None:
    """Forget what nobody can answer any more."""
    await tx.run(f"DELETE FROM heard WHERE at < {tx.dialect.now} - ?", HEARD_KEPT)


async def may_identify(db: Database, bucket: int, begun_at: float | None = None) -> tuple[float, float | None]:
    """Begin a session with Discord, unless one was begun lately that is limited together with it; `begun_at`: unless
    another than the one that this bot has begun then. Returns for how long one has to wait before one may ask again,
    and when it was begun, by the database's time; None where one has to wait."""
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
