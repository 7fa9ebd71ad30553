"""Piles and rows: decks to draw from, discards that become a deck again, cards on offer in a row.

A pile is a way to handle lists that stand in the state (hidden cards, their top at the end, and the names of discards).
It holds nothing itself and is made whenever it is needed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from games.core.state import Card, GameState


@dataclass(frozen=True, slots=True)
class Pile:
    """A face-down deck and its open discards.

    `label` names its draws (see `games.core.chance`). `shuffled` is told when the discards have become the deck.
    """

    state: GameState
    cards: list[Card]
    discards: list[str]
    label: str
    shuffled: Callable[[], None] | None = None

    @property
    def left(self) -> int:
        """How many cards can still be drawn, discards included."""
        return len(self.cards) + len(self.discards)

    def draw(self) -> Card | None:
        """Take the top card; an empty deck is first made anew from the discards. None when both are empty."""
        chance = self.state.rolls()
        if not self.cards:
            if not self.discards:
                return None
            self.cards.extend(Card(name) for name in self.discards)
            self.discards.clear()
            chance.shuffle(self.label, self.cards)
            if self.shuffled is not None:
                self.shuffled()
        return self.cards.pop()

    def deal(self, count: int, *, known_to: Iterable[int] = ()) -> list[Card]:
        """Draw up to `count` cards, topmost first, which these seats see."""
        dealt: list[Card] = []
        while len(dealt) < count and (card := self.draw()) is not None:
            for seat in known_to:
                card.learn(seat)
            dealt.append(card)
        return dealt

    def look(self, count: int, seat: int) -> list[Card]:
        """Show a seat the top cards, topmost first; they stay where they are and the seat remembers them."""
        self.state.learnt()
        top = self.cards[::-1][:count]
        for card in top:
            card.learn(seat)
        return top

    def put_on_top(self, cards: Sequence[Card]) -> None:
        """Lay cards back, the first of them topmost."""
        self.cards.extend(reversed(cards))

    def put_under(self, cards: Sequence[Card]) -> None:
        """Lay cards under the deck, the last of them lowest."""
        self.cards[:0] = reversed(cards)

    def discard(self, names: Iterable[str]) -> None:
        """Lay cards openly on the discards."""
        self.discards.extend(names)


@dataclass(frozen=True, slots=True)
class Row:
    """Cards lying open in places of a row, to be taken. `places` stands in the state; "" is an empty place.

    `keep_order`: cards slide towards the first place before the row is filled up at its end; else each gap is filled.
    """

    places: list[str]
    pile: Pile
    keep_order: bool = False

    def take(self, name: str) -> str:
        """Take a card out of the row; its place is empty then. Raises `ValueError` when it does not lie there."""
        self.places[self.places.index(name)] = ""
        return name

    def open(self) -> tuple[str, ...]:
        """The cards that lie there."""
        return tuple(name for name in self.places if name)

    async def refill(self, came: Callable[[str], Awaitable[Any]] | None = None) -> None:
        """Fill the empty places from the pile, one after the other.

        `came(name)` is told of each card once it lies there and may ask somebody, or take it away again (an event that
        happens at once): then its place is filled anew.
        """
        if self.keep_order:
            there = self.open()
            self.places[:] = [*there, *[""] * (len(self.places) - len(there))]
        while "" in self.places and (card := self.pile.draw()) is not None:
            self.places[self.places.index("")] = card.name
            if came is not None:
                await came(card.name)

    async def refresh(self, came: Callable[[str], Awaitable[Any]] | None = None) -> None:
        """Discard all that lies there, and fill the row anew."""
        gone = self.open()
        self.places[:] = [""] * len(self.places)
        self.pile.discard(gone)
        await self.refill(came)
