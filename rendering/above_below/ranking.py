"""The final count: where each village's points come from, the winner on top, 1400 x 891."""

from __future__ import annotations

from games.above_below.scoring import PARTS
from games.above_below.view import AboveBelowView, PlayerView
from rendering.above_below.alt import rank, ranking_alt
from rendering.above_below.changes import total
from rendering.above_below.icons import sprite
from rendering.above_below.pieces import band
from rendering.above_below.table import plain_table
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper
from rendering.kit.theme import (
    BOARD_SIZE,
    COUNT,
    COUNT_BIG,
    GOLD,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    NAME,
    SHADOW,
    WALNUT_EDGE,
    Style,
)
from rendering.reader import Reader

HEADING = Style("heading", 800, 66, 40)
ICONS = {
    "goods": "mushroom", "buildings": "home", "cards": "star", "reputation": "torch", "fame": "crown",
    "quests": "quest", "supplies": "supplies",
}


def draw_ranking(view: AboveBelowView, reader: Reader) -> Picture:
    """The standings; before the end in the order of the seats, without a rank."""
    canvas = Canvas(plain_table().image.copy())
    if view.places:
        canvas.sprite(sprite("confetti", *BOARD_SIZE, shadow=False), BOARD_SIZE[0] // 2, BOARD_SIZE[1] // 2)
    banner = Rect(160, 18, BOARD_SIZE[0] - 320, 96)
    canvas.veil(banner, 28, SHADOW, 0.78)
    canvas.write(_heading(view, reader), banner.cx, banner.cy, HEADING, GOLD_LIGHT, anchor="m", width=banner.w - 60)
    order = sorted(view.players, key=lambda player: (rank(view, player.seat), player.seat))
    room = Rect(40, 132, BOARD_SIZE[0] - 80, BOARD_SIZE[1] - 132 - 24)
    height = min(300, (room.h - 14 * (len(order) - 1)) // len(order))
    for number, player in enumerate(order):
        _row(canvas, Rect(room.x, room.y + (height + 14) * number, room.w, height), player, view, reader)
    return finish(canvas.image, "ranking", ranking_alt(view, reader))


def _heading(view: AboveBelowView, reader: Reader) -> str:
    winners = [seat for seat, place in enumerate(view.places) if place == 1]
    if len(winners) == 1:
        return reader.say("above-below-winner", name=reader.name(winners[0]))
    return reader.say("above-below-shared-victory" if winners else "above-below-standings")


def _row(canvas: Canvas, rect: Rect, player: PlayerView, view: AboveBelowView, reader: Reader) -> None:
    """A village: rank, name and total above, a column for each source of points below."""
    won = bool(view.places) and view.places[player.seat] == 1
    canvas.panel(rect, 22, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 22, GOLD if won else WALNUT_EDGE, 8 if won else 2)
    head, parts = rect.pad(18, 14).rows(62, 1.0, gap=8)
    place, name, points = head.columns(80, 1.0, 170, gap=12)
    if view.places:
        canvas.write(f"{view.places[player.seat]}.", place.cx, place.cy, COUNT_BIG, INK, anchor="m")
    band(canvas, name, player.seat, reader, NAME)
    if won:
        canvas.sprite(sprite("trophy", 58), name.right - 44, name.cy)
    canvas.write(str(total(player)), points.right - 14, points.cy, COUNT_BIG, INK, anchor="r")
    canvas.sprite(sprite("star", 58, shadow=False), points.x + 40, points.cy)
    shown = [part for part in PARTS if part not in ("quests", "supplies") or part in view.modules]
    most = max(1, *(one.points[part] for one in view.players for part in shown))
    for cell, part in zip(parts.columns(*[1.0] * len(shown), gap=8), shown, strict=True):
        _part(canvas, cell, part, player.points[part], most)


def _part(canvas: Canvas, rect: Rect, part: str, points: int, most: int) -> None:
    """An icon, the points, and a bar as long as they are many; the longest of all fills its column."""
    if points > 0:
        bar = Rect(rect.x, rect.bottom - 18, max(12, points * rect.w // most), 18)
        canvas.panel(bar, 6, GOLD)
        canvas.edge(bar, 6, WALNUT_EDGE, 2)
    size = min(86, rect.h - 24)
    canvas.sprite(sprite(ICONS[part], size, faded=not points, shadow=False), rect.x + size // 2 + 4, rect.y + size // 2)
    number = str(points).replace("-", "−")
    canvas.write(number, rect.x + size + 16, rect.y + size // 2, COUNT, INK if points else INK_SOFT)
