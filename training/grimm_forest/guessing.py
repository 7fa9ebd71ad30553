"""Measure how well the secret choices of an AI at The Grimm Forest can be foreseen.

For example: `python -m training.grimm_forest.guessing --players 2 --level strong --games 500`. One seat of the level
plays against `good` AIs. A predictor (conditional logistic regression) learns where the seat goes in the positions that
everybody sees; it is tested on games that it has not learnt from, and compared with the best constant guess there.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from games.core.processes import spawn_context
from games.core.registry import new_run
from games.core.view import table_view
from games.grimm_forest import SPEC
from games.grimm_forest.ai.mixing import Mixing
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.content import MATERIALS, places_for
from games.grimm_forest.view import GrimmView

FOLDS = 5
"""The games are divided into so many groups; each is foreseen by what was learnt from the others."""
STEPS, PACE, RIDGE = 400, 0.5, 0.001
"""Steps of the gradient ascent, the length of each, and how strongly weights are drawn to zero."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Choice:
    """What everybody saw of each place before a secret choice, and the number of the place that was chosen."""

    seen: list[list[float]]
    chosen: int


def play(players: int, level: str, advanced: bool, number: int) -> list[Choice]:
    """Play a game and return the choices of the seat of this level."""
    rng, me = random.Random(number), number % players
    deal = hashlib.sha256(f"guessing:{number}".encode()).hexdigest()
    run = new_run(SPEC, players, deal, SPEC.options.model_validate({"advanced": advanced}))
    found = []
    while not run.finished:
        seat, decision = next(iter(run.open_questions().items()))
        answer = SPEC.ais[level if seat == me else "good"].choose(table_view(run, seat), decision, rng)
        if seat == me and decision.key == "choose":
            chosen = places_for(players).index(answer[0])
            found.append(Choice(seen_of(run.rules.view(run.state, None), me), chosen))
        run.submit(seat, answer)
    return found


def seen_of(view: GrimmView, seat: int) -> list[list[float]]:
    """Return what everybody sees of each place before a seat's choice, as numbers: how likely and how valuable `good`
    finds it, the resources there and those that the seat has, and which place it is."""
    mixing = Mixing(Situation(view, seat))
    likely = mixing.mixes[seat]
    return [
        [
            likely[place.id], math.log(likely[place.id] + 0.001), mixing.value(seat, place.id),
            *(place.goods[one] for one in MATERIALS),
            *(view.players[seat].goods[one] * (place.goods[one] > 0) for one in MATERIALS),
            *(float(place.id == one.id) for one in view.locations),
        ]
        for place in view.locations
    ]


def foresee(games: list[list[Choice]]) -> tuple[float, float, int]:
    """Return the share of the choices that the predictor foresees, the share of the best constant guess, and the number
    of choices."""
    seen = np.array([one.seen for game in games for one in game])
    seen = (seen - seen.mean((0, 1))) / (seen.std((0, 1)) + 1e-6)
    chosen = np.array([one.chosen for game in games for one in game])
    group = np.array([number % FOLDS for number, game in enumerate(games) for _ in game])
    hits = 0
    for fold in range(FOLDS):
        weights = _learn(seen[group != fold], chosen[group != fold])
        hits += int(((seen[group == fold] @ weights).argmax(1) == chosen[group == fold]).sum())
    return hits / len(chosen), np.bincount(chosen).max() / len(chosen), len(chosen)


def _learn(seen: Numbers, chosen: NDArray[np.int64]) -> Numbers:
    weights = np.zeros(seen.shape[2])
    went = np.eye(seen.shape[1])[chosen]
    for _ in range(STEPS):
        strengths = seen @ weights
        chances = np.exp(strengths - strengths.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        weights += PACE * (np.einsum("ps,psf->f", went - chances, seen) / len(seen) - RIDGE * weights)
    return weights


def main() -> None:
    """Play the games and print how well the choices can be foreseen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--advanced", action="store_true")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--processes", type=int, default=2)
    job = parser.parse_args()
    with ProcessPoolExecutor(job.processes, spawn_context()) as pool:
        one = partial(play, job.players, job.level, job.advanced)
        hits, constant, count = foresee(list(pool.map(one, range(job.games), chunksize=5)))
    error = math.sqrt(hits * (1 - hits) / count)
    print(f"{job.level}, {job.players} players: {100 * hits:.1f} ± {100 * error:.1f} % of {count} choices foreseen, "
          f"{100 * constant:.1f} % by the best constant guess")


if __name__ == "__main__":
    main()
