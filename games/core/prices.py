"""Prices that cards change, in phases, so that the order in which the cards were played never matters.

First a card may *set* the price (where several do, each is a price one may choose), then cards *lower* it, then others
let one *pay* otherwise (each gives further prices one may choose). What is left are the prices none of which is cheaper
than another in every good; a player is asked only when several remain.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from games.core.cards import Box, GameCard, Hook, Owned
from games.core.state import GameState
from games.core.values import value

O = TypeVar("O", bound=Owned[Any])  # noqa: E741  # the owner's side of a card, as in `cards`
A = TypeVar("A")
F = TypeVar("F", bound=Callable[..., Any])


@value
class Price:
    """Goods to be paid, in the order of their names; none of them zero. Make it with `price`."""

    goods: tuple[tuple[str, int], ...]

    def __getitem__(self, good: str) -> int:
        return dict(self.goods).get(good, 0)

    def as_dict(self) -> dict[str, int]:
        """The goods as a dictionary of one's own."""
        return dict(self.goods)

    def less(self, lower: Mapping[str, int]) -> Price:
        """Lowered by these goods, never below nothing."""
        return price({good: max(0, n - lower.get(good, 0)) for good, n in self.goods})

    def swap(self, out: Mapping[str, int], instead: Mapping[str, int]) -> Iterator[Price]:
        """The price with `out` replaced by `instead`; nothing when it does not contain `out`."""
        if all(self[good] >= n for good, n in out.items()):
            goods = self.as_dict()
            for good, n in out.items():
                goods[good] -= n
            for good, n in instead.items():
                goods[good] = goods.get(good, 0) + n
            yield price(goods)

    def within(self, purse: Mapping[str, int]) -> bool:
        """Whether somebody with these goods can pay it."""
        for good, n in self.goods:  # noqa: SIM110  # asked of every major at every placement; `all` takes twice as long
            if purse.get(good, 0) < n:
                return False
        return True


def price(goods: Mapping[str, int]) -> Price:
    """These goods as a price."""
    return Price(tuple(sorted((good, n) for good, n in goods.items() if n > 0)))


Sets = Callable[[O, A], Price | None]
Lowers = Callable[[O, Price, A], Price]
Pays = Callable[[O, Price, A], Iterable[Price]]


class PriceQuery(Generic[O, A]):
    """What something costs, as the cards in play have it. `about` says what is to be paid, and who pays."""

    def __init__(self, box: Box[Any, O], name: str, about: type[A]) -> None:
        self._sets: Hook[Sets[O, A]] = box.hook(Hook(box, f"{name}: sets"))
        self._lowers: Hook[Lowers[O, A]] = box.hook(Hook(box, f"{name}: lowers"))
        self._pays: Hook[Pays[O, A]] = box.hook(Hook(box, f"{name}: pays"))
        self._cards: set[str] = set()
        """Every card with a say: asked at every turn of every player, so it is kept at hand."""

    def set_by(self, card: GameCard) -> Callable[[Sets[O, A]], Sets[O, A]]:
        """The card sets the price; None where it does not."""
        return self._adding(self._sets, card)

    def lowered_by(self, card: GameCard) -> Callable[[Lowers[O, A]], Lowers[O, A]]:
        """The card lowers the price."""
        return self._adding(self._lowers, card)

    def paid_by(self, card: GameCard) -> Callable[[Pays[O, A]], Pays[O, A]]:
        """The card lets one pay otherwise: it yields further prices for a price. It is used once in a payment."""
        return self._adding(self._pays, card)

    def _adding(self, hook: Hook[F], card: GameCard) -> Callable[[F], F]:
        def register(effect: F) -> F:
            hook.add(card, effect)
            self._cards.add(card.id)
            return effect

        return register

    def __contains__(self, card: str) -> bool:
        """Whether this card has a say here."""
        return card in self._cards

    def heard(self, cards: Collection[str]) -> bool:
        """Whether one of these cards has a say here."""
        return not self._cards.isdisjoint(cards)

    def prices(
        self, state: GameState, printed: Mapping[str, int], about: A, *, seat: int | None = None
    ) -> tuple[Price, ...]:
        """The prices one may choose between, none of them worse than another; the same whatever was played first.

        `seat`: only the cards of this seat have a say.
        """
        found = [price(printed), *self._set(state, about, seat)]
        for own, lower in self._lowers.at_work(state, seat):
            found = [lower(own, one, about) for one in found]
        return cheapest(self._paid(state, found, about, seat))

    def _set(self, state: GameState, about: A, seat: int | None) -> Iterator[Price]:
        for own, sets in self._sets.at_work(state, seat):
            found = sets(own, about)
            if found is not None:
                yield found

    def _paid(self, state: GameState, found: Iterable[Price], about: A, seat: int | None) -> set[Price]:
        """With the other ways of paying, each used at most once, in any order."""
        ways = list(self._pays.at_work(state, seat))
        seen = {(one, frozenset[int]()) for one in found}
        waiting = list(seen)
        while waiting:
            before, used = waiting.pop()
            for at, (own, pays) in enumerate(ways):
                if at not in used:
                    for after in pays(own, before, about):
                        step = (after, used | {at})
                        if step not in seen:
                            seen.add(step)
                            waiting.append(step)
        return {one for one, _ in seen}


def cheapest(prices: Iterable[Price]) -> tuple[Price, ...]:
    """The prices none of which costs at least as much of everything as another one, in a fixed order."""
    every = sorted(set(prices), key=lambda one: (sum(n for _, n in one.goods), one.goods))
    return tuple(one for one in every if not any(_dearer(one, other) for other in every if other != one))


def _dearer(one: Price, other: Price) -> bool:
    """Whether `one` costs at least as much of everything as `other`."""
    return all(one[good] >= n for good, n in other.goods)
