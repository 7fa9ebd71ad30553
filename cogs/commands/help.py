"""Help: rules by topic, cards, settings, how it works, about."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.click import Click
from cogs.commands.common import Interaction, choices, said, serve
from cogs.commands.looking import anywhere
from cogs.desk import Desk
from cogs.page import Page
from cogs.rules_help import card_of, find_cards, topics_page
from cogs.settings_page import settings_page
from games.core.registry import GAMES, spec_of
from games.core.text import Listed, Text, key_of
from tables.trouble import Trouble


@anywhere
@app_commands.command(name=said("cogs-cmd-rules"), description=said("cogs-cmd-rules-about"))
@app_commands.rename(topic=said("cogs-opt-topic"))
@app_commands.describe(topic=said("cogs-opt-topic-about"))
async def rules(interaction: Interaction, topic: str | None = None) -> None:
    """Rules by topic."""

    async def work(desk: Desk, click: Click) -> None:
        channel_id = interaction.channel_id
        here = None if channel_id is None else await desk.tables.looking.table_in(channel_id)
        game, _, name = (topic or "").partition("/")
        if game not in GAMES:
            game = here.game if here is not None else GAMES[0]
        await click.private(topics_page(game, await desk.reader(interaction), name))

    await serve(interaction, work)


@rules.autocomplete("topic")
async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The topics of all games."""
    reader = await interaction.client.desk.reader(interaction)
    named = [
        (f"{reader.key(key_of(game, 'rules', topic, 'title'))} · {reader.key(key_of(game, 'name'))}", f"{game}/{topic}")
        for game in GAMES for topic in spec_of(game).topics
    ]
    return choices(named, typed)


@anywhere
@app_commands.command(name=said("cogs-cmd-card"), description=said("cogs-cmd-card-about"))
@app_commands.rename(name=said("cogs-opt-card"))
@app_commands.describe(name=said("cogs-opt-card-about"))
async def card(interaction: Interaction, name: str) -> None:
    """Look a card up."""

    async def work(desk: Desk, click: Click) -> None:
        reader = await desk.reader(interaction)
        found = card_of(name) or next(iter(find_cards(name, reader)), None)
        if found is None:
            raise Trouble("cogs-no-such-card")
        await click.private(found.page(reader))

    await serve(interaction, work)


@card.autocomplete("name")
async def complete_card(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards by name."""
    reader = await interaction.client.desk.reader(interaction)
    return choices(((one.name(reader), one.value) for one in find_cards(typed, reader)), "")


@anywhere
@app_commands.command(name=said("cogs-cmd-settings"), description=said("cogs-cmd-settings-about"))
async def settings(interaction: Interaction) -> None:
    """One's settings, and the server's language for those who manage it."""

    async def work(desk: Desk, click: Click) -> None:
        mine = await desk.tables.people.settings_of(await desk.person(interaction))
        server = None
        if interaction.guild_id is not None and interaction.permissions.manage_guild:
            server = await desk.tables.people.server_language(interaction.guild_id) or ""
        await click.private(settings_page(mine, await desk.reader(interaction), server))

    await serve(interaction, work)


@anywhere
@app_commands.command(name=said("cogs-cmd-help"), description=said("cogs-cmd-help-about"))
async def how(interaction: Interaction) -> None:
    """How a table goes."""

    async def work(desk: Desk, click: Click) -> None:
        reader = await desk.reader(interaction)
        games = Listed(tuple(Text(key_of(game, "name")) for game in GAMES))
        await click.private(Page([reader.key("cogs-help-title"), reader.key("cogs-help", games=games)]))

    await serve(interaction, work)


@anywhere
@app_commands.command(name=said("cogs-cmd-about"), description=said("cogs-cmd-about-about"))
async def about(interaction: Interaction) -> None:
    """What this is, and whose titles the games are."""

    async def work(desk: Desk, click: Click) -> None:
        reader = await desk.reader(interaction)
        await click.private(Page([reader.key("cogs-about-title"), reader.key("cogs-about")]))

    await serve(interaction, work)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rules, card, settings, how, about)
