"""Command names as a person's Discord client shows them. Discord shows commands in the client's language, even if the
person has chosen another language for the bot's texts."""

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
_TYPED = re.compile(r"(?<![\w/.:<])/(\w+)(?: (\w+))?")


def as_shown(said: str, language: str, client: str) -> str:
    """Return a text in which each command, such as `/tables`, has the name that the reader's Discord shows: it is
    renamed from `language`, that of the text, to `client`, that of the Discord client."""
    names = _names(language, client)

    def renamed(found: re.Match[str]) -> str:
        group, part = found[1], found[2]
        if (group,) not in names:
            return found[0]
        shown = f"/{names[(group,)]}"
        return shown if part is None else f"{shown} {names.get((group, part), part)}"

    return said if language == client else _TYPED.sub(renamed, said)


@cache
def _names(language: str, client: str) -> dict[tuple[str, ...], str]:
    """Map a command, or a command and subcommand, in one language to its last word in the client's language."""
    def word(key: str, of: str) -> str:
        return catalogue_of(of).translate(Text(f"cogs-cmd-{key}"), str)

    return {
        (*((word(group, language),) if part else ()), word(part or group, language)): word(part or group, client)
        for group, parts in COMMANDS.items() for part in (None, *parts)
    }
