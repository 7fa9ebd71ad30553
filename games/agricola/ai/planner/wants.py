"""What a farm may still want: each a gain in points, the placements that it takes, and the goods that it costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.agricola.ai.planner.horizon import Horizon
from games.agricola.ai.planner.taste import Taste
from games.agricola.ai.situation import smooth
from games.agricola.calendar import LAST_ROUND
from games.agricola.cards.box import AgricolaCard, card_of
from games.agricola.scoring import ROOM
from games.agricola.state import PEOPLE, AgricolaState, Player

WISH = 6.0
"""The round in which the first space for Family Growth may be expected."""
ORDERLY: tuple[tuple[int, int], ...] = ((6, 2), (4, 2), (4, 2), (1, 0))
"""Fences and spaces for the first pasture, the second, ... of an orderly farm."""
FLOCK = {"sheep": 1.2, "boar": 1.5, "cattle": 1.8}
"""Placements that it takes to get a pair of a species."""


class Want(NamedTuple):
    """Something worth having: `gain` in points and `hands` in placements that it brings or saves; `acts` are the
    placements that it takes besides those that fetch the goods; then what it costs. `what` names it in reasons."""

    what: str
    gain: float
    acts: float
    wood: int = 0
    clay: int = 0
    reed: int = 0
    stone: int = 0
    hands: float = 0.0


def food_rate(taste: Taste, majors: Sequence[str]) -> float:
    """Food that a placement brings with the kitchens among these cards."""
    best = max([max(card_of(name).kitchen.cook.values(), default=0) for name in majors], default=0)
    return taste.raw if best < 2 else taste.fire if best < 4 else taste.hearth


class Wants:
    """Collects what one farm may still want; `missing` is the food that its family must still find."""

    def __init__(
        self, state: AgricolaState, player: Player, ahead: Horizon, missing: float, labour: float, taste: Taste
    ) -> None:
        self.state, self.player, self.ahead, self.missing = state, player, ahead, missing
        self.labour, self.taste = labour, taste
        self.found: list[Want] = []
        self._family()
        self._renovation()
        self._land()
        self._crops()
        self._animals()
        self._majors()

    # -- the house -----------------------------------------------------------------------------------------------

    def _family(self) -> None:
        state, player, taste = self.state, self.player, self.taste
        now, people, rooms, goods = state.round, player.people, player.rooms, player.goods
        at = float(now) if "basic_wish_for_children" in state.spaces else max(now + 1.0, WISH)
        material = player.house
        have, reed, busy = goods[material], goods["reed"], 0.0
        rate = getattr(taste, material)
        for number in range(people, PEOPLE):
            if rooms > number:
                busy += 1.0
                at = max(at, now + taste.pace * (busy - 1.0) / people)
                self.found.append(Want("growth", 3.0, 1.0, hands=self._helping(at)))
            elif player.yard.room_sites:
                busy += 1.0 + taste.rooming + max(0, 5 - have) / rate + max(0, 2 - reed) / taste.reed
                have, reed = max(0, have - 5), max(0, reed - 2)
                at = max(at, now + taste.pace * (busy - 1.0) / people)
                cost = {material: 5}
                self.found.append(Want(
                    "room", 4.0 + ROOM[material], taste.rooming, cost.get("wood", 0), cost.get("clay", 0), 2,
                    cost.get("stone", 0), self._helping(at),
                ))
            if at > LAST_ROUND - 0.1:
                break
            at += taste.next_person
        if rooms <= people < PEOPLE and now >= 10:
            self.found.append(Want("growth", 3.0, 1.0, hands=self._helping(max(now, 12.5))))

    def _helping(self, born: float) -> float:
        """The placements that somebody born in a round still makes, less those that feed that person."""
        meals = sum([2 for number in self.ahead.harvests if number > born])
        return max(0.0, LAST_ROUND - born) - meals / food_rate(self.taste, self.player.majors)

    def _renovation(self) -> None:
        n, house = self.player.rooms, self.player.house
        if house != "stone":
            clay, stone = (n, 0) if house == "wood" else (0, n)
            self.found.append(Want("renovation", n, self.taste.renovating, 0, clay, 1, stone))

    # -- the land ------------------------------------------------------------------------------------------------

    def _land(self) -> None:
        player, ahead, taste = self.player, self.ahead, self.taste
        yard = player.yard
        room = yard.free.bit_count()
        early = min(1.0, ahead.breedings / 6)
        left = yard.fences_left
        largest = max([pasture.bit_count() for pasture in yard.pastures], default=0)
        for number in range(len(yard.pastures), 4):
            fences, spaces = ORDERLY[number]
            if largest > 1:
                fences, spaces, largest = (1 if largest == 2 and number == 3 else 2), 0, largest - 2
            spaces = min(spaces, room)
            if fences > left or (spaces == 0 and number == 0):
                break
            points = smooth("pastures", number + 1) - smooth("pastures", number)
            roomy = (taste.roominess if spaces else taste.split) * early
            self.found.append(Want("pasture", points + spaces + roomy, taste.fencing, fences))
            left -= fences
            room -= spaces
        for _ in range(min(player.stables_left, max(0, room))):
            self.found.append(Want("stable", 1.0 + 0.4 * early, 0.5, 2))
        fields = yard.fields.bit_count()
        for number in range(fields, min(5, fields + room)):
            points = smooth("fields", number + 1) - smooth("fields", number)
            gain = points + 1.0 + taste.crop * (ahead.breedings > 1)
            self.found.append(Want("field", gain * self._chance(number - fields, taste.fields), 1.0))

    def _chance(self, number: int, a_round: float) -> float:
        """How likely it is that one more of something comes in time, after `number` others that come one by one."""
        return min(1.0, a_round * (self.ahead.rounds + (self.ahead.hands > 0)) / (number + 1))

    def _crops(self) -> None:
        yard, goods, taste = self.player.yard, self.player.goods, self.taste
        later = self.ahead.breedings > 1
        empty = yard.empty_fields.bit_count()
        grain, vegetable = goods["grain"], goods["vegetable"]
        all_grain = grain + yard.on_fields("grain")
        all_vegetables = vegetable + yard.on_fields("vegetable")
        sown_v = min(empty, vegetable)
        sown_g = min(empty - sown_v, grain)
        if sown_v or sown_g:
            gain = smooth("vegetables", all_vegetables + sown_v) - smooth("vegetables", all_vegetables)
            gain += smooth("grain", all_grain + 2 * sown_g) - smooth("grain", all_grain)
            gain += taste.meal * 0.7 * (2 * sown_g + sown_v) * later
            self.found.append(Want("sowing", gain, 1.0))
        if not all_grain:
            self.found.append(Want("grain", 2.0, 1.0))
        if empty > sown_v + sown_g or not all_grain:
            gain = smooth("grain", all_grain + 3) - smooth("grain", max(1, all_grain))
            self.found.append(Want("grain", gain + taste.meal * 0.7 * later, 1.3))
        for number in range(all_vegetables, 4):
            gain = smooth("vegetables", number + 1) - smooth("vegetables", number)
            chance = self._chance(number - all_vegetables, taste.vegetables)
            self.found.append(Want("vegetable", gain * chance, 1.2 if number == all_vegetables else 0.8))

    def _animals(self) -> None:
        goods, ahead, taste = self.player.goods, self.ahead, self.taste
        pastures = homes = len(self.player.yard.pastures)
        kinds = sum([goods[species] > 0 for species in FLOCK])
        pairs = sum([goods[species] > 1 for species in FLOCK])
        for species, acts in FLOCK.items():
            if goods[species]:
                continue
            if homes > pairs:
                grown = 2 + max(0, ahead.breedings - 2)
                self.found.append(Want(species, taste.animals * (smooth(species, min(grown, 6)) + 1.0), acts))
                homes -= 1
            elif kinds <= pastures:
                self.found.append(Want(species, 2.0 * taste.animals, 1.0))
                kinds += 1

    # -- improvements --------------------------------------------------------------------------------------------

    def _majors(self) -> None:
        kitchens: list[tuple[float, Want]] = []
        taste, majors = self.taste, self.player.majors
        rate = food_rate(taste, majors)
        for stack in self.state.places:
            if not stack:
                continue
            card = card_of(stack[-1])
            cost = card.cost
            saved = 0.0
            if card.kitchen.cook:
                saved = taste.kitchen * self.missing * (1 / rate - 1 / food_rate(taste, (*majors, card.id)))
            want = Want(
                f"card:{card.id}", self._gain(card), taste.improving, cost.get("wood", 0), cost.get("clay", 0),
                cost.get("reed", 0), cost.get("stone", 0), saved,
            )
            if card.kitchen.cook:
                kitchens.append((want.gain + self.labour * saved - 0.6 * want.clay, want))
            else:
                self.found.append(want)
        if kitchens:
            self.found.append(max(kitchens)[1])

    def _gain(self, card: AgricolaCard) -> float:
        """What building a major is worth, besides its price and what its kitchen saves."""
        gain = card.points + lasting_gain(card, self.ahead, self.taste)
        if card.group == "oven" and card.kitchen.bake:
            gain += self.taste.meal * card.kitchen.bake * min(self.player.goods["grain"], card.kitchen.most or 1)
        if card.id.startswith("well"):
            gain += self.taste.meal * min(5, self.ahead.rounds)
        return gain


def lasting_gain(card: AgricolaCard, ahead: Horizon, taste: Taste) -> float:
    """What a card that lies before a player still brings, besides its points and its kitchen's cooking."""
    gain = 0.0
    if card.harvest is not None:
        gain += (taste.craft if card.harvest.food else card.harvest.points * 0.5) * len(ahead.harvests)
    if card.left is not None:
        gain += 0.8
    if card.group == "oven" and card.kitchen.bake:
        gain += 0.35 * max(0, len(ahead.harvests) - 1)
    return gain
