"""The games from which the strong player of Above and Below learns: seats with varied opinions of what things are
worth, some senseless actions, and in some games gifts at nightfall, which part what a thing is worth from what leads to
having it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import fields, replace

from games.above_below import EXPANDED
from games.above_below.actions.build import erect, has_place
from games.above_below.ai.weights import LEANINGS, Weights
from games.above_below.content.load import CIDER, GOODS, POTION
from games.above_below.gains import change_reputation, join
from games.above_below.options import AboveBelowOptions
from games.above_below.rows import on_offer, take_cave
from games.above_below.state import AboveBelowState, Cave, Player, Zone

GIFTED = 10_000
"""Games with this number and higher have gifts."""
PLAYERS = ((2, 3, 2, 4), (2, 2, 3, 2, 4, 2))
"""In turn, the numbers of players of games without and with gifts."""
SPREADS = ((0, 0.2, 0.4, 0.6), (0, 0.1, 0.2, 0.3))
"""Standard deviations of the logarithms of random factors, one of which is drawn for each seat."""
WILD = ((0, 0.03, 0.08), (0, 0, 0.03))
"""Probabilities of a senseless action, one of which is drawn for each game."""
TASTES = (0.3, 0.6, 0.9)
LEANING = 0.4
"""The probability of one of the leanings."""
GIFT = 0.4
"""The probability of a gift, and after each of another one."""
GIFTS = (
    "coins", "coins", "loss", "good", POTION, "cave", "villager", "building", "building", "reputation", CIDER,
)
MOST = 6
"""The maximum number of coins given or taken away."""


def is_gifted(number: int) -> bool:
    """Return whether a game has gifts."""
    return number >= GIFTED


def players_of(number: int) -> int:
    """Return the number of players of a game."""
    those = PLAYERS[is_gifted(number)]
    return those[number % len(those)]


def options_of(number: int) -> AboveBelowOptions:
    """Return the options of a game: none or all modules."""
    expanded = number // len(PLAYERS[is_gifted(number)]) % 2
    return AboveBelowOptions.model_validate(EXPANDED if expanded else {})


def varied(rng: random.Random, spreads: Sequence[float]) -> Weights:
    """Return the parameters of a seat of level `good`, with random factors."""
    base = rng.choice(list(LEANINGS.values())) if rng.random() < LEANING else Weights()
    spread = rng.choice(spreads)
    changed = {
        one.name: getattr(base, one.name) * math.exp(rng.gauss(0, spread)) for one in fields(base) if one.name != "coin"
    }
    changed["taste"] = rng.choice(TASTES)
    factor = math.exp(rng.gauss(0, spread / 2))
    return replace(base, **changed, coin=tuple(coin * factor for coin in base.coin))


def causes(weights: Weights, wild: float) -> list[float]:
    """Return in what a seat differs from the usual one, so that its skill does not count as a merit of what it has."""
    usual, found = Weights(), []
    for one in fields(weights):
        value, before = getattr(weights, one.name), getattr(usual, one.name)
        found.append(math.log(value[1] / before[1] if one.name == "coin" else value / before))
    return [*found, *map(abs, found), 20 * wild]


def give(state: AboveBelowState, rng: random.Random) -> None:
    """Give the players random gifts, or take coins away."""
    for player in state.players:
        while rng.random() < GIFT:
            _give(state, player, rng.choice(GIFTS), rng)


def _give(state: AboveBelowState, player: Player, what: str, rng: random.Random) -> None:
    if what == "coins":
        player.coins += rng.randint(1, MOST)
    elif what == "loss":
        player.coins -= min(player.coins, rng.randint(1, MOST))
    elif what == "good":
        state.gain(player.seat, rng.choice(list(GOODS)), 1)
    elif what in (POTION, CIDER):
        state.gain(player.seat, what, 1)
    elif what == "cave":
        if card := take_cave(state):
            player.caves.append(Cave(card))
    elif what == "villager":
        if state.villager_pile:
            join(state, player, state.villager_pile.pop().name, Zone.EXHAUSTED)
    elif what == "reputation":
        change_reputation(state, player, rng.choice((-1, 1)))
    elif there := [name for name in on_offer(state) if has_place(player, name)]:
        erect(state, player, rng.choice(there))
