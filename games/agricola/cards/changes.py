"""What cards change, as data: values of the rules and prices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.agricola.cards.box import AgricolaCard
from games.agricola.cards.conditions import counted
from games.agricola.cards.hooks import IMPROVEMENT, ROOM
from games.agricola.cards.kinds import About, Mine, Prices
from games.agricola.cards.own import Own
from games.core.prices import Price, price


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
