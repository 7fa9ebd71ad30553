"""The board: places above, players' boards below, 1400 x 891."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from games.grimm_forest.content import places_for
from games.grimm_forest.view import GrimmView
from rendering.grimm_forest.alt import board_alt
from rendering.grimm_forest.location import draw_location, location_ground, location_key
from rendering.grimm_forest.player import draw_player, player_ground, player_key
from rendering.grimm_forest.table import BAR, MARGIN, bar_key, draw_bar, table_top
from rendering.kit.blocks import Block, Ground, compose, static
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture
from rendering.kit.theme import BOARD_SIZE
from rendering.reader import Reader

PLACES_HEIGHT = 372


def draw_board(view: GrimmView, reader: Reader) -> Picture:
    """The whole table as the viewer sees it; nothing on it is private."""
    return finish(board_image(view, reader), "board", board_alt(view, reader))


def board_image(view: GrimmView, reader: Reader) -> Image.Image:
    """The board before encoding."""
    places, players = _areas(len(view.locations), len(view.players))
    return compose(board_ground(len(view.players)), _blocks(view, reader, places, players))


def board_ground(players: int) -> Ground:
    """Everything on the board of this many players that never changes."""
    areas = _areas(len(places_for(players)), players)
    return static(("grimm_forest", "board", players), lambda: _ground(*areas))


def _areas(places: int, players: int) -> tuple[list[Rect], list[Rect]]:
    room = Rect(MARGIN, BAR.bottom + 12, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 12 - MARGIN)
    above, below = room.rows(PLACES_HEIGHT, 1.0, gap=10)
    return above.columns(*[1.0] * places, gap=12), below.columns(*[1.0] * players, gap=12)


def _ground(places: list[Rect], players: list[Rect]) -> Image.Image:
    canvas = table_top()
    for rect, place in zip(places, places_for(len(players)), strict=True):
        location_ground(canvas, rect, place)
    for seat, rect in enumerate(players):
        player_ground(canvas, rect, seat)
    return canvas.image


def _blocks(view: GrimmView, reader: Reader, places: list[Rect], players: list[Rect]) -> Iterator[Block]:
    yield Block(BAR, bar_key(view, reader), partial(draw_bar, view=view, reader=reader))
    for rect, place in zip(places, view.locations, strict=True):
        draw_place = partial(draw_location, place=place, view=view, reader=reader)
        yield Block(rect, location_key(place, view, reader), draw_place)
    for rect, player in zip(players, view.players, strict=True):
        draw_seat = partial(draw_player, player=player, view=view, reader=reader)
        yield Block(rect, player_key(player, view, reader), draw_seat)
