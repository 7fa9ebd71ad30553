"""Games that packages of others bring, through the entry point group `sobremesa.games`: `pebbles = "pebbles:SPEC"`.

A package that is broken, or whose game is called like one that is here already, is left out and told of; it never
stops the others.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from typing import Any

from fluent.syntax import FluentParser, ast

from games.core.catalogue import LANGUAGES, catalogue_files, folder_of
from games.core.spec import GameSpec
from games.core.text import key_of

GROUP = "sobremesa.games"
ID = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""What a game may be called: it stands in keys, in the ids of buttons and in names of files."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game that a package names and that is not offered, and why."""

    package: str
    game: str
    reason: str

    def __str__(self) -> str:
        return f"the game {self.game} of the package {self.package} is left out: {self.reason}"


@dataclass(frozen=True, slots=True)
class Installed:
    """The games of packages, by their ids in alphabetical order, and what was left out."""

    specs: Mapping[str, GameSpec[Any]]
    left_out: tuple[LeftOut, ...]


class _Unfit(Exception):
    """What was loaded is no game that can be offered. The message says why."""


def installed(points: Iterable[EntryPoint], taken: Collection[str]) -> Installed:
    """Load the games that entry points name. `taken` are the games that are here already.

    Of two packages that bring a game of the same name, that whose name comes first in the alphabet keeps it.
    """
    found: dict[str, GameSpec[Any]] = {}
    left_out: list[LeftOut] = []
    for point in sorted(points, key=lambda point: (_package(point), point.name)):
        try:
            if point.name in taken or point.name in found:
                raise _Unfit("a game of this name is here already")
            found[point.name] = _loaded(point)
        except _Unfit as why:
            left_out.append(LeftOut(_package(point), point.name, str(why)))
        except (Exception, SystemExit) as error:  # whatever a package does while it is loaded
            left_out.append(LeftOut(_package(point), point.name, f"{type(error).__name__}: {error}"))
    return Installed(dict(sorted(found.items())), tuple(left_out))


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def _loaded(point: EntryPoint) -> GameSpec[Any]:
    """The entry that a package declares. Raises `_Unfit`, and whatever the package raises."""
    if not ID.fullmatch(point.name):
        raise _Unfit("a game's id is a lower-case word of at most 30 letters, digits and underscores")
    spec = point.load()
    if not isinstance(spec, GameSpec):
        raise _Unfit(f"{point.value} is no GameSpec")
    if not spec.id == spec.rules.game == point.name:
        raise _Unfit(f"its entry point, its SPEC ({spec.id}) and its rules ({spec.rules.game}) name it differently")
    if next(iter(spec.ais), None) != "legal":
        raise _Unfit("its first AI must be the legal one (games.core.fuzz.Legal)")
    if not spec.texts or not spec.drawing:
        raise _Unfit("its SPEC must say where its texts and its drawing are")
    _check_texts(spec.texts, spec.id, needed=key_of(spec.id, "name"))
    _check_texts(f"{spec.drawing}.texts", f"draw_{spec.id}", needed="")
    return spec


def _check_texts(package: str, of: str, needed: str) -> None:
    """Whether catalogues can be read, in all languages, and only say what is their own to say."""
    folder = folder_of(package)
    for language in LANGUAGES:
        keys = set(_keys(package, language)) if folder.is_dir() else set()
        if needed and needed not in keys:
            raise _Unfit(f"its texts ({package}) do not say {needed} in {language}")
        others = sorted(key for key in keys if not key.startswith(key_of(of, "")))
        if others:
            raise _Unfit(f"its texts ({package}) say what is not its own: {', '.join(others[:3])}")


def _keys(package: str, language: str) -> Iterator[str]:
    for file in catalogue_files(folder_of(package), language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise _Unfit(f"its texts ({package}/{file.name}) cannot be read: {(entry.content or '')[:60]!r}")
            if isinstance(entry, ast.Message):
                yield entry.id.name
