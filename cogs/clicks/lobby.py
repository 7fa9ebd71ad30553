"""Clicks in the lobby: join, leave, seat and send away AIs, start."""

from __future__ import annotations

from dataclasses import replace

from cogs.clicks.click import Click, value_of
from cogs.clicks.surface import Handler, Surface
from cogs.forms.custom_id import ComponentId
from cogs.pages.lobby_message import lobby_view
from cogs.pages.page import Page, PublicEdit
from cogs.words.visit import Visit
from games.core.options import read_value
from storage.model import Status, TableInfo
from tables.checks import seats_of
from tables.entry import spec_of
from tables.pace import pace_of


async def _join(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    await show(surface, click, visit, await surface.tables.lobby.join(visit.info.id, visit.person, click.id))


async def _leave(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    await show(surface, click, visit, await surface.tables.lobby.leave(visit.info.id, visit.person, click.id))


async def _seat_ai(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    seated = [seat.ai for seat in visit.info.seats if seat.ai is not None]
    level = here.args[0] if here.args else seated[-1] if seated else strongest(visit.info.game)
    await show(surface, click, visit, await surface.tables.lobby.seat_ai(visit.info.id, level, visit.person, click.id))


async def _unseat_ai(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    seats = [seat.seat for seat in visit.info.seats if seat.ai is not None]
    info = visit.info
    if seats:
        info = await surface.tables.lobby.unseat_ai(info.id, seats[-1], visit.person)
    await show(surface, click, visit, info)


async def _start(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    await show(surface, click, visit, await surface.tables.lobby.start(visit.info.id, visit.person, click.id))


async def _switch(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Turn an option on or off, as the button said."""
    name, state = (*here.args, "", "")[:2]
    changes = {name: state == "on"}
    info = await surface.tables.lobby.set_options(visit.info.id, changes, visit.person, click.id)
    await show(surface, click, visit, info)


async def _option(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    name = here.args[0] if here.args else ""
    changes = {name: read_value(spec_of(visit.info.game).options, name, value_of(click))}
    info = await surface.tables.lobby.set_options(visit.info.id, changes, visit.person, click.id)
    await show(surface, click, visit, info)


async def _practice(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Make it a table for practice or not, as the button said."""
    practice = here.args == ("on",)
    info = await surface.tables.lobby.set_practice(visit.info.id, practice, visit.person, click.id)
    await show(surface, click, visit, info)


async def _ai_level(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    info = await surface.tables.lobby.set_level(visit.info.id, value_of(click), visit.person, click.id)
    await show(surface, click, visit, info)


async def _pace(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """How much time there is for a decision."""
    name, _, zero = value_of(click).partition("-")
    info = await surface.tables.clocks.set_pace(visit.info.id, pace_of(name, zero), visit.person)
    await show(surface, click, visit, info)


HANDLERS: dict[str, Handler] = {
    "join": _join, "leave": _leave, "seat_ai": _seat_ai, "unseat_ai": _unseat_ai, "start": _start,
    "switch": _switch, "option": _option, "ai_level": _ai_level,
    "practice": _practice, "pace": _pace,
}


async def show(surface: Surface, click: Click, visit: Visit, info: TableInfo) -> None:
    """Answer with the lobby as it is now: on its own message, or as a sentence when the act came from elsewhere."""
    message = click.message
    if message is None or message.flags.ephemeral:
        await click.private(Page([sentence(replace(visit, info=info))]))
        return
    view = lobby_view(info, await surface.audience.voice(info))
    await click.public(PublicEdit(None, view))
    surface.post.shows(message.id, None, view)


def sentence(visit: Visit) -> str:
    """Where a lobby stands, in one sentence."""
    info = visit.info
    match info.status:
        case Status.PLAYING:
            return visit.voice.key("cogs-lobby-now-playing")
        case Status.LOBBY:
            seats = seats_of(info)
            missing = max(0, min(seats) - len(info.seats))
            return visit.voice.key("cogs-lobby-now", taken=len(info.seats), most=max(seats), missing=missing)
        case _:
            return visit.voice.key("cogs-lobby-closed")


def strongest(game: str) -> str:
    """The best AI level of a game."""
    return spec_of(game).strongest
