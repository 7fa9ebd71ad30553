"""The board: what is on offer above, the villages as far as they matter to others below, 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.above_below.cards.box import villager
from games.above_below.content.schema import Mark
from games.above_below.view import AboveBelowView
from games.above_below.wording.terms import building_name, villager_name
from rendering.above_below.alt import board_alt
from rendering.above_below.icons import sprite
from rendering.above_below.pieces import (
    TALLY,
    TITLE_OF_CARD,
    building_card,
    die,
    lights_line,
    mark_icons,
    plate,
    plus,
)
from rendering.above_below.player import draw_player, player_key
from rendering.above_below.table import BAR, MARGIN, bar_key, draw_bar, table_with_bar
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.texture import paper
from rendering.kit.theme import BOARD_SIZE, CREAM, INK, INK_SOFT, WALNUT, WALNUT_EDGE, Style
from rendering.reader import Reader

CARD = (116, 192)
"""Width and height of a building on offer."""
LOWER = 192
NUMBER = Style("text", 800, 32, 26)


def draw_board(view: AboveBelowView, reader: Reader) -> Picture:
    """The whole table; nothing on it is private."""
    return finish(board_image(view, reader), "board", board_alt(view, reader))


def board_image(view: AboveBelowView, reader: Reader) -> Image.Image:
    """The board before encoding."""
    return compose(table_with_bar(), _blocks(view, reader))


def _areas() -> tuple[Rect, Rect, Rect]:
    room = Rect(MARGIN, BAR.bottom + 10, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 10 - MARGIN)
    upper, lower, villages = room.rows(CARD[1], LOWER, 1.0, gap=10)
    return upper, lower, villages


def _blocks(view: AboveBelowView, reader: Reader) -> Iterator[Block]:
    upper, lower, villages = _areas()
    yield Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))
    rows, hire = upper.columns(CARD[0] * 8 + 7 * 6, 1.0, gap=10)
    names = (*view.rows["house"], *view.rows["outpost"])
    for cell, name in zip(rows.columns(*[1.0] * 8, gap=6), names, strict=True):
        yield _card(cell, name, reader)
    pieces = view.for_hire
    words = tuple(reader.words(villager_name(piece)) for piece in pieces if piece)
    yield Block(hire, ("hire", pieces, words), partial(_draw_hire, view=view, reader=reader))
    shown, cave = lower.columns(1.0, 226, gap=8)
    names = (*view.key_houses, *view.star_houses)
    width = min(126, (shown.w - 6 * (len(names) - 1)) // max(1, len(names)))
    for number, name in enumerate(names):
        yield _card(Rect(shown.x + (width + 6) * number, shown.y, width, shown.h), name, reader)
    left = view.piles["cave"] + len(view.under["cave"]) + bool(view.cave_top)
    title = reader.say("above-below-caves-left", n=left)
    yield Block(cave, ("cave", view.cave_pages, title), partial(_draw_cave, view=view, title=title))
    seats = villages.columns(*[1.0] * len(view.players), gap=10)
    for rect, player in zip(seats, view.players, strict=True):
        draw = partial(draw_player, player=player, view=view, reader=reader)
        yield Block(rect, player_key(player, view, reader), draw)


def _card(cell: Rect, name: str, reader: Reader) -> Block:
    """A building on offer, or the ground where there is none."""
    def draw(canvas: Canvas) -> None:
        if name:
            building_card(canvas, canvas.rect.pad(2, 3), name, reader)

    return Block(cell, ("card", name, name and reader.words(building_name(name))), draw)


def _draw_hire(canvas: Canvas, view: AboveBelowView, reader: Reader) -> None:
    """The villagers for hire, the cheapest first: marks, lanterns, and what they cost."""
    whole = canvas.rect.pad(2, 3)
    canvas.panel(whole, 14, paper(whole.w, whole.h, 6, (232, 216, 186)), shadow=True)
    canvas.edge(whole, 14, WALNUT_EDGE, 2)
    for cell, piece in zip(whole.pad(5).rows(*[1.0] * len(view.for_hire), gap=2), view.for_hire, strict=True):
        if not piece:
            continue
        price, marks, name, lights = cell.columns(70, 74, 1.0, 112, gap=3)
        canvas.sprite(sprite("coin", 34, shadow=False), price.x + 20, price.cy)
        canvas.write(str(view.fee(piece)), price.x + 42, price.cy, TALLY, INK)
        icons = mark_icons(piece)
        for number, icon in enumerate(icons):
            canvas.sprite(sprite(icon, 34, shadow=False, tint=WALNUT), marks.x + 18 + 36 * number, marks.cy)
        if villager(piece).can(Mark.HAMMER_PLUS, Mark.QUILL_PLUS):
            plus(canvas, Rect(marks.x + 28, marks.y + 1, 18, 18))
        canvas.write(reader.words(villager_name(piece)), name.x, name.cy, TITLE_OF_CARD, INK, width=name.w)
        canvas.write(lights_line(piece), lights.right, lights.cy, TITLE_OF_CARD, INK_SOFT, anchor="r", width=lights.w)


def _draw_cave(canvas: Canvas, view: AboveBelowView, title: str) -> None:
    """The top cave card: a page for each result of the die."""
    whole = canvas.rect.pad(2, 3)
    canvas.panel(whole, 14, paper(whole.w, whole.h, 8, (98, 86, 78)), shadow=True)
    canvas.edge(whole, 14, (150, 134, 120), 2)
    head, body = whole.pad(6).rows(30, 1.0, gap=4)
    plate(canvas, head, title, TITLE_OF_CARD)
    for number, (cell, page) in enumerate(zip(body.grid(2, 3, 4), view.cave_pages, strict=False), 1):
        die(canvas, cell.x + 24, cell.cy, 36, number)
        canvas.write(str(int(page[1:])), cell.x + 54, cell.cy, NUMBER, CREAM)
