"""Reviews of a finished game for one seat: which of its decisions cost most, and how the expected result of all seats
changed.

A review sees what the seat saw when it decided, and nothing else. A game that can be reviewed has a `Reviewer`, an AI
that says what its own answer would have been worth in comparison, as `REVIEWER` in the module `GameSpec.review`.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import import_module
from itertools import takewhile
from typing import Any, Protocol, TypeVar

from games.core.decision import Answer, Decision
from games.core.rules import Result, Rules
from games.core.run import Segment, StoredAnswer
from games.core.spec import GameSpec
from games.core.state import GameState
from games.core.text import Text
from games.core.view import TableView

S = TypeVar("S", bound=GameState)
NAMED = 5
"""The maximum number of decisions that a review names."""
SURE = 2.0
"""A decision is named only if it cost at least so many standard errors."""


class Unit(StrEnum):
    """What a reviewer counts in: the total with which a seat will probably end, or its chance of winning (0 to 1).

    `TOTAL`: what a decision cost is what it took off the seat's lead over the others. `OWN_TOTAL`: it is what it took
    off the seat's own total, whatever the others get.
    """

    TOTAL = "total"
    OWN_TOTAL = "own total"
    CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of one seat: what the seat saw and was asked, and its answer.

    `count` answers had been given before in the segment (the stretch of the game between two stored states) number
    `segment`. `following` are the seat's next answers in the same segment, in order, each with its number there; a turn
    is often one segment.
    """

    segment: int
    count: int
    view: TableView[Any]
    decision: Decision
    answer: Answer
    following: tuple[tuple[int, StoredAnswer], ...] = ()


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a reviewer thinks of a decision: its own answer, and how much more that would have been worth (`cost`, in
    the reviewer's unit, negative if the given one was better). `doubt` is the standard error of the cost.

    `step` is 0 if the answer itself is meant, n for the n-th answer of `Moment.following`: the first in which the
    reviewer differs.
    """

    best: Answer
    cost: float
    doubt: float = 0.0
    step: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """How good a reviewer is: the share of games that it won against the AI of level `level` at tables of a number of
    players, as docs/strength.md says. At tables of more than two, the others were all of that level."""

    won: float
    games: int
    level: str = "good"


class Reviewer(Protocol):
    """An AI that judges decisions from what the seat saw. All randomness comes from `rng`."""

    @property
    def unit(self) -> Unit:
        """What it counts in."""
        ...

    @property
    def least(self) -> float:
        """The lowest cost that is worth naming, in its unit."""
        ...

    @property
    def measured(self) -> Mapping[int, Measured]:
        """How good it is, by number of players, where that was measured."""
        ...

    def stage(self, board: Any) -> int:
        """Return the number of the part of the game, such as its round. The expected result is shown once for each."""
        ...

    def judge(self, moment: Moment, rng: random.Random) -> Judgement | None:
        """Return what it thinks of a decision; None for questions that it does not judge."""
        ...

    def outlook(self, view: TableView[Any], rng: random.Random) -> Sequence[float] | None:
        """Return the expected result of every seat in its unit, None if it has no judgement at this point."""
        ...


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost much: the answer number `count` (from 1) of a segment, the answer of the reviewer there, and
    what the difference was worth in its unit. `why` is the reason that the game's adviser gives for that answer, None
    if it has no adviser or that would have answered differently. `again`: how often the same answer was missed before
    or after, in neighbouring parts of the game. `stage` is the part of the game, such as the round."""

    segment: int
    count: int
    best: Answer
    cost: float
    why: Text | None = None
    again: int = 0
    stage: int = 0


@dataclass(frozen=True, slots=True)
class Review:
    """A review of one seat: the decisions that cost most, the costliest first; how many of how many decisions were
    judged; and by stage of the game, such as the round, the expected result of every seat, as (stage, results). The
    last entry is the true result."""

    mistakes: tuple[Mistake, ...]
    judged: int
    decisions: int
    curve: tuple[tuple[int, tuple[float, ...]], ...]


class Task(StrEnum):
    """What a step of a review works out: what a reviewer thinks of a decision, the expected results there, or the
    adviser's reason for another answer."""

    JUDGE = "judge"
    LOOK_OUT = "look out"
    REASON = "reason"


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a review, which takes at most a few seconds and can be done in any process (`work_out`). `best` is the
    answer that needs a reason. `seed` makes it repeatable."""

    task: Task
    moment: Moment
    seed: str
    best: Answer = ()


def reviewer_of(spec: GameSpec[Any]) -> Reviewer | None:
    """Load and return the reviewer that a game's package declares, None if the game cannot be reviewed."""
    if not spec.review:
        return None
    found: Reviewer = import_module(spec.review).REVIEWER
    return found


def moments(
    rules: Rules[S, Any], start: S, answers: Mapping[int, Sequence[StoredAnswer]], seat: int, first: int = 0
) -> Iterator[Moment]:
    """Play stored answers again and yield the decisions of one seat, without its acts out of turn (while it was not
    asked).

    `start` is the state at the start of segment number `first` (a segment is the stretch of a game between two stored
    states); it is modified. `answers` has the answers of each segment as they are stored. Raises `AnswerMismatch` if
    the rules do not accept them, and what the rules raise.
    """
    segment = first
    while not rules.finished(start):
        run, given = Segment(rules, start), answers.get(segment, ())
        for count, one in enumerate(given):
            if one.seat == seat and not one.free:
                yield Moment(
                    segment, count,
                    TableView(rules.game, seat, rules.view(start, seat), None, (), can_undo=False, finished=False),
                    run.open_questions()[seat], one.answer,
                    tuple((n, later) for n, later in enumerate(given[count + 1:], count + 2)
                          if later.seat == seat and not later.free),
                )
            run.replay([one])
        if not run.ended:
            run.close()
            return
        start.clear_journal()
        segment += 1


def steps(
    spec: GameSpec[Any], found: Sequence[Moment], result: Result, seed: str,
    own: Collection[tuple[int, int]] | None = None,
) -> Generator[Step, Any, Review]:
    """Return a generator that yields the steps of a review one by one, is sent what `work_out` returned for each, and
    returns the review.

    `found` are the decisions of the seat, `result` is how the game ended. `own` are the decisions that are to be
    judged, as (segment, count) of their moments; None: all. A reviewer does not learn how others, such as an AI, went
    on with a turn of the person's. A step whose result is None counts as not judged. The game must have a reviewer.
    """
    reviewer = reviewer_of(spec)
    assert reviewer is not None, f"{spec.id} cannot be reviewed"
    theirs = list(found) if own is None else [
        _as_far_as(moment, own) for moment in found if (moment.segment, moment.count) in own
    ]
    curve: list[tuple[int, tuple[float, ...]]] = []
    for stage, moment in _stages(reviewer, found):
        seen = yield Step(Task.LOOK_OUT, moment, seed)
        curve += [] if seen is None else [(stage, tuple(round(one, 3) for one in seen))]
    judged: list[tuple[Moment, Judgement]] = []
    for moment in theirs:
        judgement = yield Step(Task.JUDGE, moment, seed)
        judged += [] if judgement is None else [(moment, judgement)]
    mistakes, at = [], {(moment.segment, moment.count + 1): moment for moment in found}
    for one in costliest(reviewer, judged):
        why = yield Step(Task.REASON, at[one.segment, one.count], seed, one.best)
        mistakes.append(replace(one, why=why))
    last = curve[-1][0] if curve else 0
    curve.append((last + 1, _end(reviewer.unit, result)))
    return Review(tuple(mistakes), len(judged), len(theirs), tuple(curve))


def work_out(spec: GameSpec[Any], step: Step) -> Any:
    """Do a step of a review: return a `Judgement`, the expected results of all seats, or a reason as a `Text`; or None
    where there is none. Raises the errors of the game's AI."""
    reviewer, moment = reviewer_of(spec), step.moment
    assert reviewer is not None, f"{spec.id} cannot be reviewed"
    rng = random.Random(f"{step.seed}:{step.task}:{moment.segment}:{moment.count}")
    if step.task is Task.JUDGE:
        return reviewer.judge(moment, rng)
    if step.task is Task.LOOK_OUT:
        return reviewer.outlook(moment.view, rng)
    if spec.hint is None:
        return None
    answer, why = spec.hint(moment.view, moment.decision)
    return why if answer == step.best else None


def review(
    spec: GameSpec[S], start: S, answers: Mapping[int, Sequence[StoredAnswer]], seat: int, seed: str
) -> Review:
    """Review a finished game for one seat, at once and in this thread. `start` is its first state, which is modified;
    `answers` are those of each segment (stretch between two stored states). `seed` makes the review repeatable. The
    game must have a reviewer. Raises the errors of `moments` and of the game's AI."""
    found = list(moments(spec.rules, start, answers, seat))
    working, result = steps(spec, found, spec.rules.result(start), seed), None
    while True:
        try:
            result = work_out(spec, working.send(result))
        except StopIteration as done:
            finished: Review = done.value
            return finished


def costliest(reviewer: Reviewer, judged: Sequence[tuple[Moment, Judgement]]) -> tuple[Mistake, ...]:
    """Return the decisions that cost most, the costliest first: at most `NAMED`, and only those whose cost is worth
    naming and no accident of the copies in which it was found. `judged` is in the order of the game. If the same answer
    was missed again soon, in the same part of the game or the next, only its costliest time is named."""
    missed: dict[tuple[str, int, Answer], list[list[tuple[int, Mistake]]]] = {}
    for moment, one in judged:
        if one.cost < max(reviewer.least, SURE * one.doubt):
            continue
        stage = reviewer.stage(moment.view.board)
        count = moment.following[one.step - 1][0] if one.step else moment.count + 1
        named = stage, Mistake(moment.segment, count, one.best, round(one.cost, 3), stage=stage)
        chains = missed.setdefault((moment.decision.key, one.step, one.best), [])
        if chains and stage - chains[-1][-1][0] <= 1:
            chains[-1].append(named)
        else:
            chains.append([named])
    worst = [
        replace(max((one for _, one in chain), key=lambda one: one.cost), again=len(chain) - 1)
        for chains in missed.values() for chain in chains
    ]
    return tuple(sorted(worst, key=lambda one: (-one.cost, one.segment, one.count))[:NAMED])


def _as_far_as(moment: Moment, own: Collection[tuple[int, int]]) -> Moment:
    """Return a decision with those of the following answers that come before the first one that is not in `own`: what
    others did with the turn is no fault of the person's."""
    following = takewhile(lambda one: (moment.segment, one[0] - 1) in own, moment.following)
    return replace(moment, following=tuple(following))


def _stages(reviewer: Reviewer, found: Iterable[Moment]) -> Iterator[tuple[int, Moment]]:
    """Yield the first decision in each part of the game (`Reviewer.stage`), with the number of the part."""
    last = None
    for moment in found:
        stage = reviewer.stage(moment.view.board)
        if stage != last:
            yield stage, moment
            last = stage


def _end(unit: Unit, result: Result) -> tuple[float, ...]:
    """Return how the game ended for every seat, in a reviewer's unit."""
    if unit is not Unit.CHANCE:
        return tuple(float(total) for total in result.totals)
    return tuple(float(place == 1) / result.places.count(1) if place == 1 else 0.0 for place in result.places)
