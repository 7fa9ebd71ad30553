"""Console output that works with every encoding, including the limited ones of old Windows consoles."""

from __future__ import annotations

import codecs
import functools
import io
import os
import re
import sys
import unicodedata
from collections.abc import Callable
from typing import ParamSpec

P = ParamSpec("P")

EXIT_BROKEN_PIPE = 141
"""The exit code of a program whose output is no longer read: 128 plus the number of the signal SIGPIPE."""

REPLACEMENTS = {
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "×": "x",
    "·": "-", "→": "->", "ß": "ss", "¿": "?", "¡": "!", "★": "*", "\N{VARIATION SELECTOR-16}": "",
}
"""Replacements for characters that the console cannot show. Other letters lose their accent; everything else becomes
"?"."""


def print_on_any_console() -> None:
    """Change the error handling of the standard streams, so that input and output never fail because of the console's
    encoding: letters that it cannot show are printed as similar ones (`REPLACEMENTS`). Call it at the start of a
    program."""
    codecs.register_error("alike", _alike)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "alike"), (sys.stderr, "alike")):
        if isinstance(stream, io.TextIOWrapper):  # a program without a window has none
            stream.reconfigure(errors=errors)


def exit_on_broken_pipe(command: Callable[P, int]) -> Callable[P, int]:
    """Make a command exit quietly with code 141 (`EXIT_BROKEN_PIPE`) when the program that reads its output has ended,
    as in `| head`, instead of with a traceback (decorator). Otherwise the command's own exit code is returned."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> int:
        try:
            try:
                return command(*args, **kwargs)
            finally:
                if sys.stdout is not None:  # a program without a window has none
                    sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes again when it ends
            return EXIT_BROKEN_PIPE

    return run


def _alike(error: UnicodeError) -> tuple[str, int]:
    """Return similar letters for those that cannot be encoded, and the place to go on from: the error handler
    "alike"."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_shown, _BYTES.sub(_decoded, error.object[error.start : error.end]))), error.end


_BYTES = re.compile("[\udc80-\udcff]+")
"""Surrogates by which Python represents the bytes of a path or variable when it does not know the system's encoding."""


def _decoded(found: re.Match[str]) -> str:
    return found[0].encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _shown(letter: str) -> str:
    plain = REPLACEMENTS.get(letter)
    if plain is None:
        plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
    return plain
