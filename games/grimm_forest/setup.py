"""Set-up for two to four players (rulebook, "General set-up")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.core.chance import Chance
from games.core.given import only
from games.core.state import Card
from games.grimm_forest.cards.box import fable_deck, friend_deck
from games.grimm_forest.content import (
    MATERIALS,
    PRINCE_DIE,
    REFILL,
    SECTIONS,
    places_for,
)
from games.grimm_forest.options import GrimmOptions
from games.grimm_forest.state import GrimmState, Player

GIVEN = ("fable_deck", "friend_deck", "start", "prince_rolls")


def setup(players: int, options: GrimmOptions, chance: Chance, given: Mapping[str, Any]) -> GrimmState:
    """A game before its first round.

    `given` replaces deals: `fable_deck`, `friend_deck` (ids, top first; the cards not listed are shuffled under
    them), `start` (a seat), `prince_rolls` (materials, used before the die is rolled).
    Raises `ValueError` when it names cards, seats or materials that this game does not have.
    """
    if players not in (2, 3, 4):
        raise ValueError(f"The Grimm Forest is for 2 to 4 players, not {players}")
    only(given, GIVEN)
    start = given["start"] if "start" in given else chance.below("start", players)
    rolls = list(given.get("prince_rolls", ()))
    if start not in range(players) or any(roll not in PRINCE_DIE for roll in rolls):
        raise ValueError("the given start seat or die rolls do not exist")
    return GrimmState(
        chance,
        advanced=options.advanced,
        players=[Player(seat) for seat in range(players)],
        locations={place: dict(REFILL[place]) for place in places_for(players)},
        start=start,
        deck=_deck("fables", fable_deck(options.advanced), given.get("fable_deck", ()), chance),
        friend_deck=_deck("friends", friend_deck(options.advanced), given.get("friend_deck", ()), chance),
        sections={material: [SECTIONS] * 3 for material in MATERIALS},
        first_tokens=list(MATERIALS),
        prince_rolls=rolls,
    )


def _deck(label: str, names: Sequence[str], on_top: Sequence[str], chance: Chance) -> list[Card]:
    """A shuffled deck, its top at the end, with the cards `on_top` first."""
    rest = Counter(names)
    rest.subtract(on_top)
    if any(count < 0 for count in rest.values()):
        raise ValueError(f"the given {label} are not all in the deck")
    below = list(rest.elements())
    chance.shuffle(label, below)
    return [Card(name) for name in (*below, *reversed(on_top))]
