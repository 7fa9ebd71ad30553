"""What people have written, names above all, as one line of plain text that neither calls nor links nor disguises."""

from __future__ import annotations

import re
import unicodedata

import discord

_MARKUP = re.compile(r"[\\*_~|`<>\[\]()#+-]|:(?=//)|(?<=\bdiscord\.gg)/|(?<=\bdiscord\.com)/", re.IGNORECASE)
"""What may begin markup or a link. discord.py's own escaping leaves all but the first of several links in a line."""
_HIDDEN = frozenset(("Cc", "Cf", "Cs"))
"""Categories of characters that are not seen: controls, marks of direction, halves of characters."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are not seen either."""
_JOINERS = "\u200c\u200d"
_MARKS = re.compile(r"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{2})"
                    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
"""More accents on a letter than any language has: they grow over the lines around."""
_LEFTWARDS = frozenset(("R", "AL", "AN"))
_ISOLATED, _END = "\u2068", "\u2069"


def one_line(written: str) -> str:
    """`written` in one line of visible characters; empty where none of it can be seen."""
    seen = "".join(one for at, one in enumerate(written) if one.isspace() or _is_seen(written, at))
    return " ".join(_MARKS.sub(r"\1", seen).split())


def name_of(written: str) -> str:
    """A name in one line. One that is written from right to left is isolated, so that what stands around it keeps its
    order. Empty where none of it can be seen."""
    name = one_line(written)
    if any(unicodedata.bidirectional(one) in _LEFTWARDS for one in name):
        return f"{_ISOLATED}{name}{_END}"
    return name


def escaped(words: str) -> str:
    """`words` for a message, which shows them as they are written: no markup, no links, no mentions."""
    return _MARKUP.sub(r"\\\g<0>", discord.utils.escape_mentions(words))


def _is_seen(text: str, at: int) -> bool:
    one = text[at]
    if one in _JOINERS:  # between letters, as in Persian, and between the parts of an emoji
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) == 2 and all(unicodedata.category(each)[:1] in "LMS" for each in around)
    return unicodedata.category(one) not in _HIDDEN and one not in _BLANK
