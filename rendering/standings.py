"""The picture of a league's standings: for each entrant the place, the name, the games and the points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from rendering.banner import draw_banner, wooden_ground
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.text import printable
from rendering.kit.texture import paper
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    PAPER_DEEP,
    SQUARE_SIZE,
    WALNUT_EDGE,
    Colour,
    Style,
)

TITLE = Style("heading", 800, 52, 36)
BELOW = Style("text", 600, 32, 26)
NAME = Style("heading", 800, 42, 28)
GAMES = Style("text", 600, 32, 26)
PLACE = Style("text", 900, 36, 24)
POINTS = Style("text", 900, 46, 32)
PLACES: tuple[Colour, ...] = ((226, 178, 60), (188, 194, 202), (206, 140, 88))
"""The colours of first, second and third places."""
MARGIN, GAP, BANNER = 20, 7, 112
MOST_LINES = 10
OWN_EDGE = 5
"""The width of the edge around the reader's own line; that of others is 2."""


@dataclass(frozen=True, slots=True)
class StandingsLine:
    """A person's line. `games` is in words; `own`: it is the reader's; `out`: they have dropped out."""

    place: int
    name: str
    games: str
    points: str
    own: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class StandingsFigure:
    """Everything in a picture of standings, in the reader's language: at most `MOST_LINES` lines. `alt` is the picture
    in words."""

    title: str
    below: str
    lines: tuple[StandingsLine, ...]
    alt: str


def draw_standings(figure: StandingsFigure) -> Picture:
    """Draw the standings, 1000 wide and as high as the lines need, which is 1000 at most."""
    lines = figure.lines[:MOST_LINES]
    width, most = SQUARE_SIZE
    row = (most - 2 * MARGIN - BANNER - MOST_LINES * GAP) // MOST_LINES
    size = width, 2 * MARGIN + BANNER + len(lines) * (row + GAP)
    drawn = compose(wooden_ground(size), _blocks(figure, Rect(0, 0, *size), row))
    return encode_picture(drawn, "standings", figure.alt)


def _blocks(figure: StandingsFigure, whole: Rect, height: int) -> Iterator[Block]:
    room = whole.pad(MARGIN)
    banner = Rect(room.x, room.y, room.w, BANNER)
    yield Block(banner, ("standings title", figure.title, figure.below), partial(
        draw_banner, style=TITLE, title=printable(figure.title, TITLE.family) or "?", below=figure.below,
        below_style=BELOW,
    ))
    y = banner.bottom + GAP
    for line in figure.lines[:MOST_LINES]:
        yield Block(Rect(room.x, y, room.w, height), ("standing", line), partial(_line, line=line))
        y += height + GAP


def _line(canvas: Canvas, line: StandingsLine) -> None:
    rect = canvas.rect.pad(3)
    canvas.panel(rect, 18, paper(rect.w, rect.h, 7), shadow=True)
    canvas.edge(rect, 18, GOLD if line.own else WALNUT_EDGE, OWN_EDGE if line.own else 2)
    place, name, games, points = rect.pad(14, 6).columns(72, 1.0, 190, 120, gap=14)
    badge = Rect(place.x, place.cy - 28, 72, 56)
    canvas.panel(badge, 14, PLACES[line.place - 1] if line.place <= len(PLACES) else PAPER_DEEP)
    canvas.edge(badge, 14, WALNUT_EDGE, 2)
    canvas.write(f"{line.place}.", badge.cx, badge.cy, PLACE, INK, anchor="m", width=badge.w - 6)
    ink = INK_SOFT if line.out else INK
    canvas.write(printable(line.name, NAME.family) or "?", name.x, name.cy, NAME, ink, width=name.w)
    canvas.write(line.games, games.right, games.cy, GAMES, INK_SOFT, anchor="r", width=games.w)
    canvas.write(line.points, points.right, points.cy, POINTS, ink, anchor="r", width=points.w)
