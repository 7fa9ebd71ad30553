"""One place on the board: backdrop, goods, pigs, monsters and whatever else lies there."""

from __future__ import annotations

from collections.abc import Mapping

from games.grimm_forest.cards.box import announcer
from games.grimm_forest.content import MAKES
from games.grimm_forest.view import FableView, GrimmView, LocationView
from games.grimm_forest.wording.terms import place_name
from rendering.grimm_forest.changes import changes
from rendering.grimm_forest.pieces import (
    chip_ground,
    face,
    goods_chip,
    goods_line,
    medallion,
    name_plate,
    pig,
)
from rendering.kit.canvas import Canvas, rounded
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.tags import change_tag
from rendering.kit.theme import GOLD, LABEL, PAPER, WALNUT_EDGE
from rendering.reader import Reader, mark_of

RADIUS = 20
PLATE = 50
GOODS_SIZE = (168, 88)
GOODS_SMALL = (134, 60)
PIGS = 124
"""Height of the ground at the bottom where pigs stand."""


def location_key(place: LocationView, view: GrimmView, reader: Reader) -> tuple[object, ...]:
    """All that a place shows."""
    token = MAKES.get(place.id, "")
    taken = view.prince_took if view.prince == place.id else 0
    gone = changes(view, reader.before).taken.get(place.id, {})
    return ("place", reader.words(place_name(place.id)), repr(place), taken, token in view.first_tokens, repr(gone))


def location_ground(canvas: Canvas, rect: Rect, place: str) -> None:
    """The backdrop, which never changes."""
    rect = rect.pad(2)
    canvas.panel(rect, RADIUS, sprite(f"scene-{place}", rect.w, rect.h, shadow=False).rgb, shadow=True)
    canvas.edge(rect, RADIUS, WALNUT_EDGE, 4)


def draw_location(canvas: Canvas, place: LocationView, view: GrimmView, reader: Reader) -> None:
    """Everything on the backdrop."""
    rect = canvas.rect.pad(2)
    token = MAKES.get(place.id, "")
    has_token = token in view.first_tokens
    plate = Rect(rect.x + 10, rect.y + 10, rect.w - 20 - (66 if has_token else 0), PLATE)
    name_plate(canvas, plate, reader.words(place_name(place.id)), LABEL)
    if has_token:
        canvas.sprite(sprite(f"first_{token}", 70), rect.right - 40, rect.y + 42)
    things = [*place.monsters, *([place.unique] if place.unique else []), *place.laid_out]
    small = len(things) > 2
    gone = changes(view, reader.before).taken.get(place.id, {})
    below = _goods(canvas, place, rect.x + 12, rect.y + PLATE + 22, small, gone)
    if view.prince == place.id:
        _prince(canvas, view.prince_took, rect.x + 12, below)
        below += 70
    if place.announced:
        _announced(canvas, place.announced, rect.x + 12, below)
    if things:
        goods = GOODS_SMALL[0] if small else GOODS_SIZE[0]
        area = Rect(rect.x + goods + 22, rect.y + PLATE + 24, rect.w - goods - 36, rect.h - PLATE - 24 - PIGS)
        _lying(canvas, things, area)
    _pigs(canvas, place, rect)


def _goods(canvas: Canvas, place: LocationView, x: int, y: int, small: bool, gone: Mapping[str, int]) -> int:
    """Chips for what lies here and for what the place makes, with what has just gone; returns where the next thing
    may stand."""
    made = MAKES.get(place.id)
    shown = dict(goods_line(dict(place.goods)))
    if made is not None:
        shown.setdefault(made, 0)
    shown = dict.fromkeys(gone, 0) | shown
    if not shown:
        shown = dict.fromkeys(place.goods, 0)
    width, height = GOODS_SIZE if len(shown) == 1 and not small else GOODS_SMALL
    for material in (m for m in place.goods if m in shown):
        chip_ground(canvas, Rect(x, y, width, height), material)
        goods_chip(canvas, Rect(x, y, width, height), material, shown[material])
        if material in gone:
            change_tag(canvas, x + width + 8, y + 6, f"−{gone[material]}", gain=False)
        y += height + 8
    return y


def _prince(canvas: Canvas, took: int, x: int, y: int) -> None:
    """The Royal Prince and what he took."""
    rect = Rect(x, y, 132, 62)
    canvas.panel(rect, 12, (232, 218, 244))
    canvas.edge(rect, 12, GOLD, 2)
    canvas.sprite(sprite("prince", 56), rect.x + 36, rect.cy)
    canvas.write(f"−{took}", rect.right - 12, rect.cy, LABEL, (62, 30, 100), anchor="r")


def _announced(canvas: Canvas, seats: tuple[int, ...], x: int, y: int) -> None:
    """Who has announced this place: the small portrait of the Friend who does so, with the marks."""
    rect = Rect(x, y, 74 + 40 * len(seats), 56)
    canvas.panel(rect, 12, PAPER)
    portrait = sprite(face("friend", announcer()), 62, 46, shadow=False)
    canvas.paste(portrait.rgb, rect.x + 5, rect.y + 5, rounded(62, 46, 9))
    for index, seat in enumerate(seats):
        canvas.mark(mark_of(seat), rect.x + 90 + 40 * index, rect.cy, 32)


def _lying(canvas: Canvas, things: list[FableView], area: Rect) -> None:
    """Monsters, Unique Location and Fairy Food as medallions, as large as all fit into the area, from its right."""
    gap = 8
    size, columns = max(
        (min(108, (area.w - gap * (n - 1)) // n, (area.h - gap * (rows - 1)) // rows), n)
        for n in range(1, len(things) + 1)
        for rows in (-(-len(things) // n),)
    )
    for index, thing in enumerate(things):
        column, row = index % columns, index // columns
        cx = area.right - size // 2 - column * (size + gap)
        cy = area.y + size // 2 + row * (size + gap)
        medallion(canvas, cx, cy, size, thing.card, thing.owner, done=thing.settled)


def _pigs(canvas: Canvas, place: LocationView, rect: Rect) -> None:
    if not place.pigs:
        return
    size = 116 if len(place.pigs) < 4 else 92
    step = min(size + 14, (rect.w - 24) // len(place.pigs))
    left = rect.cx - step * (len(place.pigs) - 1) // 2
    for index, seat in enumerate(place.pigs):
        pig(canvas, seat, left + index * step, rect.bottom - 10 - size // 2, size)


