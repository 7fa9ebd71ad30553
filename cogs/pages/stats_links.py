"""What leads from one page of `/stats` to another: the select of games and the buttons, the same on every page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.forms.components import Choice, Row, button, select
from cogs.forms.custom_id import ComponentId
from cogs.words.voice import Voice
from games.core.text import key_of

MINE, SERVER, ACHIEVEMENTS, YEAR, RECORDS = "mine", "server", "achievements", "year", "records"
"""The pages: a person's own statistics, those of the Discord server, a person's achievements, their year in games, and
the Discord server's records."""


def game_name(game: str, voice: Voice) -> str:
    """Return a game's name."""
    return voice.key(key_of(game, "name"))


def game_select(games: Sequence[str], game: str, page: str, voice: Voice) -> list[Row]:
    """Return the select with which a page shows one of these games in detail, or all of them. It is left out without
    games. `game` is the one that is shown now, another value stands for all."""
    if not games:
        return []
    choices = [Choice("all", voice.key("cogs-stats-all"), default=game not in games)]
    choices += [Choice(one, game_name(one, voice), default=one == game) for one in games]
    return [[select(str(ComponentId(0, "stats", (page,))), choices, voice.key("cogs-stats-game"))]]


def page_button(page: str, voice: Voice) -> ui.Item[Any]:
    """Return the button that leads to a page."""
    return button(str(ComponentId(0, "stats", (page, ""))), voice.key(f"cogs-button-stats-{page}"))
