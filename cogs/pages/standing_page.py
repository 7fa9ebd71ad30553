"""Standing invitations (lobbies that open by themselves every week) in words."""

from __future__ import annotations

import re

from babel.dates import get_day_names

from cogs.pages.hours_page import HOUR, clock, place
from cogs.words.options import option_words
from cogs.words.voice import Voice
from games.core.options import migrate_options
from games.core.text import Text, key_of
from storage.model import StandingInvitation
from tables.core.errors import RequestRefused
from tables.core.installed_game import spec_of
from tables.time.pace import name_of

_TIME = re.compile(r"([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?")


def minute_of(typed: str) -> int:
    """Return the minute of the day of a time as people type it, such as "20:00", "20.30" or "8". Raises
    `RequestRefused` for anything else."""
    found = _TIME.fullmatch(typed.strip().lower())
    if found is None:
        raise RequestRefused("cogs-trouble-time")
    return int(found[1]) * HOUR + int(found[2] or 0)


def weekly_words(one: StandingInvitation, voice: Voice) -> str:
    """Return in one line when a standing invitation opens a lobby of which game, and where."""
    language = voice.words.language
    return voice.key(
        "cogs-weekly-line", game=Text(key_of(one.game, "name")), where=f"<#{one.home.channel_id}>",
        day=get_day_names("wide", locale=language)[one.time.weekday], time=clock(one.time.minute),
        place=place(one.time.zone, language),
    )


def weekly_details(one: StandingInvitation, voice: Voice) -> str:
    """Return in one line for whom a standing invitation opens a lobby, at which pace, with which options, and when
    next."""
    spec = spec_of(one.game)
    options = spec.options.model_validate(migrate_options(spec, dict(one.options), one.rules_version))
    return " · ".join([
        voice.key("cogs-weekly-next", who=f"<@{one.discord_id}>", when=f"<t:{int(one.due_at)}:R>"),
        voice.key(f"cogs-pace-{name_of(one.pace)}"), *option_words(one.game, options, voice),
    ])


def weekly_label(one: StandingInvitation, voice: Voice) -> str:
    """Return how a standing invitation is called in a list, without mentions."""
    day = get_day_names("abbreviated", locale=voice.words.language)[one.time.weekday]
    return f"{voice.key(key_of(one.game, 'name'))} · {day} {clock(one.time.minute)}"
