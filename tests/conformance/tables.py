"""What all conformance tests share: every game, every number of seats, random tables at every stage."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from games.core.codec import dump, dump_state
from games.core.decision import Decision
from games.core.fuzz import random_answer
from games.core.registry import GAMES, new_session, spec_of
from games.core.session import Session
from games.core.view import Question, public_question, table_view

EVERY_TABLE = [(game, players) for game in GAMES for players in spec_of(game).seats]


def table(game: str, players: int, number: int) -> tuple[Session[Any], random.Random]:
    """A new table and the random source of its players; the same for the same arguments."""
    rng = random.Random(f"{game}:{players}:{number}")
    return new_session(spec_of(game), players, f"{rng.getrandbits(256):064x}"), rng


def one_answer(session: Session[Any], rng: random.Random) -> tuple[int, Decision]:
    """Let one of the seats that are asked answer something acceptable."""
    waiting = session.open()
    seat = rng.choice(list(waiting))
    session.submit(seat, random_answer(session.rules, session.state, waiting[seat], rng))
    return seat, waiting[seat]


def stages(game: str, players: int, number: int, most: int) -> Iterator[tuple[Session[Any], random.Random]]:
    """A random table before each of its first `most` answers."""
    session, rng = table(game, players, number)
    for _ in range(most):
        if session.finished:
            return
        yield session, rng
        one_answer(session, rng)


def seats_and_spectator(session: Session[Any]) -> list[int | None]:
    """Every viewer of a table."""
    return [None, *range(len(session.state.players))]


def questions_of(session: Session[Any], viewer: int | None) -> list[Question]:
    """Every question that a viewer gets to read: the own one, and the public ones."""
    found = [public_question(session, seat) for seat in session.open()]
    found.append(table_view(session, viewer).question)
    return [question for question in found if question is not None]


def shown(session: Session[Any], viewer: int | None) -> str:
    """All that a viewer gets of a table, as one text to compare: view, questions, options, what is missing among them
    and why, log lines."""
    questions = questions_of(session, viewer)
    lines = [line for line in session.lines() if line.visible_to(viewer)]
    missing = [question.missing for question in questions]
    return "\n".join((repr(table_view(session, viewer)), repr((questions, missing)), *(dump(line) for line in lines)))


def same(one: Session[Any], other: Session[Any]) -> bool:
    """Whether two tables stand at the same point with the same questions."""
    return dump_state(one.state) == dump_state(other.state) and one.open() == other.open()
