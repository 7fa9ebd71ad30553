"""A sandbox with a real discord.py client connected to it over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from sandbox import Player, QuickCommand, Sandbox, World
from sandbox.model import Json
from sandbox.spec import Spec, find_description

from .game_bot import GameBot

QUICK = (QuickCommand("play", {"game": "Chess"}, {"en": "Play chess", "es": "Jugar al ajedrez"}, "For two"),)


@pytest.fixture(scope="session")
def spec() -> Spec | None:
    """Discord's own description of its API, when it is at hand."""
    path = find_description()
    return Spec(path) if path else None


@pytest.fixture
def point_discord_at() -> Iterator[Callable[[Sandbox], None]]:
    """Lead discord.py to a sandbox, and back to Discord after the test."""
    saved = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY

    def point(sandbox: Sandbox) -> None:
        discord.http.Route.BASE = sandbox.api_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)

    yield point
    discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = saved


@asynccontextmanager
async def running(sandbox: Sandbox, bot: GameBot) -> AsyncIterator[GameBot]:
    """A bot that is connected and ready."""
    task = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.world.until(lambda: task.done() or bot.is_ready(), 10, "the bot to be ready")
        if task.done():
            await task
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@dataclass
class Stage:
    """Everything a test needs: the sandbox, the bot on it, two people and their channel."""

    sandbox: Sandbox
    bot: GameBot
    ana: Player
    ben: Player

    @property
    def world(self) -> World:
        return self.sandbox.world

    @property
    def channel(self) -> Json:
        return self.sandbox.channel

    @property
    def bot_channel(self) -> discord.TextChannel:
        """The channel as the bot knows it."""
        channel = self.bot.get_channel(int(self.channel["id"]))
        assert isinstance(channel, discord.TextChannel)
        return channel


@pytest.fixture
async def stage(spec: Spec | None, point_discord_at: Callable[[Sandbox], None]) -> AsyncIterator[Stage]:
    """A sandbox with a bot that must not have done anything wrong when the test ends."""
    async with Sandbox(spec=spec, quick=QUICK) as sandbox:
        point_discord_at(sandbox)
        ana = sandbox.add_seat("Ana", manager=True).player
        ben = sandbox.add_seat("Ben", "es-ES").player
        async with running(sandbox, GameBot()) as bot:
            yield Stage(sandbox, bot, ana, ben)
        assert list(sandbox.world.answer_problems) == []
