"""Compression of long texts, with a size limit when unpacking: texts that are larger or damaged raise `Damaged`."""

from __future__ import annotations

import zlib

LARGEST = 64 * 2**20
"""Bytes of the largest text that is unpacked: a hundred times the largest state. A crafted file could hold a few
kilobytes that unpack to gigabytes."""


class Damaged(ValueError):
    """Raised when data cannot be unpacked: it is no compressed text, is cut off, or is too large."""


def pack(text: str, level: int) -> bytes:
    """Return a text compressed with zlib. `level`: from 1 (fastest) to 9 (smallest)."""
    return zlib.compress(text.encode(), level)


def unpack(data: bytes) -> str:
    """Return the text that `pack` compressed. Raises `Damaged`, also for one larger than `LARGEST`."""
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(data, LARGEST).decode()
    except (zlib.error, UnicodeDecodeError, TypeError) as error:
        raise Damaged(f"no packed text ({error})") from error
    if not unpacking.eof:
        raise Damaged("a packed text that is cut off, or far too large")
    return text
