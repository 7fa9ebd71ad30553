"""All drawings that are composed in Python, by name."""

from __future__ import annotations

from collections.abc import Callable

from rendering.icons.locations import LOCATIONS

SCENES: dict[str, Callable[[], str]] = {f"scene-{place}": draw for place, draw in LOCATIONS.items()}
