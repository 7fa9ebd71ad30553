"""Games that AI seats play among themselves, for the order in which questions come: what forecasts begin with."""

from __future__ import annotations

import random
from dataclasses import dataclass

from games.core import registry
from games.core.fuzz import random_answer
from games.core.view import seat_view
from tables.core.installed_game import spec_of

Trace = tuple[tuple[int, int], ...]
"""A finished game without its content: for each answer in order of time its seat, and the place of the answer that led
to its question (-1: the game began with it)."""
MOST_ANSWERS = 5000


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A game to be played by AI seats of a level, once for each seed."""

    game: str
    players: int
    level: str
    seeds: tuple[int, ...]
    options: str = "{}"
    """The table's options, as JSON."""


def rehearsed(about: Rehearsal) -> list[Trace]:
    """The traces of some games. Those that do not come to an end are left out."""
    return [trace for seed in about.seeds if (trace := _play(about, seed))]


def _play(about: Rehearsal, seed: int) -> Trace:
    spec = spec_of(about.game)
    session = registry.new_run(spec, about.players, f"{seed:064x}", spec.options.model_validate_json(about.options))
    rng, ai = random.Random(seed), spec.ais[about.level]
    trace: list[tuple[int, int]] = []
    opened = {seat: (session.numbers.get(seat, 0), -1) for seat in session.open()}
    while asked := sorted(session.open()):
        if len(trace) >= MOST_ANSWERS:
            return ()
        seat = rng.choice(asked)
        view = seat_view(session, seat)
        decision = session.open()[seat]
        try:
            session.submit(seat, ai.choose(view, decision, rng))
        except Exception:
            session.submit(seat, random_answer(session.rules, session.state, decision, rng))
        trace.append((seat, opened[seat][1]))
        del opened[seat]
        for other in session.open():
            number = session.numbers.get(other, 0)
            if opened.get(other, (None, 0))[0] != number:
                opened[other] = number, len(trace) - 1
    return tuple(trace)
