"""What is printed arrives on every console, also on one that knows few letters, as Windows' old ones do."""

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

UNREAD = 141
"""The exit code of a program whose output nobody reads any more: 128 and the number of the signal SIGPIPE."""

ALIKE = {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "×": "x",
         "·": "-", "→": "->", "ß": "ss", "¿": "?", "¡": "!", "★": "*", "\N{VARIATION SELECTOR-16}": ""}
"""What stands for signs of our texts where they cannot be shown. Other letters lose their accent, the rest is "?"."""


def print_on_any_console() -> None:
    """Let nothing that is printed or typed raise an error because of the console's encoding."""
    codecs.register_error("alike", _alike)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "alike"), (sys.stderr, "alike")):
        if isinstance(stream, io.TextIOWrapper):  # a program without a window has none
            stream.reconfigure(errors=errors)


def ending_when_unread(command: Callable[P, int]) -> Callable[P, int]:
    """Let a command end without a traceback when nobody reads its output any more, as behind `| head`."""

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
            return UNREAD

    return run


def _alike(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_shown, _BYTES.sub(_decoded, error.object[error.start : error.end]))), error.end


_BYTES = re.compile("[\udc80-\udcff]+")
"""What Python makes of the bytes of a path or a variable where it does not know the system's encoding."""


def _decoded(found: re.Match[str]) -> str:
    return found[0].encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _shown(letter: str) -> str:
    plain = ALIKE.get(letter)
    if plain is None:
        plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"
    return plain
