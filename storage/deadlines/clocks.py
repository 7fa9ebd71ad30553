"""Chess clocks of seats at tables with a time control, and the pauses in which no clock runs.

A pause is a time in which nobody could play, because the bot was down or not in the Discord server. A heartbeat shows
how long it was down: the time at which a bot process was last connected, stored in the database (not the file of
`bot.heartbeat`, which is for health checks).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from games.core.codec import dump, load
from storage.engine.processes import WHOLE, Shards
from storage.engine.transaction import Reader, Tx, in_groups, marks
from storage.model import Person, WakingHours
from storage.play.tables import RUNNING

FIELDS = "seat, number, spare, reserve, since, hours, warned, waits, answered"
ANSWERS_KEPT = 20
OUTAGE_SECONDS = 5 * 60.0
"""Seconds without a heartbeat after which the bot counts as having been down."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """A seat's clock, in seconds of its person's waking hours.

    `spare`: time left for this decision; `reserve`: the time bank beyond it, below 0 for a debt after an undo; both as
    of `since`, when the clock started (None: it is stopped). `number`: the question for which it ran last. `hours`: the
    waking hours it counts. `warned`: when the person was warned. `extensions`: how often the others let it start over.
    `answers`: the time left for the decision and in the time bank at each of the last answers, needed when one is
    undone; the latter is None where an older version has stored it.
    """

    seat: int
    number: int
    spare: float
    reserve: float
    since: float | None = None
    hours: WakingHours | None = None
    warned: float | None = None
    extensions: int = 0
    answers: tuple[tuple[float, float | None], ...] = ()

    @property
    def left_at_answers(self) -> tuple[float, ...]:
        """The time left for the decision at each of the last answers."""
        return tuple(spare for spare, _ in self.answers)


async def of_table(reader: Reader, table_id: int) -> dict[int, SeatClock]:
    """Return the clocks of a table by seat, as they were stored last. A seat that was never asked has none yet."""
    return (await of_tables(reader, [table_id]))[table_id]


async def of_tables(reader: Reader, table_ids: Collection[int]) -> dict[int, dict[int, SeatClock]]:
    """Return the clocks of each of these tables, by table and seat. A table without clocks has an empty mapping."""
    found: dict[int, dict[int, SeatClock]] = {table_id: {} for table_id in table_ids}
    rows = await reader.all(
        f"SELECT table_id, {FIELDS} FROM clock WHERE table_id IN ({marks(table_ids)})", *table_ids
    )
    for table_id, seat, number, spare, reserve, since, hours, warned, waits, answered in rows:
        found[table_id][seat] = SeatClock(
            seat, number, spare, reserve, since, load(WakingHours, hours) if hours else None, warned, waits,
            tuple((one, None) if isinstance(one, int | float) else (one[0], one[1]) for one in json.loads(answered)),
        )
    return found


async def last_started(reader: Reader) -> list[tuple[int, float]]:
    """Return the tables at which a clock is running, each with the time since when the last one does."""
    rows = await reader.all("SELECT table_id, max(since) FROM clock WHERE since IS NOT NULL GROUP BY table_id")
    return [(row[0], row[1]) for row in rows]


async def store(tx: Tx, table_id: int, clock: SeatClock) -> None:
    """Store a seat's clock, in place of its earlier state. Only the last `ANSWERS_KEPT` of `answers` are kept."""
    await tx.run(
        f"""INSERT INTO clock (table_id, {FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, spare = excluded.spare,
                reserve = excluded.reserve, since = excluded.since, hours = excluded.hours,
                warned = excluded.warned, waits = excluded.waits, answered = excluded.answered""",
        table_id, clock.seat, clock.number, clock.spare, clock.reserve, clock.since,
        None if clock.hours is None else dump(clock.hours), clock.warned, clock.extensions,
        json.dumps(clock.answers[-ANSWERS_KEPT:]),
    )


# -- pauses ----------------------------------------------------------------------------------------------------------

async def last_heartbeat(reader: Reader, guild_id: int | None = None) -> float | None:
    """Return the latest heartbeat (when a bot process was last stored as connected) of a bot that serves this Discord
    server, or direct messages (None). The result is None if none was stored."""
    row = await reader.one(
        "SELECT max(at) FROM heart WHERE ? % of_shards BETWEEN first_shard AND last_shard", (guild_id or 0) >> 22
    )
    return row[0] if row else None


async def without_heartbeat(reader: Reader, since: float, shards: Shards = WHOLE) -> dict[int, float]:
    """Return the tables whose bot process was not stored as connected since `since`, with the time of its last
    heartbeat, so that their clocks can be paused from then on.

    Only tables on these shards (Discord's division of its servers) count that are running or may be reopened. Tables of
    which no heartbeat was ever stored are left out.
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


async def store_heartbeat(tx: Tx, now: float, shards: Shards = WHOLE) -> None:
    """Store that the bot process with these shards (part of Discord's servers) is connected at `now`, in place of its
    earlier heartbeat, so that it is known later how long it was down.

    Heartbeats of another number of shards, or older than `OUTAGE_SECONDS`, are deleted as soon as all shards have a
    recent one.
    """
    await tx.run(
        """INSERT INTO heart (first_shard, last_shard, of_shards, at) VALUES (?, ?, ?, ?)
           ON CONFLICT (first_shard, last_shard, of_shards) DO UPDATE SET at = excluded.at""",
        shards.first, shards.last, shards.count, now,
    )
    rows = await tx.all(
        "SELECT first_shard, last_shard FROM heart WHERE of_shards = ? AND at >= ?", shards.count, now - OUTAGE_SECONDS
    )
    if len({shard for first, last in rows for shard in range(first, last + 1)}) == shards.count:
        await tx.run("DELETE FROM heart WHERE of_shards <> ? OR at < ?", shards.count, now - OUTAGE_SECONDS)


async def store_first_heartbeat(tx: Tx, now: float) -> None:
    """Store `now` as a heartbeat in a database that has none yet: no bot was ever connected with it, and the time until
    the first one is downtime for what it holds already."""
    await tx.run(
        """INSERT INTO heart (first_shard, last_shard, of_shards, at)
           SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM heart)""",
        WHOLE.first, WHOLE.last, WHOLE.count, now,
    )


async def add_pause(
    tx: Tx, from_at: float, to_at: float | None, *, guild_id: int | None = None, table_id: int | None = None
) -> None:
    """Store a pause in which no clock runs: at all tables of a Discord server (`guild_id`), at one table, or, with
    neither, everywhere. `to_at` None: it is still open, until `end_pause`."""
    await tx.run(
        "INSERT INTO pause (guild_id, table_id, from_at, to_at) VALUES (?, ?, ?, ?)", guild_id, table_id, from_at, to_at
    )


async def absent_from_server_since(reader: Reader, guild_id: int) -> float | None:
    """Return since when the bot has been out of a Discord server (the start of its open pause); None: it is there."""
    row = await reader.one("SELECT min(from_at) FROM pause WHERE guild_id = ? AND to_at IS NULL", guild_id)
    return row[0] if row else None


async def back_in_servers(reader: Reader, table_ids: Collection[int], since: float) -> dict[int, float]:
    """Return, by table id, for those of these tables to whose Discord server the bot came back after `since`, when that
    was the last time."""
    found: dict[int, float] = {}
    for some in in_groups([*table_ids]):
        found |= dict(await reader.all(
            f"""SELECT t.id, max(p.to_at) FROM game_table t JOIN pause p ON p.guild_id = t.guild_id AND p.to_at > ?
                WHERE t.id IN ({marks(some)}) GROUP BY t.id""",
            since, *some,
        ))
    return found


async def end_pause(tx: Tx, guild_id: int, now: float) -> None:
    """Let the open pause of a Discord server end at `now`, because the bot is back there."""
    await tx.run("UPDATE pause SET to_at = ? WHERE guild_id = ? AND to_at IS NULL", now, guild_id)


async def pauses(
    reader: Reader, servers: Mapping[int, int | None], since: float, now: float
) -> dict[int, list[tuple[float, float]]]:
    """Return for each of these tables the pauses in which no clock ran, as (start, end), to subtract them from thinking
    time.

    `servers`: the Discord server of each table (None: it has none). Pauses of the table, of its server and of all
    tables count, also when they overlap; those over by `since` are left out. A pause that is still open ends at `now`.
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

async def update_counted_hours(tx: Tx, person: Person, now: float, least: float) -> WakingHours | None:
    """Return the waking hours to count for a person's clocks from now on (None: all hours), and store them.

    They follow the person's chosen hours, but change at most once in `least` seconds, and not while another transaction
    holds the person's row; until then the earlier ones are returned.
    """
    row = await tx.one("SELECT zone, wake, sleep, clock_hours, clock_hours_at FROM person WHERE id = ?", person)
    if row is None:
        return None
    zone, wake, sleep, counted, at = row
    chosen = None if zone is None else WakingHours(zone, wake, sleep)
    before = load(WakingHours, counted) if counted else None
    if chosen == before:
        return chosen
    if at is not None and now < at + least:
        return before
    # acts at two tables must not block each other
    free = f"SELECT id FROM person WHERE id = ? {tx.dialect.skip_locked}"
    stored = await tx.count(
        f"UPDATE person SET clock_hours = ?, clock_hours_at = ? WHERE id IN ({free})",
        None if chosen is None else dump(chosen), now, person,
    )
    return chosen if stored else before
