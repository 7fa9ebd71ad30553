"""The interface that both databases implement: statements executed in one visit, with errors of this package.

A visit is one exchange with the database: a round trip to a database server, or a switch to a file's thread. It costs
more than the statements in it, so several are executed in one.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

Row = tuple[Any, ...]
Value = int | float | str | bytes | None


class StorageError(Exception):
    """Raised when the database refused a statement or cannot be reached. The transaction is not stored and cannot
    continue."""


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
    """The result of a query: its rows, and the number of rows it changed (-1 where that is not counted)."""

    rows: list[Row] = field(default_factory=list)
    count: int = 0


@dataclass(frozen=True, slots=True)
class Dialect:
    """SQL that differs between the databases.

    `begin`: a transaction that writes; `begin_not_durable`: one that a power failure may undo; `begin_reading`: a
    consistent snapshot. Locks, empty where there is only one writer anyway: `alone`, against all other transactions;
    `beside` and `lock_table`, against transactions that are `alone` and those at the same game table `?`. `tables`: the
    names of all tables. `columns`: the columns of the table `?`; `keys`: those of its primary key; `boolean_columns`:
    those of a boolean type. `references`: every table and column with a foreign key to the table `?`. `numbered`:
    tables with generated ids; `last_ids`: these with the last id generated; `count_on`: let the ids of `?1` continue
    after `?2`.

    Parts of statements: `now`: the database's time in seconds since 1970; `skip_locked`: skip rows that are locked;
    `lock_against_deletion`: lock rows against deletion until the transaction ends; `lock_against_change`: lock them
    against changes; `no_exclusive_tool`: whether no tool has the database to itself.
    """

    begin: tuple[str, ...]
    begin_not_durable: tuple[str, ...]
    begin_reading: str
    alone: str
    beside: str
    lock_table: str
    tables: str
    columns: str
    keys: str
    boolean_columns: str
    references: str
    numbered: str
    last_ids: str
    count_on: tuple[str, ...]
    now: str
    skip_locked: str
    lock_against_deletion: str
    lock_against_change: str
    no_exclusive_tool: str


class Connection(Protocol):
    """A connection to a database: executes statements. `?` and `?1` stand for values, as in SQLite."""

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL that differ between SQLite and PostgreSQL, as this database has them."""

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute the statements, then the queries, then the statement `last` (as COMMIT) in one exchange with the
        database. Return the results of the queries, in order.

        Raises `StorageError`, `Conflict`, and `OverflowError` for numbers that no column can hold. A transaction cannot
        continue then: the caller must roll it back, and nothing of it is stored.
        """


class Session(Connection, Protocol):
    """A connection that is reserved for one transaction."""

    async def roll_back(self) -> None:
        """End the transaction without storing anything, whether or not a statement has failed."""


class Backend(Protocol):
    """An open database of one kind, SQLite or PostgreSQL: `Database` works through it."""

    @property
    def reading(self) -> Connection:
        """A connection that reads what is committed, outside of transactions."""

    def session(
        self, *, first: bool = False, brief: bool = False, lasting: bool = True
    ) -> AbstractAsyncContextManager[Session]:
        """Reserve a connection for the block, for one transaction, waiting for one if needed. The caller begins and
        commits it.

        `first`: before others who wait (`storage.engine.write_queue`). `brief`: for quick statements only, each about a
        few rows by key. `lasting`: the transaction begins with `Dialect.begin`, not with `begin_not_durable`.
        """

    def version(self) -> object:
        """Return a value that differs when anything was committed in between, for caches."""

    async def overwrite(self) -> bool:
        """Erase deleted content from the write-ahead log too. Returns whether that was done."""

    async def close(self) -> None:
        """Close all connections, after the transactions that are running."""
