"""What the picture of a looked-up card shows: a character's portrait in the forest, with the sign of the suit."""

from __future__ import annotations

from games.northwood.content import suit_of
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.theme import Colour
from rendering.northwood.cards import INKS, draw_portrait, draw_suit
from rendering.northwood.table import forest

EMBLEM = "suit_claws"
"""The icon that stands for the game in statistics."""
RADIUS = 18


def colour_of(kind: str, card: str) -> Colour:
    """Return the background colour of a character's name: that of the suit."""
    return INKS[suit_of(card)]


def draw_art(canvas: Canvas, rect: Rect, kind: str, card: str) -> None:
    """Draw a character's portrait, and the sign of the suit at its lower right corner."""
    canvas.panel(rect, RADIUS, forest(rect.w, rect.h).image)
    side = rect.h - 28
    portrait = Rect(rect.cx - side // 2, rect.y + 14, side, side)
    draw_portrait(canvas, portrait, card)
    sign = max(72, side // 4)
    draw_suit(canvas, portrait.right, portrait.bottom - sign // 2 - 6, sign, suit_of(card))
