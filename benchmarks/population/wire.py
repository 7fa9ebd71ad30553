"""Discord inside the process: discord.py builds its requests, and the stand-in's own routes answer them. No network,
the clock of the tables, and every refusal of the stand-in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any

import discord
from discord.http import HTTPClient
from discord.http import Route as Called

from sandbox.faults import RateLimited
from sandbox.files import Upload
from sandbox.messages import MessageStore
from sandbox.model import ApiError, Json
from sandbox.rest import ROUTES, Route
from sandbox.rest.routing import Request
from sandbox.world import World
from tables.clock import Clock

KEPT = 150
"""Messages that the stand-in remembers of each channel."""
AS_LIFE_IS = {50007, 50278, 10007, 10013}
"""Refusals that nobody can foresee: who takes no direct messages, and who has left."""
REASONS = {403: discord.Forbidden, 404: discord.NotFound}
FILE = re.compile(r"files\[(\d+)\]")


class Timed(World):
    """A world that lives by the clock of the tables."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        super().__init__()
        self.messages = MessageStore(self, self.files, KEPT)
        self.faults.steady = clock.steady
        self.faults.global_limit = None
        self.faults.limit_old_edits(3, 6.0)

    def now(self) -> float:
        """The tables' time."""
        return self._clock.now()


class Wire(HTTPClient):
    """What the client believes to be the way to Discord. `wrong` gathers what a bot should not ask for."""

    def __init__(self, world: World, wrong: list[str]) -> None:
        self._world = world
        self._wrong = wrong
        self.calls = 0
        self._ways: dict[tuple[str, str], tuple[Route, re.Pattern[str]]] = {}

    async def request(
        self, route: Called, *, files: Sequence[discord.File] | None = None,
        form: Iterable[dict[str, Any]] | None = None, **kwargs: Any,
    ) -> Any:
        """Answer a request. Raises what discord.py raises."""
        self.calls += 1
        handler, params = self._way(route)
        body, uploads = _taken_apart(form) if form is not None else (kwargs.get("json"), [])
        try:
            return handler(Request(self._world, params, {}, json.loads(json.dumps(body)), uploads, ""))
        except RateLimited as limit:
            self._wrong.append(f"asked too quickly: {route.method} {route.path} ({limit})")
            raise
        except ApiError as error:
            if error.code not in AS_LIFE_IS:
                self._wrong.append(f"refused: {route.method} {route.url.removeprefix(Called.BASE)}: {error}")
            answer = SimpleNamespace(status=error.status, reason=error.message)
            raise REASONS.get(error.status, discord.HTTPException)(answer, error.body()) from None

    def _way(self, called: Called) -> tuple[Any, dict[str, str]]:
        known = self._ways.get((called.method, called.path))
        path = called.url.removeprefix(Called.BASE)
        if known is None:
            found = next(
                (one, pattern) for one in ROUTES
                if one.method == called.method and (pattern := _pattern(one.template)).fullmatch(path)
            )
            known = self._ways[called.method, called.path] = found
        match = known[1].fullmatch(path)
        assert match is not None, path
        return known[0].handler, match.groupdict()


class Connected(discord.Client):
    """A client that is connected to a world, as far as publishing goes."""

    def __init__(self, world: World, wrong: list[str]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), max_messages=None, allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.http = self._connection.http = Wire(world, wrong)
        for guild in world.guilds.values():
            payload: Any = world.guild_payload(guild)
            self._connection._add_guild_from_data(payload)

    @property
    def latency(self) -> float:
        """How long Discord takes to answer."""
        return 0.05

    def is_ready(self) -> bool:
        """It is there."""
        return True

    def is_closed(self) -> bool:
        """It has not gone."""
        return False


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(template)))


def _taken_apart(form: Iterable[dict[str, Any]]) -> tuple[Json, list[Upload]]:
    """The JSON and the files of a multipart request."""
    body: Json = {}
    uploads: list[Upload] = []
    for part in form:
        if part["name"] == "payload_json":
            body = json.loads(part["value"])
        elif match := FILE.fullmatch(part["name"]):
            data = part["value"].read()
            uploads.append(Upload(int(match[1]), part["filename"], data, part.get("content_type")))
    return body, uploads
