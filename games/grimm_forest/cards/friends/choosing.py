"""Friends that bend the secret choice."""

from __future__ import annotations

from games.grimm_forest.goods import ONE_OF_EACH, gain
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import chooses_last, guards, must_play_fable


@chooses_last.on("evil_queen")
def evil_queen(state: GrimmState, owner: int, last: bool, seat: int) -> bool:
    """Choose your cards after all the others, having looked at one opponent's face-down Gather card or Fable."""
    return last or owner == seat


@must_play_fable.on("huntsman")
def huntsman(state: GrimmState, owner: int, must: bool, seat: int) -> bool:
    """All opponents who hold a Fable must play one."""
    return must or owner != seat


async def huntsman_cancels(state: GrimmState, seat: int) -> None:
    """A monster at your place is cancelled, and you gain one of each resource."""
    gain(state, seat, ONE_OF_EACH, "huntsman")


guards["huntsman"] = huntsman_cancels
