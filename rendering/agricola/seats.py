"""A line for each player under a board that has no room for farms."""

from __future__ import annotations

from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.pieces import person, signed
from rendering.agricola.signs import asked_pill, seat_state, star, start_token
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import GOLD, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

RADIUS = 16
HANG = 12
"""Room above a line for what hangs over its edge."""
NAME = Style("heading", 800, 30, 20)
NAME_SMALL = Style("text", 700, 30, 19)
TALLY = Style("text", 800, 38, 26)


def seat_key(farm: FarmView, view: AgricolaView, reader: Reader) -> tuple[object, ...]:
    """All that a player's line shows."""
    return (
        "seat", farm.seat, reader.name(farm.seat), farm.home, farm.goods["food"], farm.total,
        *seat_state(farm, view, reader),
    )


def draw_seat(canvas: Canvas, farm: FarmView, view: AgricolaView, reader: Reader) -> None:
    """Mark and name above; people at home, food and points below. The start token hangs on the mark; that the seat is
    asked straddles the upper edge."""
    rect = Rect(5, HANG + 5, canvas.rect.w - 10, canvas.rect.h - HANG - 10)
    mark = mark_of(farm.seat)
    canvas.panel(rect, RADIUS, mark.colour)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)
    starts, active, asked = seat_state(farm, view, reader)
    if active:
        canvas.edge(rect.pad(-5), RADIUS + 5, GOLD, 5)
    above, below = rect.rows(1.0, 1.0)
    narrow = rect.w < 260
    size, y = 30 if narrow else 36, above.cy + 3
    left = above.x + (20 if starts else 6)
    canvas.mark(mark, left + size // 2, y, size, letter=mark.letter)
    if starts:
        start_token(canvas, rect.x + 14, rect.y + 5, 36)
    if asked:
        asked_pill(canvas, rect.right - 24, rect.y - 2, 32)
    left += size + 6
    style = NAME_SMALL if narrow else NAME
    canvas.write(reader.name(farm.seat), left, y, style, mark.on_colour, width=above.right - left - 8)
    facts = below.pad(5, 0).columns(1.0, 1.0, 1.0)
    for cell, name, n in zip(facts, ("", "food", "star"), (farm.home, farm.goods["food"], farm.total), strict=True):
        _fact(canvas, cell, name, n, farm)


def _fact(canvas: Canvas, cell: Rect, name: str, n: int, farm: FarmView) -> None:
    size = 38 if cell.w > 90 else 29
    cx, cy = cell.x + size // 2 + 2, cell.cy - 2
    if name == "star":
        star(canvas, cx, cy, size)
    elif name:
        canvas.sprite(sprite(name, size, shadow=False), cx, cy)
    else:
        person(canvas, farm.seat, cx, cy, size)
    left = cell.x + size + (9 if cell.w > 90 else 5)
    canvas.write(signed(n), left, cy, TALLY, mark_of(farm.seat).on_colour, width=cell.right - left)
