"""What cards do, as data: when, and which actions.

    corn_scoop = minor(ID, cost(wood=1), using(gain(grain=1), spaces=("grain_seeds",)))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.agricola.actions.combined import May
from games.agricola.cards import hooks
from games.agricola.cards.box import AgricolaCard, Condition
from games.agricola.cards.conditions import counted
from games.agricola.cards.hooks import (
    IMPROVEMENT,
    ROOM,
    About,
    Arrived,
    Mine,
    Prices,
    SpaceUsed,
    SpecialUsed,
    TurnEnded,
)
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
    when: Callable[..., bool] | None

    def __call__(self, own: Own, fact: Any) -> bool:
        if self.by != ANYBODY and (fact.seat == own.seat) != (self.by == OWNER):
            return False
        if isinstance(fact, SpecialUsed) and own.card not in fact.there:
            return False  # the card has been played by this very action
        return (not self.where or _place(fact) in self.where) and (self.when is None or self.when(own, fact))


def _place(fact: object) -> str:
    match fact:
        case SpaceUsed():
            return fact.space
        case SpecialUsed():
            return fact.action
        case TurnEnded():
            return fact.option
    return ""


@dataclass(frozen=True, slots=True)
class NotYet:
    """Whether a card has not acted with this use of a space yet, and a further condition is met."""

    when: Doing

    def __call__(self, own: Own, used: SpaceUsed) -> bool:
        return own.card not in used.done and self.when(own, used)


@dataclass(frozen=True, slots=True)
class DoWith:
    """Actions with the use of a space. What may be left is offered before the space's own action, and after it to
    whoever left it; the rest is done before."""

    actions: tuple[Action, ...]
    again: bool

    async def __call__(self, own: Own, used: SpaceUsed) -> None:
        done = [await own.do(action) for action in self.actions if not self.again or isinstance(action, May)]
        if any(done) and (self.again or _may(self.actions)):
            used.done.add(own.card)

    @property
    def calm(self) -> bool:
        """Whether all of it only brings the owner something, without a question."""
        return all(action.calm for action in self.actions)


def _may(actions: tuple[Action, ...]) -> bool:
    return any(isinstance(action, May) for action in actions)


@dataclass(frozen=True, slots=True)
class Using:
    """Actions with the use of a space, in the order that their owner likes best (see `DoWith`)."""

    actions: tuple[Action, ...]
    when: Doing

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        first = DoWith(self.actions, again=False)
        card.on(hooks.using_space, when=self.when, calm=first.calm)(first)
        if _may(self.actions):
            card.on(hooks.used_space, when=NotYet(self.when))(DoWith(self.actions, again=True))


@dataclass(frozen=True, slots=True)
class React:
    """At a moment or trigger, when a condition is met, do something."""

    hook: Moment[Own] | Trigger[Own, Any]
    do: Do
    when: Any = None

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        card.on(self.hook, when=self.when, calm=self.do.calm)(self.do)


@dataclass(frozen=True, slots=True)
class Arrival:
    """Whether a card hears of this thing that it laid on a round space."""

    what: str

    def __call__(self, own: Own, fact: Arrived) -> bool:
        return fact.what == self.what


@dataclass(frozen=True, slots=True)
class Arriving:
    """When something that the card had laid on a round space is reached (`actions.goods.Lay`), the owner may do an
    action with it."""

    what: str
    action: Action

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        card.on(hooks.arrived, when=Arrival(self.what))(Do((May(self.action),)))


@dataclass(frozen=True, slots=True)
class AnyTime:
    """The owner may do an action at any time, while a condition is met."""

    action: Action
    when: Condition

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        card.on(hooks.at_any_time, when=self.when)(Do((May(self.action),)))


@dataclass(frozen=True, slots=True)
class NotBefore:
    """Whether a condition is met, and the card has not acted yet."""

    condition: Condition

    def __call__(self, own: Own, _: object) -> bool:
        return not own.count and self.condition(own)


@dataclass(frozen=True, slots=True)
class DoOnce:
    """Actions once in the game."""

    do: Do

    async def __call__(self, own: Own, _: object) -> None:
        own.kept.count = 1
        await self.do(own)


@dataclass(frozen=True, slots=True)
class Latch:
    """Once a condition is met do something, once in the game: when the card is played, or at one of these triggers."""

    condition: Condition
    actions: tuple[Action, ...]
    triggers: tuple[Trigger[Own, Any], ...]

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        for trigger in (hooks.played, *self.triggers):
            card.on(trigger, when=NotBefore(self.condition))(DoOnce(Do(self.actions)))


def on_play(*actions: Action, when: Condition | None = None) -> React:
    """When the card is built or played."""
    return React(hooks.played, Do(actions), when)


def at(moment: Moment[Own], *actions: Action, when: Condition | None = None) -> React:
    """At a moment of the rules."""
    return React(moment, Do(actions), when)


def after(
    trigger: Trigger[Own, Any], *actions: Action, by: str = OWNER, where: tuple[str, ...] = (),
    when: Callable[..., bool] | None = None,
) -> React:
    """When somebody has done something: by default the owner, anywhere. `when` may look at the facts."""
    return React(trigger, Do(actions), Doing(by, where, when))


def using(*actions: Action, spaces: tuple[str, ...] = (), when: Callable[..., bool] | None = None) -> Using:
    """With the owner's use of these action spaces (none named: of any): what is gained can be used there, and what may
    be left is done before or after the space's own action, as the owner likes."""
    return Using(actions, Doing(OWNER, spaces, when))


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
class PlusFor:
    """A value raised by one for each `per` of something."""

    count: str
    per: int

    def __call__(self, own: Own, value: int, about: str) -> int:
        return value + counted(own, self.count) // self.per


@dataclass(frozen=True, slots=True)
class PlusSteps:
    """A value raised by what belongs to the highest number that a count reaches."""

    count: str
    steps: Mapping[int, int]

    def __call__(self, own: Own, value: int, about: str) -> int:
        reached = [step for step in self.steps if step <= counted(own, self.count)]
        return value + (self.steps[max(reached)] if reached else 0)


@dataclass(frozen=True, slots=True)
class PlusByHouse:
    """A value raised by what belongs to the material of the house."""

    by_house: Mapping[str, int]

    def __call__(self, own: Own, value: int, about: str) -> int:
        return value + self.by_house.get(own.player.house, 0)


@dataclass(frozen=True, slots=True)
class AtLeast:
    """A value that is not lower than how many the owner has of something."""

    count: str

    def __call__(self, own: Own, value: int, about: str) -> int:
        return max(value, counted(own, self.count))


@dataclass(frozen=True, slots=True)
class Nothing:
    """No choice at all."""

    def __call__(self, own: Own, value: tuple[str, ...], about: str) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True, slots=True)
class AlsoStone:
    """A wood house may be renovated to stone, too."""

    def __call__(self, own: Own, value: tuple[str, ...], about: str) -> tuple[str, ...]:
        return (*value, "stone") if own.player.house == "wood" and value else value


@dataclass(frozen=True, slots=True)
class PlusHorse:
    """One special action gives the owner 1 more, with a horse 2."""

    action: str

    def __call__(self, own: Own, value: int, about: str) -> int:
        return value if about != self.action else value + (2 if own.goods["horse"] else 1)


@dataclass(frozen=True, slots=True)
class Changes:
    """A value of the rules that is another one for the owner."""

    query: Mine[Any]
    change: Callable[[Own, Any, str], Any]

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


@dataclass(frozen=True, slots=True)
class AllCheaper:
    """What everything of some kinds (`hooks.IMPROVEMENT`, ...) costs the owner less."""

    less: Mapping[str, int]
    kinds: tuple[Prices, ...]

    def __call__(self, own: Own, printed: Price, about: About) -> Price:
        return printed.less(self.less)

    def join(self, card: AgricolaCard) -> None:
        """See `Effect`."""
        for kind in self.kinds:
            kind.lowered_by(card)(self)
