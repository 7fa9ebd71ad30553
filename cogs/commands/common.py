"""What the command modules share: their words, the way into the router, and finding the table that is meant."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.clicks.click import Click
from cogs.clicks.router import SurfaceClient
from cogs.clicks.surface import Surface
from cogs.forms.components import OPTION
from cogs.words.catalogues import words
from cogs.words.visit import Visit
from cogs.words.voice import Voice, clip
from games.core.text import Text, key_of
from storage.model import TableInfo
from tables.model import MyTable
from tables.trouble import Trouble

Interaction = discord.Interaction[SurfaceClient]
MOST_CHOICES = 25
NAME = 32


def said(key: str) -> app_commands.locale_str:
    """A command's words: English as registered, translated by the catalogues (`cogs.commands.translator`)."""
    return app_commands.locale_str(words("en").say(Text(key), str), key=key)


async def serve(interaction: Interaction, work: Callable[[Surface, Click], Awaitable[None]]) -> None:
    """Answer a command: errors become sentences, late answers are deferred."""
    surface = interaction.client.surface
    name = interaction.command.qualified_name if interaction.command is not None else "command"
    await interaction.client.router.run(interaction, lambda click: work(surface, click), f"/{name}")


async def at_table(
    interaction: Interaction, work: Callable[[Surface, Click, Visit], Awaitable[None]], table: str | None = None
) -> None:
    """Answer a command that is about a table: the one named, that of the channel, or the person's only one."""

    async def visit(surface: Surface, click: Click) -> None:
        info = await find_table(surface, interaction, table)
        await work(surface, click, await surface.visit(interaction, info))

    await serve(interaction, visit)


async def find_table(surface: Surface, interaction: Interaction, named: str | None) -> TableInfo:
    """The table that is meant. Raises `Trouble` when that is not clear."""
    mine = await surface.tables.looking.my_tables(await surface.person(interaction))
    if named is not None:
        found = [one.info for one in mine if str(one.info.id) == named]
        if not found:
            raise Trouble("cogs-no-such-table")
        return found[0]
    channel_id = interaction.channel_id
    if channel_id is not None and (here := await surface.tables.looking.table_in(channel_id)) is not None:
        return here
    if len(mine) == 1:
        return mine[0].info
    raise Trouble("cogs-which-table" if mine else "cogs-no-table-here")


def table_name(one: MyTable, voice: Voice) -> str:
    """One of a person's tables in a few words."""
    game = Text(key_of(one.info.game, "name"))
    return voice.key("cogs-my-table-short", game=game, table=one.info.id, asked=int(one.asked))


async def complete_table(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The person's tables, while they type."""
    surface = interaction.client.surface
    voice = await surface.voice(interaction)
    mine = await surface.tables.looking.my_tables(await surface.person(interaction))
    return choices(((table_name(one, voice), str(one.info.id)) for one in mine), typed)


def choices(named: Any, typed: str) -> list[app_commands.Choice[str]]:
    """Names that contain what was typed, as Discord's choices."""
    wanted = typed.casefold().strip()
    fits = [(name, value) for name, value in named if wanted in name.casefold()]
    return [app_commands.Choice(name=clip(name, OPTION), value=value) for name, value in fits[:MOST_CHOICES]]
