"""One's own data: taken away, or deleted; and a server's, for who manages it."""

from __future__ import annotations

import logging

import discord

from cogs.clicks.click import Click
from cogs.clicks.surface import Surface, TablelessHandler
from cogs.forms.components import classic
from cogs.forms.custom_id import ComponentId, base36
from cogs.pages.data_page import DELETE, SURE, Parcel, delete_page, in_json, in_words, server_page, sure_page
from cogs.pages.page import Page
from cogs.words.voice import Voice
from storage.model import TableInfo
from tables.entry import NOT_HERE, spec_of
from tables.servers import Deleted
from tables.trouble import Trouble

log = logging.getLogger(__name__)
ABOUT = "about-me.json"
FORBID, ALLOW = "forbid", "allow"


async def export(surface: Surface, click: Click) -> None:
    """Everything about oneself, as files that nobody else sees."""
    person, voice = await surface.person(click.interaction), await surface.voice(click.interaction)
    await surface.tables.quotas.take_export(person)
    parcel, games, running = Parcel(), 0, 0
    parcel.add(ABOUT, in_json(await surface.tables.exports.about(person)))
    for info in await surface.tables.exports.games_of(person):
        record = await surface.tables.exports.record(info.id)
        if record is not None:
            parcel.add(f"games/{info.id}-{info.game}.json", record.model_dump_json(indent=1).encode())
            games += 1
        else:
            parcel.add(f"running/{info.id}-{info.game}.txt", await _as_seen(surface, click, info))
            running += 1
    await _hand_over(click, voice, "sobremesa-me", parcel, voice.key("cogs-data-export", games=games, running=running))


async def _as_seen(surface: Surface, click: Click, info: TableInfo) -> bytes:
    """A game that is not open to all, as far as the person may see it now."""
    visit = await surface.visit(click.interaction, info)
    lines = await surface.tables.looking.lines(info.id, visit.seat)
    try:
        view = await surface.tables.looking.view(info.id, visit.seat)
        return in_words(visit, lines, spec_of(info.game).rules.board_sections(view.board))
    except Trouble as trouble:
        if trouble.text.key != NOT_HERE:
            raise
        return in_words(visit, lines, ())


async def _hand_over(click: Click, voice: Voice, name: str, parcel: Parcel, words: str) -> None:
    archives = parcel.archives()
    for n, data in enumerate(archives, 1):
        part = f"-{n}" if len(archives) > 1 else ""
        said = words if n == 1 else voice.key("cogs-data-part", n=n, of=len(archives))
        await click.file(said, f"{name}{part}.zip", data)


async def confirm(surface: Surface, click: Click) -> None:
    """What deleting would do."""
    person = await surface.person(click.interaction)
    held = await surface.tables.forgetting.held(person)
    await click.private(delete_page(held, person, await surface.voice(click.interaction)))


async def export_clicked(surface: Surface, click: Click, here: ComponentId) -> None:
    """The button to one's data."""
    await export(surface, click)


async def delete(surface: Surface, click: Click, here: ComponentId) -> None:
    """Delete whoever has clicked. Afterwards nothing here may ask who they are: that would make them known again."""
    voice = await surface.voice(click.interaction)
    await surface.tables.forgetting.forget(await surface.person(click.interaction))
    await click.private(Page([voice.key("cogs-data-deleted")]))


async def server(surface: Surface, click: Click, here: ComponentId | None = None) -> None:
    """A server's tables, for who manages it at this moment."""
    it = click.interaction
    if it.guild_id is None or not it.permissions.manage_guild:
        raise Trouble("cogs-not-manager")
    voice, args = await surface.voice(it), here.args if here is not None else ()
    if args == ("export",):
        await _export_server(surface, click, voice, it.guild_id)
    elif args == (DELETE, SURE):
        gone = await surface.tables.servers.delete(it.guild_id)
        await click.private(Page([voice.key("cogs-data-server-deleted", n=gone.tables)]))
        await _tell_server(surface, click, gone)
    elif args == (DELETE,):
        await click.private(sure_page(await surface.tables.servers.running(it.guild_id), voice))
    else:
        if len(args) == len((FORBID, "what")) and args[0] in (FORBID, ALLOW):
            await surface.tables.guests.forbid(it.guild_id, args[1], args[0] == FORBID)
        running, games = await surface.tables.servers.count(it.guild_id)
        forbidden = await surface.tables.guests.forbidden(it.guild_id)
        await click.private(server_page(running, games, voice, forbidden=forbidden))


async def _tell_server(surface: Surface, click: Click, gone: Deleted) -> None:
    """Say it where it was done, and where people were still at a table, in the server's language and without a name."""
    it = click.interaction
    log.info("server %s: its %d tables were deleted by who manages it", it.guild_id, gone.tables)
    language = await surface.audience.public_language(it.guild_id, it.guild_locale)
    words = surface.audience.plain(language).key("cogs-data-server-told", n=gone.tables)
    for channel_id in dict.fromkeys((*([it.channel_id] if it.channel_id else []), *gone.channels)):
        try:
            await surface.post.send(channel_id, words, classic([]), f"d{base36(click.id)}")
        except discord.HTTPException as error:
            log.info("server %s: not said in one of its channels: %s", it.guild_id, error.code)


async def _export_server(surface: Surface, click: Click, voice: Voice, guild_id: int) -> None:
    await surface.tables.quotas.take_server_export(guild_id)
    parcel, games, closed = Parcel(), 0, 0
    for info in await surface.tables.exports.games_in(guild_id):
        record = await surface.tables.exports.record(info.id)
        if record is None:
            closed += 1
        else:
            parcel.add(f"games/{info.id}-{info.game}.json", record.model_dump_json(indent=1).encode())
            games += 1
    words = voice.key("cogs-data-server-export", games=games, closed=closed)
    await _hand_over(click, voice, "sobremesa-server", parcel, words)


TABLELESS: dict[str, TablelessHandler] = {
    "data_export": export_clicked, "data_delete": delete, "data_server": server,
}
