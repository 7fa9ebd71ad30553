"""What a route handler gets and gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ..files import Upload
from ..interactions import Interaction
from ..media import kept_files
from ..model import THREADS, ApiError, Json, Permission, form_error
from ..rules import check_message
from ..rules.messages import Draft
from ..world import World


@dataclass(frozen=True, slots=True)
class Answer:
    """A body with a status other than 200."""

    status: int
    body: Any


Result: TypeAlias = Json | list[Json] | Answer | None
"""None is answered as 204 without a body."""


@dataclass(frozen=True, slots=True)
class Request:
    """One authorised and parsed call of the API."""

    world: World
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: Sequence[Upload]
    gateway_url: str

    @property
    def data(self) -> Json:
        """The body as an object; an absent body is an empty one."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(400, 50109, "The request body contains invalid JSON.")
        return self.body

    def channel(self, *needed: Permission) -> Json:
        """The channel in the path. Raises 404/10003, 403/50001 (cannot be seen), 403/50013 (`needed` is missing)."""
        world = self.world
        channel = world.channel(self.params["channel_id"])
        if "guild_id" in channel and not world.bot_is_in(channel["guild_id"]):
            raise ApiError(403, 50001, "Missing Access")
        held = world.permissions(world.bot_user["id"], channel)
        if Permission.VIEW_CHANNEL not in held:
            raise ApiError(403, 50001, "Missing Access")
        if any(permission not in held for permission in needed):
            raise ApiError(403, 50013, "Missing Permissions")
        return channel

    def place_of(self, interaction: Interaction) -> Json:
        """Where an interaction came from. Raises 404/10003 when that is gone."""
        return self.world.channel(interaction.channel["id"])

    def open_for_words(self, channel: Json) -> None:
        """Before a message is posted: it takes a thread out of the archive. A lock stands against it (403/50083)."""
        if channel["type"] in THREADS:
            self._check_lock(channel)
            if channel["thread_metadata"]["archived"]:
                self.world.archive_thread(channel, archived=False)

    def open_for_changes(self, channel: Json) -> None:
        """Before a message is changed or deleted: an archived thread stands against it (400/50083), and a lock."""
        if channel["type"] in THREADS:
            self._check_lock(channel)
            if channel["thread_metadata"]["archived"]:
                raise ApiError(400, 50083, "Thread is archived")

    def _check_lock(self, thread: Json) -> None:
        held = self.world.permissions(self.world.bot_user["id"], thread)
        if thread["thread_metadata"]["locked"] and Permission.MANAGE_THREADS not in held:
            raise ApiError(403, 50083, "Thread is archived")

    def check_draft(self, data: Json, before: Json | None = None, *, is_response: bool = False) -> None:
        """Hold a message body against the hand-written limits."""
        kept = kept_files(self.world.messages.files_of(before["id"]), data, self.uploads) if before else ()
        problems = check_message(Draft(data, self.uploads, before, kept, is_response))
        if not problems:
            return
        self.world.problems.extend(map(str, problems))
        if [problem.code for problem in problems] == ["EMPTY"]:
            raise ApiError(400, 50006, "Cannot send an empty message")
        raise form_error([problem.under("data") if is_response else problem for problem in problems])


Handler: TypeAlias = Callable[[Request], Result]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    template: str
    """Path below /api/v10, as the documentation writes it."""
    handler: Handler

    @property
    def needs_token(self) -> bool:
        """Interaction and webhook routes carry their own token in the path; where the gateway is may be asked by
        anybody."""
        return not self.template.startswith(("/interactions/", "/webhooks/")) and self.template != "/gateway"


@dataclass(slots=True)
class RouteList:
    """Routes of one module, in the order in which they are tried."""

    all: list[Route] = field(default_factory=list)

    def __call__(self, method: str, template: str) -> Callable[[Handler], Handler]:
        def register(handler: Handler) -> Handler:
            self.all.append(Route(method, template, handler))
            return handler

        return register
