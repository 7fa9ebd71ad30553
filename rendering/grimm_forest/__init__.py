"""The pictures of The Grimm Forest: board, hand, reveal and ranking, from a `GrimmView` and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from games.core.text import Text
from games.grimm_forest.view import GrimmView
from rendering.grimm_forest.board import board_ground, draw_board
from rendering.grimm_forest.hand import draw_hand
from rendering.grimm_forest.ranking import draw_ranking, ranking_ground
from rendering.grimm_forest.reveal import draw_reveal
from rendering.grimm_forest.table import plain_table
from rendering.kit.picture import Picture
from rendering.reader import Reader

PICTURES: dict[str, Callable[[GrimmView, Reader], Picture]] = {
    "board": draw_board,
    "hand": draw_hand,
    "reveal": draw_reveal,
    "ranking": draw_ranking,
}


def public_pictures(view: GrimmView) -> tuple[str, ...]:
    """Who went where with which Fable while that is dealt with, else the board: whoever builds looks at it."""
    return ("reveal",) if view.revealed_gather and view.phase == "gather" else ("board",)


def keepsakes(view: GrimmView) -> tuple[str, ...]:
    """The reveal, until the first builder is done."""
    first_builds = view.phase == "build" and view.active in (None, view.order[0])
    return ("reveal",) if view.revealed_gather and first_builds else ()


def gallery(view: GrimmView) -> tuple[tuple[str, Text], ...]:
    """What the public message does not show: the board during a reveal, the reveal until the round is over."""
    if not view.revealed_gather:
        return ()
    shown = public_pictures(view)
    return tuple((name, Text(f"draw-grimm-look-{name}")) for name in ("board", "reveal") if name not in shown)


def prepare() -> None:
    """Draw all grounds now: a backdrop holds the interpreter for a tenth of a second, which is better at start-up."""
    plain_table()
    ranking_ground()
    for players in (2, 3, 4):
        board_ground(players)


def draw(what: str, view: GrimmView, reader: Reader) -> Picture:
    """One of PICTURES. ``hand`` needs the view of a seat. Raises KeyError for another name."""
    return PICTURES[what](view, reader)
