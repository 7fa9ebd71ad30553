"""The process dies at any call to Discord while a table is published: all of it is told, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from discord.http import HTTPClient, Route

from sandbox import Sandbox
from storage.engine.connection import StorageError
from storage.engine.transaction import Tx
from tests.wire.conftest import connected, settings_for
from tests.wire.stage import Json, Stage


@dataclass
class Fate:
    """At which call the process dies, before or after Discord has heard of it. Afterwards it reaches nothing more."""

    at: int
    heard: bool
    calls: int = 0
    dead: asyncio.Event = field(default_factory=asyncio.Event)


@asynccontextmanager
async def mortal(monkeypatch: pytest.MonkeyPatch, fate: Fate) -> AsyncIterator[None]:
    """Inside, the process dies as its fate says."""
    request, commit = HTTPClient.request, Tx.commit

    async def calling(self: HTTPClient, route: Route, **given: Any) -> Any:
        if fate.dead.is_set():
            raise OSError("dead")
        if route.method != "GET":
            fate.calls += 1
            if fate.calls - 1 == fate.at:
                fate.dead.set()
                if fate.heard:
                    await request(self, route, **given)
                raise OSError("dead")
        return await request(self, route, **given)

    async def storing(self: Tx) -> None:
        if fate.dead.is_set():
            raise StorageError("dead")
        await commit(self)

    with monkeypatch.context() as patch:
        patch.setattr(HTTPClient, "request", calling)
        patch.setattr(Tx, "commit", storing)
        yield


CALLS = 3
"""How many calls the story below has."""


@pytest.mark.sampled(1 / 3)
@pytest.mark.parametrize("heard", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("at", range(CALLS))
async def test_a_death_at_any_call_loses_and_doubles_no_message(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, heard: bool
) -> None:
    settings, fate = settings_for(sandbox, tmp_path), Fate(at, heard)
    async with connected(settings) as client:
        stage = Stage(sandbox, client)
        await stage.start(stage.ben)
        before = [one["id"] for one in public(stage)]
        async with mortal(monkeypatch, fate):
            await stage.silently({0: "fields", 1: "forest"})
            async with asyncio.timeout(10):
                await fate.dead.wait()
            await client.close()
    async with connected(settings) as client:
        stage.client = client
        await stage.hasten()
        await stage.settle()
        view = await client.tables.looking.view(await stage.table(), None)
        new = [one for one in public(stage) if one["id"] not in before]
        assert len(new) == 1 and "Fields" in new[0]["content"] and new[0]["attachments"]
        (asked,) = {stage.people[one.seat].id for one in view.asked}
        assert list(stage.world.messages.pings[new[0]["id"]]) == [asked]


def public(stage: Stage) -> list[Json]:
    """What everybody sees in the channel."""
    return [one for one in stage.messages() if not stage.world.messages.is_ephemeral(one["id"])]
