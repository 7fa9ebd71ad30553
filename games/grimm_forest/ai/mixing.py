"""Where everybody will probably go: a mixed strategy for each seat, near a balance in which none wants to change.

Each seat weighs the places by what it would save there, sharing with whoever else may come, and goes to the better
ones more often (a logit answer). A few rounds of answering each other bring the seats close to a balance.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from games.grimm_forest.ai.outlook import Mix, Visit
from games.grimm_forest.ai.plan import Purse, add, purse
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.declare import Lore, fable_card, friend_card
from games.grimm_forest.content import MATERIALS

WARMTH = 0.16
"""How much better a place must be, in rounds, to be e times as likely."""
ANSWERS = 4
class Mixing:
    """The mixed strategies of all seats, and what each place is worth to each: an `Outlook`."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.places = tuple(location.id for location in situation.view.locations)
        self._payoffs: dict[tuple[int, str], list[float]] = {}

    @cached_property
    def mixes(self) -> dict[int, Mix]:
        """For each seat, how likely it goes to each place. A Gather card that I know is certain."""
        seats = self.situation.view.players
        mixes = {player.seat: self._first(player.seat) for player in seats}
        for _ in range(ANSWERS):
            for player in seats:
                if not (player.gather or player.at):
                    mixes[player.seat] = self._answer(player.seat, mixes)
        return mixes

    def _first(self, seat: int) -> Mix:
        player = self.situation.view.players[seat]
        known = player.at or player.gather
        cards = (known,) if known else player.gather_cards
        return {place: (1 / len(cards) if place in cards else 0.0) for place in self.places}

    def _answer(self, seat: int, mixes: Mapping[int, Mix]) -> Mix:
        cards = self.situation.view.players[seat].gather_cards
        values = {place: self.value(seat, place, mixes) for place in cards}
        best = max(values.values())
        weights = {place: math.exp((value - best) / WARMTH) for place, value in values.items()}
        every = sum(weights.values())
        return {place: weights.get(place, 0.0) / every for place in self.places}

    def value(self, seat: int, place: str, mixes: Mapping[int, Mix] | None = None) -> float:
        """The rounds a seat saves on average by going to a place."""
        chances = self.mixes if mixes is None else mixes
        others = [mix[place] for other, mix in chances.items() if other != seat]
        payoffs = self.payoffs(seat, place)
        return sum(chance * payoffs[count] for count, chance in enumerate(crowd(others)))

    def alone(self, seat: int, place: str) -> float:
        """The chance that nobody else comes to a place."""
        return math.prod(1 - mix[place] for other, mix in self.mixes.items() if other != seat)

    def payoffs(self, seat: int, place: str) -> list[float]:
        """The rounds a seat saves at a place with 0, 1, 2 … others there, cards that lie there included."""
        found = self._payoffs.get((seat, place))
        if found is None:
            found = [self._payoff(seat, place, others) for others in range(len(self.situation.view.players))]
            self._payoffs[seat, place] = found
        return found

    def haul(self, seat: int, place: str, others: int) -> Purse:
        """The resources that a seat takes home from a place with so many others there."""
        visit = self._visit(seat, place, others)
        goods = visit.share
        for card in (*self._cards_of(seat), *self._cards_at(place)):
            if card.haul is not None:
                goods = add(goods, card.haul(visit))
        return goods

    def _payoff(self, seat: int, place: str, others: int) -> float:
        situation = self.situation
        visit = self._visit(seat, place, others)
        value = situation.saved(seat, self.haul(seat, place, others))
        there = self._cards_at(place)
        choice = sum(card.feeds for card in there)
        if choice:
            value += situation.some_goods(seat, choice)
        for card in (*there, *self._cards_of(seat)):
            if card.pleases is not None:
                value += card.pleases(visit)
        return value

    def _visit(self, seat: int, place: str, others: int) -> Visit:
        location = self.situation.view.location(place)
        return Visit(self.situation, seat, place, others, share(location.goods, others + 1, place))

    def _cards_of(self, seat: int) -> list[Lore]:
        """The cards before a seat that act this round: its Friend, and the Next Round Fables of the round before."""
        view = self.situation.view
        friend = view.players[seat].friend
        found: list[Lore] = [friend_card(friend)] if friend else []
        ripe = {fable.card for fable in view.next_round if fable.owner == seat and fable.since < view.round}
        return [*found, *map(fable_card, sorted(ripe))]

    def _cards_at(self, place: str) -> list[Lore]:
        """The Unique Location and the Fables laid out on a place."""
        location = self.situation.view.location(place)
        unique = [location.unique] if location.unique is not None else []
        return [fable_card(fable.card) for fable in (*unique, *location.laid_out)]


@lru_cache(maxsize=1)
def mixing_of(situation: Situation) -> Mixing:
    """The mixed strategies in a situation, worked out once for all the answers that are compared."""
    return Mixing(situation)


def share(goods: Mapping[str, int], pigs: int, place: str) -> Purse:
    """What each of so many pigs gets. At the Market they pick in turn: the sturdier materials go first."""
    if pigs == 1:
        return purse(goods)
    if place != "market":
        return goods["straw"] // pigs, goods["wood"] // pigs, goods["brick"] // pigs
    due = sum(goods.values()) // pigs
    mine = dict.fromkeys(MATERIALS, 0)
    for material in reversed(MATERIALS):
        mine[material] = min(due, -(-goods[material] // pigs))
        due -= mine[material]
    return purse(mine)


def crowd(chances: Iterable[float]) -> list[float]:
    """The chances that none, one, two … of several independent things happen."""
    counts = [1.0]
    for chance in chances:
        counts = [
            (counts[n] if n < len(counts) else 0.0) * (1 - chance) + (counts[n - 1] if n else 0.0) * chance
            for n in range(len(counts) + 1)
        ]
    return counts
