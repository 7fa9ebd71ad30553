"""Ending a table early, voting on it, and opening it again."""

from __future__ import annotations

from typing import Any

import discord

from cogs.clicks.click import Click
from cogs.clicks.permissions import check_person
from cogs.clicks.places import home_at, open_thread, put_away_on_trouble
from cogs.clicks.surface import Handler, Surface
from cogs.forms.components import Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.closing_message import reopen_row, reopen_words
from cogs.pages.page import Page
from cogs.pages.vote_message import noted
from cogs.words.visit import Visit
from games.core.text import Listed, Seat, Text, key_of
from storage.model import HomeKind, TableInfo
from tables.ending import AGREE, KIND, REFUSE
from tables.trouble import Trouble


async def cancel(surface: Surface, click: Click, visit: Visit) -> None:
    """End a table: with the consent of those who play, or, as a manager who does not play, after a look at who does."""
    info = visit.info
    if manages(click.interaction, info) and visit.person not in info.players and info.status.running:
        await click.private(_confirm_page(visit))
        return
    ended = await surface.tables.ending.cancel(info.id, visit.person)
    if not ended:
        await click.private(Page([visit.voice.key("cogs-cancel-asked")]))
    elif click.interaction.channel_id == info.home.channel_id:  # which is told, with the button that opens it again
        await click.private(Page([visit.voice.key("cogs-cancelled")]))
    else:
        await click.private(await _ended_page(surface, visit))


def manages(interaction: discord.Interaction[Any], info: TableInfo) -> bool:
    """Whether whoever clicked manages the server in which the table stands, at this moment."""
    here = interaction.guild_id is not None and interaction.guild_id == info.home.guild_id
    return here and interaction.permissions.manage_guild


def _confirm_page(visit: Visit) -> Page:
    """Whose game would end."""
    info, voice = visit.info, visit.voice
    who = Listed(tuple(Seat(one.seat) for one in info.seats if one.person is not None or one.lent_by is not None))
    words = voice.key("cogs-close-confirm", game=Text(key_of(info.game, "name")), who=who)
    where = ComponentId(info.id, "close", (_names(info),))
    return Page([words], [[button(str(where), voice.key("cogs-button-close"), Style.danger)]])


def _names(info: TableInfo) -> str:
    """The players that the page has named, so that nobody else's game is ended by its button."""
    return ".".join(map(str, info.players))


async def close(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The manager has seen whose game it is."""
    if not manages(click.interaction, visit.info):
        raise Trouble("cogs-not-manager")
    named = here.args[0].split(".") if here.args and here.args[0] else []
    players = [int(one) for one in named if one.isdecimal() and len(one) < 16]
    await surface.tables.ending.close_for_others(visit.info.id, visit.person, players)
    await click.private(Page([visit.voice.key("cogs-cancelled")]))


async def _ended_page(surface: Surface, visit: Visit) -> Page:
    """It has ended, and how whoever plays there opens it again."""
    info = await surface.tables.looking.table(visit.info.id)
    words = visit.voice.key("cogs-cancelled")
    if not info.reopens(surface.tables.clock.now()):
        return Page([words])
    return Page([words, reopen_words(info, visit.voice)], [reopen_row(info, visit.voice)])


async def ballot(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Say something to an open vote."""
    vote_id, choice = here.args if len(here.args) == 2 else ("", "")
    if not vote_id.isdecimal() or len(vote_id) > 15:
        raise Trouble("bot-trouble-no-vote")
    kind, outcome = await surface.tables.votes.ballot(visit.info.id, int(vote_id), visit.person, choice)
    await click.notice(noted(kind, choice, outcome, visit.voice))


async def older_vote(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Agree or disagree to ending the table early, by a button from before there were other votes."""
    agree = here.act == "agree"
    ended = await surface.tables.ending.consent(visit.info.id, visit.person, agree)
    choice = AGREE if agree else REFUSE
    await click.notice(noted(KIND, choice, choice if ended or not agree else None, visit.voice))


async def back(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Sit down again where an AI plays for the person."""
    lent = next((seat.seat for seat in visit.info.seats if seat.lent_by == visit.person), None)
    if lent is None:
        await click.private(await surface.pages.question(visit))
        return
    await surface.tables.seats.take_back(visit.info.id, lent, visit.person)
    fresh = await surface.visit(click.interaction, await surface.tables.looking.table(visit.info.id))
    await click.private(await surface.pages.question(fresh, visit.voice.key("cogs-seat-back")))


async def reopen(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Let the game go on, in a thread where the channel has another table by now."""
    info = await surface.tables.reopening.check(visit.info.id, visit.person)
    thread = None
    if info.home.kind is not HomeKind.PRIVATE and await _taken(surface, info):
        assert info.home.guild_id is not None
        check_person(click.interaction, new_thread=True)
        await surface.tables.quotas.take_thread(visit.person, info.home.guild_id)
        language = surface.audience.plain(info.language)
        thread = await open_thread(click.interaction, language, info.game)
    async with put_away_on_trouble(thread):
        info = await surface.tables.reopening.reopen(
            info.id, visit.person, None if thread is None else home_at(click.interaction, thread), click.id
        )
    place = "" if info.home.channel_id is None else f"<#{info.home.channel_id}>"
    await click.private(Page([visit.voice.key("cogs-reopened", place=place)]))


async def _taken(surface: Surface, info: TableInfo) -> bool:
    assert info.home.channel_id is not None
    return await surface.tables.looking.table_in(info.home.channel_id) is not None


HANDLERS: dict[str, Handler] = {
    "ballot": ballot, "agree": older_vote, "disagree": older_vote, "close": close, "back": back, "reopen": reopen,
}
