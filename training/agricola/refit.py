"""Weights of Agricola's strong player, fitted anew to games in which it is a little wrong about what counts.

    python -m training.agricola.refit --games 950 base_pair.json base_pair_late.json
    python -m training.agricola.refit --players 1 --moor --games 1500 --steps 2 moor_alone.json moor_alone.json

A player that is right about all that it does meets few positions in which it would be wrong. Here most seats judge some
traits by other weights than they should, and what comes of it is learnt with the same targets as ever
(`training.agricola.learning`). The fit begins with the weights that there are and is drawn back to them, so a
thousand games are enough. Each further step plays with the weights of the step before, and fits those of the beginning
to all games.

For two without hand cards in the base game, such weights say better what the last rounds come to, and worse what the
first do: in all rounds they lose to others, from `judgement.LATE` on they win. Alone, on the moor and with hand cards
(`--level 3`) they bring more in all rounds. It takes an hour; it is no part of `make bench`.
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
from games.core.processes import starting
from training.agricola.learning import (
    Kind,
    Past,
    add_kind,
    curious,
    descended,
    expected,
    noted,
    read,
    targets,
    text_of,
    told,
)

WRONG, SHARE, POINTS = 0.75, (0.03, 0.08), 2.0
"""The share of seats that are wrong; the share of traits that they are wrong about, at least and at most; by how many
points for each of these, at most (the width of a normal distribution)."""
BACK = 0.0001
"""How far the network is drawn back at each step."""
HOPE = {1: 0.6}
"""How much more what went better than expected counts than what went worse, by players (see `learning.HOPE`)."""
CURIOUS = 0.35
"""Alone, the share of games in which the player likes a few traits more than it should, instead of being wrong."""
HASTE = 80
"""Alone, the budget: seven games take as long as one otherwise, and are hardly worse."""


def wrong_about(known: judgement.Judgement, rng: random.Random) -> judgement.Judgement:
    """The same weights, or a few of them are others."""
    if rng.random() >= WRONG:
        return known
    width, share = rng.random() * POINTS, rng.uniform(*SHARE)
    columns = [(one[0] + (rng.gauss(0, width) if rng.random() < share else 0.0), *one[1:]) for one in known.columns]
    return judgement.Judgement(known.base, known.counts, known.thresholds, columns)


def minds_of(known: judgement.Judgement, players: int, rng: random.Random) -> list[judgement.Judgement]:
    """What each seat of a game judges by."""
    if players == 1 and rng.random() < CURIOUS:
        return [curious(known, rng)]
    return [wrong_about(known, rng) for _ in range(players)]


def played(kind: Kind, weights: dict[str, Any], seed: int) -> list[Past]:
    """One game with these weights, as their file has them: see `training.agricola.learning.noted`."""
    rng = random.Random(seed)
    lookahead.ALONE = dict.fromkeys(lookahead.ALONE, HASTE)
    return noted(minds_of(judgement.judgement_of(weights), kind.players, rng), kind, seed, rng)


def mended(before: dict[str, Any], games: list[Past], hope: float = 0.5, seed: int = 1) -> dict[str, Any]:
    """The network that says best what these games came to, and is not far from the one before: Adam, in traits as wide
    as their spread. `hope`: see `HOPE`."""
    found = np.concatenate([game.found for game in games])
    wanted = np.concatenate([targets(before, game) for game in games])
    mean, spread = found.mean(0), found.std(0)
    still = spread < 1e-3  # a trait that never changes says nothing, and keeps its weight
    spread[still] = 1.0
    scaled = np.where(still, 0.0, (found - mean) / spread)
    start: dict[str, Any] = {
        "units": before["units"] * spread[:, None], "direct": before["direct"] * spread, "counts": before["counts"],
        "thresholds": before["thresholds"] + mean @ before["units"], "base": before["base"] + mean @ before["direct"],
    }
    p = {key: np.array(value, dtype=np.float64) for key, value in start.items()}
    for moves in descended(p, scaled, wanted, hope, np.random.default_rng(seed)):
        for key, move in moves.items():
            p[key] = p[key] - move + BACK * (start[key] - p[key])
    units, direct = p["units"] / spread[:, None], p["direct"] / spread
    return {
        "units": units, "thresholds": p["thresholds"] - mean @ units, "counts": p["counts"], "direct": direct,
        "base": float(p["base"] - mean @ direct),
    }


def off(weights: dict[str, Any], games: list[Past]) -> float:
    """By how many points a network is off on these games' last positions, in the root of the mean square."""
    wrong = [expected(weights, game.found[-1:])[0] + game.beside[-1] - game.total for game in games]
    return float(np.sqrt(np.mean(np.square(wrong))))


def main() -> None:
    """Play, fit, and say how far off both are on a fifth of the games that was left out."""
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
    games: list[list[Past]] = []
    with ProcessPoolExecutor(args.processes, starting()) as pool:
        for step in range(args.steps):
            play = partial(played, kind, told(after))
            first = args.seed + step * args.games
            games += pool.map(play, range(first, first + args.games))
            known, left_out = ([seat for n, game in enumerate(games) if (n % 5 == 4) is late for seat in game]
                               for late in (False, True))
            after = mended(before, known, HOPE.get(kind.players, 0.5))
            print(f"off by {off(before, left_out):.2f} points before, {off(after, left_out):.2f} now", flush=True)
    args.into.write_text(text_of(after), encoding="utf-8")


if __name__ == "__main__":
    main()
