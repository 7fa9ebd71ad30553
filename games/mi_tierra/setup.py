"""Set-up for two to four players, and for five and six with what is ours (rulebook, "Preparazione")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.chance import Chance
from games.core.given import only, shuffled_rest
from games.core.spec import NoOptions
from games.core.state import Card
from games.mi_tierra.cards import every
from games.mi_tierra.cards.box import market_deck, plan_deck
from games.mi_tierra.content import CORNERS, DECK_A_REMOVED, FARM, START_MONEY
from games.mi_tierra.fields import FIELDS
from games.mi_tierra.state import MiTierraState, Player

CARDS = every.MODULES
"""Nothing is dealt before every card is declared."""

GIVEN = ("start", "deck_a", "deck_b", "plans")
SEATS = range(2, 7)


def setup(players: int, options: NoOptions, chance: Chance, given: Mapping[str, Any]) -> MiTierraState:
    """A game before its first round.

    `given` replaces deals: `start` (a seat), `deck_a`, `deck_b`, `plans` (ids, top first; the cards not listed are
    shuffled under them; what is given of deck A is never among the cards removed). Raises `ValueError` when it names
    what this game does not have.
    """
    if players not in SEATS:
        raise ValueError(f"Mi Tierra is for 2 to 6 players, not {players}")
    only(given, GIVEN)
    start = given["start"] if "start" in given else chance.below("start", players)
    if start not in range(players):
        raise ValueError("the given start seat does not exist")
    first = _shuffled("deck_a", market_deck("A"), given.get("deck_a", ()), chance)
    second = _shuffled("deck_b", market_deck("B"), given.get("deck_b", ()), chance)
    plans = _shuffled("plans", plan_deck(), given.get("plans", ()), chance)
    order = [(start + k) % players for k in range(players)]
    state = MiTierraState(
        chance,
        players=[Player(seat, fields=_fields()) for seat in range(players)],
        order=order,
        track=order[::-1],
        unseen=[Card(name) for name in first[len(first) - DECK_A_REMOVED :]],
        deck=[Card(name) for name in reversed((*first[: len(first) - DECK_A_REMOVED], *second))],
        row=[""] * players,
        plans=[Card(name) for name in reversed(plans[len(CORNERS) :])],
        grid=plans[: len(CORNERS)],
    )
    for place, seat in enumerate(order):
        state.players[seat].money = START_MONEY[place]
    return state


def _fields() -> dict[str, str]:
    return {field: FARM.printed.get(field, "") for field in FIELDS}


def _shuffled(label: str, names: Sequence[str], on_top: Sequence[str], chance: Chance) -> list[str]:
    """A shuffled deck, top first, with the cards `on_top` first."""
    return [*on_top, *shuffled_rest(chance, label, names, on_top)]
