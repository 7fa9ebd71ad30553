"""The strong player."""

from __future__ import annotations

import random

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.turns import PLACE, Table, ranked, to_end_of_round
from games.agricola.ai.planner.worth import worth
from games.agricola.guess import state_from
from games.core.decision import Answer, Decision
from games.core.view import TableView


class PlannerAi:
    """Plays every turn through in its head, and takes the one that leaves most."""

    def __init__(self, taste: Taste, breadth: int = 1, turns: int = 0) -> None:
        self.taste, self.breadth, self.turns = taste, breadth, turns

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        from games.agricola.rules import AgricolaRules

        state = state_from(view.board, rng)
        if decision.key != PLACE:
            return answer(state, decision, self.taste)
        rules: Table = AgricolaRules()
        found = ranked(rules, state, decision.parts[0].ids, self.taste)
        if self.turns and len(found) > 1:
            seat = decision.seat
            best, most = found[0][1], float("-inf")
            for _, option, then in found[: self.breadth]:
                end = to_end_of_round(rules, then, self.taste, self.turns)
                value = worth(end, end.players[seat], self.taste)
                others = [worth(end, p, self.taste) for p in end.players if p.seat != seat]
                value -= 0.5 * max(others, default=0.0)
                if value > most:
                    best, most = option, value
            return (best,)
        return (found[0][1],)
