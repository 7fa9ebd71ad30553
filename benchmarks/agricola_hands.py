"""What the cards of a hand are worth to Agricola's strong player, at level III with two players.

    python -m benchmarks.agricola_hands --games 200            how often it beats itself that ignores its hand
    python -m benchmarks.agricola_hands --learn --games 400    what each part of its reckoning was really worth

It learns from games between seats whose reckoning of cards differs at random: the difference of their points is
explained by what they had promised themselves of the cards they played (`CardTaste`), part by part. A part that is
worth 1.5 brings half as much again as it promises. Each deal is measured from both sides. It takes hours; it is no part
of `make bench`.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

import numpy as np

from games.agricola import SPEC
from games.agricola.ai.planner.cards import still_brings
from games.agricola.ai.planner.horizon import horizon
from games.agricola.ai.planner.lookahead import best_turn
from games.agricola.ai.planner.planner import choice
from games.agricola.ai.planner.taste import CardTaste, Taste, taste_for
from games.agricola.ai.planner.turns import PLACE, open_options
from games.agricola.cards.box import card_of
from games.agricola.state import AgricolaState, Player
from games.core.decision import Answer, Decision
from games.core.registry import first_state
from games.core.run import Run

PARTS = ("space", "anywhere", "round", "harvest", "once", "change", "other", "own")
"""What is learnt of `CardTaste`."""
COUNTS = ("minors", "occupations", "points")
"""What else explains the points: how many cards were played, and what is printed on them."""
SPREAD = 0.7
"""How far the reckonings of two seats differ: the deviation of a factor's logarithm."""
PRIOR = 40.0
"""How many squared points it takes to doubt that a part is worth what it promises."""
Chooser = Callable[[AgricolaState, Decision], Answer]


def using(taste: CardTaste | None = None) -> Chooser:
    """The strong player, with its own reckoning of cards or another one."""
    def choose(state: AgricolaState, decision: Decision) -> Answer:
        own = taste_for(state)
        return choice(state, decision, own if taste is None else replace(own, cards=taste))

    return choose


def ignoring(state: AgricolaState, decision: Decision) -> Answer:
    """The strong player without a hand: it plays none of its cards."""
    if decision.key in ("minor", "occupation", "mulligan") and decision.parts[0].least == 0:
        return ()
    if decision.key == "draft":
        return (decision.parts[0].ids[0],)
    if decision.key == "improvement":
        return ("major",) if "major" in decision.parts[0].ids else decision.parts[0].ids[:1]
    if decision.key != PLACE:
        return choice(state, decision, taste_for(state))
    state.players[decision.seat].hand = []
    return (best_turn(state, decision.seat, open_options(state), taste_for(state)).option,)


def played(choosers: tuple[Chooser, Chooser], seed: int, moor: bool) -> tuple[list[float], list[list[float]]]:
    """A game: the seats' points, and what they promised themselves of their cards (`PARTS`, `COUNTS`)."""
    rng = random.Random(seed)
    game = Run(SPEC.rules, first_state(SPEC, 2, f"{seed:064x}", SPEC.options(moor=moor, level=3)))
    promised, seen = [[0.0] * (len(PARTS) + len(COUNTS)) for _ in range(2)], [0, 0]
    while not game.finished:
        seat, decision = next(iter(game.open().items()))
        state = SPEC.rules.state_from(SPEC.rules.view(game.state, seat), rng)
        game.submit(seat, choosers[seat](state, decision))
        for player in game.state.players:
            if len(player.played) > seen[player.seat]:
                _note(game.state, player, seen[player.seat], promised[player.seat])
                seen[player.seat] = len(player.played)
    return [float(one) for one in SPEC.rules.result(game.state).totals], promised


def _note(state: AgricolaState, player: Player, known: int, promised: list[float]) -> None:
    """Add what the cards promise that were played since."""
    usual = replace(taste_for(state), cards=CardTaste())  # also where the table counts less of it
    ahead = horizon(state, player)
    for name in player.played[known:]:
        card = card_of(name)
        found = [_part(usual, part, lambda one: still_brings(card, ahead, one)) for part in PARTS]  # noqa: B023
        found += [float(card.kind == "minor"), float(card.kind == "occupation"), float(card.points)]
        promised[:] = [a + b for a, b in zip(promised, found, strict=True)]


def _part(taste: Taste, part: str, worth: Callable[[Taste], float]) -> float:
    """What of a card's worth comes from one part of the reckoning."""
    return worth(taste) - worth(replace(taste, cards=replace(taste.cards, **{part: 0.0})))


def measured(moor: bool, seed: int) -> float:
    """Of one deal from both sides: the games that the seat with a hand has won; half of a tie."""
    won = 0.0
    for side in (0, 1):
        choosers = (using(), ignoring) if side == 0 else (ignoring, using())
        totals, _ = played(choosers, seed, moor)
        won += 0.5 * (1 + np.sign(totals[side] - totals[1 - side]))
    return won


def differed(moor: bool, seed: int) -> tuple[float, list[float]]:
    """A game of two seats that reckon at random: by how much the first won, and what it had promised itself more."""
    rng, usual = random.Random(-seed), CardTaste()

    def drawn() -> CardTaste:
        return replace(usual, **{part: getattr(usual, part) * math.exp(rng.gauss(0, SPREAD)) for part in PARTS})

    totals, promised = played((using(drawn()), using(drawn())), seed, moor)
    return totals[0] - totals[1], [a - b for a, b in zip(*promised, strict=True)]


def learnt(found: list[tuple[float, list[float]]]) -> list[tuple[str, float, float]]:
    """Each part with what it is worth of what it promises, and how sure that is: ridge regression towards 1, and
    towards nothing for the mere number of cards."""
    x, y = np.array([one for _, one in found]), np.array([won for won, _ in found])
    prior = np.array([*[1.0] * len(PARTS), 0.0, 0.0, 1.0])
    square = x.T @ x + PRIOR * np.eye(x.shape[1])
    worth = prior + np.linalg.solve(square, x.T @ (y - x @ prior))
    left = y - x @ worth
    sure = np.sqrt(np.diag(np.linalg.inv(square)) * left.var())
    return list(zip((*PARTS, *COUNTS), worth.tolist(), sure.tolist(), strict=True))


def main() -> None:
    """Measure, or learn."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agricola_hands", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--base", action="store_true", help="without the moor")
    parser.add_argument("--learn", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes) as pool:
        if args.learn:
            seeds = range(args.seed, args.seed + args.games)
            for name, worth, sure in learnt(list(pool.map(partial(differed, not args.base), seeds))):
                print(f"{name:12} {worth:6.2f} ± {sure:.2f}")
            return
        won, deals = 0.0, range(args.seed, args.seed + args.games // 2)
        for n, one in enumerate(pool.map(partial(measured, not args.base), deals)):
            won += one
            print(f"{won} of {2 * n + 2} games ({won / (2 * n + 2):.0%})", flush=True)


if __name__ == "__main__":
    main()
