"""The hand cards as data. What a card does stands in `games.agricola.cards.effects`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from games.agricola.state import Player

Prerequisite = Callable[[Player], bool]


@dataclass(frozen=True, slots=True)
class HandCard:
    """An occupation or a minor improvement. `least_players`: only with that many. `needs`: its prerequisite."""

    id: str
    kind: str
    cost: Mapping[str, int] = field(default_factory=dict)
    points: int = 0
    least_players: int = 1
    needs: Prerequisite | None = None


_ALL = (
    HandCard("A098", "occupation"),
    HandCard("A160", "occupation", least_players=4),
    HandCard("B104", "occupation"),
    HandCard("B126", "occupation"),
    HandCard("M050", "minor", {"clay": 1}, 1),
    HandCard("M075", "minor", {"clay": 1, "reed": 1}, 1),
)
HAND_CARDS: Mapping[str, HandCard] = {card.id: card for card in _ALL}


def cards_for(players: int) -> list[str]:
    """The cards that are dealt to a number of players."""
    return [card.id for card in _ALL if players >= card.least_players]
