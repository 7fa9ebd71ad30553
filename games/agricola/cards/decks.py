"""The decks of hand cards, and what is dealt of them (rulebook: levels of complexity; facts: hands and drafts)."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.cards.box import card_of
from games.agricola.cards.every import HAND_CARDS

OCCUPATIONS = "occupations"
MOOR_MINORS = "moor minors"
BASE_MINORS = "base minors"
DECKS = (OCCUPATIONS, MOOR_MINORS, BASE_MINORS)
"""The names of the decks are the labels of their draws, too."""
MOOR = "M"
"""Begins the ids of the expansion's minor improvements."""


@dataclass(frozen=True, slots=True)
class Deal:
    """How many cards of a deck everybody gets; in a draft the rest goes to the left, or to the right."""

    deck: str
    size: int
    left: bool


def deals_of(level: int, *, moor: bool) -> tuple[Deal, ...]:
    """What is dealt at a level, in the order of the drafts."""
    if level == 1:
        return ()
    if level == 2:
        return (Deal(MOOR_MINORS, 7, left=False),)
    if moor:
        return Deal(OCCUPATIONS, 7, left=True), Deal(MOOR_MINORS, 4, left=False), Deal(BASE_MINORS, 3, left=False)
    return Deal(OCCUPATIONS, 7, left=True), Deal(BASE_MINORS, 7, left=True)


def deck_of(card: str) -> str:
    """The deck of a hand card."""
    if card_of(card).kind == "occupation":
        return OCCUPATIONS
    return MOOR_MINORS if card.startswith(MOOR) else BASE_MINORS


def cards_in(deck: str, players: int) -> list[str]:
    """The cards of a deck for a number of players, in a fixed order."""
    return sorted(name for name, card in HAND_CARDS.items() if deck_of(name) == deck and players >= card.players)

