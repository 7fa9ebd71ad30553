"""Bring words into a form in which they can be compared as people type them."""

from __future__ import annotations

import unicodedata

_LEFT_OUT = str.maketrans({".": None, "'": None, "’": None, "-": " "})


def folded(words: str) -> str:
    """Return `words` in a form for searching: without case, accents, full stops, apostrophes, and spaces around them; a
    hyphen is a space."""
    letters = unicodedata.normalize("NFKD", words.casefold().translate(_LEFT_OUT).strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
