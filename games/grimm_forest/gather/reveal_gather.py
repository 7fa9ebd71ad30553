"""The Gather cards are revealed, Friends act that move or add something, and the pigs go (gather step 3)."""

from __future__ import annotations

from games.core.text import Listed, Seat
from games.grimm_forest.state import GrimmState, Step
from games.grimm_forest.windows import after_gather_reveal
from games.grimm_forest.wording.terms import to_place


async def reveal_gather(state: GrimmState) -> None:
    """Every pig stands where its card sends it; Friends change that in turn order."""
    state.learnt()
    state.gather_open = True
    for player in state.players:
        assert player.gather is not None
        player.at = player.gather.place
        player.gather.known_to = 0
    for place in state.locations:
        pigs = state.pigs_at(place)
        if pigs:
            seats = Listed(tuple(Seat(seat) for seat in pigs))
            state.say("grimm-forest-log-go", n=len(pigs), seats=seats, place=to_place(place))
    await after_gather_reveal.resolve(state)
    state.step = Step.BEFORE_COLLECTING
