"""The Discord client: the parts of the surface put together, and what happens in servers passed on to the tables."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from cogs.clicks.router import Router, SurfaceClient
from cogs.clicks.surface import Surface
from cogs.commands import COMMANDS
from cogs.commands.sync import sync_if_changed
from cogs.commands.translator import Translator
from cogs.pages.orders_page import OrderPages
from cogs.pages.private import Pages
from cogs.pictures.painter import Painter
from cogs.publishing.following import Following
from cogs.publishing.giving_way import GivingWay
from cogs.publishing.post import Post
from cogs.publishing.publish import Publisher
from cogs.publishing.showing import Shown
from cogs.words.audience import Audience
from cogs.words.names import Names
from rendering.registry import drawn
from tables.forgetting import Forgotten
from tables.service import TableService
from tables.trouble import Trouble

log = logging.getLogger(__name__)
SETTLED = 1.0
"""Seconds after connecting in which what has piled up is answered first."""


class _Commands(app_commands.CommandTree["SobremesaClient"]):
    async def interaction_check(self, interaction: discord.Interaction[SobremesaClient], /) -> bool:
        """Whether a command is this client's to answer."""
        return self.client.listening and await self.client.tables.records.sharing.hear(interaction.id)


class SobremesaClient(SurfaceClient):
    """The bot on Discord. Needs the intent `guilds` only: no message content, no member list.

    `sync_note`: the file that remembers which commands Discord has. `drawing_processes`: see `cogs.pictures.drawing`.
    `webp`: see `cogs.pictures.painter`.
    `max_concurrency`: so many sessions Discord takes at once. `listening` False: clicks, commands and tables are left
    to the bot that runs beside this one.
    """

    def __init__(
        self, tables: TableService, sync_note: Path, *, drawing_processes: int = 0, webp: bool = False,
        listening: bool = True, **options: Any
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # there is no voice at this table
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.tables = tables
        self._sync_note = sync_note
        self._painter = painter = Painter(drawing_processes, steady=tables.clock.steady, webp=webp)
        audience = Audience(tables, Names(self, tables.clock))
        post = Post(self, tables.clock, tables.records.sharing)
        pages, shown, giving_way = Pages(tables, painter), Shown(), GivingWay(tables.clock.steady)
        following = Following(tables, pages, shown, giving_way)
        self.publisher = Publisher(tables, audience, painter, post, following, giving_way)
        self.surface = Surface(
            self, tables, audience, pages, OrderPages(tables, painter), post, self.publisher, shown, following,
            giving_way,
        )
        self.router = Router(self.surface)
        self.listening = listening
        self.max_concurrency = 1
        tables.forgetting.when_forgotten(self._forget)
        self.tree: app_commands.CommandTree[SobremesaClient] = _Commands(self)
        for command in COMMANDS:
            self.tree.add_command(command)
        self.tree.error(self._command_error)
        self._publishing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """After the login: translate and sync the commands, start to publish."""
        await self.tree.set_translator(Translator())
        assert self.application_id is not None
        if await sync_if_changed(self.tree, self._sync_note, self.application_id):
            log.info("the commands have changed and were synced")
        if self.listening:
            self._publishing = asyncio.create_task(self.publisher.run(), name="publisher")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord takes one session in five seconds, of all bots together."""
        bucket = (shard_id or 0) % self.max_concurrency
        if not await self.tables.records.sharing.may_identify(bucket):
            await super().before_identify_hook(shard_id, initial=initial)

    async def prepare_pictures(self) -> None:
        """Once connected, draw what all pictures share; until then a first picture takes a second longer."""
        await self.wait_until_ready()
        await asyncio.sleep(SETTLED)
        await self._painter.prepare(drawn())

    async def close(self) -> None:
        """Answer the last clicks, stop publishing, disconnect. What was not sent waits in the outbox, pictures too."""
        self.listening = False  # what comes from now on is another bot's to hear, if there is one
        self._painter.close()
        await self.router.close()
        if self._publishing is not None:
            self._publishing.cancel()
            await asyncio.gather(self._publishing, return_exceptions=True)
            await self.publisher.close()
        await super().close()

    # -- clicks --------------------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Components and forms; commands go through the tree."""
        ours = interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if ours and self.listening and await self.tables.records.sharing.hear(interaction.id):
            await self.router.component(interaction)

    async def _command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """Errors before a command's own code runs: for example one that Discord still shows but this program lacks."""
        log.error("command %s: %s", getattr(interaction.command, "qualified_name", "unknown"), type(error).__name__)

        async def fail(click: object) -> None:
            raise error

        if interaction.type is discord.InteractionType.application_command:
            await self.router.run(interaction, fail, "a command")

    # -- what happens in servers ---------------------------------------------------------------------------------

    async def on_ready(self) -> None:
        """Connected. Servers that have gone meanwhile are noticed by the first message that cannot be sent."""
        log.info("connected as %s in %d servers", self.user, len(self.guilds))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server is there (after a start, an outage): tables that waited for it go on."""
        await self._tell(self.tables.homes.guild_back(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self._tell(self.tables.homes.guild_back(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from a server: its tables wait."""
        await self._tell(self.tables.homes.guild_gone(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its table with it."""
        await self._tell(self.tables.homes.gone(channel.id))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and its table with it."""
        await self._tell(self.tables.homes.gone(event.thread_id))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Perhaps the bot may write in a channel again, and in its threads."""
        if before.overwrites != after.overwrites:
            threads = after.threads if isinstance(after, discord.TextChannel) else []
            await self._tell(self.tables.homes.opened(after.id, *(thread.id for thread in threads)))

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Perhaps the bot may write in a server again."""
        if before.permissions != after.permissions:
            await self._tell(self.tables.homes.opened(guild_id=after.guild.id))

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, locked, or opened again."""
        metadata = event.data.get("thread_metadata", {})
        if metadata.get("archived"):
            await self._tell(self.tables.homes.archived(event.thread_id, bool(metadata.get("locked"))))
        elif not metadata.get("locked"):
            await self._tell(self.tables.homes.opened(event.thread_id))

    def _forget(self, gone: Forgotten) -> None:
        """Somebody was deleted: nothing that is remembered names them."""
        self.surface.audience.names.forget(gone.discord_id)
        self.surface.following.forget(gone.person, gone.tables)
        self._painter.forget()
        state = self._connection  # discord.py keeps the rooms of direct messages, and has no other way to let one go
        for room in list(self.private_channels):
            whose = room.recipient if isinstance(room, discord.DMChannel) else None
            if whose is not None and whose.id == gone.discord_id:
                state._remove_private_channel(room)

    async def _tell(self, work: Any) -> None:
        try:
            await work
        except Trouble as trouble:
            log.warning("an event in a server could not be noted: %s", trouble)


class ShardedClient(SobremesaClient, discord.AutoShardedClient):
    """The bot with several connections to Discord, each for some of its servers: all of them, or those that it is told
    (`shard_ids`, `shard_count`)."""

    async def setup_hook(self) -> None:
        """The same, and ask how many sessions may begin at once."""
        self.max_concurrency = max(1, (await self.fetch_session_start_limits()).max_concurrency)
        await super().setup_hook()
