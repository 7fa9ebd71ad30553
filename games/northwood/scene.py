"""What an ability needs to know to say whether it would do anything: the state has it, and so has a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.northwood.content import CHARACTERS, SUIT_OF
from games.northwood.state import Fief, Place, Standing
from games.northwood.view import FiefView, PlaceView

SWAP_RANGE = 2
"""How far away a ruler may be whom the Jack of Leaves fetches."""


class Scene(Protocol):
    """A visit, seen by the rules or by a viewer. `hand` is empty and `sees_hand` false for spectators.
    `deck_known[i]`: the card i places from the deck's top, None where it is not known."""

    @property
    def sees_hand(self) -> bool: ...

    @property
    def hand(self) -> Sequence[str]: ...

    @property
    def hand_size(self) -> int: ...

    @property
    def score(self) -> Sequence[str]: ...

    @property
    def discard(self) -> Sequence[str]: ...

    @property
    def deck_known(self) -> Sequence[str | None]: ...

    @property
    def places(self) -> Sequence[Place | PlaceView]: ...

    @property
    def fiefs(self) -> Sequence[Fief | FiefView]: ...

    @property
    def visiting(self) -> int | None: ...

    @property
    def ruler(self) -> str | None: ...


def near_neutral(fiefs: Sequence[Fief | FiefView], visiting: int | None) -> tuple[int, ...]:
    """Numbers of the neutral fiefs within two places of `visiting`, itself left out."""
    if visiting is None:
        return ()
    return tuple(
        fief.number for fief in fiefs
        if fief.standing == Standing.NEUTRAL and 0 < abs(fief.number - visiting) <= SWAP_RANGE
    )


def favourites_in_hand(scene: Scene) -> list[str]:
    """The cards in hand of the visited ruler's suit."""
    if scene.ruler is None:
        return []
    suit = CHARACTERS[scene.ruler].suit
    return [card for card in scene.hand if SUIT_OF[card] == suit]


def exhausted_others(places: Sequence[Place | PlaceView], place: int) -> list[str]:
    """The exhausted characters at other places than `place`."""
    return [other.active for at, other in enumerate(places) if other.exhausted and at != place]
