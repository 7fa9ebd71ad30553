"""Play many games: once on the clock, once more with every check."""

from __future__ import annotations

import hashlib
import random
import statistics
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from games.core.decision import Answer, Decision, flaws
from games.core.fuzz import random_answer
from games.core.registry import new_run
from games.core.run import Run
from games.core.spec import GameSpec
from games.core.view import table_view

MOST_ANSWERS = 100_000
SHOWN_VIOLATIONS = 20


@dataclass(frozen=True)
class Simulation:
    """What to play. `levels[seat]` is "random" or a level of the game's AI seats."""

    spec: GameSpec[Any]
    players: int
    options: BaseModel
    games: int
    seed: int
    levels: tuple[str, ...]


def simulate(job: Simulation) -> dict[str, Any]:
    """Play `job.games` games twice with the same seeds, the second time checking invariants at each question.

    Returns the report as plain data; `games_per_second` counts only the first, unchecked pass.
    """
    decisions = 0
    cards: Counter[str] = Counter()
    totals: list[list[float]] = [[] for _ in range(job.players)]
    wins = [0] * job.players
    seconds = 0.0
    violations: list[str] = []
    for number in range(job.games):
        session, rng = _start(job, number)
        began = time.perf_counter()
        try:
            decisions += _play(job, session, rng)
        except Exception as error:  # a broken rule is a finding, not a crash of the tool
            violations.append(f"game {number}: {type(error).__name__}: {error}")
            continue
        seconds += time.perf_counter() - began
        cards.update(session.tally)
        result = session.rules.result(session.state)
        for seat in range(job.players):
            totals[seat].append(result.totals[seat])
            wins[seat] += result.places[seat] == 1
        violations += _checked_again(job, number)
    return {
        "game": job.spec.id,
        "players": job.players,
        "games": job.games,
        "seed": job.seed,
        "seats": list(job.levels),
        "decisions": decisions,
        "violations": violations[:SHOWN_VIOLATIONS],
        "games_per_second": round(job.games / seconds, 2) if seconds else None,
        "decisions_per_second": round(decisions / seconds) if seconds else None,
        "scores": [_spread(seat) for seat in totals],
        "wins": wins,
        "cards": _by_card(cards),
    }


def _start(job: Simulation, number: int) -> tuple[Run[Any], random.Random]:
    name = f"{job.spec.id}:{job.seed}:{number}"
    seed = hashlib.sha256(name.encode()).hexdigest()
    return new_run(job.spec, job.players, seed, job.options), random.Random(name)


def _answer(job: Simulation, session: Run[Any], decision: Decision, rng: random.Random) -> Answer:
    level = job.levels[decision.seat]
    if level == "random":
        return random_answer(session.rules, session.state, decision, rng)
    return job.spec.ais[level].choose(table_view(session, decision.seat), decision, rng)


def _play(job: Simulation, session: Run[Any], rng: random.Random) -> int:
    for count in range(MOST_ANSWERS):
        waiting = session.open()
        if not waiting:
            return count
        seat = next(iter(waiting))
        session.submit(seat, _answer(job, session, waiting[seat], rng))
    raise AssertionError(f"no end within {MOST_ANSWERS} answers")


def _checked_again(job: Simulation, number: int) -> list[str]:
    session, rng = _start(job, number)
    rules = session.rules
    while True:
        found = [*rules.invariants(session.state), *(f for d in session.open().values() for f in flaws(d))]
        if found:
            return [f"game {number}, segment {session.segment}: {one}" for one in found]
        waiting = session.open()
        if not waiting:
            return []
        seat = next(iter(waiting))
        session.submit(seat, _answer(job, session, waiting[seat], rng))


def _spread(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    return {"min": min(values), "median": statistics.median(values), "max": max(values),
            "mean": round(statistics.fmean(values), 2)}


def _by_card(tally: Counter[str]) -> dict[str, dict[str, int]]:
    cards: dict[str, dict[str, int]] = {}
    for name, count in sorted(tally.items()):
        what, _, card = name.partition(":")
        cards.setdefault(card, {"played": 0, "triggered": 0, "declined": 0})[what] = count
    return cards
