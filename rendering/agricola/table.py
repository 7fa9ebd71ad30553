"""The wooden table under every picture, and the bar with the rounds and the coming harvest along its top."""

from __future__ import annotations

from itertools import accumulate

from PIL import Image

from games.agricola.spaces.table import STAGES
from games.agricola.view import AgricolaView
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import planks, vignette
from rendering.kit.theme import (
    BOARD_SIZE,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LABEL,
    TITLE,
    WALNUT,
    WALNUT_EDGE,
    Colour,
    Style,
)
from rendering.reader import Reader

MARGIN = 14
BAR = Rect(MARGIN, 10, BOARD_SIZE[0] - 2 * MARGIN, 64)
ROOM = Rect(MARGIN, BAR.bottom + 10, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 10 - 12)
"""Everything below the bar."""

HARVESTS = tuple(accumulate(len(stage) for stage in STAGES))
"""A harvest ends every stage."""
LAST_ROUND = HARVESTS[-1]

STEP = 49
TRACK = 268
NUMBER = Style("text", 800, 24, 19)
NUMBER_NOW = Style("text", 900, 32, 24)
PAST: Colour = (206, 168, 112)
COMING: Colour = (86, 66, 48)


def planks_only() -> Canvas:
    """A fresh table top: dark planks, darker towards the corners."""
    width, height = BOARD_SIZE
    return Canvas(vignette(planks(width, height, 5, (84, 62, 44), 92)))


def plain_table() -> Ground:
    """The table top with the empty bar, which boards build upon and the majors need nothing more than."""

    def make() -> Image.Image:
        canvas = planks_only()
        canvas.panel(BAR, 18, WALNUT, shadow=True)
        canvas.edge(BAR, 18, WALNUT_EDGE, 2)
        return canvas.image

    return static(("agricola", "table"), make)


def harvest_words(view: AgricolaView, reader: Reader) -> str:
    """How far away the next harvest is, or that the game is over."""
    if view.phase == "end":
        return reader.say("agricola-over")
    if view.phase in ("field", "feed", "breed"):
        return reader.say("agricola-harvest-now")
    return reader.say("agricola-harvest-in", n=view.next_harvest - max(1, view.round), round=view.next_harvest)


def bar_key(view: AgricolaView, reader: Reader) -> tuple[object, ...]:
    """All that the bar shows."""
    return ("bar", view.round, reader.say("agricola-round", n=view.round), harvest_words(view, reader))


def draw_bar(canvas: Canvas, view: AgricolaView, reader: Reader) -> None:
    """Round, all rounds with their harvests, and when the next one comes."""
    rect = canvas.rect
    canvas.write(reader.say("agricola-round", n=view.round), 22, rect.cy, TITLE, GOLD_LIGHT, width=TRACK - 56)
    for number in range(1, LAST_ROUND + 1):
        _round(canvas, TRACK + STEP * (number - 1), rect.cy, number, view.round)
    left = TRACK + STEP * LAST_ROUND + 20
    canvas.sprite(sprite("harvest", 54, shadow=False), left, rect.cy)
    canvas.write(
        harvest_words(view, reader), left + 34, rect.cy, LABEL, CREAM, width=rect.right - left - 46, lines=2, height=52,
        leading=1.0,
    )


def _round(canvas: Canvas, cx: int, cy: int, number: int, now: int) -> None:
    radius = 25 if number == now else 19
    disc = Rect(cx - radius, cy - radius + 3, 2 * radius, 2 * radius)
    ground = GOLD if number == now else PAST if number < now else COMING
    canvas.panel(disc, radius, ground)
    style = NUMBER_NOW if number == now else NUMBER
    canvas.write(str(number), cx, disc.cy, style, INK if number <= now else CREAM, anchor="m")
    if number in HARVESTS:
        canvas.sprite(sprite("grain", 30, shadow=False, rim=WALNUT), cx + radius - 2, disc.y - 1)
