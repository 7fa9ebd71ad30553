"""What private messages show at the moment, as far as it is remembered, and how one of them is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import discord

from tables.recent import Recent

EDITABLE = 14.5 * 60
"""Seconds for which a message can be changed through the click that it answers; Discord says fifteen minutes."""
Edit = Callable[..., Awaitable[discord.Message]]
"""Edits a private message."""
Remove = Callable[[], Awaitable[None]]
"""Takes a private message away."""


@dataclass(slots=True)
class Showing:
    """What a private message shows: the newest interaction that it answers, the key and attachments of its pictures
    (None when unknown). `gone`: it was taken away. `turn` is held by whoever is editing the message."""

    interaction: int = 0
    gone: bool = False
    key: str | None = None
    attachments: list[discord.Attachment] | None = None
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    def answers(self, interaction: int) -> bool:
        """Whether the message still stands and answers this interaction, or an older one."""
        return not self.gone and self.interaction <= interaction

    async def put(self, edit: Edit, key: str, view: discord.ui.LayoutView, pictures: Sequence[discord.File]) -> None:
        """Edit the message so that it shows these pictures; `turn` is held. When that fails, Discord may have done it
        all the same: nobody knows what is shown, and nothing of it can be kept."""
        self.key, self.attachments = None, []
        message = await edit(view=view, attachments=pictures)
        self.key, self.attachments = key, message.attachments


class Shown:
    """What private messages show at the moment. Only the recent ones."""

    def __init__(self, kept: int = 2000) -> None:
        self._messages: Recent[int, Showing] = Recent(kept)

    def of(self, message_id: int) -> Showing:
        """What is known of a message, to be kept up to date by whoever changes it."""
        showing = self._messages.get(message_id) or Showing()
        self._messages[message_id] = showing
        return showing
