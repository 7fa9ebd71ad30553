"""The `learning` AI: it plans like the good one, but is often mistaken about what things are worth."""

from __future__ import annotations

import random
from dataclasses import fields, replace

from games.above_below.ai.good import Good
from games.above_below.ai.weights import Weights
from games.above_below.view import AboveBelowView
from games.core.decision import Answer, Decision
from games.core.view import TableView

MISTAKEN = 3.0
"""A value is thought to be up to this many times as high or as low as the good AI thinks."""
PLANS = 12
"""The maximum number of plans compared per turn."""


class LearnerAi:
    """An AI that thinks something else of what coins, caves, goods and houses are worth at each question."""

    def choose(self, view: TableView[AboveBelowView], decision: Decision, rng: random.Random) -> Answer:
        """Return a legal answer."""
        return Good(PLANS, mistaken(Weights(), rng)).choose(view, decision, rng)


def mistaken(weights: Weights, rng: random.Random) -> Weights:
    """Return the parameters, each of them changed by chance."""
    changed = {
        one.name: getattr(weights, one.name) * MISTAKEN ** rng.uniform(-1, 1)
        for one in fields(weights) if one.name != "coin"
    }
    return replace(weights, **changed)
