"""A pill: icons with numbers side by side on a pale ground, for the cost or the points on a card's picture."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import Sprite
from rendering.kit.text import width_of
from rendering.kit.theme import CREAM, INK, WALNUT_EDGE, Style

NUMBER = Style("text", 900, 50, 38)
HEIGHT = 76
ICON = 58
"""The size of the icons, which the caller draws."""
_SPACE, _INSET = 8, 16


def pill_width(chips: Sequence[tuple[Sprite, str]]) -> int:
    """Return the width of a pill with these icons, each followed by its number."""
    inner = sum(ICON + _SPACE + width_of(number, NUMBER) for _, number in chips)
    return inner + 2 * _INSET + _SPACE * 2 * (len(chips) - 1)


def draw_pill(canvas: Canvas, x: int, y: int, chips: Sequence[tuple[Sprite, str]]) -> Rect:
    """Draw a pill whose left upper corner is at (x, y), and return its area."""
    rect = Rect(x, y, pill_width(chips), HEIGHT)
    canvas.panel(rect, HEIGHT // 2, CREAM, shadow=True)
    canvas.edge(rect, HEIGHT // 2, WALNUT_EDGE, 3)
    left = x + _INSET
    for icon, number in chips:
        canvas.sprite(icon, left + ICON // 2, rect.cy)
        left = canvas.write(number, left + ICON + _SPACE, rect.cy, NUMBER, INK).right + 2 * _SPACE
    return rect


def draw_price_and_points(
    canvas: Canvas, rect: Rect, price: Sequence[tuple[Sprite, str]], points: Sequence[tuple[Sprite, str]]
) -> None:
    """Draw the cost in the lower left corner of an area, and the points in the lower right one."""
    y = rect.bottom - HEIGHT - 14
    if price:
        draw_pill(canvas, rect.x + 14, y, price)
    if points:
        draw_pill(canvas, rect.right - 14 - pill_width(points), y, points)
