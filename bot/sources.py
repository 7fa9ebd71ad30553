"""Where settings come from: the environment, then the `.env` files (`bot.paths`).

The health check of a container loads this module twice a minute, so it imports nothing else of the bot.
"""

from __future__ import annotations

import codecs
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bot.paths import env_files

Source = tuple[str, Mapping[str, str | None]]
"""The name of a source, for messages, and what is set there."""


class NotUtf8(ValueError):
    """A `.env` file has another encoding than those that are read. The argument is the file."""


def sources(*, quiet: bool = False) -> Iterator[Source]:
    """Yield all sources of settings, the one that overrides the others first. `quiet`: without warnings about lines
    that are no settings. Raises `NotUtf8`, and `OSError` for a file that cannot be read."""
    yield "the environment", os.environ
    for file in reversed(env_files()):
        if is_there(file):
            import logging  # only where there is such a file: the two take longer than all the rest

            from dotenv import dotenv_values

            if quiet:
                logging.getLogger("dotenv").addHandler(logging.NullHandler())
            try:
                yield str(file.absolute()), dotenv_values(file, encoding=_encoding(file))
            except UnicodeError:
                raise NotUtf8(file.absolute()) from None


def is_there(file: Path) -> bool:
    """Whether there is a `.env` file. In a folder that this user may not enter there is none for them."""
    try:
        return file.is_file() or file.is_fifo()
    except PermissionError:
        return False


def source_of(setting: str, among: Iterable[Source]) -> tuple[str, str] | None:
    """Return the name of the first source that has a setting, and its value there; None where it is not set. An empty
    value is none."""
    return next(((source, value) for source, found in among for name, value in found.items()
                 if name.upper() == setting and value), None)


def _encoding(file: Path) -> str:
    """UTF-16 where a file begins with the mark of that, as PowerShell 5 writes it; else UTF-8, perhaps with a mark."""
    if file.is_fifo():  # it can be read only once
        return "utf-8-sig"
    with file.open("rb") as opened:
        return "utf-16" if opened.read(2) in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-8-sig"
