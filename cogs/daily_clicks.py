"""The deal of the day: looking at it, and beginning it privately or in the open."""

from __future__ import annotations

from cogs.click import Click
from cogs.custom_id import ComponentId
from cogs.daily_page import PRIVATE, THREAD, daily_page
from cogs.desk import Desk
from cogs.page import Page
from cogs.permissions import check_person, missing_words
from cogs.places import home_at, open_thread, put_away, put_away_on_trouble
from cogs.visit import Visit
from games.core.text import Text, key_of
from storage.model import Home, HomeKind, TableInfo
from tables.daily import Day


async def show(desk: Desk, click: Click) -> None:
    """How the deal of the day stands for the person."""
    server = click.interaction.guild_id
    standing = await desk.tables.daily.standing(await desk.person(click.interaction), server)
    await click.private(daily_page(standing, await desk.reader(click.interaction), server=server is not None))


async def deal(desk: Desk, click: Click, here: ComponentId) -> None:
    """Begin today's deal where the button says, or go on with it where it was begun."""
    way = here.args[0] if here.args else PRIVATE
    it = click.interaction
    person = await desk.person(it)
    standing = await desk.tables.daily.standing(person, it.guild_id)
    if standing.table is not None:
        await _go_on(desk, click, standing.table)
    elif way == PRIVATE or it.guild_id is None:
        language = (await desk.reader(it)).words.language
        info = await desk.tables.daily.play(person, Home(HomeKind.PRIVATE), language, it.guild_id)
        await _go_on(desk, click, info)
    else:
        await _in_the_open(desk, click, way, standing.today)


async def from_table(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    """The table of the day, from a deal that has ended."""
    await show(desk, click)


async def _in_the_open(desk: Desk, click: Click, way: str, today: Day) -> None:
    """A table that everybody in the channel can follow."""
    it, reader = click.interaction, await desk.reader(click.interaction)
    new_thread = way == THREAD and it.guild_id is not None
    check_person(it, new_thread=new_thread)
    if words := missing_words(it, reader, new_thread=new_thread):
        await click.private(Page([words]))
        return
    language = await desk.audience.public_language(it.guild_id, it.guild_locale)
    thread = None
    if new_thread and it.guild_id is not None:
        await desk.tables.quotas.take_thread(await desk.person(it), it.guild_id)
        thread = await open_thread(it, desk.audience.plain(language), today.game)
    home = home_at(it, thread)
    async with put_away_on_trouble(thread):
        info = await desk.tables.daily.play(await desk.person(it), home, language, it.guild_id)
    if info.home != home:  # another click has begun it elsewhere meanwhile
        if thread is not None:
            await put_away(thread)
        await _go_on(desk, click, info)
        return
    place = f"<#{info.home.channel_id}>"
    await click.private(Page([reader.key("cogs-opened", game=Text(key_of(today.game, "name")), place=place)]))


async def _go_on(desk: Desk, click: Click, info: TableInfo) -> None:
    await click.private(await desk.pages.question(await desk.visit(click.interaction, info)))
