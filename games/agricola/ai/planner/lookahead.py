"""Further than a turn: what the others will do after it, and what is then best for the seat itself."""

from __future__ import annotations

from collections.abc import Sequence

from games.agricola.ai.planner.alone import best_alone
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.turns import Turn, open_options, turns, valued
from games.agricola.state import AgricolaState, Phase

BUDGET = 320
"""So many positions, about, are judged in the head after the seat's own turns. A count, not a time: the same position
leads to the same choice on every machine."""
WIDTH = 8
"""No more turns than these are followed up."""
ALONE = {(True, False): 2.0, (True, True): 1.0, (False, False): 1.0, (False, True): 0.5}
"""How many times the budget is spent alone, by whether there are the moor and hand cards: on the moor without cards a
turn is quickest to play in the head, in the base game with cards it takes four times as long."""


def best_turn(state: AgricolaState, seat: int, options: Sequence[str], taste: Taste) -> Turn:
    """The turn that is best when the others have answered it and the seat has come again. Only the first few are
    followed up, and none where so many play that the budget is not enough for two. What others hold is left out. Alone
    it is followed to the end of the round."""
    for player in state.players:
        if player.seat != seat:
            player.hand = []
    found = turns(state, seat, options, taste)
    if len(state.players) == 1:
        budget = round(ALONE[state.moor, state.cards] * BUDGET)
        return best_alone(found, budget, taste) if len(found) > 1 else found[0]
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
