"""Further than a turn: what the others will do after it, and what is then best for the seat itself."""

from __future__ import annotations

from collections.abc import Sequence

from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.turns import PLACE, RULES, Turn, turns, valued
from games.agricola.state import AgricolaState, Phase
from games.core.copying import copy_of
from games.core.run import Segment

BUDGET = 320
"""So many positions, about, are judged in the head after the seat's own turns. A count, not a time: the same position
leads to the same choice on every machine."""
WIDTH = 8
"""No more turns than these are followed up."""


def best_turn(state: AgricolaState, seat: int, options: Sequence[str], taste: Taste) -> Turn:
    """The turn that is best when the others have answered it and the seat has come again. Only the first few are
    followed up, and none where so many play that the budget is not enough for two. What others hold is left out."""
    for player in state.players:
        if player.seat != seat:
            player.hand = []
    found = turns(state, seat, options, taste)
    width = min(WIDTH, BUDGET // (len(found) * len(state.players) ** 2))
    if width < 2 or len(found) < 2:
        return found[0]
    return max(found[:width], key=lambda turn: _followed(turn.then, seat, taste))


def _followed(state: AgricolaState, seat: int, taste: Taste) -> float:
    """What is left when the others have had their turns and the seat one more, as far as the round goes."""
    while state.phase is Phase.WORK and (options := open_options(state)):
        turn = turns(state, state.active, options, taste)[0]
        if state.active == seat:
            return turn.worth
        state = turn.then
    return valued(state, seat, taste)


def open_options(state: AgricolaState) -> Sequence[str]:
    """Where the active seat can place a person next; nothing where it is asked something else first."""
    run = Segment(RULES, copy_of(state))
    asked = run.open()
    run.close()
    return next((decision.parts[0].ids for decision in asked.values() if decision.key == PLACE), ())
