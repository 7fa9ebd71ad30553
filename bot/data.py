"""`python -m bot data …`: people's data and servers' tables in the hands of who runs the bot.

What is exported goes on elsewhere, so it holds all that running tables hold: their seeds, hands and orders. It is
guarded as a copy of the database is, by who may read the file; whoever runs the bot can read these secrets anyway, and
a key that lies beside a file keeps nobody out. What people and managers are handed (`tables.exports`) has none of that.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.backup import forget
from bot.config import Settings
from storage import moving
from storage.backup import finish, fresh, unpacked
from storage.connection import StorageError
from storage.database import opened
from storage.lock import held
from storage.looking import look
from storage.moving import CannotMove as CannotMove
from storage.moving import Places
from storage.opening import Unusable
from storage.schema import MIGRATIONS
from storage.transaction import Reader, Tx
from tables.clock import Clock
from tables.comparing import changed_games
from tables.days import day_of
from tables.service import TableService


async def run(settings: Settings, given: argparse.Namespace) -> str:
    """Do it, and say what was done. Raises `CannotMove`, `Unusable`, and what opening the database raises."""
    match given.what:
        case "export":
            async with _readable(settings):
                return _counted(len(await _export(settings, given.guild, given.file)), f"in {given.file}. {SECRET}")
        case "move":
            async with held(settings.where, patience=0):
                gone = await _export(settings, given.guild, given.file)
                await _delete(settings, given.guild, gone)
                return _counted(len(gone), f"here no more, and in {given.file}. {SECRET}")
        case "import":
            async with held(settings.where, patience=0):
                places = Places(dict(given.channel or ()), given.server)
                return await _import(settings, given.file, places)
        case "delete":
            async with held(settings.where, patience=0):
                return _counted(await _delete(settings, given.guild), "deleted")
        case _:
            async with held(settings.where, patience=0):
                return await _forget(settings, given.person)


SECRET = "It holds the secrets of running tables and who plays there: keep it as you keep copies of the database"


def _counted(n: int, where: str) -> str:
    return f"{n} {'table is' if n == 1 else 'tables are'} {where}"


@asynccontextmanager
async def _readable(settings: Settings) -> AsyncIterator[None]:
    """Inside the block the database can be read as it is, also beside a running bot; only where it has to be brought up
    to date first no bot may run."""
    found = await look(settings.where)
    if found is None:
        raise Unusable(f"there is no database {settings.where}")
    async with AsyncExitStack() as stack:
        if found.version != len(MIGRATIONS):
            await stack.enter_async_context(held(settings.where, patience=0))
        yield


async def _export(settings: Settings, guild_id: int, file: Path) -> list[int]:
    """Write a server's tables into a new file, and compare them. Returns their numbers."""
    now = Clock().now()
    with fresh(file) as part:
        async with opened(settings.where) as here, opened(part) as there:
            try:
                async with here.transaction() as signing:
                    await moving.sign(signing)
                async with here.snapshot() as moment, there.transaction() as tx:
                    found = await moving.export(moment, tx, guild_id, day_of(now).isoformat(), now)
                    await _compare(moment, tx, {one: one for one in found})
            except StorageError as error:
                raise CannotMove(f"The tables could not be written into {file}: {error}") from error
        await asyncio.to_thread(finish, part, file, some=True)
    return found


async def _import(settings: Settings, file: Path, places: Places) -> str:
    """Take such a file in, and compare. Whoever was deleted here since it was written is deleted from it before."""
    with unpacked(file, settings.database, some=True) as part:
        async with opened(settings.where) as here:
            async with opened(part) as there:
                gone = await moving.forgotten_since(there.read, here.read)
            await forget(part, settings, gone)
            async with opened(part) as there, there.snapshot() as moment, here.transaction() as tx:
                taken = await moving.take_in(moment, tx, places, Clock().now())
                await _compare(moment, tx, taken.numbers)
    return _told(taken, len(gone))


def _told(taken: moving.Taken, gone: int) -> str:
    words = [_counted(len(taken.numbers), "taken in, each compared") if taken.numbers else "Nothing is new in it"]
    other = {old: new for old, new in taken.numbers.items() if old != new}
    if other:
        words.append("With other numbers: " + ", ".join(f"{old} is {new} now" for old, new in other.items()))
    if taken.known:
        words.append(f"{taken.known} of the file are here already and stay as they are")
    if gone:
        words.append(f"{gone} of the people in it were deleted here since: nothing of them was taken in")
    return ". ".join(words)


async def _compare(moment: Reader, tx: Tx, numbers: Mapping[int, int]) -> None:
    changed = await changed_games(moment, tx, numbers)
    if changed:
        raise CannotMove(f"The games of tables {', '.join(map(str, changed[:9]))} would not be the same; nothing was "
                         "stored")


async def _delete(settings: Settings, guild_id: int, tables: Sequence[int] | None = None) -> int:
    async with _service(settings) as service:
        return (await service.servers.delete(guild_id, tables)).tables


async def _forget(settings: Settings, person: int) -> str:
    async with _service(settings) as service:
        await service.forgetting.forget(await service.people.person(person))
    return "Nothing here leads to them any more"


@asynccontextmanager
async def _service(settings: Settings) -> AsyncIterator[TableService]:
    """The table service, as somebody uses it through the bot."""
    async with opened(settings.where) as db:
        service = TableService.over(db, settings)
        try:
            yield service
        finally:
            await service.close()
