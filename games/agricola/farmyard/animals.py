"""Room for animals. A pasture holds one species; an unfenced stable and the house hold one animal of any species."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

Counts = tuple[int, ...]
"""Numbers of animals, in the order of `games.agricola.goods.ANIMALS`."""


NO_WAY = -99


@dataclass(frozen=True, slots=True)
class Housing:
    """Room on a farm: `pastures` are capacities, largest first, each for one species; `singles` are places for one
    animal of any species (stables outside pastures, the house); `beds` are further places for one animal each, as the
    set of species that may be there."""

    pastures: tuple[int, ...]
    singles: int
    beds: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The most animals of one species that fit."""
        return sum(self.pastures) + self.singles + len(self.beds)

    def lodges(self, animals: Counts) -> bool:
        """Whether these animals find room outside pastures."""
        more = sum(animals) - self.singles
        if more <= 0:
            return True
        return more <= len(self.beds) and all(
            sum(n for species, n in enumerate(animals) if some >> species & 1)
            <= self.singles + sum(bed & some > 0 for bed in self.beds)
            for some in range(1, 1 << len(animals))
        )  # Hall's theorem: no set of species wants more places than there are for it


@lru_cache(maxsize=65536)
def fits(housing: Housing, animals: Counts) -> bool:
    """Whether all these animals can be housed at the same time."""
    if sum(animals) <= housing.singles:
        return True
    if sum(animals) > housing.total:
        return False
    return housed(housing, animals) is not None


@lru_cache(maxsize=65536)
def housed(housing: Housing, animals: Counts) -> tuple[int | None, ...] | None:
    """For each pasture the index of the species that lives in it (None: empty), or None when they do not fit."""

    def place(at: int, left: Counts) -> tuple[int | None, ...] | None:
        if housing.lodges(left):
            return (None,) * (len(housing.pastures) - at)
        if at == len(housing.pastures):
            return None
        room = housing.pastures[at]
        for species, number in sorted(enumerate(left), key=lambda one: -one[1]):
            if number:
                fewer = (*left[:species], max(0, number - room), *left[species + 1 :])
                rest = place(at + 1, fewer)
                if rest is not None:
                    return (species, *rest)
        return None

    return place(0, animals)


@lru_cache(maxsize=65536)
def best_fits(housing: Housing, animals: Counts) -> tuple[Counts, ...]:
    """The selections of these animals that fit and to which no further one of them could be added.

    Those that keep most animals come first.
    """
    most = tuple(min(n, housing.total) for n in animals)
    fitting = {kept for kept in product(*(range(n + 1) for n in most)) if fits(housing, kept)}
    full = [
        kept for kept in fitting
        if not any(
            number < most[i] and (*kept[:i], number + 1, *kept[i + 1 :]) in fitting for i, number in enumerate(kept)
        )
    ]
    return tuple(sorted(full, key=lambda kept: (-sum(kept), kept)))


@lru_cache(maxsize=4096)
def most_roomy(housing: Housing, animals: Counts, spare: int) -> int:
    """The most pastures that have an animal and room for at least `spare` more, however the animals are arranged; 0
    when they do not all fit."""

    def place(at: int, left: Counts) -> int:
        if at == len(housing.pastures):
            return 0 if sum(left) <= housing.singles else NO_WAY
        room = housing.pastures[at]
        best = place(at + 1, left)
        for species, number in enumerate(left):
            for placed in {*range(1, min(number, room - spare) + 1), min(number, room)} - {0}:
                fewer = (*left[:species], number - placed, *left[species + 1 :])
                best = max(best, (placed <= room - spare) + place(at + 1, fewer))
        return best

    return max(0, place(0, animals))


def housing_of(
    sizes: Sequence[tuple[int, int]], singles: int, more: int = 0, beds: tuple[int, ...] = ()
) -> Housing:
    """Room from pastures as (spaces, stables): two animals a space, doubled by each stable, and `more` a pasture."""
    capacities = sorted((2 * spaces * 2**stables + more for spaces, stables in sizes), reverse=True)
    return Housing(tuple(capacities), singles, beds)


@lru_cache(maxsize=4096)
def bedded(beds: tuple[int, ...], animals: Counts) -> tuple[int | None, ...]:
    """Who lies in each bed, as an index of species, so that as few of these animals as possible are left over."""
    best: tuple[int | None, ...] = (None,) * len(beds)
    if not beds:
        return best
    for species in (*[one for one, n in enumerate(animals) if n and beds[0] >> one & 1], None):
        left = animals if species is None else (*animals[:species], animals[species] - 1, *animals[species + 1 :])
        found = (species, *bedded(beds[1:], left))
        if found.count(None) < best.count(None):
            best = found
    return best
