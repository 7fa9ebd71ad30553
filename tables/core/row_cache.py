"""A cache of the stored rows of tables (`TableInfo`), valid until the database changes (`Database.version`). One click
reads the same rows many times."""

from __future__ import annotations

from collections.abc import Collection

from storage.engine.database import Database
from storage.engine.transaction import Reader
from storage.model import TableInfo
from storage.people import people
from storage.play import tables
from tables.core.errors import NO_TABLE, RequestRefused


class RowCache:
    """Cache the rows of tables until anything is stored in the database."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._infos: dict[int, TableInfo] = {}
        self._infos_of = db.version()
        """The version of the database to which `_infos` belongs."""
        self._settings_revision: tuple[object, int] | None = None
        """The version of the database, and the revision of people's settings at that version."""

    async def table(self, table_id: int) -> TableInfo:
        """Return a table's row as of the last transaction. Raises `RequestRefused` if there is none."""
        return (await self.tables([table_id]))[table_id]

    async def tables(self, table_ids: Collection[int]) -> dict[int, TableInfo]:
        """Return tables' rows by id, as of the last transaction, in the given order. Raises `RequestRefused` if one
        does not exist."""
        found = await self.existing(table_ids)
        if len(found) < len(set(table_ids)):
            raise RequestRefused(NO_TABLE)
        return found

    async def existing(self, table_ids: Collection[int]) -> dict[int, TableInfo]:
        """Return the rows of those of these tables that exist, by id, as of the last transaction, in the given
        order."""
        now = self._db.version()
        if self._infos_of != now:
            self._infos_of = now
            self._infos.clear()
        known = {table_id: self._infos[table_id] for table_id in table_ids if table_id in self._infos}
        if missing := [table_id for table_id in dict.fromkeys(table_ids) if table_id not in known]:
            found, revision = await tables.infos_and_settings_revision(self._db.read, missing)
            if self._infos_of == now:
                self._infos |= found
                self._settings_revision = self._settings_revision if revision is None else (now, revision)
            known |= found
        return {table_id: known[table_id] for table_id in table_ids if table_id in known}

    def forget(self) -> None:
        """Clear the cache, after a deletion of personal data."""
        self._infos.clear()
        self._settings_revision = None

    async def settings_revision(self) -> int:
        """Return the revision of people's settings (the number of changes to them), by which caches of settings are
        checked. Usually it was read along with a table."""
        now = self._db.version()
        if self._settings_revision is None or self._settings_revision[0] != now:
            self._settings_revision = now, await people.settings_revision(self._db.read)
        return self._settings_revision[1]


async def row_of(reader: Reader, table_id: int) -> TableInfo:
    """Return a table's row as a transaction or a snapshot sees it, without the cache. Raises `RequestRefused` if there
    is none."""
    info = await tables.info(reader, table_id)
    if info is None:
        raise RequestRefused(NO_TABLE)
    return info
