"""Conditions of cards as data: `at_least(2, OCCUPATIONS)`. Each sees the state, the owner and the table.

A count is known by its name, so that a card that uses it stays data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.agricola import plots
from games.agricola.cards.box import Condition, card_of
from games.agricola.cards.own import Own
from games.agricola.goods import ANIMALS, GOODS, HOUSES

Counting = Callable[[Own], int]

COUNTS: Mapping[str, Counting] = {
    "occupations": lambda own: len(own.player.occupations),
    "minors": lambda own: len(own.player.minors),
    "majors": lambda own: len(own.player.majors),
    "improvements": lambda own: len(own.player.majors) + len(own.player.minors),
    "hand": lambda own: len(own.player.hand),
    "people": lambda own: own.player.people,
    "rooms": lambda own: own.player.rooms,
    "fields": lambda own: plots.fields(own.player),
    "grain_fields": lambda own: plots.planted_fields(own.player, "grain"),
    "vegetable_fields": lambda own: plots.planted_fields(own.player, "vegetable"),
    "empty_fields": lambda own: plots.empty_fields(own.player),
    "forests": lambda own: own.player.yard.forests.bit_count(),
    "moors": lambda own: own.player.yard.moors.bit_count(),
    "pastures": lambda own: len(own.player.yard.pastures),
    "pasture_spaces": lambda own: own.player.yard.fenced.bit_count(),
    "stables": lambda own: own.player.yard.stables.bit_count(),
    "unfenced_stables": lambda own: own.player.yard.stables.bit_count() - own.player.yard.fenced_stables(),
    "unused": lambda own: own.player.yard.unused.bit_count(),
    "animals": lambda own: sum(own.goods[species] for species in ANIMALS),
    "round": lambda own: own.state.round,
    "rounds_left": lambda own: own.rounds_left,
    "players": lambda own: len(own.state.players),
}
"""What cards count, of their owner, besides the goods in the supply and the animals: by its name."""


def counted(own: Own, count: str) -> int:
    """How many the owner has of something: a good, or one of `COUNTS`."""
    return own.goods[count] if count in GOODS else COUNTS[count](own)


@dataclass(frozen=True, slots=True)
class Between:
    """Whether a count lies between two numbers, both included."""

    count: str
    least: int = 0
    most: int = 99

    def __call__(self, own: Own, *facts: object) -> bool:
        return self.least <= counted(own, self.count) <= self.most


def at_least(n: int, count: str) -> Between:
    """`n` or more of something."""
    return Between(count, least=n)


def at_most(n: int, count: str) -> Between:
    """`n` or fewer of something."""
    return Between(count, most=n)


def exactly(n: int, count: str) -> Between:
    """`n` of something, no more and no less."""
    return Between(count, n, n)


@dataclass(frozen=True, slots=True)
class House:
    """A house of one of these materials."""

    materials: tuple[str, ...]

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.player.house in self.materials


def house_from(material: str) -> House:
    """A house of this material or a better one."""
    return House(HOUSES[HOUSES.index(material) :])


@dataclass(frozen=True, slots=True)
class Owns:
    """At least `least` majors of these names or groups before the owner."""

    cards: tuple[str, ...]
    least: int = 1

    def __call__(self, own: Own, *facts: object) -> bool:
        owned = own.player.majors
        return sum(name in self.cards or card_of(name).group in self.cards for name in owned) >= self.least


@dataclass(frozen=True, slots=True)
class Standing:
    """One of the owner's people stands on this space."""

    space: str

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.seat in own.state.spaces[self.space].people


@dataclass(frozen=True, slots=True)
class All:
    """All of these conditions."""

    conditions: tuple[Condition, ...]

    def __call__(self, own: Own, *facts: object) -> bool:
        return all(condition(own) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Any:
    """At least one of these conditions."""

    conditions: tuple[Condition, ...]

    def __call__(self, own: Own, *facts: object) -> bool:
        return any(condition(own) for condition in self.conditions)
