"""Opening the room of direct messages with somebody: nothing but a click of theirs does."""

from __future__ import annotations

import logging

import discord

from cogs.clicks.click import Click
from cogs.clicks.surface import Surface
from cogs.forms.components import classic
from cogs.forms.custom_id import ComponentId, base36
from cogs.pages.call_message import all_tables
from cogs.words.voice import Voice
from storage.model import Person
from tables.trouble import Trouble

log = logging.getLogger(__name__)


async def open_room(surface: Surface, click: Click, person: Person, voice: Voice, *, direct: bool) -> None:
    """Open it, and say there what it is for. `direct`: what is told to the person alone goes there from now on. Raises
    `Trouble` when too many are opened at the moment, and for somebody who takes no direct messages."""
    notices = surface.tables.notices
    known = await notices.room(person)
    try:
        room = known.channel_id if known is not None else await surface.post.open_room(click.interaction.user.id)
        if room is None:
            raise Trouble("cogs-trouble-rooms")
        words = voice.key("cogs-room-opened")
        await surface.post.send(room, words, classic([all_tables(voice)]), f"o{base36(click.id)}")
    except discord.Forbidden as error:
        log.info("somebody takes no direct messages: %s", error.code)
        await notices.close_room(person)
        raise Trouble("cogs-trouble-closed") from None
    await notices.open_room(person, room, voice.words.language, direct=direct)


async def room(surface: Surface, click: Click, here: ComponentId) -> None:
    """A person wants to be reminded of their private deals of the day."""
    person, voice = await surface.person(click.interaction), await surface.voice(click.interaction)
    await open_room(surface, click, person, voice, direct=False)
    await click.notice(voice.key("cogs-room-daily"))
