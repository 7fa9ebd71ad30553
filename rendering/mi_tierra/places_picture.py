"""The picture for placing a worker: what the viewer has, and each area of the board with a free space and what it gives
the viewer now. 1000 pixels wide, as high as it needs."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

from games.core.text import Text, key_of
from games.mi_tierra.areas.workshops import products
from games.mi_tierra.cards.box import Of, fee
from games.mi_tierra.content import (
    ALL_WORKERS,
    AREAS,
    DEVELOPMENT,
    MARKET,
    ORDER_TABLE,
    PENS_IN_ALL,
    development_spaces,
    spaces_in,
)
from games.mi_tierra.pieces import Placement
from games.mi_tierra.supply import pens_left
from games.mi_tierra.upkeep import place_at_the_table
from games.mi_tierra.used_up import is_used_up
from games.mi_tierra.view import FarmView, MiTierraView
from games.mi_tierra.wording.terms import counted_cards, listed
from games.mi_tierra.wording.use import FOR_LATER
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.text import width_of
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, INK, INK_SOFT, SQUARE_SIZE, WALNUT, WALNUT_EDGE, Style
from rendering.mi_tierra.alt import places_alt
from rendering.mi_tierra.areas import FEES, name_of, queue_of
from rendering.mi_tierra.changes import wares_of
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.markets import GROUND, sales
from rendering.mi_tierra.pieces import PALE, draw_space, draw_ware, draw_worker
from rendering.mi_tierra.table import plain_table
from rendering.reader import Reader, mark_of

STOCK, SHEET = Rect(10, 8, SQUARE_SIZE[0] - 20, SQUARE_SIZE[1] - 16).rows(72, 1.0, gap=6)
SCENE = (160, 104)
"""Size of the picture of an area, at most."""
NAME = Style("text", 800, 36, 27)
GIVES = Style("text", 600, 33, 27)
FEE = Style("text", 900, 36, 33)
COUNT = Style("text", 900, 38, 27)
SMALLEST = 28
"""Width that an icon of the stock has at least, if smaller numbers leave it."""
HIGHEST = 106
"""Height of a line, at most."""
BESIDE = 200
"""Width of a name that has what the area gives beside it."""


def prepare_places() -> None:
    """Draw the background and the pictures of all areas."""
    plain_table()
    for area in AREAS:
        sprite(f"scene-{area}", *SCENE, shadow=False)


def free_areas(view: MiTierraView) -> list[str]:
    """Return the areas that are open in this season and have a free space."""
    taken, players = Counter(one.area for one in view.placed), len(view.farms)
    there = spaces_in(view.season, players)
    free = [area for area in AREAS if taken[area] < there.get(area, 0) and area != DEVELOPMENT]
    return [*free, DEVELOPMENT] if taken[DEVELOPMENT] < len(development_spaces(players)) else free


def gives(area: str, view: MiTierraView, seat: int, reader: Reader) -> str:
    """Return what a worker of a seat would do on an area now, in a few words."""
    if is_used_up(view, area):
        return reader.words(Text("draw-mi-tierra-gives-used-up"))
    if view.ending and area in FOR_LATER:
        return reader.words(Text("draw-mi-tierra-gives-no-round"))
    if area == "square" and view.farms[seat].hired == ALL_WORKERS:
        return reader.words(Text("draw-mi-tierra-gives-nobody-idle"))
    key = key_of("draw-mi-tierra-gives", area)
    if area == "forest":
        two, three = (pens_left(view, size) for size in sorted(PENS_IN_ALL))
        return reader.words(Text(key, {"two": two, "three": three}))
    if area == "animal_industry":
        made = products(view, seat)
        return reader.words(Text(key, {"n": len(made), "goods": listed(made)}))
    if area == DEVELOPMENT:
        return reader.words(Text(key, {"cards": counted_cards(view.grid)}))
    if area == MARKET:
        return reader.words(Text(key, {"n": max(sales(view).values(), default=0)}))
    if area == ORDER_TABLE:
        return reader.words(Text(key, {"n": place_at_the_table(view, seat)}))
    return reader.words(Text(key))


def draw_places(view: MiTierraView, reader: Reader) -> Picture:
    """Draw the areas that still take a worker. Raise `ValueError` for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator places no workers")
    areas = free_areas(view)
    lines = {area: (name_of(area, reader), gives(area, view, view.viewer, reader)) for area in areas}
    wide = DEVELOPMENT in areas
    rows = SHEET.stacked(-(-(len(areas) + wide) // 2) or 1, HIGHEST, 5)
    cells = [cell for row in rows for cell in row.columns(1.0, 1.0, gap=8)]
    farm = view.farms[view.viewer]
    have = tuple((ware, count) for ware, count in wares_of(farm).items() if count)
    stock = farm.money, farm.at_hut, have
    told: list[tuple[str, str]] = []
    blocks = [Block(STOCK, ("stock", view.viewer, *stock), partial(_stock, farm=farm, have=have))]
    for number, area in enumerate(areas):
        cell = rows[-1] if area == DEVELOPMENT else cells[number]
        cost = fee.value(view, FEES[area], Of(view.viewer, area)) if area in FEES else 0
        name, gain = lines[area]
        told.append((f"{name} (${cost})" if cost else name, gain))
        there = queue_of(view) if area == MARKET else tuple(one for one in view.placed if one.area == area)
        free = len(development_spaces(len(view.farms))) if area == DEVELOPMENT else spaces_in(
            view.season, len(view.farms))[area]
        made = tuple(products(view, view.viewer).items()) if area == "animal_industry" else ()
        draw = partial(_place, area=area, words=lines[area], cost=cost, there=there, spaces=free, made=made)
        blocks.append(Block(cell, ("place", area, lines[area], cost, there, free, made), draw))
    image = compose(plain_table(), blocks).crop((0, 0, SQUARE_SIZE[0], rows[-1].bottom + STOCK.y))
    return encode_picture(image, "places", places_alt(view, farm, told, reader))


def _stock(canvas: Canvas, farm: FarmView, have: tuple[tuple[str, int], ...]) -> None:
    """Draw what a farm has for its workers to use: workers at home, money, goods and animals."""
    rect, mark = canvas.rect, mark_of(farm.seat)
    canvas.panel(rect, 14, paper(rect.w, rect.h, 6), shadow=True)
    canvas.edge(rect, 14, WALNUT_EDGE, 3)
    shown = (("meeple", farm.at_hut), ("coin", farm.money), *have)
    cells, style = _stock_cells(rect.pad(8, 4), [count for _, count in shown])
    for cell, (name, count) in zip(cells, shown, strict=False):
        size = min(54, cell.w - width_of(str(count), style) - 6)
        if name == "meeple":
            rim = INK if sum(mark.colour) > PALE else None
            canvas.sprite(sprite(name, size, shadow=False, tint=mark.colour, rim=rim), cell.x + size // 2, cell.cy)
        elif name == "coin":
            canvas.sprite(sprite(name, size, shadow=False), cell.x + size // 2, cell.cy)
        else:
            draw_ware(canvas, name, cell.x + size // 2, cell.cy, size)
        canvas.write(str(count), cell.x + size + 3, cell.cy, style, INK)


def _stock_cells(room: Rect, counts: list[int]) -> tuple[list[Rect], Style]:
    """Return the cells for icons with these numbers, and the style of the numbers. The cells are equally wide; if that
    leaves too little of an icon beside a long number, the icons are, with smaller numbers if need be."""
    cells, style = room.columns(*[1.0] * max(8, len(counts))), COUNT
    widths = [width_of(str(count), style) for count in counts]
    if all(cell.w - width - 6 >= SMALLEST for cell, width in zip(cells, widths, strict=False)):
        return cells, style
    if (room.w - sum(widths)) // len(counts) - 6 < SMALLEST:
        style = replace(COUNT, size=COUNT.floor)
        widths = [width_of(str(count), style) for count in counts]
    icon = (room.w - sum(widths)) // len(counts)
    return room.columns(*[icon + width for width in widths]), style


def _place(
    canvas: Canvas, area: str, words: tuple[str, str], cost: int, there: tuple[Placement, ...], spaces: int,
    made: tuple[tuple[str, int], ...],
) -> None:
    """Draw an area: its landscape with the spaces for workers, its name, fee, and what it gives: in words, or as icons
    with numbers the goods that are `made` there. A line of the whole width has the words beside the name."""
    rect = canvas.rect.pad(3)
    canvas.panel(rect, 14, paper(rect.w, rect.h, 5, GROUND), shadow=True)
    scene = Rect(rect.x + 5, rect.y + 5, SCENE[0], min(SCENE[1], rect.h - 10))
    image = sprite(f"scene-{area}", *SCENE, shadow=False).rgb
    top = (SCENE[1] - scene.h) // 2
    canvas.panel(scene, 12, image.crop((0, top, scene.w, top + scene.h)))
    canvas.edge(scene, 12, WALNUT_EDGE, 3)
    canvas.edge(rect, 14, WALNUT_EDGE, 3)
    size = 34 if spaces <= 4 else 30
    step = min(size + 6, (scene.w - 8 - size) // max(1, spaces - 1))
    left = scene.cx - step * (spaces - 1) // 2
    for number in range(spaces):
        cx, cy = left + step * number, scene.bottom - size // 2 - 5
        draw_space(canvas, cx, cy, size)
        if number < len(there):
            draw_worker(canvas, there[number].seat, cx, cy, size, two=there[number].workers > 1)
    room = Rect(scene.right + 12, rect.y + 6, rect.right - scene.right - 22, rect.h - 12)
    if cost:
        pill = Rect(scene.right - 72, scene.y + 3, 70, 42)
        canvas.panel(pill, 18, WALNUT)
        canvas.write(f"${cost}", pill.cx, pill.cy, FEE, CREAM, anchor="m", width=pill.w - 8)
    if area == DEVELOPMENT:
        name, body = room.columns(BESIDE, 1.0, gap=10)
        canvas.write(words[0], name.x, name.cy, NAME, INK, width=name.w)
    else:
        body = Rect(room.x, room.y + 34, room.w, room.h - 34)
        canvas.write(words[0], room.x, room.y + 18, NAME, INK, width=room.w)
    if made:
        _made(canvas, body, made)
        return
    canvas.write(words[1], body.x, body.cy, GIVES, INK_SOFT, width=body.w, lines=2, height=body.h, leading=1.0)


def _made(canvas: Canvas, rect: Rect, made: tuple[tuple[str, int], ...]) -> None:
    """Draw goods side by side, each with its number."""
    for cell, (ware, count) in zip(rect.columns(*[1.0] * max(4, len(made))), made, strict=False):
        size = min(cell.h - 2, 42, cell.w - width_of(str(count), COUNT) - 4)
        draw_ware(canvas, ware, cell.x + size // 2, cell.cy, size)
        canvas.write(str(count), cell.x + size + 4, cell.cy, COUNT, INK)
