"""Handlers of a person's own settings and waking hours, and of the Discord server's language."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from cogs.clicks.click import Click, value_of
from cogs.clicks.permissions import server_of
from cogs.clicks.surface import DiscordServices, TablelessHandler
from cogs.forms.custom_id import ComponentId
from cogs.pages.hours_page import chosen, hours_page
from cogs.pages.settings_page import AS_DISCORD, ON, SERVER, changed, settings_page
from cogs.pages.stats_page import OFF
from games.core.catalogue import LANGUAGES, language_of


async def show_settings(surface: DiscordServices, click: Click, note: str = "") -> None:
    """Answer privately with all of the person's settings, and with the Discord server's language for people who manage
    it. `note` stands on top."""
    it, parts = click.interaction, surface.tables
    person = await surface.person(it)
    server, here = None, server_of(it)
    if here is not None and it.permissions.manage_guild:
        server = await parts.people.server_language(here) or ""
    page = settings_page(
        await parts.people.settings_of(person), await surface.voice(it), server,
        invitable=await parts.invitations.allows_invitations(person), shown=await parts.profiles.is_shown(person),
        counted=await parts.stats.visibility(person) != OFF, note=note,
    )
    await click.answer_privately(page)


async def setting(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Store the person's own setting that `clicked` names with the value chosen in the select, and show all of their
    settings. A manager of the Discord server may also set its language there. Unknown names and values change
    nothing."""
    it = click.interaction
    person = await surface.person(it)
    name, value = clicked.args[0] if clicked.args else "", value_of(click)
    await surface.tables.people.change_settings(person, lambda before: changed(before, name, value))
    here = server_of(it)
    if here is not None and it.permissions.manage_guild and name == SERVER and value in (*LANGUAGES, AS_DISCORD):
        reported = language_of(it.guild_locale.value) if it.guild_locale is not None else None
        chosen_here = None if value == AS_DISCORD else value
        await surface.tables.people.set_server_language(here, chosen_here, reported)
    await show_settings(surface, click)
    if name != SERVER:
        await surface.following.retell(person, partial(surface.voice_at, it))


async def invitable(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Store whether the person may be invited to tables by name, as the button `clicked` says, and show all of their
    settings. A button that does not say it, of an older page, changes nothing."""
    if clicked.args:
        person = await surface.person(click.interaction)
        await surface.tables.invitations.set_invitable(person, clicked.args[0] == ON)
    await show_settings(surface, click)


async def profile(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Store whether others see in lobbies how the person plays, as the button `clicked` says, and show all of their
    settings. A button that does not say it, of an older page, changes nothing."""
    note = ""
    if clicked.args:
        shown, person = clicked.args[0] == ON, await surface.person(click.interaction)
        await surface.tables.profiles.set_shown(person, shown)
        if not shown or await surface.tables.stats.visibility(person) != OFF:  # else the page says that nothing is seen
            said = "cogs-profile-shown" if shown else "cogs-profile-hidden"
            note = (await surface.voice(click.interaction)).key(said)
    await show_settings(surface, click, note)


async def hours(surface: DiscordServices, click: Click, clicked: ComponentId) -> None:
    """Show the hours in which the person may be notified, at all tables, after storing the one that `clicked` names.
    Raises `RequestRefused` for invalid zones and times; then nothing is stored."""
    person = await surface.person(click.interaction)
    if clicked.args:
        settings = await surface.tables.people.change_settings(
            person, lambda before: replace(before, hours=chosen(before.hours, clicked.args[0], value_of(click)))
        )
    else:
        settings = await surface.tables.people.settings_of(person)
    voice = await surface.voice(click.interaction)
    await click.answer_privately(hours_page(settings.hours, voice, surface.tables.clock.now()))


TABLELESS: dict[str, TablelessHandler] = {
    "set": setting, "invitable": invitable, "profile": profile, "hours": hours,
}
