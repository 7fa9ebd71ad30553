"""What a game wants to know of itself when equally strong AI seats play it thousands of times: its balance.

A game says how it is played (`Setting`), who plays (`Player`), what is counted in a game (`Watch`) and what the sums
should come to (`Target`); `python -m games balance GAME` plays and writes the report.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from typing import Any, Protocol

from games.core.decision import Answer, Decision
from games.core.spec import Ai, GameSpec

Facts = Counter[str]
"""Whole numbers by name. Facts of many games are their sums, so whatever is to be told of games must be countable."""
SHARES = 60
"""A won game in whole numbers, so that winners of up to six seats can share it."""


@dataclass(frozen=True, slots=True)
class Player:
    """An AI seat of the report. `strength`: how it plays, with the looks ahead that it may spend, in a sentence."""

    ai: Ai
    strength: str


@dataclass(frozen=True, slots=True)
class Setting:
    """A way to play that is measured: `games` games under these options. `seats`: the names of those who play; they
    move on by a seat from game to game, so that each sits everywhere equally often. `players`: where fewer play than
    `seats` names, how many; who does is drawn for each game."""

    name: str
    seats: Sequence[str]
    games: int
    options: Mapping[str, Any] = field(default_factory=dict)
    players: int = 0

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game."""
        if self.players:
            return random.Random(f"{self.name}:{number}").sample(self.seats, self.players)
        return [self.seats[(seat + number) % len(self.seats)] for seat in range(len(self.seats))]


class Watch(Protocol):
    """Counts what happens in one game."""

    def asked(self, state: Any, decision: Decision, answer: Answer) -> None:
        """A question stands at the table, and this answer is about to be given."""
        ...

    def over(self, state: Any, tally: Mapping[str, int]) -> Facts:
        """The game is over: all that was counted. `tally`: what cards did (`games.core.run.Run.tally`)."""
        ...


Figures = Callable[[Facts], Mapping[str, float]]
"""What is measured by a target: one figure under the name "", or one for each thing (card, seat)."""


@dataclass(frozen=True, slots=True)
class Target:
    """Bounds that figures should keep in some settings, both ends allowed. `source`: where it is asked for; `why`: the
    reason for a figure that stays outside."""

    name: str
    figures: Figures
    least: float
    most: float
    unit: str = ""
    settings: Collection[str] = ()
    source: str = ""
    why: str = ""

    def bounds(self) -> str:
        """The bounds in words."""
        if self.least == float("-inf"):
            return f"at most {_number(self.most)}{self.unit}"
        if self.most == float("inf"):
            return f"at least {_number(self.least)}{self.unit}"
        return f"{_number(self.least)}-{_number(self.most)}{self.unit}"

    def shown(self, figure: float) -> str:
        """A figure in words."""
        return f"{_number(figure)}{self.unit}"

    def keeps(self, figure: float) -> bool:
        """Whether a figure is within, as it is shown: nobody is to wonder about the third decimal."""
        return self.least <= round(figure, DIGITS) <= self.most


DIGITS = 2


def _number(figure: float) -> str:
    return f"{round(figure, DIGITS):g}"


@dataclass(frozen=True, slots=True)
class Balance:
    """All that a game's report is made of. `watch(setting, seated)` is made for each game; `seated[seat]` names the
    player there. `sources`: what the targets are taken from, in a sentence."""

    players: Mapping[str, Player]
    settings: Sequence[Setting]
    watch: Callable[[Setting, Sequence[str]], Watch]
    targets: Sequence[Target]
    sources: str = ""

    def setting(self, name: str) -> Setting:
        """A setting by its name. Raises `KeyError`."""
        return {one.name: one for one in self.settings}[name]


def balance_of(spec: GameSpec[Any]) -> Balance:
    """What a game wants to know of itself. Raises `LookupError` for a game that does not say it."""
    if not spec.balance:
        raise LookupError(f"{spec.id} says nothing of its balance (GameSpec.balance)")
    found: Balance = import_module(spec.balance).BALANCE
    return found


# -- counting --------------------------------------------------------------------------------------------------------


def count_in(facts: Facts, name: str, value: int) -> None:
    """Count a value of which a mean or a median is wanted."""
    facts[f"{name}={value}"] += 1


def spread(facts: Facts, name: str) -> dict[int, int]:
    """How often each value was counted, from the least."""
    found = {int(key.rpartition("=")[2]): n for key, n in facts.items() if key.rpartition("=")[0] == name}
    return dict(sorted(found.items()))


def mean(facts: Facts, name: str) -> float:
    """The mean of the values that were counted; 0 without any."""
    values = spread(facts, name)
    return ratio(sum(value * n for value, n in values.items()), sum(values.values()))


def quantile(facts: Facts, name: str, part: float) -> float:
    """The least value that so great a part of all values does not exceed; 0 without any."""
    values = spread(facts, name)
    wanted, seen = part * sum(values.values()), 0
    for value, n in values.items():
        seen += n
        if seen >= wanted:
            return value
    return 0.0


def ratio(part: float, whole: float, scale: float = 1.0) -> float:
    """A part of a whole, 0 of nothing. `scale` 100 for per cent."""
    return scale * part / whole if whole else 0.0


def won(places: Sequence[int]) -> list[int]:
    """Each seat's share of the won game, in `SHARES`."""
    winners = places.count(1)
    return [int(Fraction(SHARES, winners)) if place == 1 else 0 for place in places]
