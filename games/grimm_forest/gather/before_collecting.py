"""Before collecting: Wolf, Dragon, and the Fables that move pigs, in turn order (gather step 3)."""

from __future__ import annotations

from games.grimm_forest.state import GrimmState, Step
from games.grimm_forest.windows import before_collecting


async def act_before_collecting(state: GrimmState) -> None:
    """Resolve the window."""
    await before_collecting.resolve(state)
    state.step = Step.COLLECT
