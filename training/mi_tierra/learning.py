"""Learn what the farms of Mi Tierra are worth, for the strong player, from games of quick AIs with random tastes.

For example: `python -m training.mi_tierra.learning --players 4`, which takes four minutes of one processor
and writes `games/mi_tierra/ai/weights/4.json`. The traits of all farms at the start of each round are fitted to the
final money by ridge regression. One game in five is left out of the fit; the errors printed are those for these games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from games.core.processes import spawn_context
from games.core.registry import new_run
from games.core.run import Run
from games.mi_tierra import SPEC
from games.mi_tierra.ai.farmer import Farmer
from games.mi_tierra.ai.judgement import FOLDER, SCALE
from games.mi_tierra.ai.places import value_of_place
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.ai.taste import LEANINGS, USUAL, Taste
from games.mi_tierra.ai.traits import open_prices, rounds_to_play, traits_of
from games.mi_tierra.state import MiTierraState, Player

SPREADS = (0.0, 0.2, 0.4)
"""Standard deviations of the logarithms of random factors, one of which is drawn for each seat."""
DOUBTS = (0.5, 0.5, 3.0)
"""Greatest random additions to the value of a place in dollars, one of which is drawn for each game."""
WILD = 0.04
"""The probability that a worker goes to a random place."""
TESTED = 5
"""One in so many games is left out of the fit."""
RIDGE = 30.0
"""How strongly coefficients are drawn to zero."""
BANDS = ((1, 2), (2, 3), (3, 5), (5, 8), (8, 12), (12, 17))
"""Rounds to play, from and below, for which errors are printed."""


@dataclass(frozen=True)
class Rows:
    """The farms of some games at the starts of rounds: their traits, the rounds to play, and their final money."""

    traits: list[list[float]]
    time: list[float]
    money: list[float]


def random_taste(rng: random.Random) -> Taste:
    """Return one of the tastes of the AI seats, mostly with random factors."""
    taste = rng.choice(list(LEANINGS.values())) if rng.random() < 0.5 else USUAL
    if spread := rng.choice(SPREADS):
        things = [*USUAL.likes, "wine_mill", "clothing", "pen", "grape", "wool", "wine"]
        taste = Taste({**taste.likes, **{one: taste.of(one) * math.exp(rng.gauss(0, spread)) for one in things}})
    return taste


def play(players: int, number: int) -> Rows:
    """Play a game, and return its rows."""
    rng = random.Random(number)
    run: Run[MiTierraState] = new_run(SPEC, players, hashlib.sha256(f"learning:{number}".encode()).hexdigest())
    tastes, doubt = [random_taste(rng) for _ in range(players)], rng.choice(DOUBTS)
    traits: list[list[float]] = []
    time: list[float] = []
    seats: list[int] = []
    current = 0
    while not run.finished:
        state = run.state
        if state.round != current:
            current, prices = state.round, open_prices(state)
            for player in state.players:
                traits.append([float(count) for count in traits_of(state, player, prices).values()])
                time.append(rounds_to_play(state) / SCALE)
                seats.append(player.seat)
        seat, decision = next(iter(run.open_questions().items()))
        board = run.rules.view(state, seat)
        if decision.key != "place":
            run.submit(seat, Farmer(tastes[seat]).answer(board, decision))
            continue
        there, situation = decision.parts[0].ids, Situation(board, seat, tastes[seat])
        wild = rng.random() < WILD
        run.submit(seat, (rng.choice(there) if wild else max(
            there, key=lambda one: value_of_place(situation, one) + doubt * rng.random()),))
    totals = run.rules.result(run.state).totals
    return Rows(traits, time, [float(totals[seat]) for seat in seats])


def fit(players: int, games: list[Rows]) -> dict[str, list[float]]:
    """Return the coefficients of each trait that fit these games best, and print the errors for games left out."""
    learnt = _matrix([rows for number, rows in enumerate(games) if number % TESTED])
    names = list(traits_of(*_first(players)))
    width = learnt[0].std(0) + 1e-9
    powers = _powers(learnt[0] / width, learnt[1])
    square = powers.T @ powers + RIDGE * np.eye(powers.shape[1])
    found = np.linalg.solve(square, powers.T @ learnt[2])
    traits, time, money = _matrix(games[::TESTED])
    off = money - _powers(traits / width, time) @ found
    for first, end in BANDS:
        there = (time * SCALE >= first) & (time * SCALE < end)
        if there.any():
            print(f"{players} players, {first} to {end} rounds to play: the money spreads by {money[there].std():.0f}, "
                  f"the error is {np.sqrt((off[there] ** 2).mean()):.0f}")
    return dict(zip(names, (found.reshape(3, -1) / width).T.round(4).tolist(), strict=True))


def _first(players: int) -> tuple[MiTierraState, Player, dict[str, int]]:
    state: MiTierraState = new_run(SPEC, players, "0" * 64).state
    return state, state.players[0], open_prices(state)


Numbers = NDArray[np.float64]


def _matrix(games: list[Rows]) -> tuple[Numbers, Numbers, Numbers]:
    return (
        np.array([row for one in games for row in one.traits]),
        np.array([time for one in games for time in one.time]),
        np.array([money for one in games for money in one.money]),
    )


def _powers(traits: Numbers, time: Numbers) -> Numbers:
    column = time[:, None]
    return np.hstack([traits, traits * column, traits * column**2])


def main() -> None:
    """Play the games and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--processes", type=int, default=2)
    job = parser.parse_args()
    with ProcessPoolExecutor(job.processes, spawn_context()) as pool:
        games = list(pool.map(partial(play, job.players), range(job.games), chunksize=10))
    weights = fit(job.players, games)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(coefficients)}" for name, coefficients in weights.items())
    (FOLDER / f"{job.players}.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
