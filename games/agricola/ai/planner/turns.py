"""What a whole turn would lead to: it is played in a copy, with the answers that the strong player would give."""

from __future__ import annotations

from typing import Any

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.taste import Taste
from games.agricola.state import AgricolaState
from games.core.copying import copy_of
from games.core.decision import Answer
from games.core.run import Segment


def after_turn(rules: Any, state: AgricolaState, first: Answer, taste: Taste) -> AgricolaState:
    """The state when the active seat has begun its turn with this answer, and the turn is over."""
    run = Segment(rules, copy_of(state))
    given = first
    while not run.ended:
        decision = next(iter(run.open().values()))
        run.give(decision, given if decision.key == "place" else answer(run.state, decision, taste))
    return run.state
