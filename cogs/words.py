"""All texts of the bot in one language: the engine's, every game's, the table service's, Discord's, the pictures'."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from games.core.catalogue import Catalogue, catalogue
from games.core.registry import GAMES


@cache
def folders() -> tuple[str, ...]:
    """The packages with catalogues, as far as they are installed (the engine runs without Discord and pictures)."""
    names = ("games.core.texts", *(f"games.{game}.texts" for game in GAMES), "tables.texts", "cogs.texts",
             "rendering.texts")
    return tuple(name for name in names if find_spec(name.rpartition(".")[0]) and find_spec(name))


def words(language: str) -> Catalogue:
    """The catalogue of a language, made once."""
    return catalogue(language, folders())
