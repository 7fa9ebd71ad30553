"""How the deal of a day is played (`games.core.daily`)."""

from __future__ import annotations

from datetime import date

from games.northwood.scenarios import NorthwoodOptions

FULL_FROM_WEEKDAY = 4
"""From Friday on, the deal of the day uses all characters."""


def day_options(day: date) -> NorthwoodOptions:
    """Introductory characters from Monday to Thursday, all of them at the weekend."""
    return NorthwoodOptions(characters="full" if day.weekday() >= FULL_FROM_WEEKDAY else "intro")
