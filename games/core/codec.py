"""States, answers and log lines as JSON. The only place where the engine meets pydantic."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import TypeAdapter

from games.core.journal import Journal, Line
from games.core.rules import GameSpec
from games.core.run import Given
from games.core.state import GameState

S = TypeVar("S", bound=GameState)
T = TypeVar("T")


class SaveTooNew(Exception):
    """The save was written by a newer version of the rules than this program has."""


_adapters: dict[Any, TypeAdapter[Any]] = {}


def _adapter(kind: Any) -> TypeAdapter[Any]:
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def dump(value: Any, kind: Any = None) -> str:
    """`value` as compact JSON; `kind` is its type when that is not simply its class."""
    return _adapter(kind or type(value)).dump_json(value).decode()


def load(kind: type[T], data: str) -> T:
    """The inverse of `dump`."""
    value: T = _adapter(kind).validate_json(data)
    return value


def dump_state(state: GameState) -> str:
    """A state as JSON. Its rules version is stored beside it, not in it. Journal and draws, which are empty at every
    segment's start but the first, are left out then, and so are given draws where there are none."""
    empty: dict[str, Any] = {"journal": True} if state.journal == Journal() else {}
    chance = {name for name in ("drawn", "given") if not getattr(state.chance, name)}
    if chance:
        empty["chance"] = chance
    return _adapter(type(state)).dump_json(state, exclude=empty).decode()


def load_state(spec: GameSpec[S], data: str, version: int) -> S:
    """A saved state of rules version `version`, migrated to the present one.

    Raises `SaveTooNew`, or `pydantic.ValidationError` when the data does not fit.
    """
    if version > spec.version:
        raise SaveTooNew(f"{spec.id}: the save has rules version {version}, this program {spec.version}")
    if version == spec.version:
        return load(spec.state, data)
    plain: dict[str, Any] = json.loads(data)
    for step in range(version, spec.version):
        plain = spec.migrations[step](plain)
    return load(spec.state, json.dumps(plain))


def counters_by_label(plain: dict[str, Any]) -> dict[str, Any]:
    """A migration: one counter served all draws of a game; now each label has its own, and goes on above the old one,
    so that no draw comes again."""
    chance = plain["chance"]
    plain["chance"] = {"seed": chance["seed"], "start": chance["counter"]}
    plain["journal"] = {}
    return plain


def dump_given(given: list[Given]) -> str:
    """The answers of a segment as JSON."""
    return dump(given, list[Given])


def load_given(data: str) -> list[Given]:
    """The inverse of `dump_given`."""
    value: list[Given] = _adapter(list[Given]).validate_json(data)
    return value


def dump_line(line: Line) -> str:
    """A log line as JSON."""
    return dump(line)


def load_line(data: str) -> Line:
    """The inverse of `dump_line`."""
    return load(Line, data)
