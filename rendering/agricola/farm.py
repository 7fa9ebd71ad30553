"""A farm on the board: name, points, majors owned, farmyard and supply."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.changes import changes
from rendering.agricola.icons import sprite
from rendering.agricola.pieces import SUPPLY, chip, chip_ground, major_icon, signed
from rendering.agricola.signs import asked_pill, counter, is_active, seat_state, star, start_token
from rendering.agricola.yard import draw_yard
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.layout import Rect
from rendering.kit.tags import change_tag
from rendering.kit.text import width_of
from rendering.kit.texture import paper, planks
from rendering.kit.theme import COUNT, CREAM, GOLD, NAME, WALNUT_EDGE, Colour, Style
from rendering.reader import Reader, mark_of

RADIUS = 18
HEADER = 52
NARROW = 560
"""Below this width the goods of a farm stand in two rows."""
COUNT_NARROW = Style("text", 800, 38, 34)
NAME_NARROW = Style("text", 700, 30, 19)
MAJOR = 42
"""Width of a major in the head."""
PILL = 50
"""Width of the number of majors that are not drawn."""
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
        farm.begging, farm.total, *seat_state(farm, view, reader), changes(view, reader.before).farm(farm.seat),
    )


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
    changed = changes(view, reader.before).farm(farm.seat)
    draw_yard(canvas, areas.yard, farm, changed=changed)
    draw_header(canvas, areas.header, farm, view, reader)
    for cell, (good, n) in zip(areas.goods, goods, strict=True):
        chip(canvas, cell, good, n)
        if gain := changed.of(good):
            change_tag(canvas, cell.right + 3, cell.y + 4, f"+{gain}", gain=True)
    if is_active(farm, view):
        canvas.edge(canvas.rect, RADIUS + 6, GOLD, 6)


def draw_header(canvas: Canvas, rect: Rect, farm: FarmView, view: AgricolaView, reader: Reader) -> None:
    """Name, then from the right: points, begging markers, majors as far as there is room and the number of the rest.
    The start token hangs on the mark; that the seat is asked straddles the lower edge."""
    mark, narrow = mark_of(farm.seat), rect.w < NARROW
    starts, _, asked = seat_state(farm, view, reader)
    points = COUNT_NARROW if narrow else COUNT
    size = 38 if narrow else 44
    right = canvas.write(signed(farm.total), rect.right - 14, rect.cy, points, mark.on_colour, anchor="r").x - 6
    star(canvas, right - size // 2, rect.cy, size)
    right -= size + 6
    if farm.begging:
        canvas.sprite(sprite("begging", 42, shadow=False, rim=CREAM), right - 24, rect.cy - 2)
        if farm.begging > 1:
            counter(canvas, f"×{farm.begging}", right + 3, rect.bottom - 14, 27)
        right -= 52
    left = rect.x + (74 if starts else 62)
    style = NAME_NARROW if narrow else NAME
    name = reader.name(farm.seat)
    right = _majors(canvas, farm.majors, right, rect.cy, right - left - 8 - width_of(name, replace(style, size=22)))
    canvas.write(name, left, rect.cy, style, mark.on_colour, width=right - left - 6)
    if starts:
        start_token(canvas, rect.x + 52, rect.cy + 15, 34)
    if asked:
        asked_pill(canvas, rect.right - 30, rect.bottom + 8, 40)


def _majors(canvas: Canvas, majors: tuple[str, ...], right: int, cy: int, room: int) -> int:
    """The latest of a seat's majors side by side in ``room`` pixels before ``right``, and the number of those for which
    there is none. Returns where they begin."""
    fit = min(len(majors), max(0, room // MAJOR))
    if len(majors) > fit:
        fit = max(0, (room - PILL) // MAJOR)
        right = counter(canvas, f"+{len(majors) - fit}", right, cy) - 4
    for major in reversed(majors[len(majors) - fit :]):
        canvas.sprite(sprite(major_icon(major), MAJOR - 4, rim=CREAM), right - MAJOR // 2, cy)
        right -= MAJOR
    return right
