"""Ratings as people see them: from how many games on, and in which numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from storage.people.lobby_profiles import RatedGame
from storage.people.stats import Rating

SHOWN_FROM = 10
"""Number of rated games below which a rating is not shown."""
SCALE = 40.0
"""The factor by which shown ratings are larger than stored ones: a beginner's 25 is shown as 1000."""


def shown_rating(mu: float) -> int:
    """Return a rating as it is shown."""
    return round(SCALE * mu)


def rating_of(rated: Sequence[RatedGame]) -> Rating | None:
    """Return a person's rating in a game from their rated games of it, in the order in which they ended: the latest at
    the number of players with which they have most. None if these are too few to show it."""
    counts = Counter(one.players for one in rated)
    most = max(counts, key=lambda players: counts[players], default=0)
    if counts[most] < SHOWN_FROM:
        return None
    return next(one.rating for one in reversed(rated) if one.players == most)
