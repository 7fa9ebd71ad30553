"""Clicks in the lobby: join, leave, seat and send away AIs, start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from cogs.click import Click, value_of
from cogs.custom_id import ComponentId
from cogs.desk import Desk
from cogs.lobby_message import lobby_view
from cogs.page import Page, PublicEdit
from cogs.visit import Visit
from storage.model import Status, TableInfo
from tables.entry import spec_of


async def _join(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    await show(desk, click, visit, await desk.tables.lobby.join(visit.info.id, visit.person, click.id))


async def _leave(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    await show(desk, click, visit, await desk.tables.lobby.leave(visit.info.id, visit.person, click.id))


async def _seat_ai(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    seated = [seat.ai for seat in visit.info.seats if seat.ai is not None]
    level = here.args[0] if here.args else seated[-1] if seated else strongest(visit.info.game)
    await show(desk, click, visit, await desk.tables.lobby.seat_ai(visit.info.id, level, visit.person, click.id))


async def _unseat_ai(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    seats = [seat.seat for seat in visit.info.seats if seat.ai is not None]
    info = visit.info
    if seats:
        info = await desk.tables.lobby.unseat_ai(info.id, seats[-1], visit.person)
    await show(desk, click, visit, info)


async def _start(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    await show(desk, click, visit, await desk.tables.lobby.start(visit.info.id, visit.person, click.id))


async def _switch(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    """Turn an option on or off, as the button said."""
    name, state = (*here.args, "", "")[:2]
    changes = {name: state == "on"}
    await show(desk, click, visit, await desk.tables.lobby.set_options(visit.info.id, changes, visit.person, click.id))


async def _option(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    changes = {here.args[0] if here.args else "": value_of(click)}
    await show(desk, click, visit, await desk.tables.lobby.set_options(visit.info.id, changes, visit.person, click.id))


async def _ai_level(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    info = await desk.tables.lobby.set_level(visit.info.id, value_of(click), visit.person, click.id)
    await show(desk, click, visit, info)


HANDLERS: dict[str, Callable[[Desk, Click, Visit, ComponentId], Awaitable[None]]] = {
    "join": _join, "leave": _leave, "seat_ai": _seat_ai, "unseat_ai": _unseat_ai, "start": _start,
    "switch": _switch, "option": _option, "ai_level": _ai_level,
}


async def show(desk: Desk, click: Click, visit: Visit, info: TableInfo) -> None:
    """Answer with the lobby as it is now: on its own message, or as a sentence when the act came from elsewhere."""
    message = click.message
    if message is None or message.flags.ephemeral:
        await click.private(Page([sentence(replace(visit, info=info))]))
        return
    view = lobby_view(info, await desk.audience.reader(info))
    await click.public(PublicEdit(None, view))
    desk.post.shows(message.id, None, view)


def sentence(visit: Visit) -> str:
    """Where a lobby stands, in one sentence."""
    info = visit.info
    match info.status:
        case Status.PLAYING:
            return visit.reader.key("cogs-lobby-now-playing")
        case Status.LOBBY:
            seats = spec_of(info.game).seats
            missing = max(0, min(seats) - len(info.seats))
            return visit.reader.key("cogs-lobby-now", taken=len(info.seats), most=max(seats), missing=missing)
        case _:
            return visit.reader.key("cogs-lobby-closed")


def strongest(game: str) -> str:
    """The best AI level of a game."""
    return spec_of(game).strongest
