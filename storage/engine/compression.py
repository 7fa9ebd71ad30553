"""Compression of long texts, with a size limit when unpacking."""

from __future__ import annotations

import zlib

LARGEST = 64 * 2**20
"""Bytes of the largest text that is unpacked: a hundred times the largest state. A crafted file could hold a few
kilobytes that unpack to gigabytes."""


class Damaged(ValueError):
    """Raised when the data is no compressed text."""


def pack(text: str, level: int) -> bytes:
    """Return a text compressed."""
    return zlib.compress(text.encode(), level)


def unpack(data: bytes) -> str:
    """Return a compressed text unpacked. Raises `Damaged`."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(data, LARGEST).decode()
    except (zlib.error, UnicodeDecodeError, TypeError) as error:
        raise Damaged(f"no packed text ({error})") from error
    if not unpacking.eof:
        raise Damaged("a packed text that is cut off, or far too large")
    return text
