"""What the bot, and whoever clicked, may do where the click was."""

from __future__ import annotations

from typing import Any

import discord

from cogs.words.invite import NEEDED
from cogs.words.voice import Voice
from games.core.text import Listed, text
from tables.trouble import Trouble


def missing(interaction: discord.Interaction[Any], *, new_thread: bool = False) -> list[str]:
    """The names of needed permissions that the bot lacks in this channel (`new_thread`: in threads of it); none
    outside of servers."""
    if interaction.guild_id is None:
        return []
    thread = new_thread or isinstance(interaction.channel, discord.Thread)
    allowed = interaction.app_permissions
    needed = [name for name in NEEDED if name != ("send_messages" if thread else "send_messages_in_threads")]
    return [name for name in needed if not getattr(allowed, name) and name != "create_public_threads"]


def missing_words(interaction: discord.Interaction[Any], voice: Voice, *, new_thread: bool = False) -> str:
    """What is missing and what it is for, or an empty string."""
    names = missing(interaction, new_thread=new_thread)
    if not names:
        return ""
    listed = Listed(tuple(text(f"cogs-permission-{name.replace('_', '-')}") for name in names))
    return voice.key("cogs-missing-permissions", what=listed)


def check_person(interaction: discord.Interaction[Any], *, new_thread: bool) -> None:
    """Whether the person may write here, or with `new_thread` open one: the bot does nothing for people that Discord
    does not let them do themselves. Raises `Trouble`."""
    if interaction.guild_id is None:
        return
    may = interaction.permissions
    if new_thread:
        if not may.create_public_threads:
            raise Trouble("cogs-person-may-not-thread")
    elif not (may.send_messages_in_threads if isinstance(interaction.channel, discord.Thread) else may.send_messages):
        raise Trouble("cogs-person-may-not-write")
