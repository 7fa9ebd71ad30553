"""Handlers of `/find`: show open lobbies, join one, look for a table, and have those told who look."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import discord

from cogs.clicks.click import Click, value_of, values_of
from cogs.clicks.direct_messages import open_room
from cogs.clicks.lobby import lobby_state_text
from cogs.clicks.surface import DiscordServices, Handler, TablelessHandler
from cogs.forms.components import button
from cogs.forms.custom_id import ComponentId, base36, number_of
from cogs.pages.find_page import (
    DROP,
    END_WEEKLY,
    PAGE,
    PER_PAGE,
    SAVE,
    Found,
    draft_of,
    find_page,
    free_seats,
    wish_page,
)
from cogs.pages.page import Page
from cogs.pages.standing_page import weekly_words
from cogs.words.access import can_see_table
from cogs.words.visit import Visit
from games.core.text import Text, key_of
from storage.model import Person, StandingInvitation, TableInfo, Wish
from tables.core.errors import RequestRefused
from tables.core.installed_game import is_installed
from tables.notifications.wishes import zone_of_days

MOST_WEEKLY = 25
"""Maximum number of standing invitations that are looked for, and that can be withdrawn in one select."""
NEWEST = 2**62
"""Above every id of a table."""
BATCH, MOST_BATCHES = 20, 5
"""So many lobbies are read at once, and so often for one page, to find those that the person may see."""


def _server(interaction: discord.Interaction[Any]) -> int:
    if interaction.guild_id is None:
        raise RequestRefused("cogs-server-only")
    return interaction.guild_id


async def show(surface: DiscordServices, click: Click, game: str = "", before: int = 0, note: str = "") -> None:
    """Answer privately with the open lobbies of the Discord server of the click, who looks there for what, and what the
    person looks for. `game`: only lobbies of this game; `before`: only those with lower ids (0: the newest); `note`
    stands on top. Lobbies in channels that the person does not see are left out. Raises `RequestRefused` outside
    Discord servers."""
    it, wishes = click.interaction, surface.tables.wishes
    guild_id, person = _server(it), await surface.person(it)
    (lobbies, older), shown, own, opened, reachable, muted = await asyncio.gather(
        _visible(surface, it, guild_id, game, before or NEWEST), wishes.shown(guild_id, person),
        wishes.of_person(person, guild_id), wishes.lobbies_to_announce(person, guild_id),
        surface.tables.preferences.has_open_room(person), surface.tables.preferences.server_muted(guild_id),
    )
    weekly, withdrawable = await _weekly(surface, it, guild_id, person)
    found = Found(
        person, game, lobbies, first=not before, older=older, own=[one for one in own if _can_be_played(one)],
        shown=await _still_there(surface, guild_id, [one for one in shown if _can_be_played(one)]),
        to_announce=[info for one in opened if free_seats(info := await surface.tables.views.table(one)) > 0],
        reachable=reachable, weekly=weekly, withdrawable=withdrawable, muted=muted,
    )
    await click.answer_privately(find_page(found, await surface.voice(it), note))


async def _visible(
    surface: DiscordServices, interaction: discord.Interaction[Any], guild_id: int, game: str, before: int
) -> tuple[list[TableInfo], int | None]:
    """Return the newest lobbies with free seats below an id that the person may see, a page full, and the id below
    which to go on (None: there are no more)."""
    visible: list[TableInfo] = []
    for _ in range(MOST_BATCHES):
        batch = await surface.tables.wishes.lobbies(guild_id, game, before, BATCH)
        for info in batch:
            if free_seats(info) > 0 and await can_see_table(surface.client, info.home, interaction.user):
                if len(visible) == PER_PAGE:
                    return visible, visible[-1].id
                visible.append(info)
        if len(batch) < BATCH:
            return visible, None
        before = batch[-1].id
    return visible, before


async def _weekly(
    surface: DiscordServices, interaction: discord.Interaction[Any], guild_id: int, person: Person
) -> tuple[list[StandingInvitation], list[StandingInvitation]]:
    """Return the next standing invitations to channels that the person sees, and those that the person may withdraw:
    all of their own, and for people who manage the server those that they see."""
    every = [one for one in await surface.tables.standing.of_server(guild_id) if is_installed(one.game)]
    found: list[StandingInvitation] = []
    for one in every:
        if await can_see_table(surface.client, one.home, interaction.user):
            found.append(one)
            if len(found) == MOST_WEEKLY:
                break
    own = [one for one in every if one.person == person]
    managed = found if interaction.permissions.manage_guild else []
    return found, [*own, *(one for one in managed if one.person != person)][:MOST_WEEKLY]


def _can_be_played(one: Wish) -> bool:
    return not one.game or is_installed(one.game)


async def _still_there(surface: DiscordServices, guild_id: int, shown: list[Wish]) -> list[Wish]:
    """Return the wishes of people who are in the Discord server. What those who have left look for there is deleted."""
    outside = await asyncio.gather(*(surface.audience.names.is_outside(guild_id, one.discord_id) for one in shown))
    for one in itertools.compress(shown, outside):
        await surface.tables.wishes.delete_all(one.person, guild_id)
    return [one for one, gone in zip(shown, outside, strict=True) if not gone]


async def find(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Show another page of lobbies, delete a wish of the person, or withdraw a standing invitation, as the component
    `clicked` says. A wish is chosen on the page, or is the one of which a message has told them. Raises
    `RequestRefused` for what is another person's."""
    what, *rest = clicked.args or ("",)
    if what == DROP:
        wish = number_of(rest[0] if rest else value_of(click)) or 0
        await surface.tables.wishes.withdraw(wish, await surface.person(click.interaction))
        note = (await surface.voice(click.interaction)).key("cogs-find-dropped")
        if rest:
            await click.notice(note)
        else:
            await show(surface, click, note=note)
    elif what == END_WEEKLY:
        it, number = click.interaction, number_of(value_of(click)) or 0
        managed = it.guild_id if it.permissions.manage_guild else None
        person = await surface.person(it)
        gone = await surface.tables.standing.withdraw(number, person, managed)
        await show(surface, click, note=(await surface.voice(it)).key("cogs-weekly-dropped"))
        if gone.person != person:
            await _tell_withdrawn(surface, click, gone)
    elif what == PAGE and len(rest) == len(("game", "before")):
        await show(surface, click, rest[0], number_of(rest[1]) or 0)
    else:
        await show(surface, click)


async def _tell_withdrawn(surface: DiscordServices, click: Click, gone: StandingInvitation) -> None:
    """Say in the channel of a weekly table that a manager has withdrawn it: people count on it there."""
    if gone.home.channel_id is not None:
        voice = surface.audience.plain(gone.language)
        said = voice.key("cogs-weekly-told", what=weekly_words(gone, voice))
        await surface.post.send_quietly(gone.home.channel_id, said, f"wd{base36(click.id)}")


async def wish(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Show the form of a wish after a click on one of its components, or store the wish that stands in `clicked`.

    Where a person is told by direct message only, saving their wish opens direct messages if needed.
    Raises `RequestRefused` if that fails, and where managers forbid that people are told; then nothing is stored.
    """
    act, *state = clicked.args or ("",)
    draft = draft_of(state).changed(act, values_of(click))
    voice, guild_id = await surface.voice(click.interaction), _server(click.interaction)
    await surface.tables.wishes.check_allowed(guild_id)
    if act != SAVE:
        settings = await surface.tables.people.settings_of(await surface.person(click.interaction))
        muted = await surface.tables.preferences.server_muted(guild_id)
        await click.answer_privately(wish_page(draft, voice, zone_of_days(settings), muted=muted))
        return
    person = await surface.person(click.interaction)
    directly = await surface.tables.wishes.only_directly(guild_id, shown=draft.shown)
    if directly and not await surface.tables.preferences.has_open_room(person):
        await open_room(surface, click, person, voice, direct=False)
    await surface.tables.wishes.wish(person, guild_id, draft.game, draft.pace, draft.days, draft.shown)
    await show(surface, click, note=voice.key("cogs-find-saved"))


async def join(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Give the person a seat in a lobby, and say where it is and how many are still missing. Raises `RequestRefused` if
    no seat is free. `visit` is the person at the table."""
    info = await surface.tables.lobby.join(visit.info.id, visit.person, click.id)
    game, place = Text(key_of(info.game, "name")), f"<#{info.home.channel_id}>"
    words = visit.voice.key("cogs-find-joined", game=game, place=place)
    rules = button(str(ComponentId(info.id, "rules")), visit.voice.key("cogs-button-rules"))
    leave = button(str(ComponentId(info.id, "leave")), visit.voice.key("cogs-button-leave"))
    state = lobby_state_text(Visit(info, visit.person, info.seat_of(visit.person), visit.voice))
    await click.answer_privately(Page([f"{words}\n{state}"], [[rules, leave]]))


async def tell(surface: DiscordServices, click: Click, visit: Visit, clicked: ComponentId) -> None:
    """Have those told who look for a table like this lobby, and confirm it. How many there are is not said, since some
    look in secret. Raises `RequestRefused` for other people than the opener, and the second time. `visit` is the person
    at the table."""
    await surface.tables.wishes.tell(visit.info.id, visit.person)
    await click.notice(visit.voice.key("cogs-find-told"))


TABLELESS: dict[str, TablelessHandler] = {"find": find, "wish": wish}
HANDLERS: dict[str, Handler] = {"find_join": join, "seekers": tell}
