"""The water mill (rulebook, "Mulino ad acqua")."""

from __future__ import annotations

from games.mi_tierra.cards.box import area
from games.mi_tierra.dice import roll
from games.mi_tierra.state import MiTierraState, Placement
from games.mi_tierra.water import place_water, take_water


@area("water_mill")
async def water_mill(state: MiTierraState, placement: Placement) -> None:
    """Roll the green die: 1 or 2 water cubes. Put each between two fields, in a chain from your house, into a pen, or
    keep it beside your farm."""
    seat = placement.seat
    await place_water(state, seat, take_water(state, seat, await roll(state, seat, "green")))
