"""Where abilities register, and how the rules and the words find out that one would do nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from games.northwood.state import NorthwoodState
from games.northwood.view import NorthwoodView

Use = Callable[[NorthwoodState, int], Awaitable[None]]
Idle = Callable[[NorthwoodView, int], bool]


@dataclass(frozen=True, slots=True)
class Ability:
    """`use(state, place)` carries it out for the ally at `place`; `idle(view, place)` says from the player's view
    whether nothing at all would happen."""

    use: Use
    idle: Idle


ABILITIES: dict[str, Ability] = {}


def _never(view: NorthwoodView, place: int) -> bool:
    return False


def ability(character: str, idle: Idle = _never) -> Callable[[Use], Use]:
    """Register a character's ability."""

    def register(use: Use) -> Use:
        if character in ABILITIES:
            raise ValueError(f"{character} has two abilities")
        ABILITIES[character] = Ability(use, idle)
        return use

    return register


def does_nothing(view: NorthwoodView, place: int) -> bool:
    """Whether the ability at `place` would do nothing now, as far as this viewer can know."""
    return ABILITIES[view.places[place].active].idle(view, place)
