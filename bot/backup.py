"""Copies of the database: `python -m bot backup FILE` beside a running bot, `restore FILE` while none runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.config import Settings
from storage.backup import Copy, back_up, deleted_since, look_at, take_place, unpacked
from storage.database import Database
from storage.lock import held
from storage.opening import Unusable
from tables.service import TableService


def save(settings: Settings, file: Path) -> None:
    """Copy the database into a new file. Raises `Unusable`."""
    print(f"{file}: {_told(back_up(settings.database, file))}. Every page was checked.")


async def put_back(settings: Settings, file: Path, *, anyway: bool = False) -> None:
    """Put a copy in the database's place. Who was deleted since the copy was made is deleted again; `anyway`: also
    where the former database is too damaged to say who that is. Raises `InUse`, `Unusable` and `SchemaTooNew`."""
    async with held(settings.database, patience=0):
        try:
            gone = await asyncio.to_thread(deleted_since, file, settings.database)
        except Unusable as error:
            if not anyway:
                raise Unusable(f"{error}. With --anyway the copy is put back all the same") from error
            gone = []
        with unpacked(file, settings.database) as part:
            await _forget(part, settings, gone)
            found = await asyncio.to_thread(look_at, part)
            kept = await asyncio.to_thread(take_place, part, settings.database)
    print(f"{settings.database} is now the copy {file}: {_told(found)}.")
    if gone:
        print(f"Deleted from it, because they were deleted after it was made: {_counted(len(gone), 'person')}.")
    if kept is not None:
        print(f"What stood there before is {kept}; delete it when you are sure.")


async def _forget(part: Path, settings: Settings, people: list[int]) -> None:
    """Delete people as they were deleted before: their seats at running tables go to AIs, which begin to play with the
    next start."""
    db = await Database.open(part)
    try:
        tables = TableService.over(db, settings)
        for person in people:
            await tables.forgetting.forget(person)
        await tables.close()
    finally:
        await db.close()


def _told(copy: Copy) -> str:
    return f"{_counted(copy.tables, 'table')}, {copy.size / 2**20:.1f} MiB, schema {copy.schema}"


def _counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n:,} {what}s"
