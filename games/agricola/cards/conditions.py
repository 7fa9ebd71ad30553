"""Conditions of cards as data: `at_least(2, OCCUPATIONS)`. Each sees the state, the owner and the table.

A count is known by its name, so that a card that uses it stays data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.agricola import plots
from games.agricola.calendar import HARVESTS
from games.agricola.cards.box import card_of
from games.agricola.cards.own import Action, Own
from games.agricola.goods import ANIMALS, GOODS, HOUSES

GROUP = "group:"
Counting = Callable[[Own], int]

COUNTS: Mapping[str, Counting] = {
    "occupations": lambda own: len(own.player.occupations),
    "minors": lambda own: len(own.player.minors),
    "majors": lambda own: len(own.player.majors) + sum(bool(card_of(name).upgrades) for name in own.player.minors),
    "improvements": lambda own: len(own.player.majors) + len(own.player.minors),
    "hand": lambda own: len(own.player.hand),
    "people": lambda own: own.player.people,
    "rooms": lambda own: own.player.rooms,
    "fields": lambda own: plots.fields(own.player),
    "grain_fields": lambda own: plots.planted_fields(own.player, "grain"),
    "vegetable_fields": lambda own: plots.planted_fields(own.player, "vegetable"),
    "empty_fields": lambda own: plots.empty_fields(own.player),
    "growing_grain": lambda own: own.player.yard.on_fields("grain"),
    "growing_vegetables": lambda own: own.player.yard.on_fields("vegetable"),
    "forests": lambda own: own.player.yard.forests.bit_count(),
    "moors": lambda own: own.player.yard.moors.bit_count(),
    "graves": lambda own: own.player.yard.graves.bit_count(),
    "posts": lambda own: own.player.yard.posts.bit_count(),
    "pastures": lambda own: len(own.player.yard.pastures),
    "pasture_spaces": lambda own: own.player.yard.fenced.bit_count(),
    "stables": lambda own: own.player.yard.stables.bit_count(),
    "unfenced_stables": lambda own: own.player.yard.stables.bit_count() - own.player.yard.fenced_stables(),
    "unused": lambda own: own.player.yard.unused.bit_count(),
    "animals": lambda own: sum(own.goods[species] for species in ANIMALS),
    "species": lambda own: sum(own.goods[species] > 0 for species in ANIMALS),
    "harvest": lambda own: HARVESTS.index(own.state.round) + 1 if own.state.round in HARVESTS else 0,
    "minors_in_hand": lambda own: sum(card_of(held.name).kind == "minor" for held in own.player.hand),
    "round": lambda own: own.state.round,
    "rounds_left": lambda own: own.rounds_left,
    "at_home": lambda own: own.player.home,
    "players": lambda own: len(own.state.players),
    "resources_gained": lambda own: own.player.gained,
}
"""What cards count, of their owner, besides the goods in the supply and the animals: by its name."""


def counted(own: Own, count: str) -> int:
    """How many the owner has of something: a good, one of `COUNTS`, or cards of a group ("group:craft")."""
    if count in GOODS:
        return own.goods[count]
    if count.startswith(GROUP):
        group = count.removeprefix(GROUP)
        return sum(card_of(name).group == group for name in own.player.in_front)
    return COUNTS[count](own)


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
class NotInRounds:
    """None of these rounds."""

    rounds: tuple[int, ...]

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.state.round not in self.rounds


@dataclass(frozen=True, slots=True)
class Owns:
    """At least `least` majors of these names or groups before the owner."""

    cards: tuple[str, ...]
    least: int = 1

    def __call__(self, own: Own, *facts: object) -> bool:
        owned = own.player.majors
        return sum(name in self.cards or card_of(name).group in self.cards for name in owned) >= self.least


@dataclass(frozen=True, slots=True)
class Counters:
    """A counter lies on the card."""

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.count > 0


@dataclass(frozen=True, slots=True)
class SinceRound:
    """The number that the card keeps is that of an earlier round."""

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.count < own.state.round


@dataclass(frozen=True, slots=True)
class AloneInTwoRooms:
    """The owner is the only player whose house has exactly two rooms."""

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.player.rooms == 2 and all(other.rooms != 2 for other in own.others)


@dataclass(frozen=True, slots=True)
class Occupied:
    """Somebody stands on this space."""

    space: str

    def __call__(self, own: Own, *facts: object) -> bool:
        return bool(own.state.spaces[self.space].people)


@dataclass(frozen=True, slots=True)
class CanDo:
    """The owner could do this action now."""

    action: Action

    def __call__(self, own: Own, *facts: object) -> bool:
        return self.action.possible(own.state, own.player)


@dataclass(frozen=True, slots=True)
class NoSpecialTaken:
    """No special action card lies before the owner; alone: none was used in this round."""

    def __call__(self, own: Own, *facts: object) -> bool:
        solo = own.state.solo
        if solo is not None:
            return solo.shown is not None and not solo.paid
        return all(card.users[-1:] != [own.seat] for card in own.state.specials)


@dataclass(frozen=True, slots=True)
class Standing:
    """One of the owner's people stands on this space."""

    space: str

    def __call__(self, own: Own, *facts: object) -> bool:
        return own.seat in own.state.spaces[self.space].people


@dataclass(frozen=True, slots=True)
class All:
    """All of these conditions."""

    conditions: tuple[Callable[..., bool], ...]

    def __call__(self, own: Own, *facts: object) -> bool:
        return all(condition(own, *facts) for condition in self.conditions)


@dataclass(frozen=True, slots=True)
class Any:
    """At least one of these conditions."""

    conditions: tuple[Callable[..., bool], ...]

    def __call__(self, own: Own, *facts: object) -> bool:
        return any(condition(own, *facts) for condition in self.conditions)
