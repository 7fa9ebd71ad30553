"""How one is told that something waits, and the page of everything that does."""

from __future__ import annotations

from dataclasses import replace

from cogs.clicks.click import Click, value_of
from cogs.clicks.rooms import open_room
from cogs.clicks.surface import Handler, Surface, TablelessHandler
from cogs.forms.custom_id import ComponentId, number_of
from cogs.pages.notices_page import HOW, NEXT, ONCE, ROOM, UNMUTE, WHERE, Telling, chosen, notices_page
from cogs.pages.page import Page
from cogs.pages.tables_page import tables_page
from cogs.words.visit import Visit
from cogs.words.voice import Voice
from storage.model import Person, TableInfo
from tables.trouble import Trouble


async def tables(surface: Surface, click: Click, here: ComponentId) -> None:
    """All tables of the person, from one of its pages on."""
    number = here.args[0] if here.args else ""

    async def voice_at(info: TableInfo) -> Voice:
        return (await surface.visit(click.interaction, info)).voice

    page = await tables_page(
        surface.tables, await surface.person(click.interaction), await surface.voice(click.interaction), voice_at,
        number_of(number, 3) or 0,
    )
    await click.private(page)


async def notices(surface: Surface, click: Click, here: ComponentId) -> None:
    """A person looks at how they are told of things, or changes it."""
    person, voice = await surface.person(click.interaction), await surface.voice(click.interaction)
    name, value, note = here.args[0] if here.args else "", value_of(click), ""
    if name == UNMUTE:
        table = number_of(here.args[1]) if len(here.args) > 1 else None
        if table is not None:
            await surface.tables.notices.mute(table, person, False)
    elif name:
        settings = await surface.tables.people.settings_of(person)
        wanted = chosen(settings, name, value, voice.words.language)
        if (name == WHERE and value == ROOM) or (name == HOW and value != ONCE and settings.digest is None):
            note = await _open_room(surface, click, person, voice)
            wanted = replace(wanted, direct=not note)
        await surface.tables.notices.choose(person, wanted)
    await click.private(await _page(surface, click, person, note))


async def _page(surface: Surface, click: Click, person: Person, note: str = "") -> Page:
    parts, voice = surface.tables, await surface.voice(click.interaction)
    muted = [await parts.looking.table(one) for one in sorted(await parts.notices.muted(person))]
    telling = Telling(
        await parts.people.settings_of(person), await parts.notices.room(person),
        await parts.notices.next_digest(person), muted,
    )
    return notices_page(telling, voice, parts.clock.now(), note)


async def _open_room(surface: Surface, click: Click, person: Person, voice: Voice) -> str:
    """Open the person's room. Returns why that did not work, if it did not: what they wish holds all the same."""
    try:
        await open_room(surface, click, person, voice, direct=True)
    except Trouble as trouble:
        if trouble.of_storage:
            raise
        return voice.key("cogs-refused", why=voice.say(trouble.text))
    return ""


async def bell(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Let a table call no more, or again; or hear of being next."""
    what = here.args[0] if here.args else ""
    if what == NEXT:
        settings = await surface.tables.people.settings_of(visit.person)
        await surface.tables.notices.choose(visit.person, replace(settings, next_turn=not settings.next_turn))
        note = visit.voice.key("cogs-next-no-more" if settings.next_turn else "cogs-next-from-now")
    else:
        await surface.tables.notices.mute(visit.info.id, visit.person, what != UNMUTE)
        note = visit.voice.key("cogs-unmuted" if what == UNMUTE else "cogs-muted")
    await click.private(await surface.pages.question(visit, note))


HANDLERS: dict[str, Handler] = {"bell": bell}
TABLELESS: dict[str, TablelessHandler] = {"tables": tables, "notices": notices}
