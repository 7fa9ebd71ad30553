"""Failures to connect to Discord: each cause is named, with a remedy."""

from __future__ import annotations

import asyncio
import socket
import ssl
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey

from bot.app import _end
from bot.connection_failures import CLOSED, NEW_TOKEN, STATUS, explain_failure
from bot.local import CannotStart

DISCORD = cast(ConnectionKey, SimpleNamespace(host="discord.com", port=443, ssl=True, is_ssl=True))


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(cast(Any, SimpleNamespace(close_code=code)), shard_id=0)


def refused(status: int, **said: Any) -> discord.HTTPException:
    return discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), said)


CASES = [
    (discord.LoginFailure("Improper token has been passed."), "does not know this token", NEW_TOKEN),
    (closed(4004), "does not know the token in DISCORD_TOKEN any more", NEW_TOKEN),
    (closed(4011), "more servers than one connection may have", "Set SHARDS=all"),
    (closed(4010), "no such shard", "Set SHARDS=all"),
    (closed(4013), "does not know the intents", "Update the bot: git pull"),
    (discord.PrivilegedIntentsRequired(0), "does not grant the intents", "Update the bot: git pull"),
    (closed(1006), "1006", STATUS),
    (refused(429, code=0, message="Slow"), "no more requests from this address", "Stop the bot for an hour"),
    (refused(503, code=0, message="down"), "it says 503 down", STATUS),
    (aiohttp.ClientConnectorDNSError(DISCORD, socket.gaierror(-2, "Name or service not known")),
     "the name discord.com cannot be resolved", "getent hosts discord.com"),
    (aiohttp.ClientConnectorCertificateError(DISCORD, ssl.SSLCertVerificationError("self-signed certificate")),
     "certificate of discord.com is not trusted", "ca-certificates"),
    (aiohttp.ClientConnectorError(DISCORD, OSError(111, "Connection refused")),
     "discord.com:443 cannot be reached (Connection refused)", "curl -sS https://discord.com/api/v10/gateway"),
    (TimeoutError(), "TimeoutError", STATUS),
    (cast(Any, discord.GatewayNotFound)(), "gateway", STATUS),
]


@pytest.mark.parametrize(("error", "cause", "remedy"), CASES)
async def test_every_refusal_has_its_cause_and_its_remedy(error: Exception, cause: str, remedy: str) -> None:
    found = explain_failure(error)
    assert cause in found[0] and remedy in found[1], found

    async def fail() -> None:
        raise error

    with pytest.raises(CannotStart) as said:  # a start says the same
        await _end(asyncio.create_task(fail()))
    assert cause in str(said.value) and remedy in str(said.value)


def test_every_code_that_ends_a_connection_for_good_is_known() -> None:
    """discord.py reconnects after all other codes (`ConnectionState`, `Client.connect`)."""
    assert {4004, 4010, 4011, 4013, 4014} == set(CLOSED)
