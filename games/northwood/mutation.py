"""For tests: switching off one character's ability, to see that a test notices."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.northwood.abilities import ABILITIES, Ability
from games.northwood.content import CHARACTERS
from games.northwood.state import NorthwoodState

CARDS = tuple(CHARACTERS)


async def _nothing(state: NorthwoodState, place: int) -> None:
    """The switched-off ability."""


@contextmanager
def switch_off(card: str) -> Iterator[None]:
    """Within this context the character's ability does nothing, and does not say so."""
    before = ABILITIES[card]
    ABILITIES[card] = Ability(_nothing, before.idle)
    try:
        yield
    finally:
        ABILITIES[card] = before
