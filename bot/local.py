"""The local table: a stand-in of Discord with its page, kept in a folder of its own, for a bot without a token."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from pydantic import SecretStr

from bot.config import Settings
from cogs.words.catalogues import words
from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES, spec_of
from games.core.text import Text, key_of
from rendering.reader import mark_of
from sandbox import CannotKeep, QuickCommand, Sandbox
from sandbox.bus import Event
from storage.lock import held
from storage.model import TableInfo
from tables.service import TableService

PEOPLE = ("Ana", "Ben")
"""The first two seats of the local table; more are added on its page."""


class CannotStart(Exception):
    """The bot cannot start. The message says why in one line."""


@dataclass(frozen=True, slots=True)
class LocalTable:
    """A local table that runs: the settings that lead the bot to it, its folder, and whether it is to begin anew."""

    settings: Settings
    folder: Path
    sandbox: Sandbox

    @property
    def anew(self) -> asyncio.Event:
        return self.sandbox.page.anew

    def begins_anew(self, stop: asyncio.Event) -> bool:
        """After its end: whether another takes its place. The folder is put aside then, for one who thinks again."""
        if stop.is_set() or not self.anew.is_set():
            return False
        aside = self.folder.with_name(f"{self.folder.name}.before")
        shutil.rmtree(aside, ignore_errors=True)
        self.folder.rename(aside)
        return True


@asynccontextmanager
async def local_table(settings: Settings, before: LocalTable | None = None) -> AsyncIterator[LocalTable]:
    """A stand-in of Discord with its page, beside the settings' database: it goes on where it was stopped.

    Its world, its seats with their addresses and its tables stand in `local/`, never in the real bot's database. A
    table that takes the place of another (`before`) has its address. Raises `CannotStart`, and what `held` raises:
    two local tables in one folder would each know but half of what is done.
    """
    folder = settings.database.parent / "local"
    async with held(folder / "world.sqlite3"), _running(settings, folder, before) as table:
        yield table


@asynccontextmanager
async def _running(settings: Settings, folder: Path, before: LocalTable | None) -> AsyncIterator[LocalTable]:
    """The local table of a folder that is nobody else's."""
    sandbox = _sandbox(settings, folder, before)
    try:
        await sandbox.start()
    except OSError as error:
        where = f"{settings.sandbox_host}:{settings.sandbox_port}"
        raise CannotStart(
            f"SANDBOX_PORT: nothing can listen at {where} ({error.strerror or error}). Choose another port, as "
            f"SANDBOX_PORT={settings.sandbox_port + 1} before the command or in .env; 0 takes any that is free"
        ) from error
    try:
        print_addresses(sandbox)
        yield LocalTable(settings.model_copy(update={
            "discord_token": SecretStr(sandbox.token),
            "discord_api_url": sandbox.base_url,
            "discord_gateway_url": sandbox.gateway_url,
            "database": folder / "tables.sqlite3",
        }), folder, sandbox)
    finally:
        await sandbox.stop()


def _sandbox(settings: Settings, folder: Path, before: LocalTable | None) -> Sandbox:
    """The stand-in with the people who sat there, at first with two whose language their browser will tell."""
    try:
        sandbox = Sandbox(
            host=settings.sandbox_host,
            port=before.sandbox.server.port if before else settings.sandbox_port,
            public_url=settings.sandbox_url,
            quick=quick_commands(),
            folder=folder,
            table_secret=before.sandbox.seats.table_secret if before else None,
        )
    except CannotKeep as error:
        remedy = f"Nothing was changed. To begin anew, rename or remove the folder {folder}"
        raise CannotStart(f"{error}. {remedy}") from None
    if sandbox.is_new:
        sandbox.seats.settled = False
        for name in PEOPLE:
            sandbox.add_seat(name, manager=name == PEOPLE[0], settled=False)
    return sandbox


async def show_seats(sandbox: Sandbox, tables: TableService) -> None:
    """For ever: let the page know people by the signs of their seats, as the pictures do, where they share a table.

    Whatever the bot posts in a channel may mean that somebody sits there, or elsewhere, or no more.
    """
    world = sandbox.world
    stale = set(world.channels)

    def heard(event: Event) -> None:
        if event.name.startswith("MESSAGE_"):
            stale.add(event.data["channel_id"])

    world.listeners.append(heard)
    try:
        while True:
            change = world.next_change()
            while stale:
                channel_id = stale.pop()
                signs = _signs(await tables.looking.table_in(int(channel_id)))
                if signs != world.marks.get(channel_id, {}):
                    world.marks[channel_id] = signs
                    world.touch()
            await change.wait()
    finally:
        world.listeners.remove(heard)


def _signs(info: TableInfo | None) -> dict[str, dict[str, str]]:
    """By person: the letter and the colours of their seat. A game alone has no signs."""
    if info is None or len(info.seats) < 2:
        return {}
    return {
        str(seat.discord_id): {
            "letter": mark_of(seat.seat).letter,
            "colour": _css(mark_of(seat.seat).colour),
            "on_colour": _css(mark_of(seat.seat).on_colour),
        }
        for seat in info.seats
        if seat.discord_id is not None
    }


def _css(colour: tuple[int, int, int]) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def quick_commands() -> list[QuickCommand]:
    """One big button a game for the empty channel of the local table."""

    def said(key: str, game: str) -> dict[str, str]:
        name = Text(key_of(game, "name"))
        return {language: words(language).say(Text(key, {"game": name}), str) for language in LANGUAGES}

    return [
        QuickCommand("play", _company(game), said("cogs-quick-play", game), said(key_of(game, "tagline"), game))
        for game in GAMES
    ]


def _company(game: str) -> dict[str, str | int]:
    """The command that leads to a first game in two clicks: an AI sits down where there is a seat for it."""
    return {"game": game, "ai": 1} if max(spec_of(game).seats) > 1 else {"game": game}


def print_addresses(sandbox: Sandbox) -> None:
    """Where the local table is to be found. Whoever has a seat's address can play that seat."""
    print("\nA table on this machine, without Discord:\n")
    print(f"  All seats side by side   {sandbox.table_url}")
    for seat in sandbox.seats.all():
        print(f"  {f'Only {seat.player.name}':<24} {sandbox.seat_url(seat)}")
    print("\nStop with Ctrl+C.", flush=True)
