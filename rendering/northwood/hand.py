"""What the player decides from: hand, visit, piles and allies; before a visit the fiefs, 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from PIL import Image

from games.northwood.content import DECK, SUIT_OF
from games.northwood.view import NorthwoodView
from rendering.kit.blocks import Block, Ground, compose, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.theme import CREAM, GOLD, SHADOW, Style
from rendering.northwood.alt import hand_alt
from rendering.northwood.board import ROOM, fief_blocks, lower_blocks, place_blocks
from rendering.northwood.cards import draw_dialogue, draw_worth
from rendering.northwood.fief import fief_ground
from rendering.northwood.table import BAR, bar_key, draw_bar, plain_table, table_top
from rendering.northwood.visit import would_score
from rendering.reader import Reader

HAND_HEIGHTS = ((10, 1, 320), (13, 1, 286), (len(DECK), 2, 378))
"""Most cards, rows, and height of the hand's area: what is left above has room for the allies' rules."""

SLIM = 1.9
"""Height of a card at most, as a multiple of its width."""

LIFT = 16
EMPTY = Style("heading", 800, 40, 24)


def draw_hand(view: NorthwoodView, reader: Reader) -> Picture:
    """The player's own picture. Raises ValueError for a view of nobody's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return finish(hand_image(view, reader), "hand", hand_alt(view, reader))


def hand_image(view: NorthwoodView, reader: Reader) -> Image.Image:
    """The hand's picture before encoding."""
    rows, height = _shape(len(view.hand))
    above, hand = ROOM.rows(1.0, height, gap=4)
    blocks = [Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))]
    if view.step == "fief":
        left, right = _choice(above)
        ground = choice_ground(left)
        blocks += [*fief_blocks(view, _fief_rects(left)), *place_blocks(right, view, reader)]
    else:
        ground = plain_table()
        blocks += lower_blocks(above, view, reader)
    draw_cards = partial(_draw_cards, view=view, reader=reader, rows=rows)
    key = ("hand", view.hand, view.playable, view.statement, view.favourite, reader.say("northwood-no-cards"))
    return compose(ground, [*blocks, Block(hand, key, draw_cards)])


def prepare_hand() -> None:
    """Draw the grounds of a usual hand."""
    plain_table()
    choice_ground(_choice(ROOM.rows(1.0, HAND_HEIGHTS[0][2], gap=4)[0])[0])


def _choice(room: Rect) -> tuple[Rect, Rect]:
    """Fiefs and allies while a fief is chosen."""
    left, right = room.columns(0.52, 0.48, gap=6)
    return left.pad(0, 5), right


def choice_ground(room: Rect) -> Ground:
    """The table with the fiefs in two rows."""

    def make() -> Image.Image:
        canvas = table_top()
        rects = _fief_rects(room)
        fief_ground(canvas, rects[:4])
        fief_ground(canvas, rects[4:])
        return canvas.image

    return static(("northwood", "choice", room), make)


def _fief_rects(room: Rect) -> list[Rect]:
    return room.grid(4, 2, gap=7)


def _shape(count: int) -> tuple[int, int]:
    """Rows and height of the hand's area."""
    return next((rows, height) for most, rows, height in HAND_HEIGHTS if count <= most)


def _draw_cards(canvas: Canvas, view: NorthwoodView, reader: Reader, rows: int) -> None:
    rect = canvas.rect.pad(0, 6)
    canvas.veil(rect, 20, SHADOW, 0.42)
    if not view.hand:
        canvas.write(reader.say("northwood-no-cards"), rect.cx, rect.cy, EMPTY, CREAM, anchor="m", width=rect.w - 60)
        return
    across = -(-len(view.hand) // rows)
    for index, row in enumerate(rect.pad(12, 10).rows(*[1.0] * rows, gap=4)):
        cards = view.hand[index * across : (index + 1) * across]
        for cell, card in zip(_cells(row, cards, across), cards, strict=True):
            _draw_card(canvas, cell, card, view)


def _cells(row: Rect, cards: tuple[str, ...], across: int) -> Iterator[Rect]:
    """Cards side by side in the middle of the row, with a wider gap where the suit changes."""
    gap, extra = 6, 12
    changes = [SUIT_OF[one] != SUIT_OF[other] for one, other in pairwise(cards)]
    width = min((row.w - gap * (across - 1) - extra * 3) // across, round((row.h - LIFT) * 0.72))
    height = min(row.h - LIFT, round(width * SLIM))
    x = row.cx - (width * len(cards) + gap * (len(cards) - 1) + extra * sum(changes)) // 2
    for index in range(len(cards)):
        yield Rect(x, row.y + LIFT + (row.h - LIFT - height) // 2, width, height)
        x += width + gap + (extra if index < len(changes) and changes[index] else 0)


def _draw_card(canvas: Canvas, cell: Rect, card: str, view: NorthwoodView) -> None:
    """A card; while an answer is due, those that may be played are lifted and say whether they would score."""
    if view.statement is None:
        draw_dialogue(canvas, cell, card)
        return
    may = card in view.playable
    place = Rect(cell.x, cell.y - LIFT, cell.w, cell.h) if may else cell
    draw_dialogue(canvas, place, card, resting=not may)
    if may:
        canvas.edge(place.pad(-3), max(8, place.w // 9), GOLD, max(6, place.w // 20))
        size = max(30, min(52, place.w // 3))
        draw_worth(canvas, place.right - size // 2, place.y + size // 4, size, scored=would_score(view, card))
