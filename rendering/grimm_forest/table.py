"""The wooden table under every picture, and the bar with round and step along its top."""

from __future__ import annotations

from PIL import Image

from games.core.text import Text, key_of
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.terms import card_name
from rendering.grimm_forest.pieces import face
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import planks, vignette
from rendering.kit.theme import BOARD_SIZE, COUNT, CREAM, GOLD, GOLD_LIGHT, LABEL, TITLE, WALNUT, WALNUT_EDGE
from rendering.reader import Reader, mark_of

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
    """Round, step, a Friend on offer, and how many cards the two decks have."""
    rect = canvas.rect
    title = canvas.write(reader.say("grimm-round", n=view.round), 24, rect.cy, TITLE, GOLD_LIGHT, width=330)
    x = rect.right - 18
    for name, count in (("friend_back", view.friend_deck_size), ("fable_back", view.deck_size)):
        written = canvas.write(str(count), x, rect.cy, COUNT, CREAM, anchor="r")
        x -= written.w + 34
        canvas.sprite(sprite(name, 52, shadow=False), x, rect.cy)
        x -= 44
    if view.offer:
        x = _offer(canvas, view, reader, x)
    left = title.right + 28
    canvas.write(step_words(view, reader), left, rect.cy, LABEL, CREAM, width=x - left - 10)


def _offer(canvas: Canvas, view: GrimmView, reader: Reader, right: int) -> int:
    """A Friend just drawn and who decides about him. Returns where this begins."""
    picture = sprite(face("friend", view.offer), 78, 52, shadow=False)
    portrait = Rect(right - 92, canvas.rect.cy - 26, 78, 52)
    canvas.panel(portrait, 10, picture.rgb)
    canvas.edge(portrait, 10, GOLD, 3)
    mark = mark_of(view.offer_by)
    canvas.mark(mark, portrait.x - 26, portrait.cy, 40, letter=mark.letter)
    name = reader.words(card_name(view.offer))
    written = canvas.write(name, portrait.x - 56, portrait.cy, LABEL, GOLD_LIGHT, anchor="r", width=250)
    return written.x - 16


def bar_key(view: GrimmView, reader: Reader) -> tuple[object, ...]:
    """All that the bar shows."""
    round_words = reader.say("grimm-round", n=view.round)
    offer = (reader.words(card_name(view.offer)), view.offer, view.offer_by) if view.offer else ()
    return ("bar", round_words, step_words(view, reader), view.friend_deck_size, view.deck_size, offer)


def plain_table() -> Ground:
    """The table top for pictures that need nothing more beneath."""
    return static(("grimm_forest", "table"), _draw_table)
