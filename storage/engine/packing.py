"""Long texts as they are stored: compressed, and unpacked up to a size that none of them has."""

from __future__ import annotations

import zlib

LARGEST = 64 * 2**20
"""Bytes of an unpacked text: a hundred times the largest state. A file of somebody else may hold a few kilobytes that
would become gigabytes."""


class Damaged(ValueError):
    """What is stored is no packed text."""


def pack(text: str, level: int) -> bytes:
    """A text as it is stored."""
    return zlib.compress(text.encode(), level)


def unpack(data: bytes) -> str:
    """The text again. Raises `Damaged`."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(data, LARGEST).decode()
    except (zlib.error, UnicodeDecodeError, TypeError) as error:
        raise Damaged(f"no packed text ({error})") from error
    if not unpacking.eof:
        raise Damaged("a packed text that is cut off, or far too large")
    return text
