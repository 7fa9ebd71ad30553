"""Limits of application commands and of autocomplete answers.

Source: developer documentation, Interactions, "Application Commands".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..model import CommandType, Json, OptionType, Problem
from .fields import Limits, check_lengths, required

Path = tuple[str | int, ...]

NAME = re.compile(r"[-_'\w]{1,32}")
MOST: dict[CommandType, int] = {CommandType.SLASH: 100, CommandType.USER: 15, CommandType.MESSAGE: 15}
LARGEST_COMMAND = 8000
"""Characters of all names, descriptions and values of one command, the longest translation of each counting."""
FIELDS: Limits = {"description": (1, 100), "options": (0, 25), "choices": (0, 25)}
CHOICE: Limits = {"name": (1, 100)}


def check_commands(commands: list[Json]) -> list[Problem]:
    """A bulk overwrite of one scope's commands."""
    return list(_commands(commands))


def _commands(commands: list[Json]) -> Iterator[Problem]:
    kinds = [CommandType(command.get("type", CommandType.SLASH)) for command in commands]
    for kind, most in MOST.items():
        if kinds.count(kind) > most:
            yield Problem((), "APPLICATION_COMMAND_MAX", f"at most {most} commands of type {kind}")
    seen: set[tuple[CommandType, str]] = set()
    for index, (kind, command) in enumerate(zip(kinds, commands, strict=True)):
        if (kind, command["name"]) in seen:
            text = "Application command names must be unique"
            yield Problem((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add((kind, command["name"]))
        if kind == CommandType.SLASH:
            yield from _node(command, (index,))
            if _size(command) > LARGEST_COMMAND:
                yield Problem((index,), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _node(node: Json, path: Path) -> Iterator[Problem]:
    """A command, subcommand or option: they share their rules."""
    yield from _names(node, path)
    yield from required(node, ("description",), path)
    yield from check_lengths(node, FIELDS, path)
    for locale, text in (node.get("description_localizations") or {}).items():
        yield from check_lengths({locale: text}, {locale: (1, 100)}, (*path, "description_localizations"))
    if node.get("choices") and node.get("autocomplete"):
        yield Problem(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "choices exclude autocomplete")
    for number, choice in enumerate(node.get("choices") or ()):
        yield from check_lengths(choice, CHOICE, (*path, "choices", number))
    yield from _options(node.get("options") or [], path)


def _names(node: Json, path: Path) -> Iterator[Problem]:
    for name in (node["name"], *(node.get("name_localizations") or {}).values()):
        if not NAME.fullmatch(name) or name != name.lower():
            yield Problem((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")


def _options(options: list[Json], path: Path) -> Iterator[Problem]:
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        if option["name"] in names:
            yield Problem((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(option["name"])
        if option["type"] > OptionType.SUB_COMMAND_GROUP:
            if option.get("required") and optional_seen:
                text = "Required options must be placed before non-required options"
                yield Problem(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
            optional_seen = optional_seen or not option.get("required")
        yield from _node(option, here)


def _size(node: Json) -> int:
    total = _longest(node, "name") + _longest(node, "description")
    for choice in node.get("choices") or ():
        total += _longest(choice, "name") + (len(choice["value"]) if isinstance(choice["value"], str) else 0)
    return total + sum(map(_size, node.get("options") or ()))


def _longest(node: Json, key: str) -> int:
    translations = (node.get(f"{key}_localizations") or {}).values()
    return max(map(len, (node.get(key) or "", *translations)))


def check_choices(data: Json) -> list[Problem]:
    """The `data` of an autocomplete answer (callback of type 8)."""
    problems = list(check_lengths(data, {"choices": (0, 25)}))
    for index, choice in enumerate(data.get("choices") or ()):
        problems += check_lengths(choice, {"name": (1, 100)}, ("choices", index))
        if isinstance(choice.get("value"), str):
            problems += check_lengths(choice, {"value": (0, 100)}, ("choices", index))
    return [problem.under("data") for problem in problems]
