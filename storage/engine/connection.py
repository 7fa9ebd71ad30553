"""What the storage asks of a database, whichever it is: statements in one visit, and errors in words of our own.

One visit is one round trip to a database server, or one change of threads for a file; it costs more than the statements
in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

Row = tuple[Any, ...]
Value = int | float | str | bytes | None


class StorageError(Exception):
    """The database refused or cannot be reached. Nothing of the transaction is stored, and it cannot go on."""


class Conflict(StorageError):
    """What was to be stored contradicts what is stored: it must be unique, or something refers to it."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement with its values; with `many`, one after the other for every row of values."""

    sql: str
    values: Sequence[Any] = ()
    many: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """What a query returned, and how many rows it changed."""

    rows: list[Row] = field(default_factory=list)
    count: int = 0


@dataclass(frozen=True, slots=True)
class Dialect:
    """The few statements that each database has in words of its own.

    `begin`: a transaction that writes; `begin_passing`: one that a power failure may undo; `begin_reading`: one that
    sees a single moment. What lets transactions wait for each other is empty where there is only one writer anyway:
    `alone`, for all others; `beside` and `lock_table`, for those that are `alone` and those at the same game table `?`.
    `tables`: the names of all tables. `columns`: those of the columns of the table `?`, `keys` of those that name a
    row, `truths` of those that hold no number for a truth. `references`: every table, and column of it, that refers to
    the table `?`. `numbered`: the tables whose rows are numbered; `counted`: those that know how far they have come,
    and how far; `count_on`: let `?1` go on after `?2`.

    Parts of statements: `now`, the database's own time in seconds since 1970; `free`, of rows to be changed only those
    that nobody holds; `hold`, keep a row from being deleted until the transaction ends, and `keep` from being changed;
    `no_tool`, whether nobody has the database to themselves.
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
        """The database's own words."""

    async def do(
        self, statements: Sequence[Statement], queries: Sequence[Statement] = (), last: str = ""
    ) -> list[Done]:
        """Execute the statements, then the queries, then the statement `last`, in one visit. Returns what the queries
        returned. Raises `StorageError`, `Conflict`, and `OverflowError` for numbers that no column can hold."""


class Session(Connection, Protocol):
    """A connection that is somebody's own for the time of a transaction."""

    async def roll_back(self) -> None:
        """End the transaction without storing anything, whatever has become of it."""


class Backend(Protocol):
    """An open database."""

    @property
    def reading(self) -> Connection:
        """Reads what is committed."""

    def session(
        self, *, first: bool = False, brief: bool = False, lasting: bool = True
    ) -> AbstractAsyncContextManager[Session]:
        """A connection of one's own. One may have to wait for it; `first`: before others who wait
        (`storage.engine.turns`). `brief`: for statements that take no time, each about a few rows by a key; `lasting`:
        what is begun with `Dialect.begin`, not with `begin_passing`."""

    def version(self) -> object:
        """See `storage.engine.database.Database.version`."""

    async def overwrite(self) -> bool:
        """See `storage.engine.database.Database.overwrite`."""

    async def close(self) -> None:
        """Close all connections, after the transactions that are running."""
