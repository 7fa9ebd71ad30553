"""Refit the weights of Agricola's strong player to games in which it misjudges a few things on purpose.

For example: `python -m training.agricola.refit --games 950 base_pair.json base_pair_late.json`, or `python -m
training.agricola.refit --players 1 --moor --games 1500 --steps 2 moor_alone.json moor_alone.json`.

A player that judges well meets few positions in which it would be wrong. Here most seats judge some traits by distorted
weights, and the results are learned with the usual targets (`training.agricola.learning`). The fit starts from the
present weights and is drawn back to them, so a thousand games are enough. Each further step plays with the weights of
the step before, and refits the original ones to all games.

For two players without hand cards in the base game, the new weights are better in the last rounds and worse in the
first: they lose when used in all rounds, and win when used from `judgement.LATE` on. Alone, with the Moor and with hand
cards (`--level 3`), they are better in all rounds. It takes an hour; it is not part of `make bench`.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from games.agricola.ai.planner import judgement, lookahead
from games.core.processes import spawn_context
from training.agricola.learning import (
    GameRecord,
    Kind,
    add_kind,
    as_json,
    expected,
    play_recorded,
    read,
    targets,
    text_of,
    training_steps,
    with_overrated_traits,
)

WRONG, SHARE, POINTS = 0.75, (0.03, 0.08), 2.0
"""The share of seats with distorted weights; the least and greatest share of traits distorted; and the greatest
standard deviation of the distortion, in points."""
BACK = 0.0001
"""How strongly the network is drawn back to the original at each step."""
HOPE = {1: 0.6}
"""The weight of results above expectation, by players (see `learning.OPTIMISM`)."""
CURIOUS = 0.35
"""Alone: the share of games in which some traits are overrated (`learning.with_overrated_traits`) instead."""
SEARCH_BUDGET = 80
"""Alone: the search budget. With it seven games take the time of one, and are hardly worse."""


def with_distorted_traits(known: judgement.Judgement, rng: random.Random) -> judgement.Judgement:
    """Return the weights, mostly with a few of them distorted at random."""
    if rng.random() >= WRONG:
        return known
    width, share = rng.random() * POINTS, rng.uniform(*SHARE)
    columns = [(one[0] + (rng.gauss(0, width) if rng.random() < share else 0.0), *one[1:]) for one in known.columns]
    return judgement.Judgement(known.base, known.counts, known.thresholds, columns)


def minds_of(known: judgement.Judgement, players: int, rng: random.Random) -> list[judgement.Judgement]:
    """Return the weights that each seat of a game uses."""
    if players == 1 and rng.random() < CURIOUS:
        return [with_overrated_traits(known, rng)]
    return [with_distorted_traits(known, rng) for _ in range(players)]


def played(kind: Kind, weights: dict[str, Any], seed: int) -> list[GameRecord]:
    """Play one game with these weights, in the format of their file; see `training.agricola.learning.play_recorded`."""
    rng = random.Random(seed)
    lookahead.ALONE = dict.fromkeys(lookahead.ALONE, SEARCH_BUDGET)
    return play_recorded(minds_of(judgement.judgement_of(weights), kind.players, rng), kind, seed, rng)


def refit(before: dict[str, Any], games: list[GameRecord], hope: float = 0.5, seed: int = 1) -> dict[str, Any]:
    """Return the network that fits these games best while staying near the one before. `hope`: see `HOPE`."""
    found = np.concatenate([game.found for game in games])
    wanted = np.concatenate([targets(before, game) for game in games])
    mean, spread = found.mean(0), found.std(0)
    still = spread < 1e-3  # a trait that never changes carries no information, and keeps its weight
    spread[still] = 1.0
    scaled = np.where(still, 0.0, (found - mean) / spread)
    start: dict[str, Any] = {
        "units": before["units"] * spread[:, None], "direct": before["direct"] * spread, "counts": before["counts"],
        "thresholds": before["thresholds"] + mean @ before["units"], "base": before["base"] + mean @ before["direct"],
    }
    p = {key: np.array(value, dtype=np.float64) for key, value in start.items()}
    for moves in training_steps(p, scaled, wanted, hope, np.random.default_rng(seed)):
        for key, move in moves.items():
            p[key] = p[key] - move + BACK * (start[key] - p[key])
    units, direct = p["units"] / spread[:, None], p["direct"] / spread
    return {
        "units": units, "thresholds": p["thresholds"] - mean @ units, "counts": p["counts"], "direct": direct,
        "base": float(p["base"] - mean @ direct),
    }


def rms_error(weights: dict[str, Any], games: list[GameRecord]) -> float:
    """Return a network's root mean square error, in points, on the last positions of these games."""
    wrong = [expected(weights, game.found[-1:])[0] + game.beside[-1] - game.total for game in games]
    return float(np.sqrt(np.mean(np.square(wrong))))


def main() -> None:
    """Play and fit, and print the errors before and after on a fifth of the games that was held out."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.refit", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("into", type=Path)
    add_kind(parser)
    parser.add_argument("--games", type=int, default=950, help="in each step")
    parser.add_argument("--steps", type=int, default=1)
    parser.add_argument("--seed", type=int, default=30001)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    kind = Kind(args.players, args.moor, args.level)
    before = after = read(args.file)
    games: list[list[GameRecord]] = []
    with ProcessPoolExecutor(args.processes, spawn_context()) as pool:
        for step in range(args.steps):
            play = partial(played, kind, as_json(after))
            first = args.seed + step * args.games
            games += pool.map(play, range(first, first + args.games))
            known, left_out = ([seat for n, game in enumerate(games) if (n % 5 == 4) is late for seat in game]
                               for late in (False, True))
            after = refit(before, known, HOPE.get(kind.players, 0.5))
            print(
                f"off by {rms_error(before, left_out):.2f} points before, {rms_error(after, left_out):.2f} now",
                flush=True,
            )
    args.into.write_text(text_of(after), encoding="utf-8")


if __name__ == "__main__":
    main()
