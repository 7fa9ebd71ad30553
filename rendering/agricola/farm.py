"""A farm on the board: name, points, majors owned, farmyard and supply."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.pieces import SUPPLY, chip, chip_ground, major_icon, signed
from rendering.agricola.yard import draw_yard
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper, planks
from rendering.kit.theme import COUNT, CREAM, GOLD, NAME, WALNUT_EDGE, Colour
from rendering.reader import Reader, mark_of

RADIUS = 18
HEADER = 52
NARROW = 560
"""Below this width the goods of a farm stand in two rows."""
FRAME_WOOD: Colour = (104, 70, 42)


def goods_of(farm: FarmView, *, moor: bool) -> list[tuple[str, int]]:
    """The supply without animals; fuel only with the Moor."""
    return [(good, farm.goods.get(good, 0)) for good in SUPPLY if moor or good != "fuel"]


def yard_key(farm: FarmView) -> tuple[object, ...]:
    """All that a farmyard shows."""
    return (
        farm.seat, farm.cells, farm.fences, farm.pastures, farm.pet, farm.house, farm.people, farm.newborns, farm.home,
        farm.sick,
    )


def farm_key(farm: FarmView, view: AgricolaView, reader: Reader) -> tuple[object, ...]:
    """All that a farm on the board shows, and nothing private."""
    return (
        "farm", reader.name(farm.seat), yard_key(farm), tuple(goods_of(farm, moor=view.moor)), farm.majors,
        farm.begging, farm.total, *seat_state(farm, view, reader),
    )


def seat_state(farm: FarmView, view: AgricolaView, reader: Reader) -> tuple[bool, bool, bool]:
    """Whether the seat starts rounds, is on move, is being asked."""
    return view.starter == farm.seat, is_active(farm, view), farm.seat in reader.asked


def is_active(farm: FarmView, view: AgricolaView) -> bool:
    """Whether it is this seat's turn to place a person."""
    return view.phase == "work" and view.active == farm.seat


class Areas(NamedTuple):
    """The parts of a farm on the board."""

    whole: Rect
    header: Rect
    yard: Rect
    goods: list[Rect]


def _areas(block: Rect, goods: int) -> Areas:
    whole = block.pad(6)
    narrow = whole.w < NARROW
    header, _, yard, _, chips, _ = whole.rows(HEADER, 7, 1.0, 7, 2 * 44 + 5 if narrow else 66, 9)
    columns, rows = (-(-goods // 2), 2) if narrow else (goods, 1)
    return Areas(whole, header, yard.pad(9, 0), chips.pad(9, 0).grid(columns, rows, gap=5)[:goods])


def farm_ground(canvas: Canvas, rect: Rect, seat: int, *, moor: bool) -> None:
    """Paper, band in the player's colour, frame of the farmyard, grounds of the chips: what never changes."""
    goods = [good for good in SUPPLY if moor or good != "fuel"]
    areas, mark = _areas(rect, len(goods)), mark_of(seat)
    whole, header = areas.whole, areas.header
    canvas.panel(whole, RADIUS, paper(whole.w, whole.h, 7), shadow=True)
    band = Image.new("RGB", (header.w, header.h), mark.colour)
    canvas.paste(band, header.x, header.y, rounded(whole.w, whole.h, RADIUS).crop((0, 0, header.w, header.h)))
    canvas.mark(mark, header.x + 32, header.cy, 42, letter=mark.letter)
    yard_ground(canvas, areas.yard)
    for cell, good in zip(areas.goods, goods, strict=True):
        chip_ground(canvas, cell, good)
    canvas.edge(whole, RADIUS, WALNUT_EDGE, 2)


def yard_ground(canvas: Canvas, rect: Rect) -> None:
    """The wooden board on which the farmyard lies."""
    canvas.panel(rect, 12, planks(rect.w, rect.h, 9, FRAME_WOOD, 60))


def draw_farm(canvas: Canvas, farm: FarmView, view: AgricolaView, reader: Reader) -> None:
    """Everything on the ground."""
    goods = goods_of(farm, moor=view.moor)
    areas = _areas(canvas.rect, len(goods))
    draw_header(canvas, areas.header, farm, view, reader)
    draw_yard(canvas, areas.yard, farm)
    for cell, (good, n) in zip(areas.goods, goods, strict=True):
        chip(canvas, cell, good, n)
    if is_active(farm, view):
        canvas.edge(canvas.rect, RADIUS + 6, GOLD, 6)


def draw_header(canvas: Canvas, rect: Rect, farm: FarmView, view: AgricolaView, reader: Reader) -> None:
    """Name, then from the right: points, begging cards, start player, who is asked, majors."""
    mark = mark_of(farm.seat)
    right = canvas.write(signed(farm.total), rect.right - 16, rect.cy, COUNT, mark.on_colour, anchor="r").x - 30
    canvas.sprite(sprite("star", 44, rim=(43, 29, 18)), right, rect.cy)
    right -= 32
    for name in _badges(farm, view, reader):
        canvas.sprite(sprite(name, 44, shadow=False, rim=CREAM), right - 22, rect.cy)
        right -= 50
    room = max(0, (right - rect.x - 66 - 190) // 42)
    for major in farm.majors[-room:] if room else ():
        canvas.sprite(sprite(major_icon(major), 38, rim=CREAM), right - 19, rect.cy)
        right -= 42
    canvas.write(reader.name(farm.seat), rect.x + 64, rect.cy, NAME, mark.on_colour, width=right - rect.x - 72)


def _badges(farm: FarmView, view: AgricolaView, reader: Reader) -> list[str]:
    starts, active, asked = seat_state(farm, view, reader)
    badges = ["start_player"] if starts else []
    if asked and not active:
        badges.append("hourglass")
    return badges + ["begging"] * bool(farm.begging)
