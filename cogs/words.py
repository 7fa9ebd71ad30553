"""All texts of the bot in one language: the engine's, every game's, the table service's, Discord's, the pictures'."""

from __future__ import annotations

from functools import cache

from games.core import registry
from games.core.catalogue import Catalogue, catalogue
from rendering import registry as drawings


@cache
def folders() -> tuple[str, ...]:
    """The folders with catalogues. None of them is imported: a game's pictures are drawn in another process."""
    games = (registry.texts_of(game) for game in registry.GAMES)
    pictures = (drawings.texts_of(game) for game in registry.GAMES)
    return ("games.core.texts", *games, "tables.texts", "cogs.texts", *pictures)


def words(language: str) -> Catalogue:
    """The catalogue of a language, made once."""
    return catalogue(language, folders())
