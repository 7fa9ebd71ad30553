"""Somebody at a table: who clicked, on which seat they sit, and how to talk to them."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.reader import Reader
from storage.model import Person, TableInfo


@dataclass(frozen=True, slots=True)
class Visit:
    """A person looking at a table. `seat` is None for spectators; `reader` speaks the person's language."""

    info: TableInfo
    person: Person
    seat: int | None
    reader: Reader
