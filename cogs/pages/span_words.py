"""Spans of time in words, in the largest unit that fits."""

from __future__ import annotations

from games.core.text import Text

MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0


def span_of(seconds: float) -> Text:
    """Return a span of time: "40 minutes", "3 hours", "12 days"; at least one minute."""
    unit, size = next(
        ((unit, size) for unit, size in (("days", DAY), ("hours", HOUR)) if seconds >= 2 * size), ("minutes", MINUTE)
    )
    return Text(f"cogs-span-{unit}", {"n": max(1, round(seconds / size))})
