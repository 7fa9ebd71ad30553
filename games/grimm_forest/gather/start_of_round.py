"""Start of the round: the Royal Prince, then Friends and Next Round Fables that act now, in turn order."""

from __future__ import annotations

from games.grimm_forest.prince import prince_takes
from games.grimm_forest.state import GrimmState, Step
from games.grimm_forest.windows import start_of_round


async def begin_round(state: GrimmState) -> None:
    """Open the round. The Prince comes first, before anybody chooses."""
    state.say("grimm-forest-log-round", weight=2, n=state.round)
    if len(state.players) == 2:
        prince_takes(state)
    await start_of_round.resolve(state)
    state.step = Step.CHOOSE
