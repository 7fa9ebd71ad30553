"""The games at hand. A game is one folder in `games/`; its `__init__` registers a `GameSpec`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from games.core.chance import Chance
from games.core.rules import GameSpec
from games.core.run import Run
from games.core.session import Session

GAMES = ("grimm_forest", "northwood", "agricola")


def spec_of(game: str) -> GameSpec[Any]:
    """The entry of a game. Raises `KeyError` for a game that is not here."""
    if game not in GAMES:
        raise KeyError(game)
    spec: GameSpec[Any] = import_module(f"games.{game}").SPEC
    return spec


def new_session(
    spec: GameSpec[Any], players: int, seed: str, options: Any = None, given: dict[str, Any] | None = None
) -> Session[Any]:
    """A table at its first question. `seed` is 64 hex digits; `given` replaces random deals (`GameSpec.setup`)."""
    return Session(spec.rules, first_state(spec, players, seed, options, given))


def new_run(spec: GameSpec[Any], players: int, seed: str, options: Any = None) -> Run[Any]:
    """The same for a simulation, where nothing is taken back."""
    return Run(spec.rules, first_state(spec, players, seed, options))


def first_state(
    spec: GameSpec[Any], players: int, seed: str, options: Any = None, given: dict[str, Any] | None = None
) -> Any:
    """The state that a game begins with."""
    return spec.setup(players, options if options is not None else spec.options(), Chance(seed), given or {})
