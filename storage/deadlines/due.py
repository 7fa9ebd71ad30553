"""Due items: wake-ups at a time, such as reminders, clock warnings, answers by orders and the expiry of lobbies.

A table has at most one item of each kind and seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person
from storage.outgoing import DueItem, DueKind, Ping

REMIND_AFTER = 24 * 3600.0
"""Seconds from a question to its reminder."""

AWAKE = "(t.status IN ('lobby', 'playing')) <> (d.kind = 'reopen')"
"""SQL: at a table that was ended early only the item `reopen` is active; at every other table, all others are."""

OF_A_QUESTION = "kind IN ('reminder', 'waking', 'halfway', 'order', 'warning', 'clock')"
OF_ANOTHER_NUMBER = "kind IN ('waking', 'warning', 'clock')"
"""The kinds that stay when a question gets another number: its notification, and its time limit."""
OF_THE_SAME = "kind IN ('waking', 'warning', 'clock', 'reminder', 'halfway')"
"""The kinds that stay when a question gets another number but asks what it asked before."""

_PUT = "INSERT INTO due (table_id, kind, seat, number, due_at)"
_INSTEAD = """ON CONFLICT (table_id, kind, seat) DO UPDATE
    SET id = excluded.id, number = excluded.number, due_at = excluded.due_at, meant_at = excluded.meant_at"""
"""SQL: replace an item of the same kind under a new id, so that a caller holding the old one cannot delete the new."""


async def _set(tx: Tx, *items: tuple[int, str, int, int, float]) -> None:
    """Store items (table, kind, seat, number of the question, due time), each in place of one of its kind."""
    await tx.many(f"{_PUT} VALUES (?, ?, ?, ?, ?) {_INSTEAD}", items)


async def remind(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Schedule reminders of these questions (seat -> number) at a time, in place of earlier ones."""
    await _set(tx, *((table_id, "reminder", seat, number, at) for seat, number in asked.items()))


async def remind_again(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Schedule reminders at a time for open questions (`asked`: question number by seat), as after a table was opened
    again. Seats that have a reminder or a running clock are left out."""
    await tx.many(
        f"""{_PUT} SELECT ?, 'reminder', ?, ?, ? WHERE NOT EXISTS
            (SELECT 1 FROM due WHERE table_id = ? AND seat = ? AND kind IN ('reminder', 'clock'))""",
        [(table_id, seat, number, at, table_id, seat) for seat, number in asked.items()],
    )


async def call(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Schedule the notification of a person who has left their turn half done."""
    await _set(tx, (table_id, "halfway", seat, number, at))


async def wake(tx: Tx, table_id: int, asleep: Mapping[Ping, float], now: float) -> None:
    """Schedule notifications for after quiet hours, of those of these questions that are still open."""
    await tx.many(
        f"""INSERT INTO due (table_id, kind, seat, number, due_at, meant_at)
            SELECT table_id, 'waking', seat, number, ?, ? FROM asked WHERE table_id = ? AND seat = ? AND number = ?
            {_INSTEAD}""",
        [(at, now, table_id, ping.seat, ping.number) for ping, at in asleep.items()],
    )


async def wake_for_votes(tx: Tx, table_id: int, asleep: Mapping[int, float], now: float) -> None:
    """Schedule notifications of votes for after quiet hours: one for each seat, however many votes there are."""
    await tx.many(
        """INSERT INTO due (table_id, kind, seat, due_at, meant_at) VALUES (?, 'votes', ?, ?, ?)
           ON CONFLICT DO NOTHING""",
        [(table_id, seat, at, now) for seat, at in asleep.items()],
    )


async def wake_for_open_votes(tx: Tx, person: Person, now: float) -> None:
    """Make a person's notifications of all open votes due now. Votes they know of or answered are skipped later."""
    await tx.run(
        """INSERT INTO due (table_id, kind, seat, due_at)
           SELECT v.table_id, 'votes', h.seat, ? FROM vote v
           JOIN seat_holder h ON h.table_id = v.table_id AND h.to_at IS NULL AND h.person = ?
           WHERE TRUE ON CONFLICT DO NOTHING""",
        now, person,
    )


async def run_clock(tx: Tx, table_id: int, seat: int, number: int, warn_at: float, end_at: float) -> None:
    """Schedule the warning and the end of a seat's running clock, as far as is known now."""
    await _set(tx, (table_id, "warning", seat, number, warn_at), (table_id, "clock", seat, number, end_at))


async def renumber(tx: Tx, table_id: int, seat: int, number: int) -> None:
    """Give the items of a seat's running clock the new number of its question."""
    await tx.run(
        "UPDATE due SET number = ? WHERE table_id = ? AND seat = ? AND kind IN ('warning', 'clock')",
        number, table_id, seat,
    )


async def come(reader: Reader, kind: DueKind, now: float) -> list[DueItem]:
    """Return the due items of a kind, in servers that the bot is in."""
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.seat, d.number, d.due_at FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND NOT t.away AND {AWAKE} ORDER BY d.due_at, d.id""",
        kind, now,
    )
    return [DueItem(due_id, table_id, kind, *rest) for due_id, table_id, *rest in rows]


async def hasten(tx: Tx, table_id: int, seat: int, kind: str, now: float) -> None:
    """Make a seat's later item due now."""
    await tx.run(
        "UPDATE due SET due_at = ?1, meant_at = NULL WHERE table_id = ?2 AND seat = ?3 AND kind = ?4 AND due_at > ?1",
        now, table_id, seat, kind,
    )


async def bring_forward(tx: Tx, person: Person, now: float) -> None:
    """Reschedule a person's items after their times have changed: deferred ones get their original time back, clocks
    are checked now."""
    theirs = "(table_id, seat) IN (SELECT table_id, seat FROM seat_holder WHERE to_at IS NULL AND person = ?)"
    await tx.run(f"UPDATE due SET due_at = meant_at, meant_at = NULL WHERE meant_at IS NOT NULL AND {theirs}", person)
    await tx.run(
        f"UPDATE due SET due_at = ? WHERE kind IN ('warning', 'clock') AND due_at > ? AND {theirs}", now, now, person
    )


async def forget_seat(tx: Tx, table_id: int, seat: int) -> None:
    """Delete all items of a seat, because its holder changes."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ?", table_id, seat)


async def forget_reminder(tx: Tx, table_id: int, seat: int) -> None:
    """Delete a seat's reminder, because a clock warns of its question."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = 'reminder'", table_id, seat)


async def forget_clock(tx: Tx, table_id: int, seat: int) -> None:
    """Delete the items of a seat's clock, because it is stopped."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind IN ('warning', 'clock')", table_id, seat)


async def order(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Schedule an order to answer the seat's question."""
    await _set(tx, (table_id, "order", seat, number, at))


async def no_order(tx: Tx, table_id: int, seat: int) -> None:
    """Delete the scheduled answer by an order for the seat."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind = 'order' AND seat = ?", table_id, seat)


async def order_at(reader: Reader, table_id: int, seat: int) -> float | None:
    """Return when an order answers for the seat; None if none does."""
    row = await reader.one("SELECT due_at FROM due WHERE table_id = ? AND kind = 'order' AND seat = ?", table_id, seat)
    return row[0] if row else None


async def no_reminder(
    tx: Tx, table_id: int, seats: Iterable[int], kept: Mapping[int, int], same: Collection[int]
) -> None:
    """Delete the items of these seats, since they are no longer asked.

    `kept` (seat -> number): seats whose question has got another number; their notification and clock stay. Of these,
    the seats in `same` are asked what they were before, and keep their reminder too.
    """
    for seat in seats:
        if seat not in kept:
            await tx.run(f"DELETE FROM due WHERE table_id = ? AND seat = ? AND {OF_A_QUESTION}", table_id, seat)
            continue
        stays = OF_THE_SAME if seat in same else OF_ANOTHER_NUMBER
        await tx.run(
            f"DELETE FROM due WHERE table_id = ? AND seat = ? AND {OF_A_QUESTION} AND NOT {stays}", table_id, seat
        )
        await tx.run(f"UPDATE due SET number = ? WHERE table_id = ? AND seat = ? AND {stays}",
                     kept[seat], table_id, seat)


async def end_at(tx: Tx, table_id: int, kind: str, at: float) -> None:
    """Schedule the end of a lobby (`expiry`) or of the time to reopen a table (`reopen`)."""
    await tx.run(f"INSERT INTO due (table_id, kind, due_at) VALUES (?, ?, ?) {_INSTEAD}", table_id, kind, at)


async def drop_kind(tx: Tx, table_id: int, kind: str) -> None:
    """Delete the table's items of a kind."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind = ?", table_id, kind)


async def prolong(tx: Tx, seconds: float, *, guild_id: int | None = None, table_ids: Collection[int] = ()) -> None:
    """Move the ends of votes, of lobbies and of the time in which closed tables can be reopened by a downtime of
    `seconds`.

    For a server (`guild_id`): at its tables whose bot was removed (`away`). Otherwise at those of `table_ids` whose bot
    was not. Tables of the deal of the day are left out, since they can be reopened only on its day.
    """
    where, values = ("away AND guild_id = ?", [guild_id])
    if guild_id is None:
        where, values = f"NOT away AND id IN ({marks(table_ids)})", [*table_ids]
    tables = f"SELECT id FROM game_table WHERE {where}"
    longer = f"({tables} AND id NOT IN (SELECT table_id FROM daily_play))"
    await tx.run(f"UPDATE vote SET until = until + ? WHERE table_id IN ({tables} AND status = 'playing')",
                 seconds, *values)
    await tx.run(f"UPDATE due SET due_at = due_at + ? WHERE kind IN ('expiry', 'reopen') AND table_id IN {longer}",
                 seconds, *values)
    await tx.run(
        f"UPDATE game_table SET reopen_until = reopen_until + ? WHERE reopen_until IS NOT NULL AND id IN {longer}",
        seconds, *values,
    )


async def run_out(reader: Reader, kind: str, now: float) -> list[int]:
    """Return the tables at which an item of this kind is due, in servers that the bot is in."""
    rows = await reader.all(
        f"""SELECT d.table_id FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND NOT t.away AND {AWAKE}""",
        kind, now,
    )
    return [row[0] for row in rows]


async def reminders(reader: Reader, now: float) -> list[DueItem]:
    """Return the due notifications of seats: reminders, those put off by quiet hours, half-done turns, clock warnings.

    Only in servers that the bot is in, and for seats held by a person.
    """
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.kind, d.seat, d.number, d.due_at FROM due d
           JOIN seat_holder h ON h.table_id = d.table_id AND h.seat = d.seat AND h.to_at IS NULL
           JOIN game_table t ON t.id = d.table_id
           WHERE h.person IS NOT NULL AND d.kind IN ('reminder', 'waking', 'votes', 'halfway', 'warning')
               AND d.due_at <= ? AND NOT t.away AND {AWAKE}
           ORDER BY d.due_at, d.kind DESC, d.id""",
        now,
    )
    return [DueItem(due_id, table_id, DueKind(kind), *rest) for due_id, table_id, kind, *rest in rows]


async def reckoned(tx: Tx, due_id: int, at: float) -> None:
    """Reschedule an item to another time, as things are now."""
    await tx.run("UPDATE due SET due_at = ?, meant_at = NULL WHERE id = ?", at, due_id)


async def put_off(tx: Tx, due_id: int, at: float) -> None:
    """Defer an item until its person can be notified: until `at`, or until something changes (`bring_forward`)."""
    await tx.run("UPDATE due SET meant_at = COALESCE(meant_at, due_at), due_at = ? WHERE id = ?", at, due_id)


async def drop(tx: Tx, due_id: int) -> None:
    """Delete an item that was handled."""
    await tx.run("DELETE FROM due WHERE id = ?", due_id)


async def called(tx: Tx, table_id: int, seat: int, number: int, remind_at: float) -> None:
    """Note that a person was notified of a question: no other notification of it follows, and no reminder before
    `remind_at`."""
    await tx.run(
        """DELETE FROM due WHERE table_id = ? AND seat = ? AND number = ? AND kind IN ('waking', 'halfway')""",
        table_id, seat, number,
    )
    await tx.run(
        """UPDATE due SET due_at = ?1, meant_at = NULL WHERE table_id = ?2 AND kind = 'reminder' AND seat = ?3
           AND number = ?4 AND COALESCE(meant_at, due_at) < ?1""",
        remind_at, table_id, seat, number,
    )


async def next_time(reader: Reader) -> float | None:
    """Return when the next item will be due."""
    row = await reader.one(
        f"""SELECT d.due_at FROM due d JOIN game_table t ON t.id = d.table_id WHERE NOT t.away AND {AWAKE}
            ORDER BY d.due_at LIMIT 1"""
    )
    return row[0] if row else None
