"""A line for each player under a board that has no room for farms."""

from __future__ import annotations

from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.changes import changes
from rendering.agricola.icons import sprite
from rendering.agricola.pieces import person, signed
from rendering.agricola.signs import asked_pill, seat_state, star, start_token
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.tags import CHANGE, change_tag
from rendering.kit.text import width_of
from rendering.kit.theme import CREAM, GOLD, WALNUT_EDGE, Style
from rendering.reader import Reader, mark_of

RADIUS = 16
HANG = 14
"""Room above a line for what hangs over its edge."""
NAME = Style("heading", 800, 30, 20)
NAME_SMALL = Style("text", 700, 30, 19)
TALLY = Style("text", 800, 38, 26)


def seat_key(farm: FarmView, view: AgricolaView, reader: Reader) -> tuple[object, ...]:
    """All that a player's line shows."""
    return (
        "seat", farm.seat, reader.name(farm.seat), farm.home, farm.goods["food"], farm.total,
        *seat_state(farm, view, reader), changes(view, reader.before).farm(farm.seat).gains,
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
    size, y = (30, above.cy + 6) if narrow else (36, above.cy + 3)
    left = above.x + (20 if starts else 6)
    canvas.mark(mark, left + size // 2, y, size, letter=mark.letter)
    if starts:
        start_token(canvas, rect.x + 14, rect.y + 5, 36)
    if asked:
        asked_pill(canvas, rect.right - 24, rect.y - 2, 32)
    left += size + 6
    hung = Rect(left, 0, rect.right - (44 if asked else 6) - left, 32)
    _gains(canvas, hung, changes(view, reader.before).farm(farm.seat).gains)
    style = NAME_SMALL if narrow else NAME
    canvas.write(reader.name(farm.seat), left, y, style, mark.on_colour, width=above.right - left - 8)
    facts = below.pad(5, 0).columns(*((0.8, 1.0, 1.25) if narrow else (1.0, 1.0, 1.0)))
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


def _gains(canvas: Canvas, room: Rect, gains: tuple[tuple[str, int], ...]) -> None:
    """Goods that have just come, over the upper edge from the right: as many as there is room for, most first."""
    right = room.right
    for good, n in sorted(gains, key=lambda gain: -gain[1]):
        words = f"+{n}"
        width = room.h + width_of(words, CHANGE) + 18
        if right - width < room.x:
            return
        canvas.panel(Rect(right - width, room.y, width, room.h), room.h // 2, CREAM)
        change_tag(canvas, right - room.h - 2, room.cy, words, gain=True)
        canvas.sprite(sprite(good, room.h - 2, shadow=False), right - room.h // 2 - 2, room.cy)
        right -= width + 4
