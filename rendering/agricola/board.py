"""The board: action spaces, round cards, special actions; for one or two players with their farms, 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PIL import Image

from games.agricola.view import AgricolaView, SpaceView
from rendering.agricola.alt import board_alt
from rendering.agricola.changes import changes
from rendering.agricola.farm import draw_farm, farm_ground, farm_key
from rendering.agricola.seats import HANG, draw_seat, seat_key
from rendering.agricola.slots import arrivals_on, draw_slot, tile_ground
from rendering.agricola.spaces import draw_space, space_key
from rendering.agricola.specials import draw_solo_deck, draw_special, special_key
from rendering.agricola.table import BAR, LAST_ROUND, ROOM, bar_key, draw_bar, plain_table
from rendering.kit.blocks import Block, Ground, compose, static
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.reader import Reader

FARMS_HEIGHT = 470
SEATS_HEIGHT = 92 + HANG
TILES: dict[int, tuple[int, int]] = {28: (7, 4), 30: (10, 3), 32: (8, 4), 35: (7, 5), 42: (7, 6), 48: (8, 6)}


class Areas(NamedTuple):
    """Where things are: farms or the players' lines, and tiles in reading order."""

    farms: list[Rect]
    seats: list[Rect]
    tiles: list[Rect]


def draw_board(view: AgricolaView, reader: Reader) -> Picture:
    """The whole table as anybody sees it; nothing on it is private."""
    return finish(board_image(view, reader), "board", board_alt(view, reader))


def board_image(view: AgricolaView, reader: Reader) -> Image.Image:
    """The board before encoding."""
    areas = _areas(len(view.farms), _tiles_of(view))
    return compose(board_ground(len(view.farms), _tiles_of(view), moor=view.moor), _blocks(view, reader, areas))


def board_ground(players: int, tiles: int, *, moor: bool) -> Ground:
    """Everything on a board with so many players and tiles that never changes."""
    return static(("agricola", "board", players, tiles, moor), lambda: _ground(players, tiles, moor))


def _ground(players: int, tiles: int, moor: bool) -> Image.Image:
    areas = _areas(players, tiles)
    canvas = Canvas(plain_table().image.copy())
    for seat, rect in enumerate(areas.farms):
        farm_ground(canvas, rect, seat, moor=moor)
    for rect in areas.tiles[:tiles]:
        tile_ground(canvas, rect)
    return canvas.image


def _tiles_of(view: AgricolaView) -> int:
    """How many tiles there are: permanent spaces, all rounds, special action cards, the solo deck."""
    permanent = sum(1 for space in view.spaces if space.round is None)
    return permanent + LAST_ROUND + (2 if view.solo else len(view.specials))


def _areas(players: int, tiles: int) -> Areas:
    """For one player the farm stands at the left and the first tiles beside it; for two, farms above and tiles below;
    for more, tiles above and a line for each player below."""
    if players == 1:
        above, below = ROOM.rows(FARMS_HEIGHT, 1.0, gap=8)
        farm, beside = above.columns(700, 1.0, gap=8)
        rest = tiles - 12
        return Areas([farm], [], [*beside.grid(4, 3, gap=4), *below.grid(-(-rest // 2), 2, gap=4)])
    if players == 2:
        above, below = ROOM.rows(FARMS_HEIGHT, 1.0, gap=8)
        columns = -(-tiles // 3)
        return Areas(above.columns(1.0, 1.0, gap=8), [], below.grid(columns, 3, gap=3))
    above, below = ROOM.rows(1.0, SEATS_HEIGHT, gap=2)
    columns, rows = next(shape for most, shape in sorted(TILES.items()) if tiles <= most and shape[0] < 10)
    return Areas([], below.columns(*[1.0] * players, gap=6), above.grid(columns, rows, gap=4))


def _blocks(view: AgricolaView, reader: Reader, areas: Areas) -> Iterator[Block]:
    yield Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))
    for rect, farm in zip(areas.farms, view.farms, strict=False):
        yield Block(rect, farm_key(farm, view, reader), partial(draw_farm, farm=farm, view=view, reader=reader))
    for rect, farm in zip(areas.seats, view.farms, strict=False):
        yield Block(rect, seat_key(farm, view, reader), partial(draw_seat, farm=farm, view=view, reader=reader))
    yield from _tiles(view, reader, areas.tiles)


def _tiles(view: AgricolaView, reader: Reader, rects: list[Rect]) -> Iterator[Block]:
    """Permanent spaces, special action cards, then the rounds."""
    rounds: dict[int, SpaceView] = {space.round: space for space in view.spaces if space.round is not None}
    places = iter(rects)
    changed = changes(view, reader.before)

    def shown(space: SpaceView) -> Block:
        new = changed.is_new(space.id)
        draw_one = partial(draw_space, space=space, reader=reader, new=new)
        return Block(next(places), space_key(space, reader, new=new), draw_one)

    for space in view.spaces:
        if space.round is None:
            yield shown(space)
    for card in view.specials:
        yield Block(next(places), special_key(card, reader), partial(draw_special, card=card, reader=reader))
    if view.solo is not None:
        if not view.specials:
            next(places)
        solo = view.solo
        key = ("deck", solo.next_actions, solo.deck, reader.say("agricola-deck"))
        yield Block(
            next(places), key, partial(draw_solo_deck, actions=solo.next_actions, left=solo.deck, reader=reader)
        )
    for number in range(1, LAST_ROUND + 1):
        if number in rounds:
            yield shown(rounds[number])
        else:
            arrivals = arrivals_on(view.farms, number)
            yield Block(next(places), ("slot", number, arrivals), partial(draw_slot, number=number, arrivals=arrivals))
