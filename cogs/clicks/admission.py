"""Handlers of the page on which the opener of a lobby chooses whom it takes."""

from __future__ import annotations

from dataclasses import replace

from cogs.clicks.click import Click, value_of
from cogs.clicks.surface import DiscordServices, Handler
from cogs.forms.custom_id import ComponentId
from cogs.pages.admission_page import ONLY, admission_page
from cogs.words.visit import Visit
from tables.core.admission import RANGES


async def show(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Answer the opener privately with whom the lobby takes, and selects to change it. Raises `RequestRefused` for
    others, and once the game has begun. `visit` is the person at the table, `clicked` the clicked component's id."""
    rating = await surface.tables.lobby.rating_for_admission(visit.info.id, visit.person)
    await click.answer_privately(admission_page(visit.info, visit.voice, rating))


async def _rating(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Store how far ratings may be from the opener's, as chosen in the select."""
    value = value_of(click)
    within = int(value) if value in map(str, RANGES) else None
    info = await surface.tables.lobby.set_rating_range(visit.info.id, within, visit.person, click.id)
    await show(surface, click, replace(visit, info=info), clicked)


async def _finishers(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Store whether only people who finish their games may join, as chosen in the select."""
    only = value_of(click) == ONLY
    info = await surface.tables.lobby.set_finishers(visit.info.id, only, visit.person, click.id)
    await show(surface, click, replace(visit, info=info), clicked)


HANDLERS: dict[str, Handler] = {"admit": show, "admit_rating": _rating, "admit_finish": _finishers}
