"""The words of the pictures in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from games.core import registry
from games.core.catalogue import catalogue
from games.core.registry import GAMES
from games.core.text import Text
from rendering.kit import blocks
from rendering.registry import drawn, texts_of

FOLDERS = ("games.core.texts", *map(registry.texts_of, GAMES), *map(texts_of, drawn()))


def words_in(language: str, names: Sequence[str]) -> Callable[[Text], str]:
    """Puts texts into a language with these names for the seats."""
    words = catalogue(language, FOLDERS)
    return lambda text: words.say(text, lambda seat: names[seat])


@pytest.fixture(autouse=True)
def _fresh_blocks() -> None:
    """Every test draws its blocks itself."""
    blocks.forget()
