"""Switching off one card's effect, for the tests that prove that each card is tested."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from games.agricola import rounds, scoring, special_actions
from games.agricola.cards import effects, hooks
from games.agricola.cards.table import HAND_CARDS
from games.agricola.harvest import feeding, needs
from games.agricola.majors import building, table
from games.core.events import Query, Trigger

CARDS = (*table.MAJORS, *HAND_CARDS)
"""All card ids: major improvements and hand cards."""

_REGISTRIES: tuple[MutableMapping[str, Any], ...] = (
    table.CRAFTS, table.STALLS, table.DISCOUNTS, building.ON_BUILD, special_actions.HELPERS, needs.SAVINGS, needs.CAPS,
    rounds.RIDERS, feeding.CHURCHES, scoring.KILNS, scoring.LODGES,
)
_HOOKS = [hook for hook in vars(hooks).values() if isinstance(hook, (Query, Trigger))]
assert effects.stable_architect is not None, "the effects register themselves when they are imported"


@contextmanager
def switch_off(card: str) -> Iterator[None]:
    """While this lasts, the card can be built or played but does nothing; its points and cost stay."""
    registries: list[MutableMapping[str, Any]] = [*_REGISTRIES]
    registries += [hook.modifiers if isinstance(hook, Query) else hook.reactions for hook in _HOOKS]
    taken = [(registry, registry.pop(card)) for registry in registries if card in registry]
    major = table.MAJORS.get(card)
    if major is not None:
        table.MAJORS[card] = replace(major, cook={}, bake=0, bake_most=0)
    _forget()
    try:
        yield
    finally:
        for registry, value in taken:
            registry[card] = value
        if major is not None:
            table.MAJORS[card] = major
        _forget()


def _forget() -> None:
    for cached in (table.cooking, table.bread, table.most_bread):
        cached.cache_clear()
