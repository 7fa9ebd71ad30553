"""The pictures of Agricola: board, farms, majors and score pad, from an `AgricolaView` and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from games.agricola.view import AgricolaView
from games.core.text import Seat, Text
from rendering.agricola.board import draw_board
from rendering.agricola.farm_picture import draw_farm_picture, draw_hand, farm_picture_ground
from rendering.agricola.farms import draw_farms
from rendering.agricola.majors import draw_majors
from rendering.agricola.ranking import draw_ranking, ranking_ground
from rendering.agricola.table import plain_table
from rendering.kit.picture import Picture
from rendering.reader import Reader

PICTURES: dict[str, Callable[[AgricolaView, Reader], Picture]] = {
    "board": draw_board,
    "farms": draw_farms,
    "hand": draw_hand,
    "majors": draw_majors,
    "ranking": draw_ranking,
}
FARM = "farm-"
"""Begins the names of the farms' pictures: "farm-0" is that of seat 0."""


def public_pictures(view: AgricolaView) -> tuple[str, ...]:
    """The board; from three players on, when the farms are not on it, also all farms at a glance. Each of them alone is
    in the gallery."""
    return ("board",) if len(view.farms) <= 2 else ("board", "farms")


def gallery(view: AgricolaView) -> tuple[tuple[str, Text], ...]:
    """Every farm alone, the majors board, the points so far."""
    farms = ((f"{FARM}{farm.seat}", Text("draw-agricola-look-farm", {"seat": Seat(farm.seat)})) for farm in view.farms)
    return (
        *farms, ("majors", Text("draw-agricola-look-majors")), ("ranking", Text("draw-agricola-standings")),
    )


def prepare() -> None:
    """Draw the grounds that do not depend on the table's options."""
    plain_table()
    ranking_ground()
    farm_picture_ground()


def draw(what: str, view: AgricolaView, reader: Reader) -> Picture:
    """One of PICTURES, or "farm-" and a seat. ``hand`` needs the view of a seat. Raises KeyError for another name."""
    if what.startswith(FARM):
        seats = {str(farm.seat): farm.seat for farm in view.farms}
        return draw_farm_picture(view, reader, seats[what.removeprefix(FARM)])
    return PICTURES[what](view, reader)
