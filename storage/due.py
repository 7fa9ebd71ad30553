"""What happens at a time: reminders, what orders answer, what waits for somebody to wake up, the end of lobbies in
which nothing happens, the end of the time in which a table can be opened again. While it can, everything else of that
table rests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from storage.outgoing import DueItem, DueKind, Ping
from storage.transaction import Reader, Tx

AWAKE = "(t.status IN ('lobby', 'playing')) <> (d.kind = 'reopen')"
"""At a table that was ended early only the time to open it again runs; at every other, everything else."""

OF_A_QUESTION = "kind IN ('reminder', 'waking', 'halfway', 'order', 'warning', 'clock')"
OF_ANOTHER_NUMBER = "kind IN ('waking', 'warning', 'clock')"
"""What stays when a question has only another number: its call, and the time that there is for it."""
OF_THE_SAME = "kind IN ('waking', 'warning', 'clock', 'reminder', 'halfway')"
"""What stays, too, when it is also the same."""

_PUT = "INSERT INTO due (table_id, kind, seat, number, due_at)"
_INSTEAD = """ON CONFLICT (table_id, kind, seat)
    DO UPDATE SET id = excluded.id, number = excluded.number, due_at = excluded.due_at"""
"""Instead of an earlier one of its kind, under an id of its own: who has the other at hand cannot drop this one."""


async def _set(tx: Tx, *items: tuple[int, str, int, int, float]) -> None:
    """Let these be due (table, kind, seat, number of the question, when), each in place of one of its kind."""
    await tx.many(f"{_PUT} VALUES (?, ?, ?, ?, ?) {_INSTEAD}", items)


async def remind(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Remind these seats of their questions (seat -> number) at a time, instead of earlier ones."""
    await _set(tx, *((table_id, "reminder", seat, number, at) for seat, number in asked.items()))


async def call(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Call somebody at a time who has left their turn half done."""
    await _set(tx, (table_id, "halfway", seat, number, at))


async def wake(tx: Tx, table_id: int, asleep: Mapping[Ping, float]) -> None:
    """These questions, as far as they are still asked, were put to people who are asleep: call them at these times."""
    await tx.many(
        f"""{_PUT} SELECT table_id, 'waking', seat, number, ? FROM asked WHERE table_id = ? AND seat = ? AND number = ?
            {_INSTEAD}""",
        [(at, table_id, ping.seat, ping.number) for ping, at in asleep.items()],
    )


async def wake_for_votes(tx: Tx, table_id: int, asleep: Mapping[int, float]) -> None:
    """Votes were asked of people who are asleep: call these seats at these times, once for all votes."""
    await tx.many(
        "INSERT INTO due (table_id, kind, seat, due_at) VALUES (?, 'votes', ?, ?) ON CONFLICT DO NOTHING",
        [(table_id, seat, at) for seat, at in asleep.items()],
    )


async def run_clock(tx: Tx, table_id: int, seat: int, number: int, warn_at: float, end_at: float) -> None:
    """A seat's clock runs for a question: when it is to warn, and when its time will be over, as things are now."""
    await _set(tx, (table_id, "warning", seat, number, warn_at), (table_id, "clock", seat, number, end_at))


async def renumber(tx: Tx, table_id: int, seat: int, number: int) -> None:
    """The question for which a seat's clock runs has another number."""
    await tx.run(
        "UPDATE due SET number = ? WHERE table_id = ? AND seat = ? AND kind IN ('warning', 'clock')",
        number, table_id, seat,
    )


async def come(reader: Reader, kind: DueKind, now: float) -> list[DueItem]:
    """What of a kind is due, where the bot is in the server."""
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.seat, d.number, d.due_at FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND NOT t.away AND {AWAKE} ORDER BY d.due_at, d.id""",
        kind, now,
    )
    return [DueItem(due_id, table_id, kind, *rest) for due_id, table_id, *rest in rows]


async def hasten(tx: Tx, table_id: int, seat: int, kind: str, now: float) -> None:
    """What was to come later comes now."""
    await tx.run(
        "UPDATE due SET due_at = ?1 WHERE table_id = ?2 AND seat = ?3 AND kind = ?4 AND due_at > ?1",
        now, table_id, seat, kind,
    )


async def after_absence(tx: Tx, table_id: int, seat: int, now: float) -> None:
    """Whoever sits there is back: what may have waited for that is looked at now."""
    await tx.run(
        """UPDATE due SET due_at = ?1 WHERE table_id = ?2 AND seat = ?3
           AND kind IN ('waking', 'votes', 'warning', 'clock') AND due_at > ?1""",
        now, table_id, seat,
    )


async def forget_seat(tx: Tx, table_id: int, seat: int) -> None:
    """Somebody else sits there from now on: nobody need be reminded or called of anything."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ?", table_id, seat)


async def forget_reminder(tx: Tx, table_id: int, seat: int) -> None:
    """A clock warns of the seat's question: nobody need be reminded of it."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = 'reminder'", table_id, seat)


async def order(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Let an order answer the seat's question at a time."""
    await _set(tx, (table_id, "order", seat, number, at))


async def no_order(tx: Tx, table_id: int, seat: int) -> None:
    """Nothing is answered for the seat."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind = 'order' AND seat = ?", table_id, seat)


async def order_at(reader: Reader, table_id: int, seat: int) -> float | None:
    """When an order answers for the seat."""
    row = await reader.one("SELECT due_at FROM due WHERE table_id = ? AND kind = 'order' AND seat = ?", table_id, seat)
    return row[0] if row else None


async def no_reminder(
    tx: Tx, table_id: int, seats: Iterable[int], kept: Mapping[int, int], same: Collection[int]
) -> None:
    """These seats are no longer asked: nobody need be reminded or called, and nothing is answered for them. `kept`
    (seat -> number): those whose question has another number now, and who are called to it when they wake; of them
    those in `same` are asked what they were, and are reminded of it when they would have been."""
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
    """Let a lobby (`expiry`) or the time to open a table again (`reopen`) run out at a time."""
    await tx.run(f"INSERT INTO due (table_id, kind, due_at) VALUES (?, ?, ?) {_INSTEAD}", table_id, kind, at)


async def drop_kind(tx: Tx, table_id: int, kind: str) -> None:
    """It is over already."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND kind = ?", table_id, kind)


async def run_out(reader: Reader, kind: str, now: float) -> list[int]:
    """The tables where something of this kind has run out."""
    rows = await reader.all(
        f"""SELECT d.table_id FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND {AWAKE}""",
        kind, now,
    )
    return [row[0] for row in rows]


async def reminders(reader: Reader, now: float) -> list[DueItem]:
    """The reminders whose time has come, for persons who want them, and the calls of those who were asleep, or have
    left their turn half done, where the bot is in the server."""
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.kind, d.seat, d.number, d.due_at FROM due d
           JOIN seat_holder h ON h.table_id = d.table_id AND h.seat = d.seat AND h.to_at IS NULL
           JOIN person p ON p.id = h.person
           JOIN game_table t ON t.id = d.table_id
           WHERE (d.kind IN ('waking', 'votes', 'halfway', 'warning') OR d.kind = 'reminder' AND p.reminders)
               AND d.due_at <= ? AND NOT t.away AND {AWAKE}
           ORDER BY d.due_at, d.kind DESC, d.id""",
        now,
    )
    return [DueItem(due_id, table_id, DueKind(kind), *rest) for due_id, table_id, kind, *rest in rows]


async def unwanted_reminders(reader: Reader, now: float) -> list[int]:
    """The ids of the reminders whose time has come, of persons who do not want any."""
    rows = await reader.all(
        f"""SELECT d.id FROM due d
           JOIN seat_holder h ON h.table_id = d.table_id AND h.seat = d.seat AND h.to_at IS NULL
           JOIN person p ON p.id = h.person
           JOIN game_table t ON t.id = d.table_id
           WHERE d.kind = 'reminder' AND d.due_at <= ? AND NOT p.reminders AND {AWAKE}""",
        now,
    )
    return [row[0] for row in rows]


async def put_off(tx: Tx, due_id: int, at: float) -> None:
    """This one is due at another time."""
    await tx.run("UPDATE due SET due_at = ? WHERE id = ?", at, due_id)


async def drop(tx: Tx, due_id: int) -> None:
    """This one was done."""
    await tx.run("DELETE FROM due WHERE id = ?", due_id)


async def called(tx: Tx, table_id: int, seat: int, number: int, remind_at: float) -> None:
    """Somebody has been called to a question: nothing else calls them to it, and a reminder of it comes no earlier than
    at a time."""
    await tx.run(
        """DELETE FROM due WHERE table_id = ? AND seat = ? AND number = ? AND kind IN ('waking', 'halfway')""",
        table_id, seat, number,
    )
    await tx.run(
        """UPDATE due SET due_at = ? WHERE table_id = ? AND kind = 'reminder' AND seat = ? AND number = ?
           AND due_at < ?""",
        remind_at, table_id, seat, number, remind_at,
    )


async def next_time(reader: Reader) -> float | None:
    """When the next item will be due."""
    row = await reader.one(
        f"SELECT min(d.due_at) FROM due d JOIN game_table t ON t.id = d.table_id WHERE NOT t.away AND {AWAKE}"
    )
    return row[0] if row else None
