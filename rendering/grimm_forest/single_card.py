"""What the picture of a looked-up card shows: the illustration of a Fable or Friend, with the sign of its kind."""

from __future__ import annotations

from rendering.grimm_forest.cards import BANDS, SIGNS, kind_of
from rendering.grimm_forest.icons import sprite
from rendering.grimm_forest.pieces import face
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.theme import CREAM, GOLD, Colour

EMBLEM = "pig_head"
"""The icon that stands for the game in statistics."""
RADIUS = 18
SIGN = 96


def colour_of(kind: str, card: str) -> Colour:
    """Return the background colour of a card's name: that of its kind."""
    return BANDS[kind_of(card)]


def draw_art(canvas: Canvas, rect: Rect, kind: str, card: str) -> None:
    """Draw the illustration of a card, and the sign of its kind if it has one."""
    canvas.panel(rect, RADIUS, sprite(face(kind, card), rect.w, rect.h, shadow=False).rgb)
    sign = next((name for nature, name in SIGNS.items() if nature == kind_of(card)), None)
    if sign is not None:
        disc = Rect(rect.x + 16, rect.y + 16, SIGN, SIGN)
        canvas.panel(disc, SIGN // 2, CREAM, shadow=True)
        canvas.edge(disc, SIGN // 2, GOLD, 4)
        canvas.sprite(sprite(sign, SIGN * 3 // 4, shadow=False), disc.cx, disc.cy)
