"""Conditions of cards about what has just happened, as data: what was taken, who was sick, how many rooms there are."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.cards.events import Renovated, RoomsBuilt, SpaceUsed
from games.agricola.cards.own import Own


@dataclass(frozen=True, slots=True)
class Took:
    """From the space itself at least so many of one of these goods were taken."""

    least: tuple[tuple[str, int], ...]

    def __call__(self, own: Own, used: SpaceUsed) -> bool:
        return any(used.taken.get(good, 0) >= n for good, n in self.least)


def took(**least: int) -> Took:
    """At least so many of one of these goods were taken from the space itself."""
    return Took(tuple(least.items()))


@dataclass(frozen=True, slots=True)
class Fewer:
    """From the space itself fewer than so many of each of these goods were taken."""

    than: tuple[tuple[str, int], ...]

    def __call__(self, own: Own, used: SpaceUsed) -> bool:
        return all(used.taken.get(good, 0) < n for good, n in self.than)


def fewer(**than: int) -> Fewer:
    """Fewer than so many of each of these goods were taken from the space itself."""
    return Fewer(tuple(than.items()))


@dataclass(frozen=True, slots=True)
class FromBed:
    """The person came from its bed."""

    def __call__(self, own: Own, used: SpaceUsed) -> bool:
        return used.sick


@dataclass(frozen=True, slots=True)
class OnRoundSpace:
    """The space used is the round card of this round."""

    number: int

    def __call__(self, own: Own, used: SpaceUsed) -> bool:
        return own.state.round_cards[self.number - 1 : self.number] == [used.space]


@dataclass(frozen=True, slots=True)
class Rooms:
    """At least `least` rooms were built at once; only of these materials, if named."""

    least: int = 1
    materials: tuple[str, ...] = ()

    def __call__(self, own: Own, built: RoomsBuilt) -> bool:
        return len(built.cells) >= self.least and (not self.materials or built.material in self.materials)


@dataclass(frozen=True, slots=True)
class From:
    """The house was renovated from one material to another."""

    old: str
    new: str

    def __call__(self, own: Own, done: Renovated) -> bool:
        return (done.old, done.new) == (self.old, self.new)
