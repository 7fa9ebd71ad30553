"""The command `/find` for open tables and people who look for one."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks import find as clicks
from cogs.clicks.click import Click
from cogs.clicks.surface import DiscordServices
from cogs.commands.common import Interaction, answer_command, translated
from cogs.pages.find_page import games_for_several
from games.core.text import key_of


@app_commands.command(name=translated("cogs-cmd-find"), description=translated("cogs-cmd-find-about"))
@app_commands.rename(game=translated("cogs-opt-game"))
@app_commands.describe(game=translated("cogs-opt-game-about"))
@app_commands.choices(
    game=[app_commands.Choice(name=translated(key_of(game, "name")), value=game) for game in games_for_several()],
)
@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
async def find(interaction: Interaction, game: str = "") -> None:
    """Answer privately with the open lobbies of this Discord server and who looks for what there; with `game`, only its
    lobbies."""

    async def work(surface: DiscordServices, click: Click) -> None:
        await clicks.show(surface, click, game)

    await answer_command(interaction, work)


COMMANDS: tuple[app_commands.Command[Any, ..., Any]] = (find,)
