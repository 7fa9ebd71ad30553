"""Reviews by rollouts: the answer that was given and the one that an AI would have given are played on in the same
copies of the game, made from what the seat saw."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from games.core.decision import Answer
from games.core.review import Judgement, Measured, Moment, Unit
from games.core.rollouts import RolloutAi
from games.core.state import GameState
from games.core.view import TableView

S = TypeVar("S", bound=GameState)
COPIES = 16
"""In how many copies the two answers are compared. They are other copies than those in which the AI has chosen its
own, or the luck of that choice would count as skill."""
GUESSES = 8
"""The mean of how many copies is the expected result."""


@dataclass(frozen=True)
class RolloutReviewer(Generic[S]):
    """A reviewer that searches by rollouts as `ai` does.

    `round_of` returns the number of a view's part of the game, and `least` is the lowest cost worth naming in its unit.
    Questions in the middle of an act, which cannot be copied, and those about which there is nothing to think are not
    judged.
    """

    ai: RolloutAi[S]
    unit: Unit
    least: float
    round_of: Callable[[Any], int]
    measured: Mapping[int, Measured] = field(default_factory=dict)

    def stage(self, board: Any) -> int:
        """Return the number of the part of the game."""
        return self.round_of(board)

    def judge(self, moment: Moment, rng: random.Random) -> Judgement | None:
        """Return what the AI would have answered, and how much better that is on average in copies."""
        board, asked, given = moment.view.board, moment.decision, moment.answer
        if asked.is_free_action(given) or len(self.ai.quick.ranked(board, asked)) < 2:
            return None
        if self.ai.copy(board, asked, rng) is None:
            return None
        best = self.ai.choose(moment.view, asked, rng)
        if best == given:
            return Judgement(best, 0.0)
        return self.compared(moment, best, rng)

    def compared(self, moment: Moment, best: Answer, rng: random.Random) -> Judgement | None:
        """Return how much better an answer is than the given one, from a comparison in copies."""
        found = [pair for _ in range(COPIES) if (pair := self.pair(moment, best, rng)) is not None]
        return judgement_of(best, [better - own for better, own in found]) if len(found) > 1 else None

    def pair(self, moment: Moment, best: Answer, rng: random.Random) -> tuple[float, float] | None:
        """Return what this answer and the given one are worth in one copy; None if that cannot be made."""
        found = self.ai.worths_in_copy(moment.view.board, moment.decision, (best, moment.answer), rng)
        return None if found is None else (found[0], found[1])

    def outlook(self, view: TableView[Any], rng: random.Random) -> Sequence[float] | None:
        """Return the expected result of every seat: the mean of several states in which the seat sees the same."""
        try:
            found = [self.ai.expected(self.ai.rules.state_from(view.board, rng)) for _ in range(GUESSES)]
        except (ValueError, LookupError, AssertionError):
            return None  # in mid-act
        return [statistics.fmean(seat) for seat in zip(*found, strict=True)]


def judgement_of(best: Answer, gains: Sequence[float]) -> Judgement:
    """Return the judgement that follows from what an answer was worth more in each of at least two copies."""
    doubt = statistics.stdev(gains) / len(gains) ** 0.5
    return Judgement(best, statistics.fmean(gains), doubt)
