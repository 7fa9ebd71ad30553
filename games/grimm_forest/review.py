"""Reviews of The Grimm Forest: the strong AI's search, in chances of winning. A secret choice costs nothing if the AI
would have drawn it among others."""

from __future__ import annotations

import random

from games.core.review import Judgement, Measured, Moment, Unit
from games.core.rollout_review import RolloutReviewer
from games.grimm_forest.ai.strong import SEARCH, STRONG, Strong
from games.grimm_forest.state import GrimmState
from games.grimm_forest.view import GrimmView

CHOOSE = "choose"


def round_of(board: GrimmView) -> int:
    """Return the round of a view."""
    return board.round


class GrimmReviewer(RolloutReviewer[GrimmState]):
    """Judges secret choices among those that the AI draws from, and all else by rollouts."""

    strong: Strong = STRONG

    def judge(self, moment: Moment, rng: random.Random) -> Judgement | None:
        """Return what the AI would have answered, and how much higher the chance of winning is then."""
        if moment.decision.key != CHOOSE:
            return super().judge(moment, rng)
        board = moment.view.board
        found = self.strong.choices(board, moment.decision)
        if moment.answer in self.strong.drawn_from(board, found):
            return Judgement(moment.answer, 0.0)
        return self.compared(moment, self.strong.advised(board, moment.decision, found)[0], rng)

    def pair(self, moment: Moment, best: tuple[str, ...], rng: random.Random) -> tuple[float, float] | None:
        """Return what this answer and the given one are worth in one copy, against the same choices of the others."""
        if moment.decision.key != CHOOSE:
            return super().pair(moment, best, rng)
        found = self.strong.chances_in_copy(moment.view.board, moment.decision, (best, moment.answer), rng)
        return None if found is None else (found[0], found[1])


REVIEWER = GrimmReviewer(
    SEARCH, Unit.CHANCE, 0.02, round_of, measured={2: Measured(0.67, 400), 4: Measured(0.75, 250)}
)
