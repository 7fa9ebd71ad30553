"""Players for the seat: a legal one and the adviser."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.fuzz import free_answer
from games.core.view import TableView
from games.northwood.ai.adviser import explain


class LegalBot:
    """Answers anything acceptable. In this game every answer that fits the form is, unless answers are proposed."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """A proposal if there are any, else a random answer that fits the form."""
        return rng.choice(decision.proposals) if decision.proposals else free_answer(decision, rng)


class HintBot:
    """Plays what the hint says."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """The answer that `explain` gives."""
        return explain(view, decision)[0]
