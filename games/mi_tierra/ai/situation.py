"""What the farmer knows of the moment: its farm, how long the game lasts, and what goods are worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from games.mi_tierra.ai.taste import USUAL, Taste
from games.mi_tierra.content import MARKETS, ROUNDS, TRADE, WARES
from games.mi_tierra.view import FarmView, MiTierraView

DECK_B = 23
"""Once so few cards are left the dearer markets of deck B lie open."""
TURNOVER = {2: 3.0, 3: 4.2, 4: 5.2, 5: 6.5, 6: 7.5}
"""Market cards that go in a round, by the number of players."""
CAKE_PARTS, CLOTHES_PARTS = 9.0, 8.0
"""What an egg's or a wool's share in a cake or in clothes is worth while such can still be made."""
GLUT = 6
"""More units of a good than this seldom find a buyer in time."""


def _average(deck: str, ware: str) -> float:
    found = [card.prices[ware] for card in MARKETS.values() if card.deck == deck and ware in card.prices]
    return sum(found) / len(found) if found else float(TRADE.black_market[ware].sell)


PRICES = {deck: {ware: _average(deck, ware) for ware in WARES} for deck in "AB"}
"""What a ware brings on the official market on an average."""


class Situation:
    """A view as the farmer at `seat` looks at it, with a taste of his own."""

    def __init__(self, view: MiTierraView, seat: int, taste: Taste = USUAL) -> None:
        self.view = view
        self.seat = seat
        self.taste = taste
        self.farm: FarmView = view.farms[seat]

    @cached_property
    def rounds_left(self) -> float:
        """Rounds after this one, as far as the cards let it be foreseen."""
        if self.view.last_round:
            return 0.0
        players = len(self.view.farms)
        until_last_flower = max(0.5, (len(self.view.deck_known) - 4) / TURNOVER[players])
        return min(float(ROUNDS - self.view.round), until_last_flower)

    @cached_property
    def ending(self) -> bool:
        """Whether this is certainly the last round."""
        return self.view.last_round or self.view.round == ROUNDS

    @cached_property
    def prices(self) -> Mapping[str, float]:
        """What wares bring these days."""
        return PRICES["A" if len(self.view.deck_known) > DECK_B + 4 else "B"]

    def worth(self, good: str, have: int) -> float:
        """What one more unit of a good is worth to somebody who has some already."""
        if good in ("cake", "clothes"):
            return float(TRADE.end.cake if good == "cake" else TRADE.end.clothes) * self.taste.of(good)
        if self.ending:
            return float(TRADE.black_market[good].sell)
        value = self.prices[good]
        if self.rounds_left >= 1:
            if good == "egg" and have < 2 * 3:
                value = max(value, CAKE_PARTS)
            elif good == "wool" and have < 3 * 2:
                value = max(value, CLOTHES_PARTS)
            elif good == "milk" and have < 3:
                value = max(value, CAKE_PARTS)
        return (value if have < GLUT else 0.4 * value) * self.taste.of(good)

    def value_of(self, goods: Mapping[str, int]) -> float:
        """What some goods are worth beside those that the farm has."""
        return sum(count * self.worth(good, self.farm.goods[good]) for good, count in goods.items())
