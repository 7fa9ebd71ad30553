"""`python -m bot data …`: people's data and servers' tables in the hands of who runs the bot, while it does not run."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.config import Settings
from storage import moving
from storage.address import Address
from storage.database import opened
from storage.lock import held
from storage.moving import CannotMove as CannotMove
from tables.clock import Clock
from tables.days import day_of
from tables.service import TableService


async def run(settings: Settings, given: argparse.Namespace) -> str:
    """Do it, and say what was done. Raises `CannotMove`, and what opening the database raises."""
    _check_file(given)
    if given.what in ("export", "move", "import") and isinstance(settings.where, Address):
        raise CannotMove("A server's tables are taken out of a file and into one: carry the database into a file "
                         "first, with `python -m bot move --to FILE`, and back afterwards")
    async with held(settings.where, patience=0):
        match given.what:
            case "export":
                return f"Tables in {given.file}: {await _export(settings, given.guild, given.file)}"
            case "move":
                exported = await _export(settings, given.guild, given.file)
                await _at_tables(settings, given)
                return f"Tables that have moved into {given.file}: {exported}"
            case "import":
                return await _import(settings, given.file)
            case _:
                return await _at_tables(settings, given)


def _check_file(given: argparse.Namespace) -> None:
    """A file is written anew, or read."""
    if given.what in ("export", "move") and given.file.exists():
        raise CannotMove(f"{given.file} is there already")
    if given.what == "import" and not given.file.exists():
        raise CannotMove(f"{given.file} is not there")


async def _export(settings: Settings, guild_id: int, target: Path) -> int:
    today = day_of(Clock().now()).isoformat()
    for path in (settings.database, target):  # the source in today's schema, the target empty in the same
        await _in_todays_schema(path)
    return moving.export(settings.database, target, guild_id, today)


async def _import(settings: Settings, source: Path) -> str:
    for path in (settings.database, source):
        await _in_todays_schema(path)
    return f"Tables taken in: {moving.take_in(settings.database, source, Clock().now())}"


async def _in_todays_schema(file: Path) -> None:
    async with opened(file):
        pass


async def _at_tables(settings: Settings, given: argparse.Namespace) -> str:
    """What the table service does while somebody uses the bot."""
    async with opened(settings.where) as db:
        tables = TableService.over(db, settings)
        try:
            if given.what == "forget":
                await tables.forgetting.forget(await tables.people.person(given.person))
                return "Nothing here leads to them any more"
            return f"Tables deleted: {(await tables.servers.delete(given.guild)).tables}"
        finally:
            await tables.close()
