"""The answers are the game: any point of it is built again from a start and the answers since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.core.chance import Draw
from games.core.journal import Journal
from games.core.rules import Rules
from games.core.run import Given, Misfit, Segment
from games.core.session import Session
from games.core.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Rebuilt(Generic[S]):
    """A session at a past point, and what was drawn on the way there, by finished segment. Nothing before its own
    segment can be taken back in it."""

    session: Session[S]
    draws: Mapping[int, tuple[Draw, ...]]


def rebuild(
    rules: Rules[S, Any], start: S, answers: Mapping[int, Sequence[Given]], upto: int, *, first: int = 0, count: int = 0
) -> Rebuilt[S]:
    """The table in segment `upto`, after the first `count` of that segment's answers; in the next segment that asks,
    where that one asks nobody.

    `start` is the state at the start of segment `first`, where a rules epoch began; it is used up. `answers` has those
    of each segment in the order in which they are stored. Raises `Misfit` when the rules do not take them as they
    stand, and what the rules raise.
    """
    drawn: dict[int, tuple[Draw, ...]] = {}
    for segment in range(first, upto):
        if rules.finished(start):
            raise Misfit
        run = Segment(rules, start)
        run.replay(answers.get(segment, ()))
        if not run.ended:
            raise Misfit
        drawn[segment] = tuple(start.chance.drawn)
        start.journal, start.chance.drawn = Journal(), []
    session = Session(rules, start, answers.get(upto, ())[:count], segment=upto)
    return Rebuilt(session, drawn | {one.segment: one.draws for one in session.closed})
