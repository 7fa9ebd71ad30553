"""Copy the whole content of a database into another one, of either kind: the database server or file can be changed
so."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from graphlib import TopologicalSorter

from storage.engine.backup import DELETED, PRESENT, SIGNS, Deletion, Knowledge, people_query
from storage.engine.connection import Row
from storage.engine.transaction import Reader, Tx, marks, quoted
from storage.model import Person

CHUNK = 500
"""Rows that are read at a time."""
MADE_WITH_THE_TABLES = "choices"
"""The table that has a row from the start."""
NOT_COPIED = ("process", "claim", "heard", "identified")
"""Tables about the bots that serve this very database now. They are not copied."""
BEFORE = {"standing_order": "seat_holder"}
"""Order of copying: a table, and one that must come before it because its triggers would delete the former's rows."""


class CopyDiffers(Exception):
    """Raised when the copy differs from the original. The message says where."""


async def is_empty(reader: Reader) -> bool:
    """Return whether a database holds no data yet, so that another's can be copied into it."""
    for name in await reader.tables():
        if name not in (MADE_WITH_THE_TABLES, *NOT_COPIED) and await reader.one(f"SELECT 1 FROM {name} LIMIT 1"):
            return False
    return True


async def clear(tx: Tx) -> None:
    """Delete all rows of all tables of a database."""
    for name in reversed(await _in_order(tx)):
        await tx.run(f"DELETE FROM {name}")


async def copy_rows(source: Reader, target: Tx) -> int:
    """Delete all rows of the target, and copy all rows of the source into it. Returns the number of rows.

    The source must not change meanwhile, and both must have the same schema. Rows about bot processes that run now are
    not copied (`NOT_COPIED`).
    """
    await clear(target)
    carried, ours = 0, await _copied_tables(target)
    for name in await _in_order(source):
        if name not in ours:
            continue
        columns = await source.columns(name)
        truths = [columns.index(one) for one in await target.truths(name)]
        insert = f"INSERT INTO {name} ({', '.join(map(quoted, columns))}) VALUES ({marks(columns)})"
        async for rows in _rows(source, name, columns):
            await target.many(insert, [with_truths(row, truths) for row in rows])
            await target.all("SELECT 1")  # executes them now; else all would wait for the end
            carried += len(rows)
    await _restore_revisions(source, target)
    await _go_on_numbering(source, target)
    return carried


async def _copied_tables(target: Reader) -> list[str]:
    """Return the names of the tables that are copied into a database: those that it has, as the present schema says.
    Others in the source belong to another program, such as one that replicates the file."""
    return [name for name in await target.tables() if name not in NOT_COPIED]


async def compare(source: Reader, target: Reader) -> None:
    """Compare every value of a database with its copy. Raises `CopyDiffers` at the first difference."""
    for name in await _copied_tables(target):
        columns = await source.columns(name)
        there = _rows(target, name, columns)
        async for rows in _rows(source, name, columns):
            if await anext(there, []) != rows:
                raise CopyDiffers(f"rows of {name} are not the same")
        if await anext(there, []):
            raise CopyDiffers(f"there are more rows of {name} than there were")


async def go_on_numbering_people(source: Reader, target: Tx) -> None:
    """Let the ids of people in a file continue after the highest one that a database on a server ever gave, also if
    that person is no longer there after a restore.

    Otherwise a deletion of the later person would be taken for one of the former (`deleted_since`). A file has no such
    counter: a row like those of deleted people, which nobody had, keeps the ids before it.
    """
    last = dict(await source.counted()).get("person", 0)
    if "person" not in await target.numbered():
        await target.run(
            """INSERT INTO person (id, discord_id) SELECT ?1, -?1
               WHERE ?1 > 1 + (SELECT coalesce(max(id), 0) FROM person)""",
            1 + last,
        )


async def deleted_since(copy: Reader, now: Reader) -> list[Person]:
    """Return the people in a copy who were deleted from the database `now` since, so that they can be deleted from the
    copy before it takes the database's place.

    Only if one derives from the other, as the database's mark and the tables' secrets show; otherwise the list is
    empty, since equal ids mean different people. Either may have an older schema.
    """
    return await gone_since(copy, now) if await _shared(copy, now) else []


async def _shared(copy: Reader, now: Reader) -> bool:
    """Return whether two databases share an identifying value, so that one derives from the other."""
    known = {*await copy.tables()} & {*await now.tables()}
    for sign in (SIGNS[name] for name in SIGNS.keys() & known):
        if not set(await now.all(sign)).isdisjoint(await copy.all(sign)):
            return True
    return False


async def unknown_to(copy: Reader, now: Reader) -> Knowledge:
    """Return what the database `now` knows and a copy, which is older, does not, and what must still be known when the
    copy has taken its place. Only if one derives from the other."""
    if not await _shared(copy, now):
        return Knowledge()
    known = {row[0] for row in await copy.all("SELECT id FROM person")}
    deleted = await now.all(people_query(await now.columns("person"), DELETED))
    mark = await now.one(SIGNS["bot_mark"]) if "bot_mark" in await now.tables() else None
    return Knowledge(
        tuple(Deletion(*row) for row in deleted if row[0] not in known), None if mark is None else str(mark[0])
    )


async def remember(tx: Tx, knowledge: Knowledge) -> None:
    """Store in a copy what the database knew whose place it takes. Deletions are stored as
    `storage.people.personal.delete_person` leaves them. A mark that the copy has stays; a copy that is older than marks
    gets none."""
    with_token = "token" in await tx.columns("person")
    await tx.many(
        f"""INSERT INTO person (id, discord_id{', token' if with_token else ''})
            VALUES (?1, -?1{', ?2' if with_token else ''}) ON CONFLICT DO NOTHING""",
        [(one.person, one.token) if with_token else (one.person,) for one in knowledge.deletions],
    )
    if knowledge.mark is not None and "bot_mark" in await tx.tables():
        await tx.run("INSERT INTO bot_mark (one, mark) VALUES (1, ?) ON CONFLICT DO NOTHING", knowledge.mark)


async def gone_since(copy: Reader, now: Reader) -> list[Person]:
    """Return the people in a copy whom a database that derives from it, or from which it derives, knows as deleted.

    Two bots may have gone on from copies of one database and have given the same id to two people, whose tokens differ.
    """
    gone = set(await now.all(people_query(await now.columns("person"), DELETED)))
    return [row[0] for row in await copy.all(people_query(await copy.columns("person"), PRESENT)) if row in gone]


async def _in_order(reader: Reader) -> list[str]:
    """Return all tables, each after those that it refers to."""
    names = await reader.tables()
    order: TopologicalSorter[str] = TopologicalSorter({name: set() for name in names})
    for name in names:
        for referring, _ in await reader.references(name):
            order.add(referring, name)
    for later, earlier in BEFORE.items():
        order.add(later, earlier)
    return list(order.static_order())


async def _rows(reader: Reader, name: str, columns: Sequence[str]) -> AsyncIterator[list[Row]]:
    """Yield all rows of a table in the order of its key, `CHUNK` at a time."""
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
    """Return a row with the values at these indexes converted to booleans, which PostgreSQL demands and SQLite stores
    as numbers."""
    values = list(row)
    for place in truths:
        values[place] = bool(values[place])
    return tuple(values)


async def _restore_revisions(source: Reader, target: Tx) -> None:
    """Set the tables' revisions as in the source, since copying seats has raised them."""
    async for rows in _rows(source, "game_table", ["id", "revision"]):
        await target.many("UPDATE game_table SET revision = ?2 WHERE id = ?1 AND revision <> ?2", rows)


async def _go_on_numbering(source: Reader, target: Tx) -> None:
    """Let generated ids continue after the highest one that either database ever gave."""
    reached: dict[str, int] = {}
    for reader in (source, target):
        for name, last in await reader.counted():
            reached[name] = max(last, reached.get(name, 0))
    for name in await target.numbered():
        row = await target.one(f"SELECT max(id) FROM {name}")
        last = max(row[0] if row and row[0] else 0, reached.get(name, 0))
        if last:
            await target.count_on(name, last)
