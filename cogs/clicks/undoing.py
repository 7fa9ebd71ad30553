"""Taking back with the consent of others: asking, thinking better of it, and looking at what would go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.clicks.click import Click, value_of
from cogs.clicks.surface import Surface
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.pages.undo_page import ACT, ASK, WITHDRAW, chosen, offer_page, wish_page
from cogs.words.visit import Visit
from tables.trouble import Trouble

Handler = Callable[[Surface, Click, Visit, ComponentId], Awaitable[None]]


async def show(surface: Surface, click: Click, visit: Visit, here: ComponentId, note: str = "") -> None:
    """The open wish, or what one may ask back."""
    wish = await surface.tables.undoing.wish(visit.info.id, visit.person)
    if wish is not None:
        await click.private(wish_page(visit, wish))
    elif visit.seat is None:
        await click.private(Page([visit.voice.key("cogs-not-at-table")]))
    else:
        offers = await surface.tables.undoing.offers(visit.info.id, visit.person)
        await click.private(offer_page(visit, offers, note))


async def ask(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The person has chosen from which act on."""
    at = chosen(value_of(click))
    if at is None:
        raise Trouble("bot-trouble-undo-closed")
    if await surface.tables.undoing.ask(visit.info.id, *at, visit.person, click.id):
        await click.private(await surface.pages.question(visit, visit.voice.key("cogs-undo-done")))
    else:
        await show(surface, click, visit, here)


async def withdraw(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The person has thought better of it."""
    await surface.tables.undoing.withdraw(visit.info.id, visit.person)
    await click.private(await surface.pages.question(visit, visit.voice.key("cogs-undo-withdrawn")))


HANDLERS: dict[str, Handler] = {ACT: show, ASK: ask, WITHDRAW: withdraw}
