"""What the AI seat believes things to be worth: numbers found by letting seats with other numbers play against it."""

from __future__ import annotations

from dataclasses import dataclass

NUMBERS = {0: 0.8, 2: 1.0, 3: 1.8, 4: 3.0, 5: 4.2, 6: 5.3, 7: 6.5, 8: 8.0, 9: 9.5, 10: 11.0}
"""What a number of a page brings on average, in coins: what anybody learns who has read some pages."""
PARTY = ((2.0, -0.5), (3.2, 2.0), (4.2, 3.2), (5.2, 4.4), (6.2, 5.3), (7.7, 6.2), (10.0, 7.1))
"""What an exploration brings to a party of so many lanterns on average, in coins, the cave not counted."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Worths in village points where nothing else is said.

    `coin`: by the nights still to come. `cave`: an empty one for who has none; `spare_cave`: any other. `spoils`: a
    coin's worth of what an exploration brings, before the last round and in it. `injury`, `wear`: of an exerted
    villager, and of any explorer, in coins. `fresh`: the promise of a new kind on the track. `bed`, `reroll`, `potion`,
    `income`, `ready`, `on_build`: symbols, in coins a night. `harvests`: how often a good comes back that can, at most;
    `reputation`: a step. `growth`: what a symbol that counts something will count more, a night. `newcomer`: a
    villager's day in coins, `lantern`, `hammer`, `quill`: what each adds to it; `days`: the days of rest that it costs.
    `star`, `card`: what the printed points of star houses and of other buildings are multiplied with. `margin`: what a
    bargain between players must bring.
    """

    coin: tuple[float, ...] = (0.15, 0.40, 0.47, 0.47, 0.44, 0.57, 0.59)
    cave: float = 1.46
    spare_cave: float = 0.83
    spoils: float = 0.76
    last_spoils: float = 0.55
    injury: float = 1.22
    wear: float = 0.12
    unknown: float = 2.80
    fresh: float = 0.40
    bed: float = 1.41
    income: float = 0.81
    reroll: float = 0.45
    potion: float = 1.10
    ready: float = 1.02
    on_build: float = 0.60
    harvests: float = 3.02
    harvest: float = 0.44
    reputation: float = 1.40
    growth: float = 0.37
    more_goods: float = 0.20
    newcomer: float = 0.68
    lantern: float = 0.56
    hammer: float = 0.40
    quill: float = 0.20
    point: float = 0.81
    margin: float = 0.55
    refresh: float = 1.66
