"""Invitations by name, one's seat left to somebody, who is ready, and following a table."""

from __future__ import annotations

import discord

from cogs.clicks import lobby
from cogs.clicks.click import Click
from cogs.clicks.rooms import open_room
from cogs.clicks.surface import Handler, Surface, TablelessHandler
from cogs.forms.custom_id import ComponentId
from cogs.pages.guest_message import ACCEPT, HOW_OFTEN, NEVER
from cogs.pages.page import Page
from cogs.words.visit import Visit
from storage.model import Person, Status
from tables.trouble import Trouble


async def invite(surface: Surface, click: Click, visit: Visit, guest: discord.Member) -> None:
    """Ask somebody to join the lobby."""
    await surface.tables.guests.invite(visit.info.id, visit.person, await _known(surface, click, guest))
    await click.private(Page([visit.voice.key("cogs-guest-asked", who=guest.mention)]))


async def give(surface: Surface, click: Click, visit: Visit, guest: discord.Member) -> None:
    """Ask somebody to take over one's seat."""
    if visit.seat is None:
        await click.private(Page([visit.voice.key("cogs-not-at-table")]))
        return
    person = await _known(surface, click, guest)
    await surface.tables.guests.give(visit.info.id, visit.seat, visit.person, person)
    await click.private(Page([visit.voice.key("cogs-guest-asked", who=guest.mention)]))


async def _known(surface: Surface, click: Click, guest: discord.Member) -> Person:
    """The person who is meant. Raises `Trouble` for those who could not answer."""
    may = guest.resolved_permissions
    if guest.bot or (may is not None and not may.view_channel):
        raise Trouble("cogs-guest-cannot")
    surface.audience.names.learn(click.interaction.guild_id, guest)
    return await surface.tables.people.person(guest.id)


async def answer(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Yes or no to an invitation."""
    number, what, *_ = *here.args, "", ""
    invitation = int(number) if number.isdecimal() and len(number) < 16 else 0
    if what == ACCEPT:
        info = await surface.tables.guests.accept(invitation, visit.person, click.id)
        if info.status is Status.PLAYING:
            fresh = await surface.visit(click.interaction, info)
            await click.private(await surface.pages.question(fresh, fresh.voice.key("cogs-guest-sits")))
        else:
            await click.private(Page([visit.voice.key("cogs-guest-joined")]))
        return
    await surface.tables.guests.decline(invitation, visit.person)
    if what == NEVER:
        await surface.tables.guests.set_invitable(visit.person, False)
    await click.private(Page([visit.voice.key("cogs-guest-never" if what == NEVER else "cogs-guest-declined")]))


async def ask_ready(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The opener asks who is there."""
    info = await surface.tables.readiness.ask(visit.info.id, visit.person)
    await lobby.show(surface, click, visit, info)


async def ready(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Somebody is there."""
    await lobby.show(surface, click, visit, await surface.tables.readiness.say(visit.info.id, visit.person))


async def follow(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Follow a table as a spectator."""
    every = here.args[0] if here.args and here.args[0] in HOW_OFTEN else HOW_OFTEN[-1]
    await surface.tables.spectating.follow(visit.info.id, visit.person, every)
    known = await surface.tables.notices.room(visit.person)
    if known is None or known.closed:  # which takes a click, and this is one
        try:
            await open_room(surface, click, visit.person, visit.voice, direct=False)
        except Trouble:
            await surface.tables.spectating.unfollow(visit.info.id, visit.person)
            raise
    await click.notice(visit.voice.key(f"cogs-follows-{every}"))


async def unfollow(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Be told no more."""
    await surface.tables.spectating.unfollow(visit.info.id, visit.person)
    await click.notice(visit.voice.key("cogs-unfollowed"))


HANDLERS: dict[str, Handler] = {
    "guest": answer, "ask_ready": ask_ready, "ready": ready, "follow": follow, "unfollow": unfollow,
}
CHANGES_PUBLIC = frozenset(("ask_ready", "ready"))


async def invitable(surface: Surface, click: Click, here: ComponentId) -> None:
    """Whether one may be invited by name: turned over."""
    person, voice = await surface.person(click.interaction), await surface.voice(click.interaction)
    wanted = not await surface.tables.guests.invitable(person)
    await surface.tables.guests.set_invitable(person, wanted)
    await click.notice(voice.key("cogs-guest-welcome" if wanted else "cogs-guest-never"))


TABLELESS: dict[str, TablelessHandler] = {"invitable": invitable}
