"""Games that AI seats play among themselves, to learn in which order questions come. Forecasts use them until enough
games of people are finished."""

from __future__ import annotations

import random
from dataclasses import dataclass

from games.core import registry
from games.core.fuzz import random_answer
from games.core.view import seat_view
from tables.core.installed_game import spec_of

Trace = tuple[tuple[int, int], ...]
"""The order of questions in a finished game: for each answer its seat, and the index of the answer that led to its
question (-1: it was open at the start)."""
MOST_ANSWERS = 5000


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A request for games played by AI seats of one level for the sake of forecasts, one game for each seed."""

    game: str
    players: int
    level: str
    seeds: tuple[int, ...]
    options: str = "{}"
    """The table's options, as JSON."""


def play_games(rehearsal: Rehearsal) -> list[Trace]:
    """Play the requested games in memory and return the order of questions of each (its trace). Games that do not end
    are left out."""
    return [trace for seed in rehearsal.seeds if (trace := _play(rehearsal, seed))]


def _play(about: Rehearsal, seed: int) -> Trace:
    """Play one game in memory and return its trace; empty if it does not end. An AI that fails is replaced by a random
    answer."""
    spec = spec_of(about.game)
    session = registry.new_run(spec, about.players, f"{seed:064x}", spec.options.model_validate_json(about.options))
    rng, ai = random.Random(seed), spec.ais[about.level]
    trace: list[tuple[int, int]] = []
    opened = {seat: (session.numbers.get(seat, 0), -1) for seat in session.open_questions()}
    while asked := sorted(session.open_questions()):
        if len(trace) >= MOST_ANSWERS:
            return ()
        seat = rng.choice(asked)
        view = seat_view(session, seat)
        decision = session.open_questions()[seat]
        try:
            session.submit(seat, ai.choose(view, decision, rng))
        except Exception:
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        trace.append((seat, opened[seat][1]))
        del opened[seat]
        for other in session.open_questions():
            number = session.numbers.get(other, 0)
            if opened.get(other, (None, 0))[0] != number:
                opened[other] = number, len(trace) - 1
    return tuple(trace)
