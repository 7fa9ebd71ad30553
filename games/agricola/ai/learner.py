"""The learner: it knows what is good for a farm and feeds its family, but tries things out."""

from __future__ import annotations

import random

from games.agricola.ai.good import GoodAi
from games.agricola.ai.placing import option_value
from games.agricola.ai.situation import Situation
from games.core.decision import Answer, Decision
from games.core.view import TableView

PLACE = "place"


class LearnerAi:
    """Goes by chance to one of the better half of the spaces; all else it does as the good one."""

    def __init__(self) -> None:
        self._good = GoodAi()

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        if decision.key != PLACE:
            return self._good.choose(view, decision, rng)
        now = Situation(view.board, view.board.farms[decision.seat])
        ranked = sorted(decision.parts[0].ids, key=lambda option: -option_value(now, option))
        return (rng.choice(ranked[: (len(ranked) + 1) // 2]),)
