"""A shelf of drawings: icons in `*.svg` files, scenes composed from them in Python.

Icons are 128 x 128, faces of cards 360 x 240, backdrops 600 x 400. Where `currentColor` stands, the colour of a player
goes. A name is looked for on a game's own shelf first, then on the common one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module, resources
from importlib.util import find_spec

from rendering.icons.markup import place

_ROOT = re.compile(r"^\s*<svg[^>]*>|</svg>\s*$")


class Shelf:
    """The drawings of one package: its `*.svg` files, and what its module `scenes`, if it has one, lists as `SCENES`
    (name -> a function that returns an SVG document). What is not here is looked for on `other`."""

    def __init__(self, package: str, other: Shelf | None = None) -> None:
        self.package = package
        self._other = other
        self._read: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"Shelf({self.package})"

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What stands on this shelf itself, in alphabetical order."""
        files = (file.name for file in resources.files(self.package).iterdir())
        return tuple(sorted([*(name[:-4] for name in files if name.endswith(".svg")), *self.scenes]))

    @cached_property
    def known(self) -> frozenset[str]:
        """Every name that `svg` knows: what stands here and on the other shelf."""
        return frozenset(self.names) | (self._other.known if self._other is not None else frozenset())

    @cached_property
    def scenes(self) -> Mapping[str, Callable[[], str]]:
        """What is composed in Python, by name. Read late, because scenes place icons of their shelf."""
        module = f"{self.package}.scenes"
        scenes: Mapping[str, Callable[[], str]] = import_module(module).SCENES if find_spec(module) is not None else {}
        return scenes

    def svg(self, name: str) -> str:
        """The SVG document called `name`. Raises `KeyError` for an unknown name."""
        if name not in self._read:
            self._read[name] = self._load(name)
        return self._read[name]

    def piece(
        self, name: str, x: float, y: float, size: float, *, flip: bool = False, turn: float = 0.0,
        tint: str | None = None,
    ) -> str:
        """The icon `name` as a part of a scene, with its centre at (x, y), `size` wide and high; `tint` replaces its
        player colour."""
        content = _ROOT.sub("", self._file(name))
        if tint is not None:
            content = content.replace("currentColor", tint)
        return place(place(content, -64, -64), x, y, size / 128, flip=flip, turn=turn)

    def _load(self, name: str) -> str:
        if name in self.scenes:
            return self.scenes[name]()
        return self._file(name) if self._other is None or self._has(name) else self._other.svg(name)

    def _has(self, name: str) -> bool:
        return resources.files(self.package).joinpath(f"{name}.svg").is_file()

    def _file(self, name: str) -> str:
        if self._has(name):
            return resources.files(self.package).joinpath(f"{name}.svg").read_text(encoding="utf-8")
        if self._other is None:
            raise KeyError(name)
        return self._other._file(name)
