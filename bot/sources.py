"""Sources of settings: the environment, then the `.env` files (`bot.paths`).

The health check of a container loads this module twice a minute, so it imports nothing else of the bot.
"""

from __future__ import annotations

import codecs
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bot.paths import NoHome, env_files, user_env_file

Source = tuple[str, Mapping[str, str | None]]
"""The name of a source, for messages, and the settings in it."""


class NotUtf8(ValueError):
    """Raised when a `.env` file has an encoding that cannot be read.

    The arguments are the file and its encoding, which is empty if the file contains zero bytes, as after a power
    failure.
    """


class RelativePath(ValueError):
    """Raised for a relative path in the `.env` of the data folder, since it would depend on the working directory.

    The message says what to write.
    """


def sources(*, quiet: bool = False) -> Iterator[Source]:
    """Yield all sources of settings, as name and content, in descending order of precedence: the environment, then the
    `.env` files.

    With `quiet`, there are no warnings about invalid lines or inaccessible files. Raises `NotUtf8`, and `OSError` for a
    file that cannot be read.
    """
    yield "the environment", os.environ
    for file in reversed(env_files()):
        if is_there(file):
            import logging  # only if there is such a file: these imports take longer than everything else

            from dotenv import dotenv_values

            if quiet:
                logging.getLogger("dotenv").addHandler(logging.NullHandler())
            try:
                yield str(file.absolute()), dotenv_values(file, encoding=_encoding(file))
            except UnicodeError:
                raise NotUtf8(file.absolute(), "WINDOWS-1252") from None
        elif not quiet and is_hidden(file):
            import logging

            logging.getLogger(__name__).warning(
                "No settings were read from %s: this user may not enter that folder", file.absolute()
            )


def is_there(file: Path) -> bool:
    """Return whether there is a `.env` file (or pipe) that this user can reach. One in a folder that this user may not
    enter does not count."""
    try:
        return file.is_file() or file.is_fifo()
    except PermissionError:
        return False


def is_hidden(file: Path) -> bool:
    """Return whether this user lacks the permission to see whether a file exists, so that its settings may be missed.
    False for a file that is seen but cannot be read."""
    try:
        file.stat()
    except PermissionError:
        return True
    except OSError:
        pass
    return False


def check_database(named: tuple[str, str] | None) -> None:
    """Raise `RelativePath` if DATABASE is a relative path in the `.env` of the data folder, since that depends on the
    working directory.

    `named` is the source and value of DATABASE as `source_of` returns them, None if it is not set.
    """
    try:
        if named is None or Path(named[1]).expanduser().is_absolute() or named[0] != str(user_env_file()):
            return
    except (NoHome, RuntimeError):  # reported where the path is used
        return
    here = Path(named[1]).absolute()
    whole = here if here.exists() else Path(named[0]).parent / named[1]
    raise RelativePath(f"{named[1]} would be another file in each working directory (set in {named[0]}). "
                       f"Write the whole path there: DATABASE={whole}")


def source_of(setting: str, among: Iterable[Source]) -> tuple[str, str] | None:
    """Return the name of the first source that sets `setting` (in capitals), and the value there; None if none does.

    `among` are sources in descending order of precedence. Empty values do not count, and spaces around a value are no
    part of it, except in a secret, where deals have come from them.
    """
    for source, found in among:
        for name, value in found.items():
            if name.upper() == setting and value and value.strip():
                return source, value if setting == "DAILY_SECRET" else value.strip()
    return None


def _encoding(file: Path) -> str:
    """Return the encoding of a file: UTF-16 if it begins with a byte order mark, as PowerShell 5 writes it, else UTF-8.

    Raises `NotUtf8` for UTF-16 without a mark, since as UTF-8 it would be a file without settings.
    """
    if file.is_fifo():  # it can be read only once
        return "utf-8-sig"
    content = file.read_bytes()
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    if b"\0" in content:
        first, second = content[::2].count(0), content[1::2].count(0)
        names = [name for zeros, name in ((second, "UTF-16LE"), (first, "UTF-16BE")) if 4 * zeros > len(content)]
        raise NotUtf8(file.absolute(), names[0] if len(names) == 1 else "")
    return "utf-8-sig"
