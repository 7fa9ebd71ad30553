"""The picture of the market: what each player has on sale, everybody's coins, and the viewer's own goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.above_below.view import AboveBelowView, PlayerView
from games.above_below.wording.terms import item_name
from rendering.above_below.alt import market_alt
from rendering.above_below.icons import sprite
from rendering.above_below.icons.nature import MEADOW
from rendering.above_below.landscape import landscape
from rendering.above_below.pieces import PLAYER, WORD, draw_band, draw_nature, draw_price
from rendering.above_below.village import GAP, MARGIN, draw_things, lines_of, things_of
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import planks
from rendering.kit.theme import CREAM, INK, INK_SOFT, PAPER_DEEP, SQUARE_SIZE, WALNUT_EDGE, Style
from rendering.reader import Reader

ITEM = Style("heading", 800, 44, 30)
AWNING = ((200, 72, 48), (255, 244, 222))


def draw_market(view: AboveBelowView, reader: Reader) -> Picture:
    """Draw a stall for each player, and below what the viewer has at hand."""
    width, height = SQUARE_SIZE
    own = [] if view.viewer is None else things_of(view.players[view.viewer], reader)
    rows = len(lines_of(own))
    room = Rect(MARGIN, 60, width - 2 * MARGIN, height - 60 - MARGIN)
    stalls, hand = room.rows(1.0, rows * 108, gap=40 if rows else 0)
    ground = landscape(height, hand.y - 24 if rows else height)
    return encode_picture(compose(ground, _blocks(stalls, hand, view, reader)), "market", market_alt(view, reader))


def _blocks(stalls: Rect, hand: Rect, view: AboveBelowView, reader: Reader) -> Iterator[Block]:
    rows = -(-len(view.players) // 2)
    cells = stalls.grid(2, rows, 3 * GAP)
    for cell, player in zip(cells, view.players, strict=False):
        words = reader.words(item_name(player.sale)) if player.sale else reader.label("above-below-nothing-on-sale")
        key = ("stall", player.seat, reader.name(player.seat), player.sale, words, player.coins)
        yield Block(cell, key, partial(_draw_stall, player=player, words=words, reader=reader))
    if len(view.players) % 2:
        yield Block(cells[-1], ("meadow",), lambda canvas: draw_nature(canvas, canvas.rect, MEADOW))
    if view.viewer is not None and hand.h > 0:
        things = things_of(view.players[view.viewer], reader)
        yield Block(hand, ("hand", tuple(things)), partial(draw_things, things=things))


def _draw_stall(canvas: Canvas, player: PlayerView, words: str, reader: Reader) -> None:
    """Draw a stall with an awning: the item on the counter, its name, the owner with their coins below."""
    rect = canvas.rect
    back = Rect(rect.x + 16, rect.y + 30, rect.w - 32, rect.h - 34)
    canvas.panel(back, 10, planks(back.w, back.h, 4, (142, 104, 66), 34), shadow=True)
    inner, band = back.pad(12, 0).rows(1.0, 60)
    shown = Rect(inner.x, inner.y + 50, inner.w, inner.h - 58)
    canvas.panel(shown, 14, CREAM if player.sale else PAPER_DEEP)
    canvas.edge(shown, 14, WALNUT_EDGE, 3)
    picture, text = shown.rows(1.0, 60)
    if player.sale:
        size = min(picture.h - 14, picture.w, 170)
        canvas.sprite(sprite(player.sale, size), picture.cx, picture.cy + 8)
        canvas.write(words, text.cx, text.cy, ITEM, INK, anchor="m", width=text.w - 12)
    else:
        canvas.write(words, shown.cx, shown.cy, WORD, INK_SOFT, anchor="m", width=shown.w - 12, lines=2)
    band = Rect(rect.x + 4, band.y + 4, rect.w - 8, 56)
    draw_band(canvas, band, player.seat, reader, PLAYER, room=116)
    draw_price(canvas, band.right - 112, band.cy, player.coins)
    step = rect.w // 9
    for number in range(9):
        canvas.panel(Rect(rect.x + number * step, rect.y, step, 66), 14, AWNING[number % 2], shadow=number == 0)
