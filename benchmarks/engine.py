"""The rules alone: whole games, decisions, loading a table in mid-turn, forking it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from benchmarks.report import Figure, median_ms
from games.cli.simulate import Simulation, simulate
from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from games.core.session import Session

ENOUGH_SECONDS = 4.0
"""Each simulation is sized to take about this long."""


def games_per_second(
    game: str, players: int, seats: str = "random", options: Mapping[str, Any] | None = None, aim: str = ""
) -> list[Figure]:
    """Games and decisions per second of one core, with random or AI seats."""
    spec = spec_of(game)
    level = list(spec.ais)[-1] if seats == "ai" else "random"
    chosen = spec.options.model_validate(dict(options or {}))
    trial = simulate(Simulation(spec, players, chosen, 2, 0, (level,) * players))
    count = max(2, min(400, int(trial["games_per_second"] * ENOUGH_SECONDS)))
    report = simulate(Simulation(spec, players, chosen, count, 1, (level,) * players))
    suffix = "".join(f", {name}={value}" for name, value in (options or {}).items())
    name = f"{game}, {players} {seats} seats{suffix}"
    return [
        Figure(f"{name}: games", report["games_per_second"], "/s", aim),
        Figure(f"{name}: decisions", report["decisions_per_second"], "/s"),
        Figure(f"{name}: decisions in a game", report["decisions"] / count, ""),
    ]


def table_in_play(game: str, players: int, answers: int) -> Session[Any]:
    """A table after so many random answers, with answers in its open segment where possible."""
    spec = spec_of(game)
    rng = random.Random(f"bench:{game}:{players}")
    session = new_session(spec, players, f"{rng.getrandbits(256):064x}")
    for count in range(answers + 200):
        if count >= answers and session.given:
            break
        seat, decision = next(iter(session.open().items()))
        session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
    return session


def load_and_fork(game: str, players: int) -> list[Figure]:
    """Loading a stored table in mid-turn (JSON, checks, replay of the turn), and forking it."""
    spec = spec_of(game)
    session = table_in_play(game, players, 80)
    state, given = dump_state(session.checkpoint), dump_given(session.given)

    def load() -> None:
        Session(spec.rules, load_state(spec, state, spec.version), load_given(given), segment=session.segment)

    return [
        Figure(f"{game}, {players} seats: load in mid-turn", median_ms(load), "ms"),
        Figure(f"{game}, {players} seats: fork", median_ms(session.fork), "ms"),
        Figure(f"{game}, {players} seats: saved state", len(state) / 1024, "KiB"),
    ]
