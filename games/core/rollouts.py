"""Search by rollouts: an AI that tries the best-looking answers in copies of the game, which a quick AI then plays on
for all seats, and chooses the answer that leads to the best positions.

The copies are built from what the seat sees (`Rules.state_from`), never from the state. Effort is limited by the number
of answers that are played in copies, not by time: the same view and random numbers lead to the same answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from games.core.copying import copy_of
from games.core.decision import Answer, Decision, Refused
from games.core.rules import Result, Rules
from games.core.run import Run
from games.core.state import GameState
from games.core.view import TableView

S = TypeVar("S", bound=GameState)
V = TypeVar("V", contravariant=True)
SHARE_KEPT = 2
"""After each series of rollouts, one in so many of the answers is tried again."""
FEWEST = 2
"""So many answers are tried however long that takes."""


class QuickAi(Protocol[V]):
    """A computer player that is quick enough to play many games in a second."""

    def answer(self, board: V, decision: Decision) -> Answer:
        """Return its answer to a question of the seat that sees `board`."""
        ...

    def ranked(self, board: V, decision: Decision) -> Sequence[Answer]:
        """Return the answers that are worth trying, the best first; one or none if there is nothing to think about."""
        ...


def lead(totals: Sequence[float], seat: int) -> float:
    """Return how far a seat is ahead of the others: of the best of them and of their mean, both counting half; alone,
    its total."""
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - (max(others) + sum(others) / len(others)) / 2 if others else totals[seat]


def final_totals(result: Result) -> Sequence[float]:
    """Return the totals of all seats at the end of a game."""
    return result.totals


def better_part(found: Sequence[Answer], sums: Mapping[Answer, float]) -> tuple[list[Answer], list[Answer]]:
    """Return the answers that stay in a search, which have the highest sums, and those that are dropped, both with the
    best first."""
    ranked = sorted(found, key=lambda answer: -sums[answer])
    kept = -(-len(ranked) // SHARE_KEPT)
    return ranked[:kept], ranked[kept:]


@dataclass(frozen=True)
class RolloutAi(Generic[S]):
    """An AI that searches by rollouts.

    `stretch` numbers the parts of a game (such as its rounds): a copy is played until that number changes or the game
    is over, and then judged by `expected`, the expected final totals of all seats, which `final` returns of a game that
    is over. `aim` is what the seat wants of them. All answers are tried in the same copies of what the seat does not
    see, the better half of them in further copies, and so on. No more than about `budget` answers are played in copies,
    divided evenly among these series, each of which has a copy at least as long as that is so. Where even the first
    copy would be longer, the answers that look worst are left out.
    """

    rules: Rules[S, Any]
    quick: QuickAi[Any]
    stretch: Callable[[S], int]
    expected: Callable[[S], Sequence[float]]
    budget: int
    final: Callable[[Result], Sequence[float]] = final_totals
    aim: Callable[[Sequence[float], int], float] = lead

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        """Return the answer with the best mean result, or that of the quick AI where the game cannot be copied."""
        tried = self.tried(view, decision, rng)
        return tried[0] if tried else self.quick.answer(view.board, decision)

    def tried(self, view: TableView[Any], decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers that were tried, the best first: by how long they stayed in the search, then by their mean
        result. None where there is nothing to think about, or where the game cannot be copied."""
        found, dropped = list(self.quick.ranked(view.board, decision)), list[Answer]()
        sums, spent, tries = dict.fromkeys(found, 0.0), 0, 0
        for series in range((len(found) - 1).bit_length(), 0, -1):
            until = spent + (self.budget - spent) / series
            limit = float(self.budget)
            while len(found) > 1 and spent + len(found) * spent / max(1, tries) <= limit:
                limit = until
                first = not tries
                state = self.copy(view.board, decision, rng)
                if state is None:
                    return []
                for number, answer in enumerate(found):
                    if first and number >= FEWEST and spent >= self.budget:
                        found = found[:number]
                        break
                    value, played = self._try(state, decision, answer)
                    sums[answer] += value
                    spent, tries = spent + played, tries + 1
            found, worse = better_part(found, sums)
            dropped = worse + dropped
        return found + dropped

    def copy(self, board: Any, decision: Decision, rng: random.Random) -> S | None:
        """Return a state in which the seat is asked the same and sees the same; None in mid-act. There the rules begin
        with another act, such as that of the next worker, in which the same may be asked by chance."""
        try:
            state = self.rules.state_from(board, rng)
            run = Run(self.rules, copy_of(state))
            if run.question(decision.seat) != decision:
                return None
        except (ValueError, LookupError, AssertionError):
            return None
        return state if self.rules.view(run.state, decision.seat) == board else None

    def worths_in_copy(
        self, board: Any, decision: Decision, answers: Sequence[Answer], rng: random.Random
    ) -> list[float] | None:
        """Return how good each of these answers is in one and the same copy of the game; None if it cannot be made."""
        state = self.copy(board, decision, rng)
        return None if state is None else [self.worth(state, decision, one) for one in answers]

    def worth(self, state: S, decision: Decision, answer: Answer) -> float:
        """Return how good this answer is for the seat in a copy of the game, minus infinity if the rules refuse it."""
        return self._try(state, decision, answer)[0]

    def _try(self, state: S, decision: Decision, answer: Answer) -> tuple[float, int]:
        """Play on from a copy of the state after this answer. Returns how good that is for the seat, and how many
        answers were played."""
        run, played = Run(self.rules, copy_of(state)), 1
        try:
            run.submit(decision.seat, answer)
        except Refused:
            return float("-inf"), played
        totals, more = self.play_on(run, self.stretch(state))
        return self.aim(totals, decision.seat), played + more

    def glance(self, state: S, seat: int) -> Any:
        """Return what a seat sees, for the quick AI in a copy. A game may have a faster way for it."""
        return self.rules.view(state, seat)

    def play_on(self, run: Run[S], stretch: int) -> tuple[Sequence[float], int]:
        """Let the quick AI play to the end of this part of the game. Return the expected totals of all seats there, and
        how many answers were played."""
        played = 0
        while not run.finished and self.stretch(run.state) == stretch:
            seat, asked = next(iter(run.open_questions().items()))
            run.submit(seat, self.quick.answer(self.glance(run.state, seat), asked))
            played += 1
        return self.final(self.rules.result(run.state)) if run.finished else self.expected(run.state), played
