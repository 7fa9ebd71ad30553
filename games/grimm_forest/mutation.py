"""Switching one card's effect off, to prove that the tests would notice. For tests only."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from games.grimm_forest import windows
from games.grimm_forest.content import FABLES, FRIENDS

CARDS = (*FABLES, *FRIENDS)

REGISTRIES: tuple[MutableMapping[str, Any], ...] = (
    windows.start_of_round.reactions,
    windows.when_revealed.reactions,
    windows.after_gather_reveal.reactions,
    windows.before_collecting.reactions,
    windows.end_of_gather.reactions,
    windows.start_of_build.reactions,
    windows.end_of_build.reactions,
    windows.special_actions,
    windows.free_actions,
    windows.cancels,
    windows.guards,
    windows.on_gain,
    windows.departs_when,
    windows.section_cost.modifiers,
    windows.toll_owner.modifiers,
    windows.must_play_fable.modifiers,
    windows.chooses_last.modifiers,
    windows.monster_places.modifiers,
    windows.harvest.modifiers,
)
"""Everywhere a card can act."""


@contextmanager
def switch_off(card: str) -> Iterator[None]:
    """While inside, this card can be played but does nothing. Raises `KeyError` for a card that does not exist."""
    if card not in CARDS:
        raise KeyError(card)
    held = [(registry, registry.pop(card)) for registry in REGISTRIES if card in registry]
    try:
        yield
    finally:
        for registry, effect in held:
            registry[card] = effect
