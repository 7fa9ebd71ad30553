"""Where a table can stand: here, or in a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import discord

from cogs.reader import Reader
from games.core.text import Text, key_of
from storage.model import Home, HomeKind
from tables.trouble import Trouble

log = logging.getLogger(__name__)
THREAD_NAME = 100
TOO_MANY = (160006, 160007)
"""Discord's codes for a server that has as many open threads as it may have."""
WEEK: Literal[10080] = 10080
"""Minutes until a quiet thread is archived."""


async def open_thread(interaction: discord.Interaction[Any], reader: Reader, game: str) -> discord.Thread:
    """A new thread of the channel (of its parent, when it is a thread itself) for a game. Raises `Trouble`."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise Trouble("cogs-no-thread-here")
    name = reader.key("cogs-thread-name", game=Text(key_of(game, "name")), who=interaction.user.display_name)
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=name[:THREAD_NAME], type=kind, auto_archive_duration=WEEK)
    except discord.Forbidden:
        raise Trouble("cogs-no-thread-permission") from None
    except discord.HTTPException as error:
        if error.code not in TOO_MANY:
            raise
        raise Trouble("cogs-too-many-threads") from None


@asynccontextmanager
async def put_away_on_trouble(thread: discord.Thread | None) -> AsyncIterator[None]:
    """Archive the thread when no table comes to stand in it. Deleting it would take Manage Threads, for which the bot
    does not ask; who opened a thread may archive it."""
    try:
        yield
    except Trouble:
        if thread is not None:
            await put_away(thread)
        raise


async def put_away(thread: discord.Thread) -> None:
    """Archive a thread that nobody needs. Where Discord refuses, it stays."""
    try:
        await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.warning("thread %s could not be archived: %s", thread.id, error)


def home_at(interaction: discord.Interaction[Any], thread: discord.Thread | None = None) -> Home:
    """The channel or thread of the click as a table's home, or the thread that was opened for it."""
    if thread is not None:
        return Home(HomeKind.THREAD, interaction.guild_id, thread.id)
    kind = HomeKind.THREAD if isinstance(interaction.channel, discord.Thread) else HomeKind.CHANNEL
    return Home(kind, interaction.guild_id, interaction.channel_id)
