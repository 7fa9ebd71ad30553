"""Find the registry entry of a table's game, if the game is installed."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from games.core import registry
from games.core.spec import GameSpec
from tables.core.errors import RequestRefused

NOT_HERE = "bot-trouble-game-gone"


def spec_of(game: str, unknown: str = NOT_HERE) -> GameSpec[Any]:
    """Return the registry entry of a game: its rules, options and AI levels. Raises `RequestRefused` with the text
    `unknown` if it is not installed or its package is broken.

    The table stays as it is then, and goes on when the game can be loaded again.
    """
    spec = _find(game)
    if spec is None:
        raise RequestRefused(unknown)
    return spec


def is_installed(game: str) -> bool:
    """Return whether a game is installed and can be loaded."""
    return _find(game) is not None


def round_lines_of(game: str) -> Collection[str]:
    """Return the keys of the log lines with which rounds of a game begin, by which they are found in a log; none if the
    game is not installed."""
    spec = _find(game)
    return () if spec is None else spec.round_lines


def unit_of(game: str) -> str:
    """Return what a round of a game is called ("round", "visit"), as a part of the keys of texts."""
    spec = _find(game)
    return "round" if spec is None else spec.unit


def _find(game: str) -> GameSpec[Any] | None:
    try:
        return registry.spec_of(game)
    except KeyError:
        return None
