"""One plan for all games: whoever knows one finds the same thing in the same place in another."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES, spec_of
from games.core.spec import NoOptions
from rendering.registry import drawn

ROOT = Path(__file__).parent.parent.parent
MODULES = {"__init__", "state", "setup", "rules", "view", "guess", "checks"}
PACKAGES = {"wording", "ai", "cards"}
DRAWING = {"__init__", "board", "alt"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_plan(game: str) -> None:
    folder = ROOT / "games" / game
    asked = MODULES if spec_of(game).options is NoOptions else MODULES | {"options"}
    assert asked <= {file.stem for file in folder.glob("*.py")}
    assert {package.parent.name for package in folder.glob("*/__init__.py")} >= PACKAGES


@pytest.mark.parametrize("game", drawn())
def test_every_drawing_has_the_same_plan(game: str) -> None:
    folder = ROOT / "rendering" / game
    assert {file.stem for file in folder.glob("*.py")} >= DRAWING
    assert list(folder.glob("icons/*.svg"))


@pytest.mark.parametrize("game", GAMES)
def test_words_and_rulings_stand_with_their_game(game: str) -> None:
    for top in ("games", "rendering") if game in drawn() else ("games",):
        assert {f"{language}.ftl" for language in LANGUAGES} <= {
            file.name for file in (ROOT / top / game / "texts").iterdir()
        }
    assert (ROOT / "docs" / "rulings" / f"{game}.md").is_file()
    assert list((ROOT / "tests" / "games" / game).glob("test_*.py"))
