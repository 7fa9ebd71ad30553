"""Standings of a season, with their tie-breakers. Pure calculation; `docs/leagues.md` explains it to players."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from storage.model import Person

BYE_POINTS = 1.0
TIE_BREAKERS = ("opponents", "wins", "share")
"""What orders people who are level in points, as names of attributes of a `Standing`."""
STAGE = "stage"
"""The name of what orders people in single elimination before their points do."""


@dataclass(frozen=True)
class SeasonGame:
    """A finished game of a season: its people in seat order, with the place and the total of each seat.

    `counts`: whether the person played it to the end. What an AI earned in their place does not count for them.
    """

    people: tuple[Person, ...]
    places: tuple[int, ...]
    totals: tuple[float, ...]
    counts: tuple[bool, ...]

    @cached_property
    def season_places(self) -> list[int]:
        """The place of each seat in the season: that of the game, but seats that do not count are behind all others."""
        ranks = [(not counts, place) for counts, place in zip(self.counts, self.places, strict=True)]
        return [1 + sum([other < rank for other in ranks]) for rank in ranks]

    @cached_property
    def points(self) -> list[float]:
        """The points of each seat: from 1 for the first place to 0 for the last one, evenly spaced. People on equal
        places share. A seat that does not count is behind all others, and has none."""
        if len(self.people) == 1:
            return [float(self.counts[0])]
        ranks = self.season_places
        beaten = [
            sum([rank < other for other in ranks]) + sum([rank == other for other in ranks]) / 2 - 0.5 for rank in ranks
        ]
        return [
            made / (len(ranks) - 1) if counts else 0.0 for made, counts in zip(beaten, self.counts, strict=True)
        ]

    @cached_property
    def shares(self) -> list[float]:
        """The share of each seat in the points of the table; 1 is an even share. A seat that does not count has
        none."""
        total = sum(self.totals)
        even = len(self.people) / total if total > 0 and min(self.totals) >= 0 else 0.0
        return [
            (even * own if even else 1.0) if counts else 0.0
            for own, counts in zip(self.totals, self.counts, strict=True)
        ]

    @cached_property
    def lines(self) -> list[tuple[Person, float, bool, float]]:
        """For each seat: its person, points, whether the person has won, and their share."""
        won = [counts and place == 1 for counts, place in zip(self.counts, self.season_places, strict=True)]
        return list(zip(self.people, self.points, won, self.shares, strict=True))


@dataclass(slots=True)
class _Sum:
    """What a person has collected so far. `strength`: the sum of what each opponent has made in a game on average;
    `met`: the number of these opponents."""

    points: float = 0.0
    games: int = 0
    wins: int = 0
    share: float = 0.0
    met: int = 0
    strength: float = 0.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's line in the standings. `place` is shared by people who are level in everything.

    `points`; `games`: the number of games that are over. The tie-breakers in their order: `opponents` (how many points
    the opponents have made in a game on average), `wins`, `share` (of the points of the table, 1 is an even share).
    `stage`: in single elimination the round that the person has reached, which counts before the points.
    """

    place: int
    person: Person
    points: float
    games: int
    opponents: float
    wins: int
    share: float
    stage: int = 0


def standings(
    entrants: Collection[Person], games: Iterable[SeasonGame], byes: Iterable[Person] = (),
    stages: Mapping[Person, int] | None = None,
) -> list[Standing]:
    """Return the standings of these entrants, best first. `byes` are the people who had no table, once for each such
    round; `stages` the rounds reached in single elimination."""
    sums = {person: _Sum() for person in entrants}
    every = list(games)
    for game in every:
        for person, points, won, share in game.lines:
            if (one := sums.get(person)) is not None:
                one.games += 1
                one.points += points
                one.wins += won
                one.share += share
    averages = {person: one.points / max(1, one.games) for person, one in sums.items()}
    for game in every:
        known = [person for person in game.people if person in averages]  # deleted people are no opponents
        strength = sum([averages[person] for person in known])
        for person in known:
            one = sums[person]
            one.met += len(known) - 1
            one.strength += strength - averages[person]
    for person in byes:
        if person in sums:
            sums[person].points += BYE_POINTS
    return _placed(sums, stages or {})


def deciding_tie_breakers(table: Sequence[Standing]) -> dict[Person, tuple[str, ...]]:
    """Return for each person of these standings what decided who is before or behind them among neighbours with the
    same points: tie-breakers, or "stage" for the round of single elimination, which counts more than points."""
    found: dict[Person, set[str]] = {one.person: set() for one in table}
    level = [list(some) for _, some in itertools.groupby(table, _rank)]
    for some, others in itertools.pairwise(level):
        (one, *_), (other, *_) = some, others
        if (one.stage, one.points) == (other.stage, other.points):
            decided = next(name for name in TIE_BREAKERS if getattr(one, name) != getattr(other, name))
        elif one.stage != other.stage and one.points <= other.points:
            decided = STAGE
        else:
            continue
        for each in (*some, *others):
            found[each.person].add(decided)
    order = (STAGE, *TIE_BREAKERS)
    return {person: tuple(name for name in order if name in names) for person, names in found.items()}


def _rank(one: Standing) -> tuple[float, ...]:
    return (-one.stage, -one.points, *(-getattr(one, name) for name in TIE_BREAKERS))


def _placed(sums: Mapping[Person, _Sum], stages: Mapping[Person, int]) -> list[Standing]:
    """Return the standings with places, best first. People who are level share the better one."""
    ranks = {
        person: (
            -stages.get(person, 0), -round(one.points, 6), -round(one.strength / max(1, one.met), 6), -one.wins,
            -round(one.share / max(1, one.games), 6),
        )
        for person, one in sums.items()
    }
    placed: list[Standing] = []
    before = None
    for rank, person in sorted((rank, person) for person, rank in ranks.items()):
        place = placed[-1].place if rank == before else len(placed) + 1
        stage, points, opponents, wins, share = rank
        placed.append(Standing(place, person, -points, sums[person].games, -opponents, -wins, -share, -stage))
        before = rank
    return placed
