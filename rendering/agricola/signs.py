"""What is shown of a seat wherever its name stands: that it starts rounds, is on move, is being asked, its points."""

from __future__ import annotations

from typing import NamedTuple

from games.agricola.view import AgricolaView, FarmView
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.text import width_of
from rendering.kit.theme import CREAM, GOLD, WALNUT, Style
from rendering.reader import Reader

COUNT = Style("text", 800, 24, 19)


class SeatState(NamedTuple):
    """``asked`` only for a seat that is not on move anyway."""

    starts: bool
    active: bool
    asked: bool


def seat_state(farm: FarmView, view: AgricolaView, reader: Reader) -> SeatState:
    """What the signs of a seat say."""
    active = is_active(farm, view)
    return SeatState(view.starter == farm.seat, active, farm.seat in reader.asked and not active)


def is_active(farm: FarmView, view: AgricolaView) -> bool:
    """Whether it is this seat's turn to place a person."""
    return view.phase == "work" and view.active == farm.seat


def star(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """The star of points on a dark disc: gold hardly stands out on some players' colours."""
    disc = Rect(cx - size // 2, cy - size // 2, size, size)
    canvas.panel(disc, size // 2, WALNUT)
    canvas.edge(disc, size // 2, CREAM, 2)
    canvas.sprite(sprite("star", round(size * 0.8), shadow=False), cx, cy - size // 24)


def start_token(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """The start player's token, which hangs on the mark of the seat."""
    canvas.sprite(sprite("start_player", size, rim=CREAM), cx, cy)


def asked_pill(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """An hourglass on a dark disc, which straddles an edge: this seat is being waited for."""
    disc = Rect(cx - size // 2, cy - size // 2, size, size)
    canvas.panel(disc, size // 2, WALNUT)
    canvas.edge(disc, size // 2, GOLD, 3)
    canvas.sprite(sprite("hourglass", round(size * 0.66), shadow=False), cx, cy)


def counter(canvas: Canvas, words: str, right: int, cy: int, height: int = 30) -> int:
    """A few characters on a dark rounded ground that ends at ``right``. Returns where it begins."""
    rect = Rect(right - width_of(words, COUNT) - 16, cy - height // 2, width_of(words, COUNT) + 16, height)
    canvas.panel(rect, height // 2, WALNUT)
    canvas.edge(rect, height // 2, CREAM, 2)
    canvas.write(words, rect.cx, rect.cy, COUNT, CREAM, anchor="m")
    return rect.x
