"""By how much farms with a card of the hand fall short of what Agricola's strong player expects of them.

    python -m training.agricola.shortfall --moor --games 400

Whoever judges a card rightly is right on average about the farms before which it comes to lie, as far as about others
of the same round. Each card is listed with how many points more than that its farms came to: fewer than none is a card
that is believed too much. The first and the last of the list are where to look. What is wrong there is hardly ever the
card, but a kind of effect, a good or a condition (`CardTaste`, `occasions`). Two play at level III and look no further
than their turns. It takes a few minutes; it is no part of `make bench`.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from games.agricola import SPEC
from games.agricola.ai.planner.taste import taste_for
from games.agricola.ai.planner.worth import worth
from games.agricola.state import AgricolaState, Player
from games.core.processes import starting
from games.core.registry import first_state
from training.agricola.games import to_the_end
from training.agricola.hand_cards import at_first_sight
from training.agricola.learning import Watched

FEW = 10
"""Cards that were played less often are left out."""


class Farm(NamedTuple):
    """A seat's farm at the end of a segment: by how many points it came to more than was expected of it, and the cards
    that had just come to lie there."""

    round: int
    more: float
    new: tuple[str, ...]


class Shortfall(NamedTuple):
    """A card: how often it was played, by how many points more its farms came to, and the error of that."""

    card: str
    times: int
    more: float
    error: float


class Expecting(Watched):
    """A game that notes what each seat expects at the end of each segment, and which cards lie before it."""

    def __init__(self, state: AgricolaState) -> None:
        self.played: list[list[tuple[str, ...]]] = [[] for _ in state.players]
        super().__init__(state)

    def note(self, player: Player) -> list[float]:
        """The round, and the points expected."""
        self.played[player.seat].append(tuple(player.played))
        return [float(self.state.round), worth(self.state, player, taste_for(self.state))]


def farms_of(moor: bool, seed: int) -> list[Farm]:
    """All farms of one game."""
    rng = random.Random(seed)
    game = Expecting(first_state(SPEC, 2, f"{seed:064x}", SPEC.options(moor=moor, level=3)))
    totals = to_the_end(game, rng, lambda state, decision: at_first_sight(state, decision, taste_for(state)))
    found = []
    for noted, played, total in zip(game.noted, game.played, totals, strict=True):
        before: set[str] = set()
        for (number, expected), cards in zip(noted, played, strict=True):
            found.append(Farm(int(number), total - expected, tuple([card for card in cards if card not in before])))
            before.update(cards)
    return found


def shortfalls(farms: Iterable[Farm], few: int = FEW) -> list[Shortfall]:
    """Each card that was played `few` times or more, the one first that is surest to be believed too much."""
    rounds, cards = defaultdict(list), defaultdict(list)
    for farm in farms:
        rounds[farm.round].append(farm.more)
        for card in farm.new:
            cards[card].append(farm)
    usual = {number: float(np.mean(more)) for number, more in rounds.items()}
    found = []
    for card, there in cards.items():
        if len(there) >= few:
            more = np.array([farm.more - usual[farm.round] for farm in there])
            found.append(Shortfall(card, len(there), float(more.mean()), float(more.std() / len(there) ** 0.5)))
    return sorted(found, key=lambda one: one.more / max(one.error, 1e-9))


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.shortfall", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=800001)
    parser.add_argument("--moor", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes, starting()) as pool:
        seeds = range(args.seed, args.seed + args.games)
        farms = [farm for game in pool.map(partial(farms_of, args.moor), seeds) for farm in game]
    for one in shortfalls(farms):
        print(f"{one.card}  {one.more:+.2f} ± {one.error:.2f}  ({one.times} times)")


if __name__ == "__main__":
    main()
