"""Looking: my hand, the board, what happened, my tables. They work in direct messages, too."""

from __future__ import annotations

from typing import Any, TypeVar

from discord import app_commands

from cogs.click import Click
from cogs.commands.common import Interaction, at_table, complete_table, said, serve
from cogs.components import Row, Style, button
from cogs.custom_id import ComponentId
from cogs.desk import Desk
from cogs.page import Page
from cogs.reader import Reader
from cogs.visit import Visit
from games.core.text import Text, key_of
from storage.model import Status
from tables.model import MyTable

MOST = 20
C = TypeVar("C", bound="app_commands.Command[Any, ..., Any]")


def anywhere(command: C) -> C:
    """For servers and for direct messages with the bot."""
    command = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(command)
    return app_commands.allowed_installs(guilds=True, users=False)(command)


@anywhere
@app_commands.command(name=said("cogs-cmd-hand"), description=said("cogs-cmd-hand-about"))
@app_commands.rename(table=said("cogs-opt-table"))
@app_commands.describe(table=said("cogs-opt-table-about"))
@app_commands.autocomplete(table=complete_table)
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """One's hand, and one's question."""

    async def work(desk: Desk, click: Click, visit: Visit) -> None:
        await click.private(await desk.pages.question(visit))

    await at_table(interaction, work, table)


@anywhere
@app_commands.command(name=said("cogs-cmd-board"), description=said("cogs-cmd-board-about"))
@app_commands.rename(table=said("cogs-opt-table"))
@app_commands.describe(table=said("cogs-opt-table-about"))
@app_commands.autocomplete(table=complete_table)
async def board(interaction: Interaction, table: str | None = None) -> None:
    """The board."""

    async def work(desk: Desk, click: Click, visit: Visit) -> None:
        started = visit.info.status in (Status.PLAYING, Status.FINISHED)
        page = await (desk.pages.board(visit) if started else desk.pages.history(visit))
        await click.private(page)

    await at_table(interaction, work, table)


@anywhere
@app_commands.command(name=said("cogs-cmd-log"), description=said("cogs-cmd-log-about"))
@app_commands.rename(table=said("cogs-opt-table"))
@app_commands.describe(table=said("cogs-opt-table-about"))
@app_commands.autocomplete(table=complete_table)
async def log(interaction: Interaction, table: str | None = None) -> None:
    """What happened since one's last act."""

    async def work(desk: Desk, click: Click, visit: Visit) -> None:
        await click.private(await desk.pages.history(visit))

    await at_table(interaction, work, table)


@anywhere
@app_commands.command(name=said("cogs-cmd-tables"), description=said("cogs-cmd-tables-about"))
async def tables(interaction: Interaction) -> None:
    """One's tables in all servers, those where one is asked first."""

    async def work(desk: Desk, click: Click) -> None:
        reader = await desk.reader(interaction)
        mine = await desk.tables.looking.my_tables(await desk.person(interaction))
        await click.private(tables_page(mine, reader))

    await serve(interaction, work)


def tables_page(mine: list[MyTable], reader: Reader) -> Page:
    """A list of tables, with a button for each where the person is asked."""
    if not mine:
        return Page([reader.key("cogs-no-tables")])
    lines = [_line(one, reader) for one in mine[:MOST]]
    if len(mine) > MOST:
        lines.append(reader.key("cogs-more-tables", n=len(mine) - MOST))
    asked = [one for one in mine if one.asked][:5]
    rows: list[Row] = []
    if asked:
        rows.append([
            button(
                str(ComponentId(one.info.id, "choose")),
                reader.key("cogs-button-choose-at", game=Text(key_of(one.info.game, "name")), table=one.info.id),
                Style.primary,
            )
            for one in asked
        ])
    return Page([reader.key("cogs-tables-title"), "\n".join(lines)], rows)


def _line(one: MyTable, reader: Reader) -> str:
    place = f"<#{one.info.home.channel_id}>" if one.info.home.channel_id is not None else ""
    state = "asked" if one.asked else "lent" if one.lent and not one.seats else str(one.info.status)
    game = Text(key_of(one.info.game, "name"))
    return reader.key(f"cogs-my-table-{state}", game=game, place=place, table=one.info.id)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (hand, board, log, tables)
