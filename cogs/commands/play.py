"""Open a table."""

from __future__ import annotations

from discord import app_commands

from cogs.click import Click
from cogs.commands.common import Interaction, choices, said, serve
from cogs.components import button
from cogs.custom_id import ComponentId
from cogs.desk import Desk
from cogs.lobby_clicks import strongest
from cogs.lobby_message import opened_words
from cogs.options import combined, read_options
from cogs.page import Page
from cogs.permissions import check_person, missing_words
from cogs.places import home_at, open_thread, put_away_on_trouble
from games.core.registry import GAMES
from games.core.text import key_of

HERE, THREAD = "here", "thread"
MOST_AIS = 5


@app_commands.command(name=said("cogs-cmd-play"), description=said("cogs-cmd-play-about"))
@app_commands.rename(
    game=said("cogs-opt-game"), ai=said("cogs-opt-ai"), options=said("cogs-opt-options"), where=said("cogs-opt-where")
)
@app_commands.describe(
    game=said("cogs-opt-game-about"), ai=said("cogs-opt-ai-about"), options=said("cogs-opt-options-about"),
    where=said("cogs-opt-where-about"),
)
@app_commands.choices(
    game=[app_commands.Choice(name=said(key_of(game, "name")), value=game) for game in GAMES],
    where=[app_commands.Choice(name=said(f"cogs-where-{value}"), value=value) for value in (HERE, THREAD)],
)
@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
async def play(
    interaction: Interaction, game: str, ai: app_commands.Range[int, 0, MOST_AIS] = 0, options: str | None = None,
    where: str | None = None,
) -> None:
    """Open a lobby for a game, in this channel or in a new thread, with AIs on some seats."""

    async def work(desk: Desk, click: Click) -> None:
        reader = await desk.reader(interaction)
        new_thread = where == THREAD and interaction.guild_id is not None
        check_person(interaction, new_thread=new_thread)
        if words := missing_words(interaction, reader, new_thread=new_thread):
            await click.private(Page([words]))
            return
        chosen = read_options(game, options)
        person = await desk.person(interaction)
        language = await desk.audience.public_language(interaction.guild_id, interaction.guild_locale)
        thread = None
        if new_thread and interaction.guild_id is not None:
            await desk.tables.quotas.take_thread(person, interaction.guild_id)
            thread = await open_thread(interaction, desk.audience.plain(language), game)
        home = home_at(interaction, thread)
        async with put_away_on_trouble(thread):
            info = await desk.tables.lobby.open(
                game, chosen, home, person, language, click.id, ais=[strongest(game)] * ai
            )
        rules = button(str(ComponentId(info.id, "rules")), reader.key("cogs-button-rules"))
        await click.private(Page([opened_words(info, reader)], [[rules]]))

    await serve(interaction, work)


@play.autocomplete("options")
async def complete_options(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The options of the game that was chosen, and how they can be combined."""
    game = str(interaction.namespace.game)
    if game not in GAMES:
        return []
    reader = await interaction.client.desk.reader(interaction)
    return choices(combined(game, reader), typed)
