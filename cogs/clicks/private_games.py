"""Games that a person plays alone, or with AIs, in private answers: open such a table, and show where it stands.

They need no channel, so they can be played wherever a command can be used: also in a server or a group chat that the
bot is not in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cogs.clicks.click import Click
from cogs.clicks.surface import DiscordServices
from cogs.pages.lobby_message import private_lobby_page
from cogs.pages.page import Page
from cogs.words.visit import Visit
from storage.model import Home, HomeKind, Status, TableInfo


def is_private_game(info: TableInfo) -> bool:
    """Whether a table is played in private answers and has a lobby: not a lesson, a puzzle or a deal of the day."""
    return info.home.kind is HomeKind.PRIVATE and not info.is_exercise and info.daily is None


async def open_private_game(
    surface: DiscordServices, click: Click, game: str, options: Mapping[str, Any], ais: Sequence[str], *,
    practice: bool = False,
) -> None:
    """Open a private table for the person who clicked, with AIs of the levels `ais`, and show its lobby. A repeated
    click shows the table that it has opened. Raises `RequestRefused`, for example if a quota is used up."""
    language = (await surface.voice(click.interaction)).words.language
    person = await surface.person(click.interaction)
    info = await surface.tables.lobby.open(
        game, options, Home(HomeKind.PRIVATE), person, language, click.id, ais=ais, practice=practice
    )
    await show_private_game(surface, click, info)


async def show_private_game(surface: DiscordServices, click: Click, info: TableInfo) -> None:
    """Answer privately with where a private table stands: its lobby, the person's question or hand, or the result.
    Raises `RequestRefused` for another person's table."""
    await click.answer_privately(await private_page(surface, await surface.visit(click.interaction, info)))


async def private_page(surface: DiscordServices, visit: Visit, note: str = "") -> Page:
    """Return the page of a private table as it stands. `note` stands on top: what has just happened."""
    if visit.info.status is not Status.LOBBY:
        return await surface.pages.question(visit, note)
    page = private_lobby_page(visit.info, visit.voice)
    return replace(page, texts=[note, *page.texts]) if note else page
