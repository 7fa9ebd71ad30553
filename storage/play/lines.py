"""Log lines of tables, by segment (the stretch of a game between two stored states), with text for everybody and for
single seats.

A line keeps its number until it is undone; no number of a table is used twice. Lines come from the rules of the game or
from the table service (as "a seat was lent to an AI"); only the former change when the rules run again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.codec import dump_line, load_line
from games.core.journal import Line
from storage.engine.transaction import Reader, Tx
from storage.model import StoredLine
from storage.play import cleanup


async def after(reader: Reader, table_id: int, n: int) -> list[StoredLine]:
    """Return the table's lines with numbers above `n` (lines are numbered from 1; 0: all), in order, including lines
    that only some seats may read. A compressed log is unpacked."""
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


def prefetch(tx: Tx, table_id: int, segment: int) -> None:
    """Fetch the lines of a segment together with the transaction's next query, because `bring_up_to_date` will be
    called for it: that saves a round trip."""
    tx.prefetch(_OF_A_SEGMENT, table_id, segment)
    tx.prefetch(_LAST_NUMBER, table_id)


async def bring_up_to_date(tx: Tx, table_id: int, segment: int, lines: Sequence[Line]) -> list[StoredLine]:
    """Make the stored lines of a segment those that the rules have written (`lines`). Returns the new ones, with their
    numbers.

    Stored lines that are not among `lines` are deleted; the others keep their numbers. New ones are numbered after all
    lines of the table, even if the rules put them between others.
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


async def append_service_lines(tx: Tx, table_id: int, segment: int, lines: Sequence[Line]) -> list[StoredLine]:
    """Append lines that the table service itself has written, rather than the rules, to a table's log. Returns them
    with their numbers, which go on from the last line of the table. A second call appends them again."""
    return await _append(tx, table_id, segment, [(line, dump_line(line)) for line in lines], own=True)


async def _append(
    tx: Tx, table_id: int, segment: int, lines: Sequence[tuple[Line, str]], *, own: bool
) -> list[StoredLine]:
    """Store lines under the next numbers of the table, and return them. `own`: the table service has written them, not
    the rules."""
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
    """Return the highest number (counted from 1) that a line of the table ever had, also one that was undone; 0 if
    there was none."""
    row = await reader.one(_LAST_NUMBER, table_id)
    return row[0] if row else 0


async def drop_segments_after(tx: Tx, table_id: int, segment: int) -> None:
    """Delete the lines that the rules wrote in segments after this one, which were undone. Lines of the table service
    stay."""
    await tx.run("DELETE FROM line WHERE table_id = ? AND segment > ? AND NOT own", table_id, segment)


async def mark_seen(tx: Tx, table_id: int, seat: int) -> None:
    """Record that a seat acts now, in place of its earlier act. "What happened?" then shows the seat only lines after
    the table's present last one."""
    await tx.run(
        """INSERT INTO last_act (table_id, seat, line) SELECT id, ?, last_line FROM game_table WHERE id = ?
           ON CONFLICT (table_id, seat) DO UPDATE SET line = excluded.line""",
        seat, table_id,
    )


async def last_seen_line(reader: Reader, table_id: int, seat: int) -> int:
    """Return the number (lines are counted from 1) of the last log line before the seat's last act, so that what
    happened since can be shown; 0 if it has not acted."""
    row = await reader.one("SELECT line FROM last_act WHERE table_id = ? AND seat = ?", table_id, seat)
    return row[0] if row else 0
