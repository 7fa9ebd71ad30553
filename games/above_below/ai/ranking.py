"""What was second best, in words."""

from __future__ import annotations

from games.above_below.wording.hints import line
from games.core.text import Arg, Text

CLOSE = 0.5
"""What brings fewer points less than this is nearly as good."""


def ranked(told: Text, other: Arg, fewer: float) -> Text:
    """Return a reason with what was second best, and how many points fewer that brings."""
    if fewer < CLOSE:
        return line("advice-close", reason=told, other=other)
    return line("advice-second", reason=told, other=other, n=max(1, round(fewer)))


def tenths_of(number: float) -> dict[str, Arg]:
    """Return a number with a decimal as arguments."""
    tenths = round(10 * number)
    return {"whole": tenths // 10, "tenth": tenths % 10}
