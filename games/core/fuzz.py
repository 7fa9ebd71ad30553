"""Random players: for conformance tests and for the legal AI seat. They give free answers, not only proposals."""

from __future__ import annotations

import random
from typing import Any, TypeVar

from games.core.decision import Answer, Decision, Kind, Part
from games.core.rules import Rules
from games.core.run import Run
from games.core.session import Session
from games.core.state import GameState
from games.core.view import TableView

S = TypeVar("S", bound=GameState)
TRIES = 20
FREE_ACTIONS = 0.05
"""How often a random player takes a free action instead of answering."""


def free_answer(decision: Decision, rng: random.Random) -> Answer:
    """Some answer that fits the form, whether or not the rules will take it."""
    tokens: list[str] = []
    for part in decision.parts:
        tokens += _fill(part, rng)
    return tuple(tokens)


def _fill(part: Part, rng: random.Random) -> list[str]:
    if part.kind is Kind.ORDER:
        return rng.sample(part.ids, len(part.ids))
    if part.kind is Kind.AMOUNTS:
        return _fill_amounts(part, rng)
    count = part.least if part.least == part.most else rng.randint(part.least, min(part.most, len(part.ids)))
    if count == 1:
        return [rng.choice(part.ids)]
    return sorted(rng.sample(part.ids, count), key=part.ids.index)


def _fill_amounts(part: Part, rng: random.Random) -> list[str]:
    wanted = rng.randint(part.least, min(part.most, sum(part.limits)))
    counts = dict.fromkeys(part.ids, 0)
    for _ in range(wanted):
        room = [name for name, limit in zip(part.ids, part.limits, strict=True) if counts[name] < limit]
        counts[rng.choice(room)] += 1
    return [f"{name}={n}" for name, n in counts.items() if n]


def random_answer(rules: Rules[S, Any], state: S, decision: Decision, rng: random.Random) -> Answer:
    """An acceptable answer: often one filled in freely, else a proposal, now and then a free action.

    Raises `AssertionError` if it finds none.
    """
    if decision.anytime and rng.random() < FREE_ACTIONS:
        return (rng.choice(decision.anytime),)
    if decision.proposals and rng.random() < 0.5:
        return rng.choice(decision.proposals)
    for _ in range(TRIES):
        answer = free_answer(decision, rng)
        if rules.refusal(state, decision, answer) is None:
            return answer
    if decision.proposals:
        return rng.choice(decision.proposals)
    raise AssertionError(f"{decision.key}: no acceptable answer found, and none is proposed")


class Legal:
    """The AI seat that plays at random, always within the rules: it proposes nothing of its own where answers are
    proposed, because those are all acceptable; else any answer that fits the form is."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """An acceptable answer."""
        return rng.choice(decision.proposals) if decision.proposals else free_answer(decision, rng)


def play_randomly(session: Session[Any] | Run[Any], rng: random.Random, most: int = 100_000) -> int:
    """Play to the end; returns the number of answers. Raises `AssertionError` when the game does not end."""
    for count in range(most):
        waiting = session.open()
        if not waiting:
            return count
        seat = rng.choice(list(waiting)) if len(waiting) > 1 else next(iter(waiting))
        session.submit(seat, random_answer(session.rules, session.state, waiting[seat], rng))
    raise AssertionError(f"{session.rules.game} did not end within {most} answers")


