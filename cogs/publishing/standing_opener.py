"""Open the lobbies of standing invitations when their time has come, where their person and the bot may still write."""

from __future__ import annotations

from cogs.publishing.post import Post
from storage.model import StandingInvitation
from tables.service import TableService


class StandingOpener:
    """Opens the lobbies of standing invitations that are due, each apart from the others."""

    def __init__(self, tables: TableService, post: Post) -> None:
        self._tables = tables
        self._post = post

    async def open_due(self) -> None:
        """Open all lobbies that are due. One that fails is retried and does not affect the others. Raises
        `RequestRefused` when nothing can be stored."""
        if self._post.connected:
            due = await self._tables.standing.due()
            await self._tables.records.retries.each("standing invitations", due, self._open, lambda one: one.id)

    async def _open(self, one: StandingInvitation) -> None:
        allowed = await self._post.may_write(one.home, one.discord_id)
        await self._tables.standing.open(one, allowed=allowed)
