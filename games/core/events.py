"""How cards take part in the rules: triggers, which may ask, and queries, which may not.

A card registers with the events it cares about; the rules fire events and ask queries without naming cards.
Costs, capacities, legality and scores are queries: pure and cheap. Whatever asks somebody is a trigger.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.core.ask import pick
from games.core.decision import Decision, Part
from games.core.state import GameState

S = TypeVar("S", bound=GameState)
E = TypeVar("E")
V = TypeVar("V")
P = TypeVar("P")
"""What a query is asked of: a state, or whatever else knows the cards in play, such as a view."""

When = Callable[[S, int, E], bool]
Effect = Callable[[S, int, E], Awaitable[None]]
InPlay = Callable[[P], Iterable[tuple[int, str]]]


@dataclass(frozen=True, slots=True)
class _Reaction(Generic[S, E]):
    when: When[S, E]
    effect: Effect[S, E]


def _always(state: Any, owner: int, event: Any) -> bool:
    return True


class Trigger(Generic[S, E]):
    """An event of the rules. `in_play(state)` yields (seat, card) for the cards that could react, from the active
    seat clockwise; it is asked again before each card, so a card that has left play meanwhile does nothing."""

    def __init__(self, name: str, in_play: InPlay[S]) -> None:
        self.name = name
        self.in_play = in_play
        self.reactions: dict[str, _Reaction[S, E]] = {}

    def on(self, card: str, when: When[S, E] = _always) -> Callable[[Effect[S, E]], Effect[S, E]]:
        """Register the one effect that a card has here. `when(state, owner, event)` says whether it applies now; it may
        not ask. Raises `ValueError` for a second one: what a card does on an event stands in one function."""

        def register(effect: Effect[S, E]) -> Effect[S, E]:
            if card in self.reactions:
                raise ValueError(f"{card} reacts to {self.name} twice")
            self.reactions[card] = _Reaction(when, effect)
            return effect

        return register

    def applicable(self, state: S, event: E) -> list[tuple[int, str]]:
        """The cards that would react now, in the order of `in_play`."""
        return [
            (seat, card) for seat, card in self.in_play(state)
            if (reaction := self.reactions.get(card)) is not None and reaction.when(state, seat, event)
        ]

    async def fire(self, state: S, event: E, *, choose_order: bool = False) -> None:
        """Let every applicable card react once, seat by seat from the active one clockwise.

        The seats are those that have a card in play at the start. A card that comes to one of them meanwhile is heard
        while it is that seat's turn or before; one that comes to a seat that had none is not.

        `choose_order=True`: a seat with several applicable cards says which comes next.
        """
        done: set[tuple[int, str]] = set()
        seats = list(dict.fromkeys(seat for seat, _ in self.in_play(state)))
        for seat in seats:
            while True:
                ready = [entry for entry in self.applicable(state, event) if entry[0] == seat and entry not in done]
                if not ready:
                    break
                card = ready[0][1]
                if choose_order and len(ready) > 1:
                    ids = tuple(name for _, name in ready)
                    card = await pick(Decision(seat, "next_effect", (Part("next_effect", ids),)))
                done.add((seat, card))
                state.journal.count("triggered", card)
                await self.reactions[card].effect(state, seat, event)


class Query(Generic[P, V]):
    """A value that cards in play may change: a cost, a capacity, a permission. Pure; never asks."""

    def __init__(self, name: str, in_play: InPlay[P]) -> None:
        self.name = name
        self.in_play = in_play
        self.modifiers: dict[str, Callable[[P, int, V, Any], V]] = {}

    def on(self, card: str) -> Callable[[Callable[[P, int, V, Any], V]], Callable[[P, int, V, Any], V]]:
        """Register a card's change: `modifier(state, owner, value, about)` returns the new value."""

        def register(modifier: Callable[[P, int, V, Any], V]) -> Callable[[P, int, V, Any], V]:
            if card in self.modifiers:
                raise ValueError(f"{card} changes {self.name} twice")
            self.modifiers[card] = modifier
            return modifier

        return register

    def value(self, state: P, base: V, about: Any) -> V:
        """`base` as changed by the cards in play; `about` says what is asked about (a seat, a section, ...)."""
        if not self.modifiers:
            return base
        for owner, card in self.in_play(state):
            modifier = self.modifiers.get(card)
            if modifier is not None:
                base = modifier(state, owner, base, about)
        return base
