"""What a harvest demands of a farm."""

from __future__ import annotations

from games.agricola.cards import hooks
from games.agricola.cards.hooks import About
from games.agricola.state import AgricolaState, Player

WARMER = {"wood": 0, "clay": 1, "stone": 2}
"""Fuel that a house saves in all by what it is made of (rulebook: heating)."""
SAVINGS = {"heating_oven": 1}
CAPS = {"tiled_oven": 1}
"""Majors that save fuel, and majors that limit the cost: first it is reduced, then limited."""


def food_due(state: AgricolaState, player: Player) -> int:
    """Food for the family: 2 for each adult (3 in the solo game), 1 for each child born in this round."""
    adult = 3 if len(state.players) == 1 else 2
    return adult * (player.people - player.newborns) + player.newborns


def heating_cost(state: AgricolaState, player: Player) -> int:
    """Fuel for the house: 1 a room, less by its material and the Heating Oven; at most 1 with the Tiled Oven."""
    if not state.moor:
        return 0
    due = player.rooms - WARMER[player.house]
    due -= sum(SAVINGS.get(major, 0) for major in player.majors)
    if state.cards:
        due = hooks.heating_due.value(state, due, About(player.seat))
    for major in player.majors:
        due = min(due, CAPS.get(major, due))
    return max(0, due)


def taken_ill(people: int, missing: int) -> int:
    """How many of these people fall ill when `missing` fuel was not paid: nobody who is not there."""
    return min(missing, people)
