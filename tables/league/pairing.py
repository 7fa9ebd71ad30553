"""Pair the entrants of a season: who plays whom at which table of the next round. Pure calculation.

Opponents repeat as little as possible, tables are as full as possible and differ by one seat at most, and first seats
are shared evenly.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from storage.model import Person

TRIED = 60
"""With few entrants several pairings are tried, of which the best one is taken: so many divided by their number."""
PASSES = 5
"""Maximum number of rounds of swaps between tables that remove repeated opponents."""

Table = tuple[Person, ...]
Pair = tuple[Person, Person]


@dataclass(frozen=True, slots=True)
class Earlier:
    """What earlier rounds were like for the entrants.

    `met`: how often two people have met, by (lower id, higher id). `seats`: the number of first seats that a person
    has had, less what would have been their even share. `byes`: the rounds in which they had no table.
    """

    met: Mapping[Pair, int] = field(default_factory=dict)
    seats: Mapping[Person, float] = field(default_factory=dict)
    byes: Mapping[Person, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Round:
    """The pairing of a round: tables with their people in seat order, and the people without a table (byes)."""

    tables: tuple[Table, ...]
    byes: tuple[Person, ...] = ()


def earlier(tables: Iterable[Table], byes: Iterable[Person] = ()) -> Earlier:
    """Return the summary of earlier rounds from their tables (people in seat order) and byes."""
    met = Counter[Pair]()
    balance: dict[Person, float] = {}
    for table in tables:
        met.update(pairs(table))
        for seat, person in enumerate(table):
            balance[person] = balance.get(person, 0.0) + (seat == 0) - 1 / len(table)
    return Earlier(met, balance, Counter(byes))


def pairs(people: Iterable[Person]) -> list[Pair]:
    """Return every two of these people, as (lower id, higher id)."""
    return list(combinations(sorted(people), 2))


def table_sizes(people: int, seats: int, least: int) -> list[int]:
    """Return the sizes of the tables for a number of people, largest first: as few tables as possible, which differ by
    one seat at most and have from `least` to `seats` seats.

    Where that is impossible for all people, it is done for as many as possible; the others have a bye.
    """
    for seated in range(people, least - 1, -1):
        tables = math.ceil(seated / seats)
        if seated // tables >= least:
            small, larger = divmod(seated, tables)
            return [small + 1] * larger + [small] * (tables - larger)
    return []


def pair_round(
    order: Sequence[Person], points: Mapping[Person, float], before: Earlier, seats: int, least: int, rng: Random
) -> Round:
    """Return the pairing of a round in which people with about the same number of points meet (Swiss system).

    `order`: the entrants, best first. Byes go to those who have had the fewest, the lowest in the order first. People
    without `points` count as equal, so that with none at all only repetitions matter. `rng` decides between equals.
    """
    sizes = table_sizes(len(order), seats, least)
    byes = _byes(order, before, len(order) - sum(sizes))
    playing = [person for person in order if person not in byes]
    best = _improved(_filled(playing, sizes, before), points, before)
    for _ in range(TRIED // max(1, len(playing))):
        if not _repeats(best, before):
            break
        tried = list(playing)
        rng.shuffle(tried)
        tried.sort(key=lambda person: -points.get(person, 0.0))
        other = _improved(_filled(tried, rng.sample(sizes, len(sizes)), before), points, before)
        best = min(best, other, key=lambda found: (_repeats(found, before), _spread(found, points)))
    return Round(tuple(_seated(table, before, rng) for table in best), byes)


def round_robin(people: Sequence[Person], n: int, absent: Iterable[Person], before: Earlier, rng: Random) -> Round:
    """Return round `n` (from 1) of a tournament in which every two of `people` meet once, by the circle method. It has
    one round fewer than people, or with an odd number as many. The opponent of an `absent` person has a bye."""
    circle: list[Person | None] = [*people, *([None] if len(people) % 2 else [])]
    turn = (n - 1) % (len(circle) - 1)
    rest = circle[1:]
    circle = [circle[0], *rest[turn:], *rest[:turn]]
    gone = {None, *absent}
    half = len(circle) // 2
    tables, byes = [], []
    for one, other in zip(circle[:half], reversed(circle[half:]), strict=True):
        here = [person for person in (one, other) if person is not None and person not in gone]
        if len(here) == 2:
            tables.append(_seated(here, before, rng))
        else:
            byes += here
    return Round(tuple(tables), tuple(byes))


def rounds_of_robin(people: int) -> int:
    """Return the number of rounds of a round robin at tables of two."""
    return people - 1 if people % 2 == 0 else people


def divisions(order: Sequence[Person], size: int, least: int = 2) -> list[list[Person]]:
    """Split the entrants, best first, into divisions of about `size` people, which differ by one at most. Those higher
    up are not the smaller ones. There is at least one, and none has fewer people than the smallest table (`least`),
    since they would meet nobody."""
    count = max(1, min(round(len(order) / size), len(order) // least))
    small, larger = divmod(len(order), count)
    found, at = [], 0
    for n in range(count):
        length = small + (n < larger)
        found.append(list(order[at:at + length]))
        at += length
    return found


def _byes(order: Sequence[Person], before: Earlier, count: int) -> Table:
    lowest = sorted(range(len(order)), key=lambda n: (before.byes.get(order[n], 0), -n))
    return tuple(order[n] for n in lowest[:count])


def _filled(order: Sequence[Person], sizes: Sequence[int], before: Earlier) -> list[list[Person]]:
    """Fill the tables from the top: each with the first person who is left, and those next in order whom the table has
    met the least."""
    left = list(order)
    tables = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            at, least = 0, math.inf
            for n, person in enumerate(left):
                again = sum(_met(before, person, other) for other in table)
                if again < least:
                    at, least = n, again
                if not again:
                    break
            table.append(left.pop(at))
        tables.append(table)
    return tables


def _improved(
    tables: list[list[Person]], points: Mapping[Person, float], before: Earlier
) -> list[list[Person]]:
    """Swap people between tables as long as that lessens the repetitions; of several swaps that between the people
    with the nearest points is made."""
    for _ in range(PASSES):
        changed = False
        for table in tables:
            for seat in range(len(table)):
                if any(_met(before, table[seat], other) for other in table if other != table[seat]):
                    changed |= _swapped(tables, table, seat, points, before)
        if not changed:
            break
    return tables


def _swapped(
    tables: list[list[Person]], table: list[Person], seat: int, points: Mapping[Person, float], before: Earlier
) -> bool:
    person = table[seat]
    mates = [one for one in table if one != person]
    own = _cost(before, person, mates)
    best: tuple[float, float, Callable[[], None]] | None = None
    for other in tables:
        if other is table:
            continue
        for place, stranger in enumerate(other):
            others = [one for one in other if one != stranger]
            gain = own + _cost(before, stranger, others) - _cost(before, stranger, mates) - _cost(
                before, person, others
            )
            far = abs(points.get(person, 0.0) - points.get(stranger, 0.0))
            if gain > 0 and (best is None or (-gain, far) < best[:2]):

                def swap(other: list[Person] = other, place: int = place, stranger: Person = stranger) -> None:
                    table[seat], other[place] = stranger, person

                best = (-gain, far, swap)
    if best is not None:
        best[2]()
    return best is not None


def _met(before: Earlier, one: Person, other: Person) -> int:
    return before.met.get((one, other) if one < other else (other, one), 0)


def _cost(before: Earlier, person: Person, mates: Iterable[Person]) -> int:
    """Return how much a person's meeting these people repeats: the more often two have met, the more a further time
    counts."""
    return sum(_met(before, person, other) ** 2 for other in mates)


def _repeats(tables: Iterable[Sequence[Person]], before: Earlier) -> int:
    return sum(before.met.get(pair, 0) ** 2 for table in tables for pair in pairs(table))


def _spread(tables: Iterable[Sequence[Person]], points: Mapping[Person, float]) -> float:
    return sum(max(of) - min(of) for table in tables if (of := [points.get(one, 0.0) for one in table]))


def _seated(table: Sequence[Person], before: Earlier, rng: Random) -> Table:
    """Return a table's people in seat order: the first seat goes to the person who has had it least."""
    shuffled = list(table)
    rng.shuffle(shuffled)
    return tuple(sorted(shuffled, key=lambda person: round(before.seats.get(person, 0.0), 6)))
