"""Read access to the database, and transactions that write to it. In SQL, `?` stands for the next of the values."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache

from storage.engine.connection import Connection, Dialect, Done, Row, Statement, Value


def marks(values: Collection[object]) -> str:
    """Return a placeholder `?` for each of these values, for use in `IN (…)`; for no values, `NULL`, which nothing
    equals."""
    return ", ".join("?" * len(values)) or "NULL"


MOST_VALUES = 10_000
"""The most values passed to one statement. SQLite accepts 32,766, PostgreSQL 65,535."""


def in_groups(values: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield these values in groups of at most `MOST_VALUES`, for a statement whose `IN (…)` could become too long."""
    for start in range(0, len(values), MOST_VALUES):
        yield values[start:start + MOST_VALUES]


def quoted(name: str) -> str:
    """Return a column's name in quotes, since it may be a word of SQL."""
    return f'"{name}"'


TRIGGERED = {
    "seat_holder": {"game_table", "standing_order"}, "game_table": {"standing_order"}, "answer": {"refused_undo"},
    "person": {"choices"}, "vote": {"ballot"}, "absence": {"absence_seat"},
    "process": {"claim"},
}
"""Which tables triggers and cascades write to when a table is written to."""


@cache
def changes(sql: str) -> frozenset[str]:
    """Return the names of the database tables that a statement writes to, directly or by triggers and cascades."""
    named = set(re.findall(r"\b(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)", sql))
    if named == {"game_table"} and "status" not in sql:
        return frozenset(named)  # the trigger only fires when the status changes
    return frozenset(named.union(*(TRIGGERED.get(name, set()) for name in named)))


@cache
def reads(sql: str) -> frozenset[str]:
    """Return the names of the database tables that a query reads. Its prefetched result holds until one is written
    to."""
    return frozenset(re.findall(r"\b(?:FROM|JOIN) (\w+)", sql))


class Reader:
    """Reads from one connection to the database; no writing. Its methods raise `StorageError`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._pending: list[Statement] = []

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL that differ between SQLite and PostgreSQL, in the words of this database."""
        return self._connection.dialect

    async def all(self, sql: str, *values: Value) -> list[Row]:
        """Return all rows of the query, as tuples; `values` fill its placeholders."""
        return (await self._ask(Statement(sql, values))).rows

    async def one(self, sql: str, *values: Value) -> Row | None:
        """Return the first row of the query, as a tuple; None if it has none."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def tables(self) -> list[str]:
        """Return the names of all tables of the database, for code that copies or checks all of it."""
        return [row[0] for row in await self.all(self._connection.dialect.tables)]

    async def columns(self, table: str) -> list[str]:
        """Return the names of a table's columns, in their order."""
        return [row[0] for row in await self.all(self._connection.dialect.columns, table)]

    async def keys(self, table: str) -> list[str]:
        """Return the names of the columns of a table's primary key."""
        return [row[0] for row in await self.all(self._connection.dialect.keys, table)]

    async def truths(self, table: str) -> list[str]:
        """Return the names of a table's boolean columns, whose values must be converted; none in SQLite, which has no
        such type."""
        return [row[0] for row in await self.all(self._connection.dialect.boolean_columns, table)]

    async def numbered(self) -> list[str]:
        """Return the names of the tables whose ids the database generates."""
        return [row[0] for row in await self.all(self._connection.dialect.numbered)]

    async def counted(self) -> list[tuple[str, int]]:
        """Return the last id generated for each table with generated ids, as (table, id), even if its row was deleted.
        Tables that never had a row are left out."""
        return [(row[0], row[1]) for row in await self.all(self._connection.dialect.last_ids)]

    async def references(self, table: str) -> list[tuple[str, str]]:
        """Return every foreign key that refers to this table, as (table, column)."""
        return [(row[0], row[1]) for row in await self.all(self._connection.dialect.references, table)]

    async def _ask(self, query: Statement) -> Done:
        """Execute the pending statements, then the query, in one visit."""
        pending, self._pending = self._pending, []
        (done,) = await self._connection.do(pending, [query])
        return done


class Tx(Reader):
    """A transaction: reads see its own writes; it is stored as a whole or not at all.

    Writes are sent with the next read or the commit, so a failing statement may raise only then. After a statement has
    failed, the transaction cannot continue. Made by `Database.transaction`, which also commits it.
    """

    def __init__(self, connection: Connection, *begin: Statement) -> None:
        super().__init__(connection)
        self._pending += begin
        self._ahead: list[Statement] = []
        self._known: dict[Statement, list[Row]] = {}
        self._at_end: Statement | None = None
        self._afterwards: list[Callable[[], object]] = []
        self.answer: Row | None = None
        """After the commit: the first row of the query passed to `query_on_commit`; None if there was none."""

    def prefetch(self, sql: str, *values: Value) -> None:
        """Execute a query together with the next one that is sent, and keep its result, so that asking it later costs
        no round trip.

        The same query with the same values then returns that result, until a table that it reads is written to.
        """
        self._ahead.append(Statement(sql, values))

    async def all(self, sql: str, *values: Value) -> list[Row]:
        """Return all rows of the query, as tuples, from a prefetched result if there is one."""
        known = self._known.get(Statement(sql, values))
        return await super().all(sql, *values) if known is None else known

    async def _ask(self, query: Statement) -> Done:
        """Execute the pending statements, the query and the queries to prefetch in one visit, and keep the prefetched
        results."""
        self._written(query.sql)
        pending, self._pending = self._pending, []
        ahead, self._ahead = self._ahead, []
        done, *found = await self._connection.do(pending, [query, *ahead])
        self._known |= {asked: one.rows for asked, one in zip(ahead, found, strict=True)}
        return done

    def _written(self, sql: str) -> None:
        """Drop the prefetched results that a statement invalidates."""
        changed = changes(sql)
        if changed and self._known:
            self._known = {asked: rows for asked, rows in self._known.items() if changed.isdisjoint(reads(asked.sql))}

    async def run(self, sql: str, *values: Value) -> None:
        """Execute one statement, at the latest with the commit. Its errors may be raised only then."""
        self._written(sql)
        self._pending.append(Statement(sql, values))

    async def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for every row of values, at the latest with the commit. Nothing happens without
        rows."""
        values = list(rows)
        if values:
            self._written(sql)
            self._pending.append(Statement(sql, values, many=True))

    async def count(self, sql: str, *values: Value) -> int:
        """Execute one statement now, and return the number of rows it changed. Raises `Conflict` for a violated
        constraint."""
        return (await self._ask(Statement(sql, values))).count

    async def count_on(self, table: str, last: int) -> None:
        """Let the generated ids of a database table continue after the number `last`, so that no id given before is
        given again. `last` must be the highest id ever given: a lower one sets the counter back."""
        for statement in self._connection.dialect.count_on:
            await self.run(statement, table, last)

    async def insert(self, sql: str, *values: Value) -> int:
        """Execute an INSERT … RETURNING id now, and return the new row's id. Raises `Conflict` for a violated
        constraint."""
        new_id: int = (await self._ask(Statement(sql, values))).rows[0][0]
        return new_id

    def query_on_commit(self, sql: str, *values: Value) -> None:
        """Execute a query after the last write, in the same round trip as the commit. The first row is in `answer`
        afterwards. A second call replaces the query."""
        self._at_end = Statement(sql, values)

    def on_commit(self, call: Callable[[], object]) -> None:
        """Call this function as soon as the transaction is committed; not at all if it is rolled back. It must not
        fail."""
        self._afterwards.append(call)

    async def commit(self) -> None:
        """Send the remaining writes and commit. The end of the `Database.transaction` block does this."""
        pending, self._pending = self._pending, []
        found = await self._connection.do(pending, [] if self._at_end is None else [self._at_end], "COMMIT")
        self.answer = found[0].rows[0] if found and found[0].rows else None

    def call_on_commit(self) -> None:
        """Call the functions registered with `on_commit`, in order. `Database.transaction` does this."""
        for call in self._afterwards:
            call()
