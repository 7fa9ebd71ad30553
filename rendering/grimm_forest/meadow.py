"""A player's meadow: houses as large as they can stand, and a dashed plot for each that may still be built."""

from __future__ import annotations

from collections.abc import Collection

from games.grimm_forest.view import HouseView
from rendering.grimm_forest.pieces import house
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite

FREE = 0.46
"""Width of a free plot as a share of that of a house."""

BROAD = 0.88
"""How much of a drawing's width a house takes."""

TALLEST = 172
PLOT = 68
WIDE = 500
"""Width from which all plots lie in one row; below, two of five lie behind the others."""


def draw_houses(
    canvas: Canvas, rect: Rect, houses: tuple[HouseView, ...], sites: int, new: Collection[int] = ()
) -> None:
    """Houses from the front left, then free plots, ``sites`` in all; those in ``new`` have just grown."""
    sites = max(sites, len(houses))
    back = 0 if rect.w >= WIDE else sites * 2 // 5
    front = sites - back
    numbers = list(range(sites))
    if back:
        depth = round(rect.h * 0.54) if len(houses) > front else PLOT
        behind = Rect(rect.x + round(rect.w * 0.17), rect.y, round(rect.w * 0.66), depth)
        _row(canvas, behind, houses, numbers[front:], new)
    _row(canvas, rect, houses, numbers[:front], new)


def _row(canvas: Canvas, rect: Rect, houses: tuple[HouseView, ...], numbers: list[int], new: Collection[int]) -> None:
    """Plots side by side: what is built takes what the free ones leave."""
    built = sum(number < len(houses) for number in numbers)
    size = min(TALLEST, rect.h, round(rect.w / ((built + FREE * (len(numbers) - built)) * BROAD)))
    free = round(size * BROAD * FREE) if built else min(PLOT, rect.w // max(1, len(numbers)))
    widths = [round(size * BROAD) if number < len(houses) else free for number in numbers]
    gap = min(14, (rect.w - sum(widths)) // max(1, len(widths) - 1)) if len(widths) > 1 else 0
    x = rect.x + (rect.w - sum(widths) - gap * (len(widths) - 1)) // 2
    for number, width in zip(numbers, widths, strict=True):
        if number < len(houses):
            house(canvas, houses[number], x + width // 2, rect.bottom, size, new=number in new)
        else:
            plot = min(PLOT, width + 8)
            canvas.sprite(sprite("site", plot, shadow=False), x + width // 2, rect.bottom - round(plot * 0.44))
        x += width + gap
