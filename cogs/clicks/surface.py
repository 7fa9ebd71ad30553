"""What every click and command needs at hand, in one place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.clicks.click import Click
from cogs.forms.custom_id import ComponentId
from cogs.pages.orders_page import OrderPages
from cogs.pages.page import Page
from cogs.pages.private import Pages
from cogs.publishing.following import Following
from cogs.publishing.giving_way import GivingWay
from cogs.publishing.post import Post
from cogs.publishing.publish import Publisher
from cogs.publishing.showing import Shown
from cogs.words.audience import Audience
from cogs.words.visit import Visit
from cogs.words.voice import Voice
from games.core.catalogue import language_of
from storage.model import HomeKind, Person, TableInfo
from tables.service import TableService
from tables.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Surface:
    """The parts of the Discord surface, put together by `cogs.client`."""

    client: discord.Client
    tables: TableService
    audience: Audience
    pages: Pages
    order_pages: OrderPages
    post: Post
    publisher: Publisher
    shown: Shown
    following: Following
    giving_way: GivingWay

    async def person(self, interaction: discord.Interaction[Any]) -> Person:
        """Who clicked or typed."""
        self.audience.names.learn(interaction.guild_id, interaction.user)
        return await self.tables.people.person(interaction.user.id)

    async def voice(self, interaction: discord.Interaction[Any]) -> Voice:
        """A reader of texts without seats, in the person's language."""
        settings = await self.tables.people.settings_of(await self.person(interaction))
        return self.audience.plain(
            settings.language or language_of(interaction.locale.value), marks=settings.marks
        )

    async def visit(self, interaction: discord.Interaction[Any], info: TableInfo) -> Visit:
        """The person at a table. Raises `Trouble` for a private table of somebody else."""
        person = await self.person(interaction)
        if info.home.kind is HomeKind.PRIVATE:
            if person != info.opener:
                raise Trouble("bot-trouble-no-table")
            self.audience.names.learn(None, interaction.user)
        settings = await self.tables.people.settings_of(person)
        language = settings.language or language_of(interaction.locale.value)
        voice = await self.audience.voice(info, language, marks=settings.marks)
        return Visit(info, person, info.seat_of(person), voice)

    async def say(self, click: Click, key: str, /, **args: int | str) -> None:
        """Answer privately with one sentence."""
        await click.private(Page([(await self.voice(click.interaction)).key(key, **args)]))


Handler = Callable[[Surface, Click, Visit, ComponentId], Awaitable[None]]
"""Does the work of a click at a table."""
TablelessHandler = Callable[[Surface, Click, ComponentId], Awaitable[None]]
"""The same where it is about none."""
