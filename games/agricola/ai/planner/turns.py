"""Turns played through in the head: every question is answered as the strong player would answer it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.judgement import judgement_for
from games.agricola.ai.planner.playing import OneTurn, played_through
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.rules import AgricolaRules
from games.agricola.state import AgricolaState, Phase
from games.core.copying import copy_of
from games.core.decision import Answer
from games.core.run import Segment

PLACE = "place"
RULES = AgricolaRules()


class Turn(NamedTuple):
    """A turn that begins with `option`: what is left then, in points, less what is left to the others where the player
    has learnt what to expect of them; and where it leads to."""

    worth: float
    option: str
    then: AgricolaState


def after_turn(state: AgricolaState, first: Answer, taste: Taste) -> AgricolaState:
    """The state when the active seat has begun its turn with this answer, and the turn is over; or when a phase is over
    in which nobody places anybody."""
    now = copy_of(state)
    begins = first and now.phase is Phase.WORK and now.players[now.active].home
    return played_through(
        OneTurn(first) if begins else RULES, now,
        lambda then, asked: first if asked.key == PLACE else answer(then, asked, taste),
    )


def of_others(state: AgricolaState, seat: int, taste: Taste) -> float:
    """What the others may expect, on average; 0 alone."""
    others = [player for player in state.players if player.seat != seat]
    return sum([worth(state, player, taste) for player in others]) / len(others) if others else 0.0


def valued(state: AgricolaState, seat: int, taste: Taste) -> float:
    """What a position is worth to a seat, less what it is worth to the others."""
    return worth(state, state.players[seat], taste) - of_others(state, seat, taste)


def turns(state: AgricolaState, seat: int, options: Sequence[str], taste: Taste) -> list[Turn]:
    """The turns that begin with these options, the best first; of equals that which stands first."""
    found, learnt = [], judgement_for(len(state.players), moor=state.moor) is not None
    for option in options:
        then = after_turn(state, (option,), taste)
        value = worth(then, then.players[seat], taste)
        if learnt:
            value -= of_others(then, seat, taste)
        elif option in state.spaces:
            value += taste.piles * sum(state.spaces[option].goods.values())
        found.append(Turn(value, option, then))
    return sorted(found, key=lambda one: -one.worth)


def open_options(state: AgricolaState) -> Sequence[str]:
    """Where the active seat can place a person next; nothing where it is asked something else first."""
    run = Segment(RULES, copy_of(state))
    asked = run.open()
    run.close()
    return next((decision.parts[0].ids for decision in asked.values() if decision.key == PLACE), ())
