"""Sending and editing public messages: pings, nonces, the pace of old messages, and no edit that changes nothing."""

from __future__ import annotations

import hashlib
import json
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.forms.components import classic
from cogs.pictures.painter import file_of
from cogs.publishing.showing import EDITABLE
from rendering.kit.picture import Picture
from storage.model import Room
from storage.outgoing import PostedMessage
from tables.clock import Clock
from tables.recent import Recent
from tables.sharing import Sharing

log = logging.getLogger(__name__)
CLICK_OVER = (10015, 50027)
"""Discord's codes for a click through which nothing can be changed any more: its webhook or its token is unknown."""
OLD = 3600.0
OLD_PACE = 2.5
"""Messages older than an hour take about three edits in six seconds a channel."""
PINGS_NOBODY = discord.AllowedMentions.none()
View = ui.View | ui.LayoutView
LOOKED_THROUGH = 100
"""Messages in a room among which one is looked for that may have been sent."""
MANY_ROOMS, MANY_SECONDS = 10, 600.0
"""Rooms that are opened in so many seconds at most."""
TOO_FAST, ROOMS_REST = 40003, 3600.0
"""Discord's code for who opens rooms too fast, and for how long no other is opened then."""


@dataclass(frozen=True, slots=True)
class _Shows:
    """What a message shows, and the revision of its row once that is noted; None: only a click has changed it."""

    digest: str
    revision: int | None


@dataclass(frozen=True, slots=True)
class _Through:
    """A click that was answered by changing a message: through it the message can be changed until a moment."""

    edit: Callable[..., Awaitable[object]]
    until: float


class Post:
    """Talks to channels for the publisher. Remembers what recent messages show, so that equal edits cost nothing. Says
    nothing that is another bot's to say by now: raises `Overtaken`."""

    def __init__(self, client: discord.Client, clock: Clock, sharing: Sharing, kept: int = 2000) -> None:
        self._client = client
        self._clock = clock
        self._sharing = sharing
        self._shown: Recent[int, _Shows] = Recent(kept)
        self._through: Recent[int, _Through] = Recent(kept)
        """The last click on each message. Discord does not count what goes through it among the bot's requests."""
        self._pace: dict[int, float] = {}
        self._opened: list[float] = []
        """When rooms were opened lately, in seconds that never jump."""
        self._no_rooms_until = -math.inf

    @property
    def connected(self) -> bool:
        """Whether the connection to Discord lives, so that clicks arrive."""
        return self._client.is_ready() and not self._client.is_closed() and math.isfinite(self._client.latency)

    def channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        """A channel to write to, known or not."""
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def send(
        self, channel_id: int, content: str | None, view: View, nonce: str, pings: Sequence[int] = (),
        pictures: Sequence[Picture] = (),
    ) -> discord.Message:
        """A new message. The nonce makes Discord send it once, even if this program died before it took note.

        Only `pings` (Discord ids) get a notification. When Discord already has the message, it is brought up to date.
        """
        mentions = discord.AllowedMentions(users=[discord.Object(one) for one in pings], roles=False, everyone=False)
        arguments: dict[str, Any] = {"content": content, "view": view}
        self._sharing.check()
        sent = await self.channel(channel_id).send(
            nonce=nonce, allowed_mentions=mentions, files=[file_of(one) for one in pictures], **arguments
        )
        if (content is not None and sent.content != content) or not _carries(sent, pictures):
            await sent.edit(allowed_mentions=PINGS_NOBODY, **arguments, **_hung(pictures or None))
        self._shown[sent.id] = _Shows(_digest(content, view), 0)
        return sent

    async def tell(self, channel_id: int, words: str, nonce: str) -> None:
        """Say something where nobody is called by it, and where it does not matter if Discord refuses it."""
        try:
            await self.send(channel_id, words, classic([]), nonce)
        except discord.HTTPException as error:
            log.info("not said in channel %d: %s", channel_id, error.code)

    def knows(self, message: PostedMessage) -> bool:
        """Whether it is known what a message shows: no other bot has changed it since this one did."""
        shown = self._shown.get(message.message_id)
        alone = self._sharing.number is None
        return shown is not None and (alone or shown.revision == message.revision)

    async def edit(
        self, message: PostedMessage, content: str | None, view: View, *, bare: bool = False,
        pictures: Sequence[Picture] = (),
    ) -> bool:
        """Bring a message up to date, which the caller notes with its next revision; nobody is notified. `bare`: it
        loses its pictures; `pictures` take their place. Returns whether there was anything to change."""
        shows = _Shows(_digest(content, view), message.revision + 1)
        same = self.knows(message) and self._shown[message.message_id].digest == shows.digest
        if same and not pictures:
            self._shown[message.message_id] = shows
            return False
        words: dict[str, Any] = {} if same else {"content": content, "view": view}
        await self._change(message, pictures if pictures or bare else None, **words)
        self._shown[message.message_id] = shows
        return True

    async def take_buttons(self, message: PostedMessage) -> None:
        """Take a message's buttons away; its words stay."""
        await self._change(message, None, view=None)

    async def attach(self, message: PostedMessage, pictures: Sequence[Picture]) -> None:
        """Put pictures in place of those that the message has."""
        await self._change(message, pictures)

    def shows(
        self, message_id: int, content: str | None, view: View, click: discord.Interaction[Any]
    ) -> None:
        """Note what a message shows because a click was answered by changing it."""
        before = self._shown.get(message_id)
        self._shown[message_id] = _Shows(_digest(content, view), before.revision if before is not None else None)
        self._through[message_id] = _Through(click.edit_original_response, self._clock.steady() + EDITABLE)

    async def _change(self, message: PostedMessage, pictures: Sequence[Picture] | None, **words: Any) -> None:
        """Change a message: through the last click on it, as long as Discord takes that, else in its channel. Its
        pictures stay where none are named."""
        through = self._through.get(message.message_id)
        if through is not None and self._clock.steady() < through.until:
            self._sharing.check()
            try:
                await through.edit(allowed_mentions=PINGS_NOBODY, **words, **_hung(pictures))
                return
            except discord.HTTPException as error:
                if error.code not in CLICK_OVER:
                    raise
        self._through.pop(message.message_id, None)
        await self._wait_for_turn(message)
        partial = self.channel(message.channel_id).get_partial_message(message.message_id)
        await partial.edit(allowed_mentions=PINGS_NOBODY, **words, **_hung(pictures))

    async def open_thread(self, channel_id: int) -> None:
        """Take a thread out of the archive. Raises `discord.HTTPException`, for example when it is locked."""
        channel = await self._client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            await channel.edit(archived=False)

    async def stands(self, channel_id: int, custom_id: str) -> bool:
        """Whether one of the last messages in a room of direct messages has a component of this `custom_id`."""
        async for message in self.channel(channel_id).history(limit=LOOKED_THROUGH):
            parts = [part for row in message.components for part in getattr(row, "children", ())]
            if any(getattr(part, "custom_id", None) == custom_id for part in parts):
                return True
        return False

    async def open_room(self, discord_id: int) -> int | None:
        """The id of the channel of direct messages with a person who has asked for it by a click; None when it cannot
        be opened now: whoever opens many at once is taken for a nuisance. Raises `discord.Forbidden`."""
        now = self._clock.steady()
        self._opened = [at for at in self._opened if at > now - MANY_SECONDS]
        if now < self._no_rooms_until or len(self._opened) >= MANY_ROOMS:
            return None
        self._opened.append(now)
        try:
            return (await self._client.create_dm(discord.Object(discord_id))).id
        except discord.HTTPException as error:
            if error.code != TOO_FAST:
                raise
            self._no_rooms_until = now + ROOMS_REST
            return None

    async def room_with(self, discord_id: int, known: Room | None) -> int | None:
        """The same, where that room may be known already."""
        return known.channel_id if known is not None else await self.open_room(discord_id)

    async def _wait_for_turn(self, message: PostedMessage) -> None:
        """Edits of messages older than an hour are rare goods: one at a time, at a pace that Discord takes."""
        self._sharing.check()
        now = self._clock.now()
        if now - message.posted_at < OLD:
            return
        turn = max(now, self._pace.get(message.channel_id, 0.0))
        self._pace = {channel: at for channel, at in self._pace.items() if at > now}
        self._pace[message.channel_id] = turn + OLD_PACE
        await self._clock.sleep(turn - now)
        self._sharing.check()


def _carries(sent: discord.Message, pictures: Sequence[Picture]) -> bool:
    """Whether these pictures hang on a message, if any: not when it was sent before, without them or with others."""
    return not pictures or [one.size for one in sent.attachments] == [len(one.data) for one in pictures]


def _hung(pictures: Sequence[Picture] | None) -> dict[str, Any]:
    """The part of an edit that hangs pictures; nothing where they stay. A file can be sent once."""
    return {} if pictures is None else {"attachments": [file_of(one) for one in pictures]}


def _digest(content: str | None, view: View) -> str:
    shape = json.dumps([content, view.to_components()], sort_keys=True, default=str)
    return hashlib.sha256(shape.encode()).hexdigest()
