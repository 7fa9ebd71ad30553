"""The sixteen scenarios: which characters are dealt, what changes, and what it takes to win. All of it is data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from games.northwood.content import HAND, MEDALS, STARS

FREE = "free"


@dataclass(frozen=True, slots=True)
class Goal:
    """What wins: at least `stars` stars, and the friendship of every fief in `fiefs`."""

    stars: int = 0
    fiefs: tuple[int, ...] = ()

    def met(self, friendly: frozenset[int]) -> bool:
        """Whether these friendly fiefs win."""
        return sum(STARS[fief] for fief in friendly) >= self.stars and friendly.issuperset(self.fiefs)


@dataclass(frozen=True, slots=True)
class Deal:
    """Who is dealt: `allies` and `rulers` name ranks (`jack`, `queen_crown`); None means the full deal of all 24."""

    allies: str | None
    rulers: tuple[str, ...] = ()


INTRO = Deal("jack", ("queen", "king"))
FULL = Deal(None)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One way to play.

    `order` is +1 or -1 when the fiefs must be visited upwards or downwards; `abilities` the most abilities in one
    visit; `guests` whether friendly rulers may be invited; `hand` the cards that a visit begins with.
    """

    id: str
    number: int
    deal: Deal
    goal: Goal
    order: int = 0
    abilities: int | None = None
    guests: bool = True
    hand: int = HAND


_SCENARIOS = (
    Scenario("first_steps", 1, INTRO, Goal(14)),
    Scenario("bronze_road", 2, INTRO, Goal(16)),
    Scenario("inner_circle", 3, INTRO, Goal(fiefs=(2, 3, 4, 5))),
    Scenario("edges_first", 4, INTRO, Goal(fiefs=(0, 7))),
    Scenario("queens_council", 5, Deal("jack", ("queen", "queen_crown")), Goal(16)),
    Scenario("kings_council", 6, Deal("jack", ("king", "king_crown")), Goal(16)),
    Scenario("new_friends", 7, Deal("jack_crown", ("queen", "king")), Goal(16)),
    Scenario("left_to_right", 8, INTRO, Goal(12), order=1),
    Scenario("right_to_left", 9, INTRO, Goal(13), order=-1),
    Scenario("lone_envoy", 10, INTRO, Goal(14), abilities=2),
    Scenario("outer_ring", 11, INTRO, Goal(fiefs=(0, 1, 6, 7))),
    Scenario("no_strangers", 12, FULL, Goal(16), guests=False),
    Scenario("everyone", 13, FULL, Goal(16)),
    Scenario("long_talks", 14, FULL, Goal(18), hand=9),
    Scenario("silver_road", 15, INTRO, Goal(18)),
    Scenario("for_northwood", 16, FULL, Goal(20)),
)
SCENARIOS = {scenario.id: scenario for scenario in _SCENARIOS}

ScenarioId = Literal[
    "free", "first_steps", "bronze_road", "inner_circle", "edges_first", "queens_council", "kings_council",
    "new_friends", "left_to_right", "right_to_left", "lone_envoy", "outer_ring", "no_strangers", "everyone",
    "long_talks", "silver_road", "for_northwood",
]


class NorthwoodOptions(BaseModel):
    """How to play. `characters` and `level` count in the free game only: a scenario brings its own.

    `pause`: stop before every statement, so that each response can still be taken back; without it the next
    statement is turned at once when no ability could come before it.

    `settles` names the options that a choice leaves without meaning, so that they are not offered together.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenario: ScenarioId = Field("free", json_schema_extra={"settles": ["characters", "level"]})
    characters: Literal["intro", "full"] = "intro"
    level: Literal["bronze", "silver", "gold"] = "bronze"
    pause: bool = False


def scenario_of(options: NorthwoodOptions) -> Scenario:
    """The scenario that the options stand for; the free game is one as well, with number 0."""
    if options.scenario != FREE:
        return SCENARIOS[options.scenario]
    return free_game(options.characters, options.level)


def free_game(characters: str, level: str) -> Scenario:
    """The rulebook's own game: introductory or full set-up, won with the medal of `level`."""
    return Scenario(FREE, 0, FULL if characters == "full" else INTRO, Goal(MEDALS[level]))
