"""Benchmark how much processor time a review of a finished game takes (`games.core.review`), for one seat, with all its
decisions.

The reviewed seat is a `good` AI among others, since random play leaves out most of a game.
"""

from __future__ import annotations

import random
import time
from typing import Any

from benchmarks.report import Figure
from games.core import registry
from games.core.review import review
from games.core.run import StoredAnswer
from games.core.session import Session
from games.core.view import seat_view

SEED = "c3" * 32
GAMES = (
    ("agricola", "moor", 2), ("agricola", "hands", 2), ("agricola", "hands", 4), ("mi_tierra", "rulebook", 2),
    ("mi_tierra", "rulebook", 4), ("grimm_forest", "base", 2), ("grimm_forest", "base", 4),
)
"""Game, way to play it, and number of players."""
AIMS = {("agricola", 2): "≤ 60"}
"""By game and number of players, the seconds that a review may take."""


def reviewed(game: str, way: str, players: int) -> tuple[float, int, int]:
    """Return the processor time in seconds of the review of one game, how many decisions it judged, and how many the
    seat had."""
    spec = registry.spec_of(game)
    options, rng = spec.options_of(way), random.Random(5)

    def start() -> Any:
        return registry.first_state(spec, players, SEED, options, {})

    session, answers = Session(spec.rules, start()), dict[int, list[StoredAnswer]]()
    while asked := session.open_questions():
        seat, segment = min(asked), session.segment
        given = spec.ais["good"].choose(seat_view(session, seat), asked[seat], rng)
        answers.setdefault(segment, []).append(StoredAnswer(seat, asked[seat].key, given))
        session.submit(seat, given)
    began = time.process_time()
    found = review(spec, start(), answers, 0, "benchmark")
    return time.process_time() - began, found.judged, found.decisions


def figures() -> list[Figure]:
    """Review a game of each kind."""
    found = []
    for game, way, players in GAMES:
        seconds, judged, of = reviewed(game, way, players)
        name = f"{game}, {way}, {players} players: processor time of a review ({judged} of {of} decisions)"
        found.append(Figure(name, seconds, "s", AIMS.get((game, players), "")))
    return found
