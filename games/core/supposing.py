"""Playing ahead in a copy, to ask somebody now what they will be asked later.

The copy is made from what the seat sees (`Rules.state_from`), never from the state: it cannot know more than its person
does. A good AI plays everybody on, the person's own orders included, until the seat is asked something that may be
answered beforehand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.decision import Decision, Refused
from games.core.orders import Step, answer_of, begins_anew
from games.core.run import Run
from games.core.spec import GameSpec
from games.core.view import seat_view

FARTHEST = 80
"""Answers of others after which nobody looks further ahead."""

Own = Callable[[Run[Any], Decision], Sequence[Step]]
"""What the seat has answered or ordered for a question already, of which the first fits it; none: nothing."""


@dataclass(frozen=True, slots=True)
class Supposition:
    """Where a seat stands in the copy: what it will be asked after the `taken` steps, as far as they could be taken.

    `run` is the copy. `over`: its turn has ended, or what comes would depend on something that it learns now, so
    nothing more is asked. `first` is the question with which it began."""

    run: Run[Any]
    seat: int
    first: Decision
    taken: tuple[Step, ...]
    over: bool

    @property
    def question(self) -> Decision | None:
        """What the seat is asked next; None when its turn is over."""
        return None if self.over else self.run.question(self.seat)


def suppose(
    spec: GameSpec[Any], board: Any, seat: int, keys: Collection[str], own: Own, steps: Sequence[Step] = (),
    sample: int = 0,
) -> Supposition | None:
    """The next question of a seat that may be answered beforehand, and what follows from the steps taken so far. None
    where the game would not come to one soon, or the moment cannot be copied. `sample`: another course of things."""
    rng = random.Random(f"{sample}")
    try:
        run = Run(spec.rules, spec.rules.state_from(board, rng))
        first = _ahead(spec, run, seat, keys, own, rng)
    except (ValueError, LookupError, AssertionError, Refused):  # a moment in mid-act that no copy can begin with
        return None
    if first is None:
        return None
    began = run.segment
    taken = _take(spec, run, seat, steps)
    return Supposition(run, seat, first, taken, over=bool(taken) and turn_is_over(spec, run, seat, began))


def turn_is_over(spec: GameSpec[Any], run: Run[Any], seat: int, began: int) -> bool:
    """Whether nothing that follows belongs to the turn that the seat began in the segment `began`, or can be said
    ahead: what the seat has just learnt in the copy is nobody's knowledge."""
    decision = run.question(seat)
    if decision is None or run.learnt >> seat & 1:
        return True
    return begins_anew(spec.orders, decision, began, run.segment)


def _take(spec: GameSpec[Any], run: Run[Any], seat: int, steps: Sequence[Step]) -> tuple[Step, ...]:
    """Answer as far as the steps fit and the seat's turn goes on; returns those that did."""
    began = run.segment
    for number, step in enumerate(steps):
        decision = None if number and turn_is_over(spec, run, seat, began) else run.question(seat)
        answer = None if decision is None else answer_of(run.rules, run.state, decision, step)
        if answer is None:
            return tuple(steps[:number])
        run.submit(seat, answer)
    return tuple(steps)


def _ahead(
    spec: GameSpec[Any], run: Run[Any], seat: int, keys: Collection[str], own: Own, rng: random.Random
) -> Decision | None:
    """Let everybody answer until the seat is asked one of `keys` for which it has ordered nothing yet."""
    ai = spec.ais["good"] if "good" in spec.ais else spec.ais[spec.strongest]
    for _ in range(FARTHEST):
        asked = run.open()
        if not asked:
            return None
        who = seat if seat in asked else min(asked)
        decision = asked[who]
        ordered = own(run, decision) if who == seat else ()
        if ordered:
            _take(spec, run, seat, ordered)
        elif who == seat and decision.key in keys:
            return decision
        else:
            run.submit(who, ai.choose(seat_view(run, who), decision, rng))
    return None
