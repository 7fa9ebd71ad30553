"""Commands, their options and choices as a person's Discord client names them. Discord shows commands in the client's
language, even if the person has chosen another language for the bot's texts."""

from __future__ import annotations

import re
from functools import cache

from cogs.words.catalogues import catalogue_of
from games.core.text import Text

COMMANDS = {
    "play": (), "find": (), "weekly": (), "learn": (), "daily": (), "hand": (), "board": (), "log": (), "tables": (),
    "rules": (), "card": (), "settings": (), "hours": (), "away": (), "help": (), "about": (), "stats": (),
    "table": ("join", "leave", "start", "ai", "undo", "handover", "cancel", "invite", "give", "follow"),
    "league": ("league-open", "league-show", "league-result"),
    "data": ("data-export", "data-delete", "data-server"),
}
"""The catalogue keys of all commands (after `cogs-cmd-`), with those of their subcommands."""
OPTIONS = ("where", "zone", "rounds", "division", "after", "format", "promoted", "level")
"""The catalogue keys (after `cogs-opt-`) of the options that texts name, in backticks."""
CHOICES = ("where-here", "where-thread", "where-private")
"""The catalogue keys (after `cogs-`) of the choices that texts name: after their option, in quotation marks or
italics."""
_TYPED = re.compile(r"(?<![\w/.:<])/(\w+)(?: (\w+))?")
_OPTION = re.compile(r"`(\w+)(?:: ([^`]+))?`")
_QUOTED = re.compile(r"(?<=[“«„*])[^“«„*”»`]+(?=[”»“*])")


def as_shown(said: str, language: str, client: str) -> str:
    """Return a text in which each command, such as `/tables`, has the name that the reader's Discord shows: it is
    renamed from `language`, that of the text, to `client`, that of the Discord client. The same goes for the options
    and choices of commands."""
    if language == client:
        return said
    names = _names(language, client)

    def renamed(found: re.Match[str]) -> str:
        group, part = found[1], found[2]
        if (group,) not in names:
            return found[0]
        shown = f"/{names[(group,)]}"
        return shown if part is None else f"{shown} {names.get((group, part), part)}"

    options, choices = _words("cogs-opt-", OPTIONS, language, client), _words("cogs-", CHOICES, language, client)

    def option(found: re.Match[str]) -> str:
        name, choice = found[1], found[2]
        if name not in options:
            return found[0]
        return f"`{options[name]}`" if choice is None else f"`{options[name]}: {choices.get(choice, choice)}`"

    said = _QUOTED.sub(lambda found: choices.get(found[0], found[0]), _OPTION.sub(option, said))
    return _TYPED.sub(renamed, said)


@cache
def _words(before: str, keys: tuple[str, ...], language: str, client: str) -> dict[str, str]:
    """Map the texts with these keys in one language to those in the client's language."""
    texts = [Text(f"{before}{key}") for key in keys]
    return {catalogue_of(language).translate(one, str): catalogue_of(client).translate(one, str) for one in texts}


@cache
def _names(language: str, client: str) -> dict[tuple[str, ...], str]:
    """Map a command, or a command and subcommand, in one language to its last word in the client's language."""
    def word(key: str, of: str) -> str:
        return catalogue_of(of).translate(Text(f"cogs-cmd-{key}"), str)

    return {
        (*((word(group, language),) if part else ()), word(part or group, language)): word(part or group, client)
        for group, parts in COMMANDS.items() for part in (None, *parts)
    }
