"""Where abilities register, and how the rules and the words find out that one would do nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from games.northwood.scene import Scene
from games.northwood.state import NorthwoodState

Use = Callable[[NorthwoodState, int], Awaitable[None]]
Idle = Callable[[Scene, int], bool]


@dataclass(frozen=True, slots=True)
class Ability:
    """`use(state, place)` carries it out for the ally at `place`; `idle(scene, place)` says
    whether nothing at all would happen, as far as the hand can be seen."""

    use: Use
    idle: Idle


ABILITIES: dict[str, Ability] = {}


def _never(scene: Scene, place: int) -> bool:
    return False


def ability(character: str, idle: Idle = _never) -> Callable[[Use], Use]:
    """Register a character's ability."""

    def register(use: Use) -> Use:
        if character in ABILITIES:
            raise ValueError(f"{character} has two abilities")
        ABILITIES[character] = Ability(use, idle)
        return use

    return register


def does_nothing(scene: Scene, place: int) -> bool:
    """Whether the ability at `place` would do nothing now, as far as the hand can be seen."""
    return ABILITIES[scene.places[place].active].idle(scene, place)
