"""Exports of data: a person's own data, and game records of persons and Discord servers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.record import Export
from storage.model import Person, TableInfo
from storage.people import personal
from storage.play import tables
from tables.core.errors import RequestRefused
from tables.state.records import Records
from tables.undo.history import History

CLOSED = "bot-trouble-record-closed"


class Exports:
    """Collect data for exports to people. A game's record is available only when everybody may know all of it."""

    def __init__(self, records: Records, history: History) -> None:
        self._records = records
        self._history = history

    async def about(self, person: Person) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Return everything that the database has stored about a person: by database table, the rows with their
        columns."""
        async with self._records.storage_errors_as_refusals(), self._records.db.snapshot() as moment:
            return await personal.rows_about(moment, person)

    async def games_of(self, person: Person) -> list[TableInfo]:
        """Return the tables with a begun game at which a person holds or held a seat, newest first."""
        async with self._records.storage_errors_as_refusals():
            found = await personal.tables_of(self._records.read, person)
        return await self._records.existing(found)

    async def games_in(self, guild_id: int) -> list[TableInfo]:
        """Return the tables of a Discord server whose games have begun, newest first."""
        async with self._records.storage_errors_as_refusals():
            found = await tables.begun_in(self._records.read, guild_id)
        return await self._records.existing(found)

    async def record(self, table_id: int) -> Export | None:
        """Return a game's record as a file from which it can be replayed and verified; None while parts of it are
        secret."""
        try:
            return await self._history.record(table_id)
        except RequestRefused as trouble:
            if trouble.text.key != CLOSED:
                raise
            return None
