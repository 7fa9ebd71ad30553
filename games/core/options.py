"""A table's options: what each can be, which of them count beside the others, and how stored ones are read today."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from games.core.spec import GameSpec


def values_of(field: FieldInfo) -> tuple[Any, ...]:
    """What a switch or a choice can be; nothing for options of other kinds, which can only be typed."""
    if field.annotation is bool:
        return (True, False)
    return get_args(field.annotation) if get_origin(field.annotation) is Literal else ()


def read_value(kind: type[BaseModel], name: str, written: str) -> Any:
    """The value of an option that is written so; what no value is written like stays as it is, and will not fit."""
    field = kind.model_fields.get(name)
    values = values_of(field) if field is not None else ()
    return next((value for value in values if str(value).lower() == written.lower()), written)


def typed(kind: type[BaseModel], written: str) -> dict[str, Any]:
    """What is typed as options: names of switches, or `name=value`, with commas between. Not yet checked."""
    chosen: dict[str, Any] = {}
    for one in written.split(","):
        name, sign, value = (part.strip() for part in one.partition("="))
        if name:
            chosen[name] = read_value(kind, name, value) if sign else True
    return chosen


def idle(options: BaseModel) -> set[str]:
    """The options that mean nothing beside what is chosen. A field names them as `settles`: a list, for every value but
    the default, or a list for each value by how it is written (`{"settles": {"1": ["hands"]}}`)."""
    return {name for field, info in type(options).model_fields.items() for name in _settled(options, field, info)}


def _settled(options: BaseModel, name: str, field: FieldInfo) -> Iterator[str]:
    extra, now = field.json_schema_extra, getattr(options, name)
    named = extra.get("settles", []) if isinstance(extra, dict) else []
    if isinstance(named, dict):
        named = named.get(str(now), [])
    elif now == field.default:
        return
    yield from map(str, named if isinstance(named, list) else ())


def possible(kind: type[BaseModel], chosen: Mapping[str, Any]) -> BaseModel | None:
    """These options as the game's model reads them; None where they cannot stand together."""
    try:
        return kind.model_validate(dict(chosen))
    except ValidationError:
        return None


def changed(kind: type[BaseModel], now: Mapping[str, Any], changes: Mapping[str, Any]) -> BaseModel | None:
    """The options after some changes. Where another option cannot stand beside them, that one goes back to its default:
    what was chosen last counts. None when no option is like that."""
    tries = [{}, *({name: field.default} for name, field in kind.model_fields.items() if name not in changes)]
    found = (possible(kind, {**now, **changes, **back}) for back in tries)
    return next((options for options in found if options is not None), None)


def as_today(spec: GameSpec[Any], stored: Mapping[str, Any], version: int) -> dict[str, Any]:
    """Options as rules version `version` has stored them, in the words of today's rules (`GameSpec.option_changes`)."""
    plain = dict(stored)
    for step in range(version, spec.version):
        plain = spec.option_changes.get(step, dict)(plain)
    return plain
