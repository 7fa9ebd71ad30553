"""All drawings that are composed in Python, by name."""

from __future__ import annotations

from collections.abc import Callable

from rendering.icons.fables_deeds import DEEDS
from rendering.icons.fables_places import PLACES
from rendering.icons.fables_spells import SPELLS
from rendering.icons.friends_creatures import CREATURES
from rendering.icons.friends_heroes import HEROES
from rendering.icons.friends_heroines import HEROINES
from rendering.icons.locations import LOCATIONS
from rendering.icons.northwood_claws import CLAWS
from rendering.icons.northwood_eyes import EYES
from rendering.icons.northwood_flowers import FLOWERS
from rendering.icons.northwood_land import LAND
from rendering.icons.northwood_leaves import LEAVES


def _named(prefix: str, *groups: dict[str, Callable[[], str]]) -> dict[str, Callable[[], str]]:
    return {f"{prefix}-{name.replace('_', '-')}": draw for group in groups for name, draw in group.items()}


SCENES: dict[str, Callable[[], str]] = {
    **_named("scene", LOCATIONS),
    **_named("fable", PLACES, DEEDS, SPELLS),
    **_named("friend", HEROINES, HEROES, CREATURES),
    **_named("northwood", CLAWS, FLOWERS, LEAVES, EYES, LAND),
}
