"""Handlers of a league's buttons: show a season, enter and leave it, and what its manager does. Other handlers ask here
what a season makes of an act at one of its tables."""

from __future__ import annotations

from typing import Any

import discord

from cogs.clicks.click import Click, value_of
from cogs.clicks.permissions import managed_server, place_of_home
from cogs.clicks.surface import DiscordServices, TablelessHandler
from cogs.forms.custom_id import ComponentId, number_of
from cogs.pages.league_page import (
    ASK_END,
    CSV,
    END,
    JSON,
    LIST,
    ROUND,
    START,
    SURE,
    as_csv,
    as_json,
    leaving_page,
    own_page,
    rounds_page,
    season_page,
    seasons_page,
    standing_pages,
    standings_figure,
    sure_page,
)
from cogs.pages.page import PendingPictures
from cogs.words.access import can_see_table
from cogs.words.visit import Visit
from storage.model import Home, HomeKind, Season, SeasonStatus
from tables.core.errors import RequestRefused


async def show_all(surface: DiscordServices, click: Click) -> None:
    """Answer privately with the seasons of the Discord server of the click that the person may see; a single one is
    shown at once. Raises `RequestRefused` outside of servers."""
    it = click.interaction
    found = await visible(surface, it)
    if len(found) == 1:
        await show(surface, click, found[0].id)
    else:
        await click.answer_privately(seasons_page(found, await surface.voice(it)))


async def visible(surface: DiscordServices, interaction: discord.Interaction[Any]) -> list[Season]:
    """Return the seasons of the Discord server of a click that the person may see: those that are open or played, then
    those that are over, each newest first. Raises `RequestRefused` outside of servers."""
    if interaction.guild_id is None:
        raise RequestRefused("cogs-league-server")
    every = await surface.tables.seasons.of_server(interaction.guild_id)
    seen = {channel_id: await _sees(surface, interaction, one) for channel_id, one in
            {one.channel_id: one for one in every}.items()}
    return [one for one in every if seen[one.channel_id]]


async def show(
    surface: DiscordServices, click: Click, season_id: int, at: int | None = None, note: str = ""
) -> None:
    """Answer privately with a season's page, with page `at` of its standings, or where the person's division begins.
    `note` stands on top."""
    await season_of(surface, click.interaction, season_id)
    view = await surface.tables.seasons.view(season_id)
    person, voice = await surface.person(click.interaction), await surface.voice(click.interaction)
    manages = click.interaction.permissions.manage_guild
    pages = standing_pages(view)
    at = own_page(view, person) if at is None else at
    painting = None
    if pages:
        here = {one.person for one in pages[min(max(at, 0), len(pages) - 1)].lines}
        shown = [one.discord_id for one in view.entrants if one.person in here]
        names = await surface.audience.names.names_of(view.season.guild_id, shown)
        figure = standings_figure(view, at, person, names, voice)
        painting = None if figure is None else PendingPictures.of_figure(surface.painter, figure)
    await click.answer_privately(season_page(view, person, voice, at, manages=manages, note=note, painting=painting))


async def look(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Show a page of a season, as the component `clicked` says: the standings, or a round; or a page of the list of all
    seasons."""
    what, *rest = clicked.args or ("",)
    if what == LIST:
        page = number_of(rest[0]) or 0 if rest else 0
        found = await visible(surface, click.interaction)
        await click.answer_privately(seasons_page(found, await surface.voice(click.interaction), page))
        return
    season_id = number_of(rest[0] if rest else value_of(click)) or 0
    number = number_of(rest[1]) if len(rest) > 1 else None
    if what == ROUND:
        season = await season_of(surface, click.interaction, season_id)
        view = await surface.tables.seasons.view(season.id)
        at = number_of(rest[2]) or 0 if len(rest) > 2 else 0
        await click.answer_privately(rounds_page(view, number or 0, await surface.voice(click.interaction), at))
    else:
        await show(surface, click, season_id, number)


async def enter(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Let the person take part in the season of the button `clicked`. Raises `RequestRefused` if that is not
    possible."""
    season = await season_of(surface, click.interaction, _number(clicked))
    await surface.tables.seasons.enter(season.id, await surface.person(click.interaction))
    await show(surface, click, season.id, note=(await surface.voice(click.interaction)).key("cogs-league-entered"))


async def leave(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Let the person drop out of the season of the button `clicked`, once it has begun only after they have confirmed
    it. Raises `RequestRefused` if they do not take part."""
    season = await season_of(surface, click.interaction, _number(clicked))
    person = await surface.person(click.interaction)
    if season.status is SeasonStatus.PLAYING and clicked.args[1:] != (SURE,):
        view = await surface.tables.seasons.view(season.id)
        await click.answer_privately(leaving_page(view, await surface.voice(click.interaction)))
        return
    await surface.tables.seasons.leave(season.id, person)
    plays = (await surface.tables.seasons.view(season.id)).tables_of(person)
    said = "cogs-league-left" if plays else "cogs-league-you-left"
    await show(surface, click, season.id, note=(await surface.voice(click.interaction)).key(said))


async def run(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Do what the button `clicked` of a manager says: start or end a season, or hand out its files. Raises
    `RequestRefused` for people who do not manage its server, and for a start if the bot may not open the threads of its
    tables."""
    season = await season_of(surface, click.interaction, _number(clicked))
    guild_id = managed_server(click.interaction)
    voice = await surface.voice(click.interaction)
    match clicked.args[1:]:
        case (one,) if one == START:
            (await place_of_home(click.interaction, _home(season))).check_bot(new_thread=True)
            await surface.tables.seasons.start(season.id)
            await show(surface, click, season.id, note=voice.key("cogs-league-started"))
        case (one,) if one == ASK_END:
            await click.answer_privately(sure_page(season, voice))
        case (one,) if one == END:
            await surface.tables.seasons.end(season.id)
            await show(surface, click, season.id)
        case (kind,) if kind in (CSV, JSON):
            view = await surface.tables.seasons.view(season.id)
            names = await surface.audience.names.names_of(guild_id, [one.discord_id for one in view.entrants])
            data = as_csv(view, names) if kind == CSV else as_json(view, names)
            await click.file(voice.key("cogs-league-file"), f"season-{season.id}.{kind}", data)
        case _:
            await surface.say(click, "cogs-strange-button")


async def season_note(surface: DiscordServices, visit: Visit, key: str) -> list[str]:
    """Return the sentence `key` for a table whose result a season waits for, nothing for others. It says what the
    season makes of what the person has just done."""
    return [visit.voice.key(key)] if await surface.tables.seasons.waits_for(visit.info.id) else []


def _number(clicked: ComponentId) -> int:
    return number_of(clicked.args[0]) or 0 if clicked.args else 0


async def season_of(
    surface: DiscordServices, interaction: discord.Interaction[Any], season_id: int
) -> Season:
    """Return a season that the person may see from where they clicked. Raises `RequestRefused` otherwise."""
    season = await surface.tables.seasons.season(season_id)
    if season.guild_id != interaction.guild_id or not await _sees(surface, interaction, season):
        raise RequestRefused("bot-trouble-no-season")
    return season


async def _sees(surface: DiscordServices, interaction: discord.Interaction[Any], season: Season) -> bool:
    """Whether the person sees the channel of a season; a click there shows that they do."""
    return interaction.channel_id == season.channel_id or await can_see_table(
        surface.client, _home(season), interaction.user
    )


def _home(season: Season) -> Home:
    return Home(HomeKind.CHANNEL, season.guild_id, season.channel_id)


TABLELESS: dict[str, TablelessHandler] = {
    "season": look, "season_enter": enter, "season_leave": leave, "season_run": run,
}
