"""Where hand cards join the rules. The rules fire these triggers and ask these queries without naming any card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.agricola.state import AgricolaState
from games.core.events import Query, Trigger

Cost = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SpaceUsed:
    """`seat` has used an action space; `gained` is what it took from there."""

    seat: int
    space: str
    gained: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SpecialUsed:
    """`seat` has done a special action (`cut_peat`, `fell_trees`, ...)."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Built:
    """`seat` has built or played an improvement, rooms, or renovated; `what` is the card's id, "rooms", "house"."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Moment:
    """A time step that concerns everybody: the start of a round, of a harvest, of the returning home phase."""

    round: int


@dataclass(frozen=True, slots=True)
class Played:
    """A hand card has just been played by `seat`; its own effect on play listens to this."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class About:
    """What a query is about: a seat, and a card or good where there is one."""

    seat: int
    what: str = ""


on_play: Trigger[AgricolaState, Played] = Trigger("on_play", AgricolaState.in_play)
after_space: Trigger[AgricolaState, SpaceUsed] = Trigger("after_space", AgricolaState.in_play)
after_special: Trigger[AgricolaState, SpecialUsed] = Trigger("after_special", AgricolaState.in_play)
after_build: Trigger[AgricolaState, Built] = Trigger("after_build", AgricolaState.in_play)
round_starts: Trigger[AgricolaState, Moment] = Trigger("round_starts", AgricolaState.in_play)
harvest_starts: Trigger[AgricolaState, Moment] = Trigger("harvest_starts", AgricolaState.in_play)
returning_home: Trigger[AgricolaState, Moment] = Trigger("returning_home", AgricolaState.in_play)

room_cost: Query[AgricolaState, Cost] = Query("room_cost", AgricolaState.in_play)
improvement_cost: Query[AgricolaState, Cost] = Query("improvement_cost", AgricolaState.in_play)
renovation_cost: Query[AgricolaState, Cost] = Query("renovation_cost", AgricolaState.in_play)
heating_due: Query[AgricolaState, int] = Query("heating_due", AgricolaState.in_play)
pasture_extra: Query[AgricolaState, int] = Query("pasture_extra", AgricolaState.in_play)
house_pets: Query[AgricolaState, int] = Query("house_pets", AgricolaState.in_play)
more_people: Query[AgricolaState, int] = Query("more_people", AgricolaState.in_play)
swaps: Query[AgricolaState, tuple[tuple[str, str, int, str, int], ...]] = Query("swaps", AgricolaState.in_play)
"""Exchanges at any time: (id, good given, how many, good received, how many)."""
card_score: Query[AgricolaState, int] = Query("card_score", AgricolaState.in_play)
