"""The `strong` AI: it plans like the `good` one, but values everything by what was learnt from many games, and the best
plans as a whole by the village to which they lead."""

from __future__ import annotations

from games.above_below.ai.good import Good
from games.above_below.ai.judge import Valuation
from games.above_below.ai.judgement import LearntValuation
from games.above_below.ai.plan import Plan, Planner
from games.above_below.view import AboveBelowView

WHOLE = 20
"""So many plans are valued as a whole."""


class Strong(Good):
    """An AI that plans by the learnt judgement."""

    def valuation(self, board: AboveBelowView, seat: int) -> Valuation:
        """Return what things are worth by the learnt judgement."""
        return LearntValuation(board, seat, self.weights)

    def best_plan(self, planner: Planner, needs: str) -> Plan:
        """Return the plan that leads to the best village."""
        judge = planner.judge
        assert isinstance(judge, LearntValuation)
        return max(planner.several(needs, WHOLE), key=judge.after, default=())


STRONG = Strong()
