"""A game's options in words, and as what can be typed: `scenario=first_steps,pause=true`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from cogs.words.voice import Voice
from games.core.registry import GAMES, spec_of
from games.core.text import Text, key_of
from tables.trouble import Trouble

Chosen = tuple[str, Any]
"""An option and a value that is not its default."""


def option_words(game: str, options: BaseModel, voice: Voice) -> list[str]:
    """What differs from the usual game, in words."""
    usual = type(options)().model_dump()
    return [_words(game, one, voice) for one in options.model_dump().items() if usual[one[0]] != one[1]]


@dataclass(frozen=True, slots=True)
class Offered:
    """An option as the lobby offers it: its name, its words, what it can be and what it is now."""

    name: str
    label: str
    hint: str
    values: tuple[Any, ...]
    now: Any

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.now, bool)


def offered(game: str, chosen: Mapping[str, Any], voice: Voice) -> list[Offered]:
    """The options that mean something beside those that are chosen."""
    model = spec_of(game).options.model_validate(chosen)
    now, usual = model.model_dump(), type(model)().model_dump()
    fields: Mapping[str, FieldInfo] = type(model).model_fields
    settled = {one for name, field in fields.items() if now[name] != usual[name] for one in _settled_by(field)}
    return [
        Offered(name, voice.key(key_of(game, "option", name)), _hint(voice, game, name), _values(field), now[name])
        for name, field in fields.items() if name not in settled and _values(field)
    ]


def value_words(game: str, one: Offered, value: Any, voice: Voice) -> tuple[str, str]:
    """What a value of an option is called, and what it means."""
    return voice.key(key_of(game, "option", one.name, str(value))), _hint(voice, game, one.name, str(value))


def _hint(voice: Voice, game: str, *names: str) -> str:
    key = key_of(game, "option", *names, "hint")
    return voice.key(key) if voice.words.has(key) else ""


def combined(game: str, voice: Voice) -> Iterator[tuple[str, str]]:
    """Every combination of options in words and as it is typed, those with the fewest changes first."""
    options = spec_of(game).options
    fields: Mapping[str, FieldInfo] = options.model_fields
    changes = {name: [(name, value) for value in _values(one) if value != one.default] for name, one in fields.items()}
    for count in range(1, len(fields) + 1):
        for names in combinations(fields, count):
            if not any(_settled_by(fields[name]) & set(names) for name in names):
                for chosen in product(*(changes[name] for name in names)):
                    yield " · ".join(_words(game, one, voice) for one in chosen), ",".join(map(_typed, chosen))


def read_options(game: str, typed: str | None) -> dict[str, Any]:
    """The options in what was typed: names of switches, or `name=value`, with commas between. Raises `Trouble`."""
    if game not in GAMES:
        raise Trouble("cogs-no-such-game")
    chosen: dict[str, Any] = {}
    for one in (typed or "").split(","):
        name, sign, value = one.strip().partition("=")
        if name:
            chosen[name.strip()] = value.strip() if sign else True
    try:
        return spec_of(game).options.model_validate(chosen).model_dump(mode="json")
    except ValidationError as error:
        raise Trouble("cogs-no-such-option") from error


def _words(game: str, chosen: Chosen, voice: Voice) -> str:
    """A switch is called by its name; of other options the value is named, too."""
    name, value = chosen
    what = Text(key_of(game, "option", name))
    if isinstance(value, bool):
        return voice.say(what) if value else voice.key("cogs-option-without", what=what)
    return voice.key("cogs-option-value", what=what, value=Text(key_of(game, "option", name, str(value))))


def _typed(chosen: Chosen) -> str:
    name, value = chosen
    return f"{name}={str(value).lower()}" if isinstance(value, bool) else f"{name}={value}"


def _values(field: FieldInfo) -> tuple[Any, ...]:
    """What a switch or a choice can be; nothing for options of other kinds, which can only be typed."""
    if field.annotation is bool:
        return (True, False)
    return get_args(field.annotation) if get_origin(field.annotation) is Literal else ()


def _settled_by(field: FieldInfo) -> set[str]:
    """The options that do not count when this one is chosen: the game's model names them in `settles`."""
    extra = field.json_schema_extra
    named = extra.get("settles", []) if isinstance(extra, dict) else []
    return set(map(str, named)) if isinstance(named, list) else set()
