"""The strong player."""

from __future__ import annotations

import random

from games.agricola.ai.good import GoodAi
from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.turns import after_turn
from games.agricola.ai.planner.worth import worth
from games.agricola.guess import state_from
from games.core.decision import Answer, Decision
from games.core.view import TableView


class PlannerAi:
    """Plays every turn through in its head, and takes the one that leaves most."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        from games.agricola.rules import AgricolaRules

        state = state_from(view.board, rng)
        if decision.key != "place":
            return answer(state, decision, self.taste)
        rules = AgricolaRules()
        best, most = decision.parts[0].ids[:1], float("-inf")
        for option in decision.parts[0].ids:
            then = after_turn(rules, state, (option,), self.taste)
            value = worth(then, then.players[decision.seat], self.taste)
            if self.taste.piles:
                value += self.taste.piles * sum(state.spaces[option].goods.values()) if option in state.spaces else 0.0
            if value > most:
                best, most = (option,), value
        return best
