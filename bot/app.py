"""The program put together: settings, database, tables, Discord; without a token the local table beside it."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import discord
from pydantic import SecretStr

from bot.config import Settings
from bot.health import beat, heartbeat_file
from bot.invite import invite_link, reasons
from bot.storage.database import Database
from bot.tables.service import TableService
from bot.transport import point_discord_at
from bot.words import words
from cogs.client import SobremesaClient
from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES, spec_of
from games.core.text import Text, key_of
from sandbox import QuickCommand, Sandbox

log = logging.getLogger(__name__)
PEOPLE = ("Ana", "Ben")
"""The first two seats of the local table; more are added on its page."""


class CannotStart(Exception):
    """The bot cannot start. The message says why in one line."""


@asynccontextmanager
async def surface(settings: Settings, *, guild_ready_timeout: float = 2.0) -> AsyncIterator[SobremesaClient]:
    """The tables of a database and the Discord client over them, not yet connected. Closes both at the end."""
    point_discord_at(settings.discord_api_url, settings.gateway)
    db = await Database.open(settings.database)
    service = TableService(db, settings)
    note = settings.database.with_name("commands.json")
    client = SobremesaClient(
        service, note, drawing_processes=settings.drawing_processes, guild_ready_timeout=guild_ready_timeout
    )
    try:
        await service.start_up()
        yield client
    finally:
        await client.close()
        await service.close()
        await db.close()


async def run(settings: Settings) -> None:
    """Run until the process is asked to stop. Raises `CannotStart`."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    heartbeat = heartbeat_file(settings.database)
    async with AsyncExitStack() as stack:
        if settings.discord_token is None:
            settings = await stack.enter_async_context(local_table(settings))
        client = await stack.enter_async_context(surface(settings))
        assert settings.discord_token is not None
        connection = asyncio.create_task(client.start(settings.discord_token.get_secret_value()), name="connection")
        pulse = asyncio.create_task(beat(client, heartbeat), name="heartbeat")
        preparing = asyncio.create_task(_warm_up(client), name="warm up")
        greeting = asyncio.create_task(_greet(client, settings), name="greeting")
        stopped = asyncio.create_task(stop.wait(), name="stop")
        await asyncio.wait({connection, stopped}, return_when=asyncio.FIRST_COMPLETED)
        beside = (pulse, preparing, greeting, stopped)
        for task in beside:
            task.cancel()
        await client.close()
        await asyncio.gather(*beside, return_exceptions=True)
        if stop.is_set():  # however far the connection had come
            await asyncio.gather(connection, return_exceptions=True)
        else:
            await _end(connection)


async def _warm_up(client: SobremesaClient) -> None:
    """Once connected, get ready what would make somebody wait later."""
    await client.prepare_pictures()
    gc.collect()
    gc.freeze()  # what a start loads stays for good; going through it again costs a click a tenth of a second


async def _end(connection: asyncio.Task[None]) -> None:
    """Wait for the connection to end, and say plainly why it could not be made."""
    try:
        await connection
    except discord.LoginFailure:
        raise CannotStart("DISCORD_TOKEN: Discord does not know this token") from None
    except discord.PrivilegedIntentsRequired:
        raise CannotStart("Discord refuses the intents of this bot, although it asks for none that need approval"
                          ) from None
    except (discord.HTTPException, discord.ConnectionClosed, OSError) as error:
        raise CannotStart(f"no connection to Discord: {error}") from error


async def _greet(client: SobremesaClient, settings: Settings) -> None:
    """Once connected, print how to invite the bot."""
    await client.wait_until_ready()
    if client.application_id is not None and not _is_sandbox(settings):
        print(f"\nInvite the bot: {invite_link(client.application_id)}")
        for line in reasons():
            print(f"  {line}")
        print(flush=True)


def _is_sandbox(settings: Settings) -> bool:
    token = settings.discord_token
    return token is not None and token.get_secret_value().startswith("sandbox.")


# -- the local table --------------------------------------------------------------------------------------------


@asynccontextmanager
async def local_table(settings: Settings) -> AsyncIterator[Settings]:
    """A stand-in of Discord with its page; gives the settings that lead the bot to it.

    Its world lives as long as the process, so its tables stand in a database of their own that goes with it.
    """
    sandbox = Sandbox(
        host=settings.sandbox_host, port=settings.sandbox_port, public_url=settings.sandbox_url, quick=quick_commands()
    )
    try:
        await sandbox.start()
    except OSError as error:
        where = f"{settings.sandbox_host}:{settings.sandbox_port}"
        raise CannotStart(f"SANDBOX_PORT: nothing can listen at {where} ({error.strerror or error})") from error
    try:
        for name in PEOPLE:
            sandbox.add_seat(name, manager=name == PEOPLE[0])
        with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
            print_addresses(sandbox)
            yield settings.model_copy(update={
                "discord_token": SecretStr(sandbox.token),
                "discord_api_url": sandbox.base_url,
                "discord_gateway_url": sandbox.gateway_url,
                "database": Path(folder) / "local.sqlite3",
            })
    finally:
        await sandbox.stop()


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
    print("\nNo DISCORD_TOKEN is set, so here is a table on this machine.\n")
    print(f"  All seats side by side   {sandbox.table_url}")
    for seat in sandbox.seats.all():
        print(f"  {f'Only {seat.player.name}':<24} {sandbox.seat_url(seat)}")
    print("\nStop with Ctrl+C.", flush=True)
