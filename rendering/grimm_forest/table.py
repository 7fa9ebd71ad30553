"""The wooden table under every picture, and the bar with round and step along its top."""

from __future__ import annotations

from PIL import Image

from games.core.text import Text, key_of
from games.grimm_forest.view import GrimmView
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import planks, vignette
from rendering.kit.theme import BOARD_SIZE, COUNT, CREAM, GOLD_LIGHT, LABEL, TITLE, WALNUT, WALNUT_EDGE
from rendering.reader import Reader

MARGIN = 14
BAR = Rect(MARGIN, 12, BOARD_SIZE[0] - 2 * MARGIN, 62)


def table_top() -> Canvas:
    """A canvas with the plain table, to draw a ground on."""
    return Canvas(plain_table().image.copy())


def _draw_table() -> Image.Image:
    """Dark planks, darker towards the corners, with the empty bar."""
    width, height = BOARD_SIZE
    canvas = Canvas(vignette(planks(width, height, 5, (84, 62, 44), 92)))
    canvas.panel(BAR, 18, WALNUT, shadow=True)
    canvas.edge(BAR, 18, WALNUT_EDGE, 2)
    return canvas.image


def step_words(view: GrimmView, reader: Reader) -> str:
    """What is going on, in a few words."""
    return reader.words(Text(key_of("draw-grimm-step", view.step)))


def draw_bar(canvas: Canvas, view: GrimmView, reader: Reader) -> None:
    """Round, step, and how many cards the two decks have."""
    rect = canvas.rect
    title = canvas.write(reader.say("grimm-round", n=view.round), 24, rect.cy, TITLE, GOLD_LIGHT, width=330)
    x = rect.right - 18
    for name, count in (("friend_back", view.friend_deck_size), ("fable_back", view.deck_size)):
        written = canvas.write(str(count), x, rect.cy, COUNT, CREAM, anchor="r")
        x -= written.w + 34
        canvas.sprite(sprite(name, 52, shadow=False), x, rect.cy)
        x -= 44
    left = title.right + 28
    canvas.write(step_words(view, reader), left, rect.cy, LABEL, CREAM, width=x - left - 10)


def bar_key(view: GrimmView, reader: Reader) -> tuple[object, ...]:
    """All that the bar shows."""
    round_words = reader.say("grimm-round", n=view.round)
    return ("bar", round_words, step_words(view, reader), view.friend_deck_size, view.deck_size)


def plain_table() -> Ground:
    """The table top for pictures that need nothing more beneath."""
    return static(("grimm_forest", "table"), _draw_table)
