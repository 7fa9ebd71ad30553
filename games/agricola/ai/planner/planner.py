"""The strong player: honest (it knows what its seat sees), and it plans over all the rounds that are left."""

from __future__ import annotations

import random

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.freely import act_first
from games.agricola.ai.planner.lookahead import best_turn
from games.agricola.ai.planner.taste import Taste, taste_for
from games.agricola.ai.planner.turns import PLACE
from games.agricola.guess import state_from
from games.agricola.state import AgricolaState
from games.agricola.view import AgricolaView
from games.core.decision import Answer, Decision
from games.core.view import TableView


def choice(state: AgricolaState, decision: Decision, taste: Taste) -> Answer:
    """The strong player's answer to any question, in a state of which it may know everything."""
    if (act := act_first(state, decision, taste)) is not None:
        return (act,)
    if decision.key != PLACE:
        return answer(state, decision, taste)
    return (best_turn(state, decision.seat, decision.parts[0].ids, taste).option,)


class PlannerAi:
    """Plays every turn that it could take through to its end, the best of them up to its next turn, and takes the one
    that leaves most to it and least to the others."""

    def choose(self, view: TableView[AgricolaView], decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        state = state_from(view.board, rng)
        return choice(state, decision, taste_for(state))
