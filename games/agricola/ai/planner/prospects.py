"""What the strong AI would soon do with the goods of a turn: its advice says so."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from games.agricola.ai.planner.taste import Parameters
from games.agricola.ai.planner.turns import after_turn, open_options, turns
from games.agricola.state import AgricolaState, Phase, Player

BUDGET = 200
"""The approximate number of turns simulated to find out what goods are used for."""


class Prospect(NamedTuple):
    """A later turn of the seat: its round, and the farm before and after it."""

    round: int
    before: Player
    after: Player


def use_of(state: AgricolaState, seat: int, goods: Collection[str], taste: Parameters) -> Prospect | None:
    """Return the next turn in which the seat spends one of these goods, if everybody goes on as the strong AI does at
    first sight; None if that is too far ahead."""
    budget = BUDGET
    while budget > 0 and state.phase is not Phase.END:
        if state.phase is not Phase.WORK:
            state = after_turn(state, (), taste)
            continue
        options = open_options(state)
        if not options:
            return None  # a card asks something else first
        active, before = state.active, state.players[seat]
        state = turns(state, active, options, taste)[0].then
        after = state.players[seat]
        if active == seat and any(after.goods[good] < before.goods[good] for good in goods):
            return Prospect(state.round, before, after)
        budget -= len(options)
    return None
