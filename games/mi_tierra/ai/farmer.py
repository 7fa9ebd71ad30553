"""The farmer: puts every worker where it is worth most as far as he sees, and seldom looks further than the round."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.view import TableView
from games.mi_tierra.ai.places import place_worth
from games.mi_tierra.ai.questions import answer
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.view import MiTierraView

DOUBT = 0.5
"""How many dollars apart two places must be for the better one to be taken for certain."""


class Farmer:
    """Plays to win, by what places are worth to his own farm."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """The best answer he sees; among places that are nearly equal one by chance."""
        board = view.board
        assert isinstance(board, MiTierraView)
        situation = Situation(board, decision.seat)
        if decision.key != "place":
            return answer(situation, decision)
        scored = [(place_worth(situation, one) + DOUBT * rng.random(), one) for one in decision.parts[0].ids]
        return (max(scored)[1],)
