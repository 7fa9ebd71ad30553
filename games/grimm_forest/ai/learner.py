"""The `learning` AI: it knows what its choices are good for, but not which one is the best."""

from __future__ import annotations

import random
from collections.abc import Iterable

from games.core.decision import Answer, Decision
from games.core.view import TableView
from games.grimm_forest.ai.building import actions_worth
from games.grimm_forest.ai.choosing import choices
from games.grimm_forest.ai.good import answer
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.view import GrimmView

SENSIBLE = 0.7
"""How much worse than the best a choice may be, in rounds, to be tried."""


class LearnerAi:
    """An AI that goes to any place and does anything on a building turn that is nearly as good as the best, whichever
    it is, and otherwise plays like the good one."""

    def choose(self, view: TableView[GrimmView], decision: Decision, rng: random.Random) -> Answer:
        """Return a legal answer."""
        situation = Situation(view.board, decision.seat)
        match decision.key:
            case "choose":
                return rng.choice(sensible(choices(situation, decision)))
            case "build":
                worth = actions_worth(situation, decision)
                return rng.choice(sensible((value, (option,)) for option, value in worth.items()))
        return answer(view.board, decision, rng)


def sensible(scored: Iterable[tuple[float, Answer]]) -> list[Answer]:
    """Return the answers that are nearly as good as the best."""
    found = list(scored)
    best = max(value for value, _ in found)
    return [one for value, one in found if value >= best - SENSIBLE]
