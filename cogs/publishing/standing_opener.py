"""Open the lobbies of standing invitations when their time has come, where their person and the bot may still write."""

from __future__ import annotations

import logging

from cogs.discord_errors import FAILURES, describe
from cogs.forms.components import classic
from cogs.forms.custom_id import base36
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.text import Text
from storage.model import StandingInvitation
from tables.service import TableService

log = logging.getLogger(__name__)


class StandingOpener:
    """Opens the lobbies of standing invitations that are due, each apart from the others."""

    def __init__(self, tables: TableService, audience: Audience, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._post = post

    async def open_due(self) -> None:
        """Open all lobbies that are due. One that fails is retried and does not affect the others. Raises
        `RequestRefused` when nothing can be stored."""
        if self._post.connected:
            due = await self._tables.standing.due()
            await self._tables.records.retries.each("standing invitations", due, self._open, lambda one: one.id)

    async def _open(self, one: StandingInvitation) -> None:
        allowed = await self._post.may_write(one.home, one.discord_id)
        opened = await self._tables.standing.open(one, allowed=allowed)
        if isinstance(opened, Text):
            await self._tell(one, opened)

    async def _tell(self, one: StandingInvitation, said: Text) -> None:
        """Send a standing invitation's person a direct message, once. It does not wait for the end of quiet hours: this
        is the hour that they have chosen for their table."""
        people = self._tables.people
        settings, room = await people.settings_of(one.person), await self._tables.preferences.room(one.person)
        if room is not None and room.closed:
            return
        language = settings.language or (one.language if room is None else room.language)
        voice = self._audience.plain(language, marks=settings.marks)
        try:
            channel = await self._post.room_with(one.discord_id, room)
            if channel is not None:
                nonce = f"w{base36(one.id)}-{base36(int(one.due_at))}"
                await self._post.send(channel, voice.say(said), classic([]), nonce)
        except FAILURES as error:
            log.info("%s has opened no lobby, and its person was not told (%s)", one, describe(error))
