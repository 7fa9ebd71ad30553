"""The score pad: points of every player by category, the winner in gold, 1400 x 891."""

from __future__ import annotations

from games.agricola.goods import BUILDING
from games.agricola.solo import GOAL
from games.agricola.view import AgricolaView, FarmView
from games.core.text import Text, key_of
from rendering.agricola.alt import ranking_alt
from rendering.agricola.pieces import CATEGORY_ICONS, icon, signed
from rendering.agricola.table import MARGIN
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper, vignette
from rendering.kit.theme import (
    BOARD_SIZE,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    RED,
    SHADOW,
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
LABELS = 336
STRIPE: Colour = (240, 226, 198)


def draw_ranking(view: AgricolaView, reader: Reader) -> Picture:
    """The points if the game ended now, players in seat order; at the end with the winner."""
    canvas = Canvas(ranking_ground().image.copy())
    banner = Rect(200, 12, BOARD_SIZE[0] - 400, 80)
    canvas.veil(banner, 26, SHADOW, 0.72)
    for cx in (banner.x + 60, banner.right - 60):
        canvas.sprite(sprite("crown", 66), cx, banner.cy)
    canvas.write(_heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 220)
    players = len(view.farms)
    width = min(BOARD_SIZE[0] - 2 * MARGIN, LABELS + 40 + players * 320)
    pad = Rect((BOARD_SIZE[0] - width) // 2, 102, width, BOARD_SIZE[1] - 102 - 12)
    canvas.panel(pad, 20, paper(pad.w, pad.h, 7), shadow=True)
    canvas.edge(pad, 20, WALNUT_EDGE, 2)
    _pad(canvas, pad.pad(14, 10), view, reader)
    return finish(canvas.image, "ranking", ranking_alt(view, reader, winners(view)))


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
    won = winners(view)
    for index, row in enumerate(rows):
        if 0 < index <= len(categories) and index % 2:
            canvas.panel(row, 8, STRIPE)
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


def _points(canvas: Canvas, cell: Rect, n: int) -> None:
    ink = RED if n < 0 else INK if n else INK_SOFT
    canvas.write(signed(n), cell.cx, cell.cy, POINTS, ink, anchor="m")


def _total(canvas: Canvas, cell: Rect, farm: FarmView, *, won: bool) -> None:
    box = cell.pad(0, 5)
    if won:
        canvas.panel(box, 14, GOLD)
        canvas.sprite(sprite("trophy", 50), box.x + 30, box.cy)
    aside = 22 if won else 0
    canvas.write(signed(farm.total), cell.cx + aside, cell.cy, TOTAL, INK, anchor="m")
