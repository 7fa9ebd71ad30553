"""Reviews of Agricola: the strong AI compares each turn that was played with its own."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from games.agricola.ai.planner.reviewing import answers_within, compare_turns
from games.agricola.ai.planner.taste import taste_for
from games.agricola.ai.planner.turns import PLACE
from games.agricola.ai.planner.worth import worth
from games.agricola.guess import state_from
from games.agricola.view import AgricolaView
from games.core.review import Judgement, Measured, Moment, Unit
from games.core.view import TableView


class AgricolaReviewer:
    """Judges turns: where a person was placed, and what was done there. It counts in points by which a farm is ahead of
    the others. Drafts and harvests are not judged."""

    unit = Unit.TOTAL
    least = 0.5
    measured: Mapping[int, Measured] = {2: Measured(1.0, 12)}

    def stage(self, board: AgricolaView) -> int:
        """Return the round."""
        return board.round

    def judge(self, moment: Moment, rng: random.Random) -> Judgement | None:
        """Return what the strong AI would have done in this turn, and how many points more that is worth."""
        asked, given = moment.decision, moment.answer
        if asked.key != PLACE or not given or asked.is_free_action(given) or len(asked.parts[0].ids) < 2:
            return None
        state = state_from(moment.view.board, rng)
        taste = taste_for(state)
        following = [one for _, one in moment.following]
        best = compare_turns(state, asked, given, following, taste)
        if best.option != given[0]:
            return Judgement((best.option,), best.gain)
        wanted = answers_within(state, asked.seat, best.option, taste)
        for step, (own, one) in enumerate(zip(wanted, following, strict=False), 1):
            if own != (one.key, one.answer):
                return None if own[0] != one.key else Judgement(own[1], best.gain, step=step)
        return Judgement(given, 0.0)

    def outlook(self, view: TableView[AgricolaView], rng: random.Random) -> Sequence[float]:
        """Return the expected points of every farm."""
        state = state_from(view.board, rng)
        taste = taste_for(state)
        for player in state.players:
            if player.seat != view.viewer:
                player.hand = []
        return [worth(state, player, taste) for player in state.players]


REVIEWER = AgricolaReviewer()
