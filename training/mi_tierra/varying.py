"""The games from which the strong player of Mi Tierra learns: seats with random tastes, some senseless placements, and
in half of the games gifts, which part what a thing is worth from what leads to having it."""

from __future__ import annotations

import math
import random
from dataclasses import replace

from games.mi_tierra.ai.taste import LEANINGS, USUAL, Taste
from games.mi_tierra.content import ALL_WORKERS, ANIMALS, CROPS, FARM_LIMIT, GOODS, PENS_IN_ALL
from games.mi_tierra.housing import room_for
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.supply import animals_left, gain, pens_left, tiles_left, water_left

SPREADS = (0.0, 0.2, 0.4)
"""Standard deviations of the logarithms of random factors, one of which is drawn for each seat."""
DOUBTS = (0.5, 0.5, 3.0)
"""Greatest random additions to the value of a place in dollars, one of which is drawn for each game."""
WILD = 0.04
"""The probability that a worker goes to a random place."""
THINGS = tuple(sorted({*USUAL.likes, "wine_mill", "clothing", "pen", "grape", "wool", "wine"}))
"""What random tastes value differently."""
GIFT = 0.35
"""The probability that a farm is given something at the start of a round, and after each gift of another one."""
GIFTS = ("money", "goods", "goods", "field", "pen", "animals", "animals", "worker", "card", "water")
MOST_MONEY = 20
"""The most dollars that are given at a time."""


def random_taste(rng: random.Random) -> Taste:
    """Return one of the tastes of the AI seats, mostly with random factors."""
    taste = rng.choice(list(LEANINGS.values())) if rng.random() < 0.5 else USUAL
    if spread := rng.choice(SPREADS):
        taste = Taste({**taste.likes, **{one: taste.of(one) * math.exp(rng.gauss(0, spread)) for one in THINGS}})
    return taste


def causes(taste: Taste, doubt: float) -> list[float]:
    """Return in what a seat differs from the usual one, so that its skill does not count as a merit of what it has."""
    found = [math.log(taste.of(one) / USUAL.of(one)) for one in THINGS]
    return [*found, *map(abs, found), doubt]


def give(state: MiTierraState, rng: random.Random) -> None:
    """Give the farms random gifts."""
    for player in state.players:
        while rng.random() < GIFT:
            _give(state, player, rng.choice(GIFTS), rng)


def _give(state: MiTierraState, player: Player, what: str, rng: random.Random) -> None:
    """Give a farm one thing, as far as the supply has it and the farm has room."""
    if what == "money":
        player.money += rng.randint(3, MOST_MONEY)
    elif what == "goods":
        gain(state, player.seat, rng.choice(GOODS), rng.randint(1, 3))
    elif what == "field":
        free, crop = [field for field, planted in player.fields.items() if not planted], rng.choice(CROPS)
        if free and tiles_left(state, crop):
            player.fields[rng.choice(free)] = crop
    elif what == "pen":
        size = rng.choice(tuple(PENS_IN_ALL))
        if None in player.pens and pens_left(state, size):
            player.pens[player.pens.index(None)] = Pen(size)
    elif what == "animals":
        _settle(state, player, rng.choice(ANIMALS), rng.randint(1, 3))
    elif what == "worker":
        player.hired = min(ALL_WORKERS, player.hired + 1)
    elif what == "card":
        card = state.plans[-1].name if state.plans else ""
        if card and card not in player.cards and len(player.cards) < FARM_LIMIT:
            player.cards.append(state.plans.pop().name)
    elif water_left(state):
        player.reserve += 1


def _settle(state: MiTierraState, player: Player, kind: str, count: int) -> None:
    """Put up to `count` animals of a kind into pens with room."""
    for site, pen in enumerate(player.pens):
        if pen is not None and pen.animal in ("", kind) and room_for(player.pens, kind):
            more = min(count, pen.room - pen.count, animals_left(state, kind))
            if more > 0:
                player.pens[site] = replace(pen, animal=kind, count=pen.count + more)
                count -= more
