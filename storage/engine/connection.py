"""The interface that both databases implement: statements executed in one visit, with errors of this package.

A visit is one round trip to a database server, or one thread switch for a file; it costs more than the statements in
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

Row = tuple[Any, ...]
Value = int | float | str | bytes | None


class StorageError(Exception):
    """Raised when the database refused or cannot be reached. The transaction is not stored and cannot continue."""


class Conflict(StorageError):
    """Raised when a write violates a constraint: a value must be unique, or a row is still referred to."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One SQL statement with its values. With `many`, `values` holds rows, and it is executed for each of them."""

    sql: str
    values: Sequence[Any] = ()
    many: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a query: its rows, and the number of rows it changed."""

    rows: list[Row] = field(default_factory=list)
    count: int = 0


@dataclass(frozen=True, slots=True)
class Dialect:
    """SQL that differs between the databases.

    `begin`: a transaction that writes; `begin_passing`: one that a power failure may undo; `begin_reading`: a
    consistent snapshot. Locks, empty where there is only one writer anyway: `alone`, against all other transactions;
    `beside` and `lock_table`, against transactions that are `alone` and those at the same game table `?`. `tables`: the
    names of all tables. `columns`: the columns of the table `?`; `keys`: those of its primary key; `truths`: those of a
    boolean type. `references`: every table and column with a foreign key to the table `?`. `numbered`: tables with
    generated ids; `counted`: these with the last id generated; `count_on`: let the ids of `?1` continue after `?2`.

    Parts of statements: `now`: the database's time in seconds since 1970; `free`: skip rows that are locked; `hold`:
    lock rows against deletion until the transaction ends; `keep`: lock them against changes; `no_tool`: whether no tool
    has the database to itself.
    """

    begin: tuple[str, ...]
    begin_passing: tuple[str, ...]
    begin_reading: str
    alone: str
    beside: str
    lock_table: str
    tables: str
    columns: str
    keys: str
    truths: str
    references: str
    numbered: str
    counted: str
    count_on: tuple[str, ...]
    now: str
    free: str
    hold: str
    keep: str
    no_tool: str


class Connection(Protocol):
    """Executes statements. `?` and `?1` stand for values, as in SQLite."""

    @property
    def dialect(self) -> Dialect:
        """The SQL that differs between the databases."""

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute the statements, then the queries, then the statement `last` (as COMMIT) in one visit, which is one
        round trip to the database. Return the results of the queries.

        Raises `StorageError`, `Conflict`, and `OverflowError` for numbers that no column can hold.
        """


class Session(Connection, Protocol):
    """A connection that is reserved for one transaction."""

    async def roll_back(self) -> None:
        """End the transaction without storing anything, whether or not it has failed."""


class Backend(Protocol):
    """An open database of one kind."""

    @property
    def reading(self) -> Connection:
        """A connection that reads what is committed."""

    def session(
        self, *, first: bool = False, brief: bool = False, lasting: bool = True
    ) -> AbstractAsyncContextManager[Session]:
        """Reserve a connection for the block, waiting for one if needed.

        `first`: before others who wait (`storage.engine.write_queue`). `brief`: for quick statements only, each about a
        few rows by key. `lasting`: the transaction begins with `Dialect.begin`, not with `begin_passing`.
        """

    def version(self) -> object:
        """See `storage.engine.database.Database.version`."""

    async def overwrite(self) -> bool:
        """See `storage.engine.database.Database.overwrite`."""

    async def close(self) -> None:
        """Close all connections, after the transactions that are running."""
