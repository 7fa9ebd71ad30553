"""End of the Gather phase: the remaining Friends and Fables, then everything that is spent goes away (steps 5, 6)."""

from __future__ import annotations

from games.grimm_forest.content import NEXT_ROUND, UNIQUES
from games.grimm_forest.state import Fable, GrimmState, Step
from games.grimm_forest.unique import discard_uniques
from games.grimm_forest.windows import end_of_gather


async def end_gather(state: GrimmState) -> None:
    """Resolve the window and clear the table."""
    await end_of_gather.resolve(state)
    discard_uniques(state)
    discard_fables(state)
    for player in state.players:
        player.gather = None
    state.step = Step.START_OF_BUILD


def discard_fables(state: GrimmState) -> None:
    """Resolved Fables go to the discard pile in the order they were revealed; monsters go home."""
    kept: list[Fable] = []
    for fable in state.table:
        if _stays(state, fable):
            kept.append(fable)
        else:
            state.discards.append(fable.card)
    state.table = kept


def _stays(state: GrimmState, fable: Fable) -> bool:
    """Unique Locations stay on their places, Cutting Corners on a board, Next Round cards until their round is over."""
    if fable.card in NEXT_ROUND:
        return fable.since == state.round
    return fable.card in UNIQUES or (fable.card == "cutting_corners" and fable.settled)
