"""Fast copies of states: one function per dataclass, generated from its type hints.

`copy.deepcopy` costs about forty times as much on the states of these games. Only the types that states may hold
are allowed: scalars, enums, frozen dataclasses (shared), slots dataclasses, lists, dicts, sets, tuples of scalars.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Copier = Callable[[Any], Any]

_copiers: dict[type, Copier] = {}


def copy_of(value: T) -> T:
    """A deep copy of a dataclass instance, sharing only what cannot change."""
    kind = type(value)
    copier = _copiers.get(kind)
    if copier is None:
        copier = _copier_of_class(kind)
    result: T = copier(value)
    return result


def _copier_of_class(kind: type) -> Copier:
    if kind in _copiers:
        return _copiers[kind]
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is not a dataclass")
    _copiers[kind] = lambda value: _copiers[kind](value)  # a class may hold itself
    hints = get_type_hints(kind)
    names: dict[str, Any] = {"kind": kind, "new": object.__new__}
    names["refuse"] = _refuse
    lines = ["def copier(old):", "    if old.__class__ is not kind: refuse(old, kind)", "    copy = new(kind)"]
    for part in fields(kind):
        inner = _copier(hints[part.name])
        if inner is None:
            lines.append(f"    copy.{part.name} = old.{part.name}")
        else:
            names[f"copy_{part.name}"] = inner
            lines.append(f"    copy.{part.name} = copy_{part.name}(old.{part.name})")
    lines.append("    return copy")
    exec("\n".join(lines), names)
    copier: Copier = names["copier"]
    _copiers[kind] = copier
    return copier


def _refuse(value: Any, kind: type) -> None:
    """A field holds another class than it says, perhaps a subclass: a copy or a save would bring back less of it."""
    raise TypeError(f"a state may not hold a {type(value).__name__} where it says {kind.__name__}")


def _copier(hint: Any) -> Copier | None:
    """The copier of a type, or None when its values can be shared."""
    if hint is Any:
        raise TypeError("a state field needs a real type")
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _copier_of_union(args)
    if origin in (tuple, frozenset, Literal) or hint in (int, str, bool, float, bytes, type(None)):
        return None
    if origin is list:
        return _copier_of_list(_copier(args[0]))
    if origin is set:
        return set
    if origin is dict:
        return _copier_of_dict(_copier(args[1]))
    if origin is Mapping:  # read-only by its type
        return None
    if isinstance(hint, type):
        if issubclass(hint, Enum) or (is_dataclass(hint) and hint.__dataclass_params__.frozen):  # type: ignore[attr-defined]  # typeshed does not know the attribute
            return None
        if is_dataclass(hint):
            return _copier_of_class(hint)
    raise TypeError(f"a state may not hold {hint!r}")


def _copier_of_union(args: tuple[Any, ...]) -> Copier | None:
    inner = [c for a in args if (c := _copier(a)) is not None]
    if not inner:
        return None
    if len(inner) > 1 or len(args) > 2 or type(None) not in args:
        raise TypeError(f"a state may hold a changing type or None, but not {args!r}")
    copier = inner[0]
    return lambda value: None if value is None else copier(value)


def _copier_of_list(inner: Copier | None) -> Copier:
    if inner is None:
        return lambda value: value.copy()
    return lambda value: [inner(item) for item in value]


def _copier_of_dict(inner: Copier | None) -> Copier:
    if inner is None:
        return lambda value: value.copy()
    return lambda value: {key: inner(item) for key, item in value.items()}
