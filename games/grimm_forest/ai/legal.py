"""Players that see only what their seat sees."""

from __future__ import annotations

import random
from typing import Any

from games.core.decision import Answer, Decision
from games.core.fuzz import free_answer


class Legal:
    """Plays at random, always within the rules."""

    def choose(self, view: Any, decision: Decision, rng: random.Random) -> Answer:
        """A proposal where there are any, because they are all acceptable; else any answer that fits the form."""
        if decision.proposals:
            return rng.choice(decision.proposals)
        return free_answer(decision, rng)
