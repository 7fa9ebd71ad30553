"""The private picture for placing a person: all action spaces in the groups of the question's lists, and the reader's
own goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.agricola.goods import ANIMALS
from games.agricola.view import AgricolaView, FarmView
from rendering.agricola.action_grid import Grid, grid_blocks, grid_of
from rendering.agricola.alt import spaces_alt
from rendering.agricola.farm import goods_of
from rendering.agricola.pieces import chip_ground, draw_chip, draw_person
from rendering.agricola.table import BAR, TALL_SIZE, Size, bar_key, draw_bar, plain_table, room_of
from rendering.kit.blocks import Block, compose
from rendering.kit.canvas import Canvas
from rendering.kit.encode import encode_picture
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.theme import CREAM, SQUARE_SIZE, Style
from rendering.reader import Reader

OWN_HEIGHT = 78
OWN_COUNT = Style("text", 800, 42, 28)
AT_HOME = Style("text", 800, 44, 32)
SIZES: tuple[Size, ...] = tuple((SQUARE_SIZE[0], height) for height in (760, 880, SQUARE_SIZE[1], 1100, TALL_SIZE[1]))
"""The possible sizes of the picture, the lowest first."""
LOWEST = 96
"""The least height of tiles; a higher picture is drawn until they reach it."""


def draw_spaces(view: AgricolaView, reader: Reader) -> Picture:
    """Draw the action spaces for the viewer. Raise `ValueError` for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator places nobody")
    return encode_picture(spaces_image(view, reader), "spaces", spaces_alt(view, reader))


def spaces_image(view: AgricolaView, reader: Reader) -> Image.Image:
    """Return the image before encoding."""
    size, grid, own = sized_grid(view, OWN_HEIGHT)
    return compose(plain_table(size), _blocks(view, reader, grid, own))


def sized_grid(view: AgricolaView, below: int, *, narrow: bool = False) -> tuple[Size, Grid, Rect]:
    """Return the size of a picture with all action spaces and `below` pixels for more, the areas of the spaces, and the
    area below them. The picture is as low as leaves the tiles high enough."""
    size: Size = SQUARE_SIZE
    for size in SIZES:
        spaces, rest = room_of(size).rows(1.0, below, gap=6)
        grid = grid_of(view, spaces, narrow=narrow)
        if grid.height >= LOWEST:
            break
    return size, grid, rest


def _blocks(view: AgricolaView, reader: Reader, grid: Grid, own: Rect) -> Iterator[Block]:
    farm = view.farms[view.viewer or 0]
    key = (*bar_key(view, reader), farm.seat, farm.home, farm.people)
    yield Block(BAR, key, partial(_bar, view=view, reader=reader, farm=farm))
    yield from grid_blocks(view, reader, grid, own=True)
    goods = [*goods_of(farm, moor=view.moor), *((one, farm.goods[one]) for one in ANIMALS if farm.goods.get(one))]
    yield Block(own, ("own goods", tuple(goods)), partial(_goods, goods=goods))


def _bar(canvas: Canvas, view: AgricolaView, reader: Reader, farm: FarmView) -> None:
    """Draw the round, the next harvest, and the people who can still be placed."""
    free = draw_bar(canvas, view, reader)
    count = f"{farm.home}/{farm.people}"
    right = canvas.write(count, free.right, free.cy, AT_HOME, CREAM, anchor="r").x - 12
    shown = min(max(1, farm.home), 4)
    step = min(48, (right - free.x - 56) // max(1, shown - 1)) if shown > 1 else 0
    for index in range(shown):
        draw_person(canvas, farm.seat, right - 28 - step * index, free.cy, 54, away=index >= farm.home)


def _goods(canvas: Canvas, goods: list[tuple[str, int]]) -> None:
    for cell, (good, n) in zip(canvas.rect.columns(*[1.0] * len(goods), gap=5), goods, strict=True):
        chip_ground(canvas, cell, good)
        draw_chip(canvas, cell, good, n, OWN_COUNT)
