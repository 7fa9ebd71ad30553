"""Chess clocks of seats at tables with a pace, and the pauses in which no clock runs.

A heartbeat records when the bot was connected, so that clocks pause while it was down.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from games.core.codec import dump, load
from storage.engine.processes import WHOLE, Shards
from storage.engine.transaction import Reader, Tx, marks
from storage.model import Hours, Person
from storage.play.tables import RUNNING

FIELDS = "seat, number, spare, reserve, since, hours, warned, waits, answered"
ANSWERS_KEPT = 20
GAP = 5 * 60.0
"""Seconds without a heartbeat after which the bot counts as having been down."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """A seat's clock, in seconds of its person's waking hours.

    `spare`: time left for this decision; `reserve`: the time bank beyond it; both as of `since`, when the clock started
    (None: it is stopped). `number`: the question for which it ran last. `hours`: the waking hours it counts. `warned`:
    when the person was warned. `waits`: how often the others let it start over. `answered`: the time left at each of
    the last answers, needed when one is undone.
    """

    seat: int
    number: int
    spare: float
    reserve: float
    since: float | None = None
    hours: Hours | None = None
    warned: float | None = None
    waits: int = 0
    answered: tuple[float, ...] = ()


async def of_table(reader: Reader, table_id: int) -> dict[int, SeatClock]:
    """Return the clocks of a table, by seat. A seat that was never asked has none yet."""
    return (await of_tables(reader, [table_id]))[table_id]


async def of_tables(reader: Reader, table_ids: Collection[int]) -> dict[int, dict[int, SeatClock]]:
    """Return the clocks of each of these tables, by seat."""
    found: dict[int, dict[int, SeatClock]] = {table_id: {} for table_id in table_ids}
    rows = await reader.all(
        f"SELECT table_id, {FIELDS} FROM clock WHERE table_id IN ({marks(table_ids)})", *table_ids
    )
    for table_id, seat, number, spare, reserve, since, hours, warned, waits, answered in rows:
        found[table_id][seat] = SeatClock(
            seat, number, spare, reserve, since, load(Hours, hours) if hours else None, warned, waits,
            tuple(json.loads(answered)),
        )
    return found


async def store(tx: Tx, table_id: int, clock: SeatClock) -> None:
    """Store a seat's clock."""
    await tx.run(
        f"""INSERT INTO clock (table_id, {FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, spare = excluded.spare,
                reserve = excluded.reserve, since = excluded.since, hours = excluded.hours,
                warned = excluded.warned, waits = excluded.waits, answered = excluded.answered""",
        table_id, clock.seat, clock.number, clock.spare, clock.reserve, clock.since,
        None if clock.hours is None else dump(clock.hours), clock.warned, clock.waits,
        json.dumps(clock.answered[-ANSWERS_KEPT:]),
    )


# -- pauses ----------------------------------------------------------------------------------------------------------

async def last_beat(reader: Reader, guild_id: int | None = None) -> float | None:
    """Return the last heartbeat of a bot that serves this server, or private messages (None)."""
    row = await reader.one(
        "SELECT max(at) FROM heart WHERE ? % of_shards BETWEEN first_shard AND last_shard", (guild_id or 0) >> 22
    )
    return row[0] if row else None


async def silent(reader: Reader, since: float, shards: Shards = WHOLE) -> dict[int, float]:
    """Return the tables on these shards without a heartbeat since `since`, each with its last one.

    Only tables that are running or may be reopened count.
    """
    oldest = await reader.one("SELECT min(at) FROM heart")
    if oldest is None or oldest[0] is None or oldest[0] >= since:
        return {}
    shard = "(COALESCE(t.guild_id, 0) >> 22)"
    rows = await reader.all(
        f"""SELECT t.id, max(h.at) FROM game_table t
            JOIN heart h ON {shard} % h.of_shards BETWEEN h.first_shard AND h.last_shard
            WHERE (t.{RUNNING} OR t.reopen_until IS NOT NULL) AND {shard} % ? BETWEEN ? AND ?
            GROUP BY t.id HAVING max(h.at) < ?""",
        shards.count, shards.first, shards.last, since,
    )
    return dict(rows)


async def beat(tx: Tx, now: float, shards: Shards = WHOLE) -> None:
    """Store a heartbeat of a bot with these shards. Outdated rows go as soon as all shards have a recent heartbeat."""
    await tx.run(
        """INSERT INTO heart (first_shard, last_shard, of_shards, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (first_shard, last_shard, of_shards) DO UPDATE SET at = excluded.at""",
        shards.first, shards.last, shards.count, now,
    )
    rows = await tx.all(
        "SELECT first_shard, last_shard FROM heart WHERE of_shards = ? AND at >= ?", shards.count, now - GAP
    )
    if len({shard for first, last in rows for shard in range(first, last + 1)}) == shards.count:
        await tx.run("DELETE FROM heart WHERE of_shards <> ? OR at < ?", shards.count, now - GAP)


async def add_pause(
    tx: Tx, from_at: float, to_at: float | None, *, guild_id: int | None = None, table_id: int | None = None
) -> None:
    """Store a pause in which no clock runs: in a server, at a table, or everywhere. `to_at` None: still open."""
    await tx.run(
        "INSERT INTO pause (guild_id, table_id, from_at, to_at) VALUES (?, ?, ?, ?)", guild_id, table_id, from_at, to_at
    )


async def paused_since(reader: Reader, guild_id: int) -> float | None:
    """Return since when the bot has been out of a server; None: it is there."""
    row = await reader.one("SELECT min(from_at) FROM pause WHERE guild_id = ? AND to_at IS NULL", guild_id)
    return row[0] if row else None


async def end_pause(tx: Tx, guild_id: int, now: float) -> None:
    """End a server's open pause."""
    await tx.run("UPDATE pause SET to_at = ? WHERE guild_id = ? AND to_at IS NULL", now, guild_id)


async def pauses(
    reader: Reader, servers: Mapping[int, int | None], since: float, now: float
) -> dict[int, list[tuple[float, float]]]:
    """Return the pauses of each of these tables, as (start, end), that lasted beyond `since`. One still open ends now.

    `servers`: the server of each table (None: it has none).
    """
    guilds = {guild_id for guild_id in servers.values() if guild_id is not None}
    rows = await reader.all(
        f"""SELECT guild_id, table_id, from_at, to_at FROM pause
            WHERE (to_at IS NULL OR to_at > ?) AND (guild_id IS NULL OR guild_id IN ({marks(guilds)}))
                AND (table_id IS NULL OR table_id IN ({marks(servers)})) ORDER BY from_at""",
        since, *guilds, *servers,
    )
    return {
        table_id: [
            (from_at, max(from_at, now) if to_at is None else to_at) for guild, table, from_at, to_at in rows
            if guild in (None, guild_id) and table in (None, table_id)
        ]
        for table_id, guild_id in servers.items()
    }


# -- hours -----------------------------------------------------------------------------------------------------------

async def hours_of(tx: Tx, person: Person, now: float, least: float) -> Hours | None:
    """Return the waking hours that a person's clocks count from now on.

    They follow the person's chosen hours, but change at most once in `least` seconds, and not while another transaction
    holds the person's row.
    """
    row = await tx.one("SELECT zone, wake, sleep, clock_hours, clock_hours_at FROM person WHERE id = ?", person)
    if row is None:
        return None
    zone, wake, sleep, counted, at = row
    chosen = None if zone is None else Hours(zone, wake, sleep)
    before = load(Hours, counted) if counted else None
    if chosen == before:
        return chosen
    if at is not None and now < at + least:
        return before
    free = f"SELECT id FROM person WHERE id = ? {tx.dialect.free}"  # acts at two tables must not block each other
    stored = await tx.count(
        f"UPDATE person SET clock_hours = ?, clock_hours_at = ? WHERE id IN ({free})",
        None if chosen is None else dump(chosen), now, person,
    )
    return chosen if stored else before
