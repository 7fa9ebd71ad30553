"""The `strong` AI: it tries answers in copies of the game, which farmers play to the end of the round, and judges the
farms by what was learnt from many games."""

from __future__ import annotations

import random
from dataclasses import dataclass

from games.core.decision import Answer, Decision
from games.core.rollouts import RolloutAi
from games.core.view import TableView
from games.mi_tierra.ai.farmer import Farmer
from games.mi_tierra.ai.judgement import expected_money
from games.mi_tierra.rules import MiTierraRules
from games.mi_tierra.state import MiTierraState
from games.mi_tierra.view import MiTierraView, glance_at

BUDGET = 600
"""Answers played in copies for one question."""


def round_of(state: MiTierraState) -> int:
    """Return the round, to the end of which copies are played."""
    return state.round


@dataclass(frozen=True)
class Strong(RolloutAi[MiTierraState]):
    """An AI that searches by rollouts. The same view leads to the same answer, so that a seat, the advice and a review
    never contradict each other: nothing in this game is won by being unpredictable."""

    def tried(self, view: TableView[MiTierraView], decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers that were tried, the best first. The copies are drawn from what the seat sees."""
        return super().tried(view, decision, drawn_from(view.board, decision))

    def glance(self, state: MiTierraState, seat: int) -> MiTierraView:
        """Return what a seat sees, for one moment."""
        return glance_at(state, seat)


def drawn_from(board: MiTierraView, decision: Decision) -> random.Random:
    """Return a source of random numbers that is the same for the same question."""
    return random.Random(f"{board.round} {decision.seat} {decision.key} {len(board.placed)}")


STRONG = Strong(MiTierraRules(), Farmer(), round_of, expected_money, BUDGET)
