"""Acts of cards at any time for the strong AI: it does one first if a better turn, or a better meal, follows."""

from __future__ import annotations

from collections.abc import Callable

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.feeding import meal_of
from games.agricola.ai.planner.lookahead import keeps_special
from games.agricola.ai.planner.simulation import OneFreeAct, played_through
from games.agricola.ai.planner.taste import Parameters
from games.agricola.ai.planner.turns import PLACE, open_options, turns, valued
from games.agricola.anytime import USE
from games.agricola.harvest.feeding import bill_of, feed_decision
from games.agricola.state import AgricolaState
from games.core.copying import copy_of
from games.core.decision import NO, YES, Answer, Decision

SOLO_KEEP = "solo_keep"
LEAST = 0.05
"""Minimum gain in points of an act, so that useless acts are not repeated forever."""


def unplaced(state: AgricolaState, decision: Decision, taste: Parameters) -> Answer | None:
    """Return an act of a card to begin with, or the answer to a question other than placing; None if a person is to be
    placed."""
    if (act := _act_first(state, decision, taste)) is not None:
        return (act,)
    if decision.key == SOLO_KEEP:
        return YES if keeps_special(state, taste) else NO
    return answer(state, decision, taste) if decision.key != PLACE else None


def _act_first(state: AgricolaState, decision: Decision, taste: Parameters) -> str | None:
    """Return the act of a card that is best done first; None if it is best to answer at once or none is offered."""
    acts = [act for act in decision.anytime if act.startswith(USE)]
    follows = FOLLOWS.get(decision.key)
    if not acts or follows is None:
        return None
    seat = decision.seat
    found = {act: follows(_after(state, seat, act, taste), seat, taste) for act in acts}
    best = max(acts, key=found.__getitem__)
    return best if found[best] > follows(state, seat, taste) + LEAST else None


def _after(state: AgricolaState, seat: int, act: str, taste: Parameters) -> AgricolaState:
    """Return the state after an act at any time."""
    return played_through(OneFreeAct(seat, act), copy_of(state), lambda now, asked: answer(now, asked, taste))


def _best_turn(state: AgricolaState, seat: int, taste: Parameters) -> float:
    """Return the value after the best turn, or of the present state if no person is left to place."""
    options = open_options(state) if state.players[seat].home else ()
    return turns(state, seat, options, taste)[0].worth if options else valued(state, seat, taste)


def _best_meal(state: AgricolaState, seat: int, taste: Parameters) -> float:
    player = state.players[seat]
    return meal_of(state, feed_decision(player, bill_of(state, player)), taste).left()


FOLLOWS: dict[str, Callable[[AgricolaState, int, Parameters], float]] = {PLACE: _best_turn, "feed": _best_meal}
"""For each question before which acts are considered, the value in points that follows. Acts are possible at other
questions as well, but these occasions are enough."""
