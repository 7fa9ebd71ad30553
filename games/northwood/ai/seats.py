"""The player for the seat: the adviser."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.view import TableView
from games.northwood.ai.adviser import explain


class HintBot:
    """Plays what the hint says."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """The answer that `explain` gives."""
        return explain(view, decision)[0]
