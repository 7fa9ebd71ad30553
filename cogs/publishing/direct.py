"""Tell a person something directly that no channel can tell them."""

from __future__ import annotations

import logging

from cogs.discord_errors import FAILURES, describe
from cogs.forms.components import classic
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.text import Text
from storage.model import Person
from tables.service import TableService

log = logging.getLogger(__name__)


async def tell_directly(
    tables: TableService, audience: Audience, post: Post, person: Person, discord_id: int, said: Text, language: str,
    nonce: str,
) -> None:
    """Send a person a direct message, once: a failure is only logged. Nothing is sent if they have closed the room.
    `language` counts where they have chosen none."""
    settings, room = await tables.people.settings_of(person), await tables.preferences.room(person)
    if room is not None and room.closed:
        return
    chosen = settings.language or (language if room is None else room.language)
    voice = audience.plain(chosen, marks=settings.marks)
    try:
        channel = await post.room_with(discord_id, room)
        if channel is not None:
            await post.send(channel, voice.say(said), classic([]), nonce)
    except FAILURES as error:
        log.info("%s: a person was not told (%s)", said.key, describe(error))
