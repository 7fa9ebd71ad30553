"""Copies of the database: `python -m bot backup FILE` beside a running bot, `restore FILE` while none runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

from bot.config import Settings
from bot.moving import carried
from storage import carrying
from storage.address import Address
from storage.backup import Copy, back_up, deleted_since, finish, fresh, look_at, take_place, unpacked
from storage.database import opened
from storage.lock import held
from storage.model import Person
from storage.opening import Unusable
from tables.service import TableService


async def save(settings: Settings, file: Path) -> None:
    """Copy the database into a new file. Raises `Unusable`."""
    where = settings.where
    copy = await asyncio.to_thread(back_up, where, file) if isinstance(where, Path) else await _copied(where, file)
    print(f"{file}: {_told(copy)}. Every page was checked.")


async def _copied(address: Address, file: Path) -> Copy:
    """A database on a server as a file, of one moment."""
    with fresh(file) as part:
        await carried(address, part)
        return await asyncio.to_thread(finish, part, file)


async def put_back(settings: Settings, file: Path, *, anyway: bool = False) -> None:
    """Put a copy in the database's place. Who was deleted since the copy was made is deleted again; `anyway`: also
    where the former database is too damaged to say who that is. Raises `InUse`, `Unusable` and `SchemaTooNew`."""
    if isinstance(settings.where, Address):
        await _put_back_at(settings.where, settings, file)
        return
    database = settings.database.resolve()  # what a link leads to, not the link, is put aside
    async with held(database, patience=0):
        try:
            gone = await asyncio.to_thread(deleted_since, file, database)
        except Unusable as error:
            if not anyway:
                raise Unusable(f"{error}. With --anyway the copy is put back all the same") from error
            gone = []
        with unpacked(file, database) as part:
            await forget(part, settings, gone)
            found = await asyncio.to_thread(look_at, part)
            kept = await asyncio.to_thread(take_place, part, database)
    print(f"{settings.database} is now the copy {file}: {_told(found)}.")
    _tell_deleted(gone)
    if kept is not None:
        print(f"What stood there before is {kept}; delete it when you are sure.")


async def _put_back_at(address: Address, settings: Settings, file: Path) -> None:
    """The same for a database on a server: what it held before becomes a file beside the bot's other small files."""
    kept = settings.database.parent / f"before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.sqlite3"
    async with held(address, patience=0):
        with unpacked(file, kept.with_suffix(".copy")) as part:
            gone = await _deleted_since(part, address)
            await forget(part, settings, gone)
            await _copied(address, kept)
            await carried(part, address, over=True)
    print(f"{address} holds the copy {file} now: {_told(await asyncio.to_thread(look_at, file))}.")
    _tell_deleted(gone)
    print(f"What it held before is {kept}; delete it when you are sure.")


async def _deleted_since(copy: Path, address: Address) -> list[int]:
    async with opened(copy) as then, opened(address) as now:
        return await carrying.deleted_since(then.read, now.read)


def _tell_deleted(gone: list[int]) -> None:
    if gone:
        print(f"Deleted from it, because they were deleted after it was made: {_counted(len(gone), 'person')}.")


async def forget(part: Path, settings: Settings, people: Sequence[Person]) -> None:
    """Delete people from a copy as they were deleted before: their seats at running tables go to AIs, which begin to
    play with the next start."""
    async with opened(part) as db:
        tables = TableService.over(db, settings)
        for person in people:
            await tables.forgetting.forget(person)
        await tables.close()


def _told(copy: Copy) -> str:
    return f"{_counted(copy.tables, 'table')}, {copy.size / 2**20:.1f} MiB, schema {copy.schema}"


def _counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n:,} {what}s"
