"""What follows from the results of a season: its standings, who is still in, and the pairings of the next round. Pure
calculation over what is stored."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from storage.league.pairings import PAIRINGS_KEPT
from storage.model import Entrant, Pairing, PairingStatus, Person, Season, SeasonFormat, SeasonPlan
from tables.league.pairing import (
    Earlier,
    Round,
    divisions,
    earlier,
    pair_round,
    round_robin,
    rounds_of_robin,
    table_sizes,
)
from tables.league.standings import SeasonGame, Standing, standings
from tables.time.pace import DAY, HOUR

LEAST = 2
"""In single elimination a table has at least so many seats."""
FEW = 3
"""In single elimination the winner of a table of so many seats goes on alone; of larger tables two people do."""

LATE = HOUR
"""Seconds after the beginning of a round from which a table opens late. Opening many threads takes minutes."""


@dataclass(frozen=True, slots=True)
class NewPairing:
    """A pairing of the next round: its people in seat order. One person alone has a bye."""

    division: int
    people: tuple[Person, ...]
    bye: bool = False


def number_of_rounds(plan: SeasonPlan, entrants: Sequence[Entrant], pairings: Collection[Pairing] = ()) -> int:
    """Return how many rounds a season has with these entrants and the pairings so far. In single elimination it is the
    number if nobody else drops out."""
    people = max(1, len(entrants))
    match plan.format:
        case SeasonFormat.SWISS:
            paired = Counter[int]()  # by round: people whose data were deleted are no entrants any more
            for one in pairings:
                paired[one.round] += len(one.seats)
            return plan.rounds or max(1, math.ceil(math.log2(max(people, *paired.values(), 1))))
        case SeasonFormat.ROBIN:
            largest = max(plan.sizes or Counter(one.division for one in entrants).values(), default=1)
            if plan.seats == 2:
                return rounds_of_robin(largest)
            return plan.rounds or max(1, math.ceil((largest - 1) / (plan.seats - 1)))
        case SeasonFormat.KNOCKOUT:
            if pairings:
                last = max(one.round for one in pairings)
                still = sum(len(one.seats) for one in pairings if one.round == last)
                return last - 1 + rounds_of_elimination(still, plan.seats)
            return rounds_of_elimination(people, plan.seats)


def rounds_of_elimination(people: int, seats: int) -> int:
    """Return the number of rounds of single elimination, at tables of up to `seats`, that leave one of these people."""
    rounds = 1
    while people > seats:
        people += sum(_going_on(size) - size for size in table_sizes(people, seats, LEAST))
        rounds += 1
    return rounds


def _going_on(seats: int) -> int:
    """Return how many people of a table go on in single elimination, unless it is the final."""
    return 1 if seats <= FEW else 2


def games_of(pairings: Sequence[Pairing]) -> list[SeasonGame]:
    """Return the games of a season that have a result."""
    return [game_of(one) for one in pairings if one.status is PairingStatus.FINISHED]


@lru_cache(PAIRINGS_KEPT)
def game_of(one: Pairing) -> SeasonGame:
    """Return the game of a pairing that has a result."""
    return SeasonGame(
        tuple([seat.person for seat in one.seats]), tuple([seat.place or 0 for seat in one.seats]),
        tuple([seat.total or 0.0 for seat in one.seats]), tuple([seat.counts for seat in one.seats]),
    )


def byes_of(pairings: Sequence[Pairing]) -> list[Person]:
    """Return the people who had no table, once for each round in which that was so."""
    return [one.seats[0].person for one in pairings if one.status is PairingStatus.BYE]


def season_standings(
    season: Season, entrants: Sequence[Entrant], pairings: Sequence[Pairing]
) -> list[list[Standing]]:
    """Return the standings of a season, one list for each division, best first. People who have dropped out keep their
    line, but in single elimination they have reached no round for which they were not paired."""
    stages: dict[Person, int] = {}
    if season.plan.format is SeasonFormat.KNOCKOUT:
        for one in pairings:
            stages.update({seat.person: one.round for seat in one.seats})
        playing = {one.person for one in entrants if one.left_at is None}
        for number in range(1, season.round + 1):
            gone_on = playing.intersection(survivors(season.plan, entrants, pairings, number))
            stages.update(dict.fromkeys(gone_on, number + 1))
    found = []
    for division in sorted({one.division for one in entrants} or {0}):
        people = [one.person for one in entrants if one.division == division]
        own = [one for one in pairings if one.division == division]
        found.append(standings(people, games_of(own), byes_of(own), stages))
    return found


def survivors(
    plan: SeasonPlan, entrants: Sequence[Entrant], pairings: Sequence[Pairing], number: int
) -> list[Person]:
    """Return the people who go on after round `number` of single elimination, in the order that was drawn: the best of
    each table that is over, and who had a bye. Equal places are decided by the total, then by that order."""
    rank = {one.person: one.rank for one in entrants}
    of_round = [one for one in pairings if one.round == number]
    final = len(of_round) == 1
    found = [one.seats[0].person for one in of_round if one.status is PairingStatus.BYE]
    for one in of_round:
        if one.status is PairingStatus.FINISHED:
            seats = sorted(
                (seat for seat in one.seats if seat.counts and seat.person in rank),
                key=lambda seat: (seat.place or 0, -(seat.total or 0.0), rank[seat.person]),
            )
            found += [seat.person for seat in seats[:1 if final else _going_on(len(one.seats))]]
    return sorted(found, key=lambda person: rank.get(person, 0))


def next_round(
    season: Season, entrants: Sequence[Entrant], pairings: Sequence[Pairing]
) -> list[NewPairing]:
    """Return the pairings of the round after the present one; none if the season is over then."""
    plan, number = season.plan, season.round + 1
    playing = [one for one in entrants if one.left_at is None]
    rng = Random(f"{season.seed}/{number}")
    if plan.format is SeasonFormat.KNOCKOUT:
        left = {one.person for one in playing}
        if season.round:
            left &= set(survivors(plan, entrants, pairings, season.round))
        people = [one.person for one in playing if one.person in left]
        if len(people) < 2:
            return []
        rng.shuffle(people)
        return _as_pairings(pair_round(people, {}, _earlier(pairings), plan.seats, LEAST, rng), 0)
    if number > number_of_rounds(plan, entrants, pairings) or len(playing) < 2:
        return []
    if plan.format is SeasonFormat.SWISS:
        table = season_standings(season, entrants, pairings)[0]
        here = {one.person: one.rank for one in playing}
        ordered = sorted(
            (one for one in table if one.person in here), key=lambda one: (one.place, here[one.person])
        )
        points = {one.person: one.points for one in ordered}
        order = [one.person for one in ordered]
        return _as_pairings(pair_round(order, points, _earlier(pairings), plan.seats, plan.least, rng), 0)
    found: list[NewPairing] = []
    for division in sorted({one.division for one in playing}):
        found += _as_pairings(_robin_round(plan, division, entrants, pairings, number, rng), division)
    return found


def _robin_round(
    plan: SeasonPlan, division: int, entrants: Sequence[Entrant], pairings: Sequence[Pairing], number: int, rng: Random
) -> Round:
    of_division = [one for one in entrants if one.division == division]
    before = _earlier([one for one in pairings if one.division == division])
    if plan.seats == 2:
        by_rank = {one.rank: one.person for one in of_division}
        first, size = min(by_rank), max(by_rank) - min(by_rank) + 1
        if plan.sizes:  # not stored of seasons that an older version has begun
            first, size = 1 + sum(plan.sizes[:division]), plan.sizes[division]
        # a person whose data were deleted keeps their place in the circle, as an absent one
        people = [by_rank.get(rank, -rank) for rank in range(first, first + size)]
        if number > rounds_of_robin(len(people)) or len(people) < 2:
            return Round(())
        gone = [person for person in people if person < 0]
        gone += [one.person for one in of_division if one.left_at is not None]
        return round_robin(people, number, gone, before, rng)
    here = [one.person for one in of_division if one.left_at is None]
    return pair_round(here, {}, before, plan.seats, plan.least, rng)


def draw_order(
    entrants: Sequence[Entrant], plan: SeasonPlan, seed: str, before: Sequence[Person] = ()
) -> tuple[dict[Person, int], dict[Person, int]]:
    """Draw the order of the entrants at the start of a season, and put them into divisions. Those who were in the
    season before keep their order of `before`; newcomers follow.

    Returns the place of each person in the order (from 1), and their division (from 0).
    """
    drawn = sorted(one.person for one in entrants)
    Random(seed).shuffle(drawn)
    known = {person: n for n, person in enumerate(before)}
    order = sorted(drawn, key=lambda person: known.get(person, len(known)))
    ranks = {person: n for n, person in enumerate(order, 1)}
    if plan.format is not SeasonFormat.ROBIN or not plan.division:
        return ranks, {}
    found = divisions(order, plan.division, plan.least)
    return ranks, {person: n for n, those in enumerate(found) for person in those}


def order_after(tables: Sequence[Sequence[Standing]], promoted: int) -> list[Person]:
    """Return the order of the people for the next season, from the standings of all divisions: the first `promoted` of
    a division go up, the last ones of the division above go down; of small divisions half at most."""
    keyed: list[tuple[tuple[int, int, int], Person]] = []
    for division, table in enumerate(tables):
        most = min(promoted, len(table) // 2)
        for n, one in enumerate(table):
            moved = division
            if division and n < most:
                moved = division - 1
            elif division + 1 < len(tables) and n >= len(table) - most:
                moved = division + 1
            keyed.append(((moved, division, n), one.person))
    return [person for _, person in sorted(keyed)]


def over(pairings: Collection[Pairing], number: int) -> bool:
    """Return whether nothing more will be played in round `number`."""
    return all(one.status.is_over for one in pairings if one.round == number)


def end_if_opened(season: Season, now: float) -> float | None:
    """Return when the present round of a season ends if a table of it is opened now. It has its whole time again where
    that comes late, as after Discord has refused the bot the channel. None: the round has no time."""
    if season.ends_at is None:
        return None
    whole = now + season.plan.days * DAY
    return whole if whole > season.ends_at + LATE else season.ends_at


def winners_of(tables: Sequence[Sequence[Standing]], entrants: Sequence[Entrant]) -> list[int]:
    """Return the Discord ids of the people in first place of the first division; none if nobody has a point."""
    ids: Mapping[Person, int] = {one.person: one.discord_id for one in entrants}
    return [ids[one.person] for one in (tables[0] if tables else ()) if one.place == 1 and one.points]


def _as_pairings(found: Round, division: int) -> list[NewPairing]:
    return [
        *(NewPairing(division, table) for table in found.tables),
        *(NewPairing(division, (person,), bye=True) for person in found.byes),
    ]


def _earlier(pairings: Sequence[Pairing]) -> Earlier:
    tables = [tuple(seat.person for seat in one.seats) for one in pairings if one.status is not PairingStatus.BYE]
    return earlier(tables, byes_of(pairings))
