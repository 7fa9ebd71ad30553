"""Statistics: one's own, a server's, and who may see them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.clicks.click import Click, value_of
from cogs.clicks.surface import Surface
from cogs.forms.custom_id import ComponentId
from cogs.pages.stats_page import MINE, OFF, SERVER, confirm_off, server_page, stats_page
from games.core.registry import GAMES


async def show(surface: Surface, click: Click, whose: str = MINE, game: str = "") -> None:
    """A page: one's own, or that of the server."""
    guild_id, voice = click.interaction.guild_id, await surface.voice(click.interaction)
    if whose == SERVER and guild_id is not None:
        cards = await surface.tables.stats.cards(game) if game in GAMES else ()
        await click.private(server_page(await surface.tables.stats.server(guild_id), voice, game, cards))
        return
    mine = await surface.tables.stats.mine(await surface.person(click.interaction))
    await click.private(stats_page(mine, voice, game, server=guild_id is not None))


async def page(surface: Surface, click: Click, here: ComponentId) -> None:
    """Another page: all games, or the one that was taken."""
    whose, game, *_ = *here.args, MINE, ""
    await show(surface, click, whose, value_of(click) or (game if len(here.args) > 1 else ""))


async def wish(surface: Surface, click: Click, here: ComponentId) -> None:
    """Who may see one's statistics. None at all is asked again: what exists goes."""
    wanted = value_of(click)
    if wanted == OFF and not here.args:
        await click.private(confirm_off(await surface.voice(click.interaction)))
        return
    person = await surface.person(click.interaction)
    await surface.tables.stats.set_wish(person, OFF if here.args == (OFF,) else wanted)
    await show(surface, click)


TABLELESS: dict[str, Callable[[Surface, Click, ComponentId], Awaitable[None]]] = {"stats": page, "stats_wish": wish}
