"""Help: rules by topic, cards, settings, how it works, about."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.clicks.click import Click
from cogs.clicks.surface import Surface
from cogs.commands.common import Interaction, anywhere, choices, said, serve
from cogs.pages.page import Page
from cogs.pages.rules_help import card_of, find_cards, topics_page
from cogs.pages.settings_page import settings_page
from games.core.registry import GAMES, spec_of
from games.core.text import Listed, Text, key_of
from tables.trouble import Trouble


@anywhere
@app_commands.command(name=said("cogs-cmd-rules"), description=said("cogs-cmd-rules-about"))
@app_commands.rename(topic=said("cogs-opt-topic"))
@app_commands.describe(topic=said("cogs-opt-topic-about"))
async def rules(interaction: Interaction, topic: str | None = None) -> None:
    """Rules by topic."""

    async def work(surface: Surface, click: Click) -> None:
        channel_id = interaction.channel_id
        here = None if channel_id is None else await surface.tables.looking.table_in(channel_id)
        game, _, name = (topic or "").partition("/")
        if game not in GAMES:
            game = here.game if here is not None else GAMES[0]
        await click.private(topics_page(game, await surface.voice(interaction), name))

    await serve(interaction, work)


@rules.autocomplete("topic")
async def complete_topic(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The topics of all games."""
    voice = await interaction.client.surface.voice(interaction)
    named = [
        (f"{voice.key(key_of(game, 'rules', topic, 'title'))} · {voice.key(key_of(game, 'name'))}", f"{game}/{topic}")
        for game in GAMES for topic in spec_of(game).topics
    ]
    return choices(named, typed)


@anywhere
@app_commands.command(name=said("cogs-cmd-card"), description=said("cogs-cmd-card-about"))
@app_commands.rename(name=said("cogs-opt-card"))
@app_commands.describe(name=said("cogs-opt-card-about"))
async def card(interaction: Interaction, name: str) -> None:
    """Look a card up."""

    async def work(surface: Surface, click: Click) -> None:
        voice = await surface.voice(interaction)
        found = card_of(name) or next(iter(find_cards(name, voice)), None)
        if found is None:
            raise Trouble("cogs-no-such-card")
        await click.private(found.page(voice))

    await serve(interaction, work)


@card.autocomplete("name")
async def complete_card(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Cards by name."""
    voice = await interaction.client.surface.voice(interaction)
    return choices(((one.name(voice), one.value) for one in find_cards(typed, voice)), "")


@anywhere
@app_commands.command(name=said("cogs-cmd-settings"), description=said("cogs-cmd-settings-about"))
async def settings(interaction: Interaction) -> None:
    """One's settings, and the server's language for those who manage it."""

    async def work(surface: Surface, click: Click) -> None:
        mine = await surface.tables.people.settings_of(await surface.person(interaction))
        server = None
        if interaction.guild_id is not None and interaction.permissions.manage_guild:
            server = await surface.tables.people.server_language(interaction.guild_id) or ""
        await click.private(settings_page(mine, await surface.voice(interaction), server))

    await serve(interaction, work)


@anywhere
@app_commands.command(name=said("cogs-cmd-help"), description=said("cogs-cmd-help-about"))
async def how(interaction: Interaction) -> None:
    """How a table goes."""

    async def work(surface: Surface, click: Click) -> None:
        voice = await surface.voice(interaction)
        games = Listed(tuple(Text(key_of(game, "name")) for game in GAMES))
        await click.private(Page([voice.key("cogs-help-title"), voice.key("cogs-help", games=games)]))

    await serve(interaction, work)


@anywhere
@app_commands.command(name=said("cogs-cmd-about"), description=said("cogs-cmd-about-about"))
async def about(interaction: Interaction) -> None:
    """What this is, and whose titles the games are."""

    async def work(surface: Surface, click: Click) -> None:
        voice = await surface.voice(interaction)
        await click.private(Page([voice.key("cogs-about-title"), voice.key("cogs-about")]))

    await serve(interaction, work)


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (rules, card, settings, how, about)
