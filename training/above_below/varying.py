"""The games from which the strong player of Above and Below learns: seats with varied opinions of what things are
worth, some senseless actions, and in some games gifts at nightfall, which part what a thing is worth from what leads to
having it."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace

from games.above_below import EXPANDED
from games.above_below.actions.build import erect, has_place
from games.above_below.ai.good import Good
from games.above_below.ai.judgement import Learnt
from games.above_below.ai.strong import Strong
from games.above_below.ai.weights import LEANINGS, Weights
from games.above_below.content.load import CIDER, GOODS, POTION
from games.above_below.gains import change_reputation, join
from games.above_below.options import AboveBelowOptions
from games.above_below.rows import on_offer, take_cave
from games.above_below.state import AboveBelowState, Cave, Player, Zone

GIFTED = 10_000
"""Games with this number and higher, up to a hundred thousand, have gifts."""
PLAYERS = ((2, 3, 2, 4), (2, 2, 3, 2, 4, 2))
"""In turn, the numbers of players of games without and with gifts."""
SPREADS = ((0, 0.2, 0.4, 0.6), (0, 0.1, 0.2, 0.3))
"""Standard deviations of the logarithms of random factors, one of which is drawn for each seat."""
WILD = ((0, 0.03, 0.08), (0, 0, 0.03))
"""Probabilities of a senseless action, one of which is drawn for each game."""
PLANS, WHOLE = 60, 8
"""The maximum number of plans compared per turn, and of those that `strong` values as a whole."""
STRONGS = 0.6
"""The share of seats of level `strong`."""
DOUBTS = (0, 0.2, 0.4, 0.8)
"""Spreads of the logarithms of the factors by which such a seat misjudges traits."""
EXPLORING = 0.3
"""The share of that spread for explorations and pages."""
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
    return number % 100_000 >= GIFTED


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


def doubted(found: Learnt, rng: random.Random, spread: float) -> Learnt:
    """Return what was learnt with random factors of this spread: one for each trait, and one each for explorations and
    numbers of pages."""
    def factor(part: float = 1.0) -> float:
        return math.exp(rng.gauss(0, spread * part))

    factors = {name: factor() for name in found.found["traits"]}

    def scaled(traits: Mapping[str, Sequence[float]]) -> dict[str, list[float]]:
        return {name: [one * factors[name] for one in numbers] for name, numbers in traits.items()}

    below, pages = factor(EXPLORING), factor(EXPLORING)
    return Learnt({
        "traits": scaled(found.found["traits"]),
        "players": {players: scaled(traits) for players, traits in found.found["players"].items()},
        **{kind: [[one * below for one in pair] for pair in found.found[kind]] for kind in ("explore", "explore_last")},
        "numbers": {number: [one * pages for one in pair] for number, pair in found.found["numbers"].items()},
    })


@dataclass(frozen=True)
class Seat:
    """A seat of a training game: its AI, and in what it differs from the usual one, so that its skill does not count as
    a merit of what it has."""

    ai: Good
    causes: list[float]


def seat_of(rng: random.Random, gifted: bool, wild: float, found: Learnt) -> Seat:
    """Return a varied seat: of level `strong`, going by what was learnt before, or of level `good`."""
    usual, strong = Weights(), rng.random() < STRONGS
    if strong:
        spread = rng.choice(DOUBTS)
        mine = usual
        ai: Good = Strong(PLANS, WHOLE, doubted(found, rng, spread), last_days=0)
    else:
        spread, mine = 0.0, varied(rng, SPREADS[gifted])
        ai = Good(PLANS, mine)
    differing = []
    for one in fields(usual):
        value, before = getattr(mine, one.name), getattr(usual, one.name)
        differing.append(math.log(value[1] / before[1] if one.name == "coin" else value / before))
    return Seat(ai, [*differing, *map(abs, differing), 20 * wild, 20.0 * strong, 20 * spread])


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
