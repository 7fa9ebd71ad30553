"""The pictures of For Northwood!: board, hand and ranking, from a `NorthwoodView` and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from games.northwood.view import NorthwoodView
from rendering.kit.picture import Picture
from rendering.northwood.board import board_ground, draw_board
from rendering.northwood.hand import draw_hand, prepare_hand
from rendering.northwood.ranking import draw_ranking, ranking_ground
from rendering.reader import Reader

PICTURES: dict[str, Callable[[NorthwoodView, Reader], Picture]] = {
    "board": draw_board,
    "hand": draw_hand,
    "ranking": draw_ranking,
}


def public_pictures(view: NorthwoodView) -> tuple[str, ...]:
    """The board alone at every step: there is nothing to reveal, and the result is posted as the ranking."""
    return ("board",)


def prepare() -> None:
    """Draw all grounds now: a backdrop holds the interpreter for a tenth of a second, which is better at start-up."""
    board_ground()
    ranking_ground()
    prepare_hand()


def draw(what: str, view: NorthwoodView, reader: Reader) -> Picture:
    """One of PICTURES. ``hand`` needs the view of the player. Raises KeyError for another name."""
    return PICTURES[what](view, reader)
