"""Measure what hand cards bring to Agricola's strong player, compared with what it expected of them (`CardParameters`).

For example: `python -m training.agricola.card_yield --games 60`.

At level III with two players, random cards of each hand are put into play for free, and no others are played. Each time
such a card has an effect, the gain in the estimated worth of its owner's position is recorded. That is much less noisy
than the final points, of which one card is a small part. Cards that only change a value, such as a price, are not
measured. It is not part of `make bench`.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from unittest.mock import patch

import numpy as np

from games.agricola import SPEC
from games.agricola.ai.planner.simulation import played_through
from games.agricola.ai.planner.taste import taste_for
from games.agricola.ai.planner.turns import RULES
from games.agricola.ai.planner.worth import worth
from games.agricola.cards.box import card_of
from games.agricola.cards.own import Own
from games.agricola.state import AgricolaState, Phase
from games.core.decision import Answer, Decision
from games.core.processes import spawn_context
from games.core.registry import first_state
from training.agricola.hand_cards import at_first_sight, cards_to_play, parts_of, put_into_play

PARTS = ("trusted", "sure", "round", "harvest", "latched", "gist")
"""The measured parts of `CardParameters`. `trusted` stands for all goods that come with spaces."""
LAID = 3
"""How many minor improvements, and as many occupations, each seat gets."""
AT_ONCE = ("gain", "pay", "win", "lay", "put_coming")
"""The methods by which a card affects its owner without an action."""
Card = tuple[int, str]
"""A seat and a card in play before it."""


@dataclass
class Watch:
    """Records what cards do in the real game, leaving out what is only thought through in copies.

    `points` and `times` (gain and number of effects by card) count from after the card was played, without its
    immediate effect.
    """

    points: defaultdict[Card, float] = field(default_factory=lambda: defaultdict(float))
    times: defaultdict[Card, int] = field(default_factory=lambda: defaultdict(int))
    looking: bool = False

    @contextmanager
    def done_by(self, own: Own) -> Iterator[None]:
        """Record an effect of the card, which happens inside the block."""
        if not self.looking:
            yield
            return
        before = self._worth_to(own)
        self.looking = False
        try:
            yield
        finally:
            self.looking = True
            self.points[own.seat, own.card] += self._worth_to(own) - before
            self.times[own.seat, own.card] += 1

    @staticmethod
    def _worth_to(own: Own) -> float:
        return worth(own.state, own.player, taste_for(own.state))

    @contextmanager
    def everywhere(self) -> Iterator[None]:
        """Record the effects of all cards inside the block."""
        with ExitStack() as stack:
            for name in AT_ONCE:
                stack.enter_context(patch.object(Own, name, self._at_once(getattr(Own, name))))
            stack.enter_context(patch.object(Own, "_aside", self._by_and_by(Own._aside)))
            yield

    def _at_once(self, does: Callable[..., None]) -> Callable[..., None]:
        def watched(own: Own, *args: Any) -> None:
            with self.done_by(own):
                does(own, *args)

        return watched

    def _by_and_by(self, does: Callable[..., Awaitable[bool]]) -> Callable[..., Awaitable[bool]]:
        async def watched(own: Own, *args: Any) -> bool:
            with self.done_by(own):
                return await does(own, *args)

        return watched


@dataclass(frozen=True, slots=True)
class Brought:
    """A card in a game: what each of `PARTS` promised when it was played, what it brought, and how often it acted."""

    card: str
    promised: list[float]
    points: float
    times: int


def brought(moor: bool, seed: int) -> list[Brought]:
    """Play one game, and return what its cards brought."""
    rng, watch = random.Random(seed), Watch()
    state = first_state(SPEC, 2, f"{seed:064x}", SPEC.options(moor=moor, level=3, hands="dealt"))
    due = sorted(one for seat in range(2) for one in cards_to_play(state, seat, rng, LAID))

    def answers(now: AgricolaState, decision: Decision) -> Answer:
        looking, watch.looking = watch.looking, False
        try:
            return at_first_sight(now, decision, taste_for(now))
        finally:
            watch.looking = looking

    promised: dict[Card, list[float]] = {}
    with watch.everywhere():
        while not RULES.finished(state):
            while state.phase is Phase.WORK and due and due[0][0] <= state.round:
                _, seat, name = due.pop(0)
                if put_into_play(state, seat, name, answers):
                    promised[seat, name] = parts_of(state, seat, card_of(name), taste_for(state), PARTS)
            watch.looking = True
            played_through(RULES, state, answers)
            watch.looking = False
            state.clear_journal()
    return [Brought(one[1], parts, watch.points[one], watch.times[one]) for one, parts in promised.items()]


def main() -> None:
    """Play the games, and print promises and yields by part."""
    parser = argparse.ArgumentParser(prog="python -m training.agricola.card_yield", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--base", action="store_true", help="without the moor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes, spawn_context()) as pool:
        seeds = range(args.seed, args.seed + args.games)
        found = [one for game in pool.map(partial(brought, not args.base), seeds) for one in game]
    promised, points = np.array([one.promised for one in found]), np.array([one.points for one in found])
    times = np.array([one.times for one in found])
    for number, part in enumerate(PARTS):
        most = (promised.argmax(1) == number) & (promised.max(1) > 0)
        if (n := int(most.sum())) > 1:
            print(f"{part:10} {n:4} cards promised {promised[most].sum(1).mean():5.2f} and brought "
                  f"{points[most].mean():5.2f} ± {points[most].std() / n**0.5:.2f} in {times[most].mean():.1f} acts")
    seen = times > 0
    print(f"of those that did something: correlation {np.corrcoef(promised.sum(1)[seen], points[seen])[0, 1]:.2f}")


if __name__ == "__main__":
    main()
