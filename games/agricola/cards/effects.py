"""What cards do, as data: when, and which actions.

    corn_scoop = minor("A067", cost(wood=1), using(gain(grain=1), spaces=("grain_seeds",)))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from games.agricola.cards import hooks
from games.agricola.cards.box import AgricolaCard, Condition
from games.agricola.cards.conditions import counted
from games.agricola.cards.hooks import IMPROVEMENT, ROOM, About, Mine, SpaceUsed, SpecialUsed
from games.agricola.cards.own import Action, Own
from games.core.cards import Moment, Trigger
from games.core.prices import Price, price

OWNER, OTHERS, ANYBODY = "owner", "others", "anybody"
"""Whose acts a card hears of."""


@dataclass(frozen=True, slots=True)
class Do:
    """Actions one after another, each as far as it can be done."""

    actions: tuple[Action, ...]

    async def __call__(self, own: Own, *facts: object) -> None:
        for action in self.actions:
            await own.do(action)

    @property
    def calm(self) -> bool:
        """Whether all of it only brings the owner something, without a question."""
        return all(action.calm for action in self.actions)


@dataclass(frozen=True, slots=True)
class Doing:
    """Whether whoever acted is meant, and where it was done, and whether a further condition is met."""

    by: str
    where: tuple[str, ...]
    when: Condition | None

    def __call__(self, own: Own, fact: Any) -> bool:
        if self.by != ANYBODY and (fact.seat == own.seat) != (self.by == OWNER):
            return False
        return (not self.where or _place(fact) in self.where) and (self.when is None or self.when(own))


def _place(fact: object) -> str:
    match fact:
        case SpaceUsed():
            return fact.space
        case SpecialUsed():
            return fact.action
    return ""


@dataclass(frozen=True, slots=True)
class React:
    """At a moment or trigger, when a condition is met, do something."""

    hook: Moment[Own] | Trigger[Own, Any]
    do: Do
    when: Any = None

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        card.on(self.hook, when=self.when, calm=self.do.calm)(self.do)


def on_play(*actions: Action) -> React:
    """When the card is built or played."""
    return React(hooks.played, Do(actions))


def at(moment: Moment[Own], *actions: Action, when: Condition | None = None) -> React:
    """At a moment of the rules."""
    return React(moment, Do(actions), when)


def after(
    trigger: Trigger[Own, Any], *actions: Action, by: str = OWNER, where: tuple[str, ...] = (),
    when: Condition | None = None,
) -> React:
    """When somebody has done something: by default the owner, anywhere."""
    return React(trigger, Do(actions), Doing(by, where, when))


def using(*actions: Action, spaces: tuple[str, ...], by: str = OWNER, when: Condition | None = None) -> React:
    """With the use of these action spaces: what is gained can be used there."""
    return after(hooks.using_space, *actions, by=by, where=spaces, when=when)


@dataclass(frozen=True, slots=True)
class Plus:
    """A value raised by a number."""

    n: int

    def __call__(self, own: Own, value: int, about: str) -> int:
        return value + self.n


@dataclass(frozen=True, slots=True)
class AtMost:
    """A value that is not higher than a number."""

    n: int

    def __call__(self, own: Own, value: int, about: str) -> int:
        return min(value, self.n)


@dataclass(frozen=True, slots=True)
class PlusEach:
    """A value raised by as many as the owner has of something."""

    count: str

    def __call__(self, own: Own, value: int, about: str) -> int:
        return value + counted(own, self.count)


@dataclass(frozen=True, slots=True)
class PlusHorse:
    """One special action gives the owner 1 more, with a horse 2."""

    action: str

    def __call__(self, own: Own, value: int, about: str) -> int:
        return value if about != self.action else value + (2 if own.goods["horse"] else 1)


@dataclass(frozen=True, slots=True)
class Changes:
    """A value of the rules that is another one for the owner."""

    query: Mine[int]
    change: Plus | AtMost | PlusEach | PlusHorse

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        card.changes(self.query)(self.change)


@dataclass(frozen=True, slots=True)
class RoomsCost:
    """A room costs the owner this much of the house's material and this much reed; only in these houses, if named."""

    material: int
    reed: int
    houses: tuple[str, ...] = ()

    def __call__(self, own: Own, about: About) -> Price | None:
        house = own.player.house
        if self.houses and house not in self.houses:
            return None
        return price({house: self.material, "reed": self.reed})

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        ROOM.set_by(card)(self)


@dataclass(frozen=True, slots=True)
class Cheaper:
    """What some cards cost the owner less, by card."""

    by_card: Mapping[str, Mapping[str, int]]

    def __call__(self, own: Own, printed: Price, about: About) -> Price:
        less = self.by_card.get(about.what)
        return printed if less is None else printed.less(less)

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        IMPROVEMENT.lowered_by(card)(self)
