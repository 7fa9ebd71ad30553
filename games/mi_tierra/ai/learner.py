"""The `learning` AI: it answers like the good one, but places its workers at random where that earns something."""

from __future__ import annotations

import random
from collections.abc import Sequence

from games.core.decision import Answer, Decision
from games.core.view import TableView
from games.mi_tierra.ai.farmer import Farmer
from games.mi_tierra.ai.places import value_of_place
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.view import MiTierraView

SENSIBLE = 0.15
"""A place is tried if it is worth this share of what the best one is worth."""


class LearnerAi:
    """An AI that tries out all sensible places, whichever is the best, and otherwise plays like the good one."""

    def choose(self, view: TableView[MiTierraView], decision: Decision, rng: random.Random) -> Answer:
        """Return a legal answer."""
        if decision.key != "place":
            return Farmer().answer(view.board, decision)
        return (rng.choice(sensible_places(view.board, decision)),)


def sensible_places(board: MiTierraView, decision: Decision) -> Sequence[str]:
    """Return the places that are worth something compared with the best one; all of them if none is worth anything."""
    situation = Situation(board, decision.seat)
    worth = {place: value_of_place(situation, place) for place in decision.parts[0].ids}
    best = max(worth.values())
    return [place for place, value in worth.items() if value >= SENSIBLE * best] if best > 0 else list(worth)
