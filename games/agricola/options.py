"""What a table can choose."""

from __future__ import annotations

from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Level = Literal[1, 2, 3]


class AgricolaOptions(BaseModel):
    """Options of a table.

    `moor`: play with Farmers of the Moor, else the base game.
    `level` (rulebook: levels of complexity): 1 without hand cards, 2 with the expansion's minor improvements, 3 with
    all minor improvements and occupations. The base game alone has no level 2.
    `family`: three spaces of the first edition's family game: Day Laborer gives 1 food and 1 building resource, and for
    any number of players food gathers on the Meeting Place and a space for baking and a cheap stable is there.
    `fuel_tokens`: the expansion's variant (appendix 5): a new cooking improvement must be lit with 1 fuel first.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    moor: bool = Field(True, json_schema_extra={"settles": ["fuel_tokens"]})
    level: Level = 1
    family: bool = False
    fuel_tokens: bool = False

    @model_validator(mode="after")
    def _level_is_there(self) -> Self:
        if self.level == 2 and not self.moor:
            raise ValueError("level 2 is played with the expansion's minor improvements")
        return self


def level_for_trial_cards(stored: dict[str, Any]) -> dict[str, Any]:
    """Version 4 to 5: a switch dealt the first six hand cards, of both kinds."""
    trial = stored.pop("trial_cards", False)
    return {**stored, "level": 3 if trial else 1}
