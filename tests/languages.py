"""The languages into which each built-in game is translated. In the others its texts are English, which needs no second
test of the game; what runs over all games and languages is in `tests/conformance` and `tests/cogs`."""

from __future__ import annotations

from games.core.catalogue import LANGUAGES, message_sources
from games.core.registry import texts_of


def languages_of(game: str) -> tuple[str, ...]:
    """Return the languages that have most of a game's texts. A single message, such as its title, does not count."""
    number = {language: sum(1 for _ in message_sources(texts_of(game), language)) for language in LANGUAGES}
    return tuple(language for language in LANGUAGES if number[language] > number["en"] / 2)


ABOVE_BELOW = languages_of("above_below")
AGRICOLA = languages_of("agricola")
GRIMM_FOREST = languages_of("grimm_forest")
MI_TIERRA = languages_of("mi_tierra")
