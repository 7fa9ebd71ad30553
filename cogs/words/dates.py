"""Dates in words, in the reader's language."""

from __future__ import annotations

from datetime import date

from babel.dates import format_date

from cogs.words.voice import Voice
from games.core.pseudo import PSEUDO


def day_words(day: date, voice: Voice) -> str:
    """Return a date in words, such as "29 November 2026"."""
    language = voice.words.language
    return format_date(day, "long", locale="en" if language == PSEUDO else language)
