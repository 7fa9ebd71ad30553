"""Tell a person something directly that no channel can tell them."""

from __future__ import annotations

import logging

from cogs.discord_errors import FAILURES, Reaction, Target, describe, reaction
from cogs.forms.components import classic
from cogs.publishing.post import Post
from cogs.words.audience import Audience
from games.core.text import Text
from storage.model import Person
from tables.service import TableService

log = logging.getLogger(__name__)


async def tell_directly(
    tables: TableService, audience: Audience, post: Post, person: Person, said: Text, language: str, nonce: str,
) -> None:
    """Send a person a direct message, once. Nothing is sent if they have closed the room or were deleted. `language`
    counts where they have chosen none. Raises Discord errors where it is to be tried again; where Discord refuses it
    for good, that is only logged."""
    settings, room = await tables.people.settings_of(person), await tables.preferences.room(person)
    discord_id = await tables.people.discord_id(person)
    if discord_id is None or (room is not None and room.closed):
        return
    chosen = settings.language or (language if room is None else room.language)
    voice = audience.plain(chosen, marks=settings.marks)
    try:
        channel = await post.room_with(discord_id, room)
        if channel is None:
            raise TimeoutError("too many rooms were opened lately")
        await post.send(channel, voice.say(said), classic([]), nonce)
    except FAILURES as error:
        follows = reaction(Target.ROOM, error)
        if follows is Reaction.RETRY:
            raise
        if follows is Reaction.CLOSE_ROOM:
            await tables.preferences.close_room(person)
        log.info("%s: a person was not told (%s)", said.key, describe(error))
