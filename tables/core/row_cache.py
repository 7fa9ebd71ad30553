"""A cache of table rows, valid until the database changes (`Database.version`). One click reads the same rows many
times."""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.database import Database
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.people import people
from storage.play import tables
from tables.core.errors import Trouble


class Rows:
    """Cache rows until the version of the database changes."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._infos: dict[int, TableInfo] = {}
        self._infos_of = db.version()
        """The version of the database to which `_infos` belongs."""
        self._choices: tuple[object, int] | None = None
        """The version of the database, and the revision of people's settings at that version."""

    async def table(self, table_id: int) -> TableInfo:
        """Return a table as of the last transaction. Raises `Trouble` if there is none."""
        return (await self.tables([table_id]))[table_id]

    async def tables(self, table_ids: Collection[int]) -> dict[int, TableInfo]:
        """Return tables as of the last transaction, in this order. Raises `Trouble` if one does not exist."""
        now = self._db.version()
        if self._infos_of != now:
            self._infos_of = now
            self._infos.clear()
        known = {table_id: self._infos[table_id] for table_id in table_ids if table_id in self._infos}
        if missing := [table_id for table_id in dict.fromkeys(table_ids) if table_id not in known]:
            found, choices = await tables.infos_and_choices(self._db.read, missing)
            if choices is None or len(found) < len(missing):
                raise Trouble("bot-trouble-no-table")
            if self._infos_of == now:
                self._infos |= found
                self._choices = now, choices
            known |= found
        return {table_id: known[table_id] for table_id in table_ids}

    def forget(self) -> None:
        """Clear the cache."""
        self._infos.clear()
        self._choices = None

    async def choices(self) -> int:
        """Return the revision of people's settings. Usually it was read along with a table."""
        now = self._db.version()
        if self._choices is None or self._choices[0] != now:
            self._choices = now, await people.choices(self._db.read)
        return self._choices[1]


async def row_of(reader: Reader, table_id: int) -> TableInfo:
    """Return a table as a transaction or a snapshot sees it. Raises `Trouble` if there is none."""
    info = await tables.info(reader, table_id)
    if info is None:
        raise Trouble("bot-trouble-no-table")
    return info
