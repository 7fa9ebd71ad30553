"""Gains that depend on how many the player has of something (`games.agricola.cards.conditions.COUNTS`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.agricola.actions.goods import Amounts
from games.agricola.anytime import MayDecline, never, settle
from games.agricola.cards.conditions import counted
from games.agricola.cards.own import Brings, Own
from games.agricola.goods import ANIMALS


@dataclass(frozen=True, slots=True)
class GainFor(Brings):
    """Get goods for each `per` of something, at most `most` times."""

    goods: Amounts
    count: str
    per: int = 1
    most: int = 99

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        times = min(self.most, counted(own, self.count) // self.per)
        own.gain({good: n * times for good, n in self.goods.items()})
        return times > 0


@dataclass(frozen=True, slots=True)
class GainSteps(Brings):
    """Get the goods of the highest number that a count reaches; `exactly`: only for just that number."""

    count: str
    steps: Mapping[int, Amounts]
    exactly: bool = False

    @property
    def calm(self) -> bool:
        """Whether nobody need be asked: animals may want a home."""
        return not any(good in ANIMALS for goods in self.steps.values() for good in goods)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        number = counted(own, self.count)
        reached = [step for step in self.steps if (step == number if self.exactly else step <= number)]
        if not reached:
            return False
        own.gain(self.steps[max(reached)])
        if not self.calm:
            await settle(own.state, own.player)
        return True


@dataclass(frozen=True, slots=True)
class Win(Brings):
    """Bonus points, noted at once: `points`, and as many for each of something (`count`)."""

    points: int
    count: str = ""

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.win(self.points * (counted(own, self.count) if self.count else 1))
        return True


@dataclass(frozen=True, slots=True)
class WinSteps(Brings):
    """The bonus points of the highest number that a count reaches, noted at once."""

    count: str
    steps: Mapping[int, int]

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        reached = [step for step in self.steps if step <= counted(own, self.count)]
        own.win(self.steps[max(reached)] if reached else 0)
        return True
