"""One interaction and the one answer it gets.

Answers come at once; only a click that has waited a second (for its turn at a busy table) is deferred. The picture is
put in afterwards by an edit, and dropped when a newer answer stands in the same message by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import discord

from cogs.page import Page, PublicEdit
from cogs.painter import file_of

log = logging.getLogger(__name__)
PATIENCE = 1.0
"""Seconds until a click that still waits is deferred. Discord gives three."""

Kept = tuple[str, str]


class Shown:
    """What private messages show at the moment: the picture's key, and the newest answer. Only the recent ones."""

    def __init__(self, kept: int = 2000) -> None:
        self._kept = kept
        self._newest: OrderedDict[int, tuple[int, str | None]] = OrderedDict()

    def put(self, message_id: int, interaction_id: int, key: str | None) -> None:
        """The answer to this interaction stands in the message now, with this picture."""
        self._newest[message_id] = (interaction_id, key)
        self._newest.move_to_end(message_id)
        while len(self._newest) > self._kept:
            self._newest.popitem(last=False)

    def key(self, message_id: int) -> str | None:
        """The picture in the message, if known."""
        return self._newest.get(message_id, (0, None))[1]

    def superseded(self, message_id: int, interaction_id: int) -> bool:
        """Whether a newer answer stands in the message."""
        return self._newest.get(message_id, (0, None))[0] > interaction_id


class Click:
    """An interaction being answered. `public`: the click is meant to change the public message it stands on."""

    def __init__(self, interaction: discord.Interaction[Any], shown: Shown, *, public: bool = False) -> None:
        self.interaction = interaction
        self._shown = shown
        self._public = public
        self._answering = asyncio.Lock()
        self._thinking = False
        self._answered = False

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

    async def private(self, page: Page) -> None:
        """Answer so that only the person who clicked sees it: in place on a private message, else in a new one."""
        picture = self._standing_picture() if self.in_place else None
        async with self._answering:
            message_id, edit = await self._send_private(page, picture)
        self._answered = True
        before = self._shown.key(message_id) if self.in_place else None
        key = page.painting.key if page.painting is not None else None
        self._shown.put(message_id, self.id, before)
        if page.painting is None or (picture is not None and key == before):
            return
        drawn = await page.painting.paint()
        if drawn is None or self._shown.superseded(message_id, self.id):
            return
        await edit(view=page.view((drawn.filename, drawn.alt)), attachments=[file_of(drawn)])
        self._shown.put(message_id, self.id, key)

    async def notice(self, words: str) -> None:
        """Say something privately beside whatever was answered before; nothing that is shown is replaced."""
        async with self._answering:
            it = self.interaction
            if not it.response.is_done():
                await it.response.send_message(words, ephemeral=True)
            elif self._thinking and not self._answered:
                await it.edit_original_response(content=words)
            else:
                await it.followup.send(words, ephemeral=True)
        self._answered = True

    async def public(self, edit: PublicEdit) -> None:
        """Answer by changing the public message on which the button stands."""
        async with self._answering:
            content: dict[str, Any] = {} if edit.content is None else {"content": edit.content}
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=edit.view, **content)
            else:
                await self.interaction.response.edit_message(view=edit.view, **content)
        self._answered = True

    async def modal(self, dialog: discord.ui.Modal) -> None:
        """Answer with a form."""
        async with self._answering:
            await self.interaction.response.send_modal(dialog)
        self._answered = True

    async def _send_private(self, page: Page, picture: Kept | None) -> tuple[int, Any]:
        """Send the words. Returns the message's id, and how it is edited."""
        it = self.interaction
        late = it.response.is_done()
        if self.in_place:
            assert self.message is not None
            kept: dict[str, Any] = {"attachments": self.message.attachments if picture is not None else []}
            if page.painting is None:
                picture, kept = None, {"attachments": []}
            if late:
                await it.edit_original_response(view=page.view(picture), **kept)
            else:
                await it.response.edit_message(view=page.view(picture), **kept)
            return self.message.id, it.edit_original_response
        if not late:
            sent = await it.response.send_message(view=page.view(), ephemeral=True)
            return sent.message_id or it.id, it.edit_original_response
        if self._thinking and not self._answered:
            message = await it.edit_original_response(view=page.view())
            return message.id, it.edit_original_response
        followup = await it.followup.send(view=page.view(), ephemeral=True, wait=True)
        return followup.id, followup.edit

    def _standing_picture(self) -> Kept | None:
        message = self.message
        if message is None or not message.attachments:
            return None
        standing = message.attachments[0]
        return standing.filename, standing.description or ""
