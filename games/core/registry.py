"""The games at hand. A game is one folder in `games/`; its `__init__` registers a `GameSpec`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from games.core.chance import Chance
from games.core.rules import GameSpec
from games.core.session import Session

GAMES = ("grimm_forest", "northwood", "agricola")


def spec_of(game: str) -> GameSpec[Any]:
    """The entry of a game. Raises `KeyError` for a game that is not here."""
    if game not in GAMES:
        raise KeyError(game)
    spec: GameSpec[Any] = import_module(f"games.{game}").SPEC
    return spec


def new_session(
    spec: GameSpec[Any], players: int, seed: str, options: Any = None, given: dict[str, Any] | None = None, *,
    light: bool = False,
) -> Session[Any]:
    """A table at its first question. `seed` is 64 hex digits; `given` replaces random deals (`GameSpec.setup`)."""
    state = spec.setup(players, options if options is not None else spec.options(), Chance(seed), given or {})
    return Session(spec.rules, state, light=light)
