"""Isolates: a name written from right to left stands between two invisible characters of Unicode, so that the numbers
and names beside it keep their order. Text that is cut or wrapped inside such a name needs them on each side again."""

from __future__ import annotations

from collections.abc import Sequence

OPEN, CLOSE = "\u2068", "\u2069"
_WITHOUT = str.maketrans("", "", OPEN + CLOSE)


def count_open_isolates(text: str) -> int:
    """Return how many isolates begin in a text and do not end in it."""
    depth = 0
    for character in text:
        depth = max(0, depth + (character == OPEN) - (character == CLOSE))
    return depth


def close_isolates(text: str) -> str:
    """Return a text, which may have been cut, with the ends of all isolates that begin in it."""
    return text + CLOSE * count_open_isolates(text)


def reopen_isolates(lines: Sequence[str]) -> list[str]:
    """Return the lines of a wrapped text, each of which continues the isolates that were open at the end of the line
    before it."""
    found: list[str] = []
    for line in lines:
        found.append(OPEN * (count_open_isolates(found[-1]) if found else 0) + line)
    return found


def without_isolates(text: str) -> str:
    """Return a text without the characters that mark isolates."""
    return text.translate(_WITHOUT)
