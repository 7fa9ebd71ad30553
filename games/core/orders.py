"""Answers given ahead: "when I am asked this, answer so, unless …". What an order says, and whether it fits a question.

An order names the question by its key, and by those of its arguments that matter (`OrderKind.same`). Its plan has
alternatives, the best first; each is a chain of answers: the first to the question itself, the others to what the same
turn goes on to ask. Nothing here is remembered, stored or timed (`tables.orders`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from games.core.decision import NO, YES, Answer, Decision, Kind, Refused
from games.core.rules import Rules
from games.core.run import checked
from games.core.state import GameState
from games.core.text import Listed, Text

S = TypeVar("S", bound=GameState)

FIRST: Answer = ("@first",)
"""Stands for the first proposal of the question: "as proposed"."""
MOST = "max"
"""Stands for the largest amount that can be given: `"coin=max"`."""
NOTHING = Listed(())
ROUND = "round"
"""The fact by which an order for one round knows that it is over."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that everybody can count on the board, by which an order may be guarded: how much there is now, and
    what it is in words ("wood in the forest")."""

    n: int
    what: Text


@dataclass(frozen=True, slots=True)
class OrderKind:
    """A question that its game lets people answer beforehand.

    `same`: the names of its arguments that must be as they were when the order was given; None: all of them. `passes`:
    the answer by which one declines, where there is one. `ahead`: its answer is chosen in a copy that is played ahead,
    with all that the turn asks after it. `proposed`: it can be left to what is proposed, every time. Questions of the
    cards that are answered with yes or no can always be answered alike each time, and need not be declared.
    """

    same: Collection[str] | None = None
    passes: Answer = ()
    ahead: bool = True
    proposed: bool = False


class Unless(StrEnum):
    """Kinds of guards. Facts are public and so are options, so that whether an order is used tells nothing hidden."""

    LEAST = "least"      # the fact `what` is at least `n`
    BELOW = "below"      # the fact `what` is less than `n`
    OFFERED = "offered"  # the option `what` is offered
    GONE = "gone"        # the option `what` is not offered
    SAME = "same"        # the question is, option for option, the one with the fingerprint `what`


@dataclass(frozen=True, slots=True)
class Guard:
    """What must be true of the question or the board for an alternative to be taken."""

    kind: Unless
    what: str
    n: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """The answer to one question. Besides the tokens of an answer it may be `FIRST`, and an amount may be `MOST`.
    `said`: the answer in words, as they were when it was given."""

    key: str
    answer: Answer
    said: Listed = NOTHING


@dataclass(frozen=True, slots=True)
class Alternative:
    """A chain of answers, the first of them to the question of the order; taken if all guards hold."""

    steps: tuple[Step, ...]
    guards: tuple[Guard, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """What an order does: the first of the alternatives that fits. `about`: the question in words."""

    alternatives: tuple[Alternative, ...]
    about: Text | None = None


class Misses(StrEnum):
    """Why a plan does not fit a question to which it belongs."""

    GUARD = "guard"    # what it was guarded by is not so
    OPTION = "option"  # what it says cannot be answered here


def same_args(kind: OrderKind, decision: Decision) -> dict[str, str]:
    """The arguments of a question that an order for it keeps, as text to compare."""
    names = decision.args if kind.same is None else kind.same
    return {name: repr(decision.args[name]) for name in names if name in decision.args}


def belongs(decision: Decision, key: str, args: Mapping[str, str]) -> bool:
    """Whether an order for the question `key` with these arguments is about this question."""
    asked = decision.args
    return decision.key == key and all(name in asked and repr(asked[name]) == value for name, value in args.items())


def begins_anew(kinds: Mapping[str, OrderKind], decision: Decision, began: int, segment: int) -> bool:
    """Whether a question begins another turn than that of the order whose first answer was given in the segment
    `began`: then it is no part of the order's chain, but a question by itself."""
    return segment != began and decision.key in kinds and kinds[decision.key].ahead


def declining(kind: OrderKind, decision: Decision) -> Answer | None:
    """The answer by which one declines what a question offers; None where it is no offer."""
    if kind.passes and all(decision.part_of(token) for token in kind.passes):
        return kind.passes
    return NO if repeats(decision) else None


def repeats(decision: Decision) -> bool:
    """Whether a question is of those that one may want to answer alike every time: yes or no."""
    return len(decision.parts) == 1 and {*YES, *NO} == set(decision.parts[0].ids)


def fingerprint(decision: Decision) -> str:
    """Equal for questions with the same options and arguments: nothing has changed that matters to whoever declines."""
    parts = [(part.key, part.ids, part.least, part.most, part.limits) for part in decision.parts]
    args = sorted((name, repr(arg)) for name, arg in decision.args.items())
    told = repr((decision.key, parts, decision.anytime, args))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def fitting(
    rules: Rules[S, Any], state: S, decision: Decision, plan: Plan, facts: Mapping[str, Fact]
) -> tuple[int, Answer] | Misses:
    """Which alternative of a plan is taken, and the answer that it gives; else why none is."""
    missed = Misses.GUARD
    for number, one in enumerate(plan.alternatives):
        if not all(holds(guard, decision, facts) for guard in one.guards):
            continue
        answer = answer_of(rules, state, decision, one.steps[0])
        if answer is not None:
            return number, answer
        missed = Misses.OPTION
    return missed


def answer_of(rules: Rules[S, Any], state: S, decision: Decision, step: Step) -> Answer | None:
    """What a step answers to a question; None where it is another question, or would not be taken."""
    if decision.key != step.key:
        return None
    if step.answer == FIRST:
        return decision.proposals[0] if decision.proposals else None
    try:
        return checked(rules, state, decision, tuple(_token(decision, token) for token in step.answer))
    except Refused:
        return None


def holds(guard: Guard, decision: Decision, facts: Mapping[str, Fact]) -> bool:
    """Whether a guard is true now. A fact that there is no more is 0."""
    match guard.kind:
        case Unless.LEAST | Unless.BELOW:
            n = facts[guard.what].n if guard.what in facts else 0
            return n >= guard.n if guard.kind is Unless.LEAST else n < guard.n
        case Unless.SAME:
            return fingerprint(decision) == guard.what
        case _:
            offered = guard.what in decision.anytime or decision.part_of(guard.what) is not None
            return offered is (guard.kind is Unless.OFFERED)


def _token(decision: Decision, token: str) -> str:
    """A token of a step as it is answered: the largest amount as a number."""
    name, sign, amount = token.partition("=")
    part = decision.part_of(name)
    if not sign or amount != MOST or part is None or part.kind is not Kind.AMOUNTS:
        return token
    return f"{name}={min(part.limits[part.ids.index(name)], part.most)}"
