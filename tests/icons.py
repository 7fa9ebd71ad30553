"""A cache of rasterised icons, for all processes of a test run and for the next runs.

An icon takes about a hundredth of a second, and a run draws thousands of them in some size. Cached icons are found by
the SVG document itself and the version of the library, so a changed drawing is rasterised again.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import resvg_py

MOST = 1 << 30
"""Bytes of kept icons from which on the folder is emptied: drawings of before are among them."""


def keep_in(folder: Path) -> None:
    """From now on store each rasterised icon in this folder, and read it from there when it is drawn again."""
    plain: Callable[..., bytes] = resvg_py.svg_to_bytes
    library = version("resvg_py")

    def svg_to_bytes(**asked: object) -> bytes:
        place = folder / hashlib.sha256(f"{library} {sorted(asked.items())}".encode()).hexdigest()
        try:
            return place.read_bytes()
        except FileNotFoundError:
            made = bytes(plain(**asked))
        part = place.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        part.write_bytes(made)
        part.replace(place)
        return made

    resvg_py.svg_to_bytes = svg_to_bytes  # type: ignore[assignment]  # for tests only


def empty_when_large(folder: Path) -> None:
    """Delete all cached icons when they take more than `MOST` bytes, as old drawings are among them."""
    kept = [*folder.iterdir()]
    if sum(file.stat().st_size for file in kept) > MOST:
        for file in kept:
            file.unlink()
