"""`python -m bot move --to …`: all that a database holds into another one, from a file to a server or back."""

from __future__ import annotations

from pathlib import Path

from bot.config import Settings
from storage import carrying
from storage.address import Address
from storage.database import opened
from storage.lock import held
from storage.opening import Unusable
from tables.comparing import compare_games


async def move(settings: Settings, to: str) -> str:
    """Do it while no bot runs at either, and say what was done. The source stays as it is. Raises `Unusable`, and then
    nothing was changed; besides what opening a database raises."""
    source, target = settings.where, place(to)
    if isinstance(source, Path) and not source.exists():
        raise Unusable(f"there is no database {source}")
    if source == target:
        raise Unusable(f"{source} is the database already")
    async with held(source, patience=0), held(target, patience=0):
        rows, games = await carried(source, target)
    setting = "DATABASE" if isinstance(target, Path) else "DATABASE_URL"
    return (f"{rows:,} rows and {games:,} games of {source} are in {target} now, each compared. Set {setting} to it "
            "and start the bot; the former one stays as it is")


def place(named: str) -> Path | Address:
    """A database as it is named: a file, or an address. Raises `Unusable`."""
    if "://" not in named:
        return Path(named)
    try:
        return Address(named)
    except ValueError as error:
        raise Unusable(f"--to: {error}") from None


async def carried(source: Path | Address, target: Path | Address, *, over: bool = False) -> tuple[int, int]:
    """Carry everything over and compare it; `over`: in place of what the target holds. Returns how many rows and games
    there are. Raises `Unusable`, and then the target is as it was."""
    try:
        async with (
            opened(source) as here, opened(target) as there, here.snapshot() as moment, there.transaction() as tx,
        ):
            if not over and not await carrying.is_empty(tx):
                raise Unusable(f"{target} is not empty, and nothing was changed. Name a new one")
            rows = await carrying.carry(moment, tx)
            await carrying.compare(moment, tx)
            games, different = await compare_games(moment, tx)
            if different:
                raise Unusable(f"the games of tables {', '.join(map(str, different[:9]))} are not the same in "
                               f"{target}; nothing was changed")
    except carrying.Different as error:
        raise Unusable(f"{error}; nothing was changed") from error
    return rows, games
