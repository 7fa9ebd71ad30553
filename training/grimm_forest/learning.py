"""Learn the chances of winning at The Grimm Forest, for the strong player, from games of the `good` AI.

For example: `python -m training.grimm_forest.learning --players 4` writes `games/grimm_forest/ai/weights/4.json`. The
traits of all players at the start of each Gather phase and of each Build phase are fitted to the winners by conditional
logistic regression. One game in five is left out of the fit; the errors printed are those for these games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from games.core.balance import SHARES, win_shares
from games.core.processes import spawn_context
from games.core.registry import new_run
from games.core.run import Run
from games.grimm_forest import SPEC
from games.grimm_forest.ai.choosing import choices, draw_one
from games.grimm_forest.ai.good import answer
from games.grimm_forest.ai.judgement import FOLDER, SCALE, rounds_left
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.traits import is_building, trait_names, traits_of
from games.grimm_forest.content import FABLES, FRIENDS
from games.grimm_forest.state import GrimmState

WARMTHS = (0.06, 0.12, 0.4)
"""How the secret choices of a seat are drawn (`choosing.draw_one`), one of which is drawn for each seat and game."""
WILD = 0.05
"""The probability of a random action in a Build phase."""
GAMES = {2: 2000, 3: 1000, 4: 1000}
"""The usual number of games, by number of players."""
TESTED = 5
"""One in so many games is left out of the fit."""
RIDGE = {2: 60.0, 3: 6.0, 4: 6.0}
"""How strongly weights are drawn to zero, by number of players. Much is better, because the positions of a game share
its outcome; with three and four players that has not been measured yet."""
CARD_RIDGE = {2: 600.0}
"""The same for the weights of single cards, whatever their frequency. Few games have a card, and without this chance
would decide what it seems worth."""
TIME = {2: 0.15}
"""How strongly the change of a weight with the rounds left is drawn to zero, compared with the weight."""
STEPS = 12
"""Steps of Newton's method."""
PHASES = ("gather", "build")


@dataclass
class Rows:
    """The positions of a game at the starts of phases: for each, the traits of all players, the rounds left, and each
    player's share of the won game."""

    traits: dict[str, list[list[list[float]]]] = field(default_factory=lambda: {phase: [] for phase in PHASES})
    left: dict[str, list[float]] = field(default_factory=lambda: {phase: [] for phase in PHASES})
    shares: list[float] = field(default_factory=list)


def play(players: int, number: int) -> Rows:
    """Play a game, and return its positions."""
    rng, rows = random.Random(number), Rows()
    deal = hashlib.sha256(f"learning:{number}".encode()).hexdigest()
    run: Run[GrimmState] = new_run(SPEC, players, deal, SPEC.options.model_validate({"advanced": number % 2 > 0}))
    warmths = [rng.choice(WARMTHS) for _ in range(players)]
    now = (0, False)
    while not run.finished:
        state = run.state
        if now != (state.round, is_building(state)):
            now = (state.round, is_building(state))
            _note(rows, state)
        seat, decision = next(iter(run.open_questions().items()))
        board = run.rules.view(state, seat)
        if decision.key == "choose":
            run.submit(seat, draw_one(choices(Situation(board, seat), decision), warmths[seat], rng))
        elif decision.key == "build" and rng.random() < WILD:
            run.submit(seat, (rng.choice(decision.parts[0].ids),))
        else:
            run.submit(seat, answer(board, decision, rng))
    rows.shares = [share / SHARES for share in win_shares(run.rules.result(run.state).places)]
    return rows


def _note(rows: Rows, state: GrimmState) -> None:
    phase = PHASES[is_building(state)]
    situation = Situation(SPEC.rules.view(state, None), 0)
    rows.left[phase].append(rounds_left(situation))
    found = [traits_of(state, situation, player) for player in state.players]
    rows.traits[phase].append([[float(one.get(name, 0)) for name in trait_names(len(state.players))] for one in found])


Numbers = NDArray[np.float64]


def fit(players: int, phase: str, games: list[Rows]) -> dict[str, list[float]]:
    """Return the weights of each trait that explain the winners best, and print the errors for games left out."""
    traits, left, shares = _positions([rows for number, rows in enumerate(games) if number % TESTED], phase)
    width = traits.std((0, 1)) + 1e-6
    ridge = _ridge(width, players)
    inputs = _timed(traits / width, left)
    found = before = np.zeros(inputs.shape[2])
    best = -np.inf
    for _ in range(STEPS):
        while (likely := _likelihood(inputs, shares, found, ridge)) < best:
            found = (found + before) / 2  # Newton's method went too far
        best, before = likely, found
        chance = _softmax(inputs @ found)
        slope = np.einsum("ps,psf->f", shares - chance, inputs) - ridge * found
        middle = np.einsum("ps,psf->pf", chance, inputs)
        flat = inputs.reshape(-1, inputs.shape[2])
        curve = (flat * chance.reshape(-1, 1)).T @ flat - middle.T @ middle + np.diag(ridge)
        found = found + np.linalg.solve(curve, slope)
    found = before
    traits, left, shares = _positions(games[::TESTED], phase)
    chance = _softmax(_timed(traits / width, left) @ found)
    loss = -(shares * np.log(chance + 1e-9)).sum(1)
    for first, end in ((0, 0.2), (0.2, 0.5), (0.5, 9)):
        there = (left >= first) & (left < end)
        foreseen = (chance.argmax(1) == shares.argmax(1))[there].mean()
        print(f"{players} players, {phase}, rounds left {first} to {end} (divided by {SCALE}): loss "
              f"{loss[there].mean():.3f} of {np.log(players):.3f}, the winner foreseen {100 * foreseen:.0f} %")
    return dict(zip(trait_names(players), (found.reshape(2, -1) / width).T.round(4).tolist(), strict=True))


def _ridge(width: Numbers, players: int) -> Numbers:
    """Return how strongly each weight is drawn to zero, for traits that are divided by their `width`."""
    ridge = np.full(len(width), RIDGE[players])
    if players in CARD_RIDGE:
        single = np.array([name in FABLES or name in FRIENDS for name in trait_names(players)])
        ridge = np.where(single, CARD_RIDGE[players] / width**2, ridge)
    return np.concatenate([ridge, TIME.get(players, 1.0) * ridge])


def _likelihood(inputs: Numbers, shares: Numbers, found: Numbers, ridge: Numbers) -> float:
    """Return the logarithm of the likelihood of the winners, minus the penalty for large weights."""
    strengths = inputs @ found
    strengths -= strengths.max(1, keepdims=True)
    logs = strengths - np.log(np.exp(strengths).sum(1, keepdims=True))
    return float((shares * logs).sum() - (ridge * found**2).sum() / 2)


def _positions(games: list[Rows], phase: str) -> tuple[Numbers, Numbers, Numbers]:
    return (
        np.array([one for rows in games for one in rows.traits[phase]]),
        np.array([one for rows in games for one in rows.left[phase]]),
        np.array([rows.shares for rows in games for _ in rows.left[phase]]),
    )


def _timed(traits: Numbers, left: Numbers) -> Numbers:
    return np.concatenate([traits, traits * left[:, None, None]], axis=2)


def _softmax(strengths: Numbers) -> Numbers:
    shares = np.exp(strengths - strengths.max(1, keepdims=True))
    found: Numbers = shares / shares.sum(1, keepdims=True)
    return found


def main() -> None:
    """Play the games and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=0, help="2,000 with two players, else 1,000")
    parser.add_argument("--processes", type=int, default=2)
    job = parser.parse_args()
    number = job.games or GAMES[job.players]
    with ProcessPoolExecutor(job.processes, spawn_context()) as pool:
        games = list(pool.map(partial(play, job.players), range(number), chunksize=10))
    phases = [f"{json.dumps(phase)}: {_written(fit(job.players, phase, games))}" for phase in PHASES]
    text = ",\n".join(phases)
    (FOLDER / f"{job.players}.json").write_text(f"{{\n{text}\n}}\n", encoding="utf-8", newline="\n")


def _written(weights: dict[str, list[float]]) -> str:
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(pair)}" for name, pair in weights.items())
    return f"{{\n{lines}\n}}"


if __name__ == "__main__":
    main()
