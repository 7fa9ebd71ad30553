"""The kinds of hooks of Agricola: triggers of one card, acts, values and prices of one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from games.agricola.cards.own import Own
from games.agricola.state import AgricolaState, Player
from games.core.cards import Moment, Query, Trigger
from games.core.prices import Price, PriceQuery

E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, slots=True, order=True)
class Bed:
    """A place for one animal: `where` is the farmyard space or the card, `species` the set of those that may be there,
    as bits in the order of `games.agricola.goods.ANIMALS`."""

    where: str
    species: int


@dataclass(frozen=True, slots=True)
class About:
    """What a price is for (a card, "rooms", ...), and who pays it."""

    seat: int
    what: str


class OfCard(Trigger[Own, E]):
    """A trigger that only the card named by its facts hears."""

    def _ready(self, state: Any, seat: int, facts: tuple[Any, ...], done: Any) -> list[str]:
        event = facts[0]
        return [] if seat != event.seat else [
            card for card in super()._ready(state, seat, facts, done) if card == event.card
        ]


class Acts(Moment[Own]):
    """Acts of cards among which their owner chooses, each under the card's name."""

    def offered(self, state: AgricolaState, player: Player) -> list[str]:
        """The cards of the player that could act now."""
        cards = player.in_front
        if self.effects.keys().isdisjoint(cards):
            return []
        return [
            card for card in cards
            if any(one.when is None or one.when(Own(state, player.seat, card)) for one in self.effects.get(card, ()))
        ]

    async def use(self, state: AgricolaState, player: Player, card: str) -> None:
        """Let one of them act."""
        state.journal.count("triggered", card, player.seat)
        for one in self.effects[card]:
            await one.run(Own(state, player.seat, card))


class Mine(Query[Own, V, str]):
    """A query that asks only the cards of the player whom it is about."""

    def heard(self, player: Player) -> bool:
        """Whether a card of the player has a say here."""
        return not self.effects.keys().isdisjoint(player.in_front)

    def of(self, state: AgricolaState, player: Player, base: V, about: str = "") -> V:
        """`base` as the player's cards change it."""
        if state.level == 1 and "major" not in self.kinds:
            return base
        effects, cards = self.effects, player.in_front
        if not cards or effects.keys().isdisjoint(cards):
            return base
        for card in cards:
            for change in effects.get(card, ()):
                base = change(Own(state, player.seat, card), base, about)
        return base

    def noted(self, state: AgricolaState, player: Player, base: V, about: str = "") -> V:
        """`of`, for something that happens now: the cards that change it are counted."""
        for card in player.in_front:
            for change in self.effects.get(card, ()):
                new = change(Own(state, player.seat, card), base, about)
                if new != base:
                    state.journal.count("triggered", card, player.seat)
                base = new
        return base


class Prices(PriceQuery[Own, About]):
    """What something costs a player, as its own cards have it."""

    def of(self, state: AgricolaState, player: Player, printed: Price, what: str) -> tuple[Price, ...]:
        """The prices between which the player may choose, cheapest first."""
        cards = player.in_front
        if not cards or not self.heard(cards):
            return (printed,)
        return self.prices(state, printed.as_dict(), About(player.seat, what), seat=player.seat)

    def note(self, state: AgricolaState, player: Player, printed: Price, what: str) -> None:
        """Count the cards that have a say in a price that is paid now, when it is not the printed one."""
        if self.of(state, player, printed, what) != (printed,):
            for card in player.in_front:
                if card in self:
                    state.journal.count("triggered", card, player.seat)
