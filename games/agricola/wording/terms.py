"""Names and amounts as texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from games.agricola.goods import GOODS
from games.core.text import Listed, Text, key_of


@cache
def amount_text(good: str, n: int) -> Text:
    """"3 wood"."""
    return Text(key_of("agricola-amount", good), {"n": n})


def goods_text(goods: Mapping[str, int]) -> Listed:
    """A bag of goods in words, in the usual order, without what there is none of."""
    if len(goods) == 1:
        return Listed(tuple([amount_text(good, n) for good, n in goods.items() if n]))
    return Listed(tuple([amount_text(good, goods[good]) for good in GOODS if goods.get(good)]))


@cache
def good_text(good: str) -> Text:
    """The name of a good."""
    return Text(key_of("agricola-good", good))


@cache
def animals_text(animals: tuple[str, ...]) -> Text | Listed:
    """Animals one by one: "sheep", or "2 sheep and 1 wild boar"."""
    return good_text(animals[0]) if len(animals) == 1 else goods_text(Counter(animals))


@cache
def card_text(card: str) -> Text:
    """The name of a card. Hand cards are known by a letter and a number, majors by their names."""
    return Text(key_of("agricola-card" if card[0].isupper() else "agricola-major", card))


major_text = card_text


@cache
def space_text(space: str) -> Text:
    """The name of an action space."""
    return Text(key_of("agricola-space", space))


@cache
def cell_text(name: str) -> Text:
    """The name of a farmyard space: "b2" is shown as "B2"."""
    return Text("agricola-cell", {"cell": name.upper()})


def place_text(name: str) -> Text:
    """A farmyard space or a card."""
    return card_text(name) if name[0].isupper() else cell_text(name)


def cells_text(names: Iterable[str]) -> Listed:
    """Several farmyard spaces."""
    return Listed(tuple(cell_text(name) for name in names))
