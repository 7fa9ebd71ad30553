"""One interaction and the one answer it gets.

Answers come at once; only a click that has waited a second (for its turn at a busy table) is deferred. The picture is
put in afterwards by an edit, and dropped when a newer answer stands in the same message by then.
"""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from typing import Any

import discord
from discord.utils import MISSING

from cogs.pages.page import Page, PublicEdit
from cogs.publishing.following import Following
from cogs.publishing.giving_way import GivingWay
from cogs.publishing.showing import Edit, Remove, Shown
from tables.figures import CLICK

log = logging.getLogger(__name__)
PATIENCE = 1.0
"""Seconds until a click that still waits is deferred. Discord gives three."""


class Answered(asyncio.Event):
    """That words were sent, and how long it took."""

    def __init__(self) -> None:
        super().__init__()
        self._since = time.perf_counter()

    def set(self) -> None:
        """Words were sent, perhaps for the second time."""
        if not self.is_set():
            CLICK.observe(time.perf_counter() - self._since)
        super().set()


class Click:
    """An interaction being answered. `public`: the click is meant to change the public message it stands on.
    `may_draw` says why no picture is drawn for it, or nothing."""

    def __init__(
        self, interaction: discord.Interaction[Any], shown: Shown, giving_way: GivingWay,
        following: Following | None = None, *, public: bool = False,
        may_draw: Callable[[discord.Interaction[Any]], Awaitable[str]] | None = None,
    ) -> None:
        self.interaction = interaction
        self._shown = shown
        self._giving_way = giving_way
        self._following = following
        self._public = public
        self._may_draw = may_draw
        self._answering = asyncio.Lock()
        self._thinking = False
        self.answered: asyncio.Event = Answered()
        """Set once words were sent."""

    @property
    def id(self) -> int:
        """The interaction's id: the service acts once for each."""
        return self.interaction.id

    @property
    def message(self) -> discord.Message | None:
        """The message on which the component stands."""
        return self.interaction.message

    @property
    def in_place(self) -> bool:
        """Whether the click stands on a private message, which is then changed in place."""
        return self.message is not None and self.message.flags.ephemeral

    # -- deferring -----------------------------------------------------------------------------------------------

    async def defer_when_late(self) -> None:
        """Defer after a second of waiting. Run beside the handler, and cancelled when it is done."""
        await asyncio.sleep(PATIENCE)
        async with self._answering:
            if self.interaction.response.is_done():
                return
            self._thinking = not (self.in_place or self._public)
            await self.interaction.response.defer(ephemeral=True, thinking=self._thinking)

    # -- answering -----------------------------------------------------------------------------------------------

    async def private(self, page: Page, *, beside: bool = False) -> None:
        """Answer so that only the person who clicked sees it: in place on a private message, else in a new one; always
        in a new one `beside` what stands there.

        The standing picture stays until the new one is drawn. An older picture that is still being drawn is dropped,
        and one that is just being sent comes first: what it replaces can no longer be kept.
        """
        if self.in_place and not beside:
            assert self.message is not None
            message_id = self.message.id
            remove: Remove = self._remove
            showing = self._shown.of(self.message.id)
            showing.interaction = max(showing.interaction, self.id)
            async with showing.turn, self._answering:
                kept = showing.attachments if showing.attachments is not None else self.message.attachments
                if page.painting is None:
                    kept = []
                try:
                    edit = await self._change_private(page, kept)
                except discord.HTTPException as error:
                    if error.status != HTTPStatus.BAD_REQUEST or not kept:
                        raise
                    kept = []  # others hang there by now, put there by another bot: they are drawn anew
                    edit = await self._change_private(page, kept)
                showing.attachments = kept
        else:
            async with self._answering:
                message_id, edit, remove = await self._send_private(page)
            showing = self._shown.of(message_id)
            showing.interaction = self.id
        self.answered.set()
        if self._following is not None:
            await self._following.note(
                page, message_id, self.id, edit, remove, new=beside or not self.in_place
            )
        if page.painting is None:
            showing.key = None
        elif showing.lacks(page.painting):
            why_not = await self._may_draw(self.interaction) if self._may_draw is not None else ""
            if why_not:
                await self.notice(why_not)
            else:
                await showing.paint(page, page.painting, self.id, edit, self._giving_way)

    async def notice(self, words: str) -> None:
        """Say something privately beside whatever was answered before; nothing that is shown is replaced."""
        await self._say(words)

    async def file(self, words: str, filename: str, data: bytes) -> None:
        """Hand over a file privately, beside whatever was answered before."""
        await self._say(words, [discord.File(io.BytesIO(data), filename)])

    async def _say(self, words: str, files: Sequence[discord.File] = MISSING) -> None:
        async with self._answering:
            it = self.interaction
            if not it.response.is_done():
                await it.response.send_message(words, files=files, ephemeral=True)
            elif self._thinking and not self.answered.is_set():
                await it.edit_original_response(content=words, attachments=files)
            else:
                await it.followup.send(words, files=files, ephemeral=True)
        self.answered.set()

    async def public(self, edit: PublicEdit) -> None:
        """Answer by changing the public message on which the button stands."""
        async with self._answering:
            content: dict[str, Any] = {} if edit.content is None else {"content": edit.content}
            if edit.bare:
                content["attachments"] = []
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=edit.view, **content)
            else:
                await self.interaction.response.edit_message(view=edit.view, **content)
        self.answered.set()

    async def modal(self, dialog: discord.ui.Modal) -> None:
        """Answer with a form."""
        async with self._answering:
            await self.interaction.response.send_modal(dialog)
        self.answered.set()

    async def _change_private(self, page: Page, kept: list[discord.Attachment]) -> Edit:
        """Change the private message on which the button stands. Returns how it is edited further."""
        view = page.view(kept=kept)
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view, attachments=kept)
        else:
            await self.interaction.response.edit_message(view=view, attachments=kept)
        return self.interaction.edit_original_response

    async def _remove(self) -> None:
        await self.interaction.delete_original_response()

    async def _send_private(self, page: Page) -> tuple[int, Edit, Remove]:
        """Send the words in a new private message. Returns its id, how it is edited and how it is taken away."""
        it = self.interaction
        if not it.response.is_done():
            sent = await it.response.send_message(view=page.view(), ephemeral=True)
            return sent.message_id or it.id, it.edit_original_response, self._remove
        if self._thinking and not self.answered.is_set():
            message = await it.edit_original_response(view=page.view())
            return message.id, it.edit_original_response, self._remove
        followup = await it.followup.send(view=page.view(), ephemeral=True, wait=True)
        return followup.id, followup.edit, followup.delete


def value_of(click: Click) -> str:
    """The value that was taken from a select; empty for other components."""
    data: Any = click.interaction.data or {}
    return str((data.get("values") or [""])[0])
