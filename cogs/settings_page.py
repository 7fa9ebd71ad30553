"""A person's settings: language, reminders, marks besides colours."""

from __future__ import annotations

from dataclasses import replace

from cogs.components import Choice, Row, select
from cogs.custom_id import ComponentId
from cogs.page import Page
from cogs.reader import Reader
from games.core.catalogue import LANGUAGES
from storage.model import PersonSettings

AS_DISCORD = "discord"
SERVER = "server"


def settings_page(settings: PersonSettings, reader: Reader, server: str | None = None) -> Page:
    """The settings as they are, each with a select that changes it.

    `server`: the language chosen for the server (empty: as Discord says), for those who may change it; else None.
    """
    rows: list[Row] = [
        [select(_id("language"), _languages(settings.language, "you", reader), reader.key("cogs-settings-title"))],
        [select(_id("reminders"), _switch("reminders", settings.reminders, reader), reader.key("cogs-settings-title"))],
        [select(_id("marks"), _switch("marks", settings.marks, reader), reader.key("cogs-settings-title"))],
    ]
    if server is not None:
        languages = _languages(server or None, "server", reader)
        rows.append([select(_id(SERVER), languages, reader.key("cogs-settings-title"))])
    return Page([reader.key("cogs-settings-title"), reader.key("cogs-settings-intro")], rows)


def changed(settings: PersonSettings, name: str, value: str) -> PersonSettings:
    """The settings with one of them changed; unknown names and values change nothing."""
    match name:
        case "language" if value in LANGUAGES or value == AS_DISCORD:
            return replace(settings, language=None if value == AS_DISCORD else value)
        case "reminders" if value in ("on", "off"):
            return replace(settings, reminders=value == "on")
        case "marks" if value in ("on", "off"):
            return replace(settings, marks=value == "on")
        case _:
            return settings


def _id(name: str) -> str:
    return str(ComponentId(0, "set", (name,)))


def _languages(chosen: str | None, whose: str, reader: Reader) -> list[Choice]:
    def label(name: str) -> str:
        return reader.key(f"cogs-setting-language-{whose}", what=reader.key(f"cogs-language-{name}"))

    return [
        Choice(AS_DISCORD, label(AS_DISCORD), default=chosen is None),
        *(Choice(one, label(one), default=chosen == one) for one in LANGUAGES),
    ]


def _switch(name: str, on: bool, reader: Reader) -> list[Choice]:
    return [
        Choice(value, reader.key(f"cogs-setting-{name}-{value}"), default=on == (value == "on"))
        for value in ("on", "off")
    ]
