"""The slash commands: few, in three languages, each answered like a click."""

from __future__ import annotations

from discord import app_commands

from cogs.commands import daily, data, help, hours, learn, looking, play, seats, stats

COMMANDS: tuple[app_commands.Command | app_commands.Group, ...] = (  # type: ignore[type-arg]  # commands of any cog
    play.play, *daily.COMMANDS, seats.table, *looking.COMMANDS, *hours.COMMANDS, *learn.COMMANDS, *stats.COMMANDS,
    data.data, *help.COMMANDS,
)
