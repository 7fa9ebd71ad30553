"""All tables of a person: what each of them asks, and one button to each; and the button that leads to the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from discord import ui

from cogs.forms.components import Row, Style, button, in_rows
from cogs.forms.custom_id import ComponentId
from cogs.pages.outlook import outlook_words
from cogs.pages.page import Page
from cogs.pages.vote_message import back_at
from cogs.words.voice import Voice, clip
from games.core.text import Text, key_of
from storage.model import Person, Status, TableInfo
from tables.model import Elsewhere, MyTable
from tables.service import TableService
from tables.trouble import Trouble

PER_PAGE = 10
"""Tables on a page, each with a few lines and perhaps a button: two rows of five."""
PROMPT = 120
MOST_PAGES = 15
"""Pages to which there are buttons, around the one that is shown."""
VoiceAt = Callable[[TableInfo], Awaitable[Voice]]
"""How to talk to the person at one of their tables, where seats have names."""


async def tables_page(
    tables: TableService, person: Person, voice: Voice, voice_at: VoiceAt, number: int = 0
) -> Page:
    """All tables of a person, those first that have waited longest: what is asked, since when, what comes, and a button
    to each where they are asked. A page of it, with buttons to the others."""
    mine = await tables.looking.my_tables(person)
    if not mine:
        return Page([voice.key("cogs-no-tables")])
    pages = -(-len(mine) // PER_PAGE)
    number = min(max(number, 0), pages - 1)
    shown = mine[number * PER_PAGE:(number + 1) * PER_PAGE]
    muted = await tables.notices.muted(person)
    lines = await asyncio.gather(*(_lines(tables, one, voice_at, muted=one.info.id in muted) for one in shown))
    buttons = [
        to_table(one.info.id, one.info.game, "cogs-button-choose-at", voice) if one.asked else back_at(one.info, voice)
        for one in shown if one.asked or one.lent
    ]
    waiting = sum(one.asked and not one.info.lesson for one in mine)
    first = max(0, min(number - MOST_PAGES // 2, pages - MOST_PAGES))
    turning = [
        button(str(ComponentId(0, "tables", (str(n),))), voice.key("cogs-button-page", n=n + 1, pages=pages),
               disabled=n == number)
        for n in range(first, min(pages, first + MOST_PAGES))
    ]
    rows = [*in_rows(buttons), *(in_rows(turning) if pages > 1 else [])]
    rows.append([button(str(ComponentId(0, "notices")), voice.key("cogs-notices-button"))])
    return Page([voice.key("cogs-tables-title"), voice.key("cogs-tables-waiting", n=waiting), "\n".join(lines)], rows)


def next_row(waiting: Elsewhere | None, voice: Voice) -> Row:
    """The button to the table that has waited longest for the person, and how many wait; nothing where none does."""
    if waiting is None:
        return []
    return [to_table(waiting.table_id, waiting.game, "cogs-button-next", voice, n=waiting.count)]


def to_table(table_id: int, game: str, key: str, voice: Voice, **args: int) -> ui.Item[Any]:
    """A button that opens one's question at a table."""
    words = voice.key(key, game=Text(key_of(game, "name")), table=table_id, **args)
    return button(str(ComponentId(table_id, "choose")), words, Style.primary)


async def prompt_of(tables: TableService, one: MyTable, voice: Voice) -> str:
    """What the person is asked there; empty where nothing is, or the game cannot be played here now."""
    if not one.asked:
        return ""
    try:
        for seat in one.seats:
            question = (await tables.looking.view(one.info.id, seat)).question
            if question is not None and question.held is None:
                return clip(voice.plain(question.prompt), PROMPT)
    except Trouble:
        pass
    return ""


async def _ahead(tables: TableService, one: MyTable, voice: Voice) -> str:
    """When one's time at a question ends, one's turn comes, the game ends: whatever there is to say of these."""
    said = [await outlook_words(tables, one.info, one.seats[0] if one.seats else None, voice)]
    for seat in one.seats if one.asked else ():
        if (over := await tables.clocks.ends_at(one.info.id, seat)) is not None:
            said.insert(0, voice.key("cogs-time-ends", when=f"<t:{int(over)}:R>"))
    return " ".join(part for part in said if part)


async def _lines(tables: TableService, one: MyTable, voice_at: VoiceAt, *, muted: bool) -> str:
    """One table: how it stands, what is asked, what else waits, what comes."""
    voice = await voice_at(one.info)
    parts = [
        _line(one, voice), await prompt_of(tables, one, voice), await _votes(tables, one, voice),
        await _ahead(tables, one, voice), voice.key("cogs-table-muted") if muted else "",
    ]
    return "\n-# ".join(part for part in parts if part)


async def _votes(tables: TableService, one: MyTable, voice: Voice) -> str:
    """The votes that wait for the person, as links to where they are asked."""
    if one.info.status is not Status.PLAYING or len(one.info.players) < 2:
        return ""
    open_now = {count.vote.id for count in await tables.votes.of_table(one.info.id) if {*count.waiting} & {*one.seats}}
    if not open_now:
        return ""
    asked = {said.vote: said for said in await tables.outbox.messages(one.info.id) if said.vote in open_now}
    links = " ".join(link_to(one.info, said.message_id) for said in asked.values())
    return voice.key("cogs-table-votes", n=len(open_now), links=links)


def link_to(info: TableInfo, message_id: int) -> str:
    """The address of a message in a table's home."""
    return f"https://discord.com/channels/{info.home.guild_id or '@me'}/{info.home.channel_id}/{message_id}"


def _line(one: MyTable, voice: Voice) -> str:
    place = f"<#{one.info.home.channel_id}>" if one.info.home.channel_id is not None else ""
    state = "asked" if one.asked else "lent" if one.lent and not one.seats else str(one.info.status)
    if one.info.lesson:
        state = "lesson"
    since = f"<t:{int(one.asked_at)}:R>" if one.asked_at is not None else ""
    game = Text(key_of(one.info.game, "name"))
    return voice.key(f"cogs-my-table-{state}", game=game, place=place, table=one.info.id, since=since)
