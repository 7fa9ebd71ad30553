"""A player that does something allowed."""

from __future__ import annotations

import random

from games.agricola.rules import CHECKS
from games.core.decision import Answer, Decision
from games.core.fuzz import free_answer
from games.core.view import TableView


class LegalAi:
    """Answers at random. Where an answer that fits the form may break a rule, it takes one of the proposals."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        if decision.proposals and (decision.key in CHECKS or rng.random() < 0.5):
            return rng.choice(decision.proposals)
        return free_answer(decision, rng)
