"""Tokens of the Desert Labyrinth and the Underforest: which pages of the second book they put in place of a cave's."""

from __future__ import annotations

from collections.abc import Iterable

from games.above_below.book.load import pages

LETTER = {"desert_labyrinth": "l", "underforest": "u"}
"""With what the numbers of a module's pages begin."""
NUMBERS = 3
"""Results of the die that a token replaces: 1 to 3, or 4 to 6."""


def tokens_of(modules: Iterable[str]) -> list[str]:
    """The tokens in play: three pages on each, every page on exactly one, low and high results by turns."""
    found: list[str] = []
    for module in modules:
        own = [page for page in pages() if page[0] == LETTER.get(module)]
        for number in range(len(own) // NUMBERS):
            first = 1 if number % 2 == 0 else 1 + NUMBERS
            found.append(f"{module}:{first}:{','.join(own[number * NUMBERS : (number + 1) * NUMBERS])}")
    return found


def page_on(token: str, die: int) -> str:
    """The page that a token gives for a result of the die; "" where the cave card's own counts, or for no token."""
    if not token:
        return ""
    _, first, numbers = token.split(":")
    at = die - int(first)
    return numbers.split(",")[at] if 0 <= at < NUMBERS else ""
