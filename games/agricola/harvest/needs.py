"""What a harvest demands of a farm."""

from __future__ import annotations

from games.agricola.cards import hooks
from games.agricola.state import AgricolaState, Player

WARMER = {"wood": 0, "clay": 1, "stone": 2}
"""Fuel that a house saves in all by what it is made of (rulebook: heating)."""


def food_due(state: AgricolaState, player: Player) -> int:
    """Food for the family: 2 for each adult (3 in the solo game), 1 for each child born in this round."""
    adult = 3 if len(state.players) == 1 else 2
    return adult * (player.people - player.newborns) + player.newborns


def heating_cost(state: AgricolaState, player: Player) -> int:
    """Fuel for the house: 1 a room, less by its material; first cards reduce it, then they limit it; then comes what a
    harvest needs more or less in all."""
    if not state.moor:
        return 0
    due = player.rooms - WARMER[player.house] - hooks.fuel_saved.of(state, player, 0)
    house = max(0, hooks.fuel_most.of(state, player, due))
    return max(0, house + hooks.fuel_more.of(state, player, 0))


def note_heating(state: AgricolaState, player: Player) -> None:
    """Count the cards that make this heating cheaper."""
    if state.moor:
        due = player.rooms - WARMER[player.house]
        hooks.fuel_most.noted(state, player, due - hooks.fuel_saved.noted(state, player, 0))
        hooks.fuel_more.noted(state, player, 0)


def taken_ill(people: int, missing: int) -> int:
    """How many of these people fall ill when `missing` fuel was not paid: nobody who is not there."""
    return min(missing, people)
