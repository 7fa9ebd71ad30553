"""Rows that were read since anybody last stored something: one click asks for the same ones many times."""

from __future__ import annotations

from storage import people, tables
from storage.database import Database
from storage.model import TableInfo
from storage.transaction import Reader
from tables.trouble import Trouble


class Rows:
    """Remembers rows until the next transaction of any process."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._infos: dict[int, TableInfo] = {}
        self._infos_of = db.version()
        """The version of the database of which `_infos` are."""
        self._choices: tuple[object, int] | None = None
        """The revision of what people have chosen, and the version of the database of which it is."""

    async def table(self, table_id: int) -> TableInfo:
        """A table as of the last transaction. Raises `Trouble` when there is none."""
        now = self._db.version()
        if self._infos_of != now:
            self._infos_of = now
            self._infos.clear()
        info = self._infos.get(table_id)
        if info is None:
            found = await tables.info_and_choices(self._db.read, table_id)
            if found is None:
                raise Trouble("bot-trouble-no-table")
            info, choices = found
            if self._infos_of == now:
                self._infos[table_id] = info
                self._choices = now, choices
        return info

    def forget(self) -> None:
        """Look at everything anew."""
        self._infos.clear()
        self._choices = None

    async def choices(self) -> int:
        """The revision of what people have chosen. Looking at a table has found it out on the way, as a rule."""
        now = self._db.version()
        if self._choices is None or self._choices[0] != now:
            self._choices = now, await people.choices(self._db.read)
        return self._choices[1]


async def row_of(reader: Reader, table_id: int) -> TableInfo:
    """A table as a transaction or a snapshot sees it. Raises `Trouble` when there is none."""
    info = await tables.info(reader, table_id)
    if info is None:
        raise Trouble("bot-trouble-no-table")
    return info
