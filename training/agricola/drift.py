"""Correct what Agricola's strong player over- or underrates, by how its expectation drifts within games.

For example: `python -m training.agricola.drift --moor --games 80 moor_pair.json`.

An unbiased player is surprised for the better as often as for the worse, in any kind of position. If the expectation
sinks on average after a trait was present, its weight is too high; if it rises, too low. The same holds for each part
of what cards promise (`CardParameters`). Least squares over the steps of games at level III (LSTD) estimate by how
much. That needs far fewer games than learning from the final points, because drift shows when something went wrong. The
weights in the file are replaced, the corrections of parts are printed. It takes half an hour; it is not part of `make
bench`.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from games.agricola import SPEC
from games.agricola.ai.planner.cards import still_brings
from games.agricola.ai.planner.horizon import horizon
from games.agricola.ai.planner.taste import Parameters, taste_for
from games.agricola.ai.planner.traits import traits
from games.agricola.ai.planner.worth import worth
from games.agricola.cards.box import card_of
from games.agricola.state import AgricolaState, Player
from games.core.decision import Answer, Decision
from games.core.processes import spawn_context
from games.core.registry import first_state
from training.agricola.games import to_the_end
from training.agricola.hand_cards import PARTS, part_of
from training.agricola.learning import RecordedGame, Table, chosen, read, text_of

COUNTS = ("minor improvements", "occupations", "laid", "constant")
"""What else may drift: the numbers of cards played and of goods they put on round spaces, and a constant."""
LAMBDA = 0.6
"""The lambda of LSTD: the share of a surprise that a step passes on to the steps before it."""
PRIOR = 2000.0
"""The strength of the prior that weights are right, in steps (traits scaled by their spread)."""


class Drifting(RecordedGame):
    """A game that records each seat's position and expectation at the end of each segment."""

    def note(self, player: Player) -> list[float]:
        """Return the traits, `PARTS` and `COUNTS` of a seat's position, and the points expected."""
        state = self.state
        ahead, taste, cards = horizon(state, player), taste_for(state), [card_of(name) for name in player.played]

        def promised(one: Parameters) -> float:
            return sum(still_brings(card, ahead, one) for card in cards)

        parts = [part_of(taste, part, promised) for part in PARTS]
        laid = sum(len(there) for there in player.laid.values())
        counts = [len(player.minors), len(player.occupations), laid, 1.0]
        return [*traits(state, player), *parts, *counts, worth(state, player, taste)]


def watched(players: int, moor: bool, seed: int) -> list[tuple[Table, float]]:
    """Play one game at level III (or alone). Returns what was recorded and the final points, for each seat."""
    rng = random.Random(seed)
    options = SPEC.options(moor=moor) if players == 1 else SPEC.options(moor=moor, level=3)
    game = Drifting(first_state(SPEC, players, f"{seed:064x}", options))

    def choose(state: AgricolaState, decision: Decision) -> Answer:
        for player in state.players:
            if player.seat != decision.seat:
                player.hand = []
        return chosen(state, decision, rng)

    totals = to_the_end(game, rng, choose)
    return [(np.array(noted), float(total)) for noted, total in zip(game.noted, totals, strict=True)]


def drift(games: list[tuple[Table, float]], prior: float) -> Table:
    """Return the corrections of each trait, part and count, by LSTD."""
    spread = np.concatenate([noted for noted, _ in games])[:, :-1].std(0)
    spread[-1] = 1.0
    spread[spread < 1e-3] = np.inf  # what never changes carries no information
    n = len(spread)
    square, surprise = prior * np.eye(n), np.zeros(n)
    for noted, total in games:
        found, expects = noted[:, :-1] / spread, noted[:, -1]
        after = np.vstack([found[1:], np.zeros(n)])
        trace = np.zeros(n)
        for now, then, told_now, told_then in zip(found, after, expects, [*expects[1:], total], strict=True):
            trace = LAMBDA * trace + now
            square += np.outer(trace, now - then)
            surprise += trace * (told_then - told_now)
    more: Table = np.linalg.solve(square, surprise) / spread
    return more


def main() -> None:
    """Play the games, and update the weights."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.drift", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=20001)
    parser.add_argument("--moor", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes, spawn_context()) as pool:
        seeds = range(args.seed, args.seed + args.games)
        games = [seat for game in pool.map(partial(watched, args.players, args.moor), seeds) for seat in game]
    more = drift(games, PRIOR)
    weights: dict[str, Any] = read(args.file)
    here = len(weights["direct"])
    weights["direct"] = weights["direct"] + more[:here]
    weights["base"] += more[-1]
    args.file.write_text(text_of(weights), encoding="utf-8")
    for name, one in zip((*PARTS, *COUNTS), more[here:], strict=True):
        print(f"{name:20} {one:+.2f}")


if __name__ == "__main__":
    main()
