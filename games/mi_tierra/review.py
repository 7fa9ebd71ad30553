"""Reviews of Mi Tierra: the strong AI's search, in money by which a farm is ahead of the others."""

from __future__ import annotations

from games.core.review import Measured, Unit
from games.core.rollout_review import RolloutReviewer
from games.mi_tierra.ai.strong import STRONG
from games.mi_tierra.view import MiTierraView


def round_of(board: MiTierraView) -> int:
    """Return the round of a view."""
    return board.round


REVIEWER = RolloutReviewer(
    STRONG, Unit.TOTAL, 1.0, round_of, measured={2: Measured(0.85, 60), 4: Measured(0.45, 40)}
)
