"""Actions that bring goods."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from games.agricola.anytime import MayDecline, ask_freely, never, offer, settle, within_reach
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards.own import Action, Brings, Own
from games.agricola.gains import receive
from games.agricola.goods import ANIMALS
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, goods_text
from games.core.decision import one_of

Amounts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Gain(Brings):
    """Get goods from the supply."""

    goods: Amounts

    @property
    def calm(self) -> bool:
        """Whether nobody need be asked: animals may want a home."""
        return not any(good in ANIMALS for good in self.goods)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.gain(self.goods)
        if not self.calm:
            await settle(own.state, own.player)
        return True


def gain(**goods: int) -> Gain:
    """Get these goods from the supply."""
    return Gain(goods)


@dataclass(frozen=True, slots=True)
class GainOne(Action):
    """Get 1 of several goods, as the player chooses; `key` names the question."""

    goods: tuple[str, ...]
    key: str = "resource"

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Always."""
        return True

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        decision = one_of(own.seat, self.key, self.goods)
        (good,) = await ask_freely(own.state, own.player, lambda: decision)
        own.gain({good: 1})
        if good in ANIMALS:
            await settle(own.state, own.player)
        return True


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """You may pay `cost` for `goods`, once."""

    goods: Amounts
    cost: Amounts

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether the cost could be paid, with exchanges if need be."""
        return within_reach(state, player, self.cost)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        goods, cost = goods_text(self.goods), goods_text(self.cost)
        if not await offer(own.state, own.player, "buy", self.cost, goods=goods, cost=cost, card=own.card):
            return False
        receive(own.state, own.player, self.goods)
        own.state.tell("agricola-log-card-buys", own.seat, goods=goods, cost=cost, card=card_text(own.card))
        if any(good in ANIMALS for good in self.goods):
            await settle(own.state, own.player)
        return True


@dataclass(frozen=True, slots=True)
class Coming(Brings):
    """Lay goods on round spaces, by how many rounds from now."""

    schedule: Mapping[int, Amounts]

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether there are rounds to come."""
        return state.round < LAST_ROUND

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.put_coming({own.state.round + later: goods for later, goods in self.schedule.items()})
        return True


@dataclass(frozen=True, slots=True)
class ComingOn(Brings):
    """Lay goods on the spaces of these rounds, as far as they are still to come."""

    rounds: tuple[int, ...]
    goods: Amounts

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of them is to come."""
        return state.round < max(self.rounds)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.put_coming(dict.fromkeys(self.rounds, self.goods))
        return True


@dataclass(frozen=True, slots=True)
class Lay(Brings):
    """Lay things that are no goods on round spaces: `after` so many rounds from now, `on` these rounds. `what` is the
    card's own word for them (`effects.Arriving`)."""

    what: str
    after: tuple[int, ...] = ()
    on: tuple[int, ...] = ()

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of the rounds is to come."""
        return any(number > state.round for number in self._rounds(state))

    def _rounds(self, state: AgricolaState) -> list[int]:
        return [*(state.round + later for later in self.after), *self.on]

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        for number in self._rounds(own.state):
            own.lay(number, self.what)
        return True


@dataclass(frozen=True, slots=True)
class LayEach(Action):
    """Lay one of each of several things that are not the player's yet on round spaces, `after` so many rounds from now,
    in an order that the player chooses; what is left when there are no more rounds is lost."""

    what: tuple[str, ...]
    after: tuple[int, ...]

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of the rounds is to come."""
        return state.round + min(self.after) <= LAST_ROUND

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        left = self.what
        for number in [own.state.round + later for later in self.after]:
            if number <= LAST_ROUND:
                question = partial(one_of, own.seat, "lay_which", left, round=number)
                chosen = left[0]
                if len(left) > 1:
                    (chosen,) = await ask_freely(own.state, own.player, question)
                own.lay(number, chosen)
                left = tuple([one for one in left if one != chosen])
        return True


@dataclass(frozen=True, slots=True)
class PutCounters(Brings):
    """Put counters on the card; what lies on it is not the player's yet."""

    n: int

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        own.kept.count = self.n
        return True


@dataclass(frozen=True, slots=True)
class WithCounter(Action):
    """Do something for one of the counters on the card; that there is one is a condition (`conditions.Counters`)."""

    action: Action

    @property
    def calm(self) -> bool:
        """Whether the action is."""
        return self.action.calm

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether it could be done."""
        return self.action.possible(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        done = await self.action(own, may_decline)
        own.kept.count -= done
        return done


def coming_next(rounds: int, **goods: int) -> Coming:
    """The same goods on each of the next round spaces."""
    return Coming(dict.fromkeys(range(1, rounds + 1), goods))
