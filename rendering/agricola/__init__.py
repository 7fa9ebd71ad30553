"""The pictures of Agricola: board, farms, majors and score pad, from an `AgricolaView` and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.agricola.cards.box import card_of
from games.agricola.cards.decks import deals_of
from games.agricola.cards.decks import kind_of as deck_kind
from games.agricola.view import AgricolaView
from games.core.decision import Decision
from games.core.text import Seat, Text
from rendering.agricola.board import draw_board
from rendering.agricola.cards import draw_all, draw_kind, draw_pile, draw_played
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
    "occupations": partial(draw_kind, "occupation"),
    "minors": partial(draw_kind, "minor"),
    "cards": draw_all,
    "draft": draw_pile,
}
FARM = "farm-"
"""Begins the names of the farms' pictures: "farm-0" is that of seat 0."""
PLAYED = "played-"
"""Begins the names of the pictures of the hand cards that somebody has played."""
ANSWERED_BY = {"draft": "draft", "mulligan": "cards", "minor": "minors", "occupation": "occupations"}
"""The pictures by which one answers a question, where that is not the own farm."""


def public_pictures(view: AgricolaView) -> tuple[str, ...]:
    """The board; from three players on, when the farms are not on it, also all farms at a glance. Each of them alone is
    in the gallery."""
    return ("board",) if len(view.farms) <= 2 else ("board", "farms")


def gallery(view: AgricolaView) -> tuple[tuple[str, Text], ...]:
    """Every farm alone, the hand cards somebody has played, the majors board, the points so far."""
    played = [farm.seat for farm in view.farms if farm.occupations or farm.minors]
    farms = ((f"{FARM}{farm.seat}", Text("draw-agricola-look-farm", {"seat": Seat(farm.seat)})) for farm in view.farms)
    return (
        *farms,
        *((f"{PLAYED}{seat}", Text("draw-agricola-look-played", {"seat": Seat(seat)})) for seat in played),
        ("majors", Text("draw-agricola-look-majors")), ("ranking", Text("draw-agricola-standings")),
    )


def own_pictures(view: AgricolaView) -> tuple[tuple[str, Text], ...]:
    """The viewer's hand cards of each kind; for nobody's view the kinds that there are at this level."""
    if view.viewer is None:
        kinds = {deck_kind(deal.deck) for deal in deals_of(view.level, moor=view.moor)}
    else:
        kinds = {card_of(card).kind for card in view.farms[view.viewer].hand}
    return tuple((f"{kind}s", Text(f"draw-agricola-look-{kind}s")) for kind in ("occupation", "minor") if kind in kinds)


def answered_by(decision: Decision) -> str:
    """The private picture by which one answers a question."""
    return ANSWERED_BY.get(decision.key, "hand")


def prepare() -> None:
    """Draw the grounds that do not depend on the table's options."""
    plain_table()
    ranking_ground()
    farm_picture_ground()


def draw(what: str, view: AgricolaView, reader: Reader) -> Picture:
    """One of PICTURES, or "farm-" or "played-" and a seat. ``hand``, ``draft`` and those of hand cards need the view of
    a seat. Raises KeyError for another name."""
    seats = {str(farm.seat): farm.seat for farm in view.farms}
    if what.startswith(FARM):
        return draw_farm_picture(view, reader, seats[what.removeprefix(FARM)])
    if what.startswith(PLAYED):
        return draw_played(seats[what.removeprefix(PLAYED)], view, reader)
    return PICTURES[what](view, reader)
