"""Achievements: feats that a person can reach in a finished game, each with a condition over how the game ended for
their seat.

A game lists its own as `ACHIEVEMENTS` in the module `GameSpec.achievements`; their texts are
`<game>-achievement-<id>` (the name) and `<game>-achievement-<id>-about` (the condition in one sentence).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, TypeVar

from games.core.rules import Result
from games.core.spec import GameSpec
from games.core.state import GameState
from games.core.text import Text, key_of

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Finish(Generic[S]):
    """How a game ended for one seat: the last state, the result, and the seat."""

    state: S
    result: Result
    seat: int

    @property
    def won(self) -> bool:
        """Whether the seat has the first place, alone or shared; in a game alone, whether its goal was met."""
        return self.result.places[self.seat] == 1

    @property
    def total(self) -> float:
        """The seat's total."""
        return self.result.totals[self.seat]

    @property
    def scores(self) -> Mapping[str, float]:
        """The seat's score in parts."""
        return self.result.scores[self.seat]

    @property
    def rivals(self) -> tuple[float, ...]:
        """The totals of the other seats."""
        return tuple(total for seat, total in enumerate(self.result.totals) if seat != self.seat)


@dataclass(frozen=True, slots=True)
class Achievement(Generic[S]):
    """A feat. `met` says whether a finished game counts for it, and `games` in how many games that must be so until it
    is reached."""

    id: str
    met: Callable[[Finish[S]], bool]
    games: int = 1

    def name(self, game: str) -> Text:
        """Return its name."""
        return Text(key_of(game, "achievement", self.id))

    def about(self, game: str) -> Text:
        """Return its condition in one sentence."""
        return Text(key_of(game, "achievement", self.id, "about"), {"games": self.games})


def achievements_of(spec: GameSpec[Any]) -> Sequence[Achievement[Any]]:
    """Load and return the achievements that a game's package declares, in the order in which they are shown; empty if
    it has none."""
    if not spec.achievements:
        return ()
    found: Sequence[Achievement[Any]] = import_module(spec.achievements).ACHIEVEMENTS
    return found


def met_in(spec: GameSpec[S], state: S, seat: int) -> list[str]:
    """Return the ids of the achievements for which a game counts that is finished in this state, for one of its
    seats."""
    finish = Finish(state, spec.rules.result(state), seat)
    return [one.id for one in achievements_of(spec) if one.met(finish)]
