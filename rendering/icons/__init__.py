"""Our own drawings as SVG: icons in ``*.svg`` files beside this module, scenes composed from them in Python.

``svg(name)`` knows plain icons (``straw``), backdrops (``scene-fields``) and card faces (``fable-wolf``,
``friend-cinderella``). Icons are 128 x 128, faces 360 x 240, backdrops 600 x 400. Where ``currentColor`` stands, the
colour of a player goes.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path

_FOLDER = Path(__file__).parent


@functools.cache
def names() -> tuple[str, ...]:
    """Every drawing there is, in alphabetical order."""
    files = [path.stem for path in _FOLDER.glob("*.svg")]
    return tuple(sorted([*files, *_scenes()]))


@functools.cache
def svg(name: str) -> str:
    """The SVG document called ``name``. Raises KeyError for an unknown name."""
    scenes = _scenes()
    if name in scenes:
        return scenes[name]()
    file = _FOLDER / f"{name}.svg"
    if not file.is_file():
        raise KeyError(name)
    return file.read_text(encoding="utf-8")


def _scenes() -> dict[str, Callable[[], str]]:
    # Late, because scenes place icons of this package.
    from rendering.icons.scenes import SCENES

    return SCENES
