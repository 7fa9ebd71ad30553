"""The 24 abilities: one small function a character, registered under the character's id."""

from __future__ import annotations

from games.northwood.abilities import crowned, plain
from games.northwood.abilities.registry import ABILITIES, Ability, does_nothing

__all__ = ["ABILITIES", "Ability", "crowned", "does_nothing", "plain"]
