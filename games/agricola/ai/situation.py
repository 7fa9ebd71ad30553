"""What the good player keeps asking of a view: how far the game is, what the next harvest lacks, what goods are worth.

All values are in points, roughly: a food that is missing at a harvest is worth 3, a wood early in the game a half.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.cards.box import card_of
from games.agricola.farmyard.grid import BOARD
from games.agricola.farmyard.yard import Farmyard
from games.agricola.goods import ANIMALS
from games.agricola.majors.cooking import cooking
from games.agricola.scoring import STEPS, by_steps
from games.agricola.view import AgricolaView, FarmView

WORTH = {"wood": 0.535, "clay": 0.32, "reed": 0.88, "stone": 0.76}
"""A building resource in the first rounds."""
ENOUGH = {"wood": 13, "clay": 7, "reed": 4, "stone": 6}
"""Beyond this many, another one is worth little."""
CATEGORY = {"grain": "grain", "vegetable": "vegetables", "sheep": "sheep", "boar": "boar", "cattle": "cattle"}
FOOD_A_PERSON = (1.9, 1.3)
"""Food that one placement brings when it goes for food: with at most one opponent, and where more of them take it."""
SICK, SICK_AT_THE_END = 1.6, 1.9
"""What it costs to have somebody in bed: a placement in the next round, and points at the end."""


def smooth(category: str, n: int) -> float:
    """The score of a category as a slope instead of steps, so that every one of a kind counts a little."""
    steps = STEPS[category]
    if n >= steps[-1]:
        return 4.0
    for at, step in enumerate(steps):
        if n < step:
            low_n, low = (0, -1.0) if at == 0 else (steps[at - 1], float(at))
            return low + (at + 1 - low) * (n - low_n) / (step - low_n)
    raise AssertionError("unreachable: n lies below some step")


@dataclass(frozen=True)
class Situation:
    """One seat's view of its own farm, with what follows from it."""

    view: AgricolaView
    farm: FarmView

    @cached_property
    def yard(self) -> Farmyard:
        """The farmyard, put together from what the view shows of it."""
        cells = self.farm.cells
        yard = Farmyard(rooms=0, extra=tuple((cell.row, cell.column) for cell in cells[len(BOARD) :]))
        at = {edge: number for number, edge in enumerate(yard.grid.edges)}
        yard.fences = sum(1 << at[edge] for edge in self.farm.fences)
        for number, cell in enumerate(cells):
            if cell.kind != "empty":
                kind = f"{cell.kind}s"
                setattr(yard, kind, getattr(yard, kind) | 1 << number)
            if cell.stable:
                yard.stables |= 1 << number
            if cell.crop is not None:
                yard.planted(cell.crop)[number] = cell.n
        return yard

    @property
    def goods(self) -> Mapping[str, int]:
        """The seat's goods."""
        return self.farm.goods

    @cached_property
    def rounds_left(self) -> int:
        """Rounds after this one."""
        return LAST_ROUND - self.view.round

    @cached_property
    def harvests_left(self) -> int:
        """Harvests still to come, the one at the end of this round included."""
        return sum(number >= self.view.round for number in HARVESTS)

    @cached_property
    def actions(self) -> int:
        """Placements until the next harvest."""
        return self.farm.home + self.farm.people * (self.view.next_harvest - self.view.round)

    @cached_property
    def rates(self) -> Mapping[str, int]:
        """Food for one of each good that can be eaten."""
        lit = tuple(name for name in self.farm.majors if name not in self.farm.locked)
        return {"grain": 1, "vegetable": 1, **cooking(lit)}

    @cached_property
    def food_gap(self) -> float:
        """Food that the next harvest still lacks, counting what is easily turned into food."""
        farm, goods, yard = self.farm, self.goods, self.yard
        have = float(goods["food"] + goods["grain"] * 0.7 + goods["vegetable"] * self.rates["vegetable"] * 0.7)
        have += len(yard.grain) * 0.7 + len(yard.vegetable) * self.rates["vegetable"] * 0.7
        for species in ANIMALS:
            have += max(0, goods[species] - 2) * self.rates.get(species, 0)
            have += min(2, goods[species]) * self.rates.get(species, 0) * 0.5
        swaps = (card_of(name).harvest for name in farm.majors)
        have += sum(swap.food for swap in swaps if swap is not None and goods[swap.take])
        have += sum(there.get("food", 0) for number, there in farm.coming if number <= self.view.next_harvest)
        return farm.food_due - have

    def food_value(self, n: float) -> float:
        """What `n` more food are worth now."""
        if n <= 0:
            return 0.0
        gap = max(0.0, self.food_gap)
        needed = min(n, gap)
        pressure = gap / max(0.5, FOOD_A_PERSON[len(self.view.farms) > 2] * self.actions)
        urgent = needed * (0.75 + 2.0 * min(1.15, pressure))
        if self.harvests_left == 1:
            return urgent + 0.02 * (n - needed)
        spare = n - needed
        later = min(spare, float(self.farm.food_due + 2))
        return urgent + 0.5 * later + 0.2 * (spare - later)

    @cached_property
    def fuel_gap(self) -> int:
        """Fuel that the next heating lacks."""
        return max(0, self.farm.heating - self.goods["fuel"])

    def fuel_value(self, n: int) -> float:
        """What `n` more fuel are worth now."""
        needed = min(n, self.fuel_gap)
        if self.harvests_left > 1:
            return SICK * needed + 0.45 * (n - needed)
        return SICK_AT_THE_END * needed + 0.1 * (n - needed)

    def resource_value(self, good: str, n: int) -> float:
        """What `n` more of a building resource are worth: less with time and with what is there already. Wood that
        would heat the house is worth more."""
        time = min(1.0, (self.rounds_left + 0.35) / 5)
        useful = max(0, min(n, ENOUGH[good] - self.goods[good]))
        value = time * WORTH[good] * (useful + 0.25 * (n - useful))
        return value + min(n, max(0, self.fuel_gap - self.goods["wood"])) if good == "wood" else value

    def cost_value(self, cost: Mapping[str, int]) -> float:
        """What paying a cost loses."""
        time = min(1.0, (self.rounds_left + 0.35) / 5)
        return 0.8 * time * sum(WORTH.get(good, 0.5) * n for good, n in cost.items())

    def crops(self, crop: str) -> int:
        """All of a crop, in the supply and on fields."""
        return self.goods[crop] + self.yard.on_fields(crop)

    def total(self, good: str) -> int:
        """All of a good that counts at the end."""
        return self.crops(good) if good in ("grain", "vegetable") else self.goods[good]

    def count_value(self, good: str, n: int) -> float:
        """What `n` more of a crop or species add to the final score, as a slope and as it stands at the end."""
        if good == "horse":
            return n + (1.0 if not self.goods["horse"] else 0.0)
        category, now = CATEGORY[good], self.total(good)
        late = min(1.0, max(0.0, (self.view.round - 9) / 5))
        sloped = smooth(category, now + n) - smooth(category, now)
        return (1 - late) * sloped + late * (by_steps(category, now + n) - by_steps(category, now))

    @cached_property
    def growth_value(self) -> float:
        """What one more person is worth."""
        return 3.0 + 1.35 * self.rounds_left - 0.8 * self.harvests_left

    @cached_property
    def empty_fields(self) -> int:
        """Fields that could be sown."""
        return self.yard.empty_fields.bit_count()
