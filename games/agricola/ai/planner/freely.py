"""What cards let the strong player do at any time: it does so first where a better turn, or a better meal, follows."""

from __future__ import annotations

from collections.abc import Callable

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.feeding import meal_of
from games.agricola.ai.planner.playing import OneFreeAct, played_through
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.turns import PLACE, open_options, turns, valued
from games.agricola.anytime import USE
from games.agricola.harvest.feeding import bill_of, feed_decision
from games.agricola.state import AgricolaState
from games.core.copying import copy_of
from games.core.decision import Decision

LEAST = 0.05
"""Points that an act must bring: what brings nothing is not done for ever."""


def act_first(state: AgricolaState, decision: Decision, taste: Taste) -> str | None:
    """The act of a card with which it is best to begin; None where it is best to answer, or nothing is offered."""
    acts = [act for act in decision.anytime if act.startswith(USE)]
    follows = FOLLOWS.get(decision.key)
    if not acts or follows is None:
        return None
    seat = decision.seat
    found = {act: follows(_after(state, seat, act, taste), seat, taste) for act in acts}
    best = max(acts, key=found.__getitem__)
    return best if found[best] > follows(copy_of(state), seat, taste) + LEAST else None


def _after(state: AgricolaState, seat: int, act: str, taste: Taste) -> AgricolaState:
    """The state after an act at any time."""
    return played_through(
        OneFreeAct(seat, act), copy_of(state), lambda now, asked: answer(now, asked, taste)
    )


def _best_turn(state: AgricolaState, seat: int, taste: Taste) -> float:
    """What the best turn leaves; where the last person has gone, what there is."""
    options = open_options(state) if state.players[seat].home else ()
    return turns(state, seat, options, taste)[0].worth if options else valued(state, seat, taste)


def _best_meal(state: AgricolaState, seat: int, taste: Taste) -> float:
    player = state.players[seat]
    return meal_of(state, feed_decision(player, bill_of(state, player)), taste).left()


FOLLOWS: dict[str, Callable[[AgricolaState, int, Taste], float]] = {PLACE: _best_turn, "feed": _best_meal}
"""What a question comes to, in points, by its key. Acts may be done at others, too, but so one can do them in time."""
