"""Find hand cards that Agricola's strong player overrates, by how far farms with them fall short of its expectation.

For example: `python -m training.agricola.shortfall --moor --games 400`.

If a card is judged rightly, farms that have just got it do as well against their expectation as others of that round.
Each card is listed with how many more points its farms came to; a negative number means that the card is overrated.
Look at both ends of the list. The cause is rarely the card alone, but a kind of effect, a good or a condition
(`CardParameters`, `occasions`). Two play at level III and do not look beyond their turns. It takes a few minutes; it is
not part of `make bench`.
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
from games.core.processes import spawn_context
from games.core.registry import first_state
from training.agricola.games import to_the_end
from training.agricola.hand_cards import at_first_sight
from training.agricola.learning import RecordedGame

FEW = 10
"""Cards that were played less often are left out."""


class Farm(NamedTuple):
    """A seat's farm at the end of a segment: the round, the final points above what was expected, and the new cards."""

    round: int
    more: float
    new: tuple[str, ...]


class Shortfall(NamedTuple):
    """A card: how often it was played, how many more points its farms came to than others, and the standard error."""

    card: str
    times: int
    more: float
    error: float


class Expecting(RecordedGame):
    """A game that records each seat's expectation and cards in play at the end of each segment."""

    def __init__(self, state: AgricolaState) -> None:
        self.played: list[list[tuple[str, ...]]] = [[] for _ in state.players]
        super().__init__(state)

    def note(self, player: Player) -> list[float]:
        """Return the round, and the points expected."""
        self.played[player.seat].append(tuple(player.played))
        return [float(self.state.round), worth(self.state, player, taste_for(self.state))]


def farms_of(moor: bool, seed: int) -> list[Farm]:
    """Play one game, and return all its farms."""
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
    """Return the cards that were played at least `few` times, the most surely overrated first."""
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
    """Play the games, and print the list."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.shortfall", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=800001)
    parser.add_argument("--moor", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes, spawn_context()) as pool:
        seeds = range(args.seed, args.seed + args.games)
        farms = [farm for game in pool.map(partial(farms_of, args.moor), seeds) for farm in game]
    for one in shortfalls(farms):
        print(f"{one.card}  {one.more:+.2f} ± {one.error:.2f}  ({one.times} times)")


if __name__ == "__main__":
    main()
