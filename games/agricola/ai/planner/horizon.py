"""The time that is left to a seat: rounds, harvests, placements."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.state import AgricolaState, Phase, Player

PAID = (Phase.BREED, Phase.END)
"""Phases in which the harvest of the present round has been paid."""


@dataclass(frozen=True, slots=True)
class Horizon:
    """What is left of the game for one seat.

    `rounds` come after the present one; `harvests` are the rounds whose feeding is still to come, `breedings` counts
    those whose breeding is; `hands` are the people still to be placed in this round, `placements` all that the family
    will make if it does not grow, `before_harvest` those until the next feeding.
    """

    rounds: int
    harvests: tuple[int, ...]
    breedings: int
    hands: int
    placements: int
    before_harvest: int


def horizon(state: AgricolaState, player: Player) -> Horizon:
    """What is left for a player."""
    phase, now = state.phase, state.round
    rounds = LAST_ROUND - now
    hands = player.home if phase is Phase.WORK else 0
    due = tuple([number for number in HARVESTS if number > now or (number == now and phase not in PAID)])
    breedings = sum(number >= now for number in HARVESTS) if phase is not Phase.END else 0
    until = max(0, due[0] - now) if due else 0
    people = player.people
    return Horizon(rounds, due, breedings, hands, hands + people * rounds, hands + people * until)
