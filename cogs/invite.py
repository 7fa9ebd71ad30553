"""The address with which a server's owner invites the bot: exactly what it needs, and why."""

from __future__ import annotations

from urllib.parse import urlencode

import discord

from cogs.words import words
from games.core.text import Text

SCOPES = ("bot", "applications.commands")
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads", "attach_files")
"""The permissions, by discord.py's names. Their words and reasons: `cogs-permission-…`, `cogs-permission-…-why`."""


def permissions() -> discord.Permissions:
    """What the bot needs in a server."""
    return discord.Permissions(**dict.fromkeys(NEEDED, True))


def invite_link(application_id: int, site: str = "https://discord.com") -> str:
    """The invite link of an application."""
    query = {"client_id": application_id, "permissions": permissions().value, "scope": " ".join(SCOPES)}
    return f"{site}/oauth2/authorize?{urlencode(query)}"


def reasons(language: str = "en") -> list[str]:
    """One line for each scope and permission: its name and why it is needed."""
    catalogue = words(language)

    def said(key: str) -> str:
        return catalogue.say(Text(key), str)

    names = [f"cogs-scope-{scope.replace('.', '-')}" for scope in SCOPES]
    names += [f"cogs-permission-{name.replace('_', '-')}" for name in NEEDED]
    return [f"{said(name)}: {said(f'{name}-why')}" for name in names]
