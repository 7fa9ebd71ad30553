"""Re-deal what a viewer cannot know: same counts, same known cards, everything else exchanged within its pool.

The leak tests re-deal a state and demand that nothing the viewer gets has changed. Uniform re-deals miss leaks, so
callers also use extreme ones (`SORTED`, `REVERSED`), which put all cheap cards into one hand.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar

from games.core.copying import copy_of
from games.core.state import Card, GameState

S = TypeVar("S", bound=GameState)
Mix = Callable[[MutableSequence[str]], None]


def SORTED(names: MutableSequence[str]) -> None:
    """An extreme deal: in alphabetical order."""
    names[:] = sorted(names)


def REVERSED(names: MutableSequence[str]) -> None:
    """The opposite extreme."""
    names[:] = sorted(names, reverse=True)


@dataclass(frozen=True, slots=True)
class Place:
    """A hidden card where it lies: the pool it belongs to and the seat that owns the place, if any."""

    card: Card
    pool: str
    owner: int | None

    def unknown_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), does not know what lies here."""
        mine = viewer is not None and self.owner == viewer
        return not mine and not self.card.known_by(viewer)


def hidden_cards(state: GameState) -> list[Place]:
    """Every hidden card of a state, found through the declarations of its fields."""
    return list(_walk(state, None))


def unknown_cards(state: GameState, viewer: int) -> Counter[tuple[str, str]]:
    """The cards (pool, name) of which `viewer` does not know where they lie."""
    return Counter((place.pool, place.card.name) for place in _walk(state, None) if place.unknown_to(viewer))


def redeal(state: S, viewer: int | None, mix: Mix) -> S:
    """A copy of `state` in which the cards that `viewer` does not know are mixed within their pools."""
    copy = copy_of(state)
    exchange([place for place in _walk(copy, None) if place.unknown_to(viewer)], mix)
    return copy


def exchange(places: Iterable[Place], mix: Mix) -> None:
    """Mix the cards of these places within their pools."""
    pools: dict[str, list[Card]] = {}
    for place in places:
        pools.setdefault(place.pool, []).append(place.card)
    for cards in pools.values():
        names = [card.name for card in cards]
        mix(names)
        for card, name in zip(cards, names, strict=True):
            card.name = name


def dealt_around(
    names: Iterable[str], elsewhere: Iterable[str], places: Iterable[str | None], rng: random.Random
) -> list[str]:
    """Fill `places`, where None is a card that is not known, from the cards `names` of a box. What lies `elsewhere` or
    is known in its place is not dealt again. The unknown ones are dealt at random; cards may be left over.

    Raises `ValueError` when the places cannot be filled from these cards.
    """
    places = list(places)
    left = Counter(names)
    left.subtract(elsewhere)
    left.subtract(name for name in places if name is not None)
    if any(count < 0 for count in left.values()):
        raise ValueError(f"more cards are known than there are: {-left}")
    unknown = list(left.elements())
    rng.shuffle(unknown)
    if len(unknown) < places.count(None):
        raise ValueError(f"{places.count(None)} cards are unknown, but only {len(unknown)} are left")
    return [unknown.pop() if name is None else name for name in places]


def _walk(value: Any, owner: int | None) -> Iterator[Place]:
    for part in fields(value):
        inner = getattr(value, part.name)
        pool = part.metadata.get("hidden")
        if pool is not None:
            cards = [inner] if isinstance(inner, Card) else (inner or [])
            yield from (Place(card, pool, owner if part.metadata["owner"] else None) for card in cards)
        elif is_dataclass(inner) and not isinstance(inner, type):
            yield from _walk(inner, owner)
        elif isinstance(inner, list):
            for item in inner:
                if is_dataclass(item) and not isinstance(item, (Card, type)):
                    yield from _walk(item, getattr(item, "seat", owner))
