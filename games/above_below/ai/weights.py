"""What the AI seat believes things to be worth: numbers found by letting seats with other numbers play against it."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    `income`, `ready`, `on_build`, `on_explore`: symbols, in coins a night. `harvests`: how often a good comes back that
    can, at most; `harvest`, `once`: what part of such a good, and of one that lies there once, counts of what it is
    worth more than a coin of labour. `reputation`: a step. `growth`: what a symbol that counts something will count
    more, a night. `newcomer`: a villager's day in coins, `lantern`, `hammer`, `quill`: what each adds to it.
    `point`, `star`: what the points of buildings are multiplied with, and all that star houses bring. `margin`: what a
    bargain between players must bring; `refresh`: what other cards in a row must. `taste`: by what part of its worth a
    seat may like a building more or less than others do.
    """

    coin: tuple[float, ...] = (0.10, 0.32, 0.60, 0.73, 0.61, 0.85, 0.92)
    cave: float = 1.2
    spare_cave: float = 0.4
    spoils: float = 1.5
    last_spoils: float = 1.1
    injury: float = 1.7
    wear: float = 0.12
    unknown: float = 1.44
    fresh: float = 0.9
    bed: float = 3.1
    income: float = 1.0
    reroll: float = 0.5
    potion: float = 1.3
    ready: float = 1.2
    on_build: float = 0.8
    on_explore: float = 0.65
    harvests: float = 3.41
    harvest: float = 0.215
    once: float = 0.49
    reputation: float = 2.3
    growth: float = 0.47
    more_goods: float = 0.21
    newcomer: float = 1.25
    lantern: float = 1.0
    hammer: float = 0.6
    quill: float = 0.12
    point: float = 0.8
    star: float = 0.85
    margin: float = 0.39
    refresh: float = 1.5
    taste: float = 0.3


_USUAL = Weights()
LEANINGS = {
    "goods": replace(_USUAL, harvest=2 * _USUAL.harvest, fresh=4 * _USUAL.fresh),
    "star houses": replace(_USUAL, star=1.5),
    "exploring": replace(_USUAL, spoils=1.5 * _USUAL.spoils, cave=1.5 * _USUAL.cave),
    "villagers": replace(_USUAL, newcomer=1.5 * _USUAL.newcomer, lantern=1.5 * _USUAL.lantern),
}
"""Plans that a player may have: each believes in one thing more than the usual seat does."""
