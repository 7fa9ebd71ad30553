"""A visit as the adviser reckons with it, made from the player's view alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from games.northwood.advice.odds import Odds, bits, each_bit
from games.northwood.content import CHARACTERS, DECK, INDEX_OF
from games.northwood.view import NorthwoodView

ALL = (1 << len(DECK)) - 1


@lru_cache(maxsize=64)
def odds_for(unseen: int, favourite: str) -> Odds:
    """Chances are kept between questions: many of them serve again in the next one."""
    return Odds(unseen, favourite)


@dataclass(frozen=True, slots=True)
class Situation:
    """Hand, points needed, statements known to come, and what else abilities touch.

    `unseen`: cards that may lie anywhere in the deck. `rng` makes up draws where one must reckon with unknown cards.
    """

    view: NorthwoodView
    fief: int
    ruler: str
    hand: int
    need: int
    coming: tuple[int, ...]
    unseen: int
    rng: random.Random = field(compare=False)

    @property
    def favourite(self) -> str:
        """The ruler's suit."""
        return CHARACTERS[self.ruler].suit

    @property
    def odds(self) -> Odds:
        """The chances for this favourite suit."""
        return odds_for(self.unseen, self.favourite)

    @property
    def size(self) -> int:
        """Cards in hand."""
        return self.hand.bit_count()

    @property
    def samples(self) -> int:
        """How many draws to make up: few while the hand is large and each costs much."""
        return 2 if self.size > 6 else 4 if self.size > 4 else 6

    def chance(self) -> float:
        """How likely the visit ends on its target, without further abilities."""
        return self.odds.chance(self.hand, self.need, self.coming)

    def holding(self, hand: int, need: int | None = None, coming: tuple[int, ...] | None = None) -> float:
        """The same chance with another hand, other points needed, or other statements to come."""
        return self.odds.chance(
            hand, self.need if need is None else need, self.coming if coming is None else coming,
        )

    def draws(self, count: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Ways in which the next `count` cards of the deck may come: their bits, and the statements after them."""
        count = max(0, min(count, self.view.deck_size))
        known, rest = self.coming[:count], self.coming[count:]
        missing = count - len(known)
        if not missing:
            yield sum(known), rest
            return
        pool = list(each_bit(self.unseen & ~sum(self.coming)))
        for _ in range(self.samples):
            yield sum(known) + sum(self.rng.sample(pool, min(missing, len(pool)))), rest

    def average(self, count: int, worth: Callable[[int, tuple[int, ...]], float]) -> float:
        """The average of `worth(drawn, coming)` over ways to draw `count` cards."""
        values = [worth(drawn, coming) for drawn, coming in self.draws(count)]
        return sum(values) / len(values)


def situation_of(view: NorthwoodView, fief: int | None = None) -> Situation:
    """The situation of the visit in progress, or of a visit to `fief` that would begin now."""
    number = view.visiting if fief is None else fief
    assert number is not None, "no visit to reckon with"
    ruler = view.fiefs[number].ruler
    assert ruler is not None, "the visited fief has no ruler"
    hand = bits(view.hand)
    coming: list[int] = []
    for name in view.deck_known:
        if name is None:
            break
        coming.append(1 << INDEX_OF[name])
    seen = hand | bits(view.discard) | bits(view.score)
    return Situation(
        view=view,
        fief=number,
        ruler=ruler,
        hand=hand,
        need=number - len(view.score),
        coming=tuple(coming),
        unseen=ALL & ~seen,
        rng=random.Random(hand),
    )


def under(situation: Situation, ruler: str) -> Situation:
    """The situation if another ruler ruled the visited fief."""
    return replace(situation, ruler=ruler)
