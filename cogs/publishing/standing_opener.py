"""Open the lobbies of standing invitations when their time has come, where their person and the bot may still write."""

from __future__ import annotations

from cogs.forms.custom_id import base36
from cogs.publishing.direct import tell_directly
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.text import Text
from storage.model import StandingInvitation
from tables.service import TableService


class StandingOpener:
    """Opens the lobbies of standing invitations that are due, each apart from the others."""

    def __init__(self, tables: TableService, audience: Audience, post: Post) -> None:
        self._tables = tables
        self._audience = audience
        self._post = post
        self._untold: dict[int, tuple[StandingInvitation, Text]] = {}
        """By its id: a standing invitation, and what its person is still to be told."""

    async def open_due(self) -> None:
        """Open all lobbies that are due, and tell the persons of those that cannot be opened. One that fails is retried
        and does not affect the others. Raises `RequestRefused` when nothing can be stored."""
        if self._post.connected:
            due, each = await self._tables.standing.due(), self._tables.records.retries.each
            await each("standing invitations", due, self._open, lambda one: one.id)
            await each("telling of standing invitations", [*self._untold], self._tell)

    async def _open(self, one: StandingInvitation) -> None:
        allowed = await self._post.may_write(one.home, one.discord_id)
        opened = await self._tables.standing.open(one, allowed=allowed)
        if isinstance(opened, Text):
            self._untold[one.id] = one, opened

    async def _tell(self, number: int) -> None:
        """Send a standing invitation's person a direct message, once. It does not wait for the end of quiet hours: this
        is the hour that they have chosen for their table. Raises Discord errors where it is to be tried again."""
        one, said = self._untold[number]
        nonce = f"w{base36(one.id)}-{base36(int(one.due_at))}"
        await tell_directly(self._tables, self._audience, self._post, one.person, said, one.language, nonce)
        del self._untold[number]
