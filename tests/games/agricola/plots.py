"""A hand card that opens plots, whichever the test wants: what the rules make of that does not hang on one card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.agricola.cards.box import BOX, CARDS

CARD = "M075"


@contextmanager
def opening(**plots: object) -> Iterator[None]:
    """As long as it lasts a card lets its owner sow where nobody else could."""
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
