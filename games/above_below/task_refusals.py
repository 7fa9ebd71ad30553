"""Villagers who may refuse a task, like the Cave Cat. A die is rolled for them before the task begins (AB-19)."""

from __future__ import annotations

from collections.abc import Sequence

from games.above_below.cards.box import villager, villager_state
from games.above_below.state import AboveBelowState, Player, Zone
from games.above_below.wording.terms import villager_name
from games.core.dice import numbered_die

MOOD = numbered_die(6, "mood")


def refusals_of(player: Player, piece: str) -> list[int]:
    """Return for each die to be rolled for a villager before a task the result up to which the villager refuses."""
    one = player.villager(piece)
    found = [villager(piece).refuses, *(villager_state(state).refuses for state in one.states)]
    return [refuses for refuses in found if refuses]


def who_goes(state: AboveBelowState, player: Player, pieces: Sequence[str]) -> list[str]:
    """Return those of the villagers who do the task. Villagers who refuse become exhausted; the action is not lost by
    that."""
    going = list(pieces)
    for piece in pieces:
        for refuses in refusals_of(player, piece):
            roll = MOOD.roll(state)
            refused = roll <= refuses
            key = "above-below-log-refuses" if refused else "above-below-log-obeys"
            state.log(key, seat=player.seat, villager=villager_name(piece), die=roll)
            if refused:
                player.villager(piece).zone = Zone.EXHAUSTED
                going.remove(piece)
                break
    return going
