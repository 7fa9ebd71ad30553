"""All tables of a person: what each of them asks, and one button to each; and the button that leads to the next one."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import ui

from cogs.forms.components import Row, Style, button, in_rows
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.pages.vote_message import back_at
from cogs.words.voice import Voice, clip
from games.core.text import Text, key_of
from storage.model import TableInfo
from tables.forecasting import Outlook
from tables.model import MyTable
from tables.service import TableService
from tables.trouble import Trouble

MOST = 20
"""Tables on the page, each with a line and perhaps a button: four rows of five."""
PROMPT = 120
LOOKS = 8
"""Tables for which it is said when one's turn comes."""


async def tables_page(tables: TableService, mine: list[MyTable], voice: Voice) -> Page:
    """A list of tables, with what is asked and a button to it at each where the person is asked."""
    if not mine:
        return Page([voice.key("cogs-no-tables")])
    looks = await asyncio.gather(*(_ahead(tables, one, voice) for one in mine[:LOOKS]))
    ahead = [*looks, *[""] * len(mine)]
    lines = [_line(one, await _prompt(tables, one, voice), ahead[n], voice) for n, one in enumerate(mine[:MOST])]
    if len(mine) > MOST:
        lines.append(voice.key("cogs-more-tables", n=len(mine) - MOST))
    buttons = [
        to_table(one.info, "cogs-button-choose-at", voice) if one.asked else back_at(one.info, voice)
        for one in mine[:MOST] if one.asked or one.lent
    ]
    return Page([voice.key("cogs-tables-title"), "\n".join(lines)], in_rows(buttons))


def next_row(waiting: tuple[TableInfo, int] | None, voice: Voice) -> Row:
    """The button to the table that has waited longest for the person, and how many wait; nothing where none does."""
    return [to_table(waiting[0], "cogs-button-next", voice, n=waiting[1])] if waiting is not None else []


def to_table(info: TableInfo, key: str, voice: Voice, **args: int) -> ui.Item[Any]:
    """A button that opens one's question at a table."""
    words = voice.key(key, game=Text(key_of(info.game, "name")), table=info.id, **args)
    return button(str(ComponentId(info.id, "choose")), words, Style.primary)


async def _prompt(tables: TableService, one: MyTable, voice: Voice) -> str:
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
    said = [_outlook(await tables.forecasting.of(one.info, *one.seats[:1] or (None,)), voice)]
    for seat in one.seats if one.asked else ():
        if (over := await tables.clocks.ends_at(one.info.id, seat)) is not None:
            said.insert(0, voice.key("cogs-time-ends", when=f"<t:{int(over)}:R>"))
    return " ".join(part for part in said if part)


def _outlook(outlook: Outlook, voice: Voice) -> str:
    """When one's turn comes and when the game ends, as far as there is something to say."""
    spans = {"turn": (outlook.turn, "f"), "end": (outlook.end, "D")}
    return " ".join(
        voice.key(f"cogs-forecast-{what}", since=f"<t:{int(span[0])}:{form}>", until=f"<t:{int(span[1])}:{form}>")
        for what, (span, form) in spans.items() if span is not None
    )


def _line(one: MyTable, prompt: str, outlook: str, voice: Voice) -> str:
    place = f"<#{one.info.home.channel_id}>" if one.info.home.channel_id is not None else ""
    state = "asked" if one.asked else "lent" if one.lent and not one.seats else str(one.info.status)
    if one.info.lesson:
        state = "lesson"
    since = f"<t:{int(one.asked_at)}:R>" if one.asked_at is not None else ""
    game = Text(key_of(one.info.game, "name"))
    line = voice.key(f"cogs-my-table-{state}", game=game, place=place, table=one.info.id, since=since)
    return "\n-# ".join(part for part in (line, prompt, outlook) if part)
