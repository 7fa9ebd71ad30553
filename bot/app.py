"""The program put together: settings, database, tables, Discord; on demand the local table beside it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import discord

from bot.config import Settings
from bot.health import beat
from bot.heartbeat import heartbeat_file
from bot.local import CannotStart as CannotStart
from bot.local import LocalTable, local_table, show_seats
from bot.metrics import requests_counted, showing_metrics
from bot.transport import point_discord_at
from cogs.client import ShardedClient, SobremesaClient
from cogs.words.invite import invite_link, reasons
from storage.database import Database
from storage.lock import held
from storage.processes import AnyShards, Shards
from tables.clock import Clock
from tables.service import TableService
from tables.sharing import Alone, Among, Sharing, Unneeded

log = logging.getLogger(__name__)


@asynccontextmanager
async def surface(
    settings: Settings, *, guild_ready_timeout: float = 2.0, clock: Clock | None = None,
    stop: asyncio.Event | None = None,
) -> AsyncIterator[SobremesaClient]:
    """The tables of a database and the Discord client over them, not yet connected. Closes both at the end.

    Nobody else may run on a file meanwhile, nor may anybody have a database on a server to themselves: raises `InUse`,
    and what `Database.open` raises. A bot that waits for shards which others hold does so here, until one is free, or
    it is to `stop`: raises `Unneeded`.
    """
    point_discord_at(settings.discord_api_url, settings.gateway)
    where = settings.where
    async with held(where) if isinstance(where, Path) else nullcontext():
        db, clock = await Database.open(where), clock or Clock()
        sharing: Sharing = Alone()
        shards = settings.own_shards
        if not isinstance(where, Path):
            sharing = among = Among(db, shards, stop, clock)
            try:
                await among.start()
            except BaseException:
                await db.close()
                raise
            shards = among.shards
        tables = TableService.over(
            db, settings, clock, thinking_processes=settings.thinking_processes, sharing=sharing
        )
        client = client_for(
            settings.shards is not None, shards, tables, sync_note(settings),
            drawing_processes=settings.drawing_processes, webp=settings.moving_pictures == "webp",
            guild_ready_timeout=guild_ready_timeout, http_trace=requests_counted(),
        )
        try:
            await tables.start_up()
            yield client
        finally:
            await client.close()
            await tables.close()
            await db.close()


def client_for(
    sharded: bool, shards: Shards | AnyShards | None, *arguments: Any, **options: Any
) -> SobremesaClient:
    """The client for one connection to Discord, or for one to each of these shards, or of all (None)."""
    if not sharded:
        return SobremesaClient(*arguments, **options)
    if isinstance(shards, Shards):
        options |= {"shard_ids": list(range(shards.first, shards.last + 1)), "shard_count": shards.count}
    return ShardedClient(*arguments, **options)


@asynccontextmanager
async def inspection(settings: Settings) -> AsyncIterator[SobremesaClient]:
    """A client that only looks around, beside a running bot or without one: it answers no clicks, publishes nothing,
    and touches no table."""
    point_discord_at(settings.discord_api_url, settings.gateway)
    with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
        db = await Database.open(Path(folder) / "empty.sqlite3")
        client = SobremesaClient(TableService.over(db, settings), sync_note(settings), listening=False)
        try:
            yield client
        finally:
            await client.close()
            await db.close()


def sync_note(settings: Settings) -> Path:
    """The file that remembers which commands Discord has."""
    return settings.database.parent / "commands.json"


async def run(settings: Settings, *, local: bool = False) -> None:
    """Run until the process is asked to stop; `local`: at the local table. Raises `CannotStart`, and what `surface`
    raises."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    heartbeat = heartbeat_file(settings.database)
    if not local:
        with contextlib.suppress(Unneeded):
            await _serve(settings, heartbeat, stop)
        return
    table: LocalTable | None = None
    while table is None or table.begins_anew(stop):
        async with local_table(settings, table) as table:
            await _serve(table.settings, heartbeat, stop, table)


async def _serve(settings: Settings, heartbeat: Path, stop: asyncio.Event, table: LocalTable | None = None) -> None:
    """Run the bot until it is asked to stop, or its local table to begin anew. Raises `CannotStart`."""
    print(f"Opening the tables in {settings.where}", flush=True)
    async with surface(settings, stop=stop) as client, showing_metrics(settings, client.tables, heartbeat):
        assert settings.discord_token is not None
        print(f"Connecting to {'the local table' if table else 'Discord'}", flush=True)
        connection = asyncio.create_task(client.start(settings.discord_token.get_secret_value()), name="connection")
        beside = [
            asyncio.create_task(beat(client, heartbeat), name="heartbeat"),
            asyncio.create_task(_warm_up(client), name="warm up"),
            asyncio.create_task(_greet(client, local=table is not None), name="greeting"),
        ]
        if table is not None:
            beside.append(asyncio.create_task(show_seats(table.sandbox, client.tables), name="seats"))
        ousted = client.tables.records.sharing.ousted
        ends = (stop, ousted) if table is None else (stop, table.anew)
        ended = [asyncio.create_task(end.wait(), name="end") for end in ends]
        await asyncio.wait({connection, *ended}, return_when=asyncio.FIRST_COMPLETED)
        for task in (*beside, *ended):
            task.cancel()
        await client.close()
        await asyncio.gather(*beside, *ended, return_exceptions=True)
        if any(end.is_set() for end in ends):  # however far the connection had come
            await asyncio.gather(connection, return_exceptions=True)
        else:
            await _end(connection)
        if ousted.is_set():
            raise CannotStart("this bot was not heard of for too long, and another holds its shards by now")


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


async def _greet(client: SobremesaClient, local: bool) -> None:
    """Once connected, say so, and how to invite the bot."""
    await client.wait_until_ready()
    print("Connected.", flush=True)
    if client.application_id is not None and not local:
        print(f"\nInvite the bot: {invite_link(client.application_id)}")
        for line in reasons():
            print(f"  {line}")
        print(flush=True)
