"""The deal of the day: looking at it, and beginning it privately or in the open."""

from __future__ import annotations

from cogs.clicks.click import Click
from cogs.clicks.permissions import check_person, missing_words
from cogs.clicks.places import home_at, open_thread, put_away, put_away_on_trouble
from cogs.clicks.surface import Surface
from cogs.forms.custom_id import ComponentId
from cogs.pages.daily_page import PRIVATE, THREAD, daily_page
from cogs.pages.page import Page
from cogs.words.visit import Visit
from games.core.text import Text, key_of
from storage.model import Home, HomeKind, TableInfo
from tables.daily import Day


async def show(surface: Surface, click: Click) -> None:
    """How the deal of the day stands for the person."""
    server = click.interaction.guild_id
    standing = await surface.tables.daily.standing(await surface.person(click.interaction), server)
    await click.private(daily_page(standing, await surface.voice(click.interaction), server=server is not None))


async def deal(surface: Surface, click: Click, here: ComponentId) -> None:
    """Begin today's deal where the button says, or go on with it where it was begun."""
    way = here.args[0] if here.args else PRIVATE
    it = click.interaction
    person = await surface.person(it)
    standing = await surface.tables.daily.standing(person, it.guild_id)
    if standing.table is not None:
        await _go_on(surface, click, standing.table)
    elif way == PRIVATE or it.guild_id is None:
        language = (await surface.voice(it)).words.language
        info = await surface.tables.daily.play(person, Home(HomeKind.PRIVATE), language, it.guild_id)
        await _go_on(surface, click, info)
    else:
        await _in_the_open(surface, click, way, standing.today)


async def from_table(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The table of the day, from a deal that has ended."""
    await show(surface, click)


async def _in_the_open(surface: Surface, click: Click, way: str, today: Day) -> None:
    """A table that everybody in the channel can follow."""
    it, voice = click.interaction, await surface.voice(click.interaction)
    new_thread = way == THREAD and it.guild_id is not None
    check_person(it, new_thread=new_thread)
    if words := missing_words(it, voice, new_thread=new_thread):
        await click.private(Page([words]))
        return
    language = await surface.audience.public_language(it.guild_id, it.guild_locale)
    thread = None
    if new_thread and it.guild_id is not None:
        await surface.tables.quotas.take_thread(await surface.person(it), it.guild_id)
        thread = await open_thread(it, surface.audience.plain(language), today.game)
    home = home_at(it, thread)
    async with put_away_on_trouble(thread):
        info = await surface.tables.daily.play(await surface.person(it), home, language, it.guild_id)
    if info.home != home:  # another click has begun it elsewhere meanwhile
        if thread is not None:
            await put_away(thread)
        await _go_on(surface, click, info)
        return
    place = f"<#{info.home.channel_id}>"
    await click.private(Page([voice.key("cogs-opened", game=Text(key_of(today.game, "name")), place=place)]))


async def _go_on(surface: Surface, click: Click, info: TableInfo) -> None:
    await click.private(await surface.pages.question(await surface.visit(click.interaction, info)))
