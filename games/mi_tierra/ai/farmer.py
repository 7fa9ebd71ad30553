"""The farmer: puts every worker where it is worth most as far as he sees, and seldom looks further than the round."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.text import Text, text
from games.core.view import TableView
from games.mi_tierra.ai.places import place_worth
from games.mi_tierra.ai.questions import answer
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.ai.taste import USUAL, Taste
from games.mi_tierra.view import MiTierraView

DOUBT = 0.5
"""How many dollars apart two places must be for the better one to be taken for certain."""


class Farmer:
    """Plays to win, by what places are worth to his own farm and his own taste."""

    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def choose(self, view: TableView[MiTierraView], decision: Decision, rng: random.Random) -> Answer:
        """The best answer he sees; among places that are nearly equal one by chance."""
        situation = Situation(view.board, decision.seat, self.taste)
        if decision.key != "place":
            return answer(situation, decision)
        scored = [(place_worth(situation, one) + DOUBT * rng.random(), one) for one in decision.parts[0].ids]
        return (max(scored)[1],)


def explain(view: TableView[MiTierraView], decision: Decision) -> tuple[Answer, Text]:
    """What the farmer would do, and for a worker what he makes of the best place and the next best one."""
    situation = Situation(view.board, decision.seat)
    if decision.key != "place":
        return answer(situation, decision), text("mi-tierra-advice")
    first, second = sorted(decision.parts[0].ids, key=lambda one: -place_worth(situation, one))[:2]
    best, next_best = (max(0, round(place_worth(situation, one))) for one in (first, second))
    return (first,), text("mi-tierra-advice-place", n=best, other=next_best)
