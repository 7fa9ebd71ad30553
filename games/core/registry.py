"""The games at hand: those of the house, each a folder in `games/` with its `SPEC`, and those of installed packages."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from games.core.chance import Chance
from games.core.given import DRAWS, STATE, give_draws, only, state_of
from games.core.installed import GROUP, installed
from games.core.options import seats_with, usual
from games.core.run import Run
from games.core.session import Session
from games.core.spec import GameSpec

HOUSE = ("grimm_forest", "northwood", "agricola", "mi_tierra")
"""The games of this repository."""
MOST = 25
"""How many games `/play` can offer: Discord's limit for the choices of an option."""
RESERVED = ("bot", "cli", "cogs", "core", "draw", "tables")
"""What no game can be called: texts of others begin like this."""


def spec_of(game: str) -> GameSpec[Any]:
    """The entry of a game. Raises `KeyError` for a game that is not here."""
    if game in HOUSE:
        spec: GameSpec[Any] = import_module(f"games.{game}").SPEC
        return spec
    return _OTHERS.specs[game]


def spec_named(name: str) -> GameSpec[Any]:
    """The entry of a game by its id, or by the dotted name of its package, for one that is not on the list (yet).
    Raises `KeyError` when there is none."""
    if "." not in name:
        return spec_of(name)
    try:
        spec: GameSpec[Any] = import_module(name).SPEC
    except (ImportError, AttributeError) as error:
        raise KeyError(name) from error
    return spec


def daily_game() -> str:
    """The game of the deal of the day: the first one that has a deal of the day. Raises `LookupError`."""
    for game in GAMES:
        if spec_of(game).daily is not None:
            return game
    raise LookupError("no game has a deal of the day")


def texts_of(game: str) -> str:
    """The folder with a game's catalogues. Raises `KeyError` for a game that is not here."""
    return f"games.{game}.texts" if game in HOUSE else _OTHERS.specs[game].texts


def new_session(
    spec: GameSpec[Any], players: int, seed: str, options: Any = None, given: Mapping[str, Any] | None = None
) -> Session[Any]:
    """A table at its first question. `seed` is 64 hex digits; `given` replaces random deals (`GameSpec.setup`), the
    whole set-up, or the results of draws (`games.core.given`)."""
    return Session(spec.rules, first_state(spec, players, seed, options, given))


def new_run(spec: GameSpec[Any], players: int, seed: str, options: Any = None) -> Run[Any]:
    """The same for a simulation, where nothing is taken back."""
    return Run(spec.rules, first_state(spec, players, seed, options))


def first_state(
    spec: GameSpec[Any], players: int, seed: str, options: Any = None, given: Mapping[str, Any] | None = None
) -> Any:
    """The state that a game begins with. Raises `ValueError` when it is not for so many players, and when something
    unknown or impossible is given."""
    options = options if options is not None else usual(spec, players)
    if players not in seats_with(spec, options):
        raise ValueError(f"{spec.id} is not for {players} players with these options")
    chance, own = Chance(seed), dict(given or {})
    plain, draws = own.pop(STATE, None), own.pop(DRAWS, {})
    if plain is None:
        give_draws(spec, chance, draws)
        return spec.setup(players, options, chance, own)
    only(own, ())
    state = state_of(spec, players, options, chance, plain)
    give_draws(spec, state.chance, draws)
    return state


# Last, because what a package loads may use everything above.
_OTHERS = installed(entry_points(group=GROUP), (*HOUSE, *RESERVED), MOST - len(HOUSE))
GAMES = (*HOUSE, *_OTHERS.specs)
"""All games that can be played, those of the house first."""
LEFT_OUT = _OTHERS.left_out
"""The games of packages that cannot be offered."""
