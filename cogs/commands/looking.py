"""Looking: my hand, the board, what happened, my tables. They work in direct messages, too."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks.click import Click
from cogs.clicks.surface import Surface
from cogs.commands.common import Interaction, anywhere, at_table, complete_table, said, serve
from cogs.pages.tables_page import tables_page
from cogs.words.visit import Visit
from storage.model import Status


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
        mine = await surface.tables.looking.my_tables(await surface.person(interaction))
        await click.private(await tables_page(surface.tables, mine, await surface.voice(interaction)))

    await serve(interaction, work)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (hand, board, log, tables)
