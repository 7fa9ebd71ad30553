"""The areas of the board: a landscape with its name, what it costs, its spaces, and who stands there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from games.core.text import Text, key_of
from games.mi_tierra.content import (
    AREAS,
    CORNERS,
    DEVELOPMENT,
    MARKET,
    ORDER_TABLE,
    TRADE,
    development_spaces,
    spaces_of,
)
from games.mi_tierra.state import Placement
from games.mi_tierra.upkeep import new_order
from games.mi_tierra.view import MiTierraView
from games.mi_tierra.wording.terms import area_name, card_name, label
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.texture import paper
from rendering.kit.theme import CREAM, INK, SHADOW, WALNUT, WALNUT_EDGE, Style
from rendering.mi_tierra.changes import changes
from rendering.mi_tierra.icons import sprite
from rendering.mi_tierra.pieces import plate, space, worker
from rendering.reader import Reader, mark_of

RADIUS = 14
NAME = Style("text", 700, 25, 20)
CARD = Style("text", 700, 21, 19)
FEE = Style("text", 900, 30, 26)
SPACE, SMALL = 44, 33
"""Sizes of a worker's space: up to four of them, and up to six."""
DICE = {
    "forest": "green", "sheep_farm": "white", "crops": "white", "cattle_farm": "green", "hen_house": "white",
    "water_mill": "green", "clock_tower": "green",
}
"""The die that is rolled on an area."""
FEES = {
    "animal_industry": TRADE.industry.fee, "oven": TRADE.oven.fee, "wine_mill": TRADE.wine_mill.fee,
    "clothing": TRADE.clothing.fee,
}
"""What an area asks of a worker, cards left aside."""
SHORT = ("square", ORDER_TABLE)
"""Areas whose names are too long for their plates."""
COLUMN, EDGE = 40, 22
"""Widths of the spaces between the development cards, and of those at the sides, which reach over the cards."""


def area_ground(canvas: Canvas, rect: Rect, area: str) -> None:
    """The landscape, which never changes."""
    rect = rect.pad(3)
    canvas.panel(rect, RADIUS, sprite(f"scene-{area}", rect.w, rect.h, shadow=False).rgb, shadow=True)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 3)


def name_of(area: str, reader: Reader) -> str:
    """The name on an area: the rulebook's, or a short one where that is too long for a picture."""
    short = Text(key_of("draw-mi-tierra-area", area))
    return reader.words(short if area in SHORT else label(area_name(area)))


def area_key(area: str, view: MiTierraView, reader: Reader) -> tuple[object, ...]:
    """All that an area shows."""
    name = name_of(area, reader)
    new = tuple(one for one in changes(view, reader.before).placed if one.area == area)
    there = queue_of(view) if area == MARKET else tuple(one for one in view.placed if one.area == area)
    coming = tuple(new_order(view)) if area == ORDER_TABLE else ()
    return ("area", area, name, there, len(new), AREAS[area].season in (None, view.season), coming, len(view.farms))


def draw_area(canvas: Canvas, area: str, view: MiTierraView, reader: Reader) -> None:
    """Everything on the landscape."""
    rect = canvas.rect.pad(3)
    if area in DICE:
        canvas.sprite(sprite(f"die_{DICE[area]}", 36), rect.right - 26, rect.y + 60)
    if area in FEES:
        _fee(canvas, FEES[area], rect.right - 8, rect.y + 60)
    season = AREAS[area].season
    if season not in (None, view.season):
        canvas.veil(rect, RADIUS, SHADOW, 0.5)
        canvas.sprite(sprite(season or "", 62), rect.cx, rect.y + 76)
    plate(canvas, Rect(rect.x + 5, rect.y + 5, rect.w - 10, 32), name_of(area, reader), NAME)
    if area == ORDER_TABLE:
        _coming(canvas, Rect(rect.x + 8, rect.y + 42, rect.w - 16, 40), view)
    there = queue_of(view) if area == MARKET else [one for one in view.placed if one.area == area]
    new = sum(one.area == area for one in changes(view, reader.before).placed)
    draw_spaces(canvas, Rect(rect.x + 6, rect.bottom - 52, rect.w - 12, 48), area, there, new, len(view.farms))


def queue_of(view: MiTierraView) -> tuple[Placement, ...]:
    """The workers on the official market; once it is open those who have had their sale of this lap are small."""
    if view.step in ("market", "black"):
        return tuple(Placement(one.seat, MARKET, done=one.sold) for one in view.stalls)
    return tuple(one for one in view.placed if one.area == MARKET)


def draw_spaces(
    canvas: Canvas, rect: Rect, area: str, there: Sequence[Placement], new: int, players: int
) -> None:
    """The spaces of an area in a row, with whoever stands there; the last `new` have just come."""
    count = max(AREAS[area].spaces, spaces_of(area, players), len(there))
    size = SPACE if count <= 4 else SMALL
    step = min(size + 8, (rect.w - size) // max(1, count - 1))
    left = rect.cx - step * (count - 1) // 2
    for number, one in zip_longest(range(count), there):
        cx = left + step * number
        space(canvas, cx, rect.cy, size, blocked=number >= spaces_of(area, players))
        if one is not None:
            fresh = number >= len(there) - new
            worker(canvas, one.seat, cx, rect.cy, size, two=one.workers > 1, done=one.done, new=fresh)


def _fee(canvas: Canvas, fee: int, right: int, cy: int) -> None:
    """What a worker pays here, on a coin-coloured ground."""
    rect = Rect(right - 62, cy - 19, 62, 38)
    canvas.panel(rect, 19, WALNUT)
    canvas.edge(rect, 19, CREAM, 2)
    canvas.sprite(sprite("coin", 32, shadow=False), rect.x + 19, cy)
    canvas.write(str(fee), rect.x + 38, cy, FEE, CREAM)


def _coming(canvas: Canvas, rect: Rect, view: MiTierraView) -> None:
    """The turn order of the next round as things are."""
    order = new_order(view)
    canvas.veil(rect, 12, SHADOW, 0.55)
    step = min(40, (rect.w - 12) // len(order))
    left = rect.cx - step * (len(order) - 1) // 2
    for number, seat in enumerate(order):
        mark = mark_of(seat)
        canvas.mark(mark, left + step * number, rect.cy, 32, letter=mark.letter)


# -- development -------------------------------------------------------------------------------------------------------


def development_key(view: MiTierraView, reader: Reader) -> tuple[object, ...]:
    """All that the development board shows."""
    names = tuple(reader.words(card_name(card)) for card in view.grid if card)
    return (*area_key(DEVELOPMENT, view, reader), view.grid, names)


def draw_development(canvas: Canvas, view: MiTierraView, reader: Reader) -> None:
    """Four cards with the five spaces that touch two or four of them: above, left, in the middle, below, right."""
    rect = canvas.rect.pad(3)
    plate(canvas, Rect(rect.x + 5, rect.y + 5, rect.w - 10, 30), name_of(DEVELOPMENT, reader), NAME)
    body = Rect(rect.x + 4, rect.y + 37, rect.w - 8, rect.h - 41)
    left, west, middle, east, right = body.columns(EDGE, 1.0, COLUMN, 1.0, EDGE, gap=2)
    rows = (*west.rows(1.0, 1.0, gap=4), *east.rows(1.0, 1.0, gap=4))
    cells = dict(zip(("tl", "bl", "tr", "br"), rows, strict=True))
    for corner, card in zip(CORNERS, view.grid, strict=True):
        if card:
            plan_card(canvas, cells[corner], card, reader)
        else:
            canvas.edge(cells[corner], 10, CREAM, 2)
    spots = {"top": middle.y + 18, "centre": middle.cy, "bottom": middle.bottom - 18}
    places = {"left": (left.x + 19, left.cy), "right": (right.right - 19, right.cy)}
    places |= {spot: (middle.cx, y) for spot, y in spots.items()}
    there = {one.spot: one for one in view.placed if one.area == DEVELOPMENT}
    new = {one.spot for one in changes(view, reader.before).placed if one.area == DEVELOPMENT}
    for spot, (cx, cy) in places.items():
        size = 38 if spot in ("left", "right") else 34
        space(canvas, cx, cy, size, blocked=spot not in development_spaces(len(view.farms)))
        if spot in there:
            worker(canvas, there[spot].seat, cx, cy, size, done=there[spot].done, new=spot in new)


def plan_card(canvas: Canvas, rect: Rect, card: str, reader: Reader) -> None:
    """A development card: its drawing and its name."""
    canvas.panel(rect, 10, paper(rect.w, rect.h, 5, (244, 230, 196)), shadow=True)
    canvas.edge(rect, 10, WALNUT_EDGE, 2)
    size = min(rect.h - 6, 54, rect.w * 23 // 100)
    canvas.sprite(sprite(card, size, shadow=False), rect.x + 4 + size // 2, rect.cy)
    room = rect.w - size - 12
    canvas.write(reader.words(card_name(card)), rect.x + size + 8, rect.cy, CARD, INK, width=room, lines=2,
                 height=rect.h - 8)
