"""The slots of the round cards: what waits on the rounds to come."""

from __future__ import annotations

from games.agricola.view import FarmView
from rendering.agricola.tiles import RADIUS
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import Style
from rendering.reader import mark_of

SLOT = Style("heading", 800, 44, 30)


def tile_ground(canvas: Canvas, rect: Rect) -> None:
    """An empty slot in the table: a round card still to come."""
    canvas.veil(rect.pad(3), RADIUS, (24, 14, 8), 0.55)
    canvas.edge(rect.pad(3), RADIUS, (96, 70, 46), 2)


def draw_slot(canvas: Canvas, number: int, arrivals: tuple[tuple[int, str, int], ...]) -> None:
    """The slot of a round to come, with the goods that wait there: (seat, good, number)."""
    rect = canvas.rect.pad(3)
    high = rect.cy if not arrivals else rect.y + rect.h // 3
    canvas.write(str(number), rect.cx, high, SLOT, (222, 186, 132), anchor="m")
    if not arrivals:
        return
    size = min(30, (rect.w - 12) // (2 * len(arrivals)))
    left = rect.cx - len(arrivals) * size
    for index, (seat, good, _) in enumerate(arrivals):
        x = left + index * 2 * size
        canvas.mark(mark_of(seat), x + size // 2, rect.bottom - 28, size)
        canvas.sprite(sprite(good, size), x + size + size // 2, rect.bottom - 28)


def arrivals_on(farms: tuple[FarmView, ...], number: int) -> tuple[tuple[int, str, int], ...]:
    """What lies on the space of a round to come: (seat, good, number)."""
    return tuple(
        (farm.seat, good, n)
        for farm in farms
        for coming, goods in farm.coming
        if coming == number
        for good, n in goods.items()
    )
