"""A person's settings: language, reminders, marks besides colours, help; waking hours have a page of their own."""

from __future__ import annotations

from dataclasses import replace

from cogs.forms.components import Choice, Row, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from games.core.catalogue import LANGUAGES
from storage.model import PersonSettings

AS_DISCORD = "discord"
SERVER = "server"


def settings_page(settings: PersonSettings, voice: Voice, server: str | None = None) -> Page:
    """The settings as they are, each with a select that changes it.

    `server`: the language chosen for the server (empty: as Discord says), for those who may change it; else None.
    """
    rows: list[Row] = [
        [select(_id("language"), _languages(settings.language, "you", voice), voice.key("cogs-settings-title"))],
        [select(_id("reminders"), _switch("reminders", settings.reminders, voice), voice.key("cogs-settings-title"))],
        [select(_id("marks"), _switch("marks", settings.marks, voice), voice.key("cogs-settings-title"))],
    ]
    rows.append([select(_id("tips"), _switch("tips", settings.tips, voice), voice.key("cogs-settings-title"))])
    if server is not None:
        languages = _languages(server or None, "server", voice)
        rows.append([select(_id(SERVER), languages, voice.key("cogs-settings-title"))])
    rows.append([
        button(str(ComponentId(0, "notices")), voice.key("cogs-notices-button")),
        button(str(ComponentId(0, "hours")), voice.key("cogs-hours-button")),
        button(str(ComponentId(0, "invitable")), voice.key("cogs-button-invitable")),
    ])
    return Page([voice.key("cogs-settings-title"), voice.key("cogs-settings-intro")], rows)


def changed(settings: PersonSettings, name: str, value: str) -> PersonSettings:
    """The settings with one of them changed; unknown names and values change nothing."""
    match name:
        case "language" if value in LANGUAGES or value == AS_DISCORD:
            return replace(settings, language=None if value == AS_DISCORD else value)
        case "reminders" if value in ("on", "off"):
            return replace(settings, reminders=value == "on")
        case "tips" if value in ("on", "off"):
            return replace(settings, tips=value == "on")
        case "marks" if value in ("on", "off"):
            return replace(settings, marks=value == "on")
        case _:
            return settings


def _id(name: str) -> str:
    return str(ComponentId(0, "set", (name,)))


def _languages(chosen: str | None, whose: str, voice: Voice) -> list[Choice]:
    def label(name: str) -> str:
        return voice.key(f"cogs-setting-language-{whose}", what=voice.key(f"cogs-language-{name}"))

    return [
        Choice(AS_DISCORD, label(AS_DISCORD), default=chosen is None),
        *(Choice(one, label(one), default=chosen == one) for one in LANGUAGES),
    ]


def _switch(name: str, on: bool, voice: Voice) -> list[Choice]:
    return [
        Choice(value, voice.key(f"cogs-setting-{name}-{value}"), default=on == (value == "on"))
        for value in ("on", "off")
    ]
