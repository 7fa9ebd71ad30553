"""Log lines of tables. A line keeps its number until it is undone and deleted; no number is used twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.codec import dump_line, load_line
from games.core.journal import Line
from storage.engine.transaction import Reader, Tx
from storage.model import StoredLine
from storage.play import cleanup


async def after(reader: Reader, table_id: int, n: int) -> list[StoredLine]:
    """Return the lines with numbers above `n`, for all audiences."""
    rows = await reader.all(
        """SELECT n, segment, data, NULL FROM line WHERE table_id = ?1 AND n > ?2
           UNION ALL SELECT 0, 0, NULL, data FROM packed_log WHERE table_id = ?1 ORDER BY 1""",
        table_id, n,
    )
    told: list[tuple[int, int, str]] = []
    for number, segment, data, packed in rows:
        told += [(number, segment, data)] if packed is None else cleanup.unpacked(packed)
    return [StoredLine(number, segment, load_line(data)) for number, segment, data in told if number > n]


_OF_A_SEGMENT = "SELECT n, data FROM line WHERE table_id = ? AND segment = ? AND NOT own ORDER BY n"
_LAST_NUMBER = "SELECT last_line FROM game_table WHERE id = ?"


def ahead(tx: Tx, table_id: int, segment: int) -> None:
    """Prefetch the lines of this segment, which will be brought up to date."""
    tx.ask_ahead(_OF_A_SEGMENT, table_id, segment)
    tx.ask_ahead(_LAST_NUMBER, table_id)


async def bring_up_to_date(tx: Tx, table_id: int, segment: int, lines: Sequence[Line]) -> list[StoredLine]:
    """Update the stored lines of a segment to those that the rules have written (`lines`). Returns the new ones.

    Inside open lanes a line may come or go before others that are stored already; these keep their numbers, and the new
    ones are numbered after them.
    """
    data = [dump_line(line) for line in lines]
    missing = Counter(data)
    gone: list[int] = []
    rows = await tx.all(_OF_A_SEGMENT, table_id, segment)
    for n, stored in rows:
        if missing[stored]:
            missing[stored] -= 1
        else:
            gone.append(n)
    if gone:
        await tx.many("DELETE FROM line WHERE table_id = ? AND n = ?", [(table_id, n) for n in gone])
    new: list[tuple[Line, str]] = []
    for line, text in zip(reversed(lines), reversed(data), strict=True):  # of equal lines the later count as new
        if missing[text]:
            missing[text] -= 1
            new.append((line, text))
    return await _append(tx, table_id, segment, new[::-1], own=False)


async def add_own(tx: Tx, table_id: int, segment: int, lines: Sequence[Line]) -> list[StoredLine]:
    """Append lines that the table service itself has written, rather than the rules."""
    return await _append(tx, table_id, segment, [(line, dump_line(line)) for line in lines], own=True)


async def _append(
    tx: Tx, table_id: int, segment: int, lines: Sequence[tuple[Line, str]], *, own: bool
) -> list[StoredLine]:
    if not lines:
        return []
    first = await last_number(tx, table_id) + 1
    await tx.many(
        "INSERT INTO line (table_id, n, segment, own, data) VALUES (?, ?, ?, ?, ?)",
        [(table_id, first + i, segment, own, text) for i, (_, text) in enumerate(lines)],
    )
    await tx.run("UPDATE game_table SET last_line = ? WHERE id = ?", first + len(lines) - 1, table_id)
    return [StoredLine(first + i, segment, line) for i, (line, _) in enumerate(lines)]


async def last_number(reader: Reader, table_id: int) -> int:
    """Return the highest number a line of the table ever had."""
    row = await reader.one(_LAST_NUMBER, table_id)
    return row[0] if row else 0


async def drop_segments_after(tx: Tx, table_id: int, segment: int) -> None:
    """Delete what the rules wrote in later segments, which were undone."""
    await tx.run("DELETE FROM line WHERE table_id = ? AND segment > ? AND NOT own", table_id, segment)


async def note_act(tx: Tx, table_id: int, seat: int) -> None:
    """Note that the seat acts now: the lines from here on are news to it (see `last_act`)."""
    await tx.run(
        """INSERT INTO last_act (table_id, seat, line) SELECT id, ?, last_line FROM game_table WHERE id = ?
           ON CONFLICT (table_id, seat) DO UPDATE SET line = excluded.line""",
        seat, table_id,
    )


async def last_act(reader: Reader, table_id: int, seat: int) -> int:
    """Return the last line before the seat's last act; 0 when it has not acted."""
    row = await reader.one("SELECT line FROM last_act WHERE table_id = ? AND seat = ?", table_id, seat)
    return row[0] if row else 0
