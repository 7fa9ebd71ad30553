"""Command names and descriptions in the languages of the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.words import words
from games.core.catalogue import language_of
from games.core.text import Text


class Translator(app_commands.Translator):
    """Looks up the catalogue key that `cogs.commands.common.said` has put into the string."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        language = language_of(locale.value)
        if key is None or language == "en":
            return None
        return words(language).say(Text(str(key)), str)
