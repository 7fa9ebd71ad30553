"""The whole bot, connected over real HTTP and WebSocket to the stand-in, with people at it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket
from pydantic import SecretStr

from bot.app import surface
from bot.config import Settings
from cogs.client import SobremesaClient
from sandbox import Sandbox
from sandbox.permissions import BOT, EVERYONE
from sandbox.spec import Spec, find_description
from tests.clock import AheadClock
from tests.wire.sketches import sketch
from tests.wire.stage import Stage

GAME = "grimm_forest"


@pytest.fixture(autouse=True)
def _discord_stays_where_it_is() -> Iterator[None]:
    """Lead discord.py back to Discord after the test."""
    saved = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    yield
    discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = saved


@pytest.fixture
def real_pictures() -> None:
    """For tests that look at pictures."""


@pytest.fixture(autouse=True)
def _sketches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests get sketches."""
    if "real_pictures" not in request.fixturenames:
        monkeypatch.setattr("cogs.pictures.drawing.draw", sketch)


@pytest.fixture(autouse=True)
def _every_text_is_there(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is shown by its key because its words are missing."""
    yield
    missing = [one.message for one in caplog.records if one.name == "games.core.catalogue"]
    assert [one for one in missing if re.search(r"\b(cogs|bot|core|draw|grimm-forest)-", one)] == []


@pytest.fixture(scope="session")
def spec() -> Spec | None:
    """Discord's own description of its API, when it is at hand."""
    path = find_description()
    return Spec(path) if path else None


@asynccontextmanager
async def connected(settings: Settings, clock: AheadClock | None = None) -> AsyncIterator[SobremesaClient]:
    """A bot that is ready, with a clock that the test may put forward."""
    assert settings.discord_token is not None
    async with surface(settings, guild_ready_timeout=0.05, clock=clock or AheadClock()) as client:
        task = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
        try:
            async with asyncio.timeout(10):
                await asyncio.wait(
                    {task, asyncio.create_task(client.wait_until_ready())}, return_when=asyncio.FIRST_COMPLETED
                )
            if task.done():
                await task
            yield client
        finally:
            await client.close()
            await asyncio.gather(task, return_exceptions=True)


def settings_for(sandbox: Sandbox, folder: Path, **more: Any) -> Settings:
    """Settings of a bot at this sandbox, with its database in a folder."""
    return Settings(
        drawing_processes=0, thinking_processes=0,
        _env_file=None, discord_token=SecretStr(sandbox.token), discord_api_url=sandbox.base_url,
        discord_gateway_url=sandbox.gateway_url, database=folder / "tables.sqlite3", ai_delay=0, **more,
    )


@pytest.fixture
async def sandbox(spec: Spec | None) -> AsyncIterator[Sandbox]:
    """An empty stand-in that checks what it is sent, in a server that gives the bot what its invitation asks for and
    nothing besides."""
    async with Sandbox(spec=spec) as made:
        made.world.deny(made.channel, EVERYONE & ~BOT)
        yield made


@pytest.fixture
async def stage(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Stage]:
    """A bot with three people in a channel; it must not have done anything wrong when the test ends."""
    async with connected(settings_for(sandbox, tmp_path)) as client:
        yield Stage(sandbox, client)
        await client.publisher.settle()
        assert list(sandbox.world.problems) == []
