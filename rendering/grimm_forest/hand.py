"""What one player holds: Gather cards, Friend and Fables, 1400 x 891."""

from __future__ import annotations

from games.grimm_forest.view import GrimmView, PlayerView
from rendering.grimm_forest.alt import hand_alt
from rendering.grimm_forest.cards import draw_card, draw_place_card
from rendering.grimm_forest.pieces import chip_ground, goods_chip
from rendering.grimm_forest.table import BAR, MARGIN, draw_bar, table_top
from rendering.kit.blocks import static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.theme import BOARD_SIZE, CREAM, LABEL, SHADOW, TITLE
from rendering.reader import Reader

SIDE = 388
"""Width of the column with Gather cards and Friend."""


def draw_hand(view: GrimmView, reader: Reader) -> Picture:
    """The viewer's own cards. Raises ValueError for a view of nobody's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.viewer]
    canvas = Canvas(static("hand", lambda: table_top().image).image.copy())
    bar = Canvas(canvas.image.crop(BAR.box), (BAR.x, BAR.y))
    draw_bar(bar, view, reader)
    canvas.paste(bar.image, BAR.x, BAR.y)
    room = Rect(MARGIN, BAR.bottom + 14, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 14 - MARGIN)
    side, fables = room.columns(SIDE, 1.0, gap=16)
    _side(canvas, side, player, view, reader)
    _fables(canvas, fables, player, reader)
    return finish(canvas.image, "hand", hand_alt(view, player, reader))


def _side(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Gather cards in two rows, resources, Friend."""
    gather, goods, friend = rect.rows(272, 78, 1.0, gap=12)
    places = [place.id for place in view.locations]
    first, second = gather.rows(1.0, 1.0, gap=10)
    cells = [*first.columns(*[1.0] * (len(places) - 2), gap=10), *second.columns(1.0, 1.0, gap=10)]
    for cell, place in zip(cells, places, strict=True):
        draw_place_card(canvas, cell, place, reader, out_of_use=place in player.under_mermaid)
    for cell, (material, count) in zip(goods.columns(1.0, 1.0, 1.0, gap=8), player.goods.items(), strict=True):
        chip_ground(canvas, cell, material)
        goods_chip(canvas, cell, material, count)
    if player.friend:
        draw_card(canvas, friend, player.friend, reader)
    else:
        canvas.veil(friend, 18, SHADOW, 0.45)
        canvas.sprite(sprite("friend_back", 150), friend.cx, friend.cy - 40)
        words = reader.say("grimm-no-friend")
        canvas.write(words, friend.cx, friend.cy + 74, LABEL, CREAM, anchor="m", width=friend.w - 30)


def _fables(canvas: Canvas, rect: Rect, player: PlayerView, reader: Reader) -> None:
    """All Fables, equal ones as one card with a number, as large as they fit."""
    cards = sorted(set(player.hand))
    if not cards:
        canvas.veil(rect, 18, SHADOW, 0.45)
        canvas.sprite(sprite("hand", 220), rect.cx, rect.cy - 50)
        canvas.write(reader.say("grimm-no-fables"), rect.cx, rect.cy + 110, TITLE, CREAM, anchor="m", width=rect.w - 60)
        return
    columns, rows = _grid(len(cards))
    cells = [_shapely(cell) for cell in rect.grid(columns, rows, gap=12)]
    for cell, card in zip(cells, cards, strict=False):
        draw_card(canvas, cell, card, reader, copies=player.hand.count(card))


def _shapely(cell: Rect) -> Rect:
    """A cell no taller than a card is: half as high again as wide, and some room for its rule."""
    height = min(cell.h, cell.w * 2)
    return Rect(cell.x, cell.y + (cell.h - height) // 2, cell.w, height)


def _grid(count: int) -> tuple[int, int]:
    """Columns and rows for this many cards."""
    for columns, rows in ((1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (4, 2), (4, 3), (5, 3), (6, 4), (8, 4)):
        if columns * rows >= count:
            return columns, rows
    raise ValueError(f"{count} different Fables: there are only 32")
