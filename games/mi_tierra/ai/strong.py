"""The `strong` AI: it tries answers in copies of the game, which farmers play to the end of the round, and judges the
farms by what was learnt from many games."""

from __future__ import annotations

from games.core.rollouts import RolloutAi
from games.mi_tierra.ai.farmer import Farmer
from games.mi_tierra.ai.judgement import expected_money
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.state import MiTierraState

BUDGET = 240
"""Answers played in copies for one question."""


def round_of(state: MiTierraState) -> int:
    """Return the round, to the end of which copies are played."""
    return state.round


STRONG = RolloutAi(MiTierraRules(), Farmer(), round_of, expected_money, BUDGET)
