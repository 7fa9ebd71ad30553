"""The drawings of Above and Below that are composed in Python, by name: villagers' faces, fronts of buildings, and what
fills empty ground."""

from __future__ import annotations

from rendering.above_below.icons.faces import FACES
from rendering.above_below.icons.fronts import FRONTS
from rendering.above_below.icons.nature import NATURE

SCENES = {
    **{f"face-{piece}": draw for piece, draw in FACES.items()},
    **{f"front-{name}": draw for name, draw in FRONTS.items()},
    **{f"nature-{name}": draw for name, draw in NATURE.items()},
}
