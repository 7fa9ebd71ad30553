"""What happens at a time: reminders, the end of votes, the end of lobbies in which nothing happens, the end of the time
in which a table can be opened again. While it can, everything else of that table rests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from storage.outgoing import DueItem, DueKind
from storage.transaction import Reader, Tx

AWAKE = "(t.status IN ('lobby', 'playing')) <> (d.kind = 'reopen')"
"""At a table that was ended early only the time to open it again runs; at every other, everything else."""


async def remind(tx: Tx, table_id: int, asked: Mapping[int, int], at: float) -> None:
    """Remind these seats of their questions (seat -> number) at a time, instead of earlier ones."""
    await tx.many(
        "INSERT OR REPLACE INTO due (table_id, kind, seat, number, due_at) VALUES (?, 'reminder', ?, ?, ?)",
        [(table_id, seat, number, at) for seat, number in asked.items()],
    )


async def no_reminder(tx: Tx, table_id: int, seats: Iterable[int]) -> None:
    """These seats are no longer asked."""
    await tx.many(
        "DELETE FROM due WHERE table_id = ? AND kind = 'reminder' AND seat = ?", [(table_id, seat) for seat in seats]
    )


async def end_at(tx: Tx, table_id: int, kind: str, at: float) -> None:
    """Let a `vote`, a lobby (`expiry`) or the time to open a table again (`reopen`) run out at a time."""
    await tx.run("INSERT OR REPLACE INTO due (table_id, kind, due_at) VALUES (?, ?, ?)", table_id, kind, at)


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
    """The reminders whose time has come, for persons who want them, where the bot is in the server."""
    rows = await reader.all(
        f"""SELECT d.id, d.table_id, d.seat, d.number, d.due_at FROM due d
           JOIN seat_holder h ON h.table_id = d.table_id AND h.seat = d.seat AND h.to_at IS NULL
           JOIN person p ON p.id = h.person
           JOIN game_table t ON t.id = d.table_id
           WHERE d.kind = 'reminder' AND d.due_at <= ? AND p.reminders AND NOT t.away AND {AWAKE} ORDER BY d.due_at""",
        now,
    )
    return [
        DueItem(due_id, table_id, DueKind.REMINDER, seat, number, at) for due_id, table_id, seat, number, at in rows
    ]


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


async def drop(tx: Tx, due_id: int) -> None:
    """This one was done."""
    await tx.run("DELETE FROM due WHERE id = ?", due_id)


async def next_time(reader: Reader) -> float | None:
    """When the next item will be due."""
    row = await reader.one(
        f"SELECT min(d.due_at) FROM due d JOIN game_table t ON t.id = d.table_id WHERE NOT t.away AND {AWAKE}"
    )
    return row[0] if row else None
