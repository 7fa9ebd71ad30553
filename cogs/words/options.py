"""A game's options in words, and as what can be typed: `scenario=first_steps,pause=true`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from cogs.words.voice import Voice
from games.core.options import idle, possible, typed, values_of
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
    """The options that mean something beside those that are chosen, each with the values that can stand beside them."""
    kind = spec_of(game).options
    options = kind.model_validate(chosen)
    now, without = options.model_dump(), idle(options)
    return [
        Offered(name, voice.key(key_of(game, "option", name)), _hint(voice, game, name), values, now[name])
        for name, field in kind.model_fields.items()
        if name not in without and (values := _beside(kind, now, name, values_of(field)))
    ]


def _beside(kind: type[BaseModel], now: Mapping[str, Any], name: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Those values of an option that can stand beside the others as they are. A switch is always offered: what cannot
    stand beside it goes back to its default."""
    if isinstance(now[name], bool):
        return values
    return tuple(value for value in values if possible(kind, {**now, name: value}) is not None)


def value_words(game: str, one: Offered, value: Any, voice: Voice) -> tuple[str, str]:
    """What a value of an option is called, and what it means."""
    return voice.key(key_of(game, "option", one.name, str(value))), _hint(voice, game, one.name, str(value))


def _hint(voice: Voice, game: str, *names: str) -> str:
    key = key_of(game, "option", *names, "hint")
    return voice.key(key) if voice.words.has(key) else ""


def combined(game: str, voice: Voice) -> Iterator[tuple[str, str]]:
    """Every combination of options in words and as it is typed, those with the fewest changes first."""
    kind = spec_of(game).options
    fields: Mapping[str, FieldInfo] = kind.model_fields
    changes = {name: [(name, value) for value in values_of(one) if value != one.default]
               for name, one in fields.items()}
    for count in range(1, len(fields) + 1):
        for names in combinations(fields, count):
            for chosen in product(*(changes[name] for name in names)):
                options = possible(kind, dict(chosen))
                if options is not None and not idle(options) & set(names):
                    yield " · ".join(_words(game, one, voice) for one in chosen), ",".join(map(_typed, chosen))


def read_options(game: str, written: str | None) -> dict[str, Any]:
    """The options in what was typed: names of switches, or `name=value`, with commas between. Raises `Trouble`."""
    if game not in GAMES:
        raise Trouble("cogs-no-such-game")
    kind = spec_of(game).options
    options = possible(kind, typed(kind, written or ""))
    if options is None:
        raise Trouble("cogs-no-such-option")
    return options.model_dump(mode="json")


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
