"""Numbers as people write them into forms."""

from __future__ import annotations

import re
from dataclasses import dataclass

import discord

from cogs.forms.draft import Draft
from cogs.forms.form import FormContext
from cogs.words.voice import clip

LARGEST = 9999
SHOWN = 20
"""Characters of what was written that are shown again."""
_WHOLE = re.compile(r"\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+")
_SPACES = re.compile(r"[ \u00a0\u202f]")


@dataclass(frozen=True, slots=True)
class Wrong:
    """What stood in the field of an option in place of a number from 0 to `most`."""

    name: str
    written: str
    most: int


class NotNumbers(Exception):
    """A form of numbers in which something cannot be taken. `draft` is the form with everything else that was
    filled in."""

    def __init__(self, draft: Draft, wrong: tuple[Wrong, ...]) -> None:
        super().__init__(", ".join(one.name for one in wrong))
        self.draft = draft
        self.wrong = wrong


def whole(written: str) -> int | None:
    """The whole number that is meant, in the digits of any script, thousands apart or not; 0 for an empty field. None
    for everything else, and for numbers with more digits than anything in a game has."""
    bare = written.strip()
    if not bare:
        return 0
    digits = _SPACES.sub("", bare).lstrip("0")
    if not _WHOLE.fullmatch(bare) or len(digits) > len(str(LARGEST)):
        return None
    return int(digits or "0")


def not_numbers_words(found: NotNumbers, context: FormContext) -> str:
    """What is wrong in the form, a line for each field, and what can be written there."""
    return "\n".join(
        context.voice.key(
            "cogs-not-a-number", written=discord.utils.escape_markdown(clip(one.written.strip(), SHOWN)),
            what=context.label(one.name), most=one.most,
        )
        for one in found.wrong
    )
