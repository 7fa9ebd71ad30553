"""Learn what the farms of Mi Tierra are worth, for the strong player, from games of quick AIs with random tastes.

For example: `python -m training.mi_tierra.learning --players 2`, which takes two to four minutes of one processor
and writes `games/mi_tierra/ai/weights/2.json`. The traits of all farms at the start of each round are fitted to the
final money by ridge regression, which draws them to plain values. One game in five is left out of the fit; the errors
printed are those for these games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.core.processes import spawn_context
from games.core.registry import new_run
from games.core.run import Run
from games.mi_tierra import SPEC
from games.mi_tierra.ai.farmer import Farmer
from games.mi_tierra.ai.judgement import FOLDER, SCALE
from games.mi_tierra.ai.places import value_of_place
from games.mi_tierra.ai.situation import PRICES, Situation
from games.mi_tierra.ai.traits import open_prices, rounds_to_play, traits_of
from games.mi_tierra.content import ANIMALS, GOODS, TRADE, WARES
from games.mi_tierra.state import MiTierraState, Player
from training.mi_tierra.varying import DOUBTS, WILD, causes, give, random_taste

TESTED = 5
"""One in so many games is left out of the fit."""
RIDGE = 3000.0
"""How strongly coefficients are drawn to what is plain."""
SOLD = 0.6
"""The share of its average price that a good brings at least."""
PLAIN = {
    "money": 1.0, "cake": float(TRADE.end.cake), "clothes": float(TRADE.end.clothes),
    **{good: SOLD * PRICES["A"][good] for good in WARES if good in GOODS},
    **{animal: float(TRADE.black_market[animal].sell) for animal in ANIMALS},
}
"""What some traits are worth plainly, in dollars; what others are worth is learnt alone."""
BANDS = ((1, 2), (2, 3), (3, 5), (5, 8), (8, 12), (12, 17))
"""Rounds to play, from and below, for which errors are printed."""


@dataclass(frozen=True)
class Rows:
    """The farms of some games at the starts of rounds: their traits, the rounds to play, in what their player differs
    from the usual one, and their final money."""

    traits: list[list[float]]
    time: list[float]
    causes: list[list[float]]
    money: list[float]


def play(players: int, number: int) -> Rows:
    """Play a game, and return its rows. In every second game there are gifts."""
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
            if number % 2:
                give(state, rng)
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
    why = [causes(taste, doubt) for taste in tastes]
    return Rows(traits, time, [why[seat] for seat in seats], [float(totals[seat]) for seat in seats])


def fit(players: int, games: list[Rows]) -> dict[str, list[float]]:
    """Return the coefficients of each trait that fit these games best, and print the errors for games left out. What
    players differ in is part of the fit, and then forgotten."""
    learnt = _matrix([rows for number, rows in enumerate(games) if number % TESTED])
    names = list(traits_of(*_first(players)))
    width = learnt.traits.std(0) + 1e-9
    powers = _inputs(learnt, width)
    square = powers.T @ powers + RIDGE * np.eye(powers.shape[1])
    plain = np.array([PLAIN.get(name, 0.0) for name in names])
    found = np.linalg.solve(square, powers.T @ (learnt.money - learnt.traits @ plain))
    tested = _matrix(games[::TESTED])
    off = tested.money - tested.traits @ plain - _inputs(tested, width) @ found
    for first, end in BANDS:
        there = (tested.time * SCALE >= first) & (tested.time * SCALE < end)
        if there.any():
            spread, error = tested.money[there].std(), np.sqrt((off[there] ** 2).mean())
            print(f"{players} players, {first} to {end} rounds to play: the money spreads by {spread:.0f}, "
                  f"the error is {error:.0f}")
    weights = found[: 3 * len(names)].reshape(3, -1) / width
    weights[0] += plain
    return dict(zip(names, weights.T.round(4).tolist(), strict=True))


def _first(players: int) -> tuple[MiTierraState, Player, dict[str, int]]:
    state: MiTierraState = new_run(SPEC, players, "0" * 64).state
    return state, state.players[0], open_prices(state)


Numbers = NDArray[np.float64]


class Matrix(NamedTuple):
    """Rows as numbers."""

    traits: Numbers
    time: Numbers
    causes: Numbers
    money: Numbers


def _matrix(games: list[Rows]) -> Matrix:
    return Matrix(
        np.array([row for one in games for row in one.traits]),
        np.array([time for one in games for time in one.time]),
        np.array([row for one in games for row in one.causes]),
        np.array([money for one in games for money in one.money]),
    )


def _inputs(rows: Matrix, width: Numbers) -> Numbers:
    """Return the inputs of the fit: traits times powers of the time, and what players differ in times the time."""
    time, traits = rows.time[:, None], rows.traits / width
    return np.hstack([traits, traits * time, traits * time**2, rows.causes, rows.causes * time])


def main() -> None:
    """Play the games and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of the weights")
    parser.add_argument("--processes", type=int, default=2)
    job = parser.parse_args()
    with ProcessPoolExecutor(job.processes, spawn_context()) as pool:
        games = list(pool.map(partial(play, job.players), range(job.games), chunksize=10))
    weights = fit(job.players, games)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(coefficients)}" for name, coefficients in weights.items())
    (job.into / f"{job.players}.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
