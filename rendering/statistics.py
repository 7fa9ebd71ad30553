"""The picture of a person's statistics: for each line the games, the places taken, and the rating with its course; and
results against single people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering.banner import draw_banner, wooden_ground
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import Sprite
from rendering.kit.text import printable, width_of
from rendering.kit.texture import paper
from rendering.kit.theme import (
    CREAM,
    GOLD_LIGHT,
    GREEN,
    INK,
    INK_SOFT,
    PAPER_DEEP,
    RED,
    SQUARE_SIZE,
    WALNUT,
    WALNUT_EDGE,
    Colour,
    Style,
)

TITLE = Style("heading", 800, 56, 40)
NAME = Style("heading", 800, 42, 30)
WORDS = Style("text", 600, 36, 28)
PLACE = Style("text", 900, 38, 28)
RATING = Style("text", 900, 48, 38)
PLACES: tuple[Colour, ...] = ((226, 178, 60), (188, 194, 202), (206, 140, 88))
"""The colours of first, second and third places."""
LATER: Colour = (222, 208, 182)
"""The colour of further places."""
MARGIN, GAP = 20, 10
BANNER = 96
TALLEST, RIVAL = 176, 62
"""The greatest height of a line, and the height of a line with the results against one person."""
BAR = 56
NARROW, APART, EDGE = 44, 4, 5
"""The width of the smallest part of a bar, so that a number of two digits fits, the gap between parts, and what a
number leaves free on each side."""
EMBLEM = 92
CURVE_SCALE = 4
MOST_LINES, MOST_RIVALS = 6, 3
FEW = 5
TALL_SIZE = (SQUARE_SIZE[0], 1200)
"""The size with more than `FEW` lines and results against single people."""
BOTH, ONE, RATING_WIDTH = 470, 330, 186
"""The width of places with a rating, of one of the two, and of the rating beside places."""
ROOMY = 140
"""The height from which a line shows all its words; a lower one only the first."""


@dataclass(frozen=True, slots=True)
class StatsLine:
    """A line of statistics. `game`: its emblem is shown, if it is not "". `places`: how often each place was taken,
    from the first on; empty where places say nothing. `rating` is in words, `course` the rating after each game;
    without a course it may be another figure."""

    game: str
    name: str
    words: tuple[str, ...]
    places: tuple[int, ...] = ()
    rating: str = ""
    course: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class RivalLine:
    """How often the person was placed before another one, level, and behind, at tables with both."""

    name: str
    ahead: int
    level: int
    behind: int


@dataclass(frozen=True, slots=True)
class StatsFigure:
    """Everything in a picture of statistics, in the reader's language. `rivals_title` stands above the results against
    single people. `alt` is the picture in words."""

    title: str
    lines: tuple[StatsLine, ...]
    rivals_title: str
    rivals: tuple[RivalLine, ...]
    alt: str


def draw_statistics(figure: StatsFigure, emblems: dict[str, Sprite]) -> Picture:
    """Draw a person's statistics, 1000 pixels wide and as high as their lines need. `emblems`: icons of games."""
    size = _size(figure)
    drawn = compose(wooden_ground(size), _blocks(figure, emblems, Rect(0, 0, *size)))
    return encode_picture(drawn, "stats", figure.alt)


def _size(figure: StatsFigure) -> tuple[int, int]:
    """Return the size of the picture: lower than a square for few lines, higher for many."""
    if len(figure.lines) > FEW and figure.rivals:
        return TALL_SIZE
    width, height = SQUARE_SIZE
    lines = max(1, len(figure.lines[:MOST_LINES])) * (TALLEST + GAP)
    return width, min(height, 2 * MARGIN + BANNER + lines + _height_of_rivals(figure))


def _height_of_rivals(figure: StatsFigure) -> int:
    """Return the height that the results against single people take, with the gap above them."""
    rivals = figure.rivals[:MOST_RIVALS]
    return len(rivals) * (RIVAL + 4) + RIVAL + GAP if rivals else 0


def _blocks(figure: StatsFigure, emblems: dict[str, Sprite], whole: Rect) -> Iterator[Block]:
    room = whole.pad(MARGIN)
    banner, body = room.rows(BANNER, 1.0, gap=GAP)
    yield Block(banner, ("stats title", figure.title), partial(draw_banner, style=TITLE, title=figure.title))
    rivals = figure.rivals[:MOST_RIVALS]
    below = _height_of_rivals(figure)
    lines = figure.lines[:MOST_LINES]
    area = Rect(body.x, body.y, body.w, body.h - below)
    height = min(TALLEST, (area.h - GAP * (len(lines) - 1)) // max(1, len(lines)))
    y, width = area.y, _width(lines)
    for line in lines:
        draw = partial(_line, line=line, emblems=emblems, width=width)
        yield Block(Rect(area.x, y, area.w, height), ("stats", line, width), draw)
        y += height + GAP
    if rivals:
        rect = Rect(body.x, y, body.w, below - GAP)
        draw = partial(_rivals, title=figure.rivals_title, them=rivals)
        yield Block(rect, ("rivals", figure.rivals_title, rivals), draw)


def _line(canvas: Canvas, line: StatsLine, emblems: dict[str, Sprite], width: int) -> None:
    rect = canvas.rect.pad(3)
    canvas.panel(rect, 20, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 20, WALNUT_EDGE, 2)
    inner = rect.pad(16, 8)
    if line.game in emblems:
        canvas.sprite(emblems[line.game], inner.x + EMBLEM // 2, inner.cy)
        inner = Rect(inner.x + EMBLEM + 14, inner.y, inner.w - EMBLEM - 14, inner.h)
    words, figures = inner.columns(1.0, width, gap=16) if width else (inner, inner)
    said = line.words if rect.h >= ROOMY else line.words[:1]
    name, *rows = words.rows(1.3, *[1.0] * len(said))
    canvas.write(line.name, name.x + 2, name.cy, NAME, INK, width=name.w - 4)
    for row, text in zip(rows, said, strict=True):
        canvas.write(text, row.x + 2, row.cy, WORDS, INK_SOFT, width=row.w - 4)
    bar, rating = figures.columns(1.0, RATING_WIDTH, gap=16) if width == BOTH else (figures, figures)
    if line.places:
        _places(canvas, bar, line.places)
    if line.rating:
        _rating(canvas, rating, line)


def _width(lines: tuple[StatsLine, ...]) -> int:
    """Return the width of the places and ratings of these lines, which stand below each other."""
    kinds = any(line.places for line in lines) + any(line.rating for line in lines)
    return BOTH if kinds == 2 else ONE if kinds else 0


def _places(canvas: Canvas, rect: Rect, places: tuple[int, ...]) -> None:
    """Draw how often each place was taken: parts of a bar in the colours of medals, each with its number, and below it
    the place."""
    taken = _taken(places, rect.w)
    free = rect.w - sum(map(_least_width, taken)) - APART * (len(taken) - 1)
    total, x, top = sum(places), rect.x, rect.cy - (BAR + 40) // 2
    for one in taken:
        part = Rect(x, top, _least_width(one) + free * one.n // total, BAR)
        colour = PLACES[one.first] if one.first < len(PLACES) else LATER
        canvas.panel(part, 12, colour)
        canvas.edge(part, 12, WALNUT_EDGE, 2)
        canvas.write(str(one.n), part.cx, part.cy, PLACE, INK, anchor="m", width=part.w - 2 * EDGE)
        canvas.write(one.label, part.cx, part.bottom + 22, WORDS, INK_SOFT, anchor="m", width=part.w)
        x = part.right + APART


class Taken(NamedTuple):
    """How often a place was taken, or places from the `first` to the `last`, both counted from 0."""

    first: int
    last: int
    n: int

    @property
    def label(self) -> str:
        """The place as it is written below the number."""
        return f"{self.first + 1}." if self.first == self.last else f"{self.first + 1}.–{self.last + 1}."


def _taken(places: Sequence[int], room: int) -> list[Taken]:
    """Return the places that were taken. If their numbers are too long for the room, the last ones are counted
    together."""
    found = [Taken(place, place, n) for place, n in enumerate(places) if n]
    while len(found) > 1 and sum(map(_least_width, found)) + APART * (len(found) - 1) > room:
        *found, one, other = found
        found.append(Taken(one.first, other.last, one.n + other.n))
    return found


def _least_width(one: Taken) -> int:
    """Return the width in which a part shows its number and its place."""
    number = width_of(str(one.n), replace(PLACE, size=PLACE.floor)) + 2 * EDGE + 2
    return max(NARROW, number, width_of(one.label, replace(WORDS, size=WORDS.floor)) + 2)


def _rating(canvas: Canvas, rect: Rect, line: StatsLine) -> None:
    """Draw a rating above its course: green if it has risen, red if it has fallen. Without a course it stands in the
    middle."""
    above, below = rect.rows(48, 1.0, gap=4)
    curved = len(line.course) > 1
    canvas.write(line.rating, above.cx, (above if curved else rect).cy, RATING, INK, anchor="m", width=above.w)
    if curved:
        _curve(canvas, below.pad(2, 4), line.course)


def _curve(canvas: Canvas, rect: Rect, course: tuple[float, ...]) -> None:
    low, high = min(course), max(course)
    scale, span = CURVE_SCALE, max(high - low, 1.0)
    image = Image.new("L", (rect.w * scale, rect.h * scale))
    step, room = (rect.w - 20) / (len(course) - 1), rect.h - 20
    points = [
        ((10 + step * at) * scale, (10 + room * (high - value) / span) * scale) for at, value in enumerate(course)
    ]
    draw = ImageDraw.Draw(image)
    draw.line(points, fill=255, width=6 * scale, joint="curve")
    (x, y), size = points[-1], 9 * scale
    draw.ellipse((x - size, y - size, x + size, y + size), fill=255)
    canvas.panel(rect, 10, PAPER_DEEP)
    ink = GREEN if course[-1] > course[0] else RED if course[-1] < course[0] else INK_SOFT
    canvas.paste(Image.new("RGB", (rect.w, rect.h), ink), rect.x, rect.y, image.reduce(scale))


def _rivals(canvas: Canvas, title: str, them: tuple[RivalLine, ...]) -> None:
    head, *rows = canvas.rect.rows(RIVAL, *[1.0] * len(them), gap=4)
    canvas.panel(head.pad(2), 18, WALNUT)
    canvas.write(title, head.x + 22, head.cy, NAME, GOLD_LIGHT, width=head.w - 40)
    for row, one in zip(rows, them, strict=True):
        canvas.panel(row.pad(2), 16, paper(row.w - 4, row.h - 4, 7))
        name, bar = row.pad(20, 6).columns(1.0, 420, gap=16)
        shown = printable(one.name, NAME.family) or "?"
        canvas.write(shown, name.x, name.cy, NAME, INK, width=name.w)
        _balance(canvas, bar, one)


def _balance(canvas: Canvas, rect: Rect, one: RivalLine) -> None:
    """Draw the results against a person: ahead in green, level in grey, behind in red."""
    parts = [
        (n, ground, ink) for n, ground, ink in (
            (one.ahead, GREEN, CREAM), (one.level, LATER, INK), (one.behind, RED, CREAM),
        ) if n
    ]
    total, free, x = sum(n for n, _, _ in parts), rect.w - (NARROW + 4) * len(parts), rect.x
    for n, ground, ink in parts:
        part = Rect(x, rect.y, NARROW + free * n // total, rect.h)
        canvas.panel(part, 12, ground)
        canvas.write(str(n), part.cx, part.cy, PLACE, ink, anchor="m", width=part.w - 4)
        x = part.right + 4
