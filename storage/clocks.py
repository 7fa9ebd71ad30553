"""The time that seats have at tables with a pace; when nobody could play because the bot was not there; by which waking
hours somebody's clocks go."""

from __future__ import annotations

import json
from dataclasses import dataclass

from games.core.codec import dump, load
from storage.model import Hours, Person
from storage.transaction import Reader, Tx

FIELDS = "seat, number, spare, reserve, since, hours, warned, waits, answered"
ANSWERS_KEPT = 20


@dataclass(frozen=True, slots=True)
class SeatClock:
    """A seat's time, in seconds of its person's waking hours: left for this decision (`spare`) and beyond it
    (`reserve`), both when it began to run at `since` (None: it stands). `number`: the question for which it ran last;
    `hours`: by which it runs; `warned`: when the person was; `waits`: how often the others have let it begin anew;
    `answered`: what was left of the time for each of the last answers, for when one is taken back."""

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
    """The clocks of a table, by seat. A seat that was never asked has none yet."""
    rows = await reader.all(f"SELECT {FIELDS} FROM clock WHERE table_id = ?", table_id)
    return {
        seat: SeatClock(seat, number, spare, reserve, since, load(Hours, hours) if hours else None, warned, waits,
                        tuple(json.loads(answered)))
        for seat, number, spare, reserve, since, hours, warned, waits, answered in rows
    }


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

async def last_beat(reader: Reader) -> float | None:
    """When the bot was last seen to be connected."""
    row = await reader.one("SELECT at FROM heart")
    return row[0] if row else None


async def beat(tx: Tx, now: float) -> None:
    """The bot is connected."""
    await tx.run("INSERT INTO heart (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at", now)


async def add_pause(
    tx: Tx, from_at: float, to_at: float | None, *, guild_id: int | None = None, table_id: int | None = None
) -> None:
    """No clock runs, anywhere or only there; `to_at` None: from now on."""
    await tx.run(
        "INSERT INTO pause (guild_id, table_id, from_at, to_at) VALUES (?, ?, ?, ?)", guild_id, table_id, from_at, to_at
    )


async def end_pause(tx: Tx, guild_id: int, now: float) -> None:
    """Clocks run in a server again."""
    await tx.run("UPDATE pause SET to_at = ? WHERE guild_id = ? AND to_at IS NULL", now, guild_id)


async def pauses(
    reader: Reader, table_id: int, guild_id: int | None, since: float, now: float
) -> list[tuple[float, float]]:
    """When no clock of a table ran, as far as it lasted beyond `since`. What still lasts, lasts until now."""
    rows = await reader.all(
        """SELECT from_at, coalesce(to_at, CASE WHEN from_at > ?1 THEN from_at ELSE ?1 END) FROM pause
           WHERE (to_at IS NULL OR to_at > ?2) AND (guild_id IS NULL OR guild_id = ?3)
               AND (table_id IS NULL OR table_id = ?4) ORDER BY from_at""",
        now, since, guild_id, table_id,
    )
    return [(row[0], row[1]) for row in rows]


# -- hours -----------------------------------------------------------------------------------------------------------

async def hours_of(tx: Tx, person: Person, now: float, least: float) -> Hours | None:
    """The waking hours by which somebody's clocks go from now on: what they have chosen, but no other than `least`
    seconds after the last change."""
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
    await tx.run(
        "UPDATE person SET clock_hours = ?, clock_hours_at = ? WHERE id = ?",
        None if chosen is None else dump(chosen), now, person,
    )
    return chosen
