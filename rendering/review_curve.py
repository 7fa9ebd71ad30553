"""The picture of a review: how the expected result of every seat changed through a game, and where the decisions were
that cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image, ImageDraw

from games.core.signs import with_minus
from rendering.banner import draw_banner, wooden_ground
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.text import printable
from rendering.kit.texture import paper
from rendering.kit.theme import (
    CREAM,
    GOLD,
    INK,
    INK_SOFT,
    PAPER_DEEP,
    RED,
    SQUARE_SIZE,
    WALNUT_EDGE,
    Style,
)
from rendering.reader import mark_of

TITLE = Style("heading", 800, 52, 34)
BELOW = Style("text", 600, 32, 26)
SCALE = Style("text", 700, 30, 26)
NAME = Style("heading", 800, 36, 26)
NUMBER = Style("text", 900, 32, 28)
MARGIN, GAP, BANNER = 20, 8, 116
CHART, LEGEND = 560, 64
LEFT, BELOW_CHART = 132, 78
"""The width of the values beside the chart, and the height of the numbers below it."""
MARK, BADGE = 44, 46
APART = BADGE // 2 + 4
"""The distance of the values and numbers from the chart, whose marks reach half their size beyond it."""
SMOOTH = 3
"""Lines are drawn so much larger and then reduced."""
EVERY = 8
"""At most about so many parts of the game are numbered below the chart."""


@dataclass(frozen=True, slots=True)
class CurveLine:
    """The expected results of a seat, with the true result at the end."""

    seat: int
    name: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class CurveFigure:
    """Everything in the picture, in the reader's language.

    `stages` are the numbers below the points of the lines, and `end` stands below the last one. `mistakes` are the
    points of the line of seat `own` at which its costliest decisions were, the costliest first. `chances`: if the
    values are chances from 0 to 1, the words for 0, 50 and 100 percent beside the chart; else it is empty. `alt` is
    the picture in words.
    """

    title: str
    below: str
    lines: tuple[CurveLine, ...]
    stages: tuple[int, ...]
    end: str
    own: int
    mistakes: tuple[int, ...]
    chances: tuple[str, ...]
    alt: str


def draw_curve(figure: CurveFigure) -> Picture:
    """Draw the curves, 1000 pixels wide, with the names of the seats below them."""
    rows = -(-len(figure.lines) // 2)
    size = SQUARE_SIZE[0], 2 * MARGIN + BANNER + CHART + rows * LEGEND + 2 * GAP
    return encode_picture(compose(wooden_ground(size), _blocks(figure, Rect(0, 0, *size), rows)), "review", figure.alt)


def _blocks(figure: CurveFigure, whole: Rect, rows: int) -> Iterator[Block]:
    banner, chart, legend = whole.pad(MARGIN).rows(BANNER, CHART, 1.0, gap=GAP)
    key = ("review title", figure.title, figure.below)
    yield Block(banner, key, partial(
        draw_banner, style=TITLE, title=figure.title, below=figure.below, below_style=BELOW
    ))
    yield Block(chart, ("review chart", figure), partial(_chart, figure=figure))
    for line, rect in zip(figure.lines, legend.grid(2, rows, GAP), strict=False):
        own = line.seat == figure.own
        yield Block(rect, ("review seat", line.seat, line.name, own), partial(_seat, line=line, own=own))


def _seat(canvas: Canvas, line: CurveLine, own: bool) -> None:
    """Draw a seat's mark and name; the reader's own has a golden edge."""
    rect = canvas.rect.pad(2)
    canvas.panel(rect, 16, paper(rect.w, rect.h, 7))
    canvas.edge(rect, 16, GOLD if own else WALNUT_EDGE, 5 if own else 2)
    canvas.mark(mark_of(line.seat), rect.x + 36, rect.cy, MARK)
    name = printable(line.name, NAME.family) or mark_of(line.seat).letter
    canvas.write(name, rect.x + 68, rect.cy, NAME, INK, width=rect.w - 84)


def _chart(canvas: Canvas, figure: CurveFigure) -> None:
    outer = canvas.rect.pad(3)
    canvas.panel(outer, 20, paper(outer.w, outer.h, 7), shadow=True)
    canvas.edge(outer, 20, WALNUT_EDGE, 2)
    room = Rect(outer.x + LEFT, outer.y + 30, outer.w - LEFT - 50, outer.h - 30 - BELOW_CHART)
    low, high = _range(figure)
    places = {
        line.seat: [_point(room, n, len(line.values), value, low, high) for n, value in enumerate(line.values)]
        for line in figure.lines
    }
    scale = (low, (low + high) / 2, high)
    for value, words in zip(scale, figure.chances or [with_minus(round(one)) for one in scale], strict=True):
        y = _height(room, value, low, high)
        canvas.panel(Rect(room.x, y - 1, room.w, 2), 1, PAPER_DEEP)
        canvas.write(words, room.x - APART, y, SCALE, INK_SOFT, anchor="r", width=LEFT - APART - 10)
    for n, label in _labels(figure):
        x = _point(room, n, len(figure.stages), low, low, high)[0]
        canvas.write(label, x, room.bottom + APART + 22, SCALE, INK_SOFT, anchor="m", width=110)
    order = sorted(figure.lines, key=lambda line: line.seat == figure.own)  # the own one lies on top
    for line in order:
        _draw_line(canvas, room, places[line.seat], 5 if line.seat == figure.own else 3, mark_of(line.seat).colour)
    for line, place in zip(order, _apart([places[line.seat][-1] for line in order]), strict=True):
        canvas.mark(mark_of(line.seat), *place, MARK)
    for number, at in reversed(list(enumerate(figure.mistakes, 1))):
        x, y = places[figure.own][at]
        taken = sum(other == at for other in figure.mistakes[: number - 1])
        inwards = 1 if y < room.cy else -1
        badge = Rect(x - BADGE // 2, y - BADGE // 2 + inwards * taken * (BADGE - 4), BADGE, BADGE)
        canvas.panel(badge, BADGE // 2, RED)
        canvas.edge(badge, BADGE // 2, CREAM, 2)
        canvas.write(str(number), badge.cx, badge.cy, NUMBER, CREAM, anchor="m", width=BADGE)


def _apart(ends: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return where the marks of lines with these ends are drawn: one that would hide a later one stands before it."""
    drawn: list[tuple[int, int]] = []
    for x, y in reversed(ends):
        while any(abs(x - other) < MARK and abs(y - level) < MARK for other, level in drawn):
            x -= MARK
        drawn.append((x, y))
    return drawn[::-1]


def _range(figure: CurveFigure) -> tuple[float, float]:
    """Return the lowest and the highest value of the scale."""
    if figure.chances:
        return 0.0, 1.0
    values = [value for line in figure.lines for value in line.values]
    low, high = min(values), max(values)
    return (low - 1, high + 1) if high - low < 2 else (low, high)


def _height(room: Rect, value: float, low: float, high: float) -> int:
    return room.bottom - round((value - low) / (high - low) * room.h)


def _point(room: Rect, n: int, count: int, value: float, low: float, high: float) -> tuple[int, int]:
    return room.x + round(n * room.w / max(1, count - 1)), _height(room, value, low, high)


def _labels(figure: CurveFigure) -> Iterator[tuple[int, str]]:
    """Yield which points are labelled, and how: some of the parts of the game, and the end."""
    last = len(figure.stages) - 1
    step = max(1, -(-last // EVERY))
    for n in range(0, last, step):
        if last - n >= max(1, step // 2):
            yield n, str(figure.stages[n])
    yield last, figure.end


def _draw_line(
    canvas: Canvas, room: Rect, points: Sequence[tuple[int, int]], width: int, colour: tuple[int, int, int]
) -> None:
    """Draw a line with a dark edge, so that light colours stand out from the paper as well."""
    area = Rect(room.x - 20, room.y - 20, room.w + 40, room.h + 40)
    scaled = [((x - area.x) * SMOOTH, (y - area.y) * SMOOTH) for x, y in points]
    for ink, thick in ((INK, width + 3), (colour, width)):
        image = Image.new("L", (area.w * SMOOTH, area.h * SMOOTH))
        draw = ImageDraw.Draw(image)
        if len(scaled) > 1:
            draw.line(scaled, fill=255, width=thick * SMOOTH, joint="curve")
        canvas.paste(Image.new("RGB", (area.w, area.h), ink), area.x, area.y, image.reduce(SMOOTH))
