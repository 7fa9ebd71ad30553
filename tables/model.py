"""What the table service hands out beside what stands in `storage.model`. Plain frozen data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.core.view import TableView
from storage.model import StoredLine, TableInfo


@dataclass(frozen=True, slots=True)
class MyTable:
    """One of a person's running tables: since when one of the seats that are theirs is asked (None: it is not), and
    the seats on which an AI plays for them."""

    info: TableInfo
    asked_at: float | None
    seats: tuple[int, ...]
    lent: tuple[int, ...] = ()

    @property
    def asked(self) -> bool:
        """Whether one of their seats is asked."""
        return self.asked_at is not None


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Where a person is asked besides: the table that is next, its game, and how many wait."""

    table_id: int
    game: str
    count: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an act did.

    `view` is the acting seat's view afterwards; `lines` are the new lines that it may read; `newly_asked` the seats
    of persons who had no question before; `repeated` says that this interaction was already processed and nothing
    was done now.
    """

    table: TableInfo
    view: TableView[Any]
    lines: tuple[StoredLine, ...]
    newly_asked: tuple[int, ...]
    finished: bool
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Seal:
    """What makes a table's draws checkable. `secret` and `seed` are None until the table has ended.

    `commitment` was shown when the lobby opened; `tickets` are the ids of the clicks that joined and started.
    `fingerprint` is that of the table's record; None while it is closed, and for a table that never began.
    """

    commitment: str
    secret: str | None
    tickets: tuple[str, ...]
    seed: str | None
    fingerprint: str | None = None


@dataclass(frozen=True, slots=True)
class Census:
    """How many tables there are by status, how many things wait to be told, and for how many seconds the oldest of them
    has been due."""

    tables: Mapping[str, int]
    waiting: int
    oldest: float
