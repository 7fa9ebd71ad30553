"""The land of one farm: eight fields with water between them, and three sites for pens."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image

from games.mi_tierra.activation import brought_in
from games.mi_tierra.content import FARM, FIELD, PEN
from games.mi_tierra.fields import CHANNELS, FIELDS, HOUSE_WATERS
from games.mi_tierra.state import Pen
from games.mi_tierra.view import FarmView, MiTierraView
from rendering.kit.cache import Cache, image_bytes
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.tags import glow
from rendering.kit.texture import grass, noise, to_image
from rendering.kit.theme import CREAM, GOLD, SHADOW, WALNUT, Colour, Style
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.pieces import icon_of, level_badge, ware, worker

NAME = Style("text", 800, 26, 22)
YIELD = Style("text", 900, 40, 38)
ROOM = Style("text", 800, 34, 30)
GAP = 30
"""Between fields, where the water runs."""
WATER: Colour = (74, 158, 214)
DRY: Colour = (96, 60, 36)

_soils: Cache[Image.Image] = Cache(8 << 20, image_bytes)


@dataclass(frozen=True, slots=True)
class Marks:
    """Places that stand out: those that a form has marked, those that it offers, those that have just changed."""

    chosen: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()
    new: frozenset[str] = frozenset()


def cells(rect: Rect) -> dict[str, Rect]:
    """Where each field lies."""
    return dict(zip(FIELDS, rect.grid(FARM.columns, FARM.rows, GAP), strict=True))


def between(rect: Rect, channel: str) -> Rect:
    """Where a water cube lies between two fields."""
    one, other = (cells(rect)[name] for name in channel.split(":"))
    across = one.y == other.y
    cx = (one.right + other.x) // 2 if across else one.cx
    cy = one.cy if across else (one.bottom + other.y) // 2
    return Rect(cx - 24, cy - 24, 48, 48)


def soil(width: int, height: int, *, wet: bool) -> Image.Image:
    """Furrows from above, darker where water comes."""

    def make() -> Image.Image:
        base = np.array((104, 66, 40) if wet else (150, 102, 62), np.float32)
        rows = np.sin(np.arange(height, dtype=np.float32) / 13 * 2 * np.pi)[:, None] * 13
        clouds = noise(width, height, 5, ((22, 1.0), (5, 0.6))) * 26
        return to_image((rows + clouds)[..., None] + base)

    return _soils.get((width, height, wet), make)


# -- fields ------------------------------------------------------------------------------------------------------------


def draw_fields(canvas: Canvas, rect: Rect, farm: FarmView, view: MiTierraView, marks: Marks) -> None:
    """The fields, then the pipe from the house and the cubes on the seams."""
    for field, cell in cells(rect).items():
        _field(canvas, cell, field, farm, view, marks)
    one, other = (cells(rect)[field] for field in sorted(HOUSE_WATERS))
    pipe = Rect(one.right - 26, one.cy - 9, other.x - one.right + 52, 18)
    canvas.panel(pipe, 9, (152, 168, 180), shadow=True)
    canvas.edge(pipe, 9, (86, 98, 110), 3)
    for channel in CHANNELS:
        _channel(canvas, between(rect, channel), channel, farm, marks)


def _field(canvas: Canvas, cell: Rect, field: str, farm: FarmView, view: MiTierraView, marks: Marks) -> None:
    crop, wet = farm.fields[field], field in farm.watered
    canvas.panel(cell, 14, soil(cell.w, cell.h, wet=wet) if crop else grass(cell.w, cell.h, 3, (150, 184, 92)))
    canvas.edge(cell, 14, WATER if wet else DRY, 5 if wet else 3)
    if crop:
        for dx, dy in ((-58, -22), (0, 6), (58, -22)):
            ware(canvas, crop, cell.cx + dx, cell.cy + dy, min(76, cell.h // 2))
        badge(canvas, cell.right - 10, cell.bottom - 27, f"+{brought_in(view, farm, field)}")
    if wet:
        canvas.sprite(sprite("water", 40), cell.right - 28, cell.y + 28)
    tag(canvas, cell.x + 6, cell.y + 6, field)
    here = [one for one in view.placed if (one.seat, one.area, one.spot) == (farm.seat, FIELD, field)]
    for one in here:
        worker(canvas, one.seat, cell.x + 36, cell.bottom - 36, 54, done=one.done)
    _frame(canvas, cell, field, marks)


def _channel(canvas: Canvas, spot: Rect, channel: str, farm: FarmView, marks: Marks) -> None:
    there = channel in farm.channels
    if there or channel in marks.chosen:
        canvas.panel(spot.pad(3), 9, WATER, shadow=True)
        canvas.edge(spot.pad(3), 9, (222, 244, 255), 3)
        canvas.sprite(sprite("water", 30, shadow=False), spot.cx, spot.cy)
    elif channel in marks.offered:
        canvas.veil(spot.pad(10), 8, SHADOW, 0.5)
        canvas.edge(spot.pad(10), 8, (190, 228, 250), 3)
    if channel in marks.chosen:
        glow(canvas, spot, 10, 4)


# -- pens --------------------------------------------------------------------------------------------------------------


def draw_pens(canvas: Canvas, rect: Rect, farm: FarmView, view: MiTierraView, marks: Marks) -> None:
    """The three sites, side by side."""
    for site, (cell, pen) in enumerate(zip(rect.columns(*[1.0] * len(farm.pens), gap=14), farm.pens, strict=True)):
        name = f"p{site + 1}"
        if pen is None:
            canvas.panel(cell, 14, grass(cell.w, cell.h, 8, (134, 160, 92)))
            canvas.edge(cell, 14, DRY, 2)
            canvas.sprite(sprite("pen_site", min(120, cell.h - 30), shadow=False, faded=True), cell.cx, cell.cy)
        else:
            _pen(canvas, cell, pen)
        tag(canvas, cell.x + 10, cell.y + 10, name)
        for one in view.placed:
            if (one.seat, one.area, one.spot) == (farm.seat, PEN, name):
                worker(canvas, one.seat, cell.x + 44, cell.bottom - 44, 54, done=one.done)
        _frame(canvas, cell, name, marks)


def _pen(canvas: Canvas, cell: Rect, pen: Pen) -> None:
    """A fenced meadow: its animals, the room for more, wheat, water and trainer, and the level above one."""
    canvas.panel(cell, 14, grass(cell.w, cell.h, 4, (126, 176, 80)))
    inner = Rect(cell.x + 8, cell.y + 48, cell.w - 16, cell.h - 66)
    slots = max(pen.room, pen.count)
    size = min(104, inner.h - 20, inner.w // max(1, slots) - 6)
    step = min(size + 12, inner.w // max(1, slots))
    left = inner.cx - step * (slots - 1) // 2
    for number in range(slots):
        cx = left + step * number
        if number < pen.count:
            canvas.sprite(sprite(icon_of(pen.animal), size), cx, inner.cy - 6)
        else:
            canvas.veil(Rect(cx - 20, inner.cy + 8, 40, 14), 7, SHADOW, 0.25)
    _fence(canvas, cell)
    x = cell.right - 34
    for name, there in (("trainer", pen.trainer), ("water", pen.water), ("grain", pen.wheat)):
        if there:
            canvas.sprite(sprite(name, 50), x, cell.y + 34)
            x -= 52
    if pen.level > 1:
        level_badge(canvas, cell.x + 70, cell.y + 8, pen.level)
    badge(canvas, cell.right - 12, cell.bottom - 30, f"{pen.count}/{pen.room}")


def _fence(canvas: Canvas, cell: Rect) -> None:
    """Posts and two rails along the front, posts at the back."""
    for y in (cell.bottom - 22, cell.bottom - 38):
        rail = Rect(cell.x + 6, y, cell.w - 12, 8)
        canvas.panel(rail, 3, (150, 104, 62))
        canvas.edge(rail, 3, (92, 58, 32), 1)
    for number in range(7):
        post = Rect(cell.x + 8 + (cell.w - 28) * number // 6, cell.bottom - 50, 12, 44)
        canvas.panel(post, 4, (176, 126, 78))
        canvas.edge(post, 4, (92, 58, 32), 2)
    canvas.edge(cell, 14, (122, 80, 44), 6)


# -- small things ------------------------------------------------------------------------------------------------------


def _frame(canvas: Canvas, cell: Rect, name: str, marks: Marks) -> None:
    if name in marks.new:
        glow(canvas, cell, 14, 6)
    if name in marks.chosen:
        canvas.edge(cell, 14, GOLD, 9)


def tag(canvas: Canvas, x: int, y: int, name: str) -> None:
    """The name of a field or pen, as the questions call it."""
    rect = Rect(x, y, 46, 36)
    canvas.panel(rect, 10, WALNUT)
    canvas.write(name, rect.cx, rect.cy, NAME, CREAM, anchor="m")


def badge(canvas: Canvas, right: int, cy: int, words: str) -> None:
    """A number on a rounded ground that ends at `right`."""
    rect = Rect(right - 74, cy - 24, 74, 48)
    canvas.panel(rect, 20, WALNUT)
    canvas.edge(rect, 20, CREAM, 3)
    canvas.write(words, rect.cx, rect.cy, YIELD, CREAM, anchor="m", width=66)
