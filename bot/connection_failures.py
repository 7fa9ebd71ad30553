"""Connection failures: why Discord does not let the bot connect, in one line with the cause and the remedy."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import aiohttp
import discord

from bot.maintenance_commands import UPDATE
from cogs.discord_errors import Meaning, meaning

NEW_TOKEN = ("Put a new token there, from https://discord.com/developers/applications: the bot's application, Bot, "
             "Reset Token")
STATUS = "See whether Discord is down, and try again later: https://discordstatus.com"
CLOSED: Mapping[int, tuple[str, str]] = MappingProxyType({
    4004: ("it does not know the token in DISCORD_TOKEN any more", NEW_TOKEN),
    4010: ("it has no such shard", "Set SHARDS=all"),
    4011: ("the bot is in more servers than one connection may have", "Set SHARDS=all"),
    4013: ("it does not know the intents of this version", f"Update the bot: {UPDATE}"),
    4014: ("it does not grant the intents that the bot asks for, although they need no approval",
           f"Update the bot: {UPDATE}"),
})
"""The causes and remedies of the gateway's close codes (developer documentation, "Gateway Close Event Codes")."""


def explain_failure(error: BaseException) -> tuple[str, str]:
    """Return two texts for the operator about an error raised while connecting: why there is no connection to Discord,
    and what to do."""
    if isinstance(error, discord.LoginFailure):
        return "DISCORD_TOKEN: Discord does not know this token", NEW_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired | discord.ConnectionClosed):
        code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
        cause, remedy = CLOSED.get(code, (f"its gateway has ended the connection with code {code}", STATUS))
        return f"no connection to Discord: {cause}", remedy
    if isinstance(error, discord.HTTPException):
        said = f"no connection to Discord: it says {error.status} {error.text}".strip()
        if meaning(error) is Meaning.TOO_FAST:
            return f"{said}: it takes no more requests from this address for now", "Stop the bot for an hour"
        return said, STATUS
    if isinstance(error, aiohttp.ClientConnectorDNSError):
        return (f"no connection to Discord: the name {error.host} cannot be resolved",
                f"Fix the name server of this machine until this answers: getent hosts {error.host}")
    if isinstance(error, aiohttp.ClientConnectorCertificateError):
        return (f"no connection to Discord: the certificate of {error.host} is not trusted here",
                "Bring the machine's certificates up to date: sudo apt-get install --reinstall ca-certificates")
    if isinstance(error, aiohttp.ClientConnectorError):
        return (f"no connection to Discord: {error.host}:{error.port} cannot be reached ({error.strerror})",
                f"Open the firewall or set the proxy until this answers: curl -sS https://{error.host}/api/v10/gateway")
    return f"no connection to Discord: {str(error) or type(error).__name__}", STATUS
