"""What a table can choose."""

from __future__ import annotations

from pydantic import BaseModel


class AgricolaOptions(BaseModel):
    """Options of a table.

    `moor`: play with Farmers of the Moor (rulebook: the whole of it at level I), else the base game.
    `family`: three spaces of the first edition's family game: Day Laborer gives 1 food and 1 building resource, and for
    any number of players food gathers on the Meeting Place and a space for baking and a cheap stable is there.
    `fuel_tokens`: the expansion's variant (appendix 5): a new cooking improvement must be lit with 1 fuel first.
    `trial_cards`: deal the six hand cards that are here so far; level I is played without.
    """

    model_config = {"frozen": True, "extra": "forbid"}

    moor: bool = True
    family: bool = False
    fuel_tokens: bool = False
    trial_cards: bool = False
