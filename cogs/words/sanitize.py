"""Turn what people have written, above all names, into one line of plain text without pings, links or hidden
characters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

import discord

from rendering.kit.isolates import CLOSE, OPEN

_MARKUP = re.compile(r"[\\*_~|`<>\[\]()#+-]|:(?=//)|(?<=\bdiscord\.gg)/|(?<=\bdiscord\.com)/", re.IGNORECASE)
"""Characters that may begin markup or a link. discord.py's own escaping handles only the first of several links in a
line."""
_HIDDEN = frozenset(("Cc", "Cf", "Cs"))
"""Unicode categories of invisible characters: controls, direction marks, surrogates."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are invisible, too."""
_JOINERS = "\u200c\u200d"
_MARKS = re.compile(r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})"
                    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
"""More than two accents on one letter, which would grow over the lines around it."""
_PERSON = re.compile(r"<@!?(\d{1,20})>")
"""A mention of a person, as a client sends it."""
_LEFTWARDS = frozenset(("R", "AL", "AN"))


def one_line(written: str) -> str:
    """Return `written` as one line of visible characters, without line breaks, invisible characters and piles of
    accents. It is empty if none are visible."""
    seen = "".join(one for at, one in enumerate(written) if one.isspace() or _is_seen(written, at))
    return " ".join(_MARKS.sub(r"\1", seen).split())


def name_of(written: str) -> str:
    """Return a name as one line, empty if it has no visible characters, isolated from the
    words around it."""
    return isolated(one_line(written))


def isolated(words: str) -> str:
    """Return `words` wrapped in isolation marks if letters in them are written from right to left, so that the text
    around them keeps its order."""
    if any(unicodedata.bidirectional(one) in _LEFTWARDS for one in words):
        return f"{OPEN}{words}{CLOSE}"
    return words


def escaped(words: str) -> str:
    """Return `words` escaped for a message, so that they are shown as written, without markup, links or mentions."""
    return _MARKUP.sub(r"\\\g<0>", discord.utils.escape_mentions(words))


def escaped_but_people(words: str) -> str:
    """Return `words` escaped for a message that pings nobody: as written, but with the people whom they mention as
    Discord shows them. An escaped mention would be shown as a number."""
    parts = _PERSON.split(words)  # an id after each stretch of words
    return "".join(f"<@{one}>" if at % 2 else escaped(one) for at, one in enumerate(parts))


def mentioned_people(words: str) -> list[int]:
    """Return the Discord ids of the people whom `words` mention, in their order."""
    return [int(one) for one in _PERSON.findall(words)]


def with_names(words: str, names: Mapping[int, str]) -> str:
    """Return `words` with "@" and the name in place of each mention of a person, for what is shown as plain text, too.
    `names` are their names by Discord id; a person without one becomes "@…"."""
    return _PERSON.sub(lambda found: f"@{names.get(int(found[1]), '…')}", words)


def _is_seen(text: str, at: int) -> bool:
    one = text[at]
    if one in _JOINERS:  # between letters, as in Persian, and in an emoji
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) == 2 and all(unicodedata.category(each)[:1] in "LMS" for each in around)
    return unicodedata.category(one) not in _HIDDEN and one not in _BLANK
