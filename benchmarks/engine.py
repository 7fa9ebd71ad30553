"""The rules alone: whole games, decisions, loading a table in mid-turn, forking it."""

from __future__ import annotations

import random
import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from benchmarks.report import Figure, median_ms
from games.cli.simulate import Simulation, simulate
from games.core.codec import dump_given, dump_state, load_given, load_state
from games.core.fuzz import random_answer
from games.core.registry import new_run, new_session, spec_of
from games.core.session import Session

ENOUGH_SECONDS = 4.0
"""Each simulation is sized to take about this long."""

Options = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Measured:
    """How a game is measured: with `players` seats each, random games under each of `options`.

    `aim`: random games a second that are wanted with the most players, under all of `options`; None where nothing is
    promised. AI games, loading and forking are measured with the most players under the last of `options`.
    """

    game: str
    players: tuple[int, ...]
    aim: int | None
    options: tuple[Options, ...] = ({},)


GAMES = (
    Measured("grimm_forest", (2, 3, 4), aim=100),
    Measured("northwood", (1,), aim=300, options=({"characters": "intro"}, {"characters": "full"})),
    Measured("agricola", (2,), aim=40, options=({"moor": False},)),
    Measured("agricola", (2,), aim=30, options=({"level": 2}, {"level": 3})),
    Measured("agricola", (1, 2, 4, 6), aim=None),
    Measured("mi_tierra", (2, 4), aim=30),
    Measured("mi_tierra", (6,), aim=None, options=({"more_players": True},)),
)


def figures() -> list[Figure]:
    """Every figure of every game."""
    return [figure for measured in GAMES for figure in _of(measured)]


def _of(measured: Measured) -> list[Figure]:
    game, most, last = measured.game, max(measured.players), measured.options[-1]
    found: list[Figure] = []
    for options in measured.options:
        for players in measured.players:
            aim = f"{measured.aim} games/s" if measured.aim is not None and players == most else ""
            found += games_per_second(game, players, options=options, aim=aim)
            found += options_of_a_decision(game, players, options)
    found += games_per_second(game, most, "ai", last)
    return found + load_and_fork(game, most, last)


def games_per_second(
    game: str, players: int, seats: str = "random", options: Options | None = None, aim: str = ""
) -> list[Figure]:
    """Games and decisions per second of one core, with random or AI seats."""
    spec = spec_of(game)
    level = spec.strongest if seats == "ai" else "random"
    chosen = spec.options.model_validate(options or {})
    trial = simulate(Simulation(spec, players, chosen, 2, 0, (level,) * players))
    count = max(2, min(400, int(trial["games_per_second"] * ENOUGH_SECONDS)))
    report = simulate(Simulation(spec, players, chosen, count, 1, (level,) * players))
    name = f"{game}, {players} {seats} seats{_said(options)}"
    return [
        Figure(f"{name}: games", report["games_per_second"], "/s", aim),
        Figure(f"{name}: decisions", report["decisions_per_second"], "/s"),
        Figure(f"{name}: decisions in a game", report["decisions"] / count, ""),
    ]


def options_of_a_decision(game: str, players: int, options: Options) -> list[Figure]:
    """How much a decision has to choose from, over the decisions of one random game: the ids of its parts."""
    spec = spec_of(game)
    rng = random.Random(f"options:{game}:{players}")
    chosen = spec.options.model_validate(options)
    session = new_run(spec, players, f"{rng.getrandbits(256):064x}", chosen)
    offered: list[int] = []
    while waiting := session.open():
        seat, decision = next(iter(waiting.items()))
        offered.append(sum(len(part.ids) for part in decision.parts))
        session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
    name = f"{game}, {players} random seats{_said(options)}"
    return [
        Figure(f"{name}: options of a decision", statistics.fmean(offered), ""),
        Figure(f"{name}: most options of a decision", max(offered), ""),
    ]


def _said(options: Options | None) -> str:
    return "".join(f", {name}={value}" for name, value in (options or {}).items())


def table_in_play(game: str, players: int, answers: int, options: Options | None = None) -> Session[Any]:
    """A table after so many random answers, with answers in its open segment; after fewer where games end before."""
    spec = spec_of(game)
    rng = random.Random(f"bench:{game}:{players}")
    chosen = spec.options.model_validate(options or {})
    while True:
        session = new_session(spec, players, f"{rng.getrandbits(256):064x}", chosen)
        count = 0
        while waiting := session.open():
            if count >= answers and session.given:
                return session
            seat, decision = next(iter(waiting.items()))
            session.submit(seat, random_answer(spec.rules, session.state, decision, rng))
            count += 1
        answers = min(answers, count) * 3 // 4


def load_and_fork(game: str, players: int, options: Options | None = None) -> list[Figure]:
    """Loading a stored table in mid-turn (JSON, checks, replay of the turn), and forking it."""
    spec = spec_of(game)
    session = table_in_play(game, players, 80, options)
    state, given = dump_state(session.checkpoint), dump_given(session.given)

    def load() -> None:
        Session(spec.rules, load_state(spec, state, spec.version), load_given(given), segment=session.segment)

    name = f"{game}, {players} seats{_said(options)}"
    return [
        Figure(f"{name}: load in mid-turn", median_ms(load), "ms"),
        Figure(f"{name}: fork", median_ms(session.fork), "ms"),
        Figure(f"{name}: saved state", len(state) / 1024, "KiB"),
    ]
