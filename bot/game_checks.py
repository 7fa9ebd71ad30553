"""The check of the command `doctor` for games: those of installed packages are offered, and every part of a game can be
loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from bot.machine_checks import Failed
from bot.maintenance_commands import UPDATE
from games.core.lesson import lesson_of
from games.core.registry import BUILT_IN, GAMES, LEFT_OUT, spec_of
from games.core.review import reviewer_of
from games.core.spec import GameSpec
from games.core.third_party_games import GROUP

PROGRAM = "sobremesa"
"""What the package of this program is called."""
PARTS: dict[str, Callable[[GameSpec[Any]], object]] = {
    "lesson": lesson_of,
    "reviewer": reviewer_of,
    "drawing": lambda spec: import_module(spec.drawing) if spec.drawing else None,
}
"""The parts that a game may have and that are loaded when they are first needed. Without one that cannot be loaded the
game is still played, so that only the log says it."""


async def check_games() -> str:
    """Check that every game of a package is offered, and load all parts of every game. Return how many games there are.
    Raises `Failed`."""
    return await asyncio.to_thread(_check)


def _check() -> str:
    broken = [*((one.package, str(one)) for one in LEFT_OUT), *parts_left_out()]
    if broken:
        packages = " ".join(dict.fromkeys(package for package, _ in broken if package != PROGRAM))
        remedy = f"Bring it up to date: pip install --upgrade {packages}" if packages else UPDATE
        raise Failed("; ".join(said for _, said in broken), remedy)
    others = len(GAMES) - len(BUILT_IN)
    return f"{len(GAMES)} games, {others} of them of other packages" if others else f"{len(GAMES)} games"


def parts_left_out() -> Iterator[tuple[str, str]]:
    """Yield the package of each part of a game that cannot be loaded, and a sentence that says why."""
    packages = {point.name: point.dist.name for point in entry_points(group=GROUP) if point.dist is not None}
    for game in GAMES:
        for part, load in PARTS.items():
            try:
                load(spec_of(game))
            except (Exception, SystemExit) as error:  # a package may raise anything while it is loaded
                package = packages.get(game, PROGRAM)
                why = f"{type(error).__name__}: {error}"
                yield package, f"the {part} of the game {game} of the package {package} is left out: {why}"
