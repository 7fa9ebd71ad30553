"""What happens at a time: reminders, what orders answer, what waits for somebody to wake up, the end of lobbies in
which nothing happens, the end of the time in which a table can be opened again. While it can, everything else of that
table rests."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from storage.engine.transaction import Reader, Tx, marks
from storage.model import Person
from storage.outgoing import DueItem, DueKind, Ping

REMIND_AFTER = 24 * 3600.0
"""Seconds from a question to its reminder."""

AWAKE = "(t.status IN ('lobby', 'playing')) <> (d.kind = 'reopen')"
"""At a table that was ended early only the time to open it again runs; at every other, everything else."""

OF_A_QUESTION = "kind IN ('reminder', 'waking', 'halfway', 'order', 'warning', 'clock')"
OF_ANOTHER_NUMBER = "kind IN ('waking', 'warning', 'clock')"
"""What stays when a question has only another number: its call, and the time that there is for it."""
OF_THE_SAME = "kind IN ('waking', 'warning', 'clock', 'reminder', 'halfway')"
"""What stays, too, when it is also the same."""

_PUT = "INSERT INTO due (table_id, kind, seat, number, due_at)"
_INSTEAD = """ON CONFLICT (table_id, kind, seat) DO UPDATE
    SET id = excluded.id, number = excluded.number, due_at = excluded.due_at, meant_at = excluded.meant_at"""
"""Instead of an earlier one of its kind, under an id of its own: who has the other at hand cannot drop this one."""


async def _set(tx: Tx, *items: tuple[int, str, int, int, float]) -> None:
    """Let these be due (table, kind, seat, number of the question, when), each in place of one of its kind."""
    await tx.many(f"{_PUT} VALUES (?, ?, ?, ?, ?) {_INSTEAD}", items)


async def remind(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Remind these seats of their questions (seat -> number) at a time, instead of earlier ones."""
    await _set(tx, *((table_id, "reminder", seat, number, at) for seat, number in asked.items()))


async def remind_again(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Remind these seats of their questions at a time, where no reminder waits and no clock runs."""
    await tx.many(
        f"""{_PUT} SELECT ?, 'reminder', ?, ?, ? WHERE NOT EXISTS
            (SELECT 1 FROM due WHERE table_id = ? AND seat = ? AND kind IN ('reminder', 'clock'))""",
        [(table_id, seat, number, at, table_id, seat) for seat, number in asked.items()],
    )


async def call(tx: Tx, table_id: int, seat: int, number: int, at: float) -> None:
    """Call somebody at a time who has left their turn half done."""
    await _set(tx, (table_id, "halfway", seat, number, at))


async def wake(tx: Tx, table_id: int, asleep: Mapping[Ping, float], now: float) -> None:
    """These questions, as far as they are still asked, were put to people who are asleep: call them at these times."""
    await tx.many(
        f"""INSERT INTO due (table_id, kind, seat, number, due_at, meant_at)
            SELECT table_id, 'waking', seat, number, ?, ? FROM asked WHERE table_id = ? AND seat = ? AND number = ?
            {_INSTEAD}""",
        [(at, now, table_id, ping.seat, ping.number) for ping, at in asleep.items()],
    )


async def wake_for_votes(tx: Tx, table_id: int, asleep: Mapping[int, float], now: float) -> None:
    """Votes were asked of people who are asleep: call these seats at these times, once for all votes."""
    await tx.many(
        """INSERT INTO due (table_id, kind, seat, due_at, meant_at) VALUES (?, 'votes', ?, ?, ?)
           ON CONFLICT DO NOTHING""",
        [(table_id, seat, at, now) for seat, at in asleep.items()],
    )


async def wake_for_open_votes(tx: Tx, person: Person, now: float) -> None:
    """Call somebody to all votes that are open at their tables. Who was told of a vote, or has said something, is told
    nothing of it by that."""
    await tx.run(
        """INSERT INTO due (table_id, kind, seat, due_at)
           SELECT v.table_id, 'votes', h.seat, ? FROM vote v
           JOIN seat_holder h ON h.table_id = v.table_id AND h.to_at IS NULL AND h.person = ?
           WHERE TRUE ON CONFLICT DO NOTHING""",
        now, person,
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
        "UPDATE due SET due_at = ?1, meant_at = NULL WHERE table_id = ?2 AND seat = ?3 AND kind = ?4 AND due_at > ?1",
        now, table_id, seat, kind,
    )


async def bring_forward(tx: Tx, person: Person, now: float) -> None:
    """Somebody can be told at other times than before: what was put off for their seats is due when it was to be, and
    their clocks are looked at now."""
    theirs = "(table_id, seat) IN (SELECT table_id, seat FROM seat_holder WHERE to_at IS NULL AND person = ?)"
    await tx.run(f"UPDATE due SET due_at = meant_at, meant_at = NULL WHERE meant_at IS NOT NULL AND {theirs}", person)
    await tx.run(
        f"UPDATE due SET due_at = ? WHERE kind IN ('warning', 'clock') AND due_at > ? AND {theirs}", now, now, person
    )


async def forget_seat(tx: Tx, table_id: int, seat: int) -> None:
    """Somebody else sits there from now on: nobody need be reminded or called of anything."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ?", table_id, seat)


async def forget_reminder(tx: Tx, table_id: int, seat: int) -> None:
    """A clock warns of the seat's question: nobody need be reminded of it."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind = 'reminder'", table_id, seat)


async def forget_clock(tx: Tx, table_id: int, seat: int) -> None:
    """The seat's clock stands: nothing is to be warned of, and nobody's time ends."""
    await tx.run("DELETE FROM due WHERE table_id = ? AND seat = ? AND kind IN ('warning', 'clock')", table_id, seat)


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


async def prolong(tx: Tx, seconds: float, *, guild_id: int | None = None, table_ids: Collection[int] = ()) -> None:
    """Nobody could do anything for so long, in a server that the bot is back in, or at those of these tables that do
    not still wait for it: votes, lobbies and the time to open a table again last that much longer. A deal of the day
    can be opened again only in its day."""
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
    """The tables where something of this kind has run out, where the bot is in the server."""
    rows = await reader.all(
        f"""SELECT d.table_id FROM due d JOIN game_table t ON t.id = d.table_id
            WHERE d.kind = ? AND d.due_at <= ? AND NOT t.away AND {AWAKE}""",
        kind, now,
    )
    return [row[0] for row in rows]


async def reminders(reader: Reader, now: float) -> list[DueItem]:
    """The reminders whose time has come, and the calls of those who were asleep, or have left their turn half done,
    where the bot is in the server."""
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
    """This one is due at another time, as things are now."""
    await tx.run("UPDATE due SET due_at = ?, meant_at = NULL WHERE id = ?", at, due_id)


async def put_off(tx: Tx, due_id: int, at: float) -> None:
    """This one waits until its person can be told, at a time or when something changes (`bring_forward`)."""
    await tx.run("UPDATE due SET meant_at = COALESCE(meant_at, due_at), due_at = ? WHERE id = ?", at, due_id)


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
        """UPDATE due SET due_at = ?1, meant_at = NULL WHERE table_id = ?2 AND kind = 'reminder' AND seat = ?3
           AND number = ?4 AND COALESCE(meant_at, due_at) < ?1""",
        remind_at, table_id, seat, number,
    )


async def next_time(reader: Reader) -> float | None:
    """When the next item will be due."""
    row = await reader.one(
        f"""SELECT d.due_at FROM due d JOIN game_table t ON t.id = d.table_id WHERE NOT t.away AND {AWAKE}
            ORDER BY d.due_at LIMIT 1"""
    )
    return row[0] if row else None
