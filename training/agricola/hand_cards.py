"""Measure what hand cards are worth to Agricola's strong player, at level III with two players.

`python -m training.agricola.hand_cards --games 200` measures how often it beats itself without hand cards. `python -m
training.agricola.hand_cards --learn --games 2050` measures how much each part of its estimate is really worth.

With `--learn`, some cards are put into play for free at random, and the difference of the final points is explained by
what these cards had promised (`CardParameters`), part by part: a part with value 1.5 brings half as much again as it
promises. Cards that were chosen freely would teach less, because their gain is mixed up with their cost and with what
else the seat could have done. Without `--learn`, each deal is played from both sides. It takes hours; it is not part of
`make bench`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from games.agricola import SPEC
from games.agricola.ai.planner.cards import at_once, still_brings
from games.agricola.ai.planner.free_acts import unplaced
from games.agricola.ai.planner.horizon import horizon
from games.agricola.ai.planner.lookahead import best_turn
from games.agricola.ai.planner.planner import choice
from games.agricola.ai.planner.simulation import OneCard, played_through
from games.agricola.ai.planner.taste import CardParameters, Parameters, taste_for
from games.agricola.ai.planner.turns import PLACE, RULES, open_options, turns
from games.agricola.cards.box import AgricolaCard, card_of, playable
from games.agricola.cards.own import Own
from games.agricola.cards.play import minor_prices
from games.agricola.funding import payable
from games.agricola.goods import put
from games.agricola.state import AgricolaState, Phase
from games.core.copying import copy_of
from games.core.decision import Answer, Decision
from games.core.processes import spawn_context
from games.core.registry import first_state
from games.core.run import Run
from training.agricola.games import Chooser, to_the_end

PARTS = ("trusted", "sure", "round", "harvest", "latched", "gist")
"""The measured parts of `CardParameters`. `trusted`: goods that come with spaces; `gist`: values that cards change."""
COUNTS = ("at once", "points", "starting")
"""What else explains the points: immediate effects of cards, points printed on them, and who starts."""
LAID, ROUNDS, LAST = 3, 6, 11
"""How many minor improvements, and as many occupations, each seat gets for free; the round by which they are due; and
the last round in which they may still wait for their prerequisites."""
PRIOR = 40.0
"""The strength of the prior that each part is worth what it promises, in squared points."""


def strong_player(taste: CardParameters | None = None) -> Chooser:
    """Return the strong player, with its own estimate of cards or with `taste`."""
    def choose(state: AgricolaState, decision: Decision) -> Answer:
        own = taste_for(state)
        return choice(state, decision, own if taste is None else replace(own, cards=taste))

    return choose


def without_hand(state: AgricolaState, decision: Decision) -> Answer:
    """Answer as the strong player without hand cards: it plays none of them."""
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


def _by_seat(choosers: Sequence[Chooser], state: AgricolaState, decision: Decision) -> Answer:
    return choosers[decision.seat](state, decision)


def wins_of_deal(moor: bool, seed: int) -> float:
    """Play a deal from both sides, and return how many games the seat with hand cards won; a tie counts half."""
    won = 0.0
    for side in (0, 1):
        rng, choosers = random.Random(seed), (strong_player(), without_hand) if side == 0 else (
            without_hand, strong_player()
        )
        game = Run(RULES, first_state(SPEC, 2, f"{seed:064x}", SPEC.options(moor=moor, level=3)))
        totals = to_the_end(game, rng, partial(_by_seat, choosers))
        won += 0.5 * (1 + np.sign(totals[side] - totals[1 - side]))
    return won


def paired_difference(moor: bool, seed: int) -> tuple[float, list[float]]:
    """Play a game in which each seat gets some cards for free and plays no others.

    Returns by how much the first seat won, and how much more its cards had promised (`PARTS`, `COUNTS`).
    """
    rng = random.Random(seed)
    state = first_state(SPEC, 2, f"{seed:064x}", SPEC.options(moor=moor, level=3, hands="dealt"))
    taste = taste_for(state)
    answers = partial(at_first_sight, taste=taste)
    due = [one for seat in range(2) for one in cards_to_play(state, seat, rng, LAID)]
    promised = np.zeros(len(PARTS) + len(COUNTS))
    promised[-1] = 1.0
    while not RULES.finished(state):
        for one in [one for one in due if state.phase is Phase.WORK and one[0] <= state.round <= LAST]:
            _, seat, name = one
            promise = _promised(state, seat, card_of(name), taste)
            if put_into_play(state, seat, name, answers):
                due.remove(one)
                promised += (1 - 2 * seat) * np.array(promise)
        played_through(RULES, state, answers)
        state.clear_journal()
    totals = RULES.result(state).totals
    return float(totals[0] - totals[1]), promised.tolist()


def at_first_sight(state: AgricolaState, decision: Decision, taste: Parameters) -> Answer:
    """Return the strong player's answer when it does not look beyond its turn."""
    if (found := unplaced(state, decision, taste)) is not None:
        return found
    return (turns(copy_of(state), decision.seat, decision.parts[0].ids, taste)[0].option,)


def cards_to_play(state: AgricolaState, seat: int, rng: random.Random, each: int) -> Iterator[tuple[int, int, str]]:
    """Draw `each` minor improvements and as many occupations from a seat's hand, and discard the rest.

    Yields the round in which each is to be put into play, the seat, and the card.
    """
    hand = [card_of(held.name) for held in state.players[seat].hand]
    state.players[seat].hand = []
    for kind in ("minor", "occupation"):
        names = [card.id for card in hand if card.kind == kind and not card.upgrades and not card.passing]
        for name in rng.sample(names, min(each, len(names))):
            yield rng.randint(1, ROUNDS), seat, name


def put_into_play(state: AgricolaState, seat: int, name: str, answers: Chooser) -> bool:
    """Put a card into play for a seat, for free. Returns whether that was possible.

    It is not where its prerequisite is not met, or where it has a further cost that the seat cannot pay.
    """
    player, card = state.players[seat], card_of(name)
    if not playable(state, seat, name):
        return False
    put(player.goods, card.cost)
    if card.kind == "minor" and not payable(state, player, minor_prices(state, player, name)):
        return False
    played_through(OneCard(seat, name), state, answers)
    return True


def _promised(state: AgricolaState, seat: int, card: AgricolaCard, taste: Parameters) -> list[float]:
    """Return what a card promises now: `PARTS`, `COUNTS`."""
    return [*parts_of(state, seat, card, taste, PARTS), at_once(card, taste.cards), float(card.points), 0.0]


def parts_of(
    state: AgricolaState, seat: int, card: AgricolaCard, taste: Parameters, parts: Sequence[str]
) -> list[float]:
    """Return what a card promises now, by these parts of the estimate."""
    ahead = horizon(state, state.players[seat])
    own = Own(state, seat, card.id)
    return [part_of(taste, part, lambda one: still_brings(card, ahead, one, own)) for part in parts]


def part_of(taste: Parameters, part: str, worth: Callable[[Parameters], float]) -> float:
    """Return how much of a card's worth comes from one part of the estimate."""
    without: dict[str, Any] = {part: 0.0}
    return worth(taste) - worth(replace(taste, cards=replace(taste.cards, **without)))


def learnt(found: list[tuple[float, list[float]]]) -> list[tuple[str, float, float]]:
    """Return each part, the share of its promise that came true (ridge regression towards 1), and its error."""
    x, y = np.array([one for _, one in found]), np.array([won for won, _ in found])
    prior = np.array([1.0] * (x.shape[1] - 1) + [0.0])
    square = x.T @ x + PRIOR * np.eye(x.shape[1])
    worth = prior + np.linalg.solve(square, x.T @ (y - x @ prior))
    left = y - x @ worth
    sure = np.sqrt(np.diag(np.linalg.inv(square)) * left.var())
    return list(zip((*PARTS, *COUNTS), worth.tolist(), sure.tolist(), strict=True))


def main() -> None:
    """Measure wins, or with `--learn` the worth of each part."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.hand_cards", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--base", action="store_true", help="without the moor")
    parser.add_argument("--learn", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes, spawn_context()) as pool:
        if args.learn:
            seeds = range(args.seed, args.seed + args.games)
            for name, worth, sure in learnt(list(pool.map(partial(paired_difference, not args.base), seeds))):
                print(f"{name:12} {worth:6.2f} ± {sure:.2f}")
            return
        won, deals = 0.0, range(args.seed, args.seed + args.games // 2)
        for n, one in enumerate(pool.map(partial(wins_of_deal, not args.base), deals)):
            won += one
            print(f"{won} of {2 * n + 2} games ({won / (2 * n + 2):.0%})", flush=True)


if __name__ == "__main__":
    main()
