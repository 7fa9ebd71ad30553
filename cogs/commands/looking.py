"""Looking: my hand, the board, what happened, my tables. They work in direct messages, too."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks.click import Click
from cogs.clicks.surface import Surface
from cogs.commands.common import Interaction, anywhere, at_table, complete_table, said, serve
from cogs.forms.components import Row, Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.visit import Visit
from cogs.words.voice import Voice
from games.core.text import Text, key_of
from storage.model import Status
from tables.model import MyTable

MOST = 20


@anywhere
@app_commands.command(name=said("cogs-cmd-hand"), description=said("cogs-cmd-hand-about"))
@app_commands.rename(table=said("cogs-opt-table"))
@app_commands.describe(table=said("cogs-opt-table-about"))
@app_commands.autocomplete(table=complete_table)
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """One's hand, and one's question."""

    async def work(surface: Surface, click: Click, visit: Visit) -> None:
        await click.private(await surface.pages.question(visit))

    await at_table(interaction, work, table)


@anywhere
@app_commands.command(name=said("cogs-cmd-board"), description=said("cogs-cmd-board-about"))
@app_commands.rename(table=said("cogs-opt-table"))
@app_commands.describe(table=said("cogs-opt-table-about"))
@app_commands.autocomplete(table=complete_table)
async def board(interaction: Interaction, table: str | None = None) -> None:
    """The board."""

    async def work(surface: Surface, click: Click, visit: Visit) -> None:
        started = visit.info.status in (Status.PLAYING, Status.FINISHED)
        page = await (surface.pages.board(visit) if started else surface.pages.history(visit))
        await click.private(page)

    await at_table(interaction, work, table)


@anywhere
@app_commands.command(name=said("cogs-cmd-log"), description=said("cogs-cmd-log-about"))
@app_commands.rename(table=said("cogs-opt-table"))
@app_commands.describe(table=said("cogs-opt-table-about"))
@app_commands.autocomplete(table=complete_table)
async def log(interaction: Interaction, table: str | None = None) -> None:
    """What happened since one's last act."""

    async def work(surface: Surface, click: Click, visit: Visit) -> None:
        await click.private(await surface.pages.history(visit))

    await at_table(interaction, work, table)


@anywhere
@app_commands.command(name=said("cogs-cmd-tables"), description=said("cogs-cmd-tables-about"))
async def tables(interaction: Interaction) -> None:
    """One's tables in all servers, those where one is asked first."""

    async def work(surface: Surface, click: Click) -> None:
        voice = await surface.voice(interaction)
        mine = await surface.tables.looking.my_tables(await surface.person(interaction))
        await click.private(tables_page(mine, voice))

    await serve(interaction, work)


def tables_page(mine: list[MyTable], voice: Voice) -> Page:
    """A list of tables, with a button for each where the person is asked."""
    if not mine:
        return Page([voice.key("cogs-no-tables")])
    lines = [_line(one, voice) for one in mine[:MOST]]
    if len(mine) > MOST:
        lines.append(voice.key("cogs-more-tables", n=len(mine) - MOST))
    asked = [one for one in mine if one.asked][:5]
    rows: list[Row] = []
    if asked:
        rows.append([
            button(
                str(ComponentId(one.info.id, "choose")),
                voice.key("cogs-button-choose-at", game=Text(key_of(one.info.game, "name")), table=one.info.id),
                Style.primary,
            )
            for one in asked
        ])
    return Page([voice.key("cogs-tables-title"), "\n".join(lines)], rows)


def _line(one: MyTable, voice: Voice) -> str:
    place = f"<#{one.info.home.channel_id}>" if one.info.home.channel_id is not None else ""
    state = "asked" if one.asked else "lent" if one.lent and not one.seats else str(one.info.status)
    game = Text(key_of(one.info.game, "name"))
    return voice.key(f"cogs-my-table-{state}", game=game, place=place, table=one.info.id)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (hand, board, log, tables)
