"""Ratings from the results of many pairs: the Bradley-Terry model on the scale of chess, where 200 points of
difference mean 76 % of the games."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

SCALE = 400
BASE = 1000
"""The mean rating of all contenders."""
ROUNDS = 500
RESAMPLES = 100
"""How often the games are drawn again, with replacement, for the error of a rating (bootstrap)."""
PRIOR = 0.5
"""Won games that are added for each side of a pair, so that a contender that has lost all its games still has a rating,
and a result without exception still has an error."""

Shares = Mapping[float, int]
"""How often each share of a won game (1, a half, 0 …) was the result of a pair's first contender."""
Pairs = Mapping[tuple[str, str], Shares]
"""The results of the first contender of each pair against the second."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured figure and its standard error."""

    value: float
    error: float


def mean_of(values: Mapping[float, float]) -> Estimate:
    """Return the mean of counted values with its standard error; 0 ± 0 without any."""
    n = sum(values.values())
    if not n:
        return Estimate(0, 0)
    mean = sum(value * count for value, count in values.items()) / n
    variance = sum(count * (value - mean) ** 2 for value, count in values.items()) / max(1, n - 1)
    return Estimate(mean, math.sqrt(variance / n))


def share_won(shares: Shares) -> Estimate:
    """Return the share of the games that was won, with its standard error; 0 ± 0 without any."""
    if not sum(shares.values()):
        return Estimate(0, 0)
    return Estimate(mean_of(shares).value, mean_of(_with_prior(shares)).error)


def _with_prior(shares: Shares) -> dict[float, float]:
    """Return the counts with `PRIOR` games won and lost in addition."""
    return {0.0: shares.get(0.0, 0) + PRIOR, 1.0: shares.get(1.0, 0) + PRIOR,
            **{share: count for share, count in shares.items() if share not in (0.0, 1.0)}}


def rate_pairs(pairs: Pairs, rng: random.Random) -> dict[str, Estimate]:
    """Return the rating of each contender with its standard error. `rng` draws the samples for the errors."""
    ratings = _ratings({pair: (_won(shares), sum(shares.values())) for pair, shares in pairs.items()})
    samples: dict[str, list[float]] = {name: [] for name in ratings}
    for _ in range(RESAMPLES):
        for name, rating in _ratings({pair: _resample(shares, rng) for pair, shares in pairs.items()}).items():
            samples[name].append(rating)
    return {name: Estimate(rating, statistics.pstdev(samples[name])) for name, rating in ratings.items()}


def _won(shares: Shares) -> float:
    return sum(share * count for share, count in shares.items())


def _resample(shares: Shares, rng: random.Random) -> tuple[float, int]:
    """Draw as many games as there are, with replacement. Return the sum of their shares and their number."""
    n, likely = sum(shares.values()), _with_prior(shares)
    return sum(rng.choices(list(likely), list(likely.values()), k=n)), n


def _ratings(results: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Return the ratings that explain the results best (games won by the first of a pair, and played), with the mean
    `BASE`. Found by the usual iteration for the Bradley-Terry model (minorization and maximization)."""
    names: Sequence[str] = list(dict.fromkeys(name for pair in results for name in pair))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        won, weight = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for (first, second), (share, played) in results.items():
            met = (played + 2 * PRIOR) / (strength[first] + strength[second])
            won[first] += share + PRIOR
            won[second] += played - share + PRIOR
            weight[first] += met
            weight[second] += met
        strength = {name: won[name] / weight[name] for name in names}
    logs = {name: SCALE * math.log10(value) for name, value in strength.items()}
    middle = statistics.fmean(logs.values()) if logs else 0.0
    return {name: BASE + value - middle for name, value in logs.items()}
