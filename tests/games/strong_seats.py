"""What every strong AI seat is checked for: acceptable answers in time, and that it sees nothing hidden."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import TypeVar

from games.core.codec import dump_state
from games.core.fuzz import random_answer
from games.core.redeal import redeal, sort_names, sort_names_reversed
from games.core.run import Run, check_answer
from games.core.session import Session
from games.core.spec import Ai
from games.core.state import GameState
from games.core.view import table_view

S = TypeVar("S", bound=GameState)
SLOWEST = 1.0
"""The most seconds of a processor that a decision may take."""


def answered_in_a_random_game(ai: Ai, run: Run[S]) -> set[str]:
    """Play a game with random answers, and have the AI answer each kind of question once, and a few again. Check that
    its answers are acceptable and in time, and return the kinds of questions."""
    rng, slowest, answered = random.Random(1), 0.0, set[str]()
    while waiting := run.open_questions():
        seat, decision = next(iter(waiting.items()))
        if decision.key not in answered or rng.random() < 0.02:
            answered.add(decision.key)
            began = time.process_time()
            answer = ai.choose(table_view(run, seat), decision, rng)
            slowest = max(slowest, time.process_time() - began)
            check_answer(run.rules, run.state, decision, answer)
        run.submit(seat, random_answer(run.rules, run.state, decision, rng))
    assert slowest < SLOWEST
    return answered


def compared_with_other_deals(ai: Ai, session: Session[S]) -> Iterator[tuple[int, str]]:
    """Check at each question of a random game that the AI answers the same for any order of the decks and any cards in
    other hands. Yield the seat and the question after each comparison."""
    rng = random.Random(8)
    while True:
        seat, decision = next(iter(session.open_questions().items()))
        mine = ai.choose(table_view(session, seat), decision, random.Random(1))
        for mix in (sort_names, sort_names_reversed):
            twin = session.fork()
            twin.state = redeal(session.state, seat, mix)
            assert dump_state(twin.state) != dump_state(session.state)
            assert ai.choose(table_view(twin, seat), decision, random.Random(1)) == mine
            yield seat, decision.key
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))
