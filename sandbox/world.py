"""The whole state of the stand-in: one object that tests and the local table look at and move."""

from __future__ import annotations

import secrets
from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Any

from .directory import Directory
from .faults import Faults
from .files import FileStore
from .interactions import InteractionBook
from .messages import MessageStore
from .model import Intent, Json

BOOSTED = {2: 50 * 2**20, 3: 100 * 2**20}
"""Bytes of the largest file by a server's level."""
CALLS_KEPT = 2_000
PROBLEMS_KEPT = 200


@dataclass(slots=True)
class Call:
    """One REST call as it arrived and what it was answered with."""

    method: str
    route: str
    path: str
    query: dict[str, str]
    status: int = 0
    json: Any = None
    files: list[tuple[str, int]] = field(default_factory=list)
    """Name and size in bytes of each uploaded file."""
    error: str = ""
    seconds: float = 0.0


class World(Directory):
    """People, places, messages, interactions and faults of one imaginary Discord with one bot on it.

    `deadline` is how long a client waits for the first answer, `token_life` how long follow-ups are accepted (both in
    seconds), `attachment_limit` the largest file in bytes where the server is not boosted.
    """

    def __init__(self, *, deadline: float = 3.0, token_life: float = 900.0, attachment_limit: int = 10 * 2**20) -> None:
        super().__init__()
        self.deadline, self.token_life, self.attachment_limit = deadline, token_life, attachment_limit
        self.granted_intents = Intent.GUILD_MEMBERS
        """Privileged intents that this application may ask for; others close the gateway with 4014."""
        self.app_id = str(self.bot_user["id"])
        self.token = f"sandbox.{secrets.token_urlsafe(24)}"
        self.files = FileStore(self)
        self.messages = MessageStore(self, self.files)
        self.interactions = InteractionBook(self)
        self.faults = Faults(self)
        self.commands: defaultdict[str | None, dict[str, Json]] = defaultdict(dict)
        """Registered commands by guild id (None: everywhere) and command id."""
        self.commands_created: defaultdict[str | None, list[float]] = defaultdict(list)
        """When commands were created lately, in the same scopes."""
        self.calls: deque[Call] = deque(maxlen=CALLS_KEPT)
        self.problems: deque[str] = deque(maxlen=PROBLEMS_KEPT)
        """What the bot did wrong: bodies that were refused and routes that do not exist. Empty for a good bot."""
        self.answer_problems: deque[str] = deque(maxlen=PROBLEMS_KEPT)
        """Answers of this stand-in that do not fit Discord's own description."""

    def largest_file(self, channel_id: str | None) -> int:
        """The size in bytes of the largest file that may be sent to a channel; boosted servers take more."""
        channel = self.channels.get(channel_id or "", {})
        guild = self.guilds.get(channel.get("guild_id", ""), {})
        return BOOSTED.get(guild.get("premium_tier", 0), self.attachment_limit)

    def forget_messages(self, channel_id: str) -> None:
        self.messages.forget_channel(channel_id)
