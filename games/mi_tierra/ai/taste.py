"""What a farmer believes in: how much more, or less, than reckoned he thinks of areas, goods and development cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Taste:
    """`likes`: what worths are multiplied with, by area, good, kind of place (`field`, `pen`) or development card;
    nothing named is 1."""

    likes: Mapping[str, float] = field(default_factory=dict)

    def of(self, what: str) -> float:
        """What the worth of something is multiplied with."""
        return self.likes.get(what, 1.0)

    def and_more(self, **likes: float) -> Taste:
        """The same taste with more, or less, of some things."""
        return Taste({**self.likes, **{what: self.of(what) * more for what, more in likes.items()}})


USUAL = Taste({
    "field": 0.86, "official_market": 1.39, "animal_industry": 0.88, "oven": 1.05, "square": 1.09, "forest": 2.14,
    "crops": 0.53, "cattle_farm": 0.91, "sheep_farm": 1.04, "hen_house": 0.81, "water_mill": 0.76,
    "clock_tower": 0.84, "development": 0.91, "podium": 1.34, "arena": 1.31, "order_table": 1.04, "cake": 1.05,
    "clothes": 0.95, "flour": 1.04, "milk": 0.86, "egg": 0.96, "apple": 0.85, "wheat": 1.05, "meat": 1.08,
    "later": 0.7,
})
"""What pays: games between farmers whose tastes differed at random, and regression of their money on the tastes."""
LEANINGS = {
    "mixed": USUAL,
    "orchard": USUAL.and_more(crops=1.5, field=1.2, water_mill=1.4, apple=1.15, wheat=1.1, grape=1.1, sheep_farm=0.6,
                              hen_house=0.6),
    "miller": USUAL.and_more(crops=1.3, field=1.1, wine_mill=1.4, wheat=1.2, grape=1.2, flour=1.2, wine=1.2),
    "baker": USUAL.and_more(cattle_farm=1.4, hen_house=1.6, oven=1.2, milk=1.15, egg=1.2, sheep_farm=0.5),
    "tailor": USUAL.and_more(sheep_farm=1.8, clothing=1.2, wool=1.25, hen_house=0.5),
    "dairy": USUAL.and_more(cattle_farm=1.8, milk=1.2, animal_industry=1.15),
    "rider": USUAL.and_more(clock_tower=2.0, arena=1.4, pen=1.4),
}
"""The leanings of AI seats; `mixed` has none."""
