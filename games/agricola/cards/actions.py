"""Actions as data: what cards let their owner do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.agricola import crops
from games.agricola.anytime import MayDecline, never, offer, settle, within_reach
from games.agricola.cards.own import Action, Own
from games.agricola.goods import ANIMALS, put
from games.agricola.wording.terms import card_text, goods_text
from games.core.text import Arg

Amounts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Gain:
    """Get goods from the supply."""

    goods: Amounts

    @property
    def calm(self) -> bool:
        """Whether nobody need be asked: animals may want a home."""
        return not any(good in ANIMALS for good in self.goods)

    def possible(self, own: Own) -> bool:
        """Always."""
        return True

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.gain(self.goods)
        if not self.calm:
            await settle(own.state, own.player)
        return True


def gain(**goods: int) -> Gain:
    """Get these goods from the supply."""
    return Gain(goods)


@dataclass(frozen=True, slots=True)
class Buy:
    """You may pay `cost` for `goods`, once."""

    goods: Amounts
    cost: Amounts
    calm = False

    def possible(self, own: Own) -> bool:
        """Whether the cost could be paid, with exchanges if need be."""
        return within_reach(own.state, own.player, self.cost)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        goods, cost = goods_text(self.goods), goods_text(self.cost)
        words: dict[str, Arg] = {"goods": goods, "cost": cost, "card": card_text(own.card)}
        if not await offer(own.state, own.player, "buy", self.cost, **words):
            return False
        put(own.goods, self.goods)
        own.state.tell("agricola-log-card-buys", own.seat, **words)
        if any(good in ANIMALS for good in self.goods):
            await settle(own.state, own.player)
        return True


@dataclass(frozen=True, slots=True)
class May:
    """An action that the owner may leave."""

    action: Action
    calm = False

    def possible(self, own: Own) -> bool:
        """Whether it could be done."""
        return self.action.possible(own)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await own.may(self.action)


@dataclass(frozen=True, slots=True)
class Coming:
    """Lay goods on round spaces, by how many rounds from now."""

    schedule: Mapping[int, Amounts]
    calm = True

    def possible(self, own: Own) -> bool:
        """Whether there are rounds to come."""
        return own.rounds_left > 0

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.put_coming({own.state.round + later: goods for later, goods in self.schedule.items()})
        return True


def coming_next(rounds: int, **goods: int) -> Coming:
    """The same goods on each of the next round spaces."""
    return Coming(dict.fromkeys(range(1, rounds + 1), goods))


@dataclass(frozen=True, slots=True)
class Bake:
    """A Bake Bread action."""

    calm = False

    def possible(self, own: Own) -> bool:
        """Whether there is grain, and something to bake it in."""
        return crops.can_bake(own.player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await crops.bake(own.state, own.player, may_decline)
