"""What the AI makes of a view: how far everybody is, whom to watch, and what a change of goods means to it."""

from __future__ import annotations

import math
from functools import cached_property

from games.grimm_forest.ai.plan import (
    ONE_EACH,
    Estate,
    Lot,
    Market,
    Purse,
    add,
    purse,
    rounds_to_win,
)
from games.grimm_forest.cards.box import Section, section_cost
from games.grimm_forest.content import COSTS, MATERIALS, PLACE_OF, REFILL
from games.grimm_forest.view import GrimmView, PlayerView

YIELD = {2: 1.15, 3: 0.95, 4: 0.9}
"""What a visit brings, as a share of what a place makes in a round, by number of players."""
PILE = 0.25
"""How much a resource that already lies there counts beside what will be made."""
WATCH = 3.0
"""What a round lost by all opponents together is worth to me, in rounds of mine."""
LEAD = 0.6
"""How many rounds of lead make an opponent e times as important."""


class Situation:
    """One seat's reading of a view. Made anew for each question; keeps what it has worked out."""

    def __init__(self, view: GrimmView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = view.players[seat]
        self.rivals = [player for player in view.players if player.seat != seat]
        self.estates = [estate_of(player) for player in view.players]
        effort = self._effort()
        floors = view.sections_left
        stock: Purse = floors["straw"][0], floors["wood"][0], floors["brick"][0]
        self.markets = [Market(effort, stock, self._toll(player.seat)) for player in view.players]

    def _toll(self, seat: int) -> int:
        """What cards of others add to a seat's walls."""
        walls = Section(seat, MATERIALS[0], 1, False)
        return section_cost.value(self.view, COSTS[1], walls) - COSTS[1]

    def _effort(self) -> tuple[float, float, float]:
        share = YIELD[len(self.view.players)]
        found = []
        for material in MATERIALS:
            place = PLACE_OF[material]
            made = REFILL[place][material]
            piled = min(10, max(0, self.view.location(place).goods[material] - made))
            found.append(round(1 / (share * (made + PILE * piled)), 3))
        return found[0], found[1], found[2]

    def rounds(self, seat: int, goods: Purse | None = None, houses: tuple[Lot, ...] | None = None) -> float:
        """Rounds to the third house for a seat, now or with other goods or houses."""
        estate = self.estates[seat]
        if goods is not None or houses is not None:
            estate = Estate(
                estate.goods if goods is None else goods,
                estate.houses if houses is None else houses,
                estate.corner_sites,
            )
        return rounds_to_win(estate, self.markets[seat])

    def saved(self, seat: int, change: Purse, times: int = 1) -> float:
        """The rounds a seat saves by so many more (or, with `times` -1, fewer) resources."""
        return self.rounds(seat) - self.rounds(seat, add(self.estates[seat].goods, change, times))

    @cached_property
    def importance(self) -> dict[int, float]:
        """What a round of each opponent is worth to me: who is close to the end counts more."""
        pace = {player.seat: math.exp(-self.rounds(player.seat) / LEAD) for player in self.rivals}
        every = sum(pace.values())
        return {seat: WATCH * weight / every for seat, weight in pace.items()}

    def care(self, seat: int) -> float:
        """How I count a round saved by this seat: mine fully, an opponent's against me."""
        return 1.0 if seat == self.seat else -self.importance[seat]

    def worth(self, seat: int, change: Purse, times: int = 1) -> float:
        """What it is worth to me that a seat gets (or, with `times` -1, loses) these resources."""
        return self.care(seat) * self.saved(seat, change, times)

    @cached_property
    def left(self) -> float:
        """The rounds the game may still last: those of whoever is fastest."""
        return max(0.5, min(self.rounds(player.seat) for player in self.view.players))

    def some_goods(self, seat: int, count: int) -> float:
        """The rounds a seat saves by `count` resources of its choice."""
        estate, market = self.estates[seat], self.markets[seat]
        best = max(range(3), key=lambda at: self.saved(seat, _unit(at, count)) + market.effort[at] / 100)
        return rounds_to_win(estate, market) - rounds_to_win(
            Estate(add(estate.goods, _unit(best, count)), estate.houses, estate.corner_sites), market
        )

    def one_each(self, seat: int) -> float:
        """The rounds a seat saves by one of each resource."""
        return self.saved(seat, ONE_EACH)


def _unit(at: int, count: int) -> Purse:
    return (count if at == 0 else 0), (count if at == 1 else 0), (count if at == 2 else 0)


def estate_of(player: PlayerView) -> Estate:
    """What a player builds with, from the view."""
    houses = sorted((MATERIALS.index(house.material), house.parts, house.corners) for house in player.houses)
    return Estate(purse(player.goods), tuple(houses), player.corner_sites)
