"""Names of cards, places and goods as arguments of log lines and questions. Made once, because rules use them a lot."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.core.text import Listed, Text, key_of
from games.grimm_forest.content import FABLES, MATERIALS

GAME = "grimm-forest"


@cache
def card_name(card: str) -> Text:
    """A card's name."""
    return Text(key_of(GAME, "fable" if card in FABLES else "friend", card))


@cache
def card_rule(card: str) -> Text:
    """What a card does, in a sentence or two."""
    return Text(key_of(GAME, "fable" if card in FABLES else "friend", card, "text"))


@cache
def place_name(place: str) -> Text:
    """A place's name."""
    return Text(key_of(GAME, "place", place))


@cache
def amount(material: str, count: int) -> Text:
    """"3 wood"."""
    return Text(key_of(GAME, material), {"n": count})


@cache
def material_name(material: str) -> Text:
    """A material's name without a number."""
    return Text(key_of(GAME, "material", material))


@cache
def section_name(material: str, part: str) -> Text:
    """A section of a house: "brick walls"."""
    return Text(key_of(GAME, "section", material, part))


def listed(goods: Mapping[str, int]) -> Listed:
    """Goods in words, without those of which there are none."""
    return Listed(tuple(amount(material, goods[material]) for material in MATERIALS if goods.get(material)))


def cards_listed(cards: list[str]) -> Listed:
    """Card names in words."""
    return Listed(tuple(card_name(card) for card in cards))
