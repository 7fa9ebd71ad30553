"""What a table can choose: the variants of the Expanded Edition, each by itself (rulebook p. 17-18)."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

STATES = "states"
SECOND_BOOK = ("desert_labyrinth", "underforest")


class AboveBelowOptions(BaseModel):
    """AboveBelowOptions of a table.

    `villagers`: seven more to hire. `quests`, `tools`, `supplies`: their tokens. `states`: what pages of the second
    book may leave on a villager. `desert_labyrinth`, `underforest`: pages of the second book; either brings the states
    with it, which the rulebook demands, so these are then not offered beside it (`settles`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    villagers: bool = False
    quests: bool = False
    tools: bool = False
    supplies: bool = False
    states: bool = False
    desert_labyrinth: bool = Field(False, json_schema_extra={"settles": [STATES]})
    underforest: bool = Field(False, json_schema_extra={"settles": [STATES]})


def modules_of(options: AboveBelowOptions) -> tuple[str, ...]:
    """What is in play, in the order of the options."""
    chosen = {name for name, on in options.model_dump().items() if on}
    if chosen & set(SECOND_BOOK):
        chosen.add(STATES)
    return tuple(name for name in AboveBelowOptions.model_fields if name in chosen)
