"""The three animal farms (rulebook, "Allevamento ovino", "Allevamento bovino", "Pollaio")."""

from __future__ import annotations

from games.mi_tierra.cards.box import area
from games.mi_tierra.dice import roll
from games.mi_tierra.housing import arrive
from games.mi_tierra.state import MiTierraState, Placement


@area("sheep_farm")
async def sheep_farm(state: MiTierraState, placement: Placement) -> None:
    """Roll the white die: so many sheep are yours. If there is no room for all, those left over bring 1 meat."""
    await arrive(state, placement.seat, "sheep", await roll(state, placement.seat, "white"))


@area("cattle_farm")
async def cattle_farm(state: MiTierraState, placement: Placement) -> None:
    """Roll the green die: 1 or 2 cows are yours. If there is no room for all, those left over bring 1 meat."""
    await arrive(state, placement.seat, "cow", await roll(state, placement.seat, "green"))


@area("hen_house")
async def hen_house(state: MiTierraState, placement: Placement) -> None:
    """Roll the white die: so many hens are yours. If there is no room for all, those left over bring 1 meat."""
    await arrive(state, placement.seat, "chicken", await roll(state, placement.seat, "white"))
