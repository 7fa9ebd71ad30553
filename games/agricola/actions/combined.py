"""Actions made of others: and/or, one and afterward another, one of several, an action that may be left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from games.agricola.anytime import MayDecline, always, never, offer, within_reach
from games.agricola.cards.own import Action, Own
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, goods_text


@dataclass(frozen=True, slots=True)
class May(Action):
    """An action that the owner of a card may leave."""

    action: Action

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether it could be done."""
        return self.action.possible(state, player)

    def offered(self, state: AgricolaState, player: Player) -> bool:
        """Whether it is."""
        return self.action.offered(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await own.may(self.action)


@dataclass(frozen=True, slots=True)
class PayFor(Action):
    """Pay goods to do something, once."""

    cost: Mapping[str, int]
    action: Action

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether the goods could be had, with exchanges if need be, and the action done."""
        return within_reach(state, player, self.cost) and self.action.possible(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        cost = goods_text(self.cost)
        if not await offer(own.state, own.player, "pay_for", self.cost, cost=cost, card=own.card):
            return False
        own.state.tell("agricola-log-card-paid", own.seat, cost=cost, card=card_text(own.card))
        await self.action(own)
        return True


@dataclass(frozen=True, slots=True)
class Together(Action):
    """Several actions that are one: each as far as it can be done."""

    actions: tuple[Action, ...]

    @property
    def calm(self) -> bool:
        """Whether all of them are."""
        return all(action.calm for action in self.actions)

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of them could be done."""
        return _any(state, player, self.actions)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        done = [await own.do(action) for action in self.actions]
        return any(done)


@dataclass(frozen=True, slots=True)
class AndOr(Action):
    """Several actions, each once, at least one of them (base rules 1.4: "and/or"); they are asked for in turn.

    `again`: whoever did not do the first one is asked for it once more after the others, where the order matters.
    """

    actions: tuple[Action, ...]
    again: bool = False

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of them could be done."""
        return _any(state, player, self.actions)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        """The last one that is possible cannot be declined while none has been done. Whoever has exchanged that one
        away is asked for the others again."""
        state, player = own.state, own.player
        done: list[Action] = []
        while player.begun and self.possible(state, player):
            for at, action in enumerate(self.actions):
                if await action(own, partial(_may_decline, state, player, self.actions[at + 1 :])):
                    done.append(action)
        if self.again and self.actions[0] not in done and await self.actions[0](own, always):
            done.append(self.actions[0])
        return bool(done)


def _any(state: AgricolaState, player: Player, actions: Sequence[Action]) -> bool:
    return any(action.possible(state, player) for action in actions)


def _may_decline(state: AgricolaState, player: Player, later: Sequence[Action]) -> bool:
    return not player.begun or _any(state, player, later)


@dataclass(frozen=True, slots=True)
class Then(Action):
    """An action, and afterward perhaps another one (base rules: "and afterward")."""

    first: Action
    afterward: Action

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether the first could be done."""
        return self.first.possible(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        if not await self.first(own, may_decline):
            return False
        await self.afterward(own, always)
        return True


@dataclass(frozen=True, slots=True)
class FirstWanted(Action):
    """One of several actions: they are asked for in turn until one has been done."""

    actions: tuple[Action, ...]

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of them could be done."""
        return _any(state, player, self.actions)

    def offered(self, state: AgricolaState, player: Player) -> bool:
        """Whether one of them is."""
        return any(action.offered(state, player) for action in self.actions)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        for at, action in enumerate(self.actions):
            later = self.actions[at + 1 :]
            if await action(own, partial(self._may_decline, own, may_decline, later)):
                return True
        return False

    def _may_decline(self, own: Own, may_decline: MayDecline, later: Sequence[Action]) -> bool:
        return may_decline() or _any(own.state, own.player, later)


@dataclass(frozen=True, slots=True)
class FromRound(Action):
    """One action before a round, another from that round on."""

    number: int
    before: Action
    after: Action

    def _now(self, state: AgricolaState) -> Action:
        return self.after if state.round >= self.number else self.before

    def possible(self, state: AgricolaState, player: Player) -> bool:
        """Whether that of the present round could be done."""
        return self._now(state).possible(state, player)

    async def __call__(self, own: Own, may_decline: MayDecline = never) -> bool:
        return await self._now(own.state)(own, may_decline)
