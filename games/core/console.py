"""What is printed arrives on every console, also on one that knows few letters, as Windows' old ones do."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

ALIKE = {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "×": "x",
         "·": "-", "→": "->", "ß": "ss", "¿": "?", "¡": "!", "★": "*", "\N{VARIATION SELECTOR-16}": ""}
"""What stands for signs of our texts where they cannot be shown. Other letters lose their accent, the rest is "?"."""


def print_on_any_console() -> None:
    """Let nothing that is printed or typed raise an error because of the console's encoding."""
    codecs.register_error("alike", _alike)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "alike"), (sys.stderr, "alike")):
        if isinstance(stream, io.TextIOWrapper):  # a program without a window has none
            stream.reconfigure(errors=errors)


def _alike(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_shown, error.object[error.start : error.end])), error.end


def _shown(letter: str) -> str:
    plain = ALIKE.get(letter)
    if plain is None:
        plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
    return plain
