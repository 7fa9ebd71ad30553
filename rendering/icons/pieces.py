"""Icons from the files of this folder, placed inside scenes."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from rendering.icons.markup import place

_ROOT = re.compile(r"^\s*<svg[^>]*>|</svg>\s*$")


@functools.cache
def _content(name: str) -> str:
    return _ROOT.sub("", (Path(__file__).parent / f"{name}.svg").read_text(encoding="utf-8"))


def piece(
    name: str, x: float, y: float, size: float, *, flip: bool = False, turn: float = 0.0, tint: str | None = None
) -> str:
    """The icon ``name`` with its centre at (x, y), ``size`` wide and high; ``tint`` replaces its player colour."""
    content = _content(name)
    if tint is not None:
        content = content.replace("currentColor", tint)
    return place(place(content, -64, -64), x, y, size / 128, flip=flip, turn=turn)
