"""The pictures of Mi Tierra: board, farms, contests and ranking, from a `MiTierraView` and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from games.core.text import Seat, Text
from games.mi_tierra.view import MiTierraView
from rendering.kit.picture import Picture
from rendering.mi_tierra.board import board_ground, draw_board
from rendering.mi_tierra.contest import SHOWS, competitors, contest_ground, draw_contest
from rendering.mi_tierra.farm_picture import draw_farm, draw_hand, farm_ground
from rendering.mi_tierra.ranking import draw_ranking
from rendering.mi_tierra.table import plain_table
from rendering.reader import Reader

PICTURES: dict[str, Callable[[MiTierraView, Reader], Picture]] = {
    "board": draw_board, "hand": draw_hand, "contest": draw_contest, "ranking": draw_ranking,
}
FARM = "farm-"
"""Begins the names of the farms' pictures: "farm-0" is that of seat 0."""


def public_pictures(view: MiTierraView) -> tuple[str, ...]:
    """The contest while there is one, else the board."""
    return ("contest",) if _contest(view) else ("board",)


def gallery(view: MiTierraView) -> tuple[tuple[str, Text], ...]:
    """The board during a contest, every farm alone, the income so far."""
    board = (("board", Text("draw-mi-tierra-look-board")),) if _contest(view) else ()
    farms = ((f"{FARM}{farm.seat}", Text("draw-mi-tierra-look-farm", {"seat": Seat(farm.seat)})) for farm in view.farms)
    return (*board, *farms, ("ranking", Text("draw-mi-tierra-standings")))


def _contest(view: MiTierraView) -> bool:
    """Whether animals are being shown, or prizes given."""
    return view.step in ("contest", "prizes") and view.season in SHOWS and bool(competitors(view))


def prepare() -> None:
    """Draw all grounds now: they hold the interpreter for a good while, which is better at start-up."""
    plain_table()
    board_ground()
    farm_ground()
    for season in SHOWS:
        contest_ground(season)


def draw(what: str, view: MiTierraView, reader: Reader) -> Picture:
    """One of PICTURES, or "farm-" and a seat. ``hand`` needs the view of a seat. Raises KeyError for another name."""
    if what.startswith(FARM):
        seats = {str(farm.seat): farm.seat for farm in view.farms}
        return draw_farm(view, reader, seats[what.removeprefix(FARM)])
    return PICTURES[what](view, reader)
