"""The entry of a table's game, as far as the game is here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from games.core import registry
from games.core.spec import GameSpec
from tables.core.errors import Trouble

NOT_HERE = "bot-trouble-game-gone"


def spec_of(game: str, unknown: str = NOT_HERE) -> GameSpec[Any]:
    """The entry of a game. Raises `Trouble` (`unknown`) when it is not here: its package was uninstalled, or is broken
    now. The table stays as it is, and goes on when the game is there again."""
    try:
        return registry.spec_of(game)
    except KeyError:
        raise Trouble(unknown) from None


def round_lines_of(game: str) -> Collection[str]:
    """Return the keys of the log lines with which rounds of a game begin; none when the game is not here."""
    try:
        return registry.spec_of(game).round_lines
    except KeyError:
        return ()
