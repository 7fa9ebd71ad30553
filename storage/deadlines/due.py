"""Due items: stored wake-ups (reminders, clock warnings, expiry of lobbies …), one at most for each table, kind and
seat.

An item only says that something must be looked at again at a time. Quiet hours are a person's hours of sleep, in which
they are not notified; an order is an answer given before its question was asked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person
from storage.outgoing import DueItem, DueKind, QuestionRef

REMIND_AFTER = 24 * 3600.0
"""Seconds from a question to its reminder."""

IS_ACTIVE = "(t.status IN ('lobby', 'playing')) <> (d.kind = 'reopen')"
"""SQL: at a table that was ended early only the item `reopen` is active; at every other table, all others are."""

QUESTION_KINDS = "kind IN ('reminder', 'waking', 'halfway', 'order', 'warning', 'clock')"
KEPT_ON_RENUMBERING = "kind IN ('waking', 'halfway', 'warning', 'clock')"
"""The kinds that stay when a question gets another number: its notifications, and its time limit."""
KEPT_FOR_SAME_QUESTION = "kind IN ('waking', 'halfway', 'warning', 'clock', 'reminder')"
"""The kinds that stay when a question gets another number but asks what it asked before."""

_PUT = "INSERT INTO due (table_id, kind, seat, number, due_at)"
_INSTEAD = """ON CONFLICT (table_id, kind, seat) DO UPDATE
    SET id = excluded.id, number = excluded.number, due_at = excluded.due_at, meant_at = excluded.meant_at"""
"""SQL: replace an item of the same kind under a new id, so that a caller holding the old one cannot delete the new."""


async def _set(tx: Tx, *items: tuple[int, str, int, int, float]) -> None:
    """Store items (table, kind, seat, number of the question, due time), each in place of one of its kind."""
    await tx.many(f"{_PUT} VALUES (?, ?, ?, ?, ?) {_INSTEAD}", items)


async def schedule_reminders(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Schedule reminders of these open questions (seat -> number) for the time `at`, in place of the seats' earlier
    ones."""
    await _set(tx, *((table_id, "reminder", seat, number, at) for seat, number in asked.items()))


async def schedule_missing_reminders(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Schedule reminders for the time `at` of open questions (`asked`: seat -> number), as after a table was opened
    again. Seats that have a reminder or a running clock are left out."""
    await tx.many(
        f"""{_PUT} SELECT ?, 'reminder', ?, ?, ? WHERE NOT EXISTS
            (SELECT 1 FROM due WHERE table_id = ? AND seat = ? AND kind IN ('reminder', 'clock'))""",
        [(table_id, seat, number, at, table_id, seat) for seat, number in asked.items()],
    )


async def schedule_unfinished_turn(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Schedule for the time `at` the notification of a person who has answered part of their turn and then stopped, in
    place of an earlier one. `number` is that of the seat's open question (the one in its buttons, not a count)."""
    await _set(tx, (table_id, "halfway", seat, number, at))


async def schedule_after_quiet_hours(tx: Tx, table_id: int, asleep: Mapping[QuestionRef, float], now: float) -> None:
    """Schedule notifications of questions for the end of their persons' quiet hours (their sleep), in place of earlier
    ones.

    `asleep`: question -> time. Questions that are no longer open are left out. `now` is stored as the time originally
    meant, which counts if the person changes their quiet hours.
    """
    await tx.many(
        f"""INSERT INTO due (table_id, kind, seat, number, due_at, meant_at)
            SELECT table_id, 'waking', seat, number, ?, ? FROM asked WHERE table_id = ? AND seat = ? AND number = ?
            {_INSTEAD}""",
        [(at, now, table_id, ping.seat, ping.number) for ping, at in asleep.items()],
    )


async def schedule_votes_after_quiet_hours(tx: Tx, table_id: int, asleep: Mapping[int, float], now: float) -> None:
    """Schedule notifications of votes for the end of quiet hours (`asleep`: seat -> time): one for each seat, however
    many votes there are. A seat's earlier one stays.

    `now` is stored as the time originally meant, which counts if the person changes their quiet hours.
    """
    await tx.many(
        """INSERT INTO due (table_id, kind, seat, due_at, meant_at) VALUES (?, 'votes', ?, ?, ?)
           ON CONFLICT DO NOTHING""",
        [(table_id, seat, at, now) for seat, at in asleep.items()],
    )


async def notify_of_open_votes_now(tx: Tx, person: Person, now: float) -> None:
    """Schedule a notification for now at each table where a person has a seat and a vote is open. Votes that they were
    notified of or have answered are skipped when it is sent. One that is scheduled already keeps its time."""
    await tx.run(
        """INSERT INTO due (table_id, kind, seat, due_at)
           SELECT v.table_id, 'votes', h.seat, ? FROM vote v
           JOIN seat_holder h ON h.table_id = v.table_id AND h.to_at IS NULL AND h.person = ?
           WHERE TRUE ON CONFLICT DO NOTHING""",
        now, person,
    )


async def schedule_clock(tx: Tx, table_id: int, seat: int, number: int, warn_at: float, end_at: float) -> None:
    """Schedule the warning and the end of a seat's running clock, in place of earlier ones. `number` is that of the
    seat's open question (the one in its buttons, not a count). To be called again when the times change, as with the
    person's absences."""
    await _set(tx, (table_id, "warning", seat, number, warn_at), (table_id, "clock", seat, number, end_at))


async def renumber_clock(tx: Tx, table_id: int, seat: int, number: int) -> None:
    """Give the two items of a seat's running clock (warning and end) the new `number` of its question, which its
    buttons carry. Their times stay."""
    await tx.run(
        "UPDATE due SET number = ? WHERE table_id = ? AND seat = ? AND kind IN ('warning', 'clock')",
        number, table_id, seat,
    )


async def items_due(reader: Reader, kind: DueKind, now: float) -> list[DueItem]:
    """Return the items of a kind whose time has come, longest due first, so that the caller can act on them and
    `delete` them.

    Left out are tables in Discord servers that the bot is not in, and items that do not apply while a table is ended.
    """
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.seat, d.number, d.due_at FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND NOT t.away AND {IS_ACTIVE} ORDER BY d.due_at, d.id""",
        kind, now,
    )
    return [DueItem(due_id, table_id, kind, *rest) for due_id, table_id, *rest in rows]


async def make_due_now(tx: Tx, table_id: int, seat: int, kind: str, now: float) -> None:
    """Make a seat's item of this kind due now, if it was due later. Does nothing if there is none."""
    await tx.run(
        "UPDATE due SET due_at = ?1, meant_at = NULL WHERE table_id = ?2 AND seat = ?3 AND kind = ?4 AND due_at > ?1",
        now, table_id, seat, kind,
    )


async def reschedule_deferred(tx: Tx, person: Person, now: float) -> None:
    """Reschedule a person's items after their quiet hours or absences have changed: deferred ones get their original
    time back, and the warnings and ends of clocks are due now, to be computed again."""
    theirs = "(table_id, seat) IN (SELECT table_id, seat FROM seat_holder WHERE to_at IS NULL AND person = ?)"
    await tx.run(f"UPDATE due SET due_at = meant_at, meant_at = NULL WHERE meant_at IS NOT NULL AND {theirs}", person)
    await tx.run(
        f"UPDATE due SET due_at = ? WHERE kind IN ('warning', 'clock') AND due_at > ? AND {theirs}", now, now, person
    )


async def forget_seat(tx: Tx, table_id: int, seat: int) -> None:
    """Delete all items of a seat, because its holder changes."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ?", table_id, seat)


async def forget_notifications(tx: Tx, table_id: int) -> None:
    """Delete a table's scheduled notifications of questions and reminders, because its message is sent again and pings
    all who are asked. Clocks and votes keep theirs."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind IN ('reminder', 'waking', 'halfway')", table_id)


async def forget_reminder(tx: Tx, table_id: int, seat: int) -> None:
    """Delete a seat's scheduled reminder, because its clock runs, whose warning takes the reminder's place."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = 'reminder'", table_id, seat)


async def forget_clock(tx: Tx, table_id: int, seat: int) -> None:
    """Delete the warning and the end of a seat's clock, because the clock is stopped."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind IN ('warning', 'clock')", table_id, seat)


async def schedule_order(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Schedule for the time `at` that an order (an answer given ahead) answers the seat's open question, in place of an
    earlier one. `number` is the question's (the one in its buttons, not a count)."""
    await _set(tx, (table_id, "order", seat, number, at))


async def cancel_order(tx: Tx, table_id: int, seat: int) -> None:
    """Delete a seat's item for an answer by an order (an answer given ahead), so that none is given."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind = 'order' AND seat = ?", table_id, seat)


async def order_at(reader: Reader, table_id: int, seat: int) -> float | None:
    """Return when an order (an answer given ahead) will answer the seat's question; None if none will."""
    row = await reader.one("SELECT due_at FROM due WHERE table_id = ? AND kind = 'order' AND seat = ?", table_id, seat)
    return row[0] if row else None


async def cancel_for_closed_questions(
    tx: Tx, table_id: int, seats: Iterable[int], kept: Mapping[int, int], same: Collection[int]
) -> None:
    """Delete the items about the questions of these seats, since those questions are closed.

    `kept` (seat -> new number): seats whose question has only got another number; their notification, also that of an
    unfinished turn, and clock items stay under it. Of these, the seats in `same` are asked exactly what they were
    before, and keep their reminder too.
    """
    for seat in seats:
        if seat not in kept:
            await tx.run(f"DELETE FROM due WHERE table_id = ? AND seat = ? AND {QUESTION_KINDS}", table_id, seat)
            continue
        stays = KEPT_FOR_SAME_QUESTION if seat in same else KEPT_ON_RENUMBERING
        await tx.run(
            f"DELETE FROM due WHERE table_id = ? AND seat = ? AND {QUESTION_KINDS} AND NOT {stays}", table_id, seat
        )
        await tx.run(f"UPDATE due SET number = ? WHERE table_id = ? AND seat = ? AND {stays}",
                     kept[seat], table_id, seat)


async def schedule_expiry(tx: Tx, table_id: int, kind: str, at: float) -> None:
    """Schedule, for the time `at`, the end of a lobby (`kind` "expiry"), of the time in which a table can be reopened
    ("reopen"), or that those who look for a table are told of a lobby ("seekers"), in place of an earlier one."""
    await tx.run(f"INSERT INTO due (table_id, kind, due_at) VALUES (?, ?, ?) {_INSTEAD}", table_id, kind, at)


async def delete_kind(tx: Tx, table_id: int, kind: str) -> None:
    """Delete the table's items of a kind at all seats, as the expiry of a lobby ("expiry") when its game starts."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind = ?", table_id, kind)


async def extend_deadlines(
    tx: Tx, seconds: float, *, guild_id: int | None = None, table_ids: Collection[int] = ()
) -> None:
    """Move the ends of votes, of lobbies and of the time to reopen closed tables later by the `seconds` in which the
    bot was down.

    With `guild_id`: at the tables that stand still because the bot left that Discord server. Otherwise at those of
    `table_ids` that do not. For tables of the deal of the day only votes are moved, since their lobby and the time to
    reopen them end with the day.
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


async def tables_with_due(reader: Reader, kind: str, now: float) -> list[int]:
    """Return the ids of the tables at which an item of this kind is due, as when a lobby expires ("expiry").

    Left out are tables in Discord servers that the bot is not in, and items that do not apply while a table is ended.
    """
    rows = await reader.all(
        f"""SELECT d.table_id FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND NOT t.away AND {IS_ACTIVE}""",
        kind, now,
    )
    return [row[0] for row in rows]


async def due_notifications(reader: Reader, now: float) -> list[DueItem]:
    """Return the due notifications of seats: reminders, those put off by quiet hours (sleep), unfinished turns, clock
    warnings.

    Only for seats held by a person, and not in Discord servers that the bot is not in. Longest due first.
    """
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.kind, d.seat, d.number, d.due_at FROM due d
           JOIN seat_holder h ON h.table_id = d.table_id AND h.seat = d.seat AND h.to_at IS NULL
           JOIN game_table t ON t.id = d.table_id
           WHERE h.person IS NOT NULL AND d.kind IN ('reminder', 'waking', 'votes', 'halfway', 'warning')
               AND d.due_at <= ? AND NOT t.away AND {IS_ACTIVE}
           ORDER BY d.due_at, d.kind DESC, d.id""",
        now,
    )
    return [DueItem(due_id, table_id, DueKind(kind), *rest) for due_id, table_id, kind, *rest in rows]


async def reschedule(tx: Tx, due_id: int, at: float) -> None:
    """Set an item to the time `at`. If it was deferred, it no longer counts as such: its original time is forgotten."""
    await tx.run("UPDATE due SET due_at = ?, meant_at = NULL WHERE id = ?", at, due_id)


async def defer(tx: Tx, due_id: int, at: float) -> None:
    """Put an item off until `at`, because its person cannot be notified now. Its original time is kept, so that it gets
    that back when something changes sooner (`reschedule_deferred`)."""
    await tx.run("UPDATE due SET meant_at = COALESCE(meant_at, due_at), due_at = ? WHERE id = ?", at, due_id)


async def delete(tx: Tx, due_id: int) -> None:
    """Delete an item, because what it was for is done. An item that has replaced it has another id and stays."""
    await tx.run("DELETE FROM due WHERE id = ?", due_id)


async def mark_notified(tx: Tx, table_id: int, seat: int, number: int, remind_at: float) -> None:
    """Delete the scheduled notifications of a seat's question, because its person was notified of it, and move its
    reminder to `remind_at` if that is later. `number` is the question's (the one in its buttons, not a count)."""
    await tx.run(
        """DELETE FROM due WHERE table_id = ? AND seat = ? AND number = ? AND kind IN ('waking', 'halfway')""",
        table_id, seat, number,
    )
    await tx.run(
        """UPDATE due SET due_at = ?1, meant_at = NULL WHERE table_id = ?2 AND kind = 'reminder' AND seat = ?3
           AND number = ?4 AND COALESCE(meant_at, due_at) < ?1""",
        remind_at, table_id, seat, number,
    )


NEXT_TIME = f"""SELECT d.due_at AS at FROM due d JOIN game_table t ON t.id = d.table_id WHERE NOT t.away AND {IS_ACTIVE}
    ORDER BY d.due_at LIMIT 1"""
"""SQL: when the next item is due. Tables in Discord servers that the bot is not in are left out."""
