"""What pictures of figures share (statistics, standings, the curve of a review): the wooden table and the title."""

from __future__ import annotations

from rendering.kit.blocks import Ground, static_ground
from rendering.kit.canvas import Canvas
from rendering.kit.texture import planks, vignette
from rendering.kit.theme import GOLD, GOLD_LIGHT, PAPER_DEEP, WALNUT, Style


def wooden_ground(size: tuple[int, int]) -> Ground:
    """Return the background of a picture of this width and height in pixels."""
    return static_ground(("wood", size), lambda: vignette(planks(*size, 9, (104, 72, 46), 92)))


def draw_banner(canvas: Canvas, style: Style, title: str, below: str = "", below_style: Style | None = None) -> None:
    """Draw a title on a dark plate, with a smaller line below it if there is one. Each shrinks to its style's floor."""
    rect = canvas.rect
    canvas.panel(rect.pad(2), 22, WALNUT)
    canvas.edge(rect.pad(2), 22, GOLD, 3)
    if below_style is None:
        canvas.write(title, rect.cx, rect.cy, style, GOLD_LIGHT, anchor="m", width=rect.w - 40)
        return
    above, under = rect.pad(10).rows(1.3, 1.0)
    canvas.write(title, above.cx, above.cy, style, GOLD_LIGHT, anchor="m", width=rect.w - 40)
    canvas.write(below, under.cx, under.cy, below_style, PAPER_DEEP, anchor="m", width=rect.w - 40)
