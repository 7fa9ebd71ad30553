"""The end: money, and where it came from; before the end the income so far. 1400 x 891."""

from __future__ import annotations

from games.mi_tierra.view import FarmView, MiTierraView
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper
from rendering.kit.theme import (
    BOARD_SIZE,
    COUNT_BIG,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    SHADOW,
    WALNUT_EDGE,
    Style,
)
from rendering.mi_tierra.alt import rank, ranking_alt
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.pieces import band
from rendering.mi_tierra.table import plain_table
from rendering.reader import Reader

HEADING = Style("heading", 800, 66, 40)
NAME = Style("heading", 800, 36, 22)
AMOUNT = Style("text", 800, 40, 38)
SOURCES = {
    "market": "market_stall", "cake": "cake", "clothes": "clothes", "contest": "trophy", "rodeo": "horse",
    "black": "crates", "cards": "savings_book", "events": "E04", "rest": "coin",
}
"""Where money comes from, and the drawing that says so."""


def draw_ranking(view: MiTierraView, reader: Reader) -> Picture:
    """The standings; before the end in turn order, without a rank."""
    canvas = Canvas(plain_table().image.copy())
    if view.places:
        canvas.sprite(sprite("confetti", *BOARD_SIZE, shadow=False), BOARD_SIZE[0] // 2, BOARD_SIZE[1] // 2)
    banner = Rect(160, 16, BOARD_SIZE[0] - 320, 96)
    canvas.veil(banner, 28, SHADOW, 0.78)
    canvas.write(_heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 60)
    order = sorted(view.farms, key=lambda farm: (rank(view, farm.seat), view.order.index(farm.seat)))
    room = Rect(24, 128, BOARD_SIZE[0] - 48, BOARD_SIZE[1] - 128 - 18)
    height = min(200, (room.h - 10 * (len(order) - 1)) // len(order))
    for number, farm in enumerate(order):
        _row(canvas, Rect(room.x, room.y + (height + 10) * number, room.w, height), farm, view, reader)
    return finish(canvas.image, "ranking", ranking_alt(view, reader))


def _heading(view: MiTierraView, reader: Reader) -> str:
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    if len(winners) == 1:
        return reader.say("mi-tierra-winner", name=reader.name(winners[0]))
    return reader.say("mi-tierra-shared-victory" if winners else "mi-tierra-standings")


def _row(canvas: Canvas, rect: Rect, farm: FarmView, view: MiTierraView, reader: Reader) -> None:
    """A player: rank and name over the money, and a column for each source."""
    won = bool(view.places) and view.places[farm.seat] == 1
    canvas.panel(rect, 20, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 20, GOLD if won else WALNUT_EDGE, 8 if won else 2)
    left, right = rect.pad(14, 10).columns(330, 1.0, gap=14)
    name, money = left.rows(min(56, left.h // 2), 1.0, gap=2)
    x = name.x
    if view.places:
        x = canvas.write(f"{view.places[farm.seat]}.", name.x, name.cy, COUNT_BIG, INK, width=60).right + 10
    band(canvas, Rect(x, name.y, name.right - x, name.h), farm.seat, reader, NAME)
    size = min(60, money.h)
    canvas.sprite(sprite("coin", size, shadow=False), money.x + 90, money.cy)
    canvas.write(str(farm.money), money.x + 100 + size // 2, money.cy, COUNT_BIG, INK)
    if won:
        canvas.sprite(sprite("trophy", size, shadow=False), money.right - 34, money.cy)
    most = max(1, *(one.earned.get(source, 0) for one in view.farms for source in SOURCES))
    for cell, (source, icon) in zip(right.columns(*[1.0] * len(SOURCES), gap=6), SOURCES.items(), strict=True):
        _source(canvas, cell, icon, farm.earned.get(source, 0), most)


def _source(canvas: Canvas, rect: Rect, icon: str, money: int, most: int) -> None:
    """A drawing, the money, and a bar as long as it is much; the longest of all fills its column."""
    if money:
        width = max(10, money * rect.w // most)
        bar = Rect(rect.cx - width // 2, rect.bottom - 12, width, 12)
        canvas.panel(bar, 5, GOLD)
        canvas.edge(bar, 5, WALNUT_EDGE, 1)
    size = min(84, rect.h - 56)
    canvas.sprite(sprite(icon, size, faded=not money, shadow=False), rect.cx, rect.y + size // 2)
    canvas.write(str(money), rect.cx, rect.y + size + 22, AMOUNT, INK if money else INK_SOFT, anchor="m")
