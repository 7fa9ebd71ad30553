"""Who reads: the server in its language, a person in theirs; with the names of those who sit at a table."""

from __future__ import annotations

import discord

from bot.tables.model import Person, TableInfo
from bot.tables.service import TableService
from bot.words import words
from cogs.names import Names
from cogs.reader import Reader
from games.core.catalogue import language_of
from games.core.text import text


class Audience:
    """Makes readers."""

    def __init__(self, service: TableService, names: Names) -> None:
        self._service = service
        self.names = names

    async def language(self, interaction: discord.Interaction, person: Person) -> str:
        """A person's language: the one they chose, else that of their Discord."""
        chosen = (await self._service.settings_of(person)).language
        return chosen or language_of(interaction.locale.value)

    async def public_language(self, guild_id: int | None, locale: discord.Locale | None) -> str:
        """A server's language: the one chosen for it, else that of the server."""
        chosen = await self._service.server_language(guild_id) if guild_id is not None else None
        return chosen or language_of(locale.value if locale is not None else None)

    def plain(self, language: str) -> Reader:
        """A reader of texts in which no seats occur."""
        return Reader(words(language), _nobody, _nobody)

    async def reader(self, info: TableInfo, language: str | None = None) -> Reader:
        """A reader at a table, by default of its public messages: people are mentioned in prose, and called by name
        on buttons and pictures, where a mention would stand as a number."""
        catalogue = words(language or info.language)
        known = await self.names.of(
            info.home.guild_id, [seat.discord_id for seat in info.seats if seat.discord_id is not None]
        )
        mentions: dict[int, str] = {}
        plain: dict[int, str] = {}
        for seat in info.seats:
            n = seat.seat
            if seat.discord_id is None:
                mentions[n] = plain[n] = catalogue.say(text("cogs-ai-name", n=n), _nobody)
            else:
                mentions[n] = f"<@{seat.discord_id}>"
                plain[n] = known.get(seat.discord_id) or catalogue.say(text("cogs-somebody", n=n + 1), _nobody)
        return Reader(
            catalogue, lambda seat: mentions.get(seat, _nobody(seat)), lambda seat: plain.get(seat, _nobody(seat))
        )


def _nobody(seat: int) -> str:
    return str(seat + 1)

