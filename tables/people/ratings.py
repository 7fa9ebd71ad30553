"""Ratings of players, computed from their places in games against each other."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from storage.people.stats import Rating

TOO_SURE, FOUR_IN_FIVE = 2.4, 1.28
_MODEL = PlackettLuce()


def updated_ratings(before: Sequence[Rating | None], places: Sequence[int]) -> list[Rating]:
    """Return the players' new ratings after a game, in the order of `before`, computed from their places.

    `before` has at least two ratings, None for a player's first rated game. Equal places are a tie.
    """
    teams = [[_MODEL.rating() if one is None else _MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in _MODEL.rate(teams, ranks=[float(one) for one in places])]


def margin_of_error(rating: Rating) -> float:
    """Return how far the real strength may lie from a rating, in either direction, in four of five cases. It is in the
    unit of the rating's `mu` and `sigma`; pages that show larger numbers must scale it with them.

    The model's own `sigma` is too small: in games of 60 simulated people, 1.64 sigma held half of the cases instead of
    nine in ten. The real deviation is 2.4 sigma.
    """
    return TOO_SURE * FOUR_IN_FIVE * rating.sigma


def ranking_value(rating: Rating) -> float:
    """Return the value by which players are ranked: a cautious (low) estimate of their strength, which rises as the
    rating gets surer."""
    return rating.mu - 3 * rating.sigma
