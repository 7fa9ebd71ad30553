"""Open a lobby where a person is: in the channel, or in a new thread, which is offered if the channel has a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cogs.clicks.click import Click
from cogs.clicks.lobby import strongest
from cogs.clicks.permissions import Place, place_of_click
from cogs.clicks.places import NO_THREAD, archive_if_refused, home_of_new_table, open_thread
from cogs.clicks.surface import DiscordServices, TablelessHandler
from cogs.forms.components import Row, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.find_page import tell_button
from cogs.pages.lobby_message import is_solo_game, table_opened_text
from cogs.pages.page import Page
from cogs.words.options import usual_options
from cogs.words.voice import Voice
from games.core.registry import GAMES
from storage.model import TableInfo
from tables.core.errors import RequestRefused

TAKEN = "bot-trouble-channel-taken"
THREAD = "thread"
"""The act of a button that opens a table in a new thread, or the argument of one that does that."""


async def open_table(
    surface: DiscordServices, click: Click, game: str, chosen: Mapping[str, Any], ais: int, *, new_thread: bool = False
) -> TableInfo:
    """Open a lobby for `game` with these options, the person and `ais` of its strongest AIs on the first seats, and
    return it. Raises `RequestRefused` if the person or the bot may not write there, or if the channel has a table."""
    interaction = click.interaction
    place = place_of_click(interaction)
    place.check(new_thread=new_thread)
    person = await surface.person(interaction)
    language = await surface.audience.public_language(interaction.guild_id, interaction.guild_locale)
    thread = None
    if new_thread and interaction.guild_id is not None:
        await surface.tables.quotas.count_thread(person, interaction.guild_id)
        thread = await open_thread(place, interaction.user, surface.audience.plain(language), game)
    async with archive_if_refused(thread):
        return await surface.tables.lobby.open(
            game, chosen, home_of_new_table(place, thread), person, language, click.id, ais=[strongest(game)] * ais
        )


def opened_page(info: TableInfo, voice: Voice) -> Page:
    """Return the private answer to who has opened a table."""
    texts = [table_opened_text(info, voice)]
    row: Row = [button(str(ComponentId(info.id, "rules")), voice.key("cogs-button-rules"))]
    if not is_solo_game(info.game):
        texts.append(voice.key("cogs-find-offer"))
        row.append(tell_button(info, voice))
    return Page(texts, [row])


def usual_in_thread(game: str, ais: int) -> ComponentId:
    """Return the id of a button that opens a table in a new thread, with the usual options and so many AIs."""
    return ComponentId(0, THREAD, (game, str(ais)))


async def offer_thread(
    click: Click, voice: Voice, trouble: RequestRefused, place: Place, where: ComponentId | None
) -> None:
    """Answer privately that the channel `place` has a table, with the button `where`, which opens the person's own in
    a new thread. Without one (None) `RequestRefused` is raised with the advice to choose a thread. Raises `trouble`
    itself if it is something else, or if no thread can be opened there."""
    if trouble.text.key != TAKEN:
        raise trouble
    try:
        place.check(new_thread=True)
    except RequestRefused:
        raise trouble from None
    if where is None:
        raise RequestRefused("cogs-or-in-thread", why=trouble.text)
    there = button(str(where), voice.key("cogs-button-new-thread"))
    await click.answer_privately(Page([voice.key("cogs-refused", why=voice.say(trouble.text))], [[there]]))


async def or_here(surface: DiscordServices, trouble: RequestRefused, place: Place) -> RequestRefused:
    """Return the refusal `trouble` of a table in a new thread, with the advice to choose the channel `place` itself if
    only the thread is not possible and the person could open a table there."""
    try:
        place.check()
    except RequestRefused:
        return trouble
    if trouble.text.key not in NO_THREAD or await surface.tables.views.table_in(place.home.channel_id or 0) is not None:
        return trouble
    return RequestRefused("cogs-or-here", why=trouble.text)


async def _open_in_thread(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Open a table in a new thread, as the button `clicked` says: the game, and the number of AIs."""
    game, ais, *_ = (*clicked.args, "", "")
    if game not in GAMES or not ais.isdecimal():
        raise RequestRefused("bot-trouble-no-game")
    info = await open_table(surface, click, game, usual_options(game, 1 + int(ais)), int(ais), new_thread=True)
    await click.answer_privately(opened_page(info, await surface.voice(click.interaction)))


TABLELESS: dict[str, TablelessHandler] = {THREAD: _open_in_thread}
