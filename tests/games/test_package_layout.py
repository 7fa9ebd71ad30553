"""All game packages have the same layout, so that a part is found in the same place in every game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core.registry import BUILT_IN, spec_of
from games.core.spec import NoOptions
from games.core.text import key_of
from games.core.translation import WRITTEN
from rendering.registry import drawable_games

ROOT = Path(__file__).parent.parent.parent
MODULES = {"__init__", "state", "setup", "rules", "view", "guess", "checks"}
PACKAGES = {"wording", "ai", "cards"}
DRAWING = {"__init__", "board", "alt"}


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_the_same_plan(game: str) -> None:
    folder = ROOT / "games" / game
    asked = MODULES if spec_of(game).options is NoOptions else MODULES | {"options"}
    assert asked <= {file.stem for file in folder.glob("*.py")}
    assert {package.parent.name for package in folder.glob("*/__init__.py")} >= PACKAGES


@pytest.mark.parametrize("game", [game for game in BUILT_IN if game in drawable_games()])
def test_every_drawing_has_the_same_plan(game: str) -> None:
    folder = ROOT / "rendering" / game
    assert {file.stem for file in folder.glob("*.py")} >= DRAWING
    assert list(folder.glob("icons/*.svg"))


@pytest.mark.parametrize("game", BUILT_IN)
def test_words_and_rulings_stand_with_their_game(game: str) -> None:
    for top in ("games", "rendering") if game in drawable_games() else ("games",):
        assert {f"{language}.ftl" for language in WRITTEN} <= {
            file.name for file in (ROOT / top / game / "texts").iterdir()
        }
    assert (ROOT / "docs" / "rulings" / f"{game}.md").is_file()
    assert list((ROOT / "tests" / "games" / game).glob("test_*.py"))


ROOMS = ("games/core", "games/cli", "rendering/kit", "rendering/icons", "storage", "tables", "cogs", "bot", "sandbox")


def named(file: Path) -> Iterator[str]:
    """Return what a module imports, and its string literals: ids and keys."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.Constant(str(text)) if " " not in text:
                yield text


def test_one_line_alone_names_the_games_of_the_house() -> None:
    """A new game needs only its own folders and an entry in that line."""
    found = [
        (str(file.relative_to(ROOT)), name)
        for room in ROOMS
        for file in (*(ROOT / room).rglob("*.py"), *(ROOT / "rendering").glob("*.py"))
        for name in named(file)
        for game in BUILT_IN
        if game in name.split(".") or name.startswith(_keys_of(game))
    ]
    assert found == [("games/core/registry.py", game) for game in BUILT_IN]


def _keys_of(game: str) -> tuple[str, str]:
    return key_of(game, ""), key_of("draw", game, "")
