"""Everything that a database holds, carried into another one, whichever kind each of them is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from graphlib import TopologicalSorter

from storage.engine.backup import SIGNS
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks, quoted
from storage.model import Person

CHUNK = 500
"""Rows that are in hand at a time."""
MADE_WITH_THE_TABLES = "choices"
"""The table that has a row from the start."""
OF_THE_MOMENT = ("process", "claim", "heard", "identified")
"""Tables about who serves this very database now."""
BEFORE = {"standing_order": "seat_holder"}
"""Tables whose rows must not be there yet when those of another one come: a trigger of that one would delete them."""


class Different(Exception):
    """What was carried over is not what was there. The message says where."""


async def is_empty(reader: Reader) -> bool:
    """Whether nothing was ever stored."""
    for name in await reader.tables():
        if name not in (MADE_WITH_THE_TABLES, *OF_THE_MOMENT) and await reader.one(f"SELECT 1 FROM {name} LIMIT 1"):
            return False
    return True


async def clear(tx: Tx) -> None:
    """Delete every row."""
    for name in reversed(await _in_order(tx)):
        await tx.run(f"DELETE FROM {name}")


async def carry(source: Reader, target: Tx) -> int:
    """Store all rows of the source, which stands still meanwhile, in an empty target of the same schema. Returns how
    many they are."""
    await clear(target)
    carried = 0
    for name in await _in_order(source):
        if name in OF_THE_MOMENT:
            continue
        columns = await source.columns(name)
        truths = [columns.index(one) for one in await target.truths(name)]
        insert = f"INSERT INTO {name} ({', '.join(map(quoted, columns))}) VALUES ({marks(columns)})"
        async for rows in _rows(source, name, columns):
            await target.many(insert, [with_truths(row, truths) for row in rows])
            await target.all("SELECT 1")  # else all of them would wait for the end
            carried += len(rows)
    await _restore_revisions(source, target)
    await _go_on_numbering(source, target)
    return carried


async def compare(source: Reader, target: Reader) -> None:
    """Look at every value again. Raises `Different`."""
    for name in await source.tables():
        if name in OF_THE_MOMENT:
            continue
        columns = await source.columns(name)
        there = _rows(target, name, columns)
        async for rows in _rows(source, name, columns):
            if await anext(there, []) != rows:
                raise Different(f"rows of {name} are not the same")
        if await anext(there, []):
            raise Different(f"there are more rows of {name} than there were")


async def deleted_since(copy: Reader, now: Reader) -> list[Person]:
    """See `storage.engine.backup.deleted_since`; here both are open."""
    for sign in SIGNS.values():
        if not set(await now.all(sign)).isdisjoint(await copy.all(sign)):
            break
    else:
        return []
    gone = {row[0] for row in await now.all("SELECT id FROM person WHERE discord_id < 0")}
    return [row[0] for row in await copy.all("SELECT id FROM person WHERE discord_id > 0") if row[0] in gone]


async def _in_order(reader: Reader) -> list[str]:
    """All tables, each after those to which it refers."""
    names = await reader.tables()
    order: TopologicalSorter[str] = TopologicalSorter({name: set() for name in names})
    for name in names:
        for referring, _ in await reader.references(name):
            order.add(referring, name)
    for later, earlier in BEFORE.items():
        order.add(later, earlier)
    return list(order.static_order())


async def _rows(reader: Reader, name: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
    """All rows of a table by their key, some at a time."""
    keys = await reader.keys(name)
    places = [columns.index(key) for key in keys]
    key = ", ".join(map(quoted, keys))
    select = f"SELECT {', '.join(map(quoted, columns))} FROM {name}"
    at: Row = ()
    while True:
        beyond = f"WHERE ({key}) > ({marks(keys)})" if at else ""
        rows = await reader.all(f"{select} {beyond} ORDER BY {key} LIMIT {CHUNK}", *at)
        if not rows:
            return
        yield rows
        at = tuple(rows[-1][place] for place in places)


def with_truths(row: Row, truths: Sequence[int]) -> Row:
    """The row with truths in these places, where they may be numbers."""
    values = list(row)
    for place in truths:
        values[place] = bool(values[place])
    return tuple(values)


async def _restore_revisions(source: Reader, target: Tx) -> None:
    """Storing seats has raised the revisions of their tables."""
    async for rows in _rows(source, "game_table", ["id", "revision"]):
        await target.many("UPDATE game_table SET revision = ?2 WHERE id = ?1 AND revision <> ?2", rows)


async def _go_on_numbering(source: Reader, target: Tx) -> None:
    """No number is given twice, not even one whose row is gone by now."""
    reached: dict[str, int] = {}
    for reader in (source, target):
        for name, last in await reader.counted():
            reached[name] = max(last, reached.get(name, 0))
    for name in await target.numbered():
        row = await target.one(f"SELECT max(id) FROM {name}")
        last = max(row[0] if row and row[0] else 0, reached.get(name, 0))
        if last:
            await target.count_on(name, last)
