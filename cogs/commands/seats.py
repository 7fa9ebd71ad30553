"""At the table: join, leave, AI seats, start, undo, hand over, end early."""

from __future__ import annotations

from discord import app_commands

from cogs.clicks import closing, lobby
from cogs.clicks import table as buttons
from cogs.clicks.click import Click
from cogs.clicks.surface import Surface
from cogs.commands.common import Interaction, at_table, choices, said
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.visit import Visit
from games.core.registry import GAMES, spec_of
from storage.model import Status

table = app_commands.Group(
    name=said("cogs-cmd-table"), description=said("cogs-cmd-table-about"), guild_only=True,
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)


@table.command(name=said("cogs-cmd-join"), description=said("cogs-cmd-join-about"))
async def join(interaction: Interaction) -> None:
    """Take a seat in the lobby."""
    await at_table(interaction, _as_click("join"))


@table.command(name=said("cogs-cmd-leave"), description=said("cogs-cmd-leave-about"))
async def leave(interaction: Interaction) -> None:
    """Leave the lobby."""
    await at_table(interaction, _as_click("leave"))


@table.command(name=said("cogs-cmd-start"), description=said("cogs-cmd-start-about"))
async def start(interaction: Interaction) -> None:
    """Start the game."""
    await at_table(interaction, _as_click("start"))


@table.command(name=said("cogs-cmd-ai"), description=said("cogs-cmd-ai-about"))
@app_commands.rename(level=said("cogs-opt-level"))
@app_commands.describe(level=said("cogs-opt-level-about"))
async def ai(interaction: Interaction, level: str | None = None) -> None:
    """Seat an AI."""
    await at_table(interaction, _as_click("seat_ai", *([level] if level else [])))


@table.command(name=said("cogs-cmd-undo"), description=said("cogs-cmd-undo-about"))
async def undo(interaction: Interaction) -> None:
    """Take back one's last answer."""
    await at_table(interaction, _as_click("undo"))


@table.command(name=said("cogs-cmd-handover"), description=said("cogs-cmd-handover-about"))
@app_commands.rename(level=said("cogs-opt-level"))
@app_commands.describe(level=said("cogs-opt-level-about"))
async def handover(interaction: Interaction, level: str | None = None) -> None:
    """Let an AI play one's seat, or sit down again."""

    async def work(surface: Surface, click: Click, visit: Visit) -> None:
        info, voice = visit.info, visit.voice
        if any(seat.lent_by == visit.person for seat in info.seats):
            await closing.back(surface, click, visit, ComponentId(info.id, "back"))
            return
        if visit.seat is None:
            await click.private(Page([voice.key("cogs-not-at-table")]))
            return
        await surface.tables.seats.hand_over(info.id, visit.seat, level or lobby.strongest(info.game), visit.person)
        await click.private(Page([voice.key("cogs-seat-handed")]))

    await at_table(interaction, work)


@table.command(name=said("cogs-cmd-cancel"), description=said("cogs-cmd-cancel-about"))
async def cancel(interaction: Interaction) -> None:
    """End the table: with the consent of those who play, or as a manager of the server."""

    await at_table(interaction, closing.cancel)


@ai.autocomplete("level")
@handover.autocomplete("level")
async def complete_level(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The AI levels of the game at this channel's table."""
    surface = interaction.client.surface
    voice = await surface.voice(interaction)
    here = await surface.tables.looking.table_in(interaction.channel_id) if interaction.channel_id is not None else None
    levels = spec_of(here.game if here is not None else GAMES[0]).levels
    return choices(((voice.key(f"cogs-ai-level-{level}"), level) for level in levels), typed)


class _as_click:
    """A command that does the same as a button."""

    def __init__(self, act: str, *args: str) -> None:
        self._act, self._args = act, args

    async def __call__(self, surface: Surface, click: Click, visit: Visit) -> None:
        handlers = {**lobby.HANDLERS, **buttons.HANDLERS}
        if self._act == "undo" and visit.info.status is not Status.PLAYING:
            await click.private(Page([visit.voice.key("cogs-not-started")]))
            return
        await handlers[self._act](surface, click, visit, ComponentId(visit.info.id, self._act, self._args))
