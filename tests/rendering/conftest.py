"""The words of the pictures in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from games.core.catalogue import catalogue
from games.core.text import Text
from rendering.kit import blocks

FOLDERS = (
    "games.core.texts", "games.agricola.texts", "games.grimm_forest.texts", "games.northwood.texts", "rendering.texts",
)


def words_in(language: str, names: Sequence[str]) -> Callable[[Text], str]:
    """Puts texts into a language with these names for the seats."""
    words = catalogue(language, FOLDERS)
    return lambda text: words.say(text, lambda seat: names[seat])


@pytest.fixture(autouse=True)
def _fresh_blocks() -> None:
    """Every test draws its blocks itself."""
    blocks.forget()
