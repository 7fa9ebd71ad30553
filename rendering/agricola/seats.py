"""A line for each player under a board that has no room for farms."""

from __future__ import annotations

from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.farm import is_active, seat_state
from rendering.agricola.pieces import person, signed
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import CREAM, GOLD, INK, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

RADIUS = 16
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
    """Name and signs above; people at home, food and points below."""
    rect, mark = canvas.rect.pad(5), mark_of(farm.seat)
    canvas.panel(rect, RADIUS, mark.colour)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 2)
    starts, active, asked = seat_state(farm, view, reader)
    if is_active(farm, view):
        canvas.edge(canvas.rect, RADIUS + 5, GOLD, 5)
    above, below = rect.rows(1.0, 1.0)
    narrow = rect.w < 260
    size, y = 30 if narrow else 36, above.cy + 2
    canvas.mark(mark, above.x + 6 + size // 2, y, size, letter=mark.letter)
    right = above.right - 7
    for name in ["start_player"] * starts + ["hourglass"] * (asked and not active):
        canvas.sprite(sprite(name, size, shadow=False, rim=CREAM), right - size // 2, y)
        right -= size + 4
    left = above.x + size + 12
    style = NAME_SMALL if narrow else NAME
    canvas.write(reader.name(farm.seat), left, y, style, mark.on_colour, width=right - left - 3)
    facts = below.pad(5, 0).columns(1.0, 1.0, 1.0)
    for cell, name, n in zip(facts, ("", "food", "star"), (farm.home, farm.goods["food"], farm.total), strict=True):
        _fact(canvas, cell, name, n, farm)


def _fact(canvas: Canvas, cell: Rect, name: str, n: int, farm: FarmView) -> None:
    size = 38 if cell.w > 90 else 29
    cx, cy = cell.x + size // 2 + 2, cell.cy - 2
    if name:
        canvas.sprite(sprite(name, size, shadow=False, rim=INK if name == "star" else None), cx, cy)
    else:
        person(canvas, farm.seat, cx, cy, size)
    left = cell.x + size + (9 if cell.w > 90 else 5)
    canvas.write(signed(n), left, cy, TALLY, mark_of(farm.seat).on_colour, width=cell.right - left)
