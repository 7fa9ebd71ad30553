"""Pairings of a season: the tables of its rounds, who sits there, and the results."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter

from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks
from storage.model import Pairing, PairingSeat, PairingStatus, Person
from storage.play.games import HOLDER_ASKED_AT

_PAIRING = """SELECT g.id, g.season, g.round, g.division, g.number, g.game, g.status, g.ends_at, g.message_id, g.lost,
        t.table_id, h.channel_id, s.seat, s.person, p.discord_id, s.place, s.total, s.counts
    FROM pairing g LEFT JOIN season_game t ON t.pairing = g.id LEFT JOIN game_table h ON h.id = t.table_id
    JOIN pairing_seat s ON s.pairing = g.id JOIN person p ON p.id = s.person"""
_ORDER = "ORDER BY g.round, g.number, s.seat"
_OWN = 12
"""The number of columns of the pairing itself, before those of a seat."""
PAIRINGS_KEPT = 5_000
"""So many pairings are kept as they were last read: those of the largest two seasons."""

LONGEST_REFUSAL = 7 * 24 * 3600.0
"""For how many seconds a table waits, at most, until Discord lets the bot write there."""
_HEARD = "coalesce(t.refused_at, 0.0) <= ?"
"""SQL: the table does not wait for that. `?`: `LONGEST_REFUSAL` before now."""


async def insert(
    tx: Tx, season_id: int, round_number: int, division: int, number: int, game: int, status: PairingStatus,
    ends_at: float | None, people: Sequence[Person],
) -> None:
    """Store a pairing with its people in seat order."""
    pairing = await tx.insert(
        """INSERT INTO pairing (season, round, division, number, game, status, ends_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           RETURNING id""",
        season_id, round_number, division, number, game, status, ends_at,
    )
    await tx.many(
        "INSERT INTO pairing_seat (pairing, seat, person) VALUES (?, ?, ?)",
        [(pairing, seat, person) for seat, person in enumerate(people)],
    )


async def of_season(reader: Reader, season_id: int) -> list[Pairing]:
    """Return all pairings of a season, by round and number."""
    return _pairings(await reader.all(f"{_PAIRING} WHERE g.season = ? {_ORDER}", season_id))


async def find(reader: Reader, pairing_id: int) -> Pairing | None:
    """Return a pairing; None if there is none with this id."""
    return next(iter(_pairings(await reader.all(f"{_PAIRING} WHERE g.id = ? {_ORDER}", pairing_id))), None)


async def planned(reader: Reader, season_id: int) -> list[Pairing]:
    """Return the pairings of a season whose tables are to be opened."""
    return _pairings(await reader.all(f"{_PAIRING} WHERE g.season = ? AND g.status = 'planned' {_ORDER}", season_id))


async def of_table(reader: Reader, table_id: int) -> int | None:
    """Return the id of the pairing whose table this is; None for a table of no season."""
    row = await reader.one("SELECT pairing FROM season_game WHERE table_id = ?", table_id)
    return row[0] if row else None


async def open_table(tx: Tx, pairing_id: int, table_id: int) -> None:
    """Store that a pairing is played at a table."""
    await set_status(tx, pairing_id, PairingStatus.PLAYING)
    await tx.run("INSERT INTO season_game (table_id, pairing) VALUES (?, ?)", table_id, pairing_id)


async def note_moved(tx: Tx, table_id: int) -> None:
    """Record that a table stands in another channel, or has another time. What is shown of its season, if it belongs to
    one, is out of date then."""
    await tx.run(
        """UPDATE season SET revision = revision + 1 WHERE id IN (
               SELECT g.season FROM pairing g JOIN season_game s ON s.pairing = g.id WHERE s.table_id = ?)""",
        table_id,
    )


async def set_status(tx: Tx, pairing_id: int, status: PairingStatus) -> None:
    """Set the stage of a pairing. What is shown of its season is out of date then."""
    await tx.run("UPDATE pairing SET status = ? WHERE id = ?", status, pairing_id)
    await tx.run(
        "UPDATE season SET revision = revision + 1 WHERE id = (SELECT season FROM pairing WHERE id = ?)", pairing_id
    )


async def void_unfinished(tx: Tx, season_id: int) -> None:
    """Give up the pairings of a season that have no result yet, because it ends. Games that are being played go on
    without it."""
    await tx.run(
        "UPDATE pairing SET status = 'void' WHERE season = ? AND status IN ('planned', 'playing')", season_id
    )


async def store_result(
    tx: Tx, pairing_id: int, results: Mapping[int, tuple[int, float, bool]]
) -> None:
    """Store the result of a pairing: by seat the place, the total, and whether the person played to the end."""
    await set_status(tx, pairing_id, PairingStatus.FINISHED)
    await tx.many(
        "UPDATE pairing_seat SET place = ?, total = ?, counts = ? WHERE pairing = ? AND seat = ?",
        [(place, total, counts, pairing_id, seat) for seat, (place, total, counts) in results.items()],
    )


async def record_message(tx: Tx, pairing_id: int, message_id: int) -> None:
    """Record the message that announces a pairing, on which its thread is opened."""
    await tx.run("UPDATE pairing SET message_id = ? WHERE id = ?", message_id, pairing_id)


async def forget_message(tx: Tx, pairing_id: int) -> None:
    """Record that the message that announces a pairing was deleted, so that another takes its place."""
    await tx.run("UPDATE pairing SET message_id = NULL, lost = lost + 1 WHERE id = ?", pairing_id)


async def ended_without_result(reader: Reader, season_id: int, now: float) -> list[int]:
    """Return the pairings of a season whose table was ended early and can no longer be reopened, or was deleted."""
    rows = await reader.all(
        """SELECT g.id FROM pairing g LEFT JOIN season_game s ON s.pairing = g.id
           LEFT JOIN game_table t ON t.id = s.table_id
           WHERE g.season = ? AND g.status = 'playing'
               AND (t.id IS NULL OR t.status = 'cancelled' AND COALESCE(t.reopen_until, 0) <= ?)""",
        season_id, now,
    )
    return [row[0] for row in rows]


async def ends_of_rounds(reader: Reader, table_ids: Collection[int]) -> dict[int, float | None]:
    """Return when the rounds end to which tables belong, for those of `table_ids` whose results a season still waits
    for. None: the round has no deadline."""
    rows = await reader.all(
        f"""SELECT s.table_id, g.ends_at FROM season_game s JOIN pairing g ON g.id = s.pairing
            WHERE g.status = 'playing' AND s.table_id IN ({marks(table_ids)})""",
        *table_ids,
    ) if table_ids else []
    return {row[0]: row[1] for row in rows}


async def late_seats(
    reader: Reader, now: float, grace: float, only: int | None = None
) -> list[tuple[int, int | None, int, float | None]]:
    """Return the seats of people who keep a table waiting after the time of its round is over, each as (table, its
    Discord server, seat, since when it is asked): those who were asked before it was over, for whom the time is None,
    and those asked for more than `grace` seconds. A person who took the seat later, as from an AI, counts as asked
    then. Left out are tables that wait until Discord lets the bot write there. `only`: of this table alone."""
    where, values = _only(only)
    over = await reader.all(
        f"""SELECT s.table_id, g.ends_at FROM pairing g JOIN season_game s ON s.pairing = g.id
            WHERE g.status = 'playing' AND g.ends_at <= ?{where}""",
        now, *values,
    )
    ends: dict[int, float] = {row[0]: row[1] for row in over}
    rows = await reader.all(
        f"""SELECT a.table_id, t.guild_id, a.seat, {HOLDER_ASKED_AT} FROM asked a
            JOIN seat_holder h ON h.table_id = a.table_id AND h.seat = a.seat AND h.to_at IS NULL
            JOIN game_table t ON t.id = a.table_id
            WHERE a.table_id IN ({marks(ends)}) AND h.person IS NOT NULL AND NOT t.away AND t.status = 'playing'
                AND {_HEARD}
            ORDER BY a.table_id, a.seat""",
        *ends, now - LONGEST_REFUSAL,
    ) if ends else []
    return [
        (table_id, guild_id, seat, None if asked_at <= ends[table_id] else asked_at)
        for table_id, guild_id, seat, asked_at in rows if asked_at <= max(ends[table_id], now - grace)
    ]


async def give_time_back(tx: Tx, table_id: int, since: float, now: float) -> None:
    """Move the end of a table's round, if that was not over at `since`, later for this table by the time since then, in
    which the bot could not write there. What is shown of its season, if it belongs to one, is out of date then."""
    if await tx.count(
        """UPDATE pairing SET ends_at = ends_at + ? WHERE status = 'playing' AND ends_at > ?
           AND id = (SELECT pairing FROM season_game WHERE table_id = ?)""",
        now - since, since, table_id,
    ):
        await note_moved(tx, table_id)


async def idle_seats(
    reader: Reader, now: float, grace: float, only: int | None = None
) -> list[tuple[int, int, float]]:
    """Return the seats (table, seat, since when it is asked) of people who have let a question wait for more than
    `grace` seconds while no clock runs, at tables with a pace in rounds whose time has no end. Whoever took the seat
    later than it was asked, as from an AI, counts as asked then. Left out are tables that wait until Discord lets the
    bot write there. `only`: of this table alone."""
    where, values = _only(only)
    rows = await reader.all(
        f"""SELECT a.table_id, a.seat, {HOLDER_ASKED_AT} FROM pairing g JOIN season_game s ON s.pairing = g.id
           JOIN game_table t ON t.id = s.table_id AND t.status = 'playing' AND NOT t.away AND t.pace IS NOT NULL
               AND {_HEARD}
           JOIN asked a ON a.table_id = t.id
           JOIN seat_holder h ON h.table_id = t.id AND h.seat = a.seat AND h.to_at IS NULL AND h.person IS NOT NULL
               AND {HOLDER_ASKED_AT} <= ?
           LEFT JOIN clock k ON k.table_id = t.id AND k.seat = a.seat
           WHERE g.status = 'playing' AND g.ends_at IS NULL AND k.since IS NULL{where}
           ORDER BY a.table_id, a.seat""",
        now - LONGEST_REFUSAL, now - grace, *values,
    )
    return [(row[0], row[1], row[2]) for row in rows]


def _only(table_id: int | None) -> tuple[str, tuple[int, ...]]:
    """Return the condition that leaves only this table of `season_game s`, and its values; empty for all tables."""
    return ("", ()) if table_id is None else (" AND s.table_id = ?", (table_id,))


def _pairings(rows: Sequence[Row]) -> list[Pairing]:
    return [_pairing(tuple(lines)) for _, lines in itertools.groupby(rows, itemgetter(0))]


@lru_cache(PAIRINGS_KEPT)
def _pairing(lines: tuple[Row, ...]) -> Pairing:
    """Return a pairing from its rows, one for each seat. After a result nearly all pairings of a season are as they
    were."""
    seats = tuple([
        PairingSeat(seat, person, discord_id, place, total, bool(counts))
        for seat, person, discord_id, place, total, counts in [line[_OWN:] for line in lines]
    ])
    (pairing_id, season, number, division, table, game, status, ends_at, message_id, lost, table_id, channel_id) = (
        lines[0][:_OWN]
    )
    return Pairing(
        pairing_id, season, number, division, table, game, PairingStatus(status), ends_at, message_id, lost, table_id,
        seats, channel_id,
    )
