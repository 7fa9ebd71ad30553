"""The board: the eight fiefs above, the visit and the allies below, 1400 x 891. It shows nothing that is private."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PIL import Image

from games.northwood.view import NorthwoodView
from rendering.kit.blocks import Block, Ground, compose, static
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.theme import BOARD_SIZE
from rendering.northwood.alt import board_alt
from rendering.northwood.fief import POINTER, draw_fief, fief_ground, fief_key
from rendering.northwood.guests import draw_guests_panel, guests, guests_key
from rendering.northwood.piles import draw_piles, piles_key
from rendering.northwood.place import draw_place, place_key
from rendering.northwood.table import BAR, MARGIN, bar_key, draw_bar, table_top
from rendering.northwood.visit import draw_visit, visit_key
from rendering.reader import Reader

ROOM = Rect(MARGIN, BAR.bottom, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 8)
FIEFS, BELOW = ROOM.rows(332, 1.0, gap=4)
VISIT_SHARE = 0.52
COUPLE = 2
"""As many friends find room beside the finished visits."""


def draw_board(view: NorthwoodView, reader: Reader) -> Picture:
    """The table as everybody may see it, whoever looks."""
    shown = public(view)
    return finish(board_image(shown, reader), "board", board_alt(shown, reader))


def public(view: NorthwoodView) -> NorthwoodView:
    """The same table without the hand and without what only the player knows of the deck."""
    return replace(view, viewer=None, hand=(), playable=(), deck_known=(None,) * view.deck_size)


def board_image(view: NorthwoodView, reader: Reader) -> Image.Image:
    """The board before encoding."""
    bar = Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))
    fiefs = fief_blocks(view, fief_rects(), POINTER)
    return compose(board_ground(), [bar, *fiefs, *lower_blocks(BELOW, view, reader)])


def fief_rects() -> list[Rect]:
    """The areas of the eight fiefs."""
    return FIEFS.columns(*[1.0] * 8, gap=7)


def board_ground() -> Ground:
    """The table with the land of the fiefs."""
    return static(("northwood", "board"), _ground)


def _ground() -> Image.Image:
    canvas = table_top()
    fief_ground(canvas, fief_rects(), POINTER)
    return canvas.image


def fief_blocks(view: NorthwoodView, rects: list[Rect], pointer: int = 0) -> Iterator[Block]:
    """A block for each fief."""
    for rect, fief in zip(rects, view.fiefs, strict=True):
        draw_one = partial(draw_fief, fief=fief, view=view, pointer=pointer)
        yield Block(rect, (fief_key(fief, view), pointer), draw_one)


def lower_blocks(room: Rect, view: NorthwoodView, reader: Reader) -> Iterator[Block]:
    """Visit and piles on the left, allies on the right: what the pictures of board and hand share. Before the
    first word of a visit, when nobody has touched the piles, friends who may come along stand in their place."""
    left, right = room.columns(VISIT_SHARE, 1 - VISIT_SHARE, gap=4)
    friends = len(guests(view))
    inviting, crowd = view.step == "invite" and friends > 0, view.step == "fief" and friends > COUPLE
    visit, piles = left.rows(0.42, 0.58, gap=2) if inviting else left.rows(0.55, 0.45, gap=2)
    if crowd:
        visit = left
    yield Block(visit, visit_key(view, reader), partial(draw_visit, view=view, reader=reader))
    if inviting:
        yield Block(piles, guests_key(view, reader), partial(draw_guests_panel, view=view, reader=reader))
    elif not crowd:
        yield Block(piles, piles_key(view, reader), partial(draw_piles, view=view, reader=reader))
    yield from place_blocks(right, view, reader)


def place_blocks(room: Rect, view: NorthwoodView, reader: Reader) -> Iterator[Block]:
    """The four allies."""
    for rect, place in zip(room.grid(2, 2, gap=2), view.places, strict=True):
        yield Block(rect, place_key(place, reader), partial(draw_place, place=place, reader=reader))
