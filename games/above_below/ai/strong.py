"""The `strong` AI: it plans like the `good` one, but values everything by what was learnt from many games, and the best
plans as a whole by the village to which they lead."""

from __future__ import annotations

import random

from games.above_below.actions.build import BUILD
from games.above_below.actions.train import TRAIN
from games.above_below.ai.good import LOOKS, Good
from games.above_below.ai.judge import Valuation
from games.above_below.ai.judgement import Learnt, LearntValuation
from games.above_below.ai.last_day import after_last_day
from games.above_below.ai.plan import Plan, Planner
from games.above_below.ai.resting import rest_answer
from games.above_below.ai.rivals import in_danger
from games.above_below.explore.send import EXPLORE
from games.above_below.night.rest import REST
from games.above_below.view import AboveBelowView
from games.core.decision import Answer, Decision
from games.core.view import TableView

WHOLE = 20
"""So many plans are valued as a whole."""
LAST_DAYS = 12
"""On the day before the last, the last day is planned after so many plans."""


class Strong(Good):
    """An AI that plans by the learnt judgement. `looks`: the maximum number of plans per answer, of which `whole` are
    valued as a whole; `learnt`: what it has learnt, by default what the file says; `last_days`: for so many plans
    of the day before the last the last one is planned, too."""

    def __init__(
        self, looks: int = LOOKS, whole: int = WHOLE, learnt: Learnt | None = None, last_days: int = LAST_DAYS
    ) -> None:
        super().__init__(looks)
        self.whole, self.learnt, self.last_days = whole, learnt, last_days

    def choose(self, view: TableView[AboveBelowView], decision: Decision, rng: random.Random) -> Answer:
        """Return a legal answer."""
        if decision.key == REST:
            return rest_answer(self.valuation(view.board, decision.seat), decision)
        return super().choose(view, decision, rng)

    def valuation(self, board: AboveBelowView, seat: int) -> LearntValuation:
        """Return what things are worth by the learnt judgement."""
        return LearntValuation(board, seat, self.weights, self.learnt)

    def in_order(self, judge: Valuation, plan: Plan) -> Plan:
        """Return a plan in the order in which it is done: explorations before purchases that nobody is likely to take
        away, since what they bring may pay for something better."""
        usual = super().in_order(judge, plan)
        if usual and usual[0].action in (BUILD, TRAIN) and any(deed.action == EXPLORE for deed in usual):
            there = in_danger(judge)
            if not any(name in there for deed in usual if deed.action in (BUILD, TRAIN) for name in deed.what):
                return tuple(sorted(usual, key=lambda deed: deed.action != EXPLORE))
        return usual

    def best_plan(self, planner: Planner, needs: str) -> Plan:
        """Return the plan that leads to the best village."""
        weighed = self.weighed(planner, needs)
        return max(weighed, key=lambda one: one[0])[1] if weighed else ()

    def weighed(self, planner: Planner, needs: str, what: str = "", size: int = 0) -> list[tuple[float, Plan]]:
        """Return the best plans by the sums of their values, with the expected points of the village to which each of
        them leads; the other arguments are those of `Planner.several`."""
        judge = planner.judge
        assert isinstance(judge, LearntValuation)
        most = min(self.whole, self.last_days) if self._plans_last_day(judge) else self.whole
        return [(self.worth(judge, plan), plan) for plan in planner.several(needs, most, what, size)]

    def _plans_last_day(self, judge: LearntValuation) -> bool:
        return judge.nights == 1 and self.last_days > 0

    def worth(self, judge: LearntValuation, plan: Plan) -> float:
        """Return the expected final points if the player carries out a plan."""
        if not self._plans_last_day(judge):
            return judge.after(plan)
        village, more = judge.outcome(plan)
        return after_last_day(judge, village) + more


STRONG = Strong()
