"""The things in the box, as data: dialogue cards, characters, fiefs, medals.

A dialogue card's id is `<suit>_<value>` (`claws_3`), a character's `<suit>_<rank>` with `_crown` for the crowned ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.core.text import Text, key_of, text

SUITS = ("claws", "flowers", "leaves", "eyes")
RANKS = ("jack", "queen", "king")
VALUES = range(1, 9)
HAND = 8
"""Cards that a visit begins with."""
NINE = 9
"""What the Stag's two cards add up to."""


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A dialogue card. `index` is its place in `DIALOGUES`: eight to a suit, in the order of values."""

    id: str
    suit: str
    value: int
    index: int


DIALOGUES = tuple(
    Dialogue(f"{suit}_{value}", suit, value, 8 * at + value - 1) for at, suit in enumerate(SUITS) for value in VALUES
)
DECK = tuple(card.id for card in DIALOGUES)
"""All dialogue cards, sorted. Every visit's deck is shuffled from this order, so that it depends on the seed alone."""

DIALOGUE = {card.id: card for card in DIALOGUES}
SUIT_OF = {card.id: card.suit for card in DIALOGUES}
VALUE_OF = {card.id: card.value for card in DIALOGUES}
INDEX_OF = {card.id: card.index for card in DIALOGUES}
CARD_TEXT = {card.id: text("northwood-card", suit=card.suit, value=card.value) for card in DIALOGUES}

CHARACTERS = tuple(
    f"{suit}_{rank}{crown}" for suit in SUITS for crown in ("", "_crown") for rank in RANKS
)
"""The ids of the 24 characters, in the order in which a full deal shuffles them."""

STARS = (4, 3, 2, 1, 1, 2, 3, 4)
"""Victory points of the fiefs 0 to 7; a fief's number is also its target."""

MEDALS = {"bronze": 16, "silver": 18, "gold": 20}
"""Least stars for each medal."""


def suit_of(character: str) -> str:
    """The suit of a character."""
    return character.split("_")[0]


def crowned(character: str) -> bool:
    """Whether a character is one of those with a crown, who stay in the box in the introductory set-up."""
    return character.endswith("_crown")


def medal_for(stars: int) -> str | None:
    """The best medal that `stars` earn, or None."""
    return next((medal for medal, least in reversed(MEDALS.items()) if stars >= least), None)


def scores(statement: str, response: str, favourite: str) -> bool:
    """Whether a response wins the dialogue (rulebook, part C step 4): a higher card of the statement's suit, or the
    ruler's favourite suit against a statement that is not of it."""
    said, given = DIALOGUE[statement], DIALOGUE[response]
    if given.suit == said.suit:
        return given.value > said.value
    return given.suit == favourite


def playable(hand: list[str] | tuple[str, ...], statement: str) -> tuple[str, ...]:
    """The cards of `hand` that may answer `statement`: those of its suit, or all when there are none."""
    suit = SUIT_OF[statement]
    return tuple(card for card in hand if SUIT_OF[card] == suit) or tuple(hand)


@cache
def name_of(character: str) -> Text:
    """A character's name."""
    return Text(key_of("northwood-character", character))


@cache
def rule_of(character: str) -> Text:
    """What a character's ability does."""
    return Text(key_of("northwood-character", character, "text"))


@cache
def suit_text(suit: str) -> Text:
    """A suit's name."""
    return Text("northwood-suit", {"suit": suit})
