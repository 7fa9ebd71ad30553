"""A hand card whose effect a test can choose, so that tests of the rules do not depend on a particular card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from games.agricola.cards.box import BOX, CARDS
from games.agricola.cards.own import Own
from games.core.cards import Query

V = TypeVar("V")

CARD = "M075"


@contextmanager
def allowing_sowing(**plots: object) -> Iterator[None]:
    """Within the block, let the card's owner sow where nobody else could."""
    card = CARDS[CARD]
    before = {name: getattr(card, name) for name in plots}
    _set(plots)
    try:
        yield
    finally:
        _set(before)


def _set(plots: dict[str, object]) -> None:
    for name, value in plots.items():
        setattr(CARDS[CARD], name, value)
    for clear in BOX.caches:
        clear()


@contextmanager
def changing_value(query: Query[Own, V, str], change: Callable[[Own, V, str], V]) -> Iterator[None]:
    """Within the block, let the card change a value of the rules."""
    assert CARD not in query.effects
    query.effects[CARD] = (change,)
    try:
        yield
    finally:
        del query.effects[CARD]
