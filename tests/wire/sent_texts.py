"""Collect the texts that the bot has sent to Discord, each with the place where it is shown, and check the rules
that hold for all of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from games.core.catalogue import catalogue_files
from games.core.registry import GAMES
from games.core.text import key_of
from sandbox.world import Call
from tests.test_texts import FOLDERS

LABELS = {
    "label": 80, "placeholder": 150, "title": 256, "name": 100, "description": 1024, "filename": 255, "text": 2048,
    "value": 4000,
}
"""The fields in which Discord shows plain text, each with its maximum number of characters."""
MARKED_UP = {"content"}
"""The fields in which Discord shows mentions and markup."""
NOT_SHOWN = {"custom_id", "url", "nonce", "locale"}


@dataclass(frozen=True)
class Said:
    """A text that was sent, and its place: the field that held it."""

    place: str
    words: str

    @property
    def marked_up(self) -> bool:
        """Return whether this field shows mentions and markup as such."""
        return self.place in MARKED_UP


def said(calls: Iterable[Call]) -> Iterator[Said]:
    """Return the texts of calls to Discord, except those that register commands."""
    for call in calls:
        if "/commands" not in call.route:
            yield from _texts(call.json)
            yield from (Said("filename", name) for name, _ in call.files)


def _texts(body: Any, inside: str = "") -> Iterator[Said]:
    match body:
        case dict():
            for name, one in body.items():
                if name in NOT_SHOWN or (name == "value" and inside != "fields"):
                    continue
                if isinstance(one, str) and (name in LABELS or name in MARKED_UP):
                    yield Said(name, one)
                else:
                    yield from _texts(one, name)
        case list():
            for one in body:
                yield from _texts(one, inside)


@cache
def keys() -> frozenset[str]:
    """Return every key of the English catalogues. (Parsing them, which `tests/test_texts.py` does, takes seconds.)"""
    return frozenset(
        key for folder in FOLDERS for file in catalogue_files(folder, "en")
        for key in _MESSAGE.findall(file.read_text(encoding="utf-8")) if "-" in key
    )


PREFIXES = "|".join(sorted(("core", "cogs", "draw", "bot", *(key_of(one) for one in GAMES))))
BROKEN = {
    "an argument": re.compile(r"\{\s*\$|\{missing|\{\?|\bNone\b(?=[,.:;)])|\bnull\b|<[\w.]+ object at"),
    "a space or stop too many, or nothing in brackets": re.compile(
        r"\S  +\S|[^\s-] [.,;:!?)](?=\s|$)|\( |\(\)|(?<!\.)\.\.(?!\.)|[,;:…][.,;]|[!?][.;]|\.[,;:]|\*{4,}|“”|«»"
    ),
}
"""Patterns that no text may contain, by what they are."""
IN_PLAIN = {
    "a mention": re.compile(r"<(@[!&]?|#|t:|:\w+:)\d+"),
    "markup": re.compile(r"\*\*|~~|(?<!\\)`"),
}
"""Patterns that a text may not contain where Discord shows no markup."""
CUT = re.compile(r"\S…$")
"""The end of a text that was cut. (The prompt of a select has a space before its ellipsis.)"""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_KEY = re.compile(r"(?<![\w/.-])[a-z][a-z0-9]*(?:-[a-z0-9_]+)+(?![\w/.])")
_JUDGED: dict[Said, tuple[str, ...]] = {}


def faults(one: Said) -> tuple[str, ...]:
    """Return what is wrong with a text."""
    if one not in _JUDGED:
        _JUDGED[one] = tuple(_faults(one))
    return _JUDGED[one]


def _faults(one: Said) -> Iterator[str]:
    if one.place == "filename":
        if not re.fullmatch(r"[\w.-]+", one.words, re.ASCII):
            yield "no name for a file"
        return
    for word in _KEY.findall(one.words):
        if word in keys() or re.match(rf"({PREFIXES})-", word):
            yield f"the key {word}"
    for what, pattern in (BROKEN if one.marked_up else BROKEN | IN_PLAIN).items():
        if pattern.search(one.words):
            yield what
    if not one.marked_up:
        if len(one.words) > LABELS[one.place]:
            yield "longer than it may be"
        if one.place in ("label", "name", "placeholder", "title") and len(one.words) > 30 and CUT.search(one.words):
            yield "cut"


def faulty_texts(calls: Iterable[Call]) -> list[str]:
    """Return the texts that break a rule, each with its place and what is wrong."""
    return [f"{one.place}: {one.words!r}: {what}" for one in dict.fromkeys(said(calls)) for what in faults(one)]
