"""The slots of the round cards: their stages and harvests, what waits there, and which cards may still come."""

from __future__ import annotations

from collections.abc import Sequence

from games.agricola.calendar import HARVESTS
from games.agricola.spaces.table import STAGES
from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.tiles import RADIUS
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import WALNUT, Colour, Style
from rendering.reader import mark_of

SLOT = Style("heading", 800, 44, 30)
NUMBER: Colour = (222, 186, 132)
STAGE: Colour = (172, 132, 84)
"""Ground that joins the slots of a stage."""
WIDE = 160
"""From this width on a slot shows the cards that may come to it."""
SHEAF = 36

CARDS = {
    "major_improvement": "fireplace",
    "fencing": "fence",
    "grain_utilization": "sow",
    "sheep_market": "sheep",
    "basic_wish_for_children": "newborn",
    "house_redevelopment": "room_clay",
    "western_quarry": "stone",
    "vegetable_seeds": "vegetable",
    "pig_market": "boar",
    "cattle_market": "cattle",
    "eastern_quarry": "stone",
    "urgent_wish_for_children": "newborn",
    "cultivation": "plough",
    "farm_redevelopment": "room_stone",
}
"""One drawing for each round card."""

Arrival = tuple[int, str, int]
"""Seat, good, number."""


def tile_ground(canvas: Canvas, rect: Rect) -> None:
    """An empty slot in the table: a round card still to come."""
    canvas.veil(rect.pad(3), RADIUS, (24, 14, 8), 0.7)
    canvas.edge(rect.pad(3), RADIUS, (96, 70, 46), 2)


def stage_ground(canvas: Canvas, rounds: Sequence[Rect]) -> None:
    """Bands that join the slots of each stage, row by row."""
    at = 0
    for stage in STAGES:
        cells = rounds[at : at + len(stage)]
        at += len(stage)
        for y in sorted({cell.y for cell in cells}):
            row = [cell for cell in cells if cell.y == y]
            canvas.veil(Rect(row[0].x, y, row[-1].right - row[0].x, row[0].h), RADIUS + 3, STAGE, 0.62)


def may_come(view: AgricolaView, number: int) -> tuple[str, ...]:
    """The cards that may be turned up in a round to come: those of its stage that do not lie there yet."""
    there = {space.id for space in view.spaces}
    stage = next(stage for stage, last in zip(STAGES, HARVESTS, strict=True) if number <= last)
    return tuple(card for card in stage if card not in there)


def draw_slot(canvas: Canvas, number: int, arrivals: tuple[Arrival, ...], cards: tuple[str, ...]) -> None:
    """The slot of a round to come: its number, a sheaf if it ends with a harvest, the goods that wait there, and where
    it is wide the ``cards`` that may come."""
    rect = canvas.rect.pad(3)
    above = rect.rows(1.0, 40)[0] if arrivals else rect
    if rect.w >= WIDE:
        canvas.write(str(number), rect.x + 36, above.cy + 10 * (number in HARVESTS), SLOT, NUMBER, anchor="m")
        _cards(canvas, Rect(rect.x + 66, above.y + 6, rect.w - 72, above.h - 12), cards)
    else:
        canvas.write(str(number), rect.cx, above.cy + (3 if arrivals else 0), SLOT, NUMBER, anchor="m")
    if number in HARVESTS:
        corner = rect.x + 22 if rect.w >= WIDE else rect.right - 22
        canvas.sprite(sprite("grain", SHEAF, shadow=False, rim=WALNUT), corner, rect.y + 23)
    size = min(30, (rect.w - 12) // (2 * max(1, len(arrivals))))
    left = rect.cx - len(arrivals) * size
    for index, (seat, good, _) in enumerate(arrivals):
        x = left + index * 2 * size
        canvas.mark(mark_of(seat), x + size // 2, rect.bottom - 22, size)
        canvas.sprite(sprite(good, size), x + size + size // 2, rect.bottom - 22)


def _cards(canvas: Canvas, room: Rect, cards: tuple[str, ...]) -> None:
    """Their drawings, dim: any of them may come."""
    columns = min(2, len(cards))
    for cell, card in zip(room.grid(columns, -(-len(cards) // columns), gap=2), cards, strict=False):
        size = min(cell.w, cell.h, 52)
        bright = sprite(CARDS[card], size, shadow=False)
        dim = bright.mask.point([value * 3 // 5 for value in range(256)])
        canvas.sprite(bright._replace(mask=dim), cell.cx, cell.cy)


def arrivals_on(farms: tuple[FarmView, ...], number: int) -> tuple[Arrival, ...]:
    """What lies on the space of a round to come."""
    return tuple(
        (farm.seat, good, n)
        for farm in farms
        for coming, goods in farm.coming
        if coming == number
        for good, n in goods.items()
    )
