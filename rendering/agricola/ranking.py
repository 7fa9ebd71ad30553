"""The score pad: points of every player by category, the winners in gold, 1400 x 891. With one or two players the
winner's farm stands beside it."""

from __future__ import annotations

from dataclasses import replace

from games.agricola.goods import BUILDING
from games.agricola.solo import GOAL
from games.agricola.view import AgricolaView, FarmView
from games.core.text import Text, key_of
from rendering.agricola.alt import ranking_alt
from rendering.agricola.farm import draw_farm, farm_ground
from rendering.agricola.icons import sprite
from rendering.agricola.pieces import CATEGORY_ICONS, icon, signed
from rendering.agricola.table import MARGIN
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper, vignette
from rendering.kit.theme import (
    BOARD_SIZE,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    RED,
    SHADOW,
    WALNUT,
    WALNUT_EDGE,
    Colour,
    Style,
)
from rendering.reader import Reader, mark_of

HEADING = Style("heading", 800, 56, 36)
CATEGORY = Style("text", 700, 27, 20)
POINTS = Style("text", 800, 33, 28)
TOTAL = Style("text", 900, 54, 40)
NAME = Style("heading", 800, 32, 24)
NAME_SMALL = Style("text", 700, 30, 19)
LABELS = 300
STRIPE: Colour = (240, 226, 198)


def draw_ranking(view: AgricolaView, reader: Reader) -> Picture:
    """The points if the game ended now, players in seat order; at the end with the winners."""
    canvas = Canvas(ranking_ground().image.copy())
    happy = celebrated(view)
    if happy:
        canvas.sprite(sprite("confetti", *BOARD_SIZE, shadow=False), BOARD_SIZE[0] // 2, BOARD_SIZE[1] // 2)
    banner = Rect(200, 12, BOARD_SIZE[0] - 400, 80)
    canvas.veil(banner, 26, SHADOW, 0.72)
    if happy:
        for cx in (banner.x + 60, banner.right - 60):
            canvas.sprite(sprite("crown", 66), cx, banner.cy)
    canvas.write(_heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 220)
    pad, beside = _areas(len(view.farms))
    canvas.panel(pad, 20, paper(pad.w, pad.h, 7), shadow=True)
    canvas.edge(pad, 20, WALNUT_EDGE, 2)
    _pad(canvas, pad.pad(14, 10), view, reader)
    if beside is not None:
        _farms(canvas, beside, view, replace(reader, before=None, asked=()))
    return finish(canvas.image, "ranking", ranking_alt(view, reader, winners(view)))


def _areas(players: int) -> tuple[Rect, Rect | None]:
    """The pad, and beside it the farms of at most two players."""
    room = Rect(MARGIN, 102, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - 102 - 12)
    if players > 2:
        return room, None
    pad, beside = room.columns(LABELS + 36 + players * 190, 1.0, gap=14)
    return pad, beside


def _farms(canvas: Canvas, room: Rect, view: AgricolaView, reader: Reader) -> None:
    """The farms of the winners, before the end of all, below each other; a crown above whoever has won alone."""
    shown = [farm for farm in view.farms if farm.seat in winners(view)] or list(view.farms)
    alone = len(shown) == 1
    height = min(room.h - 130 if alone else room.h // len(shown), round(room.w * 0.85))
    top = room.bottom - height if alone else room.y
    for index, farm in enumerate(shown):
        rect = Rect(room.x, top + index * (room.h // len(shown)), room.w, height)
        farm_ground(canvas, rect, farm.seat, moor=view.moor)
        part = Canvas(canvas.image.crop(rect.box), (rect.x, rect.y))
        draw_farm(part, farm, view, reader)
        canvas.paste(part.image, rect.x, rect.y)
        if farm.seat in celebrated(view):
            canvas.edge(rect.pad(3), 21, GOLD, 7)
    if alone and celebrated(view):
        canvas.sprite(sprite("shine", 300, shadow=False), room.cx, top - 50)
        canvas.sprite(sprite("crown", 170), room.cx, top - 44)


def ranking_ground() -> Ground:
    """The fields at golden hour."""
    return static(
        ("agricola", "ranking"), lambda: vignette(sprite("scene-fields", *BOARD_SIZE, shadow=False).rgb, 0.5)
    )


def winners(view: AgricolaView) -> tuple[int, ...]:
    """The seats that have won: most points; in the base game then most building resources. Empty before the end."""
    if view.phase != "end":
        return ()
    best = max(_rank(farm, view) for farm in view.farms)
    return tuple(farm.seat for farm in view.farms if _rank(farm, view) == best)


def celebrated(view: AgricolaView) -> tuple[int, ...]:
    """The winners, but nobody alone who has missed the goal of the solo game."""
    solo = len(view.farms) == 1 and view.moor
    return () if solo and view.farms[0].total < GOAL[view.cards] else winners(view)


def _rank(farm: FarmView, view: AgricolaView) -> tuple[int, int]:
    return farm.total, 0 if view.moor else sum(farm.goods[good] for good in BUILDING)


def _heading(view: AgricolaView, reader: Reader) -> str:
    won = winners(view)
    if won and len(view.farms) == 1:
        goal = GOAL[view.cards]
        if not view.moor:
            return reader.say("agricola-solo-points", n=view.farms[0].total)
        return reader.say("agricola-goal-reached" if view.farms[0].total >= goal else "agricola-goal-missed", n=goal)
    if len(won) == 1:
        return reader.say("agricola-winner", name=reader.name(won[0]))
    return reader.say("agricola-shared-victory" if won else "agricola-standings")


def _pad(canvas: Canvas, rect: Rect, view: AgricolaView, reader: Reader) -> None:
    categories = list(view.farms[0].points)
    rows = rect.rows(56, *[1.0] * len(categories), 66)
    won = celebrated(view)
    for index, row in enumerate(rows):
        if 0 < index <= len(categories) and index % 2:
            canvas.panel(row, 8, STRIPE)
    for seat, column in enumerate(rect.columns(LABELS, *[1.0] * len(view.farms), gap=8)[1:]):
        if seat in won:
            canvas.veil(column, 14, GOLD, 0.3)
    for index, row in enumerate(rows):
        label, *cells = row.columns(LABELS, *[1.0] * len(view.farms), gap=8)
        if 0 < index <= len(categories):
            _category(canvas, label, categories[index - 1], reader)
        elif index:
            canvas.write(reader.say("agricola-total"), label.x + 56, label.cy, NAME, INK, width=label.w - 60)
        for cell, farm in zip(cells, view.farms, strict=True):
            if not index:
                _name(canvas, cell, farm, reader, won=farm.seat in won)
            elif index <= len(categories):
                _points(canvas, cell, farm.points[categories[index - 1]])
            else:
                _total(canvas, cell, farm, won=farm.seat in won)


def _category(canvas: Canvas, rect: Rect, category: str, reader: Reader) -> None:
    icon(canvas, CATEGORY_ICONS[category], rect.x + 28, rect.cy, min(36, rect.h - 2))
    words = reader.words(Text(key_of("agricola-score", category)))
    canvas.write(words, rect.x + 56, rect.cy, CATEGORY, INK, width=rect.w - 60)


def _name(canvas: Canvas, cell: Rect, farm: FarmView, reader: Reader, *, won: bool) -> None:
    mark = mark_of(farm.seat)
    canvas.panel(cell, 14, mark.colour)
    canvas.edge(cell, 14, GOLD if won else WALNUT_EDGE, 5 if won else 2)
    narrow = cell.w < 220
    size = 26 if narrow else 40
    canvas.mark(mark, cell.x + 7 + size // 2, cell.cy, size, letter=mark.letter)
    left = cell.x + size + (11 if narrow else 16)
    style = NAME_SMALL if narrow else NAME
    canvas.write(reader.name(farm.seat), left, cell.cy, style, mark.on_colour, width=cell.right - left - 6)
    if won:
        canvas.sprite(sprite("crown", 46), cell.right - 14, cell.y - 2)


def _points(canvas: Canvas, cell: Rect, n: int) -> None:
    ink = RED if n < 0 else INK if n else INK_SOFT
    canvas.write(signed(n), cell.cx, cell.cy, POINTS, ink, anchor="m")


def _total(canvas: Canvas, cell: Rect, farm: FarmView, *, won: bool) -> None:
    box = cell.pad(0, 5)
    if won:
        disc = Rect(box.x + 6, box.cy - 24, 48, 48)
        canvas.panel(box, 14, GOLD)
        canvas.panel(disc, 24, WALNUT)
        canvas.sprite(sprite("trophy", 38, shadow=False), disc.cx, disc.cy)
    aside = 26 if won else 0
    canvas.write(signed(farm.total), cell.cx + aside, cell.cy, TOTAL, INK, anchor="m", width=box.w - 2 * aside - 8)
