"""Which of the permissions that the bot needs are missing where somebody clicked."""

from __future__ import annotations

from typing import Any

import discord

from bot.invite import NEEDED
from cogs.reader import Reader
from games.core.text import Listed, text


def missing(interaction: discord.Interaction[Any]) -> list[str]:
    """The names of needed permissions that the bot lacks in this channel; none outside of servers."""
    if interaction.guild_id is None:
        return []
    thread = isinstance(interaction.channel, discord.Thread)
    allowed = interaction.app_permissions
    needed = [name for name in NEEDED if name != ("send_messages" if thread else "send_messages_in_threads")]
    return [name for name in needed if not getattr(allowed, name) and name != "create_public_threads"]


def missing_words(interaction: discord.Interaction[Any], reader: Reader) -> str:
    """What is missing and what it is for, or an empty string."""
    names = missing(interaction)
    if not names:
        return ""
    listed = Listed(tuple(text(f"cogs-permission-{name.replace('_', '-')}") for name in names))
    return reader.key("cogs-missing-permissions", what=listed)
