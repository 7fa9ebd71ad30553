"""Bringing tables to the channel of the click, for who manages its server, and the one from which they come."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import discord

from cogs.clicks.click import Click, value_of
from cogs.clicks.permissions import missing_words
from cogs.clicks.places import home_at
from cogs.clicks.surface import Surface, TablelessHandler
from cogs.forms.components import classic
from cogs.forms.custom_id import ComponentId, base36, number_of
from cogs.pages.moving_page import GO, OFFER, OVER, OVER_GO, WHICH, moving_page, over_page, sure_page
from cogs.pages.page import Page
from cogs.words.voice import Voice
from storage.model import Home, Person
from tables.trouble import Trouble

log = logging.getLogger(__name__)
ID_DIGITS = 20


@dataclass(frozen=True, slots=True)
class _Manager:
    """Who manages the server of the click, and where they want something to go on."""

    person: Person
    voice: Voice
    guild_id: int
    home: Home


async def move(surface: Surface, click: Click, here: ComponentId) -> None:
    """What may be brought here, or what was chosen of it."""
    it = click.interaction
    if it.guild_id is None or not it.permissions.manage_guild:
        raise Trouble("cogs-not-manager")
    manager = _Manager(await surface.person(it), await surface.voice(it), it.guild_id, home_at(it))
    what, named = (*here.args, "", "")[:2]
    number = number_of(value_of(click) if what == WHICH else named, ID_DIGITS)
    if what in DOING and number is not None:
        await DOING[what](surface, click, manager, number)
        return
    note = ""
    if what == OFFER:
        await surface.tables.moving.offer(manager.person, manager.guild_id)
        note = manager.voice.key("cogs-move-offered")
    await click.private(await _page(surface, manager, note))


async def _page(surface: Surface, manager: _Manager, note: str) -> Page:
    found = await surface.tables.moving.bringable(manager.person, manager.home)
    names = _names(surface, (*found.over, *(one.home.guild_id or 0 for one in found.tables)))
    return moving_page(found, manager.guild_id, names, manager.voice, note)


def _names(surface: Surface, servers: Iterable[int]) -> dict[int, str]:
    """What servers are called; one in which the bot is not now by its number."""
    found = {server: surface.client.get_guild(server) for server in servers}
    return {server: str(server) if guild is None else guild.name for server, guild in found.items()}


async def _which(surface: Surface, click: Click, manager: _Manager, table_id: int) -> None:
    info = await surface.tables.moving.check(table_id, manager.person, manager.home)
    names = _names(surface, [info.home.guild_id or 0])
    await click.private(sure_page(info, manager.guild_id, names, manager.voice))


async def _go(surface: Surface, click: Click, manager: _Manager, table_id: int) -> None:
    if words := missing_words(click.interaction, manager.voice):
        await click.private(Page([words]))
        return
    before = await surface.tables.moving.bring(table_id, manager.person, manager.home)
    log.info("table %d was brought to another channel by who manages its server", table_id)
    await click.private(Page([manager.voice.key("cogs-move-done", table=table_id)]))
    if before.home.channel_id is None:
        return
    said = (await surface.audience.voice(before)).key("cogs-move-told", place=f"<#{manager.home.channel_id}>")
    try:
        await surface.post.send(before.home.channel_id, said, classic([]), f"m{base36(click.id)}")
    except discord.HTTPException as error:
        log.info("table %d: not said where it was: %s", table_id, error.code)


async def _over(surface: Surface, click: Click, manager: _Manager, server: int) -> None:
    n = (await surface.tables.moving.bringable(manager.person, manager.home)).over.get(server)
    if n is None:
        raise Trouble("bot-trouble-not-offered")
    await click.private(over_page(server, n, _names(surface, [server]), manager.voice))


async def _over_go(surface: Surface, click: Click, manager: _Manager, server: int) -> None:
    n = await surface.tables.moving.bring_over(server, manager.person, manager.guild_id)
    log.info("%d games that are over were brought to another server by who manages both", n)
    await click.private(Page([manager.voice.key("cogs-move-over-done", n=n)]))


DOING: dict[str, Callable[[Surface, Click, _Manager, int], Awaitable[None]]] = {
    WHICH: _which, GO: _go, OVER: _over, OVER_GO: _over_go,
}
TABLELESS: dict[str, TablelessHandler] = {"data_move": move}
