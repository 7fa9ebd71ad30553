"""What one player holds: Gather cards, Friend and Fables, 1400 x 891."""

from __future__ import annotations

from games.grimm_forest.view import GrimmView, PlayerView
from rendering.grimm_forest.alt import hand_alt
from rendering.grimm_forest.cards import draw_art, draw_card, draw_place_card
from rendering.grimm_forest.pieces import chip_ground, goods_chip
from rendering.grimm_forest.table import BAR, MARGIN, draw_bar, table_top
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.sprites import sprite
from rendering.kit.theme import BOARD_SIZE, CREAM, GOLD, INK, LABEL, SHADOW
from rendering.reader import Reader

STRIP = 104
"""Height of the own Fables while others are looked at."""

SIDE = 388
"""Width of the column with Gather cards and Friend."""


def draw_hand(view: GrimmView, reader: Reader) -> Picture:
    """The viewer's own cards. Raises ValueError for a view of nobody's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.viewer]
    canvas = table_top()
    bar = Canvas(canvas.image.crop(BAR.box), (BAR.x, BAR.y))
    draw_bar(bar, view, reader)
    canvas.paste(bar.image, BAR.x, BAR.y)
    room = Rect(MARGIN, BAR.bottom + 14, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 14 - MARGIN)
    side, fables = room.columns(SIDE, 1.0, gap=16)
    gather, goods, friend = side.rows(272, 78, 1.0, gap=12)
    offered = view.looking or view.tavern
    if offered:
        _places(canvas, gather, player, view, reader)
        _offered(canvas, fables, offered, player, reader)
    elif player.hand:
        _places(canvas, gather, player, view, reader)
        _cards(canvas, fables, player.hand, reader)
    else:
        _no_fables(canvas, gather, reader)
        _places(canvas, fables, player, view, reader)
    _goods(canvas, goods, player)
    _friend(canvas, friend, player, reader)
    return finish(canvas.image, "hand", hand_alt(view, player, reader))


def _places(canvas: Canvas, rect: Rect, player: PlayerView, view: GrimmView, reader: Reader) -> None:
    """Gather cards in two rows, with what lies at each place; those under the Little Mermaid are locked."""
    first, second = rect.rows(1.0, 1.0, gap=10)
    cells = [*first.columns(*[1.0] * (len(view.locations) - 2), gap=10), *second.columns(1.0, 1.0, gap=10)]
    for cell, place in zip(cells, view.locations, strict=True):
        locked = place.id in player.under_mermaid
        draw_place_card(canvas, cell, place.id, reader, goods=place.goods, out_of_use=locked)


def _goods(canvas: Canvas, rect: Rect, player: PlayerView) -> None:
    for cell, (material, count) in zip(rect.columns(1.0, 1.0, 1.0, gap=8), player.goods.items(), strict=True):
        chip_ground(canvas, cell, material)
        goods_chip(canvas, cell, material, count)


def _friend(canvas: Canvas, rect: Rect, player: PlayerView, reader: Reader) -> None:
    if player.friend:
        draw_card(canvas, rect, player.friend, reader)
    else:
        _nothing(canvas, rect, "friend_back", reader.say("grimm-no-friend"))


def _no_fables(canvas: Canvas, rect: Rect, reader: Reader) -> None:
    """Before the first Fable the places get the room: they are all that there is to choose from."""
    _nothing(canvas, rect, "hand", reader.say("grimm-no-fables"))


def _nothing(canvas: Canvas, rect: Rect, icon: str, words: str) -> None:
    canvas.veil(rect, 18, SHADOW, 0.45)
    size = min(150, rect.h // 2)
    canvas.sprite(sprite(icon, size), rect.cx, rect.cy - 30)
    canvas.write(words, rect.cx, rect.cy + size // 2 + 4, LABEL, CREAM, anchor="m", width=rect.w - 30)


def _offered(canvas: Canvas, rect: Rect, offered: tuple[str, ...], player: PlayerView, reader: Reader) -> None:
    """Cards being looked at to choose from, under a heading; the own Fables shrink to a strip."""
    cards, strip = rect.rows(1.0, STRIP, gap=12) if player.hand else (rect, None)
    heading, cards = cards.rows(56, 1.0, gap=10)
    canvas.panel(heading, 16, GOLD)
    canvas.write(reader.say("grimm-choose"), heading.cx, heading.cy, LABEL, INK, anchor="m", width=heading.w - 30)
    _cards(canvas, cards, offered, reader)
    if strip is not None:
        names = sorted(set(player.hand))
        for cell, card in zip(strip.grid(max(6, len(names)), 1, gap=8), names, strict=False):
            draw_art(canvas, cell, card)


def _cards(canvas: Canvas, rect: Rect, cards: tuple[str, ...], reader: Reader) -> None:
    """All cards, equal ones as one with a number, as large as they fit."""
    names = sorted(set(cards))
    columns, rows = _grid(len(names))
    cells = [_shapely(cell) for cell in rect.grid(columns, rows, gap=12)]
    for cell, card in zip(cells, names, strict=False):
        draw_card(canvas, cell, card, reader, copies=cards.count(card))


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
