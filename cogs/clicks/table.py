"""Clicks on the buttons that are always there: choose, hand, what happened, board in words, undo, rules."""

from __future__ import annotations

from dataclasses import replace

from cogs.clicks import undoing
from cogs.clicks.click import Click, value_of
from cogs.clicks.question import show_public
from cogs.clicks.surface import Handler, Surface, TablelessHandler
from cogs.forms.custom_id import ComponentId
from cogs.pages.guest_message import follow_row
from cogs.pages.hours_page import chosen, hours_page
from cogs.pages.lobby_message import opened_words
from cogs.pages.page import Page
from cogs.pages.private import EARLIER
from cogs.pages.rules_help import topics_page
from cogs.pages.seal import seal_page
from cogs.pages.settings_page import AS_DISCORD, SERVER, changed, settings_page
from cogs.words.visit import Visit
from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES
from storage.model import HomeKind, Status
from tables.trouble import AnswerRefused, Trouble


async def choose(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The person's question and hand."""
    if visit.seat is None and visit.info.status is Status.PLAYING:
        page = await surface.pages.history(visit, visit.voice.key("cogs-not-at-table"))
        follows = [] if visit.info.home.kind is HomeKind.PRIVATE else [follow_row(visit.info.id, visit.voice)]
        await click.private(replace(page, rows=[*page.rows, *follows]))
        return
    await click.private(await surface.pages.question(visit))


async def hint(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """What the game's adviser would do."""
    if visit.seat is None:
        await click.private(Page([visit.voice.key("cogs-not-at-table")]))
        return
    await click.private(await surface.pages.hint(visit))


async def why(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """What a question does not offer now: beside the form, so that this stays as it is filled in."""
    if here.seat is None:
        await click.private(await surface.pages.question(visit))
        return
    await click.private(await surface.pages.why(visit, here), beside=not here.args)


async def more(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """What the person may do out of turn."""
    await click.private(await surface.pages.aside(visit))


async def history(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Everything since the person acted last."""
    await click.private(await surface.pages.history(visit, earlier=here.args == (EARLIER,)))


async def words(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The board in words, from one of its pages on."""
    page = here.args[0] if here.args else ""
    await click.private(await surface.pages.words(visit, int(page) if page.isdecimal() and len(page) < 4 else 0))


async def look(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """One of the game's further pictures: the button's, or what was taken from the select."""
    name = here.args[0] if here.args else value_of(click)
    await click.private(await surface.pages.look(visit, name))


async def undo(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Take back one's last answer; where that is not one's own to decide, ask the others."""
    if visit.seat is None:
        await click.private(Page([visit.voice.key("cogs-not-at-table")]))
        return
    try:
        outcome = await surface.tables.play.undo(visit.info.id, visit.seat, by=visit.person, interaction=click.id)
    except AnswerRefused as refused:
        note = visit.voice.key("cogs-refused", why=visit.voice.say(refused.text))
        await undoing.show(surface, click, visit, here, note)
        return
    if not await show_public(surface, click, visit, asks_others=bool(outcome.newly_asked)):
        await click.private(await surface.pages.after(visit, outcome))


async def rules(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Rules by topic."""
    await click.private(topics_page(visit.info.game, visit.voice, table=visit.info.id))


async def topic(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Another topic of the rules."""
    await click.private(topics_page(visit.info.game, visit.voice, value_of(click), visit.info.id))


async def seal(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """What makes the draws checkable."""
    await click.private(seal_page(visit.info, await surface.tables.history.seal(visit.info.id), visit.voice))


async def rematch(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Open the same table once more, in the same place: game, options and AIs. Persons join anew."""
    info = visit.info
    if info.home.kind is HomeKind.PRIVATE:
        raise Trouble("bot-trouble-over")
    ais = [seat.ai for seat in info.seats if seat.ai is not None and seat.lent_by is None]
    opened = await surface.tables.lobby.open(
        info.game, info.options, info.home, visit.person, info.language, click.id, ais=ais
    )
    if info.practice:
        opened = await surface.tables.lobby.set_practice(opened.id, True, visit.person)
    await click.private(Page([opened_words(opened, visit.voice)]))


HANDLERS: dict[str, Handler] = {
    "choose": choose, "hand": choose, "hint": hint, "why": why, "more": more, "log": history, "words": words,
    "look": look, "undo": undo, "rules": rules, "topic": topic, "seal": seal, "rematch": rematch,
}


async def any_topic(surface: Surface, click: Click, here: ComponentId) -> None:
    """Another topic, from the answer to the rules command."""
    game = here.args[0] if here.args and here.args[0] in GAMES else GAMES[0]
    await click.private(topics_page(game, await surface.voice(click.interaction), value_of(click)))


async def setting(surface: Surface, click: Click, here: ComponentId) -> None:
    """A person changes one of their settings, or a manager the server's language."""
    it = click.interaction
    person = await surface.person(it)
    name, value = here.args[0] if here.args else "", value_of(click)
    settings = changed(await surface.tables.people.settings_of(person), name, value)
    await surface.tables.people.change_settings(person, settings)
    server = None
    if it.guild_id is not None and it.permissions.manage_guild:
        if name == SERVER and value in (*LANGUAGES, AS_DISCORD):
            await surface.tables.people.set_server_language(it.guild_id, None if value == AS_DISCORD else value)
        server = await surface.tables.people.server_language(it.guild_id) or ""
    await click.private(settings_page(settings, await surface.voice(it), server))


async def hours(surface: Surface, click: Click, here: ComponentId) -> None:
    """A person looks at their waking hours, or changes them."""
    person = await surface.person(click.interaction)
    settings = await surface.tables.people.settings_of(person)
    if here.args:
        settings = replace(settings, hours=chosen(settings.hours, here.args[0], value_of(click)))
        await surface.tables.people.change_settings(person, settings)
    voice = await surface.voice(click.interaction)
    await click.private(hours_page(settings.hours, voice, surface.tables.clock.now()))


async def doctor(surface: Surface, click: Click, here: ComponentId) -> None:
    """A click that the doctor waits for; it answers itself."""


TABLELESS: dict[str, TablelessHandler] = {
    "topic": any_topic, "set": setting, "hours": hours, "doctor": doctor,
}
