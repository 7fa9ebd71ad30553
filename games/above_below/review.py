"""Reviews of Above and Below: the strong AI's comparison of plans, in points with which a village will probably end.

What an answer cost is the difference between the best plan for the rest of the round and the best one that contains the
answer. Nothing is played on, so chance has no part in it; how far the learnt values are right is another question.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.above_below.actions.build import BUILD
from games.above_below.actions.harvest import HARVEST
from games.above_below.actions.labour import LABOUR
from games.above_below.actions.train import TRAIN
from games.above_below.ai.judgement import LearntValuation
from games.above_below.ai.plan import PlannedAction, Planner
from games.above_below.ai.strong import STRONG
from games.above_below.explore.lanterns import EXERT
from games.above_below.explore.page import CHOICE
from games.above_below.explore.send import EXPLORE
from games.above_below.ids import name_of
from games.above_below.turn import ACTIONS, PASS, TURN
from games.above_below.view import AboveBelowView
from games.core.decision import Answer, Decision
from games.core.review import Judgement, Measured, Moment, Unit
from games.core.view import TableView

LEAST = 2.0
"""The lowest cost in points that is worth naming: below that, other values of what was learnt would often say something
else."""


@dataclass(frozen=True)
class PlanReviewer:
    """A reviewer that compares plans as the strong AI does."""

    unit: Unit = Unit.OWN_TOTAL
    least: float = LEAST
    measured: Mapping[int, Measured] = field(default_factory=lambda: {2: Measured(0.79, 200), 4: Measured(0.61, 200)})

    def stage(self, board: AboveBelowView) -> int:
        """Return the round."""
        return board.round

    def judge(self, moment: Moment, rng: random.Random) -> Judgement | None:
        """Return what the AI would have answered, and how much more that is worth; None for questions about which it
        does not compare plans or numbers."""
        asked, given = moment.decision, moment.answer
        if asked.is_free_action(given) or asked.key not in (TURN, BUILD, TRAIN, EXPLORE, CHOICE, EXERT):
            return None
        best = STRONG.choose(moment.view, asked, random.Random(0))
        if asked.is_free_action(best):
            return None
        judge = STRONG.valuation(moment.view.board, asked.seat)
        if best == given:
            return Judgement(best, 0.0)
        better, own = _worth(judge, asked, best), _worth(judge, asked, given)
        return None if better is None or own is None else Judgement(best, max(0.0, better - own))

    def outlook(self, view: TableView[AboveBelowView], rng: random.Random) -> Sequence[float] | None:
        """Return the points with which every village will probably end, if it does what is best today."""
        found = []
        for player in view.board.players:
            judge = STRONG.valuation(view.board, player.seat)
            planned = STRONG.weighed(Planner(judge, STRONG.looks), "")
            found.append(max([worth for worth, _ in planned], default=STRONG.worth(judge, ())))
        return found


def _worth(judge: LearntValuation, asked: Decision, answer: Answer) -> float | None:
    """Return the expected points after an answer, apart from what is the same after all answers; None if nothing is
    known of it."""
    trip = judge.view.expedition
    if asked.key == CHOICE:
        assert trip is not None
        return judge.choice(next(one for one in trip.choices if one.id == name_of(answer[0])))
    if asked.key == EXERT:
        assert trip is not None
        numbers = next(choice.numbers for choice in trip.choices if choice.id == trip.choice)
        return judge.number(numbers, trip.lanterns + len(answer)) - judge.injury() * len(answer)
    if asked.key == TURN:
        if answer[0] == PASS:
            return STRONG.worth(judge, ())
        if answer[0] == LABOUR:
            return _best_with_labour(judge)
        return _best(judge, answer[0]) if answer[0] in ACTIONS else None
    if asked.key == EXPLORE:
        party = tuple(map(name_of, answer))
        return _best(judge, EXPLORE, party=party)
    return _best(judge, asked.key, what=name_of(answer[-1] if asked.key == BUILD else answer[1]))


def _best_with_labour(judge: LearntValuation) -> float:
    """Return the expected points after the best plan with labour, also of those who would do better to harvest."""
    found = []
    for needs in ("", LABOUR):
        for _, plan in STRONG.weighed(Planner(judge, STRONG.looks), needs):
            instead = tuple(
                PlannedAction(LABOUR, deed.who, (), len(deed.who) * judge.coin) if deed.action == HARVEST else deed
                for deed in plan
            )
            if any(deed.action == LABOUR for deed in instead):
                found.append(STRONG.worth(judge, instead))
    return max(found, default=STRONG.worth(judge, ()))


def _best(judge: LearntValuation, action: str, what: str = "", party: Sequence[str] = ()) -> float | None:
    """Return the expected points after the best plan with this action; with `what`, one that buys this; with `party`,
    one in which so many explore, but these."""
    found = []
    for worth, plan in STRONG.weighed(Planner(judge, STRONG.looks, what), action, what, len(party)):
        if party:
            deed = next(deed for deed in plan if deed.action == action and len(deed.who) == len(party))
            worth += judge.exploring(party) - deed.worth
        found.append(worth)
    return max(found, default=None)


REVIEWER = PlanReviewer()
