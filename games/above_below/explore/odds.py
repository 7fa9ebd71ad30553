"""The chances of a party, exactly: how likely so many lanterns are by the dice alone. No secrets enter here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache

from games.above_below.cards.box import villager, villager_state

Faces = tuple[int, ...]
"""The lanterns that each result of a villager's die gives."""


def faces_of(piece: str, states: Iterable[str]) -> Faces:
    """What a villager's die gives, poisoned or not."""
    change = sum(villager_state(name).die for name in states)
    return tuple(villager(piece).lights(die + change) for die in range(1, 7))


@cache
def _ways(party: tuple[Faces, ...]) -> tuple[int, ...]:
    """In how many ways of the dice a party gets 0, 1, 2 … lanterns."""
    ways = [1]
    for faces in party:
        grown = [0] * (len(ways) + max(faces))
        for total, number in enumerate(ways):
            for lanterns in faces:
                grown[total + lanterns] += number
        ways = grown
    return tuple(ways)


def chance(party: Sequence[Faces], wanted: int) -> Fraction:
    """How likely the dice of a party give so many lanterns or more."""
    if wanted <= 0:
        return Fraction(1)
    ways = _ways(tuple(sorted(party)))
    return Fraction(sum(ways[wanted:]), 6 ** len(party))


def mean(party: Iterable[Faces]) -> Fraction:
    """The lanterns of a party on average."""
    return sum((Fraction(sum(faces), 6) for faces in party), Fraction(0))
