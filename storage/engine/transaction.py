"""Reading from the database, and a transaction that writes to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache

from storage.engine.connection import Connection, Dialect, Done, Row, Statement, Value


def marks(values: Collection[object]) -> str:
    """`?` for each of the values, to stand in `IN (…)`; for none of them, what nothing is equal to."""
    return ", ".join("?" * len(values)) or "NULL"


def quoted(name: str) -> str:
    """A column's name where it may be a word of SQL."""
    return f'"{name}"'


TRIGGERED = {
    "seat_holder": {"game_table", "standing_order"}, "game_table": {"standing_order"}, "answer": {"refused_undo"},
    "person": {"choices"}, "vote": {"ballot"}, "absence": {"absence_seat"},
    "process": {"claim"},
}
"""To which tables the database itself writes when something is written to a table."""


@cache
def changes(sql: str) -> frozenset[str]:
    """The tables to which a statement writes, or lets the database write."""
    named = set(re.findall(r"\b(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)", sql))
    if named == {"game_table"} and "status" not in sql:
        return frozenset(named)  # orders end with the table, and only then
    return frozenset(named.union(*(TRIGGERED.get(name, set()) for name in named)))


@cache
def reads(sql: str) -> frozenset[str]:
    """The tables that a query is about."""
    return frozenset(re.findall(r"\b(?:FROM|JOIN) (\w+)", sql))


class Reader:
    """Reads from one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._pending: list[Statement] = []

    @property
    def dialect(self) -> Dialect:
        """The database's own words."""
        return self._connection.dialect

    async def all(self, sql: str, *values: Value) -> list[Row]:
        """Every row of the query."""
        return (await self._ask(Statement(sql, values))).rows

    async def one(self, sql: str, *values: Value) -> Row | None:
        """The first row of the query, or None."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def tables(self) -> list[str]:
        """The names of all tables of the database."""
        return [row[0] for row in await self.all(self._connection.dialect.tables)]

    async def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return [row[0] for row in await self.all(self._connection.dialect.columns, table)]

    async def keys(self, table: str) -> list[str]:
        """The columns that name a row of a table."""
        return [row[0] for row in await self.all(self._connection.dialect.keys, table)]

    async def truths(self, table: str) -> list[str]:
        """The columns of a table that hold truths, where these are no numbers."""
        return [row[0] for row in await self.all(self._connection.dialect.truths, table)]

    async def numbered(self) -> list[str]:
        """The tables whose rows are numbered, and no number twice."""
        return [row[0] for row in await self.all(self._connection.dialect.numbered)]

    async def counted(self) -> list[tuple[str, int]]:
        """How far numbered tables have come, also where those rows are gone."""
        return [(row[0], row[1]) for row in await self.all(self._connection.dialect.counted)]

    async def references(self, table: str) -> list[tuple[str, str]]:
        """Every table, and column of it, that refers to this table."""
        return [(row[0], row[1]) for row in await self.all(self._connection.dialect.references, table)]

    async def _ask(self, query: Statement) -> Done:
        """Do what is pending, then the query."""
        pending, self._pending = self._pending, []
        (done,) = await self._connection.do(pending, [query])
        return done


class Tx(Reader):
    """A transaction: reads see its own writes; all of it is stored, or nothing.

    Writes wait until somebody reads or the transaction ends, so a statement that fails may raise only then. After a
    statement has failed, the transaction cannot go on.
    """

    def __init__(self, connection: Connection, *begin: Statement) -> None:
        super().__init__(connection)
        self._pending += begin
        self._ahead: list[Statement] = []
        self._known: dict[Statement, list[Row]] = {}
        self._at_end: Statement | None = None
        self._afterwards: list[Callable[[], object]] = []
        self.answer: Row | None = None
        """Once the transaction has ended: the first row of the query that was to be asked then."""

    def ask_ahead(self, sql: str, *values: Value) -> None:
        """This will be asked in the course of the transaction: ask it in the next visit, which is made anyway. What
        comes of it holds until something is written to a table that it is about."""
        self._ahead.append(Statement(sql, values))

    async def all(self, sql: str, *values: Value) -> list[Row]:
        """Every row of the query."""
        known = self._known.get(Statement(sql, values))
        return await super().all(sql, *values) if known is None else known

    async def _ask(self, query: Statement) -> Done:
        self._written(query.sql)
        pending, self._pending = self._pending, []
        ahead, self._ahead = self._ahead, []
        done, *found = await self._connection.do(pending, [query, *ahead])
        self._known |= {asked: one.rows for asked, one in zip(ahead, found, strict=True)}
        return done

    def _written(self, sql: str) -> None:
        """What is known of the tables to which a statement writes holds no longer."""
        changed = changes(sql)
        if changed and self._known:
            self._known = {asked: rows for asked, rows in self._known.items() if changed.isdisjoint(reads(asked.sql))}

    async def run(self, sql: str, *values: Value) -> None:
        """Execute one statement."""
        self._written(sql)
        self._pending.append(Statement(sql, values))

    async def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for every row of values."""
        values = list(rows)
        if values:
            self._written(sql)
            self._pending.append(Statement(sql, values, many=True))

    async def count(self, sql: str, *values: Value) -> int:
        """Execute one statement now; returns the number of rows it changed."""
        return (await self._ask(Statement(sql, values))).count

    async def count_on(self, table: str, last: int) -> None:
        """Let a numbered table go on after this number."""
        for statement in self._connection.dialect.count_on:
            await self.run(statement, table, last)

    async def insert(self, sql: str, *values: Value) -> int:
        """Execute an INSERT … RETURNING id now; returns the new row's id."""
        new_id: int = (await self._ask(Statement(sql, values))).rows[0][0]
        return new_id

    def ask_at_end(self, sql: str, *values: Value) -> None:
        """Ask this after the last write, in the visit that commits; see `answer`."""
        self._at_end = Statement(sql, values)

    def on_commit(self, call: Callable[[], object]) -> None:
        """Call this as soon as all of it is stored. It must not fail."""
        self._afterwards.append(call)

    async def commit(self) -> None:
        """Store all of it. The end of the `Database.transaction` block does this."""
        pending, self._pending = self._pending, []
        found = await self._connection.do(pending, [] if self._at_end is None else [self._at_end], "COMMIT")
        self.answer = found[0].rows[0] if found and found[0].rows else None

    def stored(self) -> None:
        """Call what waits for all of it to be stored. `Database.transaction` does this."""
        for call in self._afterwards:
            call()
