"""The deal of the day."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks import daily as clicks
from cogs.commands.common import Interaction, said, serve
from cogs.commands.looking import anywhere


@anywhere
@app_commands.command(name=said("cogs-cmd-daily"), description=said("cogs-cmd-daily-about"))
async def daily(interaction: Interaction) -> None:
    """Today's deal, the table of the day, and yesterday's seed."""
    await serve(interaction, clicks.show)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (daily,)
