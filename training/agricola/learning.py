"""Train the weights of Agricola's strong player: it plays against itself, and a small network learns from the games.

For example: `python -m training.agricola.learning --players 2 --steps 8 --games 120 base_pair.json`.

Each step plays games with the weights of the step before (the first: with those of `--start`, or with the planner's own
estimate), a little randomly, so that it also sees what it would not choose. The target of a position is the final
points, mixed with what was expected a few turns later (TD(lambda)). It takes hours; it is not part of `make bench`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.agricola import SPEC
from games.agricola.ai.planner import judgement
from games.agricola.ai.planner.cards import of_hand
from games.agricola.ai.planner.free_acts import unplaced
from games.agricola.ai.planner.planner import choice
from games.agricola.ai.planner.taste import taste_for
from games.agricola.ai.planner.traits import traits
from games.agricola.ai.planner.turns import turns
from games.agricola.state import AgricolaState, Phase, Player
from games.core.decision import Answer, Decision
from games.core.processes import spawn_context
from games.core.registry import first_state
from games.core.run import Run
from training.agricola.games import to_the_end

Table = NDArray[np.float64]
SEEN = (Phase.WORK, Phase.RETURN, Phase.FEED, Phase.BREED)
LAMBDA, STRAY, NOISE = 0.97, 0.04, 0.4
"""The lambda of targets; how often a placement is random; the noise, in points, on the worth of compared turns."""
UNITS, EPOCHS, BATCH, RATE, DECAY = 24, 12, 512, 0.001, 0.001
OPTIMISM = {1: 0.7}
"""The weight of results above expectation, by players; of those below, the remainder to 1. Alone there is little chance
in the game, so bad results mostly come from exploration. 0.5: equal weights."""
CURIOUS = 0.7, 0.03, 4.0
"""When alone: the share of games with overrated traits, the share of these traits, and by how many points at most."""
KEPT = 6
"""The number of latest steps whose games are learned from."""


class RecordedGame(Run[AgricolaState]):
    """A game that records each seat's position at the end of each segment."""

    def __init__(self, state: AgricolaState) -> None:
        self.noted: list[list[list[float]]] = [[] for _ in state.players]
        super().__init__(SPEC.rules, state)

    def _close_segment(self) -> None:
        super()._close_segment()
        if self.state.phase in SEEN:
            for player in self.state.players:
                self.noted[player.seat].append(self.note(player))

    def note(self, player: Player) -> list[float]:
        """Return what is recorded of a seat's position: its traits, and the points that are counted apart from them."""
        beside = player.bonus + of_hand(self.state, player, taste_for(self.state))
        return [*traits(self.state, player), beside]


class GameRecord(NamedTuple):
    """A seat's game: its positions' traits (`found`), the points counted apart (`beside`), and the final points."""

    found: Table
    beside: Table
    total: float


def with_overrated_traits(known: judgement.Judgement, rng: random.Random) -> judgement.Judgement:
    """Return the weights with some traits overrated at random, to see farms that the player would not choose."""
    share, liked, points = CURIOUS
    if rng.random() >= share:
        return known
    spread = rng.random() * points
    columns = [
        (one[0] + (rng.random() * spread if rng.random() < liked else 0.0), *one[1:]) for one in known.columns
    ]
    return judgement.Judgement(known.base, known.counts, known.thresholds, columns)


def chosen(state: AgricolaState, decision: Decision, rng: random.Random) -> Answer:
    """Return the strong player's answer, with a random or misjudged placement now and then."""
    taste = taste_for(state)
    if (given := unplaced(state, decision, taste)) is not None:
        return given
    if rng.random() < STRAY:
        return (rng.choice(decision.parts[0].ids),)
    if len(state.players) == 1:  # what is learned is what planning the whole round leads to
        return choice(state, decision, taste)
    found = turns(state, decision.seat, decision.parts[0].ids, taste)
    return (max(found, key=lambda turn: turn.worth + rng.gauss(0, NOISE)).option,)


class Kind(NamedTuple):
    """The kind of table that is trained for."""

    players: int
    moor: bool
    level: int


def play_game(kind: Kind, seed: int, weights: dict[str, Any] | None) -> list[GameRecord]:
    """Play one game with these weights, in the format of their file; see `play_recorded`."""
    rng = random.Random(seed)
    known = judgement.judgement_of(weights) if weights is not None else None
    mind = with_overrated_traits(known, rng) if known and kind.players == 1 else known
    return play_recorded([mind] * kind.players, kind, seed, rng)


def play_recorded(
    minds: Sequence[judgement.Judgement | None], kind: Kind, seed: int, rng: random.Random
) -> list[GameRecord]:
    """Play one game in which each seat has its own weights, and return the game of each seat."""
    options = SPEC.options(moor=kind.moor, level=kind.level)
    game = RecordedGame(first_state(SPEC, kind.players, f"{seed:064x}", options))

    def choose(state: AgricolaState, decision: Decision) -> Answer:
        judgement.use(minds[decision.seat], kind.players, moor=kind.moor, cards=kind.level > 1)
        return chosen(state, decision, rng)

    totals = to_the_end(game, rng, choose)
    tables = [np.array(seen) for seen in game.noted]
    return [GameRecord(one[:, :-1], one[:, -1], float(total)) for one, total in zip(tables, totals, strict=True)]


def expected(weights: dict[str, Any], found: Table) -> Table:
    """Return the points that a network expects of positions."""
    inner = np.maximum(0.0, found @ weights["units"] + weights["thresholds"])
    out: Table = inner @ weights["counts"] + found @ weights["direct"] + weights["base"]
    return out


def targets(weights: dict[str, Any] | None, game: GameRecord) -> list[float]:
    """Return the training targets of a game's positions."""
    if weights is None:
        return [game.total - beside for beside in game.beside.tolist()]
    wanted, ahead = [], game.total
    for value, beside in zip(expected(weights, game.found)[::-1].tolist(), game.beside[::-1].tolist(), strict=True):
        wanted.append(ahead - beside)
        ahead = LAMBDA * ahead + (1 - LAMBDA) * (value + beside)
    return wanted[::-1]


class Adam:
    """The Adam optimiser (Kingma and Ba, 2014) for a network `p`."""

    def __init__(self, p: dict[str, Any]) -> None:
        self._first, self._second = ({key: np.zeros_like(value) for key, value in p.items()} for _ in range(2))
        self._steps = 0

    def moves(self, slope: dict[str, Any]) -> dict[str, Any]:
        """Return the next step for a gradient, of length 1 where the gradient is steady."""
        self._steps += 1
        found = {}
        for key, now in slope.items():
            self._first[key] = 0.9 * self._first[key] + 0.1 * now
            self._second[key] = 0.999 * self._second[key] + 0.001 * now**2
            spread = np.sqrt(self._second[key] / (1 - 0.999**self._steps)) + 1e-8
            found[key] = self._first[key] / (1 - 0.9**self._steps) / spread
        return found


def hidden_activations(p: dict[str, Any], z: Table) -> Table:
    """Return the hidden activations of a network for positions."""
    inner: Table = np.maximum(0.0, z @ p["units"] + p["thresholds"])
    return inner


def gradient(p: dict[str, Any], z: Table, inner: Table, wrong: Table) -> dict[str, Any]:
    """Return the gradient of a network's error on positions."""
    back = np.outer(wrong, p["counts"]) * (inner > 0)
    return {
        "units": z.T @ back, "thresholds": back.sum(0), "counts": inner.T @ wrong, "direct": z.T @ wrong,
        "base": wrong.sum(),
    }


def training_steps(
    p: dict[str, Any], scaled: Table, wanted: Table, hope: float, rng: np.random.Generator
) -> Iterator[dict[str, Any]]:
    """Yield the steps of training a network on positions, shorter from epoch to epoch.

    The caller must apply each step before asking for the next. `hope`: see `OPTIMISM`.
    """
    steps = Adam(p)
    for epoch in range(EPOCHS):
        order = rng.permutation(len(wanted))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            some = order[at : at + BATCH]
            z = scaled[some]
            inner = hidden_activations(p, z)
            wrong = np.clip(inner @ p["counts"] + z @ p["direct"] + p["base"] - wanted[some], -12, 12) / BATCH
            wrong *= 2 * np.where(wrong < 0, hope, 1 - hope)
            moves = steps.moves(gradient(p, z, inner, wrong))
            yield {key: RATE * (1 - epoch / EPOCHS) * move for key, move in moves.items()}


def train(found: Table, wanted: Table, seed: int, hope: float) -> dict[str, Any]:
    """Train a network on positions: least squares first, then Adam with weight decay. `hope`: see `OPTIMISM`."""
    rng = np.random.default_rng(seed)
    mean, spread = found.mean(0), found.std(0)
    spread[spread < 1e-3] = np.inf  # a trait that never changes carries no information
    scaled = (found - mean) / spread
    n = found.shape[1]
    direct = np.linalg.solve(scaled.T @ scaled + 300 * np.eye(n), scaled.T @ (wanted - wanted.mean()))
    p: dict[str, Any] = {
        "units": rng.normal(0, n**-0.5, (n, UNITS)), "thresholds": np.zeros(UNITS), "counts": rng.normal(0, 0.1, UNITS),
        "direct": direct, "base": wanted.mean(),
    }
    for moves in training_steps(p, scaled, wanted, hope, rng):
        for key, move in moves.items():
            kept = 1 - DECAY if key in ("units", "counts", "direct") else 1.0
            p[key] = (p[key] - move) * kept
    units, direct = p["units"] / spread[:, None], p["direct"] / spread
    return {
        "units": units, "thresholds": p["thresholds"] - mean @ units, "counts": p["counts"], "direct": direct,
        "base": p["base"] - mean @ direct,
    }


def read(file: Path) -> dict[str, Any]:
    """Read a network from a file."""
    found = json.loads(file.read_text(encoding="utf-8"))
    units = found["units"]
    return {
        "units": np.array([unit["weights"] for unit in units]).T, "direct": np.array(found["direct"]),
        "thresholds": np.array([unit["threshold"] for unit in units]), "base": found["base"],
        "counts": np.array([unit["counts"] for unit in units]),
    }


def text_of(weights: dict[str, Any]) -> str:
    """Return the text of a weights file, with a line for each unit, so that changes show in a diff."""
    found = as_json(weights)
    units = ",\n".join(json.dumps(unit) for unit in found["units"])
    base, direct = json.dumps(found["base"]), json.dumps(found["direct"])
    return f'{{\n"base": {base},\n"direct": {direct},\n"units": [\n{units}\n]\n}}\n'


def as_json(weights: dict[str, Any]) -> dict[str, Any]:
    """Return a network in the format of its file."""
    def short(value: float) -> float:
        return float(f"{value:.4g}")

    return {
        "base": short(weights["base"]), "direct": [short(one) for one in weights["direct"]],
        "units": [
            {"threshold": short(threshold), "counts": short(counts), "weights": [short(one) for one in column]}
            for threshold, counts, column in zip(
                weights["thresholds"], weights["counts"], weights["units"].T, strict=True
            )
        ],
    }


def main() -> None:
    """Train, and rewrite the file after each step."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.learning", description=__doc__)
    parser.add_argument("file", type=Path)
    add_kind(parser)
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--start", type=Path, help="weights to begin with, as of another number of players")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    kind = Kind(args.players, args.moor, args.level)
    weights = read(args.start) if args.start else None
    games: list[list[GameRecord]] = []
    with ProcessPoolExecutor(args.processes, spawn_context()) as pool:
        for step in range(args.steps):
            play = partial(play_game, kind, weights=as_json(weights) if weights else None)
            new = [seat for game in pool.map(play, range(step * args.games, (step + 1) * args.games)) for seat in game]
            games = [*games, new][-KEPT:]
            every = [game for some in games for game in some]
            wanted = np.array([value for game in every for value in targets(weights, game)])
            found = np.concatenate([game.found for game in every])
            weights = train(found, wanted, step, OPTIMISM.get(kind.players, 0.5))
            args.file.write_text(text_of(weights), encoding="utf-8")
            print(f"step {step}: {np.mean([game.total for game in new]):.1f} points", flush=True)


def add_kind(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that describe the kind of table to train for."""
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--moor", action="store_true")
    parser.add_argument("--level", type=int, choices=(1, 2, 3), default=1, help="3: with hand cards")


if __name__ == "__main__":
    main()
