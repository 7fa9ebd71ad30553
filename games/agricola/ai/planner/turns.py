"""Turns played through in the head: every question is answered as the strong player would answer it."""

from __future__ import annotations

from collections.abc import Sequence

from games.agricola.ai.planner.answers import answer
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.planner.worth import worth
from games.agricola.state import AgricolaState, Phase
from games.core.copying import copy_of
from games.core.decision import Answer, Decision
from games.core.rules import Rules
from games.core.run import Segment

PLACE = "place"
Table = Rules[AgricolaState, object]


def after_turn(rules: Table, state: AgricolaState, first: Answer, taste: Taste) -> AgricolaState:
    """The state when the active seat has begun its turn with this answer, and the turn is over."""
    run = Segment(rules, copy_of(state))
    while not run.ended:
        decision = next(iter(run.open().values()))
        run.give(decision, first if decision.key == PLACE else answer(run.state, decision, taste))
    return run.state


def offered(rules: Table, state: AgricolaState) -> Sequence[str]:
    """What the active seat can do with its turn."""
    run = Segment(rules, copy_of(state))
    asked: Decision | None = next(iter(run.open().values()), None)
    run.close()
    return asked.parts[0].ids if asked is not None and asked.key == PLACE else ()


def ranked(
    rules: Table, state: AgricolaState, options: Sequence[str], taste: Taste
) -> list[tuple[float, str, AgricolaState]]:
    """Every option with what it is worth to the active seat at once, and where it leads to; the best first."""
    seat, found = state.active, []
    for option in options:
        then = after_turn(rules, state, (option,), taste)
        value = worth(then, then.players[seat], taste)
        if taste.piles and option in state.spaces:
            value += taste.piles * sum(state.spaces[option].goods.values())
        found.append((value, option, then))
    found.sort(key=lambda one: -one[0])
    return found


def to_end_of_round(rules: Table, state: AgricolaState, taste: Taste, turns: int) -> AgricolaState:
    """The state after so many more turns of the round, each seat taking what is worth most to it."""
    for _ in range(turns):
        if state.phase is not Phase.WORK:
            break
        options = offered(rules, state)
        if not options:
            break
        state = ranked(rules, state, options, taste)[0][2]
    return state
