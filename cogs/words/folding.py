"""Bring words into a form in which they can be compared as people type them."""

from __future__ import annotations

import unicodedata


def folded(words: str) -> str:
    """Return `words` in a form for searching: without case, accents, surrounding spaces and differences between
    apostrophes."""
    letters = unicodedata.normalize("NFKD", words.casefold().strip().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
